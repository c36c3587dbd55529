"""What cards and boards show: values, top cards, visible icons, points (R8.3, R4.1, R7.2)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from games.innovation.content import CARDS, COLORS, ICONS, SHOWN
from games.innovation.state import Seat

Counts = tuple[int, ...]
"""How often each icon is visible, in the order of ICONS."""


def age(card: str) -> int:
    """Return the value of a card."""
    return CARDS[card].age


def ages(cards: Iterable[str]) -> set[int]:
    """Return the different values among the cards."""
    return {CARDS[card].age for card in cards}


def highest_value(cards: Iterable[str]) -> int:
    """Return the highest value among the cards; 0 if there is none (R5.4)."""
    return max((CARDS[card].age for card in cards), default=0)


def highest(cards: Sequence[str]) -> list[str]:
    """Return all cards of the one highest value among these (R7.6, R7.11)."""
    value = highest_value(cards)
    return [card for card in cards if CARDS[card].age == value]


def lowest(cards: Sequence[str]) -> list[str]:
    """Return all cards of the one lowest value among these (R7.11)."""
    value = min((CARDS[card].age for card in cards), default=0)
    return [card for card in cards if CARDS[card].age == value]


def color(card: str) -> str:
    """Return the color of a card."""
    return CARDS[card].color


def shows(card: str, icon: str) -> bool:
    """Tell whether a card bears an icon."""
    return icon in CARDS[card].icons


def bearing(cards: Iterable[str], icon: str) -> list[str]:
    """Return those of the cards that bear an icon."""
    return [card for card in cards if icon in CARDS[card].icons]


def lacking(cards: Iterable[str], icon: str) -> list[str]:
    """Return those of the cards that do not bear an icon."""
    return [card for card in cards if icon not in CARDS[card].icons]


def tops(seat: Seat) -> list[str]:
    """Return the top cards of a board, in the order of the colors."""
    return [pile[0] for pile in map(seat.board.__getitem__, COLORS) if pile]


def highest_top(seat: Seat) -> int:
    """Return the value of the highest top card; 0 for an empty board (R5.4)."""
    return highest_value(tops(seat))


def top_value(seat: Seat, pile: str) -> int:
    """Return the value of the top card of a color; 0 without one (R5.4)."""
    return highest_value(seat.board[pile][:1])


def points(seat: Seat) -> int:
    """Return the score: the sum of the values in the score pile (R7.2)."""
    return sum(CARDS[card].age for card in seat.score)


def pile_counts(seat: Seat, pile: str) -> Counts:
    """Return how often each icon is visible in a pile, covered splayed cards included (R8.3)."""
    return _counted(tuple(seat.board[pile]), seat.splay[pile])


def totals(seat: Seat) -> Counts:
    """Return how often each icon is visible on a board, in the order of ICONS (R8.8)."""
    return _summed(tuple([tuple(pile) for pile in seat.board.values()]), tuple(seat.splay.values()))


def icon_counts(seat: Seat) -> dict[str, int]:
    """Return how often each of the six icons is visible on a board (R8.8)."""
    return dict(zip(ICONS, totals(seat), strict=True))


def visible(seat: Seat, icon: str) -> int:
    """Return how often an icon is visible on a board (R8.8)."""
    return totals(seat)[ICONS.index(icon)]


def colors_showing(seat: Seat, icon: str) -> int:
    """Return in how many piles of a board an icon is visible at least once (R12.4)."""
    place = ICONS.index(icon)
    return sum(pile_counts(seat, pile)[place] > 0 for pile in COLORS)


_NONE = (0,) * len(ICONS)


@lru_cache(maxsize=1 << 14)
def _summed(piles: tuple[tuple[str, ...], ...], directions: tuple[str, ...]) -> Counts:
    """Count the icons of a board; between two changes of it the sum is asked for many times."""
    counts = map(_counted, piles, directions)
    return tuple(map(sum, zip(*counts, strict=True)))


@lru_cache(maxsize=1 << 14)
def _counted(pile: tuple[str, ...], direction: str) -> Counts:
    """Count the icons of a pile; the same piles come again and again, so results are kept."""
    if not pile:
        return _NONE
    places = SHOWN[direction]
    seen = [*CARDS[pile[0]].icons, *(CARDS[card].icons[place] for card in pile[1:] for place in places)]
    return tuple(seen.count(icon) for icon in ICONS)
