"""Geometry of outlines: dashes along a line, regular hexagons, arrows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from render.kit.box import Point


def between(a: Point, b: Point, share: float) -> Point:
    """The point `share` (0–1) of the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def dashes(points: Sequence[Point], lengths: Sequence[float]) -> list[list[Point]]:
    """The inked pieces of a dashed line; `lengths` are ink and gap in turn."""
    pieces: list[list[Point]] = []
    turn, left = 0, lengths[0]
    current: list[Point] = [points[0]]
    for a, b in pairwise(points):
        whole, done = hypot(b[0] - a[0], b[1] - a[1]), 0.0
        while whole - done > left:
            done += left
            spot = between(a, b, done / whole)
            if turn % 2 == 0:
                pieces.append([*current, spot])
            current = [spot]
            turn, left = turn + 1, lengths[(turn + 1) % len(lengths)]
        left -= whole - done
        current.append(b)
    if turn % 2 == 0 and len(current) > 1 and current[0] != current[-1]:
        pieces.append(current)
    return pieces


def hexagon(centre: Point, radius: float, pointy: bool = True) -> list[Point]:
    """The corners of a regular hexagon, a corner on top when `pointy`, else a flat side."""
    turn = pi / 6 if pointy else 0.0
    x, y = centre
    return [(x + radius * cos(turn + pi * i / 3), y + radius * sin(turn + pi * i / 3)) for i in range(6)]


def regular(centre: Point, radius: float, corners: int) -> list[Point]:
    """The corners of a regular polygon with one of them on top."""
    x, y = centre
    steps = [2 * pi * i / corners - pi / 2 for i in range(corners)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in steps]


def arrow_head(tail: Point, tip: Point, length: float) -> list[Point]:
    """The triangle of an arrow that comes from `tail` and ends at `tip`."""
    angle = atan2(tip[1] - tail[1], tip[0] - tail[0])
    back = tip[0] - length * cos(angle), tip[1] - length * sin(angle)
    across = -sin(angle) * length * 0.45, cos(angle) * length * 0.45
    return [tip, (back[0] + across[0], back[1] + across[1]), (back[0] - across[0], back[1] - across[1])]
