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
    open_ones = [special for special in _BY_BOARD if special in state.special]
    on_board = place_of(state, cards[0])[1] == "board"
    if not open_ones or not (on_board or deed in ("meld", "tuck")):
        return False
    player = state.players[seat]
    boards = [_after(player, deed, moved) for moved in _partly(player, cards)]
    return any(qualifies(board, special) for board in boards for special in open_ones)


def _partly(player: Seat, cards: Sequence[str]) -> Iterator[list[str]]:
    """Give the sets of cards that may have moved while others have not.

    Of one pile only the topmost few are tried: with a card gone from below them, a board shows less still.
    """
    piles = [[card for card in pile if card in cards] for pile in player.board.values()]
    groups = [pile for pile in piles if pile] or [[card] for card in cards]
    for counts in product(*(range(len(group) + 1) for group in groups)):
        if 0 < sum(counts) < len(cards):
            yield [card for group, count in zip(groups, counts, strict=True) for card in group[:count]]


def _after(player: Seat, deed: str, moved: Sequence[str]) -> Seat:
    """Return the player's board after these cards have left it, or come to it."""
    gone = set(moved)
    board = {pile: [card for card in cards if card not in gone] for pile, cards in player.board.items()}
    for card in moved:
        if deed == "meld":
            board[CARDS[card].color].insert(0, card)
        elif deed == "tuck":
            board[CARDS[card].color].append(card)
    splay = {pile: way if len(board[pile]) > 1 else "" for pile, way in player.splay.items()}
    return player.model_copy(update={"board": board, "splay": splay})
