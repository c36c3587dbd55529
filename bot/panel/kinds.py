"""The controls of each kind of decision, drawn from the decision and the draft alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from bot.layout import Part, row, rows
from bot.limits import LABEL, SELECT_OPTIONS
from bot.panel.draft import Draft
from bot.press import button, choice, select
from games.core.question import Decision, Kind, Option
from games.core.text import Text
from render.words import Words

BUTTONS = 5
STEPPERS = 4
"""How many options of an allocation fit on a page (two rows of components each)."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What is needed to word a decision for its seat."""

    decision: Decision
    draft: Draft
    words: Words
    names: tuple[str, ...]

    def put(self, text: Text) -> str:
        """Return the text in the reader's words."""
        return self.words.put(text, self.names)

    def label(self, option: Option) -> str:
        """Return an option's label."""
        return self.put(option.text)


def controls(sight: Sight) -> list[Part]:
    """Return rows of components for the decision."""
    return _CONTROLS[sight.decision.kind](sight)


def chosen_words(sight: Sight) -> str:
    """Return what is chosen so far in words, empty if nothing is."""
    decision, picks = sight.decision, sight.draft.picks
    if decision.kind is Kind.NUMBER:
        return "".join(str(pick + decision.least) for pick in picks)
    if decision.kind is Kind.YESNO:
        return "".join(sight.words.say("bot-yes" if pick else "bot-no") for pick in picks)
    if decision.kind is Kind.ALLOCATE:
        pairs = zip(decision.options, picks, strict=True)
        return ", ".join(f"{sight.label(option)} × {count}" for option, count in pairs if count)
    joint = " → " if decision.kind is Kind.ORDER else ", "
    return joint.join(sight.label(decision.options[pick]) for pick in picks if pick < len(decision.options))


def _one(sight: Sight) -> list[Part]:
    options, draft = sight.decision.options, sight.draft
    if len(options) <= BUTTONS and all(len(sight.label(option)) <= LABEL for option in options):
        style = ButtonStyle.primary
        made = [
            button(sight.label(option), "pick", *draft.parts, place, style=style)
            for place, option in enumerate(options)
        ]
        return rows(made)
    return _paged_select(sight, range(len(options)), "pickone")


def _yesno(sight: Sight) -> list[Part]:
    say, parts = sight.words.say, sight.draft.parts
    yes = button(say("bot-yes"), "pick", *parts, 1, style=ButtonStyle.primary)
    return rows([yes, button(say("bot-no"), "pick", *parts, 0)])


def _some(sight: Sight) -> list[Part]:
    decision, draft = sight.decision, sight.draft
    here = _page(range(len(decision.options)), draft.page)
    elsewhere = len([pick for pick in draft.picks if pick not in here])
    most = max(1, min(len(here), decision.most - elsewhere))
    lines = [
        choice(
            sight.label(option := decision.options[place]),
            str(place),
            detail=_detail(sight, option),
            chosen=place in draft.picks,
        )
        for place in here
    ]
    found: list[Part] = []
    if decision.most > elsewhere:
        hint = sight.words.say("bot-pick-some", least=decision.least, most=decision.most)
        found.append(row(select(hint, lines, "picksome", *draft.parts, least=0, most=most)))
    found += _pager(sight, len(decision.options))
    ready = decision.least <= len(draft.picks) <= decision.most
    return [*found, *rows([_done(sight, ready), *_again(sight)])]


def _order(sight: Sight) -> list[Part]:
    decision, draft = sight.decision, sight.draft
    left = [place for place in range(len(decision.options)) if place not in draft.picks]
    found: list[Part] = []
    if left and len(draft.picks) < decision.most:
        found = _paged_select(sight, left, "picknext")
    ready = decision.least <= len(draft.picks) <= decision.most
    return [*found, *rows([_done(sight, ready), *_again(sight)])]


def _number(sight: Sight) -> list[Part]:
    decision, draft = sight.decision, sight.draft
    count = decision.most - decision.least + 1
    if count <= BUTTONS:
        style = ButtonStyle.primary
        made = [
            button(str(decision.least + step), "pick", *draft.parts, step, style=style)
            for step in range(count)
        ]
        return rows(made)
    here = _page(range(count), draft.page)
    lines = [choice(str(decision.least + step), str(step)) for step in here]
    hint = sight.words.say("bot-pick-number", least=decision.least, most=decision.most)
    found = [row(select(hint, lines, "pickone", *draft.parts)), *_pager(sight, count)]
    if count > SELECT_OPTIONS:
        found += rows([button(sight.words.say("bot-type-number"), "typed", *draft.parts)])
    return found


def _allocate(sight: Sight) -> list[Part]:
    decision, draft = sight.decision, sight.draft
    total = sum(draft.picks)
    pages = _page(range(len(decision.options)), draft.page, STEPPERS)
    found: list[Part] = []
    for place in pages:
        found += rows(_stepper(sight, place, total))
    found += _pager(sight, len(decision.options), STEPPERS)
    ready = decision.least <= total <= decision.most
    return [*found, *rows([_done(sight, ready), *_again(sight)])]


def _stepper(sight: Sight, place: int, total: int) -> list[Part]:
    decision, draft = sight.decision, sight.draft
    option, count = decision.options[place], draft.picks[place]
    label = f"{sight.label(option)}: {count} / {option.cap}"
    more = count < option.cap and total < decision.most
    return [
        button("−", "less", *draft.parts, place, disabled=count == 0),
        button(label, "none", *draft.parts, place, disabled=True),
        button("+", "plus", *draft.parts, place, disabled=not more),
    ]


def _paged_select(sight: Sight, places: Sequence[int], verb: str) -> list[Part]:
    options, draft = sight.decision.options, sight.draft
    lines = [
        choice(sight.label(options[place]), str(place), detail=_detail(sight, options[place]))
        for place in _page(places, draft.page)
    ]
    hint = sight.words.say("bot-pick-one")
    return [row(select(hint, lines, verb, *draft.parts)), *_pager(sight, len(places))]


def _pager(sight: Sight, count: int, size: int = SELECT_OPTIONS) -> list[Part]:
    pages = -(-count // size)
    if pages <= 1:
        return []
    page, draft = min(sight.draft.page, pages - 1), sight.draft
    label = f"{page + 1} / {pages}"
    return rows(
        [
            button("◀", "back", *draft.on_page(max(0, page - 1)).parts, disabled=page == 0),
            button(label, "here", *draft.parts, disabled=True),
            button("▶", "onward", *draft.on_page(page + 1).parts, disabled=page == pages - 1),
        ]
    )


def _page(places: Sequence[int], page: int, size: int = SELECT_OPTIONS) -> Sequence[int]:
    last = max(0, -(-len(places) // size) - 1)
    start = min(page, last) * size
    return places[start : start + size]


def _detail(sight: Sight, option: Option) -> str:
    return sight.put(option.detail) if option.detail is not None else ""


def _done(sight: Sight, ready: bool) -> Part:
    label = sight.words.say("bot-done")
    return button(label, "go", *sight.draft.parts, style=ButtonStyle.success, disabled=not ready)


def _again(sight: Sight) -> list[Part]:
    if not any(sight.draft.picks) and sight.decision.kind is Kind.ALLOCATE:
        return []
    return [button(sight.words.say("bot-clear"), "clear", *sight.draft.parts)] if sight.draft.picks else []


_CONTROLS: dict[Kind, Callable[[Sight], list[Part]]] = {
    Kind.ONE: _one,
    Kind.YESNO: _yesno,
    Kind.SOME: _some,
    Kind.ORDER: _order,
    Kind.NUMBER: _number,
    Kind.ALLOCATE: _allocate,
}
