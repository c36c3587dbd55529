"""/help: what can be done here and now, and nothing else."""

from bot.commands.kit import Command, command
from bot.layout import layout, paragraph, rows
from bot.press import button
from bot.store import GameRow
from bot.visit import Visit

GENERAL = ("turns", "card", "rules", "how", "settings", "away")
LOOKING = ("game-board", "game-status", "game-log")
EMPTY = ("game-new", "history", "leaderboard", "stats", "replay", "export")
LOBBY = ("game-join", "game-start", "game-leave", "game-end")
TURN = ("move", "hand", *LOOKING, "why", "game-undo", "game-redo", "orders")
WAITING = ("hand", *LOOKING, "ahead", "orders", "game-undo", "game-kick", "game-resign")


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
        head, names = "bot-help-empty", _in_empty(visit)
    elif row.status == "lobby":
        head, names = "bot-help-lobby", LOBBY
    else:
        head, names = await _in_game(visit, row)
    typed = {name: visit.house.command(name.replace("-", " ")) for name in (*names, *GENERAL)}
    lines = [f"- {command} {_about(visit, name)}" for name, command in typed.items()]
    take = []
    if row is not None and head == "bot-help-turn":
        take = [button(visit.say("bot-take-turn"), "turn", row.id, row.version)]
    await visit.show(layout(paragraph(f"**{visit.say(head)}**", *lines), *rows(take)))


def _about(visit: Visit, name: str) -> str:
    return visit.say(f"cmd-{name.removeprefix('game-')}-about")


def _in_empty(visit: Visit) -> tuple[str, ...]:
    """Return what can be done where no game is: those who manage the server can set it up as well."""
    return (*EMPTY, "setup") if visit.interaction.permissions.manage_guild else EMPTY


async def _in_game(visit: Visit, row: GameRow) -> tuple[str, tuple[str, ...]]:
    sitting = await visit.house.tables.sit(row.id)
    seat = sitting.seat_of(visit.user_id)
    if seat is None:
        return "bot-help-watching", LOOKING
    if seat in sitting.owing():
        return "bot-help-turn", TURN
    return "bot-help-waiting", WAITING
