"""The map: terrain, rivers, bridges, buildings, cities, names of hexes; below it the terrain wheel."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING

from games.age_of_innovation.content import FINAL_TILES, ROUND_TILES, VALUE, WHEEL
from render.age_of_innovation import ground as ground_of
from render.age_of_innovation.buildings import icon_of, stand
from render.age_of_innovation.glyphs import left_half, rich, right_half
from render.age_of_innovation.ground import TALL, Ground, lay, open_sides, outline, span
from render.age_of_innovation.look import badge, closed, note, number, opened, type_width, unit, view_of
from render.age_of_innovation.terrain import land, river
from render.kit import marks, pieces
from render.kit.box import Box, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_PALE, INK, SEATS, SHEET, SOFT, mix
from render.kit.layers import LayerCache
from render.kit.path import between
from render.kit.text import CAPITAL, Role, TextStyle
from render.kit.words import Inline

if TYPE_CHECKING:
    from render.scene import Scene

DRAWN = LayerCache()
TITLE_GAP = 10.0
LOWEST, FREE = 0.58, 0.7
"""How far below the middle of its hex its name stands at most, and ends: above the border of a city."""
HIGHEST, TALLEST = 0.83, 1.16
"""How far a building reaches up at most, below the names of the hexes above, and how high the highest is."""
EDGE = 0.95
"""How far out the outline of a hex is marked, in radii."""
RIM = 0.165
"""Room for the pale rim of a building, in radii."""
CITY_INSET = 0.09


def board(scene: Scene) -> Canvas:
    """Draw the map as the scene's reader may see it."""
    view = view_of(scene)
    width = scene.form.width - 2 * scene.form.margin
    high = ground_of.height(view.map, width)
    canvas, body = opened(scene, offers_height(scene) + high + TITLE_GAP + legend_height(scene))
    canvas.measure = type_width(scene)
    on_offer, body = body.cut_top(offers_height(scene))
    _offers(scene, canvas, on_offer)
    place, legend = body.cut_top(high, TITLE_GAP)
    place = Box(round(place.x), round(place.y), place.w, place.h)
    ground = lay(view.map, place)
    canvas.lay(_land(canvas, view.map, view.terrain, place), place, 0)
    _claim(scene, canvas, ground)
    _cities(scene, canvas, ground)
    _bridges(scene, canvas, ground)
    _buildings(scene, canvas, ground)
    _legend(scene, canvas, legend)
    # Brackets around forty hexes would hide the map: a question's preview numbers what can be chosen.
    acts = tuple(ref for ref in scene.can_act if not ref.startswith("hex:"))
    return closed(replace(scene, can_act=acts), canvas)


def _land(canvas: Canvas, map_id: str, changed: dict[str, str], place: Box) -> Canvas:
    """The land as it is now, with the names of its hexes; kept until a hex changes."""
    key = (map_id, place.w, canvas.script, canvas.strict, tuple(sorted(changed.items())))
    return DRAWN.get(key, lambda: _draw_land(canvas, map_id, changed, place))


def _draw_land(canvas: Canvas, map_id: str, changed: dict[str, str], place: Box) -> Canvas:
    layer = _blank(canvas, place)
    ground = lay(map_id, Box(0, 0, place.w, place.h))
    printed = DRAWN.get((map_id, place.w), lambda: _draw_printed(canvas, map_id, place))
    layer.image.paste(printed.image, (0, 0))
    for name, terrain in changed.items():
        if terrain != ground.hexes.terrain[name]:
            land(layer, ground.centres[name], ground.radius, terrain)
    _borders(layer, ground)
    _sites(layer, ground)
    _coordinates(layer, ground)
    return layer


def _draw_printed(canvas: Canvas, map_id: str, place: Box) -> Canvas:
    """Rivers and terrain as printed."""
    layer = _blank(canvas, place)
    ground = lay(map_id, Box(0, 0, place.w, place.h))
    for name, terrain in ground.hexes.terrain.items():
        if terrain == "river":
            river(layer, ground.centres[name], ground.radius)
    for name in ground.hexes.lands:
        land(layer, ground.centres[name], ground.radius, ground.hexes.terrain[name])
    return layer


def _blank(canvas: Canvas, place: Box) -> Canvas:
    size = round(place.w), round(place.h)
    return Canvas(*size, script=canvas.script, strict=canvas.strict, measure=canvas.measure)


def _borders(canvas: Canvas, ground: Ground) -> None:
    """A dashed line along the sides where the map ends, as printed for "edge" hexes."""
    for name in sorted(ground.hexes.edge):
        corners = ground.corners(name, 0.985)
        for side in open_sides(ground.hexes, name):
            line = [corners[side], corners[(side + 1) % 6]]
            canvas.line(line, SHEET, ground.radius * 0.075, (ground.radius * 0.1, ground.radius * 0.13))


def _sites(canvas: Canvas, ground: Ground) -> None:
    """Where a bridge may be built: two bridge heads and a dotted line between them."""
    colour = mix(SOFT, SHEET, 0.1)
    for a, b in ground.hexes.sites.values():
        one, two = span(ground, a, b)
        canvas.line([one, two], colour, ground.radius * 0.045, (ground.radius * 0.05, ground.radius * 0.085))
        for end in (one, two):
            canvas.circle(end, ground.radius * 0.075, SHEET, INK, max(1.2, ground.radius * 0.025))


def _half(canvas: Canvas, ground: Ground) -> float:
    """Half the height of a hex's name, in radii."""
    return canvas.size(Role.NOTE) * CAPITAL / 2 / ground.radius


def _label(canvas: Canvas, ground: Ground) -> float:
    """How far below the middle of a hex its name stands, in radii."""
    return min(LOWEST, FREE - _half(canvas, ground))


def _foot(canvas: Canvas, ground: Ground) -> float:
    """How far below the middle of its hex a building stands, in radii: above the name."""
    return _label(canvas, ground) - _half(canvas, ground) - RIM


def _coordinates(canvas: Canvas, ground: Ground) -> None:
    size = canvas.size(Role.NOTE)
    low = _label(canvas, ground)
    style = TextStyle(Face.LABEL_BOLD, Role.NOTE, size, INK, "centre", lines=1)
    for name in ground.hexes.lands:
        x, y = ground.centres[name]
        canvas.text(around((x, y + ground.radius * low), ground.radius, size), name, style)


def _least(canvas: Canvas, ground: Ground) -> float:
    """How far above the middle of an empty hex a number stands at least, in radii: clear of its name."""
    number = marks.radius_on(canvas, ground.radius * TALL * EDGE) + 4
    return max(0.06, number / ground.radius - _label(canvas, ground) + _half(canvas, ground))


def _claim(scene: Scene, canvas: Canvas, ground: Ground) -> None:
    """Claim every hex with its outline, and where a mark's number stands: above a building, else inside.

    Several numbers in a row stand lower, clear of the names of the hexes above.
    """
    built = {name for view in view_of(scene).sides for name in view.side.buildings}
    often = Counter(ref for move in scene.marks for ref in set(move))
    tag = marks.tag_radius(canvas)
    least = _least(canvas, ground)
    over = [{bridge.a, bridge.b} for bridge in view_of(scene).bridges]
    for name, (x, y) in ground.centres.items():
        up = 0.74 if name in built else least
        if often[f"hex:{name}"] > 1:
            up = max(least, min(up, 0.7 - tag / ground.radius))
        spot = Box(x - tag / 2, y - up * ground.radius, tag, 1)
        canvas.claim(f"hex:{name}", spot, ground.corners(name, EDGE))
    for site, ends in (ground.hexes.mole_sites | ground.hexes.sites).items():
        middle = between(*span(ground, *ends), 0.5)
        spanned = set(ends) in over
        room = around(middle, _disc(canvas, ground) * 1.4) if spanned else around(middle, tag, 1)
        canvas.claim(f"site:{site}", room)


def _cities(scene: Scene, canvas: Canvas, ground: Ground) -> None:
    """A line in the owner's colour around the buildings of each city, and a key on the joining river."""
    for seat, view in enumerate(view_of(scene).sides):
        for city in view.side.cities:
            segments = outline(ground, city, CITY_INSET)
            for colour, weight in ((INK, 0.15), (SHEET, 0.115), (SEATS[seat].colour, 0.085)):
                for one, two in segments:
                    canvas.line([one, two], colour, weight * ground.radius)
        for hexagon_id in view.side.river_cities:
            pieces.disc(canvas, ground.centres[hexagon_id], ground.radius * 0.4, SEATS[seat], "")
            canvas.icon("key", ground.centres[hexagon_id], ground.radius * 0.4, SEATS[seat].text)


def _bridges(scene: Scene, canvas: Canvas, ground: Ground) -> None:
    for bridge in view_of(scene).bridges:
        one, two = span(ground, bridge.a, bridge.b)
        one, two = between(one, two, -0.12), between(two, one, -0.12)
        seat = SEATS[bridge.owner]
        for colour, weight in ((INK, 0.27), (seat.colour, 0.2)):
            canvas.line([one, two], colour, weight * ground.radius)
        size = _disc(canvas, ground)
        middle = between(one, two, 0.5)
        canvas.circle(middle, size * 0.62, seat.colour, INK, 2)
        style = TextStyle(Face.NUMBER, Role.NOTE, size, seat.text, "centre", lines=1)
        canvas.text(around(middle, size * 1.2), seat.letter, style)


def _disc(canvas: Canvas, ground: Ground) -> float:
    """The size of the letter amid a bridge."""
    return max(canvas.size(Role.NOTE), ground.radius * 0.3)


def _buildings(scene: Scene, canvas: Canvas, ground: Ground) -> None:
    low = _foot(canvas, ground)
    size = ground.radius * min(1.0, (HIGHEST + low) / TALLEST)
    for seat, view in enumerate(view_of(scene).sides):
        for name, piece in view.side.buildings.items():
            x, y = ground.centres[name]
            foot = x, y + low * ground.radius
            stand(canvas, foot, size, piece, SEATS[seat], annex=name in view.side.annexes)


# -- power on offer -------------------------------------------------------------------------------------


def offers_height(scene: Scene) -> float:
    """How high the lines of power on offer are; nothing if there is none."""
    return ceil(len(view_of(scene).offers) / _chips(scene)) * unit(scene) * 2.6


def _chips(scene: Scene) -> int:
    return 3 if scene.large else 5 if scene.narrow else 8


def _offers(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Below the plates: who may take how much power, for the building on which hex (R4.5)."""
    found, across = view_of(scene).offers, _chips(scene)
    cells = box.grid(across, ceil(len(found) / across)) if found else []
    for cell, offer in zip(cells, found, strict=False):
        chip = cell.inset(4, 0).cut_top(cell.h - TITLE_GAP)[0]
        canvas.rect(chip, BRASS_PALE, BRASS, 2, 8)
        mark, rest = chip.inset(4, 4).cut_left(chip.h - 8, 8)
        badge(canvas, mark, SEATS[offer.seat])
        words = rich(f"+{offer.power}{{bolt}}  {offer.hex}")
        canvas.text(rest, words, number(canvas, 1.3 * unit(scene) / canvas.size(Role.NOTE)))


# -- legend ---------------------------------------------------------------------------------------------


def legend_height(scene: Scene) -> float:
    """How high the strip below the map is."""
    return 222.0 if scene.narrow else 142.0


def _legend(scene: Scene, canvas: Canvas, box: Box) -> None:
    """The terrain wheel with who lives where; the round's tile and the power values of buildings."""
    if scene.narrow:
        wheel, rest = box.cut_top(126, 8)
        now, values = rest.cut_left(rest.w * 0.46, 16)
    else:
        wheel, rest = box.cut_left(box.w * 0.55, 20)
        now, values = rest.cut_left(rest.w * 0.42, 16)
    _wheel(scene, canvas, wheel)
    _now(scene, canvas, now)
    _values(canvas, values)


def _wheel(scene: Scene, canvas: Canvas, box: Box) -> None:
    """The terrains in the order of the wheel, with the player and faction whose home each is."""
    homes = {view.side.home: seat for seat, view in enumerate(view_of(scene).sides)}
    size = unit(scene)
    cells = box.columns(len(WHEEL))
    radius = min((box.h - size * 3.2) / 2, cells[0].w * 0.36)
    for number_of, (cell, terrain) in enumerate(zip(cells, WHEEL, strict=True)):
        middle = cell.centre[0], cell.y + radius + 2
        land(canvas, middle, radius, terrain)
        canvas.icon("triangle-right", (cell.right, middle[1]), radius * 0.5, SOFT)
        if not number_of:
            canvas.icon("triangle-right", (cell.x + 4, middle[1]), radius * 0.5, SOFT)
        upper, lower = Box(cell.x + 2, middle[1] + radius + 5, cell.w - 4, size * 3.0).rows(2)
        canvas.text(upper, scene.say(f"name-{terrain}"), note(canvas, 1.35, INK, align="centre", lines=1))
        if terrain in homes:
            pieces.swatch(canvas, around(middle, radius * 1.15), SEATS[homes[terrain]])
            faction = view_of(scene).sides[homes[terrain]].side.faction
            if faction:
                words = scene.say(f"name-{faction}")
                canvas.text(lower, words, note(canvas, 1.2, SOFT, align="centre", lines=1))


def _now(scene: Scene, canvas: Canvas, box: Box) -> None:
    """What this round, during setup the first one, scores and pays."""
    view = view_of(scene)
    number_of = max(1, view.round)
    if number_of > len(view.round_tiles):
        return
    tile = ROUND_TILES[view.round_tiles[number_of - 1]]
    last = number_of == view.rounds
    second = left_half(FINAL_TILES[view.final_tile]) if last else right_half(tile)
    edge, weight = (BRASS, 4) if view.round else (INK, 2)
    canvas.rect(box, SHEET, edge, weight, 8)
    head, rest = box.inset(14, 8).cut_top(canvas.size(Role.BODY) * 1.1)
    style = TextStyle(Face.LABEL_BOLD, Role.BODY, canvas.size(Role.BODY), SOFT, lines=1)
    canvas.text(head, scene.say("aoi-round", n=number_of), style)
    left, right = rest.cut_left(rest.w * 0.42, 10)
    for cell, words in ((left, left_half(tile)), (right, second)):
        canvas.text(cell, rich(words), TextStyle(Face.NUMBER, Role.NOTE, rest.h * 0.78, INK, lines=1))


def _values(canvas: Canvas, box: Box) -> None:
    """Power values by shape."""
    for cell, value in zip(box.columns(4, 8), (1, 2, 3, 4), strict=True):
        found = [piece for piece, worth in VALUE.items() if worth == value]
        canvas.rect(cell, SHEET, SOFT, 1.5, 8)
        upper, lower = cell.inset(6, 6).cut_top(cell.h * 0.5)
        icons = tuple(Inline(icon_of(piece), scale=1.15) for piece in found)
        canvas.text(upper, icons, TextStyle(Face.NUMBER, Role.NOTE, upper.h * 0.62, INK, "centre", lines=1))
        words = (Inline("bolt"), str(value))
        canvas.text(lower, words, TextStyle(Face.NUMBER, Role.NOTE, lower.h * 0.8, INK, "centre", lines=1))
