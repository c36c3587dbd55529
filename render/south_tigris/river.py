"""The river: ships, workshop stacks and research sites, space by space; royalties below."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.south_tigris.content import (
    BLUE_SPOTS,
    LAST,
    ONCE_TILES,
    PASSIVES,
    RESEARCH_VP,
    ROYALTIES,
    ROYALTIES_VP,
    SECTION,
    SECTION_STARTS,
    TENT_TILES,
    Power,
)
from games.south_tigris.state import DUMMY
from games.south_tigris.workshops import ability
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, FAINT, INK, PAPER, SHEET, SOFT, Colour, mix, rgb
from render.kit.layers import tile
from render.kit.words import Inline
from render.south_tigris.look import effects, ink_of, label, need, rich, swatches, view_of

if TYPE_CHECKING:
    from games.south_tigris.view import TigrisView
    from render.scene import Scene

WATER = rgb("#A9CBD6")
NUMBER, COUNT = 34.0, 38.0
"""Room for the number of a space, and for that of the tiles on it."""
SHIPS = 48.0
POWERS = {
    "build_total": "hammer",
    "invent_total": "lightbulb",
    "publish_total": "book",
    "workshop_total": "shop",
    "workshop_place_cost": "shop",
    "research_cost": "book-open",
    "after_test": "dice",
    "after_build": "hammer",
    "after_invent": "lightbulb",
    "on_gain_coloured_die": "dice",
    "on_place_tent": "tent",
    "round_start": "sun",
}
"""The icon of what a lasting power is about."""


def height(scene: Scene, places: Iterable[int], wide: float) -> float:
    """How high spaces so `wide` are: higher where the ships of one of them need a line of their own."""
    crowded = any(_crowded(view_of(scene), pos, wide) for pos in places)
    return _usual(scene) + (SHIPS if crowded else 0)


def _usual(scene: Scene) -> float:
    return 180.0 if scene.large else 168.0


def _crowded(view: TigrisView, pos: int, wide: float) -> bool:
    """Whether ships beside the number of a space and that of its tiles would be too small."""
    room = wide - 12 - NUMBER - (COUNT if len(view.stacks.get(str(pos), [])) > 1 else 0)
    return len(_here(view, pos)) * 32 > room


def space(scene: Scene, canvas: Canvas, box: Box, pos: int) -> None:
    """Draw one space of the river and claim its place."""
    view = view_of(scene)
    stack, site = view.stacks.get(str(pos), []), view.sites.get(str(pos))
    shown = (_here(view, pos), tuple(stack[:1]), len(stack), repr(site), view.end_pile if pos == LAST else 0)
    tall = box.h > _usual(scene)
    place = tile(canvas, box, ("st-river", pos, shown), lambda on, at: _space(on, at, view, pos, tall), 10)
    canvas.claim(f"river:{pos}", place)


def _here(view: TigrisView, pos: int) -> tuple[int, ...]:
    """The seats whose ships lie on a space, from the lowest on; the dummy's too."""
    where = {seat: one.board.ship for seat, one in enumerate(view.players)}
    if view.dummy is not None:
        where[DUMMY] = view.dummy.ship
    return tuple(seat for seat in view.ship_order if where.get(seat) == pos)


def _space(canvas: Canvas, box: Box, view: TigrisView, pos: int, tall: bool) -> None:
    """A space; a `tall` one has its ships below its number."""
    section = SECTION[pos]
    ground: Colour = mix(SHEET, WATER, (0.3, 0.5, 0.7)[section - 1])
    canvas.rect(box, ground, INK, 2, 10)
    ships, rest = box.inset(6, 5).cut_top(46, 1)
    number, ships = ships.cut_left(NUMBER - 2, 2)
    canvas.text(number, str(pos), label(25, SOFT, face=Face.NUMBER))
    if (left := len(view.stacks.get(str(pos), []))) > 1:
        count, ships = ships.cut_left(COUNT - 2, 2)
        canvas.text(count, f"×{left}", label(25, face=Face.NUMBER))
    if tall:
        ships, rest = rest.cut_top(SHIPS)
    _ships(canvas, ships, view, pos)
    if pos == 0:
        canvas.icon("flag", rest.centre, 44, SOFT)
    elif pos in SECTION_STARTS:
        canvas.text(
            rest, rich(effects(SECTION_STARTS[pos])), label(32, face=Face.NUMBER, align="centre", lines=2)
        )
    elif pos == LAST:
        _end(canvas, rest, view)
    else:
        _tiles(canvas, rest, view, pos)


def _ships(canvas: Canvas, box: Box, view: TigrisView, pos: int) -> None:
    """Ships on a space from the lowest on: a hull in the water under each swatch."""
    here = _here(view, pos)
    size = min(37.0, box.w / max(1, len(here)) - 2)
    for number, seat in enumerate(here):
        x, deck = box.right - size - number * (size + 3), box.y + size - 5
        keel = [(x + size * 0.84, deck + 12), (x + size * 0.16, deck + 12)]
        canvas.polygon([(x - 1, deck), (x + size + 1, deck), *keel], INK)
        pieces.swatch(canvas, Box(x, box.y - 2, size, size), ink_of(seat), radius=5)


def _end(canvas: Canvas, box: Box, view: TigrisView) -> None:
    upper, lower = box.rows(2, 4)
    canvas.text(upper, (Inline("layers"), f" {view.end_pile}"), label(32, face=Face.NUMBER, align="centre"))
    canvas.text(lower, ("2", Inline("coin", BRASS)), label(30, SOFT, face=Face.NUMBER, align="centre"))


def _tiles(canvas: Canvas, box: Box, view: TigrisView, pos: int) -> None:
    """The stack of workshop tiles; where it is gone, the research site."""
    stack = view.stacks.get(str(pos), [])
    if not stack:
        _site(canvas, box, view, pos)
        return
    for layer in range(min(2, len(stack) - 1), 0, -1):
        canvas.rect(box.moved(layer * 4, layer * 4 - 4).cut_right(9)[1], mix(SHEET, FAINT, 0.5), INK, 2, 8)
    top = box.cut_right(9)[1].cut_bottom(6)[1]
    if not stack[0]:
        canvas.rect(top, mix(SHEET, SOFT, 0.35), INK, 2, 8)
        canvas.icon("shop", top.centre, 40, SHEET)
        return
    tile_face(canvas, top, stack[0])


def tile_face(canvas: Canvas, box: Box, thing: str, title: str = "") -> None:
    """A workshop tile: what dice it needs, what it gives, its points; `title` is set below."""
    known = ability(thing)
    canvas.claim(f"tile:{thing}", box)
    canvas.rect(box, SHEET, INK, 2, 8)
    points = (str(known.vp), Inline("star", BRASS, 0.8)) if known.vp else ()
    bonus = (f" ({known.home_bonus:+})",) if known.home_bonus else ()
    dice, style = (*need(known), *bonus), label(27, face=Face.NUMBER)
    room = box.w - 14 - (48 if points else 0)
    long = canvas.text_width(dice, style) > room * 1.35
    head, rest = box.inset(7, 4).cut_top(56 if long else 30, 2)
    canvas.rect(Box(box.x + 2, box.y + 2, box.w - 4, head.h + 2), mix(SHEET, BRASS, 0.25), radius=6)
    wanted, worth = head.rows(2) if long else head.cut_left(room, 2)
    canvas.text(wanted, dice, style)
    if points:
        canvas.text(worth, points, label(25, SOFT, face=Face.NUMBER, align="right"))
    if title:
        low, rest = rest.cut_bottom(44, 2)
        canvas.text(low, title, label(24, SOFT, face=Face.DISPLAY_ITALIC, align="centre", lines=2))
    canvas.text(rest, rich(effects(known.effects)), label(31, face=Face.NUMBER, align="centre", lines=2))


def _site(canvas: Canvas, box: Box, view: TigrisView, pos: int) -> None:
    """A research site: its tile, and the two slots with their points or who holds them."""
    site = view.sites.get(str(pos))
    upper, slots = box.cut_bottom(46, 4)[::-1]
    canvas.rect(upper, PAPER if site is None else SHEET, FAINT if site is None else INK, 2, 8)
    if site is None:
        canvas.icon("book-open", upper.centre, 40, FAINT)
    elif site.tile:
        canvas.text(
            upper.inset(5, 3), research(site.tile), label(30, face=Face.NUMBER, align="centre", lines=2)
        )
    holders = (None, None) if site is None else (site.left, site.right)
    for cell, seat, points in zip(slots.columns(2, 6), holders, RESEARCH_VP[SECTION[pos]], strict=True):
        if seat is None:
            canvas.rect(cell, SHEET, SOFT, 2, 6)
            canvas.text(cell, str(points), label(28, SOFT, face=Face.NUMBER, align="centre"))
        else:
            pieces.swatch(canvas, cell, ink_of(seat), radius=6)


def research(thing: str) -> tuple[str | Inline, ...]:
    """What a research tile does, as icons."""
    if thing in TENT_TILES:
        return (Inline("tent", SOFT), " ", *effects(TENT_TILES[thing]))
    if thing in ONCE_TILES:
        return (Inline("bolt", SOFT), " ", *effects(ONCE_TILES[thing]))
    return tuple(part for one in PASSIVES[thing] for part in power(one))


def power(lasting: Power) -> list[str | Inline]:
    """A lasting power as icons."""
    icon = Inline(POWERS.get(lasting.name, "star"), SOFT)
    if lasting.kind == "modifier":
        coin = lasting.name in ("research_cost", "workshop_place_cost")
        sign = "−" if lasting.delta < 0 else "+"
        return [icon, f" {sign}{abs(lasting.delta)}", *([Inline("coin", BRASS)] if coin else [])]
    return [icon, " ", Inline("triangle-right", SOFT, 0.8), " ", *effects(lasting.effects)]


def royal(scene: Scene) -> float:
    """How high a space of the royalties track is: on a full sheet, where it is narrow, two pieces high."""
    return 92.0 if scene.narrow else 112.0


def royalties(canvas: Canvas, box: Box, view: TigrisView, lines: int = 1) -> None:
    """The royalties track in so many lines: reward and points of each space, and who stands there."""
    cells = box.grid(len(ROYALTIES) // lines, lines, 6)
    for pos, cell in enumerate(cells):
        canvas.rect(cell, mix(SHEET, rgb("#5E9E6E"), 0.22 if pos else 0.05), INK, 2, 8)
        head, rest = cell.inset(5, 4).cut_top(26, 2)
        points = f"{ROYALTIES_VP[pos]}" if ROYALTIES_VP[pos] else ""
        canvas.text(head, str(pos), label(24, SOFT, face=Face.NUMBER))
        if points:
            canvas.text(
                head, (points, Inline("star", BRASS, 0.8)), label(23, SOFT, face=Face.NUMBER, align="right")
            )
        here = [seat for seat, one in enumerate(view.players) if one.board.royalties == pos]
        if here:
            swatches(canvas, rest, here, min(40.0, rest.h))
        else:
            canvas.text(
                rest, rich(effects(ROYALTIES[pos], 0.9)), label(26, face=Face.NUMBER, align="centre", lines=2)
            )
        if here:
            for seat in here:
                canvas.claim(f"royalties:{seat}", cell)
    for spot in BLUE_SPOTS:
        cell = cells[spot]
        centre = cell.right + 3, cell.centre[1]
        canvas.circle(centre, 11, rgb("#3D74B8"), INK, 2)
        canvas.icon("arrow-up", centre, 12, SHEET)
