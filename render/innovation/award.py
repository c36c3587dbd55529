"""One achievement in full, for /card: what it is called and how it is won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.innovation.content import SPECIALS
from render.innovation.written import style_of
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_DEEP, BRASS_PALE, INK
from render.kit.text import Role, TextStyle

if TYPE_CHECKING:
    from render.scene import Look

WIDTH = 760
MARGIN = 24.0
PAD = 26.0
HEAD = 84.0
GAP = 16.0
SIZE = 33.0


def award(look: Look) -> Canvas:
    """Draw an achievement: a star for a special one, a trophy for that of an age; its conditions below."""
    ruler, said = Canvas(WIDTH, 1, script=look.script), [look.put(line) for line in look.card.words]
    wide = WIDTH - 2 * MARGIN - 2 * PAD
    heights = [ruler.text_height(line, style_of(SIZE), wide) for line in said]
    high = HEAD + sum(heights) + GAP * len(said) + 2 * PAD
    canvas = Canvas(WIDTH, round(high + 2 * MARGIN), script=look.script, strict=look.strict)
    place = canvas.claim(look.card.id, canvas.box.inset(MARGIN))
    canvas.rect(place, BRASS_PALE, BRASS, 5, 16)
    head, rest = place.inset(PAD).cut_top(HEAD, GAP)
    _head(canvas, head, look)
    y = rest.y
    for line, height in zip(said, heights, strict=True):
        canvas.text(Box(rest.x, y, wide, height + 1), line, style_of(SIZE))
        y += height + GAP
    return canvas


def _head(canvas: Canvas, box: Box, look: Look) -> None:
    icon, words = box.cut_left(HEAD, GAP)
    canvas.icon("star" if look.name in SPECIALS else "trophy", icon.centre, HEAD * 0.8, BRASS_DEEP)
    canvas.text(words, look.put(look.card.name), TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 58, INK, lines=1))
