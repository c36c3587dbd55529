"""What a press in the panel does: change the draft, or answer and show what comes next."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from discord import ui

from bot.layout import plain
from bot.limits import MODAL_TITLE, SELECT_OPTIONS, clip
from bot.panel.draft import Draft, draft_of, is_ending, read_draft, value_of
from bot.panel.show import Desk, panel
from bot.press import on_press, pressed_id
from bot.store import Stale
from bot.tables import Sitting
from bot.visit import Visit
from games.core.errors import Refused, refuse
from games.core.question import Decision, Kind, Value

DIGEST = 6

Change: TypeAlias = Callable[[Draft, Decision, Sequence[str]], Draft]
"""Makes a new draft of (draft, decision, the rest of the custom id and the chosen values)."""


async def seated(visit: Visit, game_id: str) -> Desk:
    """Return the visitor's desk; raise Refused for somebody without a seat in the game."""
    sitting = await visit.house.tables.sit(game_id)
    visit.game, visit.names = sitting.game, sitting.names
    seat = sitting.seat_of(visit.user_id)
    if seat is None:
        who = ", ".join(plain(name) for name in sitting.names)
        raise refuse("bot-outsider", who=who)
    return Desk(sitting, seat, visit.words(sitting.game))


@on_press("turn")
async def open_panel(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show the visitor's panel as a new private message, with what happened since their last answer."""
    await visit.private()
    desk = await seated(visit, parts[0])
    events = (await visit.house.tables.told(desk.sitting, [desk.seat]))[-DIGEST:]
    told = [plain(desk.words.put(event.words_for(desk.seat), desk.sitting.names)) for event in events]
    if len(parts) > 1 and int(parts[1]) != desk.sitting.version:
        told.insert(0, visit.say("bot-was-now", was=int(parts[1]), now=desk.sitting.version))
    await show_panel(visit, desk, note="\n".join(told))


async def show_panel(
    visit: Visit, desk: Desk, draft: Draft | None = None, *, note: str = "", sure: bool = False
) -> None:
    """Show a seat's panel; with the way to take its last answer back if that is free."""
    back = await visit.house.tables.may_undo(desk.sitting, desk.seat)
    await visit.show(panel(replace(desk, can_undo=back), draft, note=note, sure=sure))


async def give(visit: Visit, desk: Desk, decision: Decision, value: Value, *, first: bool = True) -> Desk:
    """Answer a question of the visitor's seat and ring for the courier; return the desk after it.

    `first` is False for the later answers of one interaction, which is counted once.
    """
    sitting = await visit.house.tables.answer(
        desk.sitting.id,
        desk.seat,
        decision.fingerprint,
        value,
        seen=desk.sitting.version,
        interaction_id=visit.id if first else None,
    )
    visit.house.ring()
    return replace(desk, sitting=sitting)


def on_draft(verb: str, change: Change) -> None:
    """Register a verb that changes the draft, and then either shows it or answers with it."""

    @on_press(verb)
    async def handle(visit: Visit, parts: Sequence[str], values: Sequence[str]) -> None:
        await visit.update()
        desk = await seated(visit, parts[0])
        draft = read_draft(parts)
        decision = await _still_open(visit, desk, draft)
        if decision is None:
            note = visit.say("bot-was-now", was=draft.version, now=desk.sitting.version)
            await show_panel(visit, desk, note=note)
            return
        rest = [*parts[5:], *values]
        await _settle(visit, desk, decision, change(draft, decision, rest), verb)


async def _settle(visit: Visit, desk: Desk, decision: Decision, draft: Draft, verb: str) -> None:
    if verb not in _ANSWERING:
        await show_panel(visit, desk, draft)
    elif verb != "sure" and is_ending(decision, draft):
        await show_panel(visit, desk, draft, note=desk.words.say("bot-sure"), sure=True)
    else:
        await _answer(visit, desk, decision, draft)


async def _answer(visit: Visit, desk: Desk, decision: Decision, draft: Draft) -> None:
    try:
        after = await give(visit, desk, decision, value_of(decision, draft))
    except Refused as no:
        note = desk.words.put(no.text, desk.sitting.names) + (f" ({no.rule})" if no.rule else "")
        fresh = draft_of(desk.sitting.id, desk.sitting.version, decision)
        await show_panel(visit, desk, draft if decision.kind is not Kind.ONE else fresh, note=note)
    except Stale as late:
        desk = await seated(visit, desk.sitting.id)
        note = visit.say("bot-was-now", was=late.expected, now=late.actual)
        await show_panel(visit, desk, draft, note=note)
    else:
        await show_panel(visit, after)


async def _still_open(visit: Visit, desk: Desk, draft: Draft) -> Decision | None:
    """Return the draft's question if it has been open to this seat ever since, else None."""
    decision = desk.find(draft.mark)
    if decision is None or not await visit.house.tables.still_open(desk.sitting, decision, draft.version):
        return None
    return decision


@on_press("also")
async def show_other(visit: Visit, parts: Sequence[str], values: Sequence[str]) -> None:
    """Show another question of the seat."""
    await visit.update()
    desk = await seated(visit, parts[0])
    decision = desk.find(values[0])
    chosen = draft_of(desk.sitting.id, desk.sitting.version, decision) if decision else None
    await show_panel(visit, desk, chosen)


@on_press("takeback")
async def take_back(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Take the seat's last answer back, from the panel."""
    await visit.update()
    desk = await seated(visit, parts[0])
    if int(parts[1]) != desk.sitting.version:
        note = visit.say("bot-was-now", was=int(parts[1]), now=desk.sitting.version)
        await show_panel(visit, desk, note=note)
        return
    await show_panel(visit, await undo(visit, desk), note=visit.say("bot-undone"))


async def undo(visit: Visit, desk: Desk) -> Desk:
    """Take the seat's last answer back; raise Refused where the rules of undo forbid it."""
    sitting: Sitting = await visit.house.tables.undo(desk.sitting.id, desk.seat, interaction_id=visit.id)
    visit.house.ring()
    return replace(desk, sitting=sitting)


@on_press("typed")
async def ask_number(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Open a form for a number; `numbered` takes its answer, also after a restart."""
    desk = await seated(visit, parts[0])
    decision = desk.find(parts[2])
    if decision is None:
        raise refuse("refused-not-asked")
    hint = desk.words.say("bot-pick-number", least=decision.least, most=decision.most)
    title = clip(desk.words.put(decision.text, desk.sitting.names), MODAL_TITLE)
    form = ui.Modal(title=title, custom_id=pressed_id("m", "numbered", parts), timeout=60)
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="number", max_length=6)
    form.add_item(ui.Label(text=clip(hint, MODAL_TITLE), component=field))
    await visit.interaction.response.send_modal(form)


def _number_typed(draft: Draft, decision: Decision, rest: Sequence[str]) -> Draft:
    least, most = decision.least, decision.most
    try:
        number = int(rest[-1])
    except ValueError:
        raise refuse("refused-number", decision.rule, least=least, most=most) from None
    if not least <= number <= most:
        raise refuse("refused-number", decision.rule, least=least, most=most)
    return draft.with_picks([number - least])


def _picked(draft: Draft, _: Decision, rest: Sequence[str]) -> Draft:
    return draft.with_picks([int(rest[0])])


def _picked_some(draft: Draft, decision: Decision, rest: Sequence[str]) -> Draft:
    """Keep what is chosen on other pages; what was chosen on this one is now `rest`."""
    pages = max(0, -(-len(decision.options) // SELECT_OPTIONS) - 1)
    start = min(draft.page, pages) * SELECT_OPTIONS
    elsewhere = [pick for pick in draft.picks if not start <= pick < start + SELECT_OPTIONS]
    return draft.with_picks(sorted({*elsewhere, *map(int, rest)}))


def _picked_next(draft: Draft, _: Decision, rest: Sequence[str]) -> Draft:
    return draft.on_page(0).with_picks([*draft.picks, int(rest[0])])


def _shifted(step: int) -> Change:
    def change(draft: Draft, decision: Decision, rest: Sequence[str]) -> Draft:
        counts, place = list(draft.picks), int(rest[0])
        counts[place] = min(max(0, counts[place] + step), decision.options[place].cap)
        return draft.with_picks(counts)

    return change


def _cleared(draft: Draft, decision: Decision, _: Sequence[str]) -> Draft:
    return draft_of(draft.game, draft.version, decision)


def _same(draft: Draft, _: Decision, __: Sequence[str]) -> Draft:
    return draft


_ANSWERING = ("pick", "pickone", "go", "sure", "numbered")

_CHANGES: dict[str, Change] = {
    "pick": _picked,
    "pickone": _picked,
    "numbered": _number_typed,
    "picksome": _picked_some,
    "picknext": _picked_next,
    "plus": _shifted(1),
    "less": _shifted(-1),
    "clear": _cleared,
    "back": _same,
    "onward": _same,
    "go": _same,
    "sure": _same,
}
for _verb, _change in _CHANGES.items():
    on_draft(_verb, _change)
