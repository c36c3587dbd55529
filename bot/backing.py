"""Taking back beyond one's own last step: the table is asked, by a post with two buttons."""

from collections.abc import Awaitable, Callable, Sequence

from bot.layout import layout, paragraph, rows
from bot.panel.show import Desk
from bot.panel.steps import seated, undo
from bot.press import button, on_press
from bot.sitting import Sitting
from bot.store import Vote
from bot.visit import Visit
from bot.votes import vote_card
from games.core.errors import Refused

ASKABLE = ("refused-undo-answered", "refused-undo-revealed", "refused-redo-answered")


async def take_back(visit: Visit, desk: Desk) -> None:
    """Take the seat's last answer back; where that is not free, offer to ask the table."""
    try:
        await undo(visit, desk)
    except Refused as no:
        await _offer_to_ask(visit, desk.sitting, no, "askundo")
        return
    await visit.tell(visit.say("bot-undone"))


async def bring_back(visit: Visit, sitting: Sitting, seat: int | None, *, moderator: bool) -> None:
    """Bring back what was taken back last; where others' answers hang on it, offer to ask the table."""
    visit.game, visit.names = sitting.game, sitting.names
    try:
        await visit.house.tables.redo(
            sitting.id, seat, visit.name, moderator=moderator, interaction_id=visit.id
        )
    except Refused as no:
        await _offer_to_ask(visit, sitting, no, "askredo")
        return
    visit.house.ring()
    await visit.tell(visit.say("bot-redone"))


async def _offer_to_ask(visit: Visit, sitting: Sitting, no: Refused, verb: str) -> None:
    """Show why it is not free, with a button that asks everybody. Raises `no` where asking does not help."""
    if no.text.key not in ASKABLE:
        raise no
    ask = button(visit.say("bot-ask-undo"), verb, sitting.id, sitting.version)
    told = visit.words(sitting.game).put(no.text, sitting.names)
    await visit.show(layout(paragraph(told), *rows([ask])))


@on_press("undo")
async def press_undo(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Take the visitor's last answer back; an old button only says how things stand."""
    await visit.private()
    desk = await seated(visit, parts[0])
    if int(parts[1]) != desk.sitting.version:
        await visit.tell(visit.say("bot-was-now", was=int(parts[1]), now=desk.sitting.version))
        return
    await take_back(visit, desk)


@on_press("askundo")
async def press_ask_undo(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Ask everybody whether the visitor's last answer may be taken back."""
    await _ask(visit, parts, visit.house.tables.ask_undo)


@on_press("askredo")
async def press_ask_redo(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Ask everybody whether what the table has taken back for the visitor is to stand after all."""
    await _ask(visit, parts, visit.house.tables.ask_redo)


async def _ask(visit: Visit, parts: Sequence[str], work: Callable[[str, int], Awaitable[Vote]]) -> None:
    await visit.update()
    desk = await seated(visit, parts[0])
    if int(parts[1]) != desk.sitting.version:
        note = visit.say("bot-was-now", was=int(parts[1]), now=desk.sitting.version)
        await visit.show(layout(paragraph(note)))
        return
    await work(parts[0], desk.seat)
    visit.house.ring()
    await visit.show(layout(paragraph(visit.say("bot-vote-asked"))))


@on_press("vote")
async def press_vote(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Note what the visitor thinks of it, and show how it stands."""
    await visit.update()
    vote = await visit.house.tables.cast(int(parts[0]), visit.user_id, yes=parts[1] == "yes")
    visit.house.ring()
    sitting = await visit.house.tables.sit(vote.game_id)
    await visit.show(vote_card(sitting, vote, sitting.words(sitting.row.language)))
