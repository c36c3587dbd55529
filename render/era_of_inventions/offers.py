"""What lies open: the seven production cards and the five factories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.era_of_inventions.content import ALL_FACTORIES, CARDS, FACTORY_SLOTS, INVENTION_SLOTS
from render.era_of_inventions.goods import listed, spread
from render.era_of_inventions.look import ACCENT, BRICK, card_icon, label
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import INK, SHEET, SOFT, Colour, mix, rgb, text_on
from render.kit.layers import tile

if TYPE_CHECKING:
    from render.era_of_inventions.look import Reader
    from render.scene import Scene

GAP = 12.0
CARD = 148.0
HEAD = 54.0
FACTORY = 108.0
LEAVE = 34.0
"""Room under cards for the word that they leave next."""
KINDS: dict[str, tuple[str, Colour]] = {
    "start": ("S", rgb("#6B6152")),
    "official": ("O", ACCENT),
    "copy": ("?", rgb("#6A4A6E")),
}
"""Corner sign and colour of each kind of card."""


def works_height(scene: Scene) -> float:
    """How much room factories need; higher on a phone, where the patents beside them are narrow."""
    return FACTORY + (46 if scene.narrow and not scene.large else 0)


def cards_height(scene: Scene) -> float:
    """How much room the cards need."""
    return (3 if scene.large else 2 if scene.narrow else 1) * (CARD + LEAVE + 4)


def cards(scene: Scene, canvas: Canvas, box: Box, display: list[str | None]) -> Box | None:
    """Draw the seven cards and claim their slots; gives back the room that is left over, if any."""
    if not scene.narrow:
        cells, spare = box.columns(7, GAP), None
    else:
        grid = box.grid(3, 3, GAP) if scene.large else box.grid(4, 2, GAP)
        cells, spare = grid[:7], grid[7].union(grid[-1])
    for number, (cell, card) in enumerate(zip(cells, display, strict=True)):
        place = Box(cell.x, cell.y, cell.w, CARD)
        slot = INVENTION_SLOTS[number]
        canvas.claim(f"card:{slot}", place)
        if card is None:
            tile(canvas, place, ("era-no-card",), lambda on, at: pieces.slot(on, at, radius=10))
        else:
            _card(scene, canvas, place, card)
        _foot(scene, canvas, Box(cell.x, place.bottom + 7, cell.w, LEAVE - 7), slot, number >= 4)
    return spare


def _foot(scene: Scene, canvas: Canvas, box: Box, slot: str, leaves: bool) -> None:
    text = f"{slot} · {scene.say('era-leaves')}" if leaves else slot
    canvas.text(box, text, label(scene, 22, SOFT, face=Face.LABEL, align="centre"))


def _card(scene: Scene, canvas: Canvas, box: Box, card: str) -> None:
    key = ("era-card", scene.words.language, card)
    tile(canvas, box, key, lambda on, at: card_face(scene, on, at, card), 10)


def card_face(scene: Reader, canvas: Canvas, box: Box, card: str) -> None:
    """Draw a production card: kind and name, what it costs, what it brings."""
    one = CARDS[card]
    sign, colour = KINDS[one.kind]
    inside = pieces.card(canvas, box, "", HEAD, colour)
    head = box.cut_top(HEAD)[0].inset(8, 3)
    icon, words = head.cut_left(30, 7)
    mark, words = words.cut_right(26, 4)
    canvas.icon(card_icon(card), icon.centre, 30, text_on(colour))
    name = f"card-{card}" if one.kind == "start" else f"invention-{one.invention}"
    canvas.text(words, scene.say(name), label(scene, 26, text_on(colour), face=Face.DISPLAY_BOLD, lines=2))
    canvas.text(mark, sign, label(scene, 30, text_on(colour), face=Face.NUMBER, align="right"))
    cost, reward = inside.inset(8, 4).rows(2, 4)
    spread(canvas, cost, listed(one.cost, one.any_goods), 32.0, "centre")
    grey, middle = mix(SHEET, INK, 0.4), inside.centre[1]
    canvas.line([(inside.x + 14, middle), (inside.right - 14, middle)], grey, 2)
    canvas.icon("triangle-down", inside.centre, 18, grey)
    spread(canvas, reward, listed(one.reward), 36.0, "centre")


def factories(scene: Scene, canvas: Canvas, box: Box, row: list[str | None]) -> None:
    """Draw the five factories on offer and claim their slots."""
    for number, (cell, card) in enumerate(zip(box.columns(5, GAP), row, strict=True)):
        place = Box(cell.x, cell.y, cell.w, works_height(scene))
        slot = FACTORY_SLOTS[number]
        canvas.claim(f"factory:{slot}", place)
        if card is None:
            tile(canvas, place, ("era-no-factory",), lambda on, at: pieces.slot(on, at, "factory", radius=10))
        else:
            tile(canvas, place, ("era-factory", card), lambda on, at, one=card: factory(on, at, one), 10)  # type: ignore[misc]
        _foot(scene, canvas, Box(cell.x, place.bottom + 7, cell.w, LEAVE - 7), slot, number >= 2)


def factory(canvas: Canvas, box: Box, card: str) -> None:
    """A factory: what building it costs above, what it makes in the works below."""
    one = ALL_FACTORIES[card]
    canvas.rect(box, mix(SHEET, BRICK, 0.12), INK, 2, 10)
    cost, works = box.inset(3, 3).cut_top(box.h * 0.4)
    spread(canvas, cost.inset(5, 2), listed(one.cost), 27.0, "centre")
    roof(canvas, works, BRICK)
    spread(canvas, works.inset(8, 0).cut_top(16)[1], listed(one.output), 34.0, "centre")


def roof(canvas: Canvas, box: Box, colour: Colour) -> None:
    """The outline of works with a saw-tooth roof that fills a box."""
    step, top = box.w / 4, box.y + 14
    points = [(box.x + 2, box.bottom - 2), (box.x + 2, top)]
    for tooth in range(4):
        x = box.x + 2 + tooth * (step - 1)
        points += [(x + step - 8, box.y + 1), (x + step - 8, top)]
    points += [(box.right - 2, top), (box.right - 2, box.bottom - 2)]
    canvas.polygon(points, mix(SHEET, colour, 0.55), INK, 2)
