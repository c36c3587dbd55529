"""What is chosen from before round 1: ready-made sets, or the pools of the draft."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from render.age_of_innovation.glyphs import effects, rich
from render.age_of_innovation.look import note, number, plaque, row_gap, tiled, unit, view_of
from render.age_of_innovation.offers import GAP, bonus_columns, lines_of
from render.age_of_innovation.terrain import land
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import INK, SOFT
from render.kit.text import Role, TextStyle

if TYPE_CHECKING:
    from render.scene import Scene

Choice = tuple[str, str, str]
"""Board, faction and bonus of a set; in the draft a board or a faction by itself."""
PAD = 12.0


def choices(scene: Scene) -> list[Choice]:
    """The sets on offer, or the boards and factions of the draft."""
    view = view_of(scene)
    sets = [(one.home, one.faction, one.bonus) for one in view.bundles]
    sets += [(home, "", "") for home in view.draft_homes]
    return sets + [("", faction, "") for faction in view.draft_factions]


def _columns(scene: Scene) -> int:
    return 1 if scene.large else 2 if scene.narrow else 3


def _rows(scene: Scene) -> list[list[Choice]]:
    found, columns = choices(scene), _columns(scene)
    return [found[start : start + columns] for start in range(0, len(found), columns)]


def _style(canvas: Canvas) -> TextStyle:
    return note(canvas, 1.1, INK, valign="top", paragraph=True)


def _words(scene: Scene, choice: Choice) -> str:
    """What faction and board can do."""
    home, faction, _ = choice
    keys = [f"ability-{faction}"] if faction else []
    keys += [f"ability-board-{home}"] if home else []
    return "\n".join(scene.say(key) for key in keys)


def _row_height(scene: Scene, row: list[Choice], width: float) -> float:
    """As high as the longest words of a row need."""
    ruler = Canvas(scene.form.width, 1, script=scene.script, measure=unit(scene) / Role.NOTE.value)
    wide = (width - GAP * (_columns(scene) - 1)) / _columns(scene) - 2 * PAD
    words = max(ruler.text_height(_words(scene, one), _style(ruler), wide) for one in row)
    bonus = unit(scene) * 2.1 if any(one[2] for one in row) else 0.0
    return words + bonus + unit(scene) * 2.2 + 2 * PAD + 12


def _bonus_rows(scene: Scene, width: float) -> int:
    return ceil(len(view_of(scene).draft_bonuses) / bonus_columns(scene, width))


def choices_height(scene: Scene, width: float) -> float:
    """How high everything on offer is."""
    cards = sum(_row_height(scene, row, width) + row_gap(scene) for row in _rows(scene))
    return cards + _bonus_rows(scene, width) * (unit(scene) * 3.4 + row_gap(scene)) - row_gap(scene)


def draw_choices(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw the cards row by row, then the round bonuses of the draft."""
    top = box.y
    for row in _rows(scene):
        high = _row_height(scene, row, box.w)
        cells = Box(box.x, top, box.w, high).columns(_columns(scene), GAP)
        for cell, choice in zip(cells, row, strict=False):
            _card(scene, canvas, cell, choice)
        top += high + row_gap(scene)
    rows = _bonus_rows(scene, box.w)
    if rows:
        grid = Box(box.x, top, box.w, rows * (unit(scene) * 3.4 + row_gap(scene)) - row_gap(scene))
        cells = tiled(scene, grid, bonus_columns(scene, box.w), rows, GAP)
        for cell, bonus in zip(cells, view_of(scene).draft_bonuses, strict=False):
            canvas.claim(f"bonus:{bonus}", cell)
            plaque(canvas, cell)
            lines_of(canvas, cell.inset(10, 6), bonus, 1.4)


def _card(scene: Scene, canvas: Canvas, box: Box, choice: Choice) -> None:
    """Terrain and names, abilities, the round bonus in icons."""
    home, faction, bonus = choice
    size = unit(scene)
    plaque(canvas, box)
    for group, one in (("board", home), ("faction", faction), ("bonus", bonus)):
        if one:
            canvas.claim(f"{group}:{one}", box)
    head, rest = box.inset(PAD, PAD * 0.7).cut_top(size * 2.2, 4)
    if home:
        spot, head = head.cut_left(size * 2.4, 8)
        land(canvas, spot.centre, size * 1.2, home)
    names = " · ".join(scene.say(f"name-{one}") for one in (home, faction) if one)
    canvas.text(head, names, TextStyle(Face.DISPLAY_BOLD, Role.NOTE, size * 1.5, leading=0.95))
    if bonus:
        low, rest = rest.cut_bottom(size * 1.9, 4)
        canvas.text(low, rich("   ".join(effects(bonus))), number(canvas, 1.3, SOFT))
    canvas.text(rest, _words(scene, choice), _style(canvas))
