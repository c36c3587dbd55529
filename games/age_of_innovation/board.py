"""The two maps with everything that never changes worked out once: neighbours, river reach, bridge sites."""

import json
from dataclasses import dataclass

from games.age_of_innovation.content import FOLDER

MOST_SAILING = 4


@dataclass(frozen=True, slots=True)
class Hexes:
    """A side of the board. `near` holds every neighbour, `land` the land neighbours of a land hex;
    `reach[s][hex]` the land hexes within adjacency or `s` river hexes (R4.4.3)."""

    id: str
    lands: tuple[str, ...]
    terrain: dict[str, str]
    near: dict[str, tuple[str, ...]]
    land: dict[str, tuple[str, ...]]
    reach: tuple[dict[str, tuple[str, ...]], ...]
    edge: frozenset[str]
    riverside: frozenset[str]
    sites: dict[str, tuple[str, str]]
    mole_sites: dict[str, tuple[str, str]]
    at: dict[str, tuple[int, int]]
    """Axial column and row of every hex."""


def _sail(near: dict[str, tuple[str, ...]], start: str, steps: int) -> tuple[str, ...]:
    """Return the land hexes adjacent to `start` or joined to it by up to `steps` river hexes."""
    found = {hexagon: None for hexagon in near[start] if hexagon[0] != "r"}
    front = [hexagon for hexagon in near[start] if hexagon[0] == "r"]
    seen = dict.fromkeys(front)
    for _ in range(steps):
        found.update(dict.fromkeys(one for river in front for one in near[river] if one[0] != "r"))
        fresh = dict.fromkeys(one for river in front for one in near[river] if one[0] == "r")
        front = [one for one in fresh if one not in seen]
        seen.update(dict.fromkeys(front))
    found.pop(start, None)
    return tuple(found)


def _mole_sites(at: dict[str, tuple[int, int]], lands: tuple[str, ...]) -> dict[str, tuple[str, str]]:
    """Return the pairs of land hexes that face each other across a side (R20.7.4)."""
    by_place = {at[one]: one for one in lands}
    sites: dict[str, tuple[str, str]] = {}
    for one in lands:
        for step in ((1, 1), (2, -1), (-1, 2)):
            other = by_place.get((at[one][0] + step[0], at[one][1] + step[1]))
            if other:
                first, second = sorted((one, other), key=lands.index)
                sites[f"{first}-{second}"] = (first, second)
    return sites


def _load() -> dict[str, Hexes]:
    raw = json.loads((FOLDER / "content" / "maps.json").read_text(encoding="utf-8"))
    maps = {}
    for item in raw["items"]:
        hexes = item["hexes"]
        lands = tuple(one["id"] for one in hexes if one["terrain"] != "river")
        at = {one["id"]: (one["q"], one["r"]) for one in hexes}
        near = {one["id"]: tuple(one["neighbors"]) for one in hexes}
        maps[item["id"]] = Hexes(
            item["id"],
            lands,
            {one["id"]: one["terrain"] for one in hexes},
            near,
            {one: tuple(other for other in near[one] if other[0] != "r") for one in lands},
            tuple({one: _sail(near, one, steps) for one in lands} for steps in range(MOST_SAILING + 1)),
            frozenset(one["id"] for one in hexes if one.get("edge")),
            frozenset(one["id"] for one in hexes if one.get("riverside")),
            {site["id"]: (site["a"], site["b"]) for site in item["bridge_sites"]["sites"]},
            _mole_sites(at, lands),
            at,
        )
    return maps


MAPS = _load()
