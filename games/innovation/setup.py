"""Setup and the start player (R2, R3.2)."""

from collections.abc import Sequence

from games.core import ask
from games.core.play import Play, Step
from games.core.question import Decision, Kind, Option
from games.core.text import seat_text
from games.innovation import names, zones
from games.innovation.content import CARDS, CONTENT
from games.innovation.state import InnovationState, Seat


def is_open(state: InnovationState) -> bool:
    """Tell whether the first cards lie on the boards (R2.5)."""
    return state.turns > 0 or any(any(player.board.values()) for player in state.players)


def set_up(play: Play[InnovationState]) -> Step:
    """Deal, let all choose their first card at once, meld all at the same time (R2)."""
    state = play.state
    if not state.players:
        deal(play)
        play.log("log-setup", n=CONTENT.goals[state.seats])
    chosen = yield from ask.each(lambda: [first_meld(state, seat) for seat in range(state.seats)])
    melds = [str(chosen[seat]) for seat in range(state.seats)]
    play.reveals()
    state.turn = start_player(melds)
    for seat, card in enumerate(melds):
        zones.meld(play, seat, card)
    play.log("log-start", seat=state.turn, who=seat_text(state.turn), card=names.card(melds[state.turn]))


def deal(play: Play[InnovationState]) -> None:
    """Shuffle the ten piles, set the normal achievements aside, deal two cards each (R2.1-R2.4)."""
    state = play.state
    for age in range(1, 11):
        state.supply[age] = play.shuffle(f"age-{age}", CONTENT.of_age(age))
    state.normal = list(range(1, 10))
    state.normal_cards = {age: state.supply[age].pop(0) for age in state.normal}
    state.players = [Seat(hand=[state.supply[1].pop(0) for _ in range(2)]) for _ in range(state.seats)]


def first_meld(state: InnovationState, seat: int) -> Decision:
    """Ask which of the two cards opens the board (R2.5)."""
    options = [Option(card, f"card-{card}", refs=(f"card:{card}",)) for card in state.players[seat].hand]
    return Decision(seat, "first-meld", Kind.ONE, options, rule="R2.5")


def start_player(melds: Sequence[str]) -> int:
    """Return the seat whose first meld has the alphabetically first English title (R2.6)."""
    return min(range(len(melds)), key=lambda seat: CARDS[melds[seat]].name)


def first_actions(seats: int, place: int) -> int:
    """Return the actions on the first turn of the player in a place of the turn order, 0 first (R3.2)."""
    return 1 if place == 0 or (seats == 4 and place == 1) else 2
