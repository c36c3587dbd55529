"""One component in full, for /card: what it shows on the board, and the same in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.south_tigris.content import CHARACTERS, DEVICE_CARDS, INVENTIONS, PASS_TILES, SPACES
from games.south_tigris.state import Device
from render.kit import pieces
from render.kit.box import Box, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_PALE, INK, SHEET, SOFT, Colour, mix, rgb
from render.kit.text import Role, TextStyle
from render.kit.words import Inline
from render.south_tigris.devices import DEVICE, condition, device_face, joint
from render.south_tigris.look import TRADES, cost, effects, label, rich
from render.south_tigris.river import power, research, tile_face

if TYPE_CHECKING:
    from render.scene import Look

WIDTH = 760
MARGIN = 22.0
HEAD = 84.0
ART = 176.0
SIZE = 31.0
GAP = 12.0
SORTS: dict[str, tuple[str, Colour]] = {
    "device": ("gears", rgb("#2C4A86")),
    "card": ("cards", rgb("#7A4A22")),
    "invention": ("lightbulb", rgb("#6B4A86")),
    "tile": ("shop", rgb("#2F5F63")),
    "research": ("book-open", rgb("#37597F")),
    "pass": ("tent", rgb("#4E5B38")),
    "space": ("pawn", rgb("#8A3B2A")),
    "setup": ("flag", rgb("#5B4A38")),
    "character": ("user-tie", rgb("#5B3375")),
    "dummy": ("robot", rgb("#5A554E")),
    "craft": ("hammer", rgb("#7C5510")),
    "mat": ("scroll", rgb("#38342D")),
}
"""The icon and colour of each sort of component."""


def card(look: Look) -> Canvas:
    """Draw a component: head with its name, its face where it has one, its words below."""
    icon, colour = SORTS[look.kind]
    art = ART if _has_face(look) else 0.0
    style = TextStyle(Face.LABEL, Role.NOTE, SIZE, INK, paragraph=True, leading=1.14)
    ruler = Canvas(WIDTH, 100, script=look.script)
    words = [look.put(text) for text in look.card.words]
    wide = WIDTH - 4 * MARGIN
    heights = [ruler.text_height(line, style, wide) + 6 for line in words]
    high = HEAD + art + sum(heights) + GAP * (len(words) + 2) + 2 * MARGIN
    canvas = Canvas(WIDTH, round(high), scale=1.5, script=look.script, strict=look.strict)
    frame = canvas.claim(look.card.id, canvas.box.inset(MARGIN))
    inside = pieces.card(
        canvas, frame, (Inline(icon, scale=0.9), "  ", look.put(look.card.name)), HEAD, colour, 46
    )
    rest = inside.inset(MARGIN, GAP)
    if art:
        face, rest = rest.cut_top(art - GAP, GAP)
        _face(look, canvas, face)
    for line, tall in zip(words, heights, strict=True):
        place, rest = rest.cut_top(tall, GAP)
        canvas.text(place, line, style)
    return canvas


def _has_face(look: Look) -> bool:
    return look.kind not in ("mat", "setup", "dummy")


def _face(look: Look, canvas: Canvas, box: Box) -> None:
    """What the component looks like on the board."""
    if look.kind == "device":
        device_face(look, canvas, around(box.centre, 490, DEVICE), Device(board=look.name))
    elif look.kind == "tile":
        tile_face(canvas, around(box.centre, 250, 128), look.name)
    elif look.kind == "card":
        device_card(canvas, around(box.centre, 490, 150), look.name)
    else:
        canvas.rect(box, mix(SHEET, BRASS_PALE, 0.4), None, radius=10)
        canvas.text(box, _icons(look), label(64, face=Face.NUMBER, align="centre"))


def _icons(look: Look) -> tuple[str | Inline, ...]:
    """The icons of a component without a face of its own."""
    thing = look.name
    if look.kind == "research":
        return research(thing)
    if look.kind == "character":
        return tuple(part for one in CHARACTERS[thing].powers for part in (*power(one), " "))
    if look.kind == "craft":
        return (Inline(TRADES[thing], scale=1.4),)
    if look.kind == "invention":
        people = [Inline(TRADES[trade], SOFT) for trade in INVENTIONS[thing].craft]
        return (*effects(INVENTIONS[thing].effects), "   ", Inline("book", SOFT), " ", *people)
    if look.kind == "pass":
        return tuple(effects(PASS_TILES[thing]))
    due = cost(SPACES[thing].cost)
    arrow = (" ", Inline("triangle-right", SOFT), " ") if due else ()
    return (*due, *arrow, *effects(SPACES[thing].effects))


def device_card(canvas: Canvas, box: Box, thing: str) -> None:
    """A device card's values: joints at the left, what it gives when played, value to build, condition."""
    known = DEVICE_CARDS[thing]
    canvas.rect(box, SHEET, INK, 2, 10)
    for share, plug in zip((0.27, 0.73), known.plugs, strict=True):
        joint(canvas, around((box.x + 20, box.y + box.h * share), 24, 40), plug)
    upper, lower = box.inset(42, 8).rows(2, 2)
    words = (Inline("bolt", BRASS, 0.9), "  ", *effects(known.effects))
    value, played = upper.cut_right(96, 4)
    canvas.text(played, words, label(36, face=Face.NUMBER))
    built = (Inline("hammer", SOFT, 0.9), f" {known.build_value}+")
    canvas.text(value, built, label(36, face=Face.NUMBER, align="right"))
    canvas.text(lower, rich(condition(thing)), label(34, SOFT, face=Face.NUMBER))
