"""Terraforming: spades bought or free, tunnel, flight, and the workshop that may follow (R7)."""

from collections.abc import Callable

from games.age_of_innovation.building import (
    WORKSHOP_COINS,
    WORKSHOP_TOOLS,
    build,
    can_pay_workshop,
    left,
    pay_and_build,
)
from games.age_of_innovation.content import EFFECTS, REBALANCED, distance, turned
from games.age_of_innovation.details import build_outcome, costs, priced, workshop_price
from games.age_of_innovation.gains import passive, trigger
from games.age_of_innovation.ground import occupied, reached, terrain, tunnelled
from games.age_of_innovation.inquiry import Params, inquire, named, pick, put
from games.age_of_innovation.state import AgeState, Side
from games.core.play import Play, Steps
from games.core.question import Decision, Kind, Option
from games.core.text import Text, say, seat_text

SKIP = "skip"
WORKSHOP = "w"
"""Added to a number of spades: and a workshop after them."""
Ways = dict[str, list[str]]
"""Hex -> how it can be got at: reach, tunnel, flight (R7.12)."""


def rate(side: Side) -> int:
    """Return the tools that a spade costs (R10.1)."""
    return 3 - side.track


def need(state: AgeState, seat: int, hexagon: str) -> int:
    """Return the spades that make a hex home terrain."""
    return distance(terrain(state, hexagon), state.sides[seat].home)


def ways(state: AgeState, seat: int, *, afar: bool = True) -> Ways:
    """Return every empty hex that can be got at in Phase II; without `afar` only those in reach (R7.12)."""
    side = state.sides[seat]
    found = {hexagon: ["reach"] for hexagon in reached(state, seat)}
    if afar and side.faction == "moles" and side.tools:
        for hexagon in tunnelled(state, seat, 2):
            found.setdefault(hexagon, []).append("tunnel")
    if afar and side.palace == "palace_09" and side.scholars:
        for hexagon in tunnelled(state, seat, 3):
            found.setdefault(hexagon, []).append("flight")
    return found


def build_targets(state: AgeState, seat: int) -> Ways:
    """Return the hexes where the plain action can do something, with the ways that serve (R7.1)."""
    return _fitting(ways(state, seat), lambda hexagon, way: _can_start(state, seat, hexagon, way))


def can_build(state: AgeState, seat: int) -> bool:
    """Tell whether the plain action can do anything."""
    return any(
        _can_start(state, seat, hexagon, way) for hexagon, how in ways(state, seat).items() for way in how
    )


def _can_start(state: AgeState, seat: int, hexagon: str, way: str) -> bool:
    side = state.sides[seat]
    tools = side.tools - (way == "tunnel")
    if need(state, seat, hexagon):
        return tools >= rate(side)
    return tools >= WORKSHOP_TOOLS and side.coins >= WORKSHOP_COINS and left(side, "workshop") > 0


def spade_targets(state: AgeState, seat: int, *, afar: bool = True) -> Ways:
    """Return the hexes where free spades can be used (R7.6, R7.9)."""
    found = ways(state, seat, afar=afar)
    return _fitting(found, lambda hexagon, _: need(state, seat, hexagon) > 0)


def _fitting(found: Ways, fits: Callable[[str, str], bool]) -> Ways:
    fit = {hexagon: [way for way in how if fits(hexagon, way)] for hexagon, how in found.items()}
    return {hexagon: how for hexagon, how in fit.items() if how}


def use_spades(play: Play[AgeState], seat: int, hexagon: str, count: int) -> None:
    """Turn a hex by `count` spades; every spade counts for its triggers (R7.11, R20.3)."""
    state = play.state
    side = state.sides[seat]
    state.terrain[hexagon] = turned(terrain(state, hexagon), side.home, count)
    side.coins += count * sum(gain.coins for _, _, gain in passive(state, seat, "spade_used"))
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


def site(state: AgeState, seat: int, hexagon: str, detail: Text | None = None) -> Option:
    """Return an option for a hex that says what it needs; its detail says cost and consequence."""
    n = need(state, seat, hexagon)
    label = "hex-native" if not n else "hex-needs"
    params: Params = {"hex": hexagon, "n": n, "terrain": named(terrain(state, hexagon))}
    return Option(hexagon, label, params, (f"hex:{hexagon}",), detail)


def sites(state: AgeState, seat: int, found: Ways, free: int) -> list[Option]:
    """Return the hexes to choose from, those that need the fewest spades first, with cost and consequence."""
    owners = occupied(state)
    nearest = sorted(found, key=lambda hexagon: need(state, seat, hexagon))
    return [site(state, seat, one, whole(state, seat, one, free, owners)) for one in nearest]


def whole(state: AgeState, seat: int, hexagon: str, free: int, owners: dict[str, int]) -> Text | None:
    """Return cost and consequence of all spades and a workshop on a hex, or what can be afforded."""
    side = state.sides[seat]
    n = need(state, seat, hexagon)
    tools = max(0, n - free) * rate(side)
    spades = [say("detail-spades", n=n)] if n else []
    if side.tools < tools:
        return say("detail-begun", n=free + side.tools // rate(side))
    if side.tools < tools + WORKSHOP_TOOLS or side.coins < WORKSHOP_COINS or not left(side, "workshop"):
        return priced(costs(tools), spades)
    outcome = build_outcome(state, seat, hexagon, "workshop", owners)
    return priced(workshop_price(tools), [*spades, named("workshop"), *outcome])


def _way(play: Play[AgeState], seat: int, hexagon: str, how: list[str]) -> Steps[bool]:
    """Choose and pay the way to the hex; True if by tunnel or flight (R20.7.1, R23.9.1)."""
    state = play.state
    side = state.sides[seat]
    options = [Option(one, f"way-{one}", detail=_way_price(state, seat, one)) for one in how]
    way = yield from pick(play, seat, "way", options, "R7.12")
    if way == "tunnel":
        side.tools -= 1
        side.score("factions", tunnel_vp(state, seat))
    if way == "flight":
        side.scholars -= 1
        side.score("palaces", flight_vp(state, seat))
    if way != "reach":
        play.log(f"log-{way}", seat=seat, who=seat_text(seat), hex=hexagon, refs=[f"hex:{hexagon}"])
    return way != "reach"


def tunnel_vp(state: AgeState, seat: int) -> int:
    """Return the VP for a tunnel (R20.7.1)."""
    return 2 + state.seats if state.balance == REBALANCED else _afar_vp(state, seat, "moles")


def flight_vp(state: AgeState, seat: int) -> int:
    """Return the VP for a flight (R23.9.1)."""
    return _afar_vp(state, seat, "palace_09")


def _afar_vp(state: AgeState, seat: int, tile: str) -> int:
    found = (effect.gain.vp for effect in EFFECTS[tile] if effect.on == "terraform_and_build")
    return sum(found) if tile in state.sides[seat].held else 0


def _way_price(state: AgeState, seat: int, way: str) -> Text | None:
    if way == "tunnel":
        return priced(costs(tools=1), [say("amount-vp", n=tunnel_vp(state, seat))])
    if way == "flight":
        return priced(costs(scholars=1), [say("amount-vp", n=flight_vp(state, seat))])
    return None


def dig_options(state: AgeState, seat: int, hexagon: str, free: int, *, build: bool) -> list[Option]:
    """Return how many spades may be used on a hex, with `build` also all and a workshop (R7.3, R7.6)."""
    side = state.sides[seat]
    most = need(state, seat, hexagon)
    bought = min(most - min(free, most), side.tools // rate(side))
    options = []
    for count in range(1, min(free, most) + bought + 1):
        tools = max(0, count - free) * rate(side)
        options.append(Option(str(count), "spades", {"n": count}, detail=priced(costs(tools), [])))
    if build and len(options) == most and _can_follow(side, max(0, most - free) * rate(side)):
        options.append(_workshop_option(state, seat, hexagon, free))
    return options


def _can_follow(side: Side, tools: int) -> bool:
    enough = side.tools >= tools + WORKSHOP_TOOLS and side.coins >= WORKSHOP_COINS
    return enough and left(side, "workshop") > 0


def _workshop_option(state: AgeState, seat: int, hexagon: str, free: int) -> Option:
    n = need(state, seat, hexagon)
    detail = whole(state, seat, hexagon, free, occupied(state))
    return Option(f"{n}{WORKSHOP}", "spades-workshop", {"n": n}, detail=detail)


def _dig(play: Play[AgeState], seat: int, hexagon: str, free: int, *, build: bool) -> Steps[tuple[int, bool]]:
    """Terraform a hex, free spades first; return the free ones left and whether a workshop is to follow."""
    state = play.state
    side = state.sides[seat]
    options = dig_options(state, seat, hexagon, free, build=build and free <= need(state, seat, hexagon))
    chosen = yield from pick(play, seat, "spades", options, "R7.3", default=options[-1].id)
    count = int(chosen.removesuffix(WORKSHOP))
    side.tools -= max(0, count - free) * rate(side)
    use_spades(play, seat, hexagon, count)
    return free - min(free, count), chosen.endswith(WORKSHOP)


def build_question(state: AgeState, seat: int) -> Decision:
    """Return the question where to terraform or build (R7.1)."""
    options = sites(state, seat, build_targets(state, seat), 0)
    return Decision(seat, "build-hex", Kind.ONE, options, rule="R7.1")


def terraform_and_build(play: Play[AgeState], seat: int) -> Steps[None]:
    """The plain action: one hex, terraform or build or both (R7.1)."""
    state = play.state
    hexagon = yield from put(play, build_question(state, seat))
    yield from _way(play, seat, hexagon, build_targets(state, seat)[hexagon])
    follows = True
    if need(state, seat, hexagon):
        _, follows = yield from _dig(play, seat, hexagon, 0, build=True)
    if follows:
        pay_and_build(play, seat, hexagon)


def free_spades(
    play: Play[AgeState], seat: int, spades: int, key: str = "reward-hex", *, may_build: bool = True
) -> Steps[None]:
    """Terraform and Build with free spades: hex after hex, a workshop on the first only (R7.6-7.10).

    `key` is `reward-hex` where the spades are a reward: an action of its own, conversions allowed before
    it (R6.5).
    """
    state = play.state

    def question() -> Decision:
        options = [*sites(state, seat, spade_targets(state, seat), spades), Option(SKIP, "skip")]
        return Decision(seat, key, Kind.ONE, options, {"n": spades}, rule="R7.6", default=SKIP)

    first = str((yield from inquire(play, question)))
    if first == SKIP:
        return
    afar = not (yield from _way(play, seat, first, spade_targets(state, seat)[first]))
    spades, follows = yield from _dig(play, seat, first, spades, build=may_build)
    if spades and not need(state, seat, first):
        yield from _more_hexes(play, seat, spades, first, afar=afar)
        follows = may_build and (yield from _after_all(play, seat, first))
    if follows:
        pay_and_build(play, seat, first)


def _more_hexes(play: Play[AgeState], seat: int, spades: int, last: str, *, afar: bool) -> Steps[None]:
    """Use free spades left over on further hexes, each finished before the next (R7.7)."""
    state = play.state
    while spades and not need(state, seat, last):
        found = spade_targets(state, seat, afar=afar)
        if not found:
            return
        last = yield from _or_skip(play, seat, "next-hex", sites(state, seat, found, spades), "R7.7", spades)
        if last == SKIP:
            return
        afar = not (yield from _way(play, seat, last, found[last])) and afar
        spades, _ = yield from _dig(play, seat, last, spades, build=False)


def _after_all(play: Play[AgeState], seat: int, hexagon: str) -> Steps[bool]:
    """Ask whether a workshop goes on the first hex, all spades being spent (R7.8)."""
    state = play.state
    if not can_pay_workshop(state.sides[seat]):
        return False
    detail = whole(state, seat, hexagon, 0, occupied(state))
    option = Option("build", "build-at", {"hex": hexagon}, (f"hex:{hexagon}",), detail)
    return (yield from _or_skip(play, seat, "workshop", [option], "R7.8")) != SKIP


def _or_skip(
    play: Play[AgeState], seat: int, key: str, options: list[Option], rule: str, spades: int = 0
) -> Steps[str]:
    """Ask for one of the hexes, telling how many spades are left; SKIP if declined."""
    options = [*options, Option(SKIP, "skip")]
    return (yield from pick(play, seat, key, options, rule, default=SKIP, params={"n": spades}))


def spades_only(play: Play[AgeState], seat: int, spades: int) -> Steps[None]:
    """Setup and science spades: no buying, no building, several hexes (R3.10, R16.3)."""
    state = play.state
    while spades:
        options = [site(state, seat, one) for one in reached(state, seat) if need(state, seat, one)]
        if not options:
            return
        hexagon = yield from _or_skip(play, seat, "reward-spade", options, "R16.3", spades)
        if hexagon == SKIP:
            return
        most = min(spades, need(state, seat, hexagon))
        numbers = [Option(str(n), "spades", {"n": n}) for n in range(1, most + 1)]
        count = int((yield from pick(play, seat, "spades", numbers, "R16.3", default=str(most))))
        use_spades(play, seat, hexagon, count)
        spades -= count


def lizards(play: Play[AgeState], seat: int) -> Steps[None]:
    """The lizards' gift for a city tile: one free spade and a free workshop (R20.6)."""
    state = play.state
    yield from free_spades(play, seat, 1, may_build=False)
    natives = [one for one in reached(state, seat) if not need(state, seat, one)]
    if left(state.sides[seat], "workshop") and natives:
        options = [gift(state, seat, one, "workshop") for one in natives]
        hexagon = yield from _or_skip(play, seat, "free-workshop", options, "R20.6")
        if hexagon != SKIP:
            build(play, seat, hexagon, "workshop")


def gift(state: AgeState, seat: int, hexagon: str, what: str) -> Option:
    """Return an option for a free building, with the spades that it takes and its consequence."""
    tools = need(state, seat, hexagon) * rate(state.sides[seat])
    outcome = build_outcome(state, seat, hexagon, what, occupied(state))
    return site(state, seat, hexagon, priced(costs(tools), [named(what), *outcome]))


def place_neutral(play: Play[AgeState], seat: int, what: str) -> Steps[None]:
    """Place a neutral building on an empty hex in reach, buying spades with tools; else it is lost (R4.7)."""
    state = play.state
    side = state.sides[seat]
    if not state.neutral_left[what]:
        return
    state.neutral_left[what] -= 1
    found = [one for one in reached(state, seat) if need(state, seat, one) * rate(side) <= side.tools]
    if not found:
        play.log("log-neutral-lost", seat=seat, who=seat_text(seat), what=named(what))
        return
    found.sort(key=lambda one: need(state, seat, one))
    options = [gift(state, seat, one, what) for one in found]
    hexagon = yield from pick(play, seat, "neutral-hex", options, "R4.7.1")
    count = need(state, seat, hexagon)
    if count:
        side.tools -= count * rate(side)
        use_spades(play, seat, hexagon, count)
    piece = what if what in ("tower", "monument") else f"neutral_{what}"
    build(play, seat, hexagon, piece)
