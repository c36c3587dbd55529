"""A greedy player: takes what is worth most by rough prices. The prices are ours."""

from games.core.question import Decision, Value
from games.era_of_inventions import questions
from games.era_of_inventions.content import (
    ALL_FACTORIES,
    AREAS,
    BOXES,
    CARDS,
    FACTORIES,
    FACTORY_SLOTS,
    INVENTION_SLOTS,
    PATENTS,
    SOURCES,
    TRADES,
    Amounts,
)
from games.era_of_inventions.research import patentable
from games.era_of_inventions.state import Action, EraState

_TOP = {"build": 3, "factories": 1, "buy": 3, "market": 3, "invent": 2, "produce": 3}
"""How many steps of an action are counted."""
_CONTESTED = {"invent": 25, "produce": 12, "build": 6}
"""What acting before others is worth, by area."""
_BASE = {"coin": 5, "ip": 10, "wood": 3, "coal": 3, "metal": 5, "tech": 5, "tools": 5, "bonus_disc": 11}
_WORTHLESS_END = {"coin": 5, "ip": 10, "gear": 10}


def advise(state: EraState, decision: Decision) -> Value | None:
    """Return the greedy answer; None where any answer is as good."""
    ids = [option.id for option in decision.options]
    if decision.key == "place":
        return max(ids, key=lambda area: area_value(state, Action(area=area)))
    if decision.key == "disc":
        return _disc(state, ids)
    if decision.key == "bonus":
        return _bonus(state, ids)
    if decision.key == "protect":
        return max(ids, key=lambda box: worth(state, BOXES[box].royalty))
    if decision.key == "goods":
        return _goods(state, decision)
    if decision.key in ("give", "get"):
        return ids[0]
    return _step(state, ids)


def worth(state: EraState, what: Amounts) -> int:
    """Return the value of goods to the player to move, 10 being one IP."""
    return sum(n * _price(state, kind) for kind, n in what.items())


def area_value(state: EraState, action: Action) -> int:
    """Return what an action would bring the player to move, as things stand."""
    before, state.action = state.action, action
    try:
        if action.area == "factories" and not action.bonus:
            return sum(worth(state, ALL_FACTORIES[one].output) for one in state.me.all_factories)
        values = sorted((step_value(state, one.id) for one in questions.steps(state, action)), reverse=True)
    finally:
        state.action = before
    most = 1 if action.bonus else _TOP[action.area]
    return sum(value for value in values[:most] if value > 0)


def step_value(state: EraState, step: str) -> int:
    """Return the value of one step of an action, cost taken off."""
    if step in BOXES:
        box = BOXES[step]
        return 10 * box.ip - 12 * box.gears + 2 * worth(state, box.royalty)
    if step in FACTORY_SLOTS:
        return _factory_value(state, step)
    if step in INVENTION_SLOTS:
        return _card_value(state, step)
    if step in SOURCES:
        return state.places[step] * _price(state, SOURCES[step].resource) - _price(state, "coin")
    if step in TRADES:
        return worth(state, TRADES[step].get) - worth(state, TRADES[step].give)
    if step in ALL_FACTORIES:
        return worth(state, ALL_FACTORIES[step].output)
    if step == "patent":
        price, ip = PATENTS[state.me.patent]
        return 10 * ip - 5 * price + (6 if patentable(state) else 0)
    return _price(state, "gear") if step == "take_gear" else -1


def _left(state: EraState) -> int:
    return state.rounds - state.round


def _price(state: EraState, kind: str) -> int:
    left = _left(state)
    if kind == "gear":
        return 14 if left else 10
    if kind == "bonus_disc":
        return 11 if left and not state.me.bonus else 4
    if not left:
        return _WORTHLESS_END.get(kind, 2)
    price, held = _BASE[kind], state.me.stock.get(kind, 0)
    if kind in ("coin", "ip"):
        return price
    return price + 2 if held == 0 else price if held < 4 else price - 2


def _factory_value(state: EraState, slot: str) -> int:
    card = state.row[FACTORY_SLOTS.index(slot)]
    assert card is not None
    factory = FACTORIES[card]
    runs = _left(state) * 6 // 10
    return worth(state, factory.output) * runs + 3 * factory.value - worth(state, factory.cost)


def _card_value(state: EraState, slot: str) -> int:
    found = state.display[INVENTION_SLOTS.index(slot)]
    assert found is not None
    card = CARDS[found]
    return worth(state, card.reward) - worth(state, card.cost) - 4 * card.any_goods


def _disc(state: EraState, ids: list[str]) -> str:
    areas = [one for one in ids if one in AREAS]
    if not areas:
        return ids[0]
    return max(areas, key=lambda area: area_value(state, Action(area=area)) + _CONTESTED.get(area, 0))


def _bonus(state: EraState, ids: list[str]) -> str:
    areas = [one for one in ids if one in AREAS]
    values = {area: area_value(state, Action(area=area, bonus=True)) for area in areas}
    spare = state.me.bonus > _left(state) * 2
    enough = 1 if spare or not _left(state) else 8
    best = max(areas, key=lambda area: values[area], default="none")
    return best if best != "none" and values[best] >= enough else "none"


def _step(state: EraState, ids: list[str]) -> str:
    steps = [one for one in ids if one != questions.DONE]
    best = max(steps, key=lambda one: step_value(state, one))
    return best if questions.DONE not in ids or step_value(state, best) > 0 else questions.DONE


def _goods(state: EraState, decision: Decision) -> dict[str, int]:
    """Fill the “?” from what is held most."""
    left = {option.id: state.me.stock[option.id] for option in decision.options}
    shares: dict[str, int] = {}
    for _ in range(decision.least):
        kind = max(left, key=lambda one: left[one])
        left[kind] -= 1
        shares[kind] = shares.get(kind, 0) + 1
    return shares
