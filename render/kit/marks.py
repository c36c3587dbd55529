"""Marks over a finished board: what the last moves changed, and what can be acted on now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from render.kit.box import Box, Point, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_PALE, INK, SHEET, Colour, text_on
from render.kit.text import Role, TextStyle

GAP = 3.0
WIDTH = 6.0
PHONE_WIDTH = 1200
NUMBER = 25.7
"""How high a tag's number is on a phone's sheet, and so at least on the narrower one of large type."""
TAG_SHARE = 0.86
"""The radius of a tag, in heights of its number."""
TOUCH = 3.0
"""So much of an icon's edge may lie under a tag."""


def halo(canvas: Canvas, box: Box, radius: float = 10) -> None:
    """A brass frame just outside a box."""
    around_it = box.inset(-GAP - WIDTH)
    canvas.rect(around_it, None, BRASS, WIDTH, radius + GAP + WIDTH)


def mark(canvas: Canvas, name: str, radius: float = 10) -> None:
    """A brass frame around a claimed place: along its outline, or just outside its box."""
    outline = canvas.outlines.get(name)
    if outline is None:
        halo(canvas, canvas.places[name], radius)
    else:
        canvas.line(outline, BRASS_PALE, WIDTH * 1.7, closed=True)
        canvas.line(outline, BRASS, WIDTH, closed=True)


def outline(canvas: Canvas, name: str, radius: float = 10) -> None:
    """A heavy ink frame with a brass core around a claimed place: what the reader has chosen."""
    shape, box = canvas.outlines.get(name), canvas.places[name]
    if shape is not None:
        canvas.line(shape, INK, WIDTH * 2.2, closed=True)
        canvas.line(shape, BRASS_PALE, WIDTH * 0.8, closed=True)
        return
    for grow, colour, weight in ((WIDTH * 2, INK, WIDTH * 2), (WIDTH * 1.4, BRASS_PALE, WIDTH * 0.8)):
        canvas.rect(box.inset(-GAP - grow), None, colour, weight, radius + grow)


def figure_size(canvas: Canvas) -> float:
    """How high a number is that stands by itself; larger on a phone picture, so that it reads untouched."""
    wide = canvas.width > PHONE_WIDTH
    return canvas.size(Role.NOTE) if wide else max(canvas.size(Role.KEY), NUMBER)


def tag_radius(canvas: Canvas) -> float:
    """The radius of a numbered tag."""
    return figure_size(canvas) * TAG_SHARE


def tag(canvas: Canvas, centre: Point, number: int, radius: float = 0) -> None:
    """A small brass disc with a number: the order of a move."""
    radius = radius or tag_radius(canvas)
    canvas.circle(centre, radius + 2.5, SHEET)
    canvas.circle(centre, radius, BRASS, INK, 2)
    style = TextStyle(Face.NUMBER, Role.NOTE, radius / TAG_SHARE, text_on(BRASS), "centre", lines=1)
    canvas.text(around(centre, radius * 1.8), str(number), style)


def radius_on(canvas: Canvas, width: float) -> float:
    """The radius of a tag on a piece so wide: smaller on a small one, so that it hides no neighbour."""
    return max(canvas.size(Role.NOTE) * TAG_SHARE, min(tag_radius(canvas), width * 0.24))


def _radius(canvas: Canvas, name: str) -> float:
    """The radius of a tag on a claimed place; what it has of an outline counts, not the spot for the tag."""
    across = [x for x, _ in canvas.outlines.get(name, ())]
    return radius_on(canvas, max(across) - min(across) if across else canvas.places[name].w)


def last_moves(canvas: Canvas, names: Sequence[Sequence[str]], radius: float = 10) -> None:
    """Mark the claimed places that each of the last moves touched, numbered from 1 in order.

    Pieces that share a place have their numbers side by side.
    KeyError when a name was never claimed on this canvas: a mark must not get lost in silence.
    """
    tags: dict[str, list[int]] = {}
    first: dict[Box, str] = {}
    for number, move in enumerate(names, start=1):
        for name in dict.fromkeys(first.setdefault(canvas.places[name], name) for name in move):
            tags.setdefault(name, []).append(number)
    for name in tags:
        mark(canvas, name, radius)
    for name, numbers in tags.items():
        _tag_corner(canvas, name, numbers, _radius(canvas, name))


def numbered(canvas: Canvas, numbers: Mapping[str, Sequence[int]]) -> None:
    """Put the numbers of options on claimed places: amid a hexagon, else where they hide no text."""
    for name, here in numbers.items():
        box = canvas.places[name]
        radius = _radius(canvas, name)
        row = Box(0, 0, (2 * radius + 5) * len(here) - 5, 2 * radius)
        middle = [around(box.centre, row.w, row.h)] if name in canvas.outlines else []
        free = chain(middle, _edges(canvas, box, row))
        place = _clear(canvas, box, free, icons=name not in canvas.outlines)
        for before, number in enumerate(here):
            _number(canvas, (place.x + radius + before * (2 * radius + 5), place.centre[1]), number, radius)


def _number(canvas: Canvas, centre: Point, number: int, radius: float) -> None:
    canvas.circle(centre, radius + 2.5, SHEET)
    canvas.circle(centre, radius, INK)
    style = TextStyle(Face.NUMBER, Role.NOTE, radius / TAG_SHARE, SHEET, "centre", lines=1)
    canvas.text(around(centre, radius * 1.9), str(number), style)


def _tag_corner(canvas: Canvas, name: str, numbers: Sequence[int], radius: float) -> None:
    """Set the tags in a row at an edge of a place, where they cover no text if there is such a place."""
    box = canvas.places[name]
    step = 2 * radius + 5
    row = Box(0, 0, step * len(numbers) - 5, 2 * radius)
    place = _clear(canvas, box, _edges(canvas, box, row), icons=name not in canvas.outlines)
    for before, number in enumerate(numbers):
        tag(canvas, (place.x + radius + before * step, place.centre[1]), number, radius)


def _edges(canvas: Canvas, box: Box, row: Box) -> Iterator[Box]:
    """Places for a row of tags: the top edge of a box from right to left, its bottom, inside, its sides."""
    radius = row.h / 2
    inner = [box.y + radius * part for part in range(int(box.h / radius) - 1)]
    for y in (box.y - GAP - radius * 1.6, box.bottom + GAP - radius * 0.4, *inner):
        x = min(box.right + radius * 0.5, canvas.width - 4) - row.w
        while x >= box.x - radius * 0.5:
            yield Box(x, y, row.w, row.h)
            x -= radius
        yield Box(max(4.0, box.x - radius * 0.5), y, row.w, row.h)
    for x in (box.right + GAP - radius * 0.4, box.x - GAP - row.w + radius * 0.4):
        yield Box(x, box.centre[1] - radius, row.w, row.h)


def _clear(canvas: Canvas, box: Box, places: Iterator[Box], *, icons: bool) -> Box:
    """The first of the places around a box that cover least of the texts, then least of the icons."""
    reach = box.inset(-3 * tag_radius(canvas))
    texts = [line for line in canvas.lines if line.overlaps(reach)]
    drawn = [ink.inset(TOUCH) for ink in canvas.icons if icons and ink.overlaps(reach)]
    return min(places, key=lambda one: (sum(map(one.shared, texts)), sum(map(one.shared, drawn))))


def can_act(canvas: Canvas, names: Sequence[str], colour: Colour = INK) -> None:
    """Bracket the corners of the claimed places that the reader can act on now."""
    for name in names:
        brackets(canvas, canvas.places[name].inset(-GAP - 2), colour)


def brackets(canvas: Canvas, box: Box, colour: Colour = INK, weight: float = 4) -> None:
    """Four corner brackets around a box, like the crop marks of a drawing."""
    arm = min(26.0, box.w / 3, box.h / 3)
    for x, toward in ((box.x, 1), (box.right, -1)):
        for y, down in ((box.y, 1), (box.bottom, -1)):
            end = (x + toward * arm, y), (x, y), (x, y + down * arm)
            canvas.line(list(end), colour, weight)
