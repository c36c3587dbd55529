"""The one way in which anything that goes wrong reaches the person who pressed or typed."""

import logging
from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.house import House
from bot.layout import Part, layout, paragraph, rows
from bot.store import ChannelBusy, NoSeat, Repeated, SeatTaken, Stale, StoreError, UnknownGame, WrongStatus
from bot.visit import Visit
from games.core.errors import Refused, Unfit
from games.core.text import Text, say
from render.words import UnknownMessage

_log = logging.getLogger(__name__)

ACKNOWLEDGED = 40060
"""Discord's code for an interaction that was answered before: after a RESUME it may come again."""

_SENTENCES: tuple[tuple[type[StoreError], str], ...] = (
    (Stale, "bot-stale"),
    (ChannelBusy, "bot-channel-busy"),
    (UnknownGame, "bot-unknown-game"),
    (WrongStatus, "bot-wrong-status"),
    (SeatTaken, "bot-seat-taken"),
    (NoSeat, "bot-no-seat"),
)


class Unclear(Refused):
    """A wish that may mean several things; `buttons` are the things, and one press says which."""

    def __init__(self, text: Text, buttons: Sequence[Part] = ()) -> None:
        super().__init__(text)
        self.buttons = tuple(buttons)


async def attempt(
    interaction: discord.Interaction, house: House, work: Callable[[Visit], Awaitable[None]]
) -> None:
    """Carry out `work`; whatever it raises becomes a sentence for the visitor, and nothing escapes."""
    visit = Visit(interaction, house, "en")
    try:
        visit = await Visit.open(interaction, house)
        await work(visit)
    except Repeated:
        _log.info("Interaction %s came twice.", interaction.id)
    except discord.HTTPException as error:
        if error.code == ACKNOWLEDGED:
            _log.info("Interaction %s came twice.", interaction.id)
        else:
            await _answer(visit, error)
    except Exception as error:  # the last line of defence: discord.py would only log it
        await _answer(visit, error)


async def _answer(visit: Visit, error: Exception) -> None:
    if (text := sentence(error)) is None:
        _log.exception("Interaction %s failed.", visit.id, exc_info=error)
        text = say("bot-unexpected")
    if isinstance(error, discord.NotFound):
        _log.warning("Interaction %s ran out of time.", visit.id)
        return
    try:
        if isinstance(error, Unclear) and error.buttons:
            await visit.show(layout(paragraph(worded(visit, text, error)), *rows(error.buttons)))
        else:
            await visit.tell(worded(visit, text, error))
    except (discord.HTTPException, UnknownMessage) as second:
        _log.warning("Interaction %s could not be answered: %s", visit.id, second)


def worded(visit: Visit, text: Text, error: Exception) -> str:
    """Return what to tell the visitor, with the number of the rule that forbids it."""
    line = visit.words(visit.game).put(text, visit.names)
    if isinstance(error, Refused) and error.rule:
        return f"{line} ({error.rule})"
    return line


def sentence(error: Exception) -> Text | None:
    """Return what to say about an expected error, None about an unexpected one."""
    if isinstance(error, Refused):
        return error.text
    if isinstance(error, discord.Forbidden):
        return say("bot-forbidden")
    if isinstance(error, Unfit):
        return say("bot-unfit")
    for kind, key in _SENTENCES:
        if isinstance(error, kind):
            return say(key)
    return say("bot-store") if isinstance(error, StoreError) else None
