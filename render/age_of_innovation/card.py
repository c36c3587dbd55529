"""One component in full, for /card: what it is, what it does in icons, and the same in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.age_of_innovation.content import (
    AREA_TILES,
    CITY_TILES,
    FINAL_TILES,
    ROUND_TILES,
    SCIENCE_INCOME,
    VALUE,
)
from render.age_of_innovation.buildings import silhouette
from render.age_of_innovation.glyphs import (
    FIELD_COLOURS,
    FIELD_ICONS,
    amount,
    effects,
    left_half,
    rich,
    right_half,
)
from render.age_of_innovation.rounds import price_and_effect
from render.age_of_innovation.terrain import GROUNDS, land
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import FAINT, INK, SEATS, SHEET, SOFT, Colour, mix, rgb
from render.kit.text import Role, TextStyle

if TYPE_CHECKING:
    from render.scene import Look

WIDTH = 760
MARGIN = 22.0
HEAD = 86.0
ART = 150.0
LINE = 54.0
SIZE = 32.0
GAP = 14.0
COLOURS: dict[str, Colour] = {
    "innovation": rgb("#6B4A86"),
    "palace": rgb("#9A6C14"),
    "competency": rgb("#2F5F63"),
    "bonus": rgb("#8A3B2A"),
    "round": rgb("#4E5B38"),
    "final": rgb("#4E5B38"),
    "city": rgb("#37597F"),
    "power": rgb("#5B3375"),
    "book": rgb("#7A4A22"),
    "faction": rgb("#38342D"),
}
ICONS = {
    "faction": "masks",
    "innovation": "lightbulb",
    "palace": "palace",
    "competency": "scroll",
    "bonus": "gift",
    "round": "hourglass",
    "final": "flag",
    "city": "city",
    "power": "bolt",
    "book": "book",
    "area": "globe",
}


TILES = ("innovation", "palace", "competency", "bonus")
"""Groups whose effects are told in icons."""


def card(look: Look) -> Canvas:
    """Draw a component, as high as its words need."""
    ruler = Canvas(WIDTH, 1, script=look.script)
    told = [look.put(line) for line in look.card.words]
    wide = WIDTH - 2 * MARGIN - 40
    heights = [ruler.text_height(words, _style(), wide) for words in told[1:]]
    icons = lines(look.kind, look.name)
    top = max(ART, LINE * len(icons)) + 2 * GAP
    high = HEAD + top + sum(height + GAP for height in heights) + 2 * GAP
    canvas = Canvas(WIDTH, round(high + 2 * MARGIN), script=look.script, strict=look.strict)
    box = canvas.claim(look.card.id, canvas.box.inset(MARGIN))
    colour = colour_of(look.kind, look.name)
    inside = pieces.card(canvas, box, look.put(look.card.name), HEAD, colour, 46).inset(20, GAP)
    face, rest = inside.cut_top(top, 0)
    _face(canvas, face, look, icons, told[0])
    canvas.line([(rest.x, rest.y), (rest.right, rest.y)], FAINT, 2)
    rest = rest.cut_top(GAP)[1]
    for words, height in zip(told[1:], heights, strict=True):
        canvas.text(Box(rest.x, rest.y, rest.w, height + 4), words, _style())
        rest = rest.cut_top(height + GAP)[1]
    return canvas


def _style() -> TextStyle:
    return TextStyle(Face.LABEL, Role.NOTE, SIZE, INK, valign="top", leading=1.16, paragraph=True)


def colour_of(kind: str, name: str) -> Colour:
    """The colour of a component's head."""
    if kind == "board":
        return mix(GROUNDS[name], INK, 0.45)
    return FIELD_COLOURS.get(name, COLOURS.get(kind, SOFT))


def lines(kind: str, name: str) -> list[str]:
    """What a component does, as templates of icons; none for what is only told in words."""
    if kind in TILES:
        return list(effects(name))
    if kind in ("power", "book"):
        price, effect = price_and_effect(kind, name)
        return [f"{price}  →  {effect}"]
    if kind == "round":
        return [left_half(ROUND_TILES[name]), right_half(ROUND_TILES[name])]
    if kind == "final":
        return [left_half(FINAL_TILES[name])]
    if kind == "city":
        points, gain = CITY_TILES[name]
        return [f"{points}{{star}}  {amount(gain)}  {{key}}"]
    if kind == "science":
        return ["3, 5, 7, 12:  1 2 2 3{bolt}", "9:  {hand} " + amount(SCIENCE_INCOME[name])]
    if kind == "building":
        return [f"{VALUE.get(name, 1)}{{bolt}}"]
    return [f"{AREA_TILES[name]}{{house}}"] if kind == "area" else []


def _face(canvas: Canvas, box: Box, look: Look, icons: list[str], group: str) -> None:
    """A drawing at the left; icons beside it, or what sort of thing it is."""
    art, rest = box.cut_left(ART, 24)
    place = Box(art.x, art.centre[1] - ART / 2, ART, ART)
    _art(canvas, place, look.kind, look.name)
    sort, rest = rest.cut_top(38 if icons else rest.h)
    style = TextStyle(Face.DISPLAY_ITALIC, Role.NOTE, 30, SOFT, lines=1)
    canvas.text(sort, group, style)
    for line, words in zip(rest.rows(max(1, len(icons))), icons, strict=False):
        canvas.text(line, rich(words), TextStyle(Face.NUMBER, Role.NOTE, 42, INK, lines=1))


def _art(canvas: Canvas, box: Box, kind: str, name: str) -> None:
    if kind == "board":
        land(canvas, box.centre, box.w * 0.48, name)
        return
    canvas.rect(box, SHEET, FAINT, 2, 14)
    if kind == "building":
        silhouette(canvas, box.inset(26), name, SEATS[0].colour)
        return
    icon = FIELD_ICONS.get(name) or ICONS.get(kind, "gift")
    canvas.icon(icon, box.centre, box.w * 0.62, colour_of(kind, name))
