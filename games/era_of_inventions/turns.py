"""Placing, whose turn it is, and the frame of an action (R3, R10)."""

from games.core.errors import refuse
from games.core.play import Play
from games.core.text import seat_text
from games.era_of_inventions.content import AREAS, SEATINGS
from games.era_of_inventions.names import area_name
from games.era_of_inventions.state import Action, EraState


def must_turn(state: EraState, seat: int) -> None:
    """Raise Refused unless it is this seat's turn."""
    if state.turn != seat:
        raise refuse("refused-not-your-turn", "R3.2" if state.phase == "place" else "R3.5")


def may_place(state: EraState, area: str) -> None:
    """Raise Refused unless the player to move may put a disc there (R3.3)."""
    placed = state.areas[area]
    if state.turn in placed:
        raise refuse("refused-own-disc-there", "R3.3", area=area_name(area))
    if len(placed) >= 2:
        raise refuse("refused-area-full", "R3.3", area=area_name(area))


def place(play: Play[EraState], area: str) -> None:
    """Put a disc into an area; the turn goes on, after the last disc to resolving (R3.2)."""
    state = play.state
    may_place(state, area)
    seat = state.turn
    state.me.discs -= 1
    state.areas[area].append(seat)
    state.turn = (seat + 1) % state.seats
    if not any(player.discs for player in state.players):
        state.phase, state.turn = "resolve", state.start
    refs = [f"area:{area}", f"seat:{seat}"]
    play.log("log-place", seat=seat, refs=refs, who=seat_text(seat), area=area_name(area))


def may_begin(state: EraState, area: str) -> None:
    """Raise Refused unless the player to move has a disc there and has not acted yet (R3.5)."""
    if state.turn not in state.areas[area]:
        raise refuse("refused-no-disc-there", "R3.5", area=area_name(area))
    if state.action is not None:
        raise refuse("refused-acted", "R3.5")


def begin(play: Play[EraState], area: str) -> None:
    """Take a disc back and begin its action."""
    state = play.state
    may_begin(state, area)
    state.areas[area].remove(state.turn)
    state.me.discs += 1
    state.action = Action(area=area)


def forfeit(play: Play[EraState], area: str) -> None:
    """Take a disc back without an action (R3.7)."""
    seat = play.state.turn
    begin(play, area)
    play.state.action = None
    refs = [f"area:{area}", f"seat:{seat}"]
    play.log("log-forfeit", seat=seat, refs=refs, who=seat_text(seat), area=area_name(area))


def may_bonus(state: EraState) -> None:
    """Raise Refused unless the player to move may use a bonus disc now (R10.1, R10.2, R7.6)."""
    action = state.action
    if action is None or not action.done:
        raise refuse("refused-no-action-before", "R10.2")
    if action.bonus:
        raise refuse("refused-one-bonus-per-action", "R10.1")
    if state.me.bonus <= 0:
        raise refuse("refused-no-bonus", "R10.1")
    if state.me.bonus <= action.bought:
        raise refuse("refused-bonus-not-ready", "R7.6")


def begin_bonus(play: Play[EraState], area: str) -> None:
    """Begin an action with a bonus disc, in any area (R10.3)."""
    state, seat = play.state, play.state.turn
    may_bonus(state)
    state.action = Action(area=area, bonus=True)
    refs = [f"area:{area}", f"seat:{seat}"]
    play.log("log-bonus", seat=seat, refs=refs, who=seat_text(seat), area=area_name(area))


def end_bonus(play: Play[EraState]) -> None:
    """Put the used bonus disc into the supply, now that its action is finished (R10.4)."""
    state = play.state
    state.me.bonus -= 1
    state.pool_bonus += 1


def end_turn(play: Play[EraState]) -> None:
    """Pass the turn to the next seat with a disc out; after the last one the round ends (R3.5, R1.2)."""
    state = play.state
    state.action = None
    order = [(state.turn + step) % state.seats for step in range(1, state.seats + 1)]
    out = {seat for area in AREAS for seat in state.areas[area]}
    waiting = [seat for seat in order if seat in out]
    if waiting:
        state.turn = waiting[0]
    else:
        state.phase = "finished" if state.round >= SEATINGS[state.seats].rounds else "prepare"


def limit(action: Action, normal: int, rule: str) -> None:
    """Raise Refused if the action has used up its number of steps."""
    most = 1 if action.bonus else normal
    if action.done >= most:
        key = "refused-limit-bonus" if action.bonus else f"refused-limit-{action.area}"
        raise refuse(key, "R10.3" if action.bonus else rule, most=most, done=action.done)


def running(state: EraState, area: str) -> Action:
    """Return the action under way; raise Refused if it is in another area."""
    if state.action is None or state.action.area != area:
        raise refuse("refused-other-area", "R3.5", area=area_name(area))
    return state.action
