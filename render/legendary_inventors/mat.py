"""One team in full."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import TYPE_CHECKING

from games.legendary_inventors.content import INVENTIONS, TOKENS
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS_DEEP, INK, SHEET, SOFT, text_on
from render.kit.text import Role, TextStyle
from render.kit.words import Inline
from render.legendary_inventors.look import AGES, CATEGORIES, inks, opened, token, view_of
from render.legendary_inventors.meanings import MEANINGS
from render.legendary_inventors.teams import inventor
from render.marking import marked

if TYPE_CHECKING:
    from render.scene import Scene

LINE = 64.0
GAP = 16.0
HEAD = 64.0
BETWEEN = 10.0
TITLE = 54.0
TILE = 250.0


def mat(scene: Scene, seat: int) -> Canvas:
    """Draw the team of `seat`: its inventors, its tokens with their meaning, its cards."""
    player = view_of(scene).players[seat]
    if not player.team:
        return _without_team(scene, seat)
    columns = 1 if scene.large else 2 if scene.narrow else 3
    tokens, cards = _rows(len(set(player.tokens)), columns), _rows(len(player.cards), columns)
    across = 2 if scene.narrow else 4
    tiles = 4 // across * (TILE + GAP)
    low = MEANINGS.height(scene)
    canvas, body = opened(scene, HEAD + GAP + tiles + 2 * TITLE + (tokens + cards) * LINE + GAP + low)
    head, rest = body.cut_top(HEAD, GAP)
    _head(scene, canvas, head, seat)
    team, rest = rest.cut_top(tiles - GAP, GAP)
    for cell, one in zip(team.grid(across, 4 // across, GAP), player.inventors, strict=False):
        inventor(scene, canvas, cell, one)
    rest = _tokens(scene, canvas, rest, Counter(player.tokens), columns)
    _cards(scene, canvas, rest, player.cards, columns)
    MEANINGS.draw(scene, canvas, body.cut_bottom(low)[0])
    return marked(scene, canvas)


def _without_team(scene: Scene, seat: int) -> Canvas:
    """Before a player has a team there is nothing but the name."""
    canvas, body = opened(scene, 2 * HEAD)
    canvas.claim(f"seat:{seat}", body)
    style = TextStyle(Face.DISPLAY_ITALIC, Role.BODY, 40, SOFT, "centre", lines=1)
    canvas.text(body, scene.say("li-no-team", who=scene.names[seat]), style)
    return marked(scene, canvas)


def _rows(count: int, columns: int) -> int:
    return ceil(count / columns)


def _head(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    ink = inks(view_of(scene))[seat]
    canvas.claim(f"seat:{seat}", box)
    canvas.rect(box, ink.tint, INK, 2, 10)
    badge, rest = box.cut_left(72, 16)
    pieces.swatch(canvas, badge, ink, radius=10)
    cubes, name = rest.cut_right(140, 10)
    style = TextStyle(Face.DISPLAY_BOLD, Role.BODY, 42, INK, leading=0.9)
    canvas.text(name.inset(0, 4), scene.names[seat], style)
    words = (Inline("cube"), f" {view_of(scene).players[seat].reserve}")
    number = TextStyle(Face.NUMBER, Role.BODY, 40, INK, "right", lines=1)
    canvas.text(cubes.cut_right(18)[1], words, number)


def _title(canvas: Canvas, box: Box, text: str) -> Box:
    head, rest = box.cut_top(TITLE)
    canvas.text(head, text, TextStyle(Face.LABEL_BOLD, Role.BODY, 34, SOFT, lines=1))
    return rest


def _tokens(scene: Scene, canvas: Canvas, box: Box, held: Counter[str], columns: int) -> Box:
    rest = _title(canvas, box, scene.say("li-tokens", n=held.total()))
    faces = [face for face in TOKENS if held[face]]
    rows = _rows(len(faces), columns)
    lines, rest = rest.cut_top(rows * LINE)
    for cell, face in zip(lines.grid(columns, max(1, rows), 0), faces, strict=False):
        token(canvas, (cell.x + 30, cell.centre[1]), 28, face)
        words = scene.say(f"token-{face}") + (f" ×{held[face]}" if held[face] > 1 else "")
        style = TextStyle(Face.LABEL, Role.BODY, 32, INK, leading=1.0)
        canvas.text(cell.cut_left(72)[1].cut_right(10)[1], words, style)
    return rest


def _cards(scene: Scene, canvas: Canvas, box: Box, cards: list[str], columns: int) -> None:
    rest = _title(canvas, box, scene.say("li-cards", n=len(cards)))
    rows = _rows(len(cards), columns)
    lines = rest.cut_top(rows * LINE)[0]
    order = sorted(cards, key=lambda one: INVENTIONS[one].category)
    for cell, card in zip(lines.grid(columns, max(1, rows), BETWEEN), order, strict=False):
        _card(scene, canvas, cell, card)


def _card(scene: Scene, canvas: Canvas, box: Box, card: str) -> None:
    one = INVENTIONS[card]
    ground = AGES[one.age]
    canvas.rect(canvas.claim(f"invention:{card}", box), SHEET, INK, 2, 8)
    kind, rest = box.cut_left(92, 12)
    canvas.rect(kind, ground, INK, 2, 8)
    words = (Inline(CATEGORIES[one.category], text_on(ground)), f" {one.category}")
    canvas.text(kind, words, TextStyle(Face.NUMBER, Role.BODY, 33, text_on(ground), "centre", lines=1))
    points, name = rest.cut_right(54, 6)
    style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 33, INK, leading=0.92)
    canvas.text(name, scene.say(f"invention-{card}"), style)
    canvas.text(points, str(one.points), TextStyle(Face.NUMBER, Role.BODY, 36, BRASS_DEEP, "centre", lines=1))
