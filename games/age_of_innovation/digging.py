"""Terraforming: spades bought or free, tunnel, flight, and the workshop that may follow (R7)."""

from collections.abc import Callable

from games.age_of_innovation.building import build, can_pay_workshop, left, pay_and_build
from games.age_of_innovation.content import distance, turned
from games.age_of_innovation.gains import trigger
from games.age_of_innovation.ground import reached, terrain, tunnelled
from games.age_of_innovation.inquiry import agree, inquire, named, number, pick
from games.age_of_innovation.state import AgeState, Side
from games.core.play import Play, Steps
from games.core.question import Decision, Kind, Option
from games.core.text import say, seat_text

SKIP = "skip"


def rate(side: Side) -> int:
    """Return the tools that a spade costs (R10.1)."""
    return 3 - side.track


def need(state: AgeState, seat: int, hexagon: str) -> int:
    """Return the spades that make a hex home terrain."""
    return distance(terrain(state, hexagon), state.sides[seat].home)


def ways(state: AgeState, seat: int) -> dict[str, list[str]]:
    """Return every empty hex that can be got at in Phase II -> how: reach, tunnel, flight (R7.12)."""
    side = state.sides[seat]
    found = {hexagon: ["reach"] for hexagon in reached(state, seat)}
    if side.faction == "moles" and side.tools:
        for hexagon in tunnelled(state, seat, 2):
            found.setdefault(hexagon, []).append("tunnel")
    if side.palace == "palace_09" and side.scholars:
        for hexagon in tunnelled(state, seat, 3):
            found.setdefault(hexagon, []).append("flight")
    return found


def _possible(state: AgeState, seat: int, hexagon: str, way: str, free: int, *, plain: bool) -> bool:
    """Tell whether something can be done on a hex got at this way."""
    side = state.sides[seat]
    tools = side.tools - (way == "tunnel")
    if not need(state, seat, hexagon):
        return plain and tools >= 1 and side.coins >= 2 and left(side, "workshop") > 0
    return free > 0 or tools >= rate(side)


def targets(state: AgeState, seat: int, free: int, *, plain: bool) -> dict[str, list[str]]:
    """Return the hexes where a Terraform and Build can do something, with the ways to get at them."""
    found = {}
    for hexagon, how in ways(state, seat).items():
        fit = [way for way in how if _possible(state, seat, hexagon, way, free, plain=plain)]
        if fit:
            found[hexagon] = fit
    return found


def use_spades(play: Play[AgeState], seat: int, hexagon: str, count: int) -> None:
    """Turn a hex by `count` spades; every spade counts for its triggers (R7.11, R20.3)."""
    state = play.state
    side = state.sides[seat]
    state.terrain[hexagon] = turned(terrain(state, hexagon), side.home, count)
    side.coins += 2 * count * (side.faction == "goblins")
    trigger(state, seat, "spade_used", count)
    play.log(
        "log-terraform",
        seat=seat,
        who=seat_text(seat),
        hex=hexagon,
        n=count,
        terrain=named(state.terrain[hexagon]),
        refs=[f"hex:{hexagon}"],
    )


def ask_target(
    play: Play[AgeState], seat: int, key: str, find: Callable[[], list[str]], *, skip: bool
) -> Steps[str]:
    """Ask for a hex, built anew after conversions; SKIP if declined or none is left."""
    state = play.state

    def question() -> Decision:
        options = [
            Option(one, "hex-needs", {"hex": one, "n": need(state, seat, one)}, refs=(f"hex:{one}",))
            for one in find()
        ]
        if skip:
            options.append(Option(SKIP, "skip"))
        return Decision(seat, key, Kind.ONE, options, rule="R7.1", default=SKIP if skip else None)

    return str((yield from inquire(play, question)))


def _way(play: Play[AgeState], seat: int, how: list[str]) -> Steps[None]:
    """Choose and pay the way to the hex (R20.7.1, R23.9.1)."""
    state = play.state
    side = state.sides[seat]
    way = yield from pick(play, seat, "way", [(one, say(f"way-{one}")) for one in how], "R7.12")
    if way == "tunnel":
        side.tools -= 1
        side.vp += 2 + state.seats if state.balance == "sept_2024" else 4
    if way == "flight":
        side.scholars -= 1
        side.vp += 5


def _dig(play: Play[AgeState], seat: int, hexagon: str, free: int) -> Steps[int]:
    """Terraform a hex with free spades first, then bought ones; return the free spades left (R7.3, R7.6)."""
    side = play.state.sides[seat]
    most = need(play.state, seat, hexagon)
    given = min(free, most)
    bought = min(most - given, side.tools // rate(side))
    count = yield from number(play, seat, "spades", 1, given + bought, "R7.3")
    side.tools -= max(0, count - given) * rate(side)
    use_spades(play, seat, hexagon, count)
    return free - min(free, count)


def terraform_and_build(play: Play[AgeState], seat: int) -> Steps[None]:
    """The plain action: one hex, terraform or build or both (R7.1)."""
    state = play.state
    found = targets(state, seat, 0, plain=True)
    hexagon = yield from ask_target(play, seat, "build-hex", lambda: list(found), skip=False)
    yield from _way(play, seat, found[hexagon])
    native = not need(state, seat, hexagon)
    if not native:
        yield from _dig(play, seat, hexagon, 0)
    yield from _workshop(play, seat, hexagon, forced=native)


def _workshop(play: Play[AgeState], seat: int, hexagon: str, *, forced: bool = False) -> Steps[None]:
    side = play.state.sides[seat]
    if need(play.state, seat, hexagon) or not can_pay_workshop(side):
        return
    if forced or (yield from agree(play, seat, "workshop", "R7.4")):
        pay_and_build(play, seat, hexagon)


def free_spades(play: Play[AgeState], seat: int, spades: int, *, may_build: bool = True) -> Steps[None]:
    """Terraform and Build with free spades: hex after hex, a workshop on the first only (R7.6-7.10)."""
    state = play.state
    if state.phase != "actions":
        yield from spades_only(play, seat, spades)
        return
    first = yield from ask_target(
        play, seat, "reward-hex", lambda: list(targets(state, seat, spades, plain=False)), skip=True
    )
    if first == SKIP:
        return
    yield from _way(play, seat, targets(state, seat, spades, plain=False)[first])
    spades = yield from _dig(play, seat, first, spades)
    last = first
    while spades and not need(state, seat, last):
        more = [one for one in reached(state, seat) if need(state, seat, one)]
        if not more:
            break
        last = yield from ask_target(play, seat, "next-hex", lambda: more, skip=True)  # noqa: B023
        if last == SKIP:
            break
        spades = yield from _dig(play, seat, last, spades)
    if may_build:
        yield from _workshop(play, seat, first)


def spades_only(play: Play[AgeState], seat: int, spades: int) -> Steps[None]:
    """Setup and science spades: no buying, no building, several hexes (R3.10, R16.3)."""
    state = play.state
    while spades:
        open_hexes = [one for one in reached(state, seat) if need(state, seat, one)]
        if not open_hexes:
            return
        hexagon = yield from ask_target(play, seat, "reward-spade", lambda: open_hexes, skip=True)  # noqa: B023
        if hexagon == SKIP:
            return
        most = min(spades, need(state, seat, hexagon))
        count = yield from number(play, seat, "spades", 1, most, "R16.3")
        use_spades(play, seat, hexagon, count)
        spades -= count


def lizards(play: Play[AgeState], seat: int) -> Steps[None]:
    """The lizards' gift for a city tile: one free spade and a free workshop (R20.6)."""
    state = play.state
    yield from free_spades(play, seat, 1, may_build=False)
    sites = [one for one in reached(state, seat) if not need(state, seat, one)]
    if left(state.sides[seat], "workshop") and sites:
        hexagon = yield from ask_target(play, seat, "free-workshop", lambda: sites, skip=True)
        if hexagon != SKIP:
            build(play, seat, hexagon, "workshop")


def place_neutral(play: Play[AgeState], seat: int, what: str) -> Steps[None]:
    """Place a neutral building on an empty hex in reach, buying spades with tools; else it is lost (R4.7)."""
    state = play.state
    side = state.sides[seat]
    if not state.neutral_left[what]:
        return
    state.neutral_left[what] -= 1
    sites = [one for one in reached(state, seat) if need(state, seat, one) * rate(side) <= side.tools]
    if not sites:
        return
    hexagon = yield from ask_target(play, seat, "neutral-hex", lambda: sites, skip=False)
    count = need(state, seat, hexagon)
    if count:
        side.tools -= count * rate(side)
        use_spades(play, seat, hexagon, count)
    piece = what if what in ("tower", "monument") else f"neutral_{what}"
    build(play, seat, hexagon, piece)
