"""What a board shows: top cards, visible icons, points (R8.3, R4.1, R7.2)."""

from games.innovation.content import CARDS, COLORS, ICONS, SHOWN
from games.innovation.state import Seat


def tops(seat: Seat) -> list[str]:
    """Return the top cards of a board, in the order of the colors."""
    return [seat.board[color][0] for color in COLORS if seat.board[color]]


def highest_top(seat: Seat) -> int:
    """Return the value of the highest top card; 0 for an empty board (R5.4)."""
    return max((CARDS[card].age for card in tops(seat)), default=0)


def points(seat: Seat) -> int:
    """Return the score: the sum of the values in the score pile (R7.2)."""
    return sum(CARDS[card].age for card in seat.score)


def pile_icons(seat: Seat, color: str) -> list[str]:
    """Return every icon (and hex) that a pile shows, covered splayed cards included (R8.3)."""
    pile = seat.board[color]
    if not pile:
        return []
    shown = SHOWN[seat.splay[color]]
    covered = [CARDS[card].icons[place] for card in pile[1:] for place in shown]
    return [*CARDS[pile[0]].icons, *covered]


def icon_counts(seat: Seat) -> dict[str, int]:
    """Return how often each of the six icons is visible on a board."""
    counts = dict.fromkeys(ICONS, 0)
    for color in COLORS:
        for icon in pile_icons(seat, color):
            if icon in counts:
                counts[icon] += 1
    return counts
