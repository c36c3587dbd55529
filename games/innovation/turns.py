"""Turns: two actions each out of draw, meld, dogma and achieve (R3, R4)."""

from games.core import ask
from games.core.play import Play, Step
from games.core.text import seat_text
from games.innovation import effects, names, zones
from games.innovation.achievements import GameEndError, claim
from games.innovation.icons import highest_top
from games.innovation.questions import action_question
from games.innovation.setup import first_actions
from games.innovation.state import InnovationState


def act(play: Play[InnovationState]) -> Step:
    """Play one action of the current turn, begin the turn before it or end it after it (R3)."""
    state = play.state
    if not state.actions:
        begin(play)
    try:
        choice = yield from ask.one(action_question(state))
        yield from carry_out(play, state.turn, choice)
    except GameEndError:
        over(play)
    else:
        state.actions -= 1
        if not state.actions:
            end_turn(state)


def begin(play: Play[InnovationState]) -> None:
    """Begin the turn of the player who is next (R3.1, R3.2)."""
    state = play.state
    state.actions = first_actions(state.seats, state.turns) if state.turns < state.seats else 2
    state.turns += 1
    play.log("log-turn", seat=state.turn, who=seat_text(state.turn), n=state.actions)


def end_turn(state: InnovationState) -> None:
    """Reset the Monument counters of all and pass the turn clockwise (R3.3, R3.6)."""
    state.actions = 0
    for player in state.players:
        player.tucked = player.scored = 0
    state.turn = (state.turn + 1) % state.seats


def carry_out(play: Play[InnovationState], seat: int, choice: str) -> Step:
    """Carry out an action by its option id: `draw`, `meld.<card>`, `dogma.<card>`, `achieve.<age>` (R4)."""
    kind, _, what = choice.partition(".")
    if kind == "draw":
        zones.draw(play, seat, highest_top(play.state.players[seat]))
    elif kind == "meld":
        zones.meld(play, seat, what)
    elif kind == "achieve":
        claim(play, seat, what)
    else:
        yield from dogma(play, seat, what)


def dogma(play: Play[InnovationState], seat: int, card: str) -> Step:
    """Activate a top card (R4.3, R6)."""
    play.state.activated = card
    yield from effects.activate(play, seat, card)
    play.state.activated = ""


def over(play: Play[InnovationState]) -> None:
    """Say how the game has ended (R11)."""
    state = play.state
    state.activated = ""
    play.log("log-over", how=names.ending(state.ended_by), who=[seat_text(seat) for seat in state.winners])
