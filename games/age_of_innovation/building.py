"""Putting buildings on the map: pieces left, triggers, power offers (R0.2, R4.5, R26)."""

from games.age_of_innovation.content import STOCK, VALUE
from games.age_of_innovation.gains import trigger
from games.age_of_innovation.ground import adjacent, hexes, kind, occupied
from games.age_of_innovation.inquiry import named
from games.age_of_innovation.power import affordable_offer
from games.age_of_innovation.state import AgeState, Offer, Side
from games.core.play import Play
from games.core.text import seat_text

WORKSHOP_COINS, WORKSHOP_TOOLS = 2, 1
PIECE_VP = {
    ("bonus", "bonus_build_guild"): ("guild", 3),
    ("palace", "palace_12"): ("workshop", 2),
    ("palace", "palace_13"): ("guild", 3),
}


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
    state.sides[seat].buildings[hexagon] = piece
    if state.phase == "actions":
        _build_vp(state, seat, hexagon, kind(piece))
        _offer_power(state, seat, hexagon)
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


def _build_vp(state: AgeState, seat: int, hexagon: str, what: str) -> None:
    side = state.sides[seat]
    trigger(state, seat, f"build_{what}", hexagon=hexagon)
    if what in ("palace", "university"):
        trigger(state, seat, "build_palace_or_university")
    for (slot, tile), (piece, vp) in PIECE_VP.items():
        if what == piece and tile == (side.bonus if slot == "bonus" else side.palace):
            side.vp += vp
    if what == "workshop":
        _workshop_vp(state, side, hexagon)


def _workshop_vp(state: AgeState, side: Side, hexagon: str) -> None:
    """Riverside and edge workshops (R20.9, R24.9, R25.1)."""
    if hexagon in hexes(state).riverside:
        side.vp += 2 * (side.faction == "navigators") + 2 * (side.bonus == "bonus_river_workshop")
        side.coins += side.faction == "navigators" and state.balance == "sept_2024"
    if hexagon in hexes(state).edge and "competency_09" in side.competencies:
        side.vp += 3


def _offer_power(state: AgeState, seat: int, hexagon: str) -> None:
    """Offer power to all others with adjacent buildings, in seat order from the builder (R4.5.1)."""
    owners = occupied(state)
    totals: dict[int, int] = {}
    for other in adjacent(state, hexagon):
        owner = owners.get(other, seat)
        if owner != seat:
            side = state.sides[owner]
            value = VALUE[kind(side.buildings[other])] + (other in side.annexes)
            totals[owner] = totals.get(owner, 0) + value
    for step in range(1, state.seats):
        owner = (seat + step) % state.seats
        if owner in totals and affordable_offer(state.sides[owner], totals[owner]) > 0:
            state.offers.append(Offer(seat=owner, power=totals[owner], hex=hexagon))
