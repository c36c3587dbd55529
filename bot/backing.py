"""Taking back beyond one's own last step: the table is asked, by a post with two buttons."""

from collections.abc import Sequence

from bot.layout import layout, paragraph, rows
from bot.panel.show import Desk
from bot.panel.steps import seated, undo
from bot.press import button, on_press
from bot.visit import Visit
from bot.votes import vote_card
from games.core.errors import Refused

ASKABLE = ("refused-undo-answered", "refused-undo-revealed")


async def take_back(visit: Visit, desk: Desk) -> None:
    """Take the seat's last answer back; where that is not free, offer to ask the table."""
    try:
        await undo(visit, desk)
    except Refused as no:
        if no.text.key not in ASKABLE:
            raise
        ask = button(visit.say("bot-ask-undo"), "askundo", desk.sitting.id, desk.sitting.version)
        await visit.show(layout(paragraph(desk.words.put(no.text, desk.sitting.names)), *rows([ask])))
        return
    await visit.tell(visit.say("bot-undone"))


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
    await visit.update()
    desk = await seated(visit, parts[0])
    if int(parts[1]) != desk.sitting.version:
        note = visit.say("bot-was-now", was=int(parts[1]), now=desk.sitting.version)
        await visit.show(layout(paragraph(note)))
        return
    await visit.house.tables.ask_undo(parts[0], desk.seat)
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
