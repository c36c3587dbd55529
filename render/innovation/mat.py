"""One player in full: each pile with the effects of its top card and the names of what lies under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.text import say
from games.innovation.content import CARDS, COLORS
from render.innovation.faces import Measure
from render.innovation.line import line, line_height
from render.innovation.look import opened, view_of
from render.innovation.piles import high, stack
from render.innovation.written import effects, effects_height, effects_of
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import FAINT, INK, SEATS, SOFT
from render.kit.text import Role, TextStyle
from render.marking import marked

if TYPE_CHECKING:
    from render.scene import Scene

MEASURE = Measure(chip=52, head=52, title=38, gap=9)
GAP = 24.0
PAD = 14.0
BETWEEN = 44.0
"""Between two piles: room for the number of a mark."""
SIZE = 27.0
SIDE = 36.0
UNDER = TextStyle(Face.LABEL, Role.NOTE, 25, SOFT, valign="top", paragraph=True)


def mat(scene: Scene, seat: int) -> Canvas:
    """Draw the board of a seat with all that is open about it."""
    form, player = scene.form, view_of(scene).players[seat]
    ruler = Canvas(form.width, 1, script=scene.script)
    colors = [color for color in COLORS if player.board[color]]
    wide = form.width - 2 * form.margin
    heights = [_height(scene, ruler, wide, seat, color) for color in colors]
    told = line_height(player, wide - 2 * PAD) + 2 * PAD - 6
    canvas, body = opened(scene, told + GAP + 6 + sum(one + BETWEEN for one in heights))
    head, rest = body.cut_top(told, GAP)
    canvas.rect(canvas.claim(f"seat:{seat}", head), SEATS[seat].tint, INK, 2, 10)
    line(scene, canvas, head.inset(PAD, PAD - 3), seat)
    y = rest.y
    for color, one in zip(colors, heights, strict=True):
        _band(scene, canvas, Box(rest.x, y, rest.w, one), seat, color)
        y += one + BETWEEN
    return marked(scene, canvas)


def _left(scene: Scene) -> float:
    return 300 if scene.large else 350 if scene.narrow else 480


def _height(scene: Scene, canvas: Canvas, width: float, seat: int, color: str) -> float:
    player = view_of(scene).players[seat]
    pile = player.board[color]
    right = width - _left(scene) - GAP
    texts = effects_of(scene, pile[0], view_of(scene).edition)
    beside = effects_height(canvas, texts, right, SIZE)
    return max(high(pile, player.splay[color], MEASURE), beside) + _under_height(scene, canvas, width, pile)


def _under(scene: Scene, pile: list[str]) -> str:
    cards = [say("in-card", card=say(f"card-{one}"), age=CARDS[one].age) for one in pile[1:]]
    return scene.say("in-under", cards=cards)


def _under_height(scene: Scene, canvas: Canvas, width: float, pile: list[str]) -> float:
    return canvas.text_height(_under(scene, pile), UNDER, width) + 14 if len(pile) > 1 else 0.0


def _band(scene: Scene, canvas: Canvas, box: Box, seat: int, color: str) -> None:
    pile = view_of(scene).players[seat].board[color]
    left, right = box.cut_left(_left(scene), GAP)
    stack(scene, canvas, left, seat, color, MEASURE, SIDE)
    texts = effects_of(scene, pile[0], view_of(scene).edition)
    effects(canvas, right, pile[0], texts, SIZE)
    if len(pile) > 1:
        below = _under_height(scene, canvas, box.w, pile)
        canvas.text(box.cut_bottom(below - 8)[0], _under(scene, pile), UNDER)
    canvas.line([(box.x, box.bottom + 10), (box.right, box.bottom + 10)], FAINT, 2)
