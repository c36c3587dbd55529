"""Rectangles in logical units, and the arithmetic of laying things out inside them."""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle: left, top, width, height, in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the bottom edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box made smaller by `dx` on the left and right and `dy` (default `dx`) above and below."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Box:
        """The box shifted by (dx, dy)."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def columns(self, count: int, gap: float = 0) -> list[Box]:
        """`count` equal boxes from left to right with `gap` between them."""
        width = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def rows(self, count: int, gap: float = 0) -> list[Box]:
        """`count` equal boxes from top to bottom with `gap` between them."""
        height = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]

    def grid(self, columns: int, rows: int, gap: float = 0) -> list[Box]:
        """`columns` × `rows` equal boxes, row by row."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

    def cut_left(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """A piece `width` wide from the left, and what is left of it after `gap`."""
        rest = Box(self.x + width + gap, self.y, self.w - width - gap, self.h)
        return Box(self.x, self.y, width, self.h), rest

    def cut_right(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """A piece `width` wide from the right, and the rest left of it."""
        rest = Box(self.x, self.y, self.w - width - gap, self.h)
        return Box(self.right - width, self.y, width, self.h), rest

    def cut_top(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """A piece `height` high from the top, and the rest below it."""
        rest = Box(self.x, self.y + height + gap, self.w, self.h - height - gap)
        return Box(self.x, self.y, self.w, height), rest

    def cut_bottom(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """A piece `height` high from the bottom, and the rest above it."""
        rest = Box(self.x, self.y, self.w, self.h - height - gap)
        return Box(self.x, self.bottom - height, self.w, height), rest

    def contains(self, other: Box, slack: float = 0) -> bool:
        """Whether `other` lies inside, give or take `slack` units."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Box, slack: float = 0) -> bool:
        """Whether the two share more than a border `slack` units wide."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > slack and down > slack

    def shared(self, other: Box) -> float:
        """The area that the two share."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, across) * max(0.0, down)

    def union(self, other: Box) -> Box:
        """The smallest box around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


def around(centre: Point, width: float, height: float | None = None) -> Box:
    """The box of this size whose middle is `centre` (a square when no height is given)."""
    height = width if height is None else height
    return Box(centre[0] - width / 2, centre[1] - height / 2, width, height)
