"""One player in full: planning board, goods, bowls, tracks, tiles, income."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING

from games.age_of_innovation.actions import SPECIALS
from games.age_of_innovation.content import BOARDS, CITY_TILES, FIELDS, STOCK, Gain
from games.age_of_innovation.income import income
from games.core.text import say
from render.age_of_innovation.buildings import silhouette
from render.age_of_innovation.glyphs import FIELD_COLOURS, FIELD_ICONS, amount, effects, rich, total
from render.age_of_innovation.look import (
    asked_of,
    closed,
    crossed,
    heading,
    heading_height,
    note,
    number,
    opened_beside,
    plaque,
    side_of,
    unit,
    view_of,
)
from render.age_of_innovation.offers import lines_of
from render.age_of_innovation.terrain import land
from render.kit import pieces
from render.kit.box import Box, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_PALE, FAINT, INK, SEATS, SHEET, SOFT, mix
from render.kit.text import Role, TextStyle

if TYPE_CHECKING:
    from games.age_of_innovation.state import Side
    from render.scene import Scene

GAP = 14.0
BADGE = 6.6
"""How wide terrain and emblem are, in units of text."""
COSTS = {
    "workshop": "1{hammer} 2{coin}",
    "guild": "2{hammer} 6{coin} / 3{coin}",
    "school": "3{hammer} 5{coin}",
    "university": "5{hammer} 8{coin}",
    "palace": "4{hammer} 6{coin}",
}
"""What a piece costs; a guild the less beside another faction."""


def mat(scene: Scene, seat: int) -> Canvas:
    """Draw everything that `seat` has."""
    if not side_of(scene, seat).home:
        return _without_set(scene, seat)
    parts: list[tuple[str, float, Callable[[Scene, Canvas, Box, int], None]]] = [
        ("", _who_height(scene, seat), _who),
        ("aoi-buildings", unit(scene) * (18.0 if scene.large else 14.4), _buildings),
        ("aoi-goods", unit(scene) * (11.0 if scene.large else 5.4), _goods),
        ("aoi-tracks", unit(scene) * 7.2, _tracks),
        ("aoi-tiles", _tiles_height(scene, seat), _tiles),
    ]
    if view_of(scene).round < view_of(scene).rounds:
        parts.append(("aoi-next-income", unit(scene) * 2.6, _income))
    parts = [part for part in parts if part[1]]
    step = {title: heading_height(_asked(scene, title)) if title else 0.0 for title, _, _ in parts}
    canvas, body = opened_beside(scene, sum(high + GAP + step[title] for title, high, _ in parts))
    for title, high, draw in parts:
        rest = heading(_asked(scene, title), canvas, body, scene.say(title)) if title else body
        draw(scene, canvas, Box(rest.x, rest.y, rest.w, high), seat)
        body = Box(body.x, rest.y + high + GAP, body.w, 0)
    return closed(scene, canvas)


def _asked(scene: Scene, title: str) -> Scene:
    """The scene of a part: only on tiles there are numbers of a question."""
    return asked_of(scene, *(("special", "bonus", "palace") if title == "aoi-tiles" else ()))


def _without_set(scene: Scene, seat: int) -> Canvas:
    """Before a player has a set there is nothing but the name."""
    canvas, body = opened_beside(scene, unit(scene) * 4)
    canvas.claim(f"seat:{seat}", body)
    words = scene.say("aoi-no-set", who=scene.names[seat])
    style = TextStyle(Face.DISPLAY_ITALIC, Role.BODY, unit(scene) * 2, SOFT, "centre", lines=1)
    canvas.text(body, words, style)
    return closed(scene, canvas)


def _who(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Terrain and faction with what they can do."""
    side, size = side_of(scene, seat), unit(scene)
    canvas.claim(f"seat:{seat}", box)
    badge, rest = box.cut_left(size * BADGE, 12)
    land(canvas, badge.centre, size * 3.1, side.home)
    pieces.swatch(canvas, around(badge.centre, size * 3.2), SEATS[seat])
    name, rest = rest.cut_top(size * 2.0, 2)
    known = [scene.say(f"name-{one}") for one in (side.faction, side.home) if one]
    style = TextStyle(Face.DISPLAY_BOLD, Role.BODY, size * 1.8, lines=1)
    canvas.text(name, " · ".join([scene.names[seat], *known]), style)
    canvas.text(rest, _abilities(scene, side), _ability_style(canvas))


def _abilities(scene: Scene, side: Side) -> str:
    home = say(f"ability-board-{side.home}")
    if not side.faction:
        return scene.put(home)
    return scene.say("card-joined", head=say(f"ability-{side.faction}"), tail=home)


def _ability_style(canvas: Canvas) -> TextStyle:
    return note(canvas, 1.15, SOFT, valign="top", paragraph=True)


def _who_height(scene: Scene, seat: int) -> float:
    """As high as the badge, or as the words beside it need."""
    size, form = unit(scene), scene.form
    ruler = Canvas(form.width, 1, script=scene.script, measure=size / Role.NOTE.value)
    wide = form.width - 2 * form.margin - size * BADGE - 12
    words = ruler.text_height(_abilities(scene, side_of(scene, seat)), _ability_style(ruler), wide)
    return max(size * 6.4, size * 2.2 + 4 + words)


# -- planning board -------------------------------------------------------------------------------------


def _buildings(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """The rows of the planning board: pieces left, and the income of slots that are empty."""
    canvas.rect(box, SEATS[seat].tint, INK, 2, 10)
    lines = 2 if scene.large else 1
    rows = box.inset(12, 10).rows(3 + lines, 6)
    _piece_row(scene, canvas, rows[0].union(rows[lines - 1]), seat, "workshop", lines)
    _piece_row(scene, canvas, rows[-3], seat, "guild")
    _piece_row(scene, canvas, rows[-2], seat, "school")
    left, right = rows[-1].columns(2, 20)
    _piece_row(scene, canvas, left, seat, "university")
    _piece_row(scene, canvas, right, seat, "palace")
    _annexes(scene, canvas, rows[-2], seat)


def _annexes(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Annexes not yet on the map, at the right end of the row of schools, which are few (R14.3)."""
    side = box.h * 0.8
    for place in range(side_of(scene, seat).annex_stock):
        cell = Box(box.right - (place + 1) * (side + 4), box.y + (box.h - side) / 2, side, side)
        silhouette(canvas, cell, "annex", SEATS[seat].colour)


def _piece_row(scene: Scene, canvas: Canvas, box: Box, seat: int, piece: str, lines: int = 1) -> None:
    """Name and cost of a kind of piece, then its slots, on so many lines."""
    view, size = view_of(scene).sides[seat], unit(scene)
    label, rest = box.cut_left(size * 9.4, 10)
    upper, lower = label.cut_top((box.h - 6 * (lines - 1)) / lines)[0].rows(2)
    canvas.text(upper, scene.say(f"name-{piece}"), number(canvas, 1.25))
    canvas.text(lower, rich(COSTS[piece]), number(canvas, 1.1, SOFT))
    board = BOARDS[view.side.home]
    gains = board.slots[piece]
    gone = STOCK[piece] - view.left[piece]
    if piece == "workshop":
        gains, gone = (board.base, *gains), gone + 1
    across = 5 if scene.large else 10
    most = across if rest.w > size * 25 else max(1, len(gains))
    wide = min(rest.w / most, size * 6.2)
    rows = rest.rows(lines, 6)
    for place, gain in enumerate(gains):
        row = rows[place // most]
        cell = Box(row.x + place % most * wide, row.y, wide - 8, row.h)
        if place < gone:
            _open_slot(canvas, cell, gain)
        else:
            _covered_slot(canvas, cell, gain, piece, seat)


def _covered_slot(canvas: Canvas, box: Box, gain: Gain, piece: str, seat: int) -> None:
    """A piece still on the board, beside it the income that it hides."""
    canvas.rect(box, mix(SHEET, SEATS[seat].colour, 0.3), SOFT, 1.5, 6)
    left, right = box.inset(5, 5).cut_left(min(box.w * 0.44, box.h), 2)
    silhouette(canvas, left, piece, SEATS[seat].colour)
    parts = amount(gain).split(" ") if amount(gain) else []
    for line, part in zip(right.rows(max(1, len(parts))), parts, strict=False):
        canvas.text(line, rich(part), number(canvas, 1.0, SOFT, align="centre"))


def _open_slot(canvas: Canvas, box: Box, gain: Gain) -> None:
    """A slot whose piece has left: its income."""
    canvas.rect(box, BRASS_PALE, BRASS, 2, 6)
    words = amount(gain)
    parts = words.split(" ") if words else ["–"]
    for line, part in zip(box.inset(3, 4).rows(len(parts)), parts, strict=True):
        canvas.text(line, rich(part), number(canvas, 1.25, align="centre"))


# -- goods, tracks ----------------------------------------------------------------------------------------


def _goods(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Coins, tools, scholars, books; the three bowls of power."""
    view = view_of(scene).sides[seat]
    side = view.side
    lines = 2 if scene.large else 1
    goods, bowls = box.cut_left(box.w * (0.58 if scene.large else 0.62), GAP)
    cells = goods.grid(8 // lines, lines, 8)
    plain = (("{coin}", str(side.coins)), ("{hammer}", str(side.tools)), ("{bridge}", str(side.bridges)))
    for cell, (icon, words) in zip(cells, plain, strict=False):
        _good(canvas, cell, icon, words)
    _good(canvas, cells[3], "{graduation-cap}", f"{side.scholars}", f"+{view.scholar_supply}")
    for cell, field in zip(cells[4:], FIELDS, strict=True):
        _good(canvas, cell, "{book}", str(side.books[field]), f"{{{FIELD_ICONS[field]}}}")
    for bowl, (cell, tokens) in enumerate(zip(bowls.columns(3, 8), side.bowls, strict=True)):
        _bowl(canvas, cell, "I" * (bowl + 1), tokens, strong=bowl == 2)


def _good(canvas: Canvas, box: Box, icon: str, words: str, foot: str = "") -> None:
    canvas.rect(box, SHEET, INK, 2, 8)
    upper, rest = box.inset(4, 6).cut_top(box.h * 0.3)
    canvas.text(upper, rich(icon), number(canvas, 1.5, SOFT, align="centre"))
    middle, lower = rest.cut_top(rest.h * (0.62 if foot else 1.0))
    canvas.text(middle, words, number(canvas, 2.3, align="centre"))
    if foot:
        colour = next((FIELD_COLOURS[one] for one, name in FIELD_ICONS.items() if name in foot), SOFT)
        canvas.text(lower, rich(foot), number(canvas, 1.2, colour, align="centre"))


def _bowl(canvas: Canvas, box: Box, name: str, tokens: int, *, strong: bool) -> None:
    """A bowl with its tokens; that of power to spend in brass."""
    radius = min(box.w, box.h) / 2
    canvas.circle(box.centre, radius, BRASS_PALE if strong else SHEET, BRASS if strong else INK, 3)
    canvas.circle(box.centre, radius * 0.86, BRASS_PALE if strong else SHEET, FAINT, 1.5)
    x, y = box.centre
    upper = Box(x - radius, y - radius * 0.78, 2 * radius, radius * 0.6)
    canvas.text(upper, name, number(canvas, 1.2, SOFT, align="centre"))
    lower = Box(x - radius, y - radius * 0.3, 2 * radius, radius)
    canvas.text(lower, str(tokens), number(canvas, 2.5, align="centre"))


def _tracks(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Sailing and terraforming, then the levels in science."""
    side = side_of(scene, seat)
    board = BOARDS[side.home]
    tracks, levels = box.columns(2, GAP * 2)
    upper, lower = tracks.rows(2, 8)
    steps = {board.sailing_start: Gain(), **board.sailing}
    sailing = [(str(step), amount(gain)) for step, gain in sorted(steps.items())]
    _track(canvas, upper, "{ship}", sailing, side.sailing - board.sailing_start, seat)
    digging = [(f"{3 - step}{{hammer}}", amount(gain)) for step, gain in enumerate(board.track)]
    _track(canvas, lower, "{spade}", digging, side.track, seat)
    for row, field in zip(levels.rows(4, 4), FIELDS, strict=True):
        _level(scene, canvas, row, field, side.levels[field], seat)


def _track(canvas: Canvas, box: Box, icon: str, steps: list[tuple[str, str]], at: int, seat: int) -> None:
    """A track: the step reached in the seat's colour, rewards of the steps ahead."""
    size = canvas.size(Role.NOTE)
    mark, rest = box.cut_left(size * 2.4, 6)
    canvas.text(mark, rich(icon), number(canvas, 2.0, SOFT, align="centre"))
    for place, (cell, (label, reward)) in enumerate(zip(rest.columns(len(steps), 8), steps, strict=True)):
        here = place == at
        canvas.rect(cell, SEATS[seat].colour if here else SHEET, INK if place >= at else FAINT, 2, 8)
        upper, lower = cell.inset(4, 5).rows(2) if reward else (cell, None)
        ink = SEATS[seat].text if here else INK if place > at else SOFT
        canvas.text(upper, rich(label), number(canvas, 1.6, ink, align="centre"))
        if lower is not None:
            canvas.text(lower, rich(reward), number(canvas, 1.2, ink, align="centre"))


def _level(scene: Scene, canvas: Canvas, box: Box, field: str, level: int, seat: int) -> None:
    size = unit(scene)
    mark, rest = box.cut_left(size * 2.2, 6)
    canvas.icon(FIELD_ICONS[field], mark.centre, min(size * 1.5, box.h * 0.9), FIELD_COLOURS[field])
    for step, cell in enumerate(rest.columns(12), start=1):
        place = cell.inset(2, box.h * 0.16)
        reached = step <= level
        empty = mix(SHEET, FIELD_COLOURS[field], 0.16 if step >= 8 else 0.05)
        canvas.rect(place, SEATS[seat].colour if reached else empty, INK if reached else FAINT, 1.4, 3)
        if step == max(1, level):
            ink = SEATS[seat].text if level else SOFT
            canvas.text(cell, str(level), number(canvas, 1.15, ink, align="centre"))


# -- tiles ------------------------------------------------------------------------------------------------


def _owned(scene: Scene, seat: int) -> list[tuple[str, str, bool]]:
    """Group, tile and whether it lies under an X: of a faction with a special action, of all tiles."""
    side = side_of(scene, seat)
    bonus = side.bonus or side.next_bonus
    found = [("faction", side.faction)] if side.faction in SPECIALS else []
    found += [("bonus", bonus)] if bonus else []
    found += [("palace", side.palace or side.drafted_palace)] if side.palace or side.drafted_palace else []
    found += [("innovation", one) for one in side.innovations]
    found += [("competency", one) for one in side.competencies]
    return [(group, tile, tile in side.used) for group, tile in found]


def _tile_columns(scene: Scene) -> int:
    return 2 if scene.large else 3 if scene.narrow else 5


def _tiles_height(scene: Scene, seat: int) -> float:
    rows = ceil(len(_owned(scene, seat)) / _tile_columns(scene))
    return max(0.0, rows * (unit(scene) * 6.6 + 10) - 10) + _towns_height(scene, seat)


def _town_columns(scene: Scene) -> int:
    return 3 if scene.large else 5 if scene.narrow else 8


def _towns_height(scene: Scene, seat: int) -> float:
    return ceil(len(side_of(scene, seat).city_tiles) / _town_columns(scene)) * unit(scene) * 2.8


def _tiles(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Special action, bonus, palace, innovations, competencies, used ones under an X; city tiles below."""
    owned, columns = _owned(scene, seat), _tile_columns(scene)
    towns = side_of(scene, seat).city_tiles
    rows = ceil(len(owned) / columns)
    low, grid = box.cut_bottom(_towns_height(scene, seat))
    cells = grid.grid(columns, rows, 10) if owned else []
    for cell, (group, tile, used) in zip(cells, owned, strict=False):
        canvas.claim(f"{group}:{tile}", cell)
        canvas.claim(f"special:{tile}", cell)
        _tile(scene, canvas, cell, tile, used=used)
    lines = ceil(len(towns) / _town_columns(scene))
    chips = low.grid(_town_columns(scene), lines, 8) if towns else []
    for chip, town in zip(chips, towns, strict=False):
        cell = chip.inset(0, 5)
        points, gain = CITY_TILES[town]
        plaque(canvas, cell)
        words = rich(f"{{key}} {points}{{star}} {amount(gain)}")
        canvas.text(cell.inset(8, 4), words, number(canvas, 1.2, align="centre"))


def _tile(scene: Scene, canvas: Canvas, box: Box, tile: str, *, used: bool) -> None:
    plaque(canvas, box, used=used)
    head, rest = box.inset(10, 6).cut_top(box.h * 0.34)
    name = scene.say(f"name-{tile.replace('_', '-')}")
    canvas.text(head, name, TextStyle(Face.DISPLAY_BOLD, Role.NOTE, unit(scene) * 1.25, leading=0.95))
    canvas.line([(box.x + 10, rest.y), (box.right - 10, rest.y)], FAINT, 1.5)
    if effects(tile):
        lines_of(canvas, rest.inset(0, 2), tile, 1.6)
    if used:
        crossed(canvas, Box(box.right - box.h * 0.9, box.y, box.h * 0.9, box.h))


def _income(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """All that the next income phase brings as things stand."""
    canvas.rect(box, BRASS_PALE, BRASS, 2, 8)
    words = total([gain for _, gain in income(side_of(scene, seat))])
    canvas.text(box.inset(16, 4), rich("{hand}   " + words), number(canvas, 1.7))
