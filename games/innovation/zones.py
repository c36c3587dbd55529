"""The primitives (R5, R7, R8): every change of a zone goes through here and is followed by R10.3."""

from games.innovation.achievements import claim_specials, end_by_score
from games.innovation.content import CARDS, COLORS
from games.innovation.state import InnovationState, Seat


def draw(state: InnovationState, seat: int, value: int) -> str:
    """Draw a card of a value into the hand and return it; GameEndError if there is none (R5.1, R5.3)."""
    for age in range(max(1, value), 11):
        if state.supply[age]:
            card = state.supply[age].pop(0)
            state.players[seat].hand.append(card)
            _changed(state)
            return card
    raise end_by_score(state)


def meld(state: InnovationState, seat: int, card: str) -> None:
    """Put a card on top of the player's pile of its color (R7.1)."""
    _lift(state, card)
    state.players[seat].board[CARDS[card].color].insert(0, card)
    _changed(state)


def tuck(state: InnovationState, seat: int, card: str) -> None:
    """Put a card under the player's pile of its color; counts for Monument (R7.3)."""
    _lift(state, card)
    player = state.players[seat]
    player.board[CARDS[card].color].append(card)
    player.tucked += 1
    _changed(state)


def score(state: InnovationState, seat: int, card: str) -> None:
    """Put a card into the player's score pile; counts for Monument (R7.2)."""
    _lift(state, card)
    player = state.players[seat]
    player.score.append(card)
    player.scored += 1
    _changed(state)


def give_back(state: InnovationState, card: str) -> None:
    """Return a card under the supply pile of its age (R7.4)."""
    _lift(state, card)
    state.supply[CARDS[card].age].append(card)
    _changed(state)


def transfer(state: InnovationState, card: str, seat: int, zone: str) -> None:
    """Move a card to "hand", "score" or "board" of a player; no meld, no score, no draw (R7.5)."""
    _lift(state, card)
    player = state.players[seat]
    if zone == "board":
        player.board[CARDS[card].color].insert(0, card)
    else:
        (player.hand if zone == "hand" else player.score).append(card)
    _changed(state)


def can_splay(player: Seat, color: str, direction: str) -> bool:
    """Tell whether splaying would change the pile (R8.2)."""
    return len(player.board[color]) >= 2 and player.splay[color] != direction


def splay(state: InnovationState, seat: int, color: str, direction: str) -> bool:
    """Splay a pile "left", "right" or "up"; return False if nothing changes (R8.2)."""
    player = state.players[seat]
    if not can_splay(player, color, direction):
        return False
    player.splay[color] = direction
    _changed(state)
    return True


def remove(state: InnovationState, card: str) -> None:
    """Take a card out of the game for good (R7.8)."""
    _lift(state, card)
    state.removed.append(card)
    _changed(state)


def reveal(state: InnovationState) -> None:
    """Count the showing of a card by an effect as a change (R6.10, R7.7)."""
    state.changes += 1


def _changed(state: InnovationState) -> None:
    """Count a change (R6.10) and give out what it earned (R10.3)."""
    state.changes += 1
    claim_specials(state)


def _lift(state: InnovationState, card: str) -> None:
    """Take a card out of the hand, score pile or board it is in; small piles lose their splay (R8.6)."""
    for player in state.players:
        for pile in (player.hand, player.score, *(player.board[color] for color in COLORS)):
            if card in pile:
                pile.remove(card)
                if len(player.board[CARDS[card].color]) < 2:
                    player.splay[CARDS[card].color] = ""
                return
    raise ValueError(card)
