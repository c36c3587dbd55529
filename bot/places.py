"""Which game somebody means: the one of the channel, or the one they name."""

from collections.abc import Iterable

from bot.choosing import OFFERED
from bot.finding import Entry, offered
from bot.layout import Part
from bot.limits import CHOICE, clip
from bot.press import button
from bot.store import GameRow
from bot.texts import name_of, wording
from bot.trouble import Unclear
from bot.visit import Visit
from games.core.errors import Refused, refuse
from games.core.text import say


async def game_here(visit: Visit, named: str | None = None, verb: str = "") -> GameRow:
    """Return the named game, else the channel's, else in private the visitor's only one.

    Raises Refused if that is unclear; with `verb`, a button for each of the visitor's games that does it.
    """
    if named:
        return await visit.house.store.game(named)
    if visit.interaction.channel_id is not None:
        here = await visit.house.tables.lobby_or_game_in(visit.interaction.channel_id)
        if here is not None:
            return here
    mine = await visit.house.store.games_of_user(visit.user_id, ("running",))
    if visit.interaction.guild_id is None and len(mine) == 1:
        return mine[0]
    if verb and mine:
        raise Unclear(say("bot-which-of-mine"), [_mine(visit, row, verb) for row in mine[:OFFERED]])
    raise refuse("bot-no-game-here")


def _mine(visit: Visit, row: GameRow, verb: str) -> Part:
    """Return the button of one of the visitor's games; a panel is opened as of the present turn."""
    return button(game_line(row, visit.language), verb, row.id, row.version if verb == "turn" else 0)


async def running_here(visit: Visit, named: str | None = None, verb: str = "") -> GameRow:
    """Return the same, if it is running."""
    row = await game_here(visit, named, verb)
    if row.status != "running":
        raise refuse("bot-not-running")
    return row


async def played_here(visit: Visit) -> GameRow:
    """Return the channel's running game, else the last that ended there. Raises Refused if there is none."""
    try:
        return await running_here(visit)
    except Refused:
        channel = visit.interaction.channel_id
        last = await visit.house.store.last_game_in(channel) if channel is not None else None
        if last is None:
            raise
        return last


def game_line(row: GameRow, language: str) -> str:
    """Return a game in a few words, at most 100 characters."""
    turn = wording(language).say("bot-turn", n=row.version)
    return clip(f"{name_of(row.game, language)} · {turn} · {row.id}", CHOICE)


def matching(lines: Iterable[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    """Return the (label, value) pairs that fit what was typed, the best first, at most 25."""
    return offered((Entry(label, value, (label,)) for label, value in lines), typed)
