"""/game redo, rollback, kick: setting a table right again."""

from bot import backing
from bot.commands.kit import SERVER, Command, command
from bot.limits import CHOICE, clip
from bot.panel.steps import seated
from bot.places import matching, running_here
from bot.visit import Visit
from games.core.errors import refuse

LISTED = 25


def commands() -> list[Command]:
    """Return the commands of the group."""
    return [
        command("redo", redo, "redo", SERVER),
        command("rollback", rollback, "rollback", SERVER, to=suggest_points),
        command("kick", kick, "kick", SERVER, player=suggest_seats),
    ]


async def redo(visit: Visit) -> None:
    """Bring back what was taken back last; a moderator also what was set back."""
    await visit.private()
    row = await running_here(visit)
    sitting = await visit.house.tables.sit(row.id)
    moderator = visit.interaction.permissions.manage_channels
    seat = sitting.seat_of(visit.user_id)
    if seat is None and not moderator:
        await seated(visit, row.id)
    await backing.bring_back(visit, sitting, seat, moderator=moderator)


async def rollback(visit: Visit, to: int) -> None:
    """Go back to an earlier point of the game; for moderators, and told to all."""
    await visit.private()
    row = await running_here(visit)
    if not visit.interaction.permissions.manage_channels:
        raise refuse("bot-may-not-rollback")
    await visit.house.tables.back_to(row.id, to, "rollback", visit.name, interaction_id=visit.id)
    visit.house.ring()
    await visit.tell(visit.say("bot-undone"))


async def kick(visit: Visit, player: int) -> None:
    """Open a seat that keeps the others waiting: a moderator at once, a player by asking the others."""
    await visit.private()
    row = await running_here(visit)
    tables = visit.house.tables
    sitting = await tables.sit(row.id)
    if not 0 <= player < len(sitting.seats):
        raise refuse("bot-no-such-player", who=", ".join(sitting.names))
    if visit.interaction.permissions.manage_channels:
        await tables.kick(row.id, player, visit.name)
        said = "bot-kicked"
    else:
        desk = await seated(visit, row.id)
        await tables.ask_kick(row.id, player, desk.seat)
        said = "bot-vote-asked"
    visit.house.ring()
    await visit.tell(visit.say(said, who=sitting.names[player]))


async def suggest_points(visit: Visit, typed: str) -> list[tuple[str, int]]:
    """Suggest the latest answers to go back to before, by what happened then."""
    row = await running_here(visit)
    sitting = await visit.house.tables.sit(row.id)
    words = visit.words(sitting.game)
    logged = await visit.house.store.events(row.id, max(1, sitting.table.number - 4 * LISTED))
    lines = [
        (f"{one.number}: {words.put(event.text, sitting.names)}", one.number)
        for one, event in visit.house.tables.first_events(logged)
    ]
    found = [(clip(label, CHOICE), number) for label, number in reversed(lines)]
    return [pair for pair in found if typed.casefold() in pair[0].casefold()][:LISTED]


async def suggest_seats(visit: Visit, typed: str) -> list[tuple[str, int]]:
    """Suggest the seats that must act."""
    sitting = await visit.house.tables.sit((await running_here(visit)).id)
    seats = [(sitting.names[seat], str(seat)) for seat in sitting.owing()]
    return [(label, int(value)) for label, value in matching(seats, typed)]
