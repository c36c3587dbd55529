"""Whether it matters in which order several cards move (R14.5)."""

from collections.abc import Iterator, Sequence
from itertools import product

from games.innovation.achievements import qualifies
from games.innovation.content import CARDS
from games.innovation.icons import age, color
from games.innovation.state import InnovationState, Seat
from games.innovation.zones import place_of

_BY_BOARD = ("empire", "world", "wonder", "universe")
"""Special achievements that depend on boards; the counters of Monument do not care for an order."""


def order_matters(state: InnovationState, seat: int, deed: str, cards: Sequence[str]) -> bool:
    """Tell whether the order in which a player does `deed` to all these cards can change anything.

    It can for two returned cards of one value, two melded or tucked cards of one color, and wherever a
    special achievement could be reached in between.
    """
    if len(cards) < 2:
        return False
    if deed == "return" and len({age(card) for card in cards}) < len(cards):
        return True
    if deed in ("meld", "tuck") and len({color(card) for card in cards}) < len(cards):
        return True
    return _special_between(state, seat, deed, cards)


def _special_between(state: InnovationState, seat: int, deed: str, cards: Sequence[str]) -> bool:
    """Tell whether a special achievement comes within reach that is out of reach when all have moved.

    Tucks are left out: they only ever add to what a board shows.
    """
    if deed != "meld" and place_of(state, cards[0])[1] != "board":
        return False
    player = state.players[seat]
    end = _after(player, deed, cards)
    passing = [special for special in _BY_BOARD if special in state.special and not qualifies(end, special)]
    boards = [_after(player, deed, moved) for moved in _partly(player, cards)] if passing else []
    return any(qualifies(board, special) for board in boards for special in passing)


def _partly(player: Seat, cards: Sequence[str]) -> Iterator[list[str]]:
    """Give the sets of cards that may have moved while the rest has not.

    Of one pile only the topmost few are tried: with a card gone from below them, a board shows less still.
    """
    piles = [[card for card in pile if card in cards] for pile in player.board.values()]
    groups = [pile for pile in piles if pile] or [[card] for card in cards]
    for counts in product(*(range(len(group) + 1) for group in groups)):
        yield [card for group, count in zip(groups, counts, strict=True) for card in group[:count]]


def _after(player: Seat, deed: str, moved: Sequence[str]) -> Seat:
    """Return the player's board after these cards have left it, or have been melded on it.

    Splays are as before: one that is lost matters for Wonder only, which nothing here can bring within reach.
    """
    gone = set(moved)
    board = {pile: [card for card in cards if card not in gone] for pile, cards in player.board.items()}
    if deed == "meld":
        for card in moved:
            board[CARDS[card].color].insert(0, card)
    return player.model_copy(update={"board": board})
