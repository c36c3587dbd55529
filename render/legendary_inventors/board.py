"""The board: open inventions as cards, then every team as a compact mat."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from games.legendary_inventors.content import TEAMS
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, SOFT
from render.kit.text import Role, TextStyle
from render.kit.words import Inline, Rich
from render.legendary_inventors.cards import CARD, project
from render.legendary_inventors.look import opened, view_of
from render.legendary_inventors.meanings import MEANINGS
from render.legendary_inventors.teams import offer_height, offered, row, row_height
from render.marking import marked

if TYPE_CHECKING:
    from games.legendary_inventors.view import InventorsView
    from render.scene import Scene

GAP = 20.0
LINE = 40.0
APART = 30.0
"""Room between the teams on offer and those of players."""
BELOW = 18.0
"""Room under the line for the number of a mark."""


def board(scene: Scene) -> Canvas:
    """Draw the board as the scene's reader may see it."""
    view = view_of(scene)
    columns = _columns(scene, len(view.row))
    lines = ceil(len(view.row) / columns)
    cards = lines * (CARD + GAP) + (10 if lines else 0)
    teams = _teams_height(scene)
    high = row_height(scene) + GAP
    mine = MEANINGS.height(scene)
    seats = [seat for seat, player in enumerate(view.players) if player.team]
    canvas, body = opened(scene, LINE + BELOW + cards + teams + len(seats) * high + mine)
    head, rest = body.cut_top(LINE, BELOW)
    _head(scene, canvas, head)
    grid, mats = rest.cut_top(cards + teams)
    for number, one in enumerate(view.row):
        wide = (grid.w - (columns - 1) * GAP) / columns
        line, column = divmod(number, columns)
        place = Box(grid.x + column * (wide + GAP), grid.y + line * (CARD + GAP), wide, CARD)
        project(scene, canvas, place, one)
    _teams(scene, canvas, grid)
    for number, seat in enumerate(seats):
        row(scene, canvas, Box(mats.x, mats.y + number * high, mats.w, high - GAP), seat)
    MEANINGS.draw(scene, canvas, body.cut_bottom(mine)[0])
    return marked(scene, canvas)


def _free(view: InventorsView) -> list[str]:
    """The teams still to be chosen, while teams are chosen (R2.2)."""
    taken = [player.team for player in view.players]
    return [team for team in TEAMS if team not in taken] if view.phase == "setup" else []


def _teams_height(scene: Scene) -> float:
    free = len(_free(view_of(scene)))
    return free * (offer_height(scene) + GAP) + (APART if free else 0)


def _teams(scene: Scene, canvas: Canvas, box: Box) -> None:
    high = offer_height(scene)
    for number, team in enumerate(_free(view_of(scene))):
        offered(scene, canvas, Box(box.x, box.y + number * (high + GAP), box.w, high), team)


def _columns(scene: Scene, count: int) -> int:
    most = 2 if scene.large else 3 if scene.narrow else 4
    return max(most - 1, ceil(count / ceil(count / most))) if count else 1


def _head(scene: Scene, canvas: Canvas, box: Box) -> None:
    view, say = view_of(scene), scene.say
    style = TextStyle(Face.LABEL_BOLD, Role.BODY, 30, SOFT, lines=1)
    left, right = box.columns(2, GAP)
    free = _free(view)
    said = say("li-teams", n=len(free)) if free else say("li-open", age=view.age, n=len(view.row))
    canvas.text(left, said, style)
    leader = scene.names[view.leonardo]
    text: Rich = (Inline("user-tie", BRASS), f" {leader}   ", Inline("bag"), f" {view.bag}")
    canvas.text(right, text, TextStyle(Face.LABEL_BOLD, Role.BODY, 30, SOFT, "right", lines=1))
