"""Conservation: 105 cards, five special and nine normal achievements, each in one place (R1.6)."""

from collections import Counter
from collections.abc import Iterator

from games.core.errors import Broken
from games.innovation.content import CARDS, COLORS, SPECIALS
from games.innovation.state import InnovationState, Seat

AGES = [str(age) for age in range(1, 10)]


def check(state: InnovationState) -> None:
    """Raise Broken unless every component is in exactly one place and every pile is possible."""
    if not state.players:
        return
    found = Counter(cards_in_play(state))
    if len(found) != len(CARDS) or found.total() != len(CARDS):
        raise Broken(f"cards lost or doubled: {sorted(set(CARDS) ^ set(found))}")
    _check_achievements(state)
    for age, pile in state.supply.items():
        if any(CARDS[card].age != age for card in pile):
            raise Broken(f"a card of another age in pile {age}")
    for seat, player in enumerate(state.players):
        _check_board(seat, player)


def cards_in_play(state: InnovationState) -> Iterator[str]:
    """Give every card wherever it is, removed ones and those behind achievements included."""
    for pile in state.supply.values():
        yield from pile
    yield from (*state.normal_cards.values(), *state.removed)
    for player in state.players:
        yield from (*player.hand, *player.score)
        for pile in player.board.values():
            yield from pile


def _check_achievements(state: InnovationState) -> None:
    free = [*map(str, state.normal), *state.special]
    taken = [one for player in state.players for one in player.achievements]
    if sorted([*free, *taken]) != sorted([*AGES, *SPECIALS]):
        raise Broken("achievements lost or doubled")
    if list(state.normal_cards) != [int(age) for age in AGES]:
        raise Broken(f"normal achievements {state.normal_cards}")


def _check_board(seat: int, player: Seat) -> None:
    for color in COLORS:
        pile = player.board[color]
        if any(CARDS[card].color != color for card in pile):
            raise Broken(f"seat {seat}: a card of another color in {color}")
        if player.splay[color] not in ("", "left", "right", "up"):
            raise Broken(f"seat {seat}: {color} splayed {player.splay[color]}")
        if len(pile) < 2 and player.splay[color]:
            raise Broken(f"seat {seat}: {color} is splayed with {len(pile)} cards")
    if min(player.tucked, player.scored) < 0:
        raise Broken(f"seat {seat}: counters")
