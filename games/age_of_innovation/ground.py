"""The land: adjacency, reach, settlement groups, distances (R4.4, R4.6)."""

from collections.abc import Iterable

from games.age_of_innovation.board import MAPS, MOST_SAILING, Hexes
from games.age_of_innovation.content import VALUE
from games.age_of_innovation.state import AgeState

RIVER_BONUS = "bonus_river_workshop"


def hexes(state: AgeState) -> Hexes:
    """Return the side of the board in play."""
    return MAPS[state.map]


def kind(piece: str) -> str:
    """Return the building type of a piece (R4.7.4)."""
    return piece.removeprefix("neutral_")


def terrain(state: AgeState, hexagon: str) -> str:
    """Return the terrain of a hex now."""
    return state.terrain.get(hexagon) or hexes(state).terrain[hexagon]


def occupied(state: AgeState) -> dict[str, int]:
    """Return hex -> seat of its building."""
    return {hexagon: seat for seat, side in enumerate(state.sides) for hexagon in side.buildings}


def adjacent(state: AgeState, hexagon: str) -> tuple[str, ...]:
    """Return the land hexes adjacent to a land hex, bridges included (R4.4.1, R4.4.2)."""
    near = hexes(state).land[hexagon]
    over = [
        bridge.b if bridge.a == hexagon else bridge.a
        for bridge in state.bridges
        if hexagon in (bridge.a, bridge.b)
    ]
    return (*near, *over) if over else near


def sailing(state: AgeState, seat: int) -> int:
    """Return the sailing value now, with the round bonus in Phase II (R4.4.4)."""
    side = state.sides[seat]
    extra = side.bonus == RIVER_BONUS and state.phase == "actions" and not side.passed
    return min(MOST_SAILING, side.sailing + extra)


def reached(state: AgeState, seat: int) -> dict[str, None]:
    """Return the empty land hexes in reach of a player, in map order (R4.4.3)."""
    table = hexes(state).reach[sailing(state, seat)]
    found: dict[str, None] = {}
    for hexagon in state.sides[seat].buildings:
        found.update(dict.fromkeys(table[hexagon]))
        if state.bridges:
            found.update(dict.fromkeys(adjacent(state, hexagon)))
    taken = occupied(state)
    return {one: None for one in hexes(state).lands if one in found and one not in taken}


def steps_from(state: AgeState, starts: Iterable[str], most: int) -> dict[str, int]:
    """Return the adjacency distance of every map hex up to `most` from the nearest start (R20.7.2)."""
    near = hexes(state).near
    found = dict.fromkeys(starts, 0)
    front = list(found)
    for step in range(1, most + 1):
        fresh: list[str] = []
        for hexagon in front:
            around = near[hexagon] if hexagon[0] == "r" else (*near[hexagon], *adjacent(state, hexagon))
            for other in around:
                if other not in found:
                    found[other] = step
                    fresh.append(other)
        front = fresh
    return found


def tunnelled(state: AgeState, seat: int, most: int) -> list[str]:
    """Return the empty hexes with 1 to `most`-1 hexes between them and an own building (R20.7, R23.9)."""
    found = steps_from(state, state.sides[seat].buildings, most)
    taken = occupied(state)
    return [one for one in hexes(state).lands if found.get(one, 0) >= 2 and one not in taken]


def groups(state: AgeState, seat: int) -> list[list[str]]:
    """Return the settlement groups: own buildings connected by adjacency (R4.6.1)."""
    own = state.sides[seat].buildings
    seen: dict[str, None] = {}
    result: list[list[str]] = []
    for start in own:
        if start in seen:
            continue
        seen[start] = None
        group = [start]
        for hexagon in group:
            for other in adjacent(state, hexagon):
                if other in own and other not in seen:
                    seen[other] = None
                    group.append(other)
        result.append(group)
    return result


def is_city(state: AgeState, seat: int, group: Iterable[str]) -> bool:
    """Tell whether a group without city buildings is large and strong enough (R4.6.2, R4.6.3)."""
    side = state.sides[seat]
    members = list(group)
    settled = {hexagon for city in side.cities for hexagon in city}
    kinds = [kind(side.buildings[hexagon]) for hexagon in members]
    annexes = sum(hexagon in side.annexes for hexagon in members)
    least = 2 if "monument" in kinds else 3 if "university" in kinds else 4
    power = 6 if side.palace == "palace_08" else 7
    return (
        not any(hexagon in settled for hexagon in members)
        and len(members) + annexes >= least
        and sum(VALUE[one] for one in kinds) + annexes >= power
    )


def largest_area(state: AgeState, seat: int) -> int:
    """Return the size of the largest set of buildings in reach of each other (R17.2)."""
    side = state.sides[seat]
    table = hexes(state).reach[min(MOST_SAILING, side.sailing)]
    far = 3 if side.palace == "palace_09" else 2 if side.faction == "moles" else 1
    links = {
        one: {*table[one], *adjacent(state, one), *steps_from(state, (one,), far)} for one in side.buildings
    }
    best, seen = 0, dict[str, None]()
    for start in side.buildings:
        group = [] if start in seen else [start]
        seen[start] = None
        for one in group:
            fresh = [other for other in side.buildings if other in links[one] and other not in seen]
            seen.update(dict.fromkeys(fresh))
            group.extend(fresh)
        best = max(best, len(group))
    return best
