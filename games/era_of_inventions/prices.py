"""What goods are worth to a computer player. The prices are ours, found by letting it play itself."""

from collections.abc import Mapping

from games.era_of_inventions.content import (
    BOXES,
    CARDS,
    FACTORIES,
    KINDS,
    TRADABLE,
    Amounts,
    ProductionCard,
    gold_of,
)
from games.era_of_inventions.state import EraState

IP = 10
"""The value of one IP, in which all others are counted."""
RARE = {"coin": 8.3, "gear": 17.0, "wood": 4.0, "coal": 4.0, "metal": 4.3, "tech": 5.0, "tools": 3.5}
"""The value of the first units of a kind."""
PLENTY = {"coin": 5.0, "gear": 10.0, "wood": 1.5, "coal": 1.5, "metal": 1.5, "tech": 2.4, "tools": 2.4}
"""The value of further units."""
FEW = {"coin": 5, "gear": 7, "wood": 3, "coal": 3, "metal": 3, "tech": 2, "tools": 3}
"""How many units are the first ones."""
WANTED = 3.0
"""What a unit is worth more if a card that one would like to produce or build needs it."""
FADE = (0.34, 1.0)
"""The part of their value that goods keep in the last round and in the one before."""
BONUS = 11.0
"""The value of a bonus disc with rounds to come."""


class Prices:
    """The prices for the player to move, as the table stands."""

    def __init__(self, state: EraState) -> None:
        self.left = state.rounds - state.round
        self._fade = FADE[self.left] if self.left < len(FADE) else 1.0
        self._wanted = _wanted(state)
        self._inventing = _may_still_invent(state)

    def unit(self, kind: str, held: int, *, wanted: bool = True) -> float:
        """Return the value of one more unit of a kind for somebody who holds so many."""
        if kind == "ip":
            return IP
        if kind == "bonus_disc":
            return BONUS if self.left else 0.0
        price = RARE[kind] if held < FEW[kind] else PLENTY[kind]
        if wanted and held < self._wanted.get(kind, 0):
            price += WANTED
        return self._last(kind, held, price) if not self.left else price * self._fade_of(kind)

    def change(self, stock: Amounts, cost: Amounts, gain: Amounts, *, wanted: bool = True) -> float:
        """Return the value of paying `cost` and then getting `gain`."""
        worth, held = 0.0, dict(stock)
        for kind, n in cost.items():
            for _ in range(n):
                held[kind] -= 1
                worth -= self.unit(kind, held[kind], wanted=wanted)
        for kind, n in gain.items():
            for _ in range(n):
                worth += self.unit(kind, held.get(kind, 0))
                held[kind] = held.get(kind, 0) + 1
        return worth

    def cheapest(self, stock: Amounts, kinds: tuple[str, ...], n: int) -> dict[str, int] | None:
        """Return the `n` units of some kinds that are missed least, or None if there are not so many."""
        held, chosen = dict(stock), dict[str, int]()
        for _ in range(n):
            there = [kind for kind in kinds if held[kind]]
            if not there:
                return None
            least = min(there, key=lambda kind: self.unit(kind, held[kind] - 1))
            held[least] -= 1
            chosen[least] = chosen.get(least, 0) + 1
        return chosen

    def barter(self, stock: Amounts) -> tuple[dict[str, int], str] | None:
        """Return the two units to give and the kind to take in the lower market, None with too little."""
        give = self.cheapest(stock, TRADABLE, 2)
        if give is None:
            return None
        others = [kind for kind in TRADABLE if kind not in give]
        return give, max(others, key=lambda kind: self.unit(kind, stock[kind]))

    def _fade_of(self, kind: str) -> float:
        return 1.0 if kind in ("coin", "gear") else self._fade

    def _last(self, kind: str, held: int, price: float) -> float:
        """Return a price in the last round: what can still be sold for IP, or used by a disc that is out."""
        if kind == "gear":
            return price if self._inventing else IP if held < 3 else 1.0
        if kind == "coin":
            return IP / 2 if held < 6 else 1.0
        return price * self._fade


def spent(card: ProductionCard, price: Mapping[str, float]) -> float:
    """Return a rough value of what a card costs."""
    return sum(price[kind] * n for kind, n in card.cost.items()) + 4 * card.any_goods


def _may_still_invent(state: EraState) -> bool:
    me, seat = state.me, state.turn
    able = bool(me.discs) and state.phase == "place"
    return (able or me.bonus > 0 or seat in state.areas["invent"]) and any(_free(state, box) for box in BOXES)


def _free(state: EraState, box: str) -> bool:
    gold = gold_of(BOXES[box].invention)
    return state.owner(box) is None and (BOXES[box].level == "gold" or state.owner(gold) is not None)


def _wanted(state: EraState) -> dict[str, int]:
    """Return the goods that the two best cards and the best factory ask for."""
    wanted = dict.fromkeys(KINDS, 0)
    cards = [CARDS[card] for card in state.display if card and _mine(state, CARDS[card])]
    cards.sort(key=lambda card: _reward(card) - spent(card, PLENTY), reverse=True)
    for card in cards[:2]:
        for kind, n in card.cost.items():
            wanted[kind] += n
    row = [FACTORIES[card] for card in state.row if card]
    if row and state.rounds - state.round > 1:
        best = max(row, key=lambda one: one.value * 3 - sum(one.cost.values()))
        for kind, n in best.cost.items():
            wanted[kind] += n
    return wanted


def _mine(state: EraState, card: ProductionCard) -> bool:
    """Tell whether the player to move may produce a card (R9.4)."""
    return card.kind != "copy" or all(BOXES[box].invention != card.invention for box in state.me.boxes)


def _reward(card: ProductionCard) -> float:
    return sum(n * (IP if kind == "ip" else RARE[kind]) for kind, n in card.reward.items())
