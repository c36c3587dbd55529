"""Where the hexes of a map lie on a picture, and the outlines of cities and bridges between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from games.age_of_innovation.board import MAPS, Hexes
from render.kit.box import Box, Point
from render.kit.path import between, hexagon

ROW = 1.5
TALL = sqrt(3)
SIDES = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""Axial step over each side of a hexagon, in the order in which `hexagon` lists the corners."""


@dataclass(frozen=True)
class Ground:
    """A map laid out with hexes of `radius` units, their centres by id."""

    hexes: Hexes
    radius: float
    centres: dict[str, Point]

    def corners(self, hexagon_id: str, share: float = 1.0) -> list[Point]:
        """The corners of a hex, drawn in by `share`."""
        return hexagon(self.centres[hexagon_id], self.radius * share)


def height(map_id: str, width: float) -> float:
    """How high a map is when it is `width` units wide."""
    columns, rows = _extent(map_id)
    return (rows * ROW + 2) * width / (columns * TALL)


def lay(map_id: str, box: Box) -> Ground:
    """Lay a map out over the width of a box, from its top."""
    left, columns = _left(map_id), _extent(map_id)[0]
    radius = box.w / (columns * TALL)
    centres = {
        one: (box.x + (q + r / 2 - left + 0.5) * radius * TALL, box.y + (r * ROW + 1) * radius)
        for one, (q, r) in MAPS[map_id].at.items()
    }
    return Ground(MAPS[map_id], radius, centres)


@lru_cache(maxsize=4)
def _left(map_id: str) -> float:
    return min(q + r / 2 for q, r in MAPS[map_id].at.values())


@lru_cache(maxsize=4)
def _extent(map_id: str) -> tuple[float, int]:
    """How many hexes a map is wide, and how many rows below the first it has."""
    at = MAPS[map_id].at.values()
    return max(q + r / 2 for q, r in at) - _left(map_id) + 1, max(r for _, r in at)


def open_sides(hexes: Hexes, hexagon_id: str) -> list[int]:
    """The sides of a hex, by number, that border no other hex of the map."""
    q, r = hexes.at[hexagon_id]
    known = set(hexes.at.values())
    return [side for side, (dq, dr) in enumerate(SIDES) if (q + dq, r + dr) not in known]


def outline(ground: Ground, members: list[str], inset: float) -> list[tuple[Point, Point]]:
    """The border around a set of hexes, a little inside their outer sides, as segments that join."""
    at = ground.hexes.at
    inside = {at[one] for one in members}
    found = []
    for one in members:
        q, r = at[one]
        outer = [(q + dq, r + dr) not in inside for dq, dr in SIDES]
        corners = ground.corners(one)
        for side in range(6):
            if outer[side]:
                start = _turn(ground, one, corners, side, (side - 1) % 6, outer, inset)
                end = _turn(ground, one, corners, (side + 1) % 6, (side + 1) % 6, outer, inset)
                found.append((start, end))
    return found


def _turn(
    ground: Ground, one: str, corners: list[Point], corner: int, other: int, outer: list[bool], inset: float
) -> Point:
    """Where the border turns at a corner: inwards, or along the side shared with a neighbour inside."""
    if outer[other]:
        return between(corners[corner], ground.centres[one], inset)
    along = corners[(corner - 1) % 6] if other == (corner - 1) % 6 else corners[(corner + 1) % 6]
    return between(corners[corner], along, inset)


def span(ground: Ground, a: str, b: str) -> tuple[Point, Point]:
    """The two corners that a bridge between two hexes joins."""
    one, two = ground.centres[a], ground.centres[b]
    return between(one, two, 1 / 3), between(one, two, 2 / 3)
