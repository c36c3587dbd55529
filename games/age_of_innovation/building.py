"""Putting buildings on the map: pieces left, triggers, power offers (R0.2, R4.5, R26)."""

from collections.abc import Mapping

from games.age_of_innovation.content import SOURCE, STOCK, VALUE
from games.age_of_innovation.gains import passive, trigger_vp
from games.age_of_innovation.ground import adjacent, hexes, kind, occupied
from games.age_of_innovation.inquiry import named
from games.age_of_innovation.power import affordable_offer
from games.age_of_innovation.state import AgeState, Offer, Side
from games.core.play import Play
from games.core.text import seat_text

WORKSHOP_COINS, WORKSHOP_TOOLS = 2, 1


def built(side: Side, piece: str) -> int:
    """Return how many of the player's own pieces of a type are on the map."""
    return sum(one == piece for one in side.buildings.values())


def left(side: Side, piece: str) -> int:
    """Return how many pieces of a type are left on the planning board (R1.1)."""
    return STOCK[piece] - built(side, piece)


def of_kind(side: Side, *kinds: str) -> int:
    """Return how many buildings of these types a player has, neutral ones included (R4.7.4)."""
    return sum(kind(piece) in kinds for piece in side.buildings.values())


def can_pay_workshop(side: Side) -> bool:
    """Tell whether a workshop is left and can be paid (R7.4)."""
    return side.coins >= WORKSHOP_COINS and side.tools >= WORKSHOP_TOOLS and left(side, "workshop") > 0


def build(play: Play[AgeState], seat: int, hexagon: str, piece: str) -> None:
    """Put a piece on a hex (or in place of the one there) with all triggers (R28.1)."""
    state = play.state
    side = state.sides[seat]
    if state.phase == "actions":
        for source, vp, coins in build_gains(state, seat, hexagon, kind(piece)):
            side.score(source, vp)
            side.coins += coins
    side.buildings[hexagon] = piece
    if state.phase == "actions":
        for other, power in offers_at(state, seat, hexagon, occupied(state)):
            state.offers.append(Offer(seat=other, power=power, hex=hexagon))
    if piece == "palace":
        state.due.append("palace")
    if piece in ("school", "university"):
        state.due.append("competency")
    play.log(
        "log-build",
        seat=seat,
        who=seat_text(seat),
        what=named(kind(piece)),
        hex=hexagon,
        refs=[f"hex:{hexagon}", f"seat:{seat}"],
    )


def pay_and_build(play: Play[AgeState], seat: int, hexagon: str) -> None:
    """Build a workshop at its price (R7.4)."""
    side = play.state.sides[seat]
    side.coins -= WORKSHOP_COINS
    side.tools -= WORKSHOP_TOOLS
    build(play, seat, hexagon, "workshop")


def build_gains(state: AgeState, seat: int, hexagon: str, what: str) -> list[tuple[str, int, int]]:
    """Return source, VP and coins of all that building a type on a hex brings now (R26.1, R25.1, R23)."""
    vp = trigger_vp(state, f"build_{what}", hexagon)
    if what in ("palace", "university"):
        vp += trigger_vp(state, "build_palace_or_university")
    found = [("rounds", vp, 0)]
    for tile, effect, gain in passive(state, seat, "build"):
        if effect.building == what and _stands(state, hexagon, effect.where):
            found.append((SOURCE[tile], gain.vp, gain.coins))
    return found


def build_gain(state: AgeState, seat: int, hexagon: str, what: str) -> tuple[int, int]:
    """Return the VP and coins that building a type on a hex brings now."""
    gains = build_gains(state, seat, hexagon, what)
    return sum(vp for _, vp, _ in gains), sum(coins for _, _, coins in gains)


def _stands(state: AgeState, hexagon: str, where: str) -> bool:
    """Tell whether a hex is where an effect wants it: at the edge, at a river, anywhere."""
    places = {"edge": hexes(state).edge, "riverside": hexes(state).riverside}
    return not where or hexagon in places[where]


def offers_at(state: AgeState, seat: int, hexagon: str, owners: Mapping[str, int]) -> list[tuple[int, int]]:
    """Return (seat, power) for all others with buildings adjacent to a hex, clockwise (R4.5.1, R4.5.4)."""
    totals: dict[int, int] = {}
    for other in adjacent(state, hexagon):
        owner = owners.get(other, seat)
        if owner != seat:
            side = state.sides[owner]
            value = VALUE[kind(side.buildings[other])] + (other in side.annexes)
            totals[owner] = totals.get(owner, 0) + value
    around = sorted(totals, key=lambda owner: (owner - seat) % state.seats)
    return [(one, totals[one]) for one in around if affordable_offer(state.sides[one], totals[one]) > 0]
