"""The tower with its craftspeople, and what a player has learnt and aims at."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.south_tigris.almanac import goal_text
from games.south_tigris.content import CHARACTERS, LEVELS, Goal
from games.south_tigris.state import Player
from render.kit.box import Box, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, BRASS_PALE, FAINT, GAIN, INK, SHEET, SOFT, mix, rgb
from render.kit.words import Inline
from render.south_tigris.look import TRADES, effects, label, rich, view_of
from render.south_tigris.river import power, research

if TYPE_CHECKING:
    from games.south_tigris.view import TigrisView
    from render.scene import Scene

LEVEL = 78.0
LEFT, RIGHT = 112.0, 184.0
SIDES = LEFT + RIGHT
PERSON = 28.0
BRICK = rgb("#B98B62")
GOAL = 50.0


def width(board: Player) -> float:
    """How wide a tower is on which nobody stands closer to another than need be."""
    levels = Counter(craft.level for craft in board.crafts.values())
    return SIDES + 32 + max(levels.values()) * (2 * PERSON + 4)


def tower(scene: Scene, canvas: Canvas, box: Box, board: Player, seat: int) -> None:
    """The five levels in play, the lowest at the bottom: wage, people, points, ascent; income below."""
    levels = range(board.top(), board.low - 1, -1)
    rows, income = box.cut_top(5 * LEVEL, 4)
    for number, level in enumerate(levels):
        place = Box(rows.x, rows.y + (5 - len(levels) + number) * LEVEL, rows.w, LEVEL)
        _level(canvas, place, board, level, seat)
    words = (scene.say("st-income"), "  ", *effects(LEVELS[board.low].income))
    canvas.text(income, words, label(29, SOFT))


def _level(canvas: Canvas, box: Box, board: Player, level: int, seat: int) -> None:
    one, lowest = LEVELS[level], level == board.low
    canvas.rect(box.cut_bottom(-2)[1], mix(SHEET, BRICK, 0.4 if lowest else 0.2), INK, 2, 4)
    left, rest = box.inset(10, 6).cut_left(LEFT, 6)
    number, wage = left.cut_left(42, 10)
    canvas.text(number, str(level), label(40, SOFT, face=Face.NUMBER))
    canvas.text(wage, (str(one.wage), Inline("coin", BRASS)), label(31, face=Face.NUMBER))
    right, middle = rest.cut_right(RIGHT, 6)
    here = [trade for trade in board.crafts if board.crafts[trade].level == level]
    step = min(66.0, middle.w / max(1, len(here)))
    radius = min(PERSON, step / 2 - 2)
    for place, trade in enumerate(here):
        spot = middle.x + 2 + radius + place * step, middle.centre[1]
        person(canvas, spot, radius, trade, up=board.crafts[trade].up)
        canvas.claim(f"craft:{seat}:{trade}", around(spot, 2 * radius))
    points, ascent = right.cut_left(64, 4)
    canvas.text(points, (str(one.vp), Inline("star", BRASS, 0.8)), label(29, SOFT, face=Face.NUMBER))
    if one.ascent:
        parts = (Inline("triangle-up", SOFT, 0.8), " ", *effects(one.ascent))
        canvas.text(ascent, parts, label(27, face=Face.NUMBER, align="right"))


def person(canvas: Canvas, centre: tuple[float, float], radius: float, trade: str, *, up: bool) -> None:
    """A craftsperson: a brass token when faceup, pale and struck through when facedown."""
    x, y = centre
    canvas.circle(
        centre, radius, BRASS_PALE if up else mix(SHEET, FAINT, 0.55), INK if up else SOFT, 3 if up else 2
    )
    canvas.icon(TRADES[trade], centre, radius * 1.14, INK if up else SOFT)
    if not up:
        reach = radius * 0.71
        canvas.line([(x - reach, y + reach), (x + reach, y - reach)], SOFT, 3)


def learnt(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Character or setup card with its goals, then the research tiles that last."""
    view = view_of(scene)
    board, rest = view.players[seat].board, box
    if view.card_of(seat):
        head, rest = box.cut_top(GOAL, 4)
        _card(scene, canvas, head, board, view.card_of(seat))
    for number, goal in enumerate(view.goals_of(seat)):
        line, rest = rest.cut_top(GOAL, 4)
        _goal(scene, canvas, line, goal, number - board.goal_step if board.goals_on else 1)
    for thing in board.research:
        line, rest = rest.cut_top(GOAL, 4)
        name, icons = line.cut_left(line.w * 0.5, 8)
        canvas.text(name, scene.say(f"name-{thing}"), label(28, face=Face.DISPLAY_BOLD, lines=2))
        canvas.text(icons, research(thing), label(29, face=Face.NUMBER))


def _card(scene: Scene, canvas: Canvas, box: Box, board: Player, owner: str) -> None:
    """The name of a character or setup card; a character's powers beside it."""
    if not board.character:
        canvas.text(box, scene.say(f"name-{owner}"), label(30, face=Face.DISPLAY_BOLD))
        return
    name, icons = box.cut_left(box.w * 0.5, 8)
    canvas.text(name, scene.say(f"name-{owner}"), label(30, face=Face.DISPLAY_BOLD, lines=2))
    powers = [part for one in CHARACTERS[owner].powers for part in (*power(one), "  ")]
    canvas.text(icons, rich(powers), label(29, face=Face.NUMBER))


def _goal(scene: Scene, canvas: Canvas, box: Box, goal: Goal, ahead: int) -> None:
    """A goal: passed (`ahead` below 0), the next one (0), or one to come."""
    mark, words = box.cut_left(40)
    icon, colour = ("check", GAIN) if ahead < 0 else ("flag", FAINT) if ahead else ("tent", BRASS)
    canvas.icon(icon, mark.centre, 28, colour)
    style = label(27, SOFT if ahead < 0 else INK, face=Face.LABEL, lines=2)
    canvas.text(words, scene.put(goal_text(goal)), style)


def learnt_height(view: TigrisView, seat: int) -> float:
    """How high `learnt` is."""
    head, goals = bool(view.card_of(seat)), len(view.goals_of(seat))
    return (head + goals + len(view.players[seat].board.research)) * (GOAL + 4)
