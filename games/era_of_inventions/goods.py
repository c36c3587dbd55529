"""Paying and gaining, influence track included (R12)."""

from collections.abc import Mapping

from games.core.errors import refuse
from games.core.play import Play
from games.core.text import say, seat_text
from games.era_of_inventions.content import TRACK, TRACK_LENGTH
from games.era_of_inventions.names import amounts
from games.era_of_inventions.state import EraState, Player


def can_pay(player: Player, cost: Mapping[str, int]) -> bool:
    """Tell whether a player holds all of `cost`."""
    return all(player.stock[kind] >= n for kind, n in cost.items())


def must_afford(player: Player, cost: Mapping[str, int], rule: str) -> None:
    """Raise Refused unless a player holds all of `cost`."""
    if not can_pay(player, cost):
        raise refuse("refused-cannot-pay", rule, cost=say("amounts", list=amounts(cost)))


def pay(player: Player, cost: Mapping[str, int]) -> None:
    """Put `cost` back to the supply."""
    for kind, n in cost.items():
        player.stock[kind] -= n


def gain(play: Play[EraState], seat: int, what: Mapping[str, int], *, own: bool = True) -> str | None:
    """Give from the supply; IP moves the pawn as one gain (R12.2), symbols pay only in the `own` action.

    Returns the kind that the square gave, to be told by `tell_square` after what led there.
    """
    player = play.state.players[seat]
    for kind, n in what.items():
        if kind != "ip":
            player.stock[kind] += n
    moved = what.get("ip", 0)
    player.ip += moved
    found = TRACK.get(player.ip % TRACK_LENGTH)
    if not (moved and own and found is not None):
        return None
    player.stock[found] += 1
    return found


def tell_square(play: Play[EraState], seat: int, found: str | None) -> None:
    """Say which square of the influence track has paid, if one has (R12.1)."""
    if found is None:
        return
    at, refs = play.state.players[seat].ip, [f"seat:{seat}"]
    with play.nested():
        what = say(f"kind-{found}")
        play.log("log-square", seat=seat, refs=refs, who=seat_text(seat), what=what, at=at)
