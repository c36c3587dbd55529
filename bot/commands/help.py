"""/help: what can be done here and now, and nothing else."""

from bot.commands.kit import Command, command
from bot.layout import layout, paragraph, rows
from bot.press import button
from bot.store import GameRow
from bot.visit import Visit

GENERAL = ("turns", "card", "rules", "settings")


def commands() -> list[Command]:
    """Return the command."""
    return [command("help", help_here)]


async def help_here(visit: Visit) -> None:
    """Say what the visitor can do in this place."""
    await visit.private()
    channel = visit.interaction.channel_id
    row = await visit.house.tables.lobby_or_game_in(channel) if channel is not None else None
    names: tuple[str, ...]
    if visit.interaction.guild_id is None:
        head, names = "bot-help-dm", ("hand", "move")
    elif row is None:
        head, names = "bot-help-empty", ("game-new",)
    elif row.status == "lobby":
        head, names = "bot-help-lobby", ("game-join", "game-start", "game-leave", "game-end")
    else:
        head, names = await _in_game(visit, row)
    lines = [f"- `/{name.replace('-', ' ')}` {_about(visit, name)}" for name in (*names, *GENERAL)]
    take = []
    if row is not None and head == "bot-help-turn":
        take = [button(visit.say("bot-take-turn"), "turn", row.id, row.version)]
    await visit.show(layout(paragraph(f"**{visit.say(head)}**", *lines), *rows(take)))


def _about(visit: Visit, name: str) -> str:
    return visit.say(f"cmd-{name.removeprefix('game-')}-about")


async def _in_game(visit: Visit, row: GameRow) -> tuple[str, tuple[str, ...]]:
    sitting = await visit.house.tables.sit(row.id)
    seat = sitting.seat_of(visit.user_id)
    looking = ("game-board", "game-status", "game-log")
    if seat is None:
        return "bot-help-watching", looking
    if seat in sitting.owing():
        return "bot-help-turn", ("move", "hand", *looking, "game-undo")
    return "bot-help-waiting", ("hand", *looking, "game-undo", "game-resign")
