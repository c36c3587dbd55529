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


def gain(play: Play[EraState], seat: int, what: Mapping[str, int], *, own: bool = True) -> None:
    """Give from the supply; IP moves the pawn as one gain (R12.2), symbols pay only in the `own` action."""
    player = play.state.players[seat]
    for kind, n in what.items():
        if kind != "ip":
            player.stock[kind] += n
    moved = what.get("ip", 0)
    player.ip += moved
    found = TRACK.get(player.ip % TRACK_LENGTH)
    if moved and own and found is not None:
        player.stock[found] += 1
        play.log(
            "log-square",
            seat=seat,
            refs=[f"seat:{seat}", f"square:{player.ip % TRACK_LENGTH}"],
            who=seat_text(seat),
            what=say(f"kind-{found}"),
            at=player.ip,
        )
