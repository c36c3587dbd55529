"""The sailing and terraforming tracks (R9, R10)."""

from dataclasses import replace

from games.age_of_innovation.content import BOARDS, Gain
from games.age_of_innovation.details import costs, priced
from games.age_of_innovation.gains import choose_books, plain, trigger, trigger_vp
from games.age_of_innovation.state import AgeState, Side
from games.age_of_innovation.wording import amounts
from games.core.play import Play, Steps
from games.core.text import Text, seat_text

STEP = "sailing_or_terraforming_step"
TOP_SAILING, TOP_TRACK = 3, 2


def can_sail(side: Side) -> bool:
    """Tell whether a sailing step can be paid (R9.1)."""
    return side.sailing < TOP_SAILING and side.coins >= 4 and side.scholars > 0


def can_improve(side: Side) -> bool:
    """Tell whether a terraforming step can be paid (R10.1)."""
    coins = BOARDS[side.home].track_coins
    return side.track < TOP_TRACK and side.coins >= coins and side.tools > 0 and side.scholars > 0


def sail_step(play: Play[AgeState], seat: int) -> Steps[None]:
    """One sailing step with its reward; nothing at the top (R9.1, R10.2)."""
    side = play.state.sides[seat]
    if side.sailing < TOP_SAILING:
        side.sailing += 1
        yield from _reward(play, seat, "log-sailing", side.sailing)


def track_step(play: Play[AgeState], seat: int) -> Steps[None]:
    """One terraforming step with its reward; nothing at the top (R10.1, R10.2)."""
    side = play.state.sides[seat]
    if side.track < TOP_TRACK:
        side.track += 1
        yield from _reward(play, seat, "log-track", side.track)


def _reward(play: Play[AgeState], seat: int, key: str, level: int) -> Steps[None]:
    board = BOARDS[play.state.sides[seat].home]
    gain = board.sailing[level] if key == "log-sailing" else board.track[level]
    plain(play.state, seat, gain, "tracks")
    trigger(play.state, seat, STEP)
    play.log(key, seat=seat, who=seat_text(seat), n=level, refs=[f"seat:{seat}"])
    yield from choose_books(play, seat, gain.books_any)


def sail_detail(state: AgeState, seat: int) -> Text:
    """Return cost and reward of a sailing step (R9.1)."""
    side = state.sides[seat]
    return priced(costs(coins=4, scholars=1), _gains(state, BOARDS[side.home].sailing[side.sailing + 1]))


def track_detail(state: AgeState, seat: int) -> Text:
    """Return cost and reward of a terraforming step (R10.1)."""
    side = state.sides[seat]
    board = BOARDS[side.home]
    return priced(costs(1, board.track_coins, scholars=1), _gains(state, board.track[side.track + 1]))


def _gains(state: AgeState, gain: Gain) -> list[Text]:
    """Return a step's reward with the VP of the round tile."""
    return amounts(replace(gain, vp=gain.vp + trigger_vp(state, STEP)))


def sail(play: Play[AgeState], seat: int) -> Steps[None]:
    """The sailing action (R9)."""
    side = play.state.sides[seat]
    side.coins -= 4
    side.scholars -= 1
    yield from sail_step(play, seat)


def improve(play: Play[AgeState], seat: int) -> Steps[None]:
    """The terraforming track action (R10)."""
    side = play.state.sides[seat]
    side.coins -= BOARDS[side.home].track_coins
    side.tools -= 1
    side.scholars -= 1
    yield from track_step(play, seat)
