"""What one event sets off in its owner's order: tiles, cities, spades, bridges (R28.1, R8.7, R4.6)."""

from collections.abc import Callable
from dataclasses import replace

from games.age_of_innovation.building import build as put
from games.age_of_innovation.building import left, of_kind
from games.age_of_innovation.content import CITY_TILES, EFFECTS, SLOTS, SOURCE, Effect, Gain
from games.age_of_innovation.details import city_detail, competency_detail, tile_detail
from games.age_of_innovation.digging import SKIP, free_spades, gift, lizards, need, place_neutral
from games.age_of_innovation.gains import (
    choose_books,
    choose_levels,
    gain_books,
    passive,
    plain,
    raise_levels,
    trigger,
)
from games.age_of_innovation.ground import groups, hexes, is_city, kind, occupied
from games.age_of_innovation.inquiry import hex_option, named, pick, thing, thing_at
from games.age_of_innovation.state import AgeState, Bridge
from games.age_of_innovation.tracks import sail_step, track_step
from games.core.play import Play, Steps
from games.core.question import Option
from games.core.text import seat_text

RIVER = "r"


ORDER = ("palace", "city", "competency")
"""The order suggested for effects of one build (R8.7)."""


def resolve(play: Play[AgeState], seat: int) -> Steps[None]:
    """Resolve everything due, cities included, in the order the owner chooses (R28.1)."""
    state = play.state
    while True:
        join_cities(state, seat)
        due = sorted([*dict.fromkeys(state.due), *new_cities(state, seat)], key=_suggested)
        if not due:
            return
        options = [_due_option(state, seat, one) for one in due]
        chosen = yield from pick(play, seat, "next-effect", options, "R8.7")
        if chosen in state.due:
            state.due.remove(chosen)
        what, _, detail = chosen.partition(":")
        with play.nested():
            yield from CARRY_OUT[what](play, seat, detail)


def new_cities(state: AgeState, seat: int) -> list[str]:
    """Return the groups that found a city now, as `city:hex` (R4.6.2, R4.6.8)."""
    if len(state.sides[seat].buildings) < 2 or not any(state.city_left.values()):
        return []
    return [f"city:{group[0]}" for group in groups(state, seat) if is_city(state, seat, group)]


def _suggested(due: str) -> int:
    what = due.partition(":")[0]
    return ORDER.index(what) if what in ORDER else len(ORDER)


def _due_option(state: AgeState, seat: int, due: str) -> Option:
    what, _, detail = due.partition(":")
    hexes_of = [group for group in groups(state, seat) if group[0] == detail] if what == "city" else []
    refs = tuple(f"hex:{one}" for group in hexes_of for one in group)
    return Option(due, f"due-{what}", {"n": detail}, refs)


def _city(play: Play[AgeState], seat: int, first: str) -> Steps[None]:
    """Found the city of the group that starts with this hex (R4.6.4)."""
    group = next(group for group in groups(play.state, seat) if group[0] == first)
    play.state.sides[seat].cities.append(group)
    yield from gain_city_tile(play, seat)


def _felines(play: Play[AgeState], seat: int, _: str) -> Steps[None]:
    """Levels and a book for a city tile (R20.2)."""
    for tile, _line, gain in list(passive(play.state, seat, "city_tile_gained")):
        yield from receive(play, seat, gain, SOURCE[tile])


def _bridges(play: Play[AgeState], seat: int, count: str) -> Steps[None]:
    for _ in range(int(count)):
        yield from build_bridge(play, seat)


CARRY_OUT: dict[str, Callable[[Play[AgeState], int, str], Steps[None]]] = {
    "city": _city,
    "city-tile": lambda play, seat, _: gain_city_tile(play, seat),
    "palace": lambda play, seat, _: take_palace(play, seat),
    "competency": lambda play, seat, _: take_competency(play, seat),
    "spades": lambda play, seat, count: free_spades(play, seat, int(count)),
    "bridges": _bridges,
    "books": lambda play, seat, count: choose_books(play, seat, int(count), each=1),
    "lizards": lambda play, seat, _: lizards(play, seat),
    "felines": _felines,
}
"""What becomes due -> how it is carried out; the text behind the colon is its argument."""


def join_cities(state: AgeState, seat: int) -> None:
    """Let buildings that touch a city join it (R4.6.5)."""
    side = state.sides[seat]
    if not side.cities:
        return
    settled = {hexagon for city in side.cities for hexagon in city}
    for group in groups(state, seat):
        loose = [hexagon for hexagon in group if hexagon not in settled]
        touching = [city for city in side.cities if any(hexagon in city for hexagon in group)]
        if loose and touching:
            touching[0].extend(loose)


def gain_city_tile(play: Play[AgeState], seat: int) -> Steps[None]:
    """Choose a city tile: VP, reward, key, and what hangs on it (R4.6.4, R23.11)."""
    state = play.state
    tiles = [
        thing(tile, city_detail(tile), f"city:{tile}") for tile, count in state.city_left.items() if count
    ]
    if not tiles:
        return
    tile = yield from pick(play, seat, "city-tile", tiles, "R4.6.4")
    state.city_left[tile] -= 1
    side = state.sides[seat]
    side.city_tiles.append(tile)
    side.score("cities", CITY_TILES[tile][0])
    trigger(state, seat, "city_tile_gained")
    refs = [f"city:{tile}", f"seat:{seat}"]
    play.log("log-city", seat=seat, refs=refs, who=seat_text(seat), tile=named(tile))
    if side.faction in ("felines", "lizards"):
        state.due.append(side.faction)
    yield from receive(play, seat, CITY_TILES[tile][1], "cities")


def receive(play: Play[AgeState], seat: int, gain: Gain, source: str) -> Steps[None]:
    """Gain all of a record; spades, bridges, tiles become due (R28.1)."""
    state = play.state
    plain(state, seat, gain, source)
    state.due.extend(["competency"] * gain.competency_tile + ["city-tile"] * gain.city_tile)
    due = {"spades": gain.spades, "bridges": gain.bridges, "books": gain.books_any_distinct}
    state.due.extend(f"{what}:{count}" for what, count in due.items() if count)
    if gain.neutral_building:
        yield from place_neutral(play, seat, gain.neutral_building)
    yield from choose_levels(play, seat, gain.levels, gain.mode)
    yield from choose_books(play, seat, gain.books_any)
    for _ in range(gain.terraforming_steps):
        yield from track_step(play, seat)
    for _ in range(gain.sailing_steps):
        yield from sail_step(play, seat)


def use(play: Play[AgeState], seat: int, gain: Gain, source: str) -> Steps[None]:
    """Gain what an action gives: its spades are the action itself, not a reward (R6.5)."""
    yield from receive(play, seat, replace(gain, spades=0), source)
    if gain.spades:
        yield from free_spades(play, seat, gain.spades, "spade-hex")


def counted(state: AgeState, seat: int, what: str) -> int:
    """Return how many things of the named sort a player has (effect vocabulary)."""
    side = state.sides[seat]
    counts = {
        "own_schools": of_kind(side, "school"),
        "own_guilds": of_kind(side, "guild"),
        "own_workshops": of_kind(side, "workshop"),
        "own_palaces_and_universities": of_kind(side, "palace", "university"),
        "own_city_tiles": len(side.city_tiles),
        "own_buildings": len(side.buildings),
        "own_settlement_groups": len(groups(state, seat)) if what == "own_settlement_groups" else 0,
        "own_bridges_on_map": sum(bridge.owner == seat for bridge in state.bridges),
        "distinct_building_types": len({kind(piece) for piece in side.buildings.values()}),
    }
    return counts[what]


def count_up(play: Play[AgeState], seat: int, effect: Effect, source: str) -> Steps[None]:
    """Gain the VP and levels that an effect line gives for things counted."""
    if effect.what:
        count = counted(play.state, seat, effect.what)
        steps = [vp for low, vp in effect.table if count >= low]
        play.state.sides[seat].score(source, effect.vp * count + (steps[-1] if steps else 0))
        yield from choose_levels(play, seat, effect.levels * count, "free_split")


def immediate(play: Play[AgeState], seat: int, tile: str) -> Steps[None]:
    """Carry out the one-time lines of a component."""
    for effect in EFFECTS[tile]:
        if effect.timing == "immediate":
            yield from count_up(play, seat, effect, SOURCE[tile])
            yield from receive(play, seat, effect.gain, SOURCE[tile])
    if tile == "library":
        side = play.state.sides[seat]
        side.score("innovations", sum(sorted(side.levels.values())[-2:]))


def take_palace(play: Play[AgeState], seat: int) -> Steps[None]:
    """Choose a palace tile on offer, or the drafted one, and resolve it (R8.5, R18.4)."""
    state = play.state
    side = state.sides[seat]
    offered = [side.drafted_palace] if side.drafted_palace else state.palaces
    options = [thing(one, tile_detail(one), f"palace:{one}") for one in offered]
    palace = yield from pick(play, seat, "palace", options, "R8.5")
    if palace in state.palaces:
        state.palaces.remove(palace)
    side.drafted_palace = ""
    side.palace = palace
    refs = [f"palace:{palace}", f"seat:{seat}"]
    play.log("log-palace", seat=seat, refs=refs, who=seat_text(seat), tile=named(palace))
    yield from immediate(play, seat, palace)
    if palace == "palace_16":
        yield from _free_guild(play, seat)


def _free_guild(play: Play[AgeState], seat: int) -> Steps[None]:
    """Palace 16: a guild on any empty home hex of the map (R23.16)."""
    state = play.state
    taken = occupied(state)
    sites = [one for one in hexes(state).lands if one not in taken and not need(state, seat, one)]
    if sites and left(state.sides[seat], "guild"):
        options = [gift(state, seat, one, "guild") for one in sites]
        hexagon = yield from pick(play, seat, "guild-hex", options, "R23.16")
        put(play, seat, hexagon, "guild")


def take_competency(play: Play[AgeState], seat: int) -> Steps[None]:
    """Take a competency tile of a kind not owned yet: levels, books, effect (R8.6, R24.1)."""
    state = play.state
    side = state.sides[seat]
    options = [
        thing_at(slot, tile, competency_detail(slot, tile))
        for slot, tile in state.competency_slots.items()
        if state.competency_left[tile] and tile not in side.competencies
    ]
    if not options:
        return
    slot = SLOTS[(yield from pick(play, seat, "competency", options, "R8.6"))]
    tile = state.competency_slots[slot.id]
    state.competency_left[tile] -= 1
    side.competencies.append(tile)
    refs = [f"competency:{tile}", f"seat:{seat}"]
    play.log("log-competency", seat=seat, refs=refs, who=seat_text(seat), tile=named(tile))
    yield from raise_levels(play, seat, {slot.field: slot.levels})
    gain_books(state, seat, {slot.field: slot.books + (side.faction == "philosophers")})
    if tile == "competency_05" and state.phase != "actions":
        side.start_spades += 2
        return
    yield from immediate(play, seat, tile)


def bridge_sites(state: AgeState, seat: int, *, moles: bool = False) -> list[str]:
    """Return the sites where a player may build a bridge (R13.3, R20.7.4)."""
    side = state.sides[seat]
    if not side.bridges:
        return []
    built_over = [{bridge.a, bridge.b} for bridge in state.bridges]
    sites = hexes(state).mole_sites if moles else hexes(state).sites
    return [
        site
        for site, ends in sites.items()
        if (ends[0] in side.buildings or ends[1] in side.buildings) and set(ends) not in built_over
    ]


def build_bridge(play: Play[AgeState], seat: int, *, moles: bool = False) -> Steps[None]:
    """Build a bridge, or waive it; without a bridge or site it does nothing (R1.7)."""
    state = play.state
    sites = bridge_sites(state, seat, moles=moles)
    if not sites:
        return
    options = [hex_option(one) for one in sites] + ([] if moles else [Option(SKIP, "skip")])
    site = yield from pick(play, seat, "bridge", options, "R13.3", always=True)
    if site == SKIP:
        return
    a, b = hexes(state).mole_sites[site] if moles else hexes(state).sites[site]
    state.bridges.append(Bridge(a=a, b=b, owner=seat))
    state.sides[seat].bridges -= 1
    refs = [f"site:{site}", f"hex:{a}", f"hex:{b}"]
    play.log("log-bridge", seat=seat, refs=refs, who=seat_text(seat), site=site)


def river_groups(state: AgeState, seat: int) -> dict[str, list[str]]:
    """Return river hex -> buildings that would be a city across it (R23.14)."""
    side = state.sides[seat]
    if side.palace != "palace_14" or not any(state.city_left.values()):
        return {}
    of = {hexagon: group for group in groups(state, seat) for hexagon in group}
    found = {}
    for river, around in hexes(state).near.items():
        if river[0] == RIVER:
            joined = list(dict.fromkeys(one for other in around for one in of.get(other, [])))
            if joined and is_city(state, seat, joined):
                found[river] = joined
    return found
