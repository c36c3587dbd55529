"""The questions put to a player, their options being what the rules allow now."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement

from games.core.errors import Refused
from games.core.question import Decision, Kind, Option
from games.core.text import Text, say
from games.era_of_inventions import industry, production, research, trade, turns
from games.era_of_inventions.content import (
    AREAS,
    BOXES,
    FACTORIES,
    FACTORY_SLOTS,
    GOODS,
    INVENTION_SLOTS,
    MARKET_OF,
    PATENTS,
    SOURCES,
    TRADABLE,
    ProductionCard,
)
from games.era_of_inventions.names import (
    amounts,
    area_name,
    box_name,
    card_name,
    cost_detail,
    factory_name,
    source_name,
)
from games.era_of_inventions.state import Action, EraState

RULES = {"build": "R4.1", "buy": "R6.1", "market": "R7.3", "invent": "R8.1", "produce": "R9.1"}
DONE = "done"


def allowed(check: Callable[[], object]) -> bool:
    """Tell whether a check passes without Refused."""
    try:
        check()
    except Refused:
        return False
    return True


def ask_place(state: EraState) -> Decision:
    """Which area gets the next disc (R3.2)?"""
    options = [
        Option(area, "option-area", {"area": area_name(area)}, (f"area:{area}",), ends=True)
        for area in AREAS
        if allowed(lambda area=area: turns.may_place(state, area))  # type: ignore[misc]
    ]
    return Decision(state.turn, "place", Kind.ONE, options, rule="R3.2", auto=True)


def ask_disc(state: EraState) -> Decision:
    """Which disc is resolved, or taken back (R3.5, R3.7)?"""
    own = [area for area in AREAS if state.turn in state.areas[area]]
    options = [_area_option(area) for area in own if has_effect(state, Action(area=area))]
    options += [
        Option(f"back.{area}", "option-back", {"area": area_name(area)}, (f"area:{area}",), ends=True)
        for area in own
    ]
    return Decision(state.turn, "disc", Kind.ONE, options, rule="R3.5", auto=True)


def ask_bonus(state: EraState) -> Decision | None:
    """Is a bonus disc used, and where (R10)? None if none may be."""
    if not allowed(lambda: turns.may_bonus(state)):
        return None
    areas = [area for area in AREAS if has_effect(state, Action(area=area, bonus=True))]
    none = Option("none", "option-no-bonus", ends=True)
    options = [none, *(_area_option(area) for area in areas)]
    params: dict[str, int | str | Text | tuple[Text, ...]] = {"n": state.me.bonus}
    return Decision(state.turn, "bonus", Kind.ONE, options, params, rule="R10.1", default="none", auto=True)


def ask_step(state: EraState) -> Decision | None:
    """Ask for the next step of the action under way; None if nothing more is possible."""
    action = state.action
    assert action is not None
    options = steps(state, action)
    if not options:
        return None
    if action.done:
        options.append(Option(DONE, "option-done", ends=True))
    default = DONE if action.done else None
    key = "run" if action.area == "factories" else action.area
    return Decision(
        state.turn, key, Kind.ONE, options, rule=RULES.get(action.area, "R5.1"), default=default, auto=True
    )


def ask_give(state: EraState) -> Decision:
    """Which two units are bartered (R7.4)?"""
    pairs = combinations_with_replacement(TRADABLE, 2)
    options = [
        Option(f"{one}.{two}", "option-pair", {"give": amounts(_tally(one, two))})
        for one, two in pairs
        if all(state.me.stock[kind] >= n for kind, n in _tally(one, two).items())
    ]
    return Decision(state.turn, "give", Kind.ONE, options, rule="R7.4", auto=True)


def ask_get(state: EraState, give: tuple[str, str]) -> Decision:
    """Which kind is taken for them (R7.4)?"""
    options = [Option(kind, f"kind-{kind}") for kind in TRADABLE if kind not in give]
    params: dict[str, int | str | Text | tuple[Text, ...]] = {"give": amounts(_tally(*give))}
    return Decision(state.turn, "get", Kind.ONE, options, params, rule="R7.4", auto=True)


def ask_protect(state: EraState) -> Decision:
    """Which own box gets the patent marker (R8.3b)?"""
    options = [
        Option(box, "option-box", {"box": box_name(box)}, (f"box:{box}",))
        for box in research.patentable(state)
    ]
    return Decision(state.turn, "protect", Kind.ONE, options, rule="R8.3b", auto=True)


def ask_goods(state: EraState, card: ProductionCard) -> Decision:
    """Which goods fill the “?” of a copy card (R9.3)? Each mix is an option: at most 21."""
    mixes = [Counter(mix) for mix in combinations_with_replacement(GOODS, card.any_goods)]
    options = [
        Option(".".join(mix.elements()), "option-pair", {"give": amounts(mix)})
        for mix in mixes
        if all(state.me.stock[kind] >= n for kind, n in mix.items())
    ]
    params: dict[str, int | str | Text | tuple[Text, ...]] = {"card": card_name(card.id), "n": card.any_goods}
    return Decision(state.turn, "goods", Kind.ONE, options, params, rule="R9.3", auto=True)


def has_effect(state: EraState, action: Action) -> bool:
    """Tell whether an action would have any effect now (R3.8, R10.6)."""
    before, state.action = state.action, action
    try:
        return (action.area == "factories" and not action.bonus) or bool(steps(state, action))
    finally:
        state.action = before


def steps(state: EraState, action: Action) -> list[Option]:
    """Return the steps that the action under way allows now."""
    return _STEPS[action.area](state)


def area_options(areas: Iterable[str]) -> list[Option]:
    """Return an option for each area."""
    return [_area_option(area) for area in areas]


def _area_option(area: str) -> Option:
    return Option(area, "option-area", {"area": area_name(area)}, (f"area:{area}",))


def _tally(one: str, two: str) -> dict[str, int]:
    return {one: 2} if one == two else {one: 1, two: 1}


def _passing(names: Iterable[str], check: Callable[[EraState, str], object], state: EraState) -> list[str]:
    return [name for name in names if allowed(lambda: check(state, name))]  # noqa: B023 - called at once


def _build(state: EraState) -> list[Option]:
    options = []
    for slot in _passing(FACTORY_SLOTS, industry.may_build, state):
        card = industry.may_build(state, slot)
        detail = say("detail-cost", cost=amounts(FACTORIES[card].cost))
        params: dict[str, int | str | Text | tuple[Text, ...]] = {"factory": factory_name(card), "slot": slot}
        options.append(Option(slot, "option-factory", params, (f"factory:{slot}",), detail))
    return options


def _run(state: EraState) -> list[Option]:
    own = _passing(state.me.all_factories, industry.may_run, state)
    return [Option(one, "option-run", {"factory": factory_name(one)}) for one in own]


def _buy(state: EraState) -> list[Option]:
    options = []
    for one in _passing(SOURCES, trade.may_buy, state):
        got = amounts({SOURCES[one].resource: state.places[one]})
        params: dict[str, int | str | Text | tuple[Text, ...]] = {"place": source_name(one), "got": got}
        detail = say("detail-cost", cost=amounts({"coin": 1}))
        options.append(Option(one, "option-place", params, (f"place:{one}",), detail))
    return options


def _market(state: EraState) -> list[Option]:
    options = [Option(name, f"option-trade-{name}") for name in _passing(MARKET_OF, trade.may_trade, state)]
    if allowed(lambda: trade.may_take_gear(state)):
        options.insert(0, Option("take_gear", "option-take-gear"))
    return options


def _invent(state: EraState) -> list[Option]:
    options = []
    for one in _passing(BOXES, research.may_invent, state):
        detail = say("detail-box", gears=BOXES[one].gears, ip=BOXES[one].ip)
        options.append(Option(one, "option-box", {"box": box_name(one)}, (f"box:{one}",), detail))
    if allowed(lambda: research.may_patent(state)):
        price, ip = PATENTS[state.me.patent]
        detail = say("detail-patent", coins=price, ip=ip)
        options.append(Option("patent", "option-patent", refs=("track:patent",), detail=detail))
    return options


def _produce(state: EraState) -> list[Option]:
    options = []
    for slot in _passing(INVENTION_SLOTS, production.may_produce, state):
        card = production.may_produce(state, slot)
        params: dict[str, int | str | Text | tuple[Text, ...]] = {"card": card_name(card.id), "slot": slot}
        options.append(Option(slot, "option-card", params, (f"card:{slot}",), cost_detail(card.id)))
    return options


_STEPS: dict[str, Callable[[EraState], list[Option]]] = {
    "build": _build,
    "factories": _run,
    "buy": _buy,
    "market": _market,
    "invent": _invent,
    "produce": _produce,
}
