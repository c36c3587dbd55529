"""What can be taken: innovations, competencies, palaces, city tiles, round bonuses, sets of the setup."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from games.age_of_innovation.content import CITY_TILES, FIELDS, SLOTS, innovation_slots
from render.age_of_innovation.glyphs import FIELD_COLOURS, FIELD_ICONS, amount, effects, rich
from render.age_of_innovation.look import across, badge, number, plaque, row_gap, tiled, unit, view_of
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_PALE, FAINT, SEATS, SHEET, SOFT, mix
from render.kit.layers import tile as kept
from render.kit.text import Role, TextStyle

if TYPE_CHECKING:
    from render.scene import Scene

GAP = 10.0
COLUMNS = len(FIELDS)
WIDE = 18.0
"""From this width on, in units of text, an innovation's name and price fit on one line."""
BESIDE = 10.0
"""From this width on, in units of text, a bonus has its effects beside its owner, else below."""


def lines_of(canvas: Canvas, box: Box, tile: str, scale: float = 1.35, align: str = "left") -> None:
    """What a tile does, a line for each moment when it does something; side by side where it is wide."""
    told, size = effects(tile), canvas.size(Role.NOTE)
    beside = box.w > size * 8.5 * len(told) and box.h < size * 1.6 * len(told)
    lines = box.columns(len(told), size) if beside else box.rows(len(told))
    scale = min(scale, lines[0].h / size * 0.94)
    for line, words in zip(lines, told, strict=True):
        canvas.text(line, rich(words), number(canvas, scale, align=align))


# -- innovations ----------------------------------------------------------------------------------------


def _columns(scene: Scene, width: float) -> int:
    return across(scene, width, (54, COLUMNS), (0, COLUMNS // 2))


def _rows(scene: Scene, width: float) -> list[list[str]]:
    """The slots from top to bottom: pairs of disciplines first, then rows of four, or of two where narrow."""
    columns = _columns(scene, width)
    slots = list(innovation_slots(len(scene.names)))
    pairs = [slot for slot in slots if slot.startswith("top_")]
    plain = [slot for slot in slots if slot not in pairs]
    rows = [plain[start : start + columns] for start in range(0, len(plain), columns)]
    return [pairs, *rows] if pairs else rows


def innovations_height(scene: Scene, width: float) -> float:
    """How high the innovations are."""
    rows = len(_rows(scene, width))
    high = 6.0 if width / len(_rows(scene, width)[-1]) < unit(scene) * WIDE else 5.0
    return rows * unit(scene) * high + (rows - 1) * row_gap(scene)


def innovations(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw every slot of the display with its price; a slot that is empty stays faint."""
    rows = _rows(scene, box.w)
    for row, slots in zip(box.rows(len(rows), row_gap(scene)), rows, strict=True):
        for cell, slot in zip(row.columns(len(slots), GAP), slots, strict=True):
            _innovation(scene, canvas, cell, slot)


def _innovation(scene: Scene, canvas: Canvas, box: Box, slot: str) -> None:
    tile = view_of(scene).innovations.get(slot)
    canvas.claim(f"slot:{slot}", box)
    if tile is None:
        pieces.slot(canvas, box, "lightbulb")
        return
    canvas.claim(f"innovation:{tile}", box)
    key = ("aoi-innovation", tile, slot, scene.words.language)
    kept(canvas, box, key, lambda on, at: _innovation_face(scene, on, at, slot, tile), 8)


def _innovation_face(scene: Scene, canvas: Canvas, box: Box, slot: str, tile: str) -> None:
    cost = innovation_slots(len(scene.names))[slot]
    plaque(canvas, box)
    size = unit(scene)
    wide = box.w >= size * WIDE
    head, rest = box.inset(10, 6).cut_top(size * (1.7 if wide else 2.3))
    words = rich(" ".join(f"{n}{{{FIELD_ICONS.get(field, 'book')}}}" for field, n in cost.items()))
    small = number(canvas, 1.15 if wide else 1.05, SOFT, align="right")
    price, title = head.cut_right(canvas.text_width(words, small) + 1, 6)
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, size * 1.35, leading=0.95)
    canvas.text(title, scene.say(f"name-{tile.replace('_', '-')}"), style)
    canvas.text(price, words, small)
    canvas.line([(box.x + 10, rest.y), (box.right - 10, rest.y)], FAINT, 1.5)
    lines_of(canvas, rest.inset(0, 2), tile, 1.5)


# -- competencies -----------------------------------------------------------------------------------------


def competencies_height(scene: Scene, width: float) -> float:
    """How high the competencies are."""
    rows = len(SLOTS) // _columns(scene, width)
    return rows * unit(scene) * 4.1 + (rows - 1) * row_gap(scene)


def competencies(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the twelve competencies by discipline: what the slot gives, the effect, how many are left."""
    view = view_of(scene)
    columns = _columns(scene, box.w)
    by_row = sorted(SLOTS.values(), key=lambda slot: (-slot.levels, FIELDS.index(slot.field)))
    for cell, slot in zip(tiled(scene, box, columns, len(SLOTS) // columns, GAP), by_row, strict=True):
        tile = view.competency_slots.get(slot.id)
        canvas.claim(f"slot:{slot.id}", cell)
        if tile is None:
            pieces.slot(canvas, cell, "scroll")
            continue
        canvas.claim(f"competency:{tile}", cell)
        left = view.competency_left[tile]
        draw = partial(_competency_face, slot_id=slot.id, tile=tile, left=left)
        kept(canvas, cell, ("aoi-competency", slot.id, tile, left), draw, 8)


def _competency_face(canvas: Canvas, box: Box, slot_id: str, tile: str, left: int) -> None:
    slot, size = SLOTS[slot_id], canvas.size(Role.NOTE)
    plaque(canvas, box, used=not left)
    band, effect = box.cut_left(size * 4.2)
    canvas.rect(band.inset(2), mix(SHEET, FIELD_COLOURS[slot.field], 0.22), radius=6)
    gain, low = band.inset(5, 5).rows(2)
    label, count = low.columns(2)
    words = f"{slot.levels}{{{FIELD_ICONS[slot.field]}}}" + (f" {slot.books}{{book}}" if slot.books else "")
    canvas.text(gain, rich(words), number(canvas, 1.2, FIELD_COLOURS[slot.field], align="centre"))
    canvas.text(count, f"×{left}", number(canvas, 1.1, SOFT, align="centre"))
    name = tile.removeprefix("competency_").lstrip("0")
    canvas.text(label, name, number(canvas, 1.1, align="centre"))
    lines_of(canvas, effect.inset(8, 6), tile, 1.5)


# -- palaces, cities, bonuses -------------------------------------------------------------------------------


def palaces_height(scene: Scene, width: float) -> float:
    """How high the palaces are: 0 when none is left."""
    rows = ceil(len(view_of(scene).palaces) / _palace_columns(scene))
    return rows * (unit(scene) * 5.0 + row_gap(scene)) - row_gap(scene) if rows else 0.0


def _palace_columns(scene: Scene) -> int:
    return 3 if scene.large else 4 if scene.narrow else 7


def palaces(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the palaces on offer."""
    view, columns = view_of(scene), _palace_columns(scene)
    rows = ceil(len(view.palaces) / columns)
    for cell, tile in zip(tiled(scene, box, columns, rows, GAP), view.palaces, strict=False):
        canvas.claim(f"palace:{tile}", cell)
        palace(canvas, cell, tile)


def palace(canvas: Canvas, box: Box, tile: str) -> None:
    """A palace tile: its number and its effects."""

    def draw(on: Canvas, at: Box) -> None:
        plaque(on, at)
        size = on.size(Role.NOTE)
        mark, rest = at.inset(8, 6).cut_left(size * 1.7, 6)
        on.icon("palace", (mark.centre[0], mark.y + size * 0.9), size * 1.3, BRASS)
        name = tile.removeprefix("palace_").lstrip("0")
        on.text(mark.cut_bottom(size * 1.6)[0], name, number(on, 1.3, SOFT, align="centre"))
        lines_of(on, rest, tile, 1.35)

    kept(canvas, box, ("aoi-palace", tile), draw, 8)


def cities_height(scene: Scene, width: float) -> float:
    """How high the city tiles are."""
    rows = ceil(len(CITY_TILES) / _city_columns(scene, width))
    return rows * unit(scene) * 3.6 + (rows - 1) * row_gap(scene)


def _city_columns(scene: Scene, width: float) -> int:
    return across(scene, width, (54, len(CITY_TILES)), (0, 4))


def cities(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the seven kinds of city tile with how many are left."""
    columns = _city_columns(scene, box.w)
    cells = tiled(scene, box, columns, ceil(len(CITY_TILES) / columns), GAP)
    for cell, (tile, (points, gain)) in zip(cells, CITY_TILES.items(), strict=False):
        left = view_of(scene).city_left.get(tile, 0)
        canvas.claim(f"city:{tile}", cell)
        draw = partial(_city, points=points, gain=amount(gain), left=left)
        kept(canvas, cell, ("aoi-city", tile, left), draw, 8)


def _city(canvas: Canvas, box: Box, points: int, gain: str, left: int) -> None:
    plaque(canvas, box, used=not left)
    upper, lower = box.inset(8, 5).rows(2)
    count, value = upper.cut_right(canvas.size(Role.NOTE) * 1.8)
    canvas.text(value, rich(f"{points}{{star}}"), number(canvas, 1.3))
    canvas.text(count, f"×{left}", number(canvas, 1.0, SOFT, align="right"))
    canvas.text(lower, rich(gain), number(canvas, 1.35))


def bonuses_height(scene: Scene, width: float) -> float:
    """How high the round bonuses are."""
    columns = bonus_columns(scene, width)
    rows, high = 8 // columns, 3.4 if width / columns > unit(scene) * BESIDE else 4.4
    return rows * unit(scene) * high + (rows - 1) * row_gap(scene)


def bonus_columns(scene: Scene, width: float) -> int:
    """How many round bonuses stand side by side."""
    return across(scene, width, (66, 8), (0, 4))


def bonuses(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the bonuses that passing players choose from, with their coins, and those held."""
    view = view_of(scene)
    offer = [(tile, coins, None) for tile, coins in view.bonus_offer.items()]
    held = [(one.side.bonus or one.side.next_bonus, 0, seat) for seat, one in enumerate(view.sides)]
    columns = bonus_columns(scene, box.w)
    cells = tiled(scene, box, columns, 8 // columns, GAP)
    for cell, (tile, coins, seat) in zip(cells, [*offer, *held], strict=False):
        if not tile:
            continue
        canvas.claim(f"bonus:{tile}", cell)
        canvas.claim(tile, cell)
        down = seat is not None and not view.sides[seat].side.bonus
        draw = partial(_bonus, tile=tile, coins=coins, seat=seat, down=down)
        kept(canvas, cell, ("aoi-bonus", tile, coins, seat, down), draw, 8)


def _bonus(canvas: Canvas, box: Box, tile: str, coins: int, seat: int | None, *, down: bool) -> None:
    """A round bonus: on offer with its coins, or held; one taken for the next round lies face down."""
    plaque(canvas, box, used=down)
    size = canvas.size(Role.NOTE)
    if box.w > size * (BESIDE - 1):
        left, lower = box.inset(8, 5).cut_left(size * 2.8 if coins or seat is not None else 0, 6)
        upper = Box(left.x, left.y, left.w, size * 1.5)
        turned = left.cut_bottom(size * 1.1)[0]
    else:
        upper, lower = box.inset(8, 6).cut_top(size * 1.5, 2)
        turned = upper.cut_right(size * 1.4)[0]
    if seat is not None:
        badge(canvas, Box(upper.x, upper.y, size * 1.5, upper.h), SEATS[seat])
        if down:
            canvas.icon("rotate", turned.centre, size, SOFT)
    elif coins:
        inner = Box(upper.x, upper.y, size * 2.6, upper.h)
        canvas.rect(inner, BRASS_PALE, BRASS, 2, 6)
        canvas.text(inner, rich(f"+{coins}{{coin}}"), number(canvas, 1.1, align="centre"))
    lines_of(canvas, lower, tile, 1.35)
