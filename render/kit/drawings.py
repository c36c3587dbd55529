"""Icons drawn here: outlines on a field of 24 × 24, each layer inked or cut out of those before it."""

from __future__ import annotations

from math import cos, pi, sin

from render.kit.box import Point

Layer = tuple[bool, tuple[Point, ...]]


def _circle(x: float, y: float, radius: float) -> tuple[Point, ...]:
    return tuple((x + radius * cos(2 * pi * i / 40), y + radius * sin(2 * pi * i / 40)) for i in range(40))


def _bar(x: float, y: float, w: float, h: float) -> tuple[Point, ...]:
    return (x, y), (x + w, y), (x + w, y + h), (x, y + h)


def _hexagon(x: float, y: float, radius: float) -> tuple[Point, ...]:
    return tuple((x + radius * cos(pi * i / 3), y + radius * sin(pi * i / 3)) for i in range(6))


def _regular(corners: int, radius: float, y: float = 12) -> tuple[Point, ...]:
    steps = [2 * pi * i / corners - pi / 2 for i in range(corners)]
    return tuple((12 + radius * cos(turn), y + radius * sin(turn)) for turn in steps)


def _star(points: int) -> tuple[Point, ...]:
    steps = [(pi * i / points - pi / 2, 12.0 if i % 2 == 0 else 4.6) for i in range(2 * points)]
    return tuple((12 + radius * cos(turn), 12 + radius * sin(turn)) for turn, radius in steps)


def _rod(start: Point, end: Point, width: float) -> tuple[Point, ...]:
    (x0, y0), (x1, y1) = start, end
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    dx, dy = (y1 - y0) / length * width / 2, (x0 - x1) / length * width / 2
    return (x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)


def _cube() -> list[Layer]:
    top = (12, 1), (22, 6.4), (12, 11.8), (2, 6.4)
    left = (2, 8), (11.2, 13), (11.2, 23), (2, 17.8)
    right = (22, 8), (12.8, 13), (12.8, 23), (22, 17.8)
    return [(True, top), (True, left), (True, right)]


def _crate() -> list[Layer]:
    brace = (4.6, 15.4), (15.4, 4.6), (19.4, 4.6), (19.4, 8.6), (8.6, 19.4), (4.6, 19.4)
    return [(True, _bar(1, 1, 22, 22)), (False, _bar(4, 4, 16, 16)), (True, brace)]


def _bag() -> list[Layer]:
    sack = (
        (9.4, 6.8), (14.6, 6.8), (18.6, 10.6), (21.4, 15), (22, 18.4), (21.2, 21.4), (18.6, 23), (5.4, 23),
        (2.8, 21.4), (2, 18.4), (2.6, 15), (5.4, 10.6),
    )  # fmt: skip
    return [(True, ((7.6, 1), (16.4, 1), (14.4, 5.2), (9.6, 5.2))), (True, sack)]


def _camel() -> list[Layer]:
    body = (
        (0.5, 5.4), (1.6, 3.6), (3.6, 3), (5.6, 4), (6, 6), (5.6, 8.4), (6.4, 10.4), (8, 10), (9.4, 6.6),
        (11, 5.4), (12.6, 6.6), (13.8, 9.4), (15, 6.6), (16.8, 5.4), (18.6, 7), (20, 10.4), (22, 12),
        (23.4, 15.4), (22.4, 15.8), (21.4, 14), (21.2, 22), (19.2, 22), (18.6, 15.4), (17.2, 16),
        (17.4, 22), (15.4, 22), (14.8, 16), (10.8, 16), (10.6, 22), (8.6, 22), (8.6, 15.4), (7.4, 14.8),
        (7, 22), (5, 22), (5, 14), (3.4, 11), (3, 7.6), (1, 7),
    )  # fmt: skip
    return [(True, body)]


def _keep() -> list[Layer]:
    walls = (
        (2.5, 1.5), (7, 1.5), (7, 4.6), (9.8, 4.6), (9.8, 1.5), (14.2, 1.5), (14.2, 4.6), (17, 4.6),
        (17, 1.5), (21.5, 1.5), (21.5, 8.4), (18.8, 10.6), (18.8, 19.6), (21.5, 22.5), (2.5, 22.5),
        (5.2, 19.6), (5.2, 10.6), (2.5, 8.4),
    )  # fmt: skip
    arch = ((9.3, 22.5), (9.3, 16.4), *_circle(12, 16.4, 2.7)[20:], (14.7, 16.4), (14.7, 22.5))
    return [(True, walls), (False, arch), (False, _bar(10.9, 8.2, 2.2, 3.4))]


def _diadem() -> list[Layer]:
    band = (1, 7.4), (6.6, 12.4), (12, 3.4), (17.4, 12.4), (23, 7.4), (20.6, 18.2), (3.4, 18.2)
    beads = [(True, _circle(x, y, 1.9)) for x, y in ((1.9, 6), (12, 2.4), (22.1, 6))]
    return [(True, band), *beads, (True, _bar(3.4, 19.6, 17.2, 3))]


def _blade() -> list[Layer]:
    steps = [i / 24 for i in range(25)]
    upper = [(4.5 + 17.5 * t - 7.4 * sin(pi * t) ** 0.9, 19.5 - 17.5 * t - 5.6 * sin(pi * t)) for t in steps]
    lower = [(4.5 + 17.5 * t + 5.6 * sin(pi * t), 19.5 - 17.5 * t + 7.4 * sin(pi * t) ** 0.9) for t in steps]
    veins = [_rod((9.4, 14.6), (9.2, 9), 1.2), _rod((13.6, 10.4), (13.6, 5.8), 1.2)]
    veins += [_rod((9.4, 14.6), (15, 14.8), 1.2), _rod((13.6, 10.4), (18.2, 10.4), 1.2)]
    rib = _rod((1.5, 22.5), (6, 18), 2.6)
    cuts = [(False, vein) for vein in (_rod((6, 18), (18.4, 5.6), 1.5), *veins)]
    return [(True, (*upper, *reversed(lower))), *cuts, (True, rib)]


def _lamp() -> list[Layer]:
    neck = (7.2, 14), (16.8, 14), (15.4, 17.4), (8.6, 17.4)
    foot = [_bar(8.6, 18.4, 6.8, 1.9), _bar(9.8, 21.2, 4.4, 2)]
    rays = [_rod((9.3, 9.4), (11, 14.4), 1.1), _rod((14.7, 9.4), (13, 14.4), 1.1)]
    rays.append(_rod((9.3, 9.4), (14.7, 9.4), 1.1))
    glass: list[Layer] = [(True, _circle(12, 8.6, 7.9)), (True, neck)]
    return [*glass, *((False, ray) for ray in rays), *((True, bar) for bar in foot)]


def _works() -> list[Layer]:
    hall = (1, 22.5), (1, 10.6), (7.4, 14.2), (7.4, 10.6), (13.8, 14.2), (15.4, 14.2)
    rest = (16.2, 1.5), (20.4, 1.5), (21.4, 14.2), (23, 14.2), (23, 22.5)
    windows = [(False, _bar(x, 17, 3, 2.8)) for x in (4, 10.5, 17)]
    return [(True, (*hall, *rest)), *windows]


def _dial() -> list[Layer]:
    ticks = [_bar(11.2, 3.4, 1.6, 2.2), _bar(11.2, 18.4, 1.6, 2.2), _bar(3.4, 11.2, 2.2, 1.6)]
    ticks += [_bar(18.4, 11.2, 2.2, 1.6)]
    hands = [_rod((12, 13), (12, 6.2), 2.2), _rod((11.4, 11.4), (16.8, 15.4), 2.2)]
    rim: list[Layer] = [(True, _circle(12, 12, 11.3)), (False, _circle(12, 12, 8.9))]
    return [*rim, *((True, one) for one in (*ticks, *hands)), (True, _circle(12, 12, 1.7))]


def _dome() -> tuple[Point, ...]:
    arc = [(12 - 7.5 * cos(pi * i / 12), 12 - 8 * sin(pi * i / 12)) for i in range(13)]
    lantern = [(11, 4.2), (11, 1.5), (13, 1.5), (13, 4.2)]
    return (0, 24), (0, 12), *arc[:6], *lantern, *arc[7:], (24, 12), (24, 24)


def _octagon(radius: float) -> tuple[Point, ...]:
    steps = [pi * i / 4 + pi / 8 for i in range(8)]
    return tuple((12 + radius * cos(turn), 12 + radius * sin(turn)) for turn in steps)


BUILDINGS: dict[str, tuple[Point, ...]] = {
    "workshop": ((3, 24), (3, 13), (1, 13), (12, 4), (23, 13), (21, 13), (21, 24)),
    "guild": ((0, 24), (0, 12), (6, 5), (12, 12), (18, 5), (24, 12), (24, 24)),
    "school": (
        (0, 24), (0, 12), (7.5, 12), (7.5, 7), (12, 0.5), (16.5, 7), (16.5, 12), (24, 12), (24, 24)
    ),
    "university": _dome(),
    "palace": (
        (0, 24), (0, 7), (2, 7), (2, 9), (4, 9), (4, 7), (6, 7), (6, 12), (8, 12), (8, 1), (10, 1), (10, 3),
        (11.2, 3), (11.2, 1), (12.8, 1), (12.8, 3), (14, 3), (14, 1), (16, 1), (16, 12), (18, 12), (18, 7),
        (20, 7), (20, 9), (22, 9), (22, 7), (24, 7), (24, 24),
    ),
    "watchtower": (
        (5, 24), (6.5, 10), (4, 8), (4, 2), (7, 2), (7, 5), (10.4, 5), (10.4, 2), (13.6, 2), (13.6, 5),
        (17, 5), (17, 2), (20, 2), (20, 8), (17.5, 10), (19, 24),
    ),
    "monument": (
        (2, 24), (2, 20.5), (6, 20.5), (6, 18), (8.6, 18), (10, 4.5), (12, 1), (14, 4.5), (15.4, 18),
        (18, 18), (18, 20.5), (22, 20.5), (22, 24),
    ),
    "annex": ((4, 24), (4, 12), (20, 5), (20, 24)),
}  # fmt: skip
"""Silhouettes of buildings, on a ground line at 24."""

DRAWN: dict[str, list[Layer]] = {
    **{name: [(True, outline)] for name, outline in BUILDINGS.items()},
    "spade": [
        (True, ((7, 1), (17, 1), (17, 4), (13.6, 4), (13.6, 11), (10.4, 11), (10.4, 4), (7, 4))),
        (True, ((5, 10.5), (19, 10.5), (19, 16), (17.4, 19.6), (12, 23.5), (6.6, 19.6), (5, 16))),
    ],
    "edge": [(True, _bar(9, top, 6, 5.4)) for top in (0, 9, 18)],
    "octagon": [(True, _octagon(12)), (False, _octagon(8.2))],
    "nut": [(True, _hexagon(12, 12, 12)), (False, _circle(12, 12, 5.2))],
    "cube": _cube(),
    "bag": _bag(),
    "crate": _crate(),
    "camel": _camel(),
    "pawn": [
        (True, _circle(12, 6, 5)),
        (True, ((9, 10), (15, 10), (18.5, 19), (20, 23), (4, 23), (5.5, 19))),
    ],
    "hexagon": [(True, _hexagon(12, 12, 12)), (False, _hexagon(12, 12, 8.8))],
    "disc": [(True, _circle(12, 12, 11))],
    "disc-plus": [(True, _circle(12, 12, 11)), (False, _bar(10, 5, 4, 14)), (False, _bar(5, 10, 14, 4))],
    "circle": [(True, _circle(12, 12, 11)), (False, _circle(12, 12, 8))],
    "square": [(True, _bar(2, 2, 20, 20))],
    "triangle": [(True, _regular(3, 13, 14.5))],
    "diamond": [(True, _regular(4, 12))],
    "star4": [(True, _star(4))],
    "shield-plain": [
        (True, ((2, 2), (22, 2), (22, 12), (20.4, 16.6), (17, 20), (12, 23), (7, 20), (3.6, 16.6), (2, 12)))
    ],
    "card": [(True, _bar(4, 1, 16, 22)), (False, _bar(6.4, 3.4, 11.2, 17.2))],
    "keep": _keep(),
    "diadem": _diadem(),
    "blade": _blade(),
    "lamp": _lamp(),
    "works": _works(),
    "dial": _dial(),
}
