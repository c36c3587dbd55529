"""A greedy player: plans its actions a round ahead and takes what is worth most."""

from collections.abc import Sequence

from games.core.question import Decision, Value
from games.era_of_inventions import questions
from games.era_of_inventions.content import AREAS, BOXES, GOODS, TRADABLE, Amounts
from games.era_of_inventions.plans import Planner
from games.era_of_inventions.state import Action, EraState

ORDERS = (
    ("factories", "buy", "produce", "market", "build", "invent"),
    ("buy", "market", "produce", "invent", "factories", "build"),
)
"""Sensible orders in which one's discs are resolved."""
CONTESTED = {"invent": 14.0, "produce": 2.5, "build": 6.0, "buy": 1.8}
"""What acting before others is worth, by area."""
SPARING = 8.0
"""What a bonus disc must bring while it may be kept for later."""


def advise(state: EraState, decision: Decision) -> Value | None:
    """Return the greedy answer; None where any answer is as good."""
    ids = [option.id for option in decision.options]
    planner = Planner(state)
    if decision.key == "place":
        return max(ids, key=lambda area: _placing(planner, area))
    if decision.key == "disc":
        return _disc(planner, ids)
    if decision.key == "bonus":
        return _bonus(planner, ids)
    if decision.key == "protect":
        return max(ids, key=lambda box: _royalty(planner, box))
    if decision.key == "goods":
        return _goods(planner, ids)
    if decision.key in ("give", "get"):
        return _barter(planner, decision.key, ids)
    return _step(planner, ids)


def _placing(planner: Planner, area: str) -> float:
    """What the round would bring with a disc in this area; a place where one would be first counts more."""
    state = planner.state
    scarce = 0.0 if state.areas[area] else CONTESTED.get(area, 0.0)
    return _round(planner, [*_own(state), area], state.me.stock) + scarce / 2


def _round(planner: Planner, areas: Sequence[str], stock: Amounts) -> float:
    """What actions in these areas would be worth together, in the better of the usual orders."""
    orders = ([area for area in order if area in areas] for order in ORDERS)
    return max(_in_turn(planner, order, stock) for order in orders)


def _in_turn(planner: Planner, areas: Sequence[str], stock: Amounts) -> float:
    worth = 0.0
    for area in areas:
        made = planner.plan(Action(area=area), stock)
        stock, worth = made.stock, worth + made.worth
    return worth


def _own(state: EraState) -> list[str]:
    return [area for area in AREAS if state.turn in state.areas[area]]


def _disc(planner: Planner, ids: list[str]) -> str:
    """The action with which the rest of the round is worth most; a disc is taken back rather than lost on."""
    worth = {area: _acting(planner, area) for area in ids if area in AREAS}
    best = max(worth, key=lambda area: worth[area], default="")
    return best if best and worth[best] >= 0 else ids[-1]


def _acting(planner: Planner, area: str) -> float:
    """What acting in an area now and in the others afterwards would bring; -1 if nothing is gained there."""
    state = planner.state
    made = planner.plan(Action(area=area), state.me.stock)
    if made.worth <= 0:
        return -1.0
    rest = [other for other in _own(state) if other != area]
    contested = CONTESTED.get(area, 0.0) if len(state.areas[area]) > 1 else 0.0
    return made.worth + _round(planner, rest, made.stock) + contested


def _bonus(planner: Planner, ids: list[str]) -> str:
    """The area where a bonus disc brings most, if that is enough to spend it now."""
    state = planner.state
    worth = {area: _gained(planner, area) for area in ids if area in AREAS}
    best = max(worth, key=lambda area: worth[area], default="none")
    own = len(_own(state))
    turns = planner.prices.left * max(own, 1) + own
    enough = 0.0 if state.me.bonus > turns else SPARING
    return best if best != "none" and worth[best] > enough else "none"


def _gained(planner: Planner, area: str) -> float:
    """What a bonus disc in an area adds to the rest of the round."""
    state = planner.state
    made = planner.plan(Action(area=area, bonus=True), state.me.stock)
    if not made.ids:
        return -1.0
    own = _own(state)
    return made.worth + _round(planner, own, made.stock) - _round(planner, own, state.me.stock)


def _royalty(planner: Planner, box: str) -> float:
    return sum(planner.prices.unit(kind, 3) * n for kind, n in BOXES[box].royalty.items())


def _goods(planner: Planner, ids: list[str]) -> str:
    """The mix of goods that is missed least."""
    count = len(ids[0].split("."))
    mix = planner.prices.cheapest(planner.state.me.stock, GOODS, count) or {}
    wish = ".".join(kind for kind in GOODS for _ in range(mix.get(kind, 0)))
    return wish if wish in ids else ids[0]


def _barter(planner: Planner, key: str, ids: list[str]) -> str:
    deal = planner.prices.barter(planner.state.me.stock)
    if deal is None:
        return ids[0]
    pair = ".".join(kind for kind in TRADABLE for _ in range(deal[0].get(kind, 0)))
    wish = pair if key == "give" else deal[1]
    return wish if wish in ids else ids[0]


def _step(planner: Planner, ids: list[str]) -> str:
    state = planner.state
    assert state.action is not None
    made = planner.plan(state.action, state.me.stock)
    wish = made.ids[0] if made.ids else questions.DONE
    return wish if wish in ids else ids[-1]
