"""What an action would bring: moves as costs and gains, and the best few of them one after another."""

from collections.abc import Callable
from dataclasses import dataclass, field

from games.era_of_inventions.content import (
    ALL_FACTORIES,
    BOXES,
    CARDS,
    FACTORIES,
    FACTORY_SLOTS,
    GOODS,
    INVENTION_SLOTS,
    MARKET_OF,
    PATENTS,
    SOURCES,
    TRADES,
    Amounts,
    gold_of,
)
from games.era_of_inventions.prices import Prices
from games.era_of_inventions.research import MOST_GEARS
from games.era_of_inventions.state import Action, EraState

MOST = {"build": 3, "factories": 1, "buy": 3, "market": 5, "invent": 7, "produce": 3}
"""How many moves a normal action has at most."""
RUNS = 0.74
"""How often a round a factory is run."""
INDUSTRY = 1.7
"""What a unit of output value is worth for the award."""
ROYALTIES = 2.7
"""How often a royalty is paid in a game, from the first round on."""
SHIELD = 3.0
"""What a patent marker on an own box is worth beside its IP."""
TRACK = 3.0
"""What a step on the patent track is worth for the award."""


@dataclass(frozen=True, slots=True)
class Move:
    """A step of an action: what it costs (also any goods) and brings, and what it is worth besides.

    `limit` names the market whose exchanges are counted together; `after` is a move that must come first.
    """

    id: str
    cost: Amounts
    gain: Amounts
    extra: float = 0.0
    any_goods: int = 0
    limit: str = ""
    after: str = ""


@dataclass(slots=True)
class Plan:
    """Moves one after another: their ids, their worth together, and the stock afterwards."""

    stock: dict[str, int]
    ids: list[str] = field(default_factory=list)
    worth: float = 0.0


class Planner:
    """Plans the actions of the player to move."""

    def __init__(self, state: EraState) -> None:
        self.state = state
        self.prices = Prices(state)
        self._cache: dict[str, list[Move]] = {}

    def plan(self, action: Action, stock: Amounts) -> Plan:
        """Return the moves that a greedy player would make in an action, starting from `stock`."""
        made = Plan(dict(stock))
        if action.area == "factories" and not action.bonus:
            self._run_all(made)
            return made
        moves = self.moves(action.area)
        while len(made.ids) + action.done < (1 if action.bonus else MOST[action.area]):
            best = max(
                ((self._worth(made, move), move) for move in moves if self._may(made, move, action)),
                key=lambda pair: pair[0],
                default=(0.0, None),
            )
            if best[1] is None or best[0] <= 0:
                return made
            self._make(made, best[1], best[0])
        return made

    def moves(self, area: str) -> list[Move]:
        """Return all moves of an area as the table stands, payable or not."""
        if area not in self._cache:
            self._cache[area] = _MOVES[area](self)
        return self._cache[area]

    def cost(self, stock: Amounts, move: Move) -> Amounts | None:
        """Return what a move costs in full, None if `stock` does not allow it."""
        cost = dict(move.cost)
        if any(stock[kind] < n for kind, n in cost.items()):
            return None
        if move.any_goods:
            rest = {kind: stock[kind] - cost.get(kind, 0) for kind in stock}
            filled = self.prices.cheapest(rest, GOODS, move.any_goods)
            if filled is None:
                return None
            cost = {kind: cost.get(kind, 0) + filled.get(kind, 0) for kind in (*cost, *filled)}
        return cost

    def _run_all(self, made: Plan) -> None:
        for one in self.state.me.all_factories:
            move = Move(one, {}, ALL_FACTORIES[one].output)
            self._make(made, move, self._worth(made, move))

    def _worth(self, made: Plan, move: Move) -> float:
        move = self._settled(made, move)
        cost = self.cost(made.stock, move)
        if cost is None:
            return 0.0
        free = move.id in INVENTION_SLOTS or move.id in FACTORY_SLOTS
        return self.prices.change(made.stock, cost, move.gain, wanted=not free) + move.extra

    def _may(self, made: Plan, move: Move, action: Action) -> bool:
        """Tell whether the limits of the action leave room for a move."""
        ids = made.ids
        if move.id == "take_gear":
            return not ids and not action.done and not action.bonus
        if move.limit:
            if action.kind == "gear" or "take_gear" in ids:
                return False
            return sum(MARKET_OF[one] == move.limit for one in ids) + action.markets.get(move.limit, 0) < 3
        if move.id in ids or (move.after and move.after not in ids):
            return False
        if move.id.startswith("patent"):
            return action.kind != "invent" and all(one.startswith("patent") for one in ids)
        if move.id in BOXES:
            paid = action.gears + sum(BOXES[one].gears for one in ids if one in BOXES)
            other = action.kind == "patent" or any(one.startswith("patent") for one in ids)
            return not other and paid + BOXES[move.id].gears <= MOST_GEARS
        return True

    def _settled(self, made: Plan, move: Move) -> Move:
        """Return a barter with what is given and taken."""
        if move.id != "barter":
            return move
        deal = self.prices.barter(made.stock)
        if deal is None:
            return Move("barter", {"coin": 99}, {})
        return Move("barter", deal[0], {deal[1]: 1}, limit=move.limit)

    def _make(self, made: Plan, move: Move, worth: float) -> None:
        move = self._settled(made, move)
        for kind, n in (self.cost(made.stock, move) or {}).items():
            made.stock[kind] -= n
        for kind, n in move.gain.items():
            if kind in made.stock:
                made.stock[kind] += n
        made.ids.append(move.id)
        made.worth += worth


def _build(planner: Planner) -> list[Move]:
    state, prices = planner.state, planner.prices
    moves = []
    for slot, card in zip(FACTORY_SLOTS, state.row, strict=True):
        if card is None:
            continue
        factory = FACTORIES[card]
        output = sum(prices.unit(kind, 2, wanted=False) * n for kind, n in factory.output.items())
        extra = output * RUNS * prices.left + INDUSTRY * factory.value
        moves.append(Move(slot, factory.cost, {}, extra))
    return moves


def _run(planner: Planner) -> list[Move]:
    return [Move(one, {}, ALL_FACTORIES[one].output) for one in planner.state.me.all_factories]


def _buy(planner: Planner) -> list[Move]:
    places = planner.state.places
    there = [one for one in SOURCES.values() if places[one.id]]
    return [Move(one.id, {"coin": 1}, {one.resource: places[one.id]}) for one in there]


def _market(planner: Planner) -> list[Move]:
    moves = [Move(one.id, one.give, one.get, limit=one.market) for one in TRADES.values()]
    if not planner.state.pool_bonus:
        moves = [move for move in moves if move.id != "coins_to_bonus_disc"]
    return [*moves, Move("barter", {}, {}, limit=MARKET_OF["barter"]), Move("take_gear", {}, {"gear": 1})]


def _invent(planner: Planner) -> list[Move]:
    state, prices = planner.state, planner.prices
    me = state.me
    moves = []
    for box in BOXES.values() if me.markers else ():
        gold = gold_of(box.invention)
        if state.owner(box.id) is not None:
            continue
        after = gold if box.level == "silver" and state.owner(gold) is None else ""
        royalty = sum(prices.unit(kind, 3) * n for kind, n in box.royalty.items())
        extra = royalty * ROYALTIES * prices.left / state.rounds
        moves.append(Move(box.id, {"gear": box.gears}, {"ip": box.ip}, extra, after=after))
    for step, (price, ip) in enumerate(PATENTS[me.patent : me.patent + 2]):
        shield = SHIELD if len(me.boxes) - len(me.patented) > step and prices.left else 0.0
        name = "patent" if not step else "patent2"
        moves.append(Move(name, {"coin": price}, {"ip": ip}, shield + TRACK, after="patent" if step else ""))
    return moves


def _produce(planner: Planner) -> list[Move]:
    state = planner.state
    own = {BOXES[box].invention for box in state.me.boxes}
    moves = []
    for slot, found in zip(INVENTION_SLOTS, state.display, strict=True):
        card = CARDS[found] if found else None
        if card is not None and not (card.kind == "copy" and card.invention in own):
            moves.append(Move(slot, card.cost, card.reward, any_goods=card.any_goods))
    return moves


_MOVES: dict[str, Callable[[Planner], list[Move]]] = {
    "build": _build,
    "factories": _run,
    "buy": _buy,
    "market": _market,
    "invent": _invent,
    "produce": _produce,
}
