"""One team in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.legendary_inventors.content import INVENTIONS, TOKENS
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import SOFT
from render.kit.text import Role, TextStyle
from render.legendary_inventors.look import AGES, CATEGORIES, opened, token, view_of
from render.legendary_inventors.teams import inventor
from render.marking import marked

if TYPE_CHECKING:
    from render.scene import Scene

LINE = 60.0


def mat(scene: Scene, seat: int) -> Canvas:
    """Draw the team of `seat`: its inventors, its tokens with their meaning, its cards."""
    player = view_of(scene).players[seat]
    lines = max(1, len(player.tokens)) + max(1, len(player.cards))
    canvas, body = opened(scene, 560 + lines * LINE + 110)
    top, rest = body.inset(0, 10).cut_top(540, 10)
    for cell, one in zip(top.grid(2, 2, 18), player.inventors, strict=False):
        inventor(scene, canvas, cell, one)
    rest = _tokens(scene, canvas, rest, player.tokens)
    _cards(scene, canvas, rest, player.cards)
    return marked(scene, canvas)


def _title(canvas: Canvas, box: Box, text: str) -> Box:
    head, rest = box.cut_top(48)
    canvas.text(head, text, TextStyle(Face.LABEL_BOLD, Role.BODY, 30, SOFT, lines=1))
    return rest


def _tokens(scene: Scene, canvas: Canvas, box: Box, faces: list[str]) -> Box:
    rest = _title(canvas, box, scene.say("li-tokens", n=len(faces)))
    for face in sorted(faces, key=list(TOKENS).index):
        line, rest = rest.cut_top(LINE)
        token(canvas, (line.x + 32, line.centre[1]), 26, face)
        style = TextStyle(Face.LABEL, Role.BODY, 30, lines=1)
        canvas.text(line.cut_left(76)[1], scene.say(f"token-{face}"), style)
    return rest


def _cards(scene: Scene, canvas: Canvas, box: Box, cards: list[str]) -> None:
    rest = _title(canvas, box, scene.say("li-cards", n=len(cards)))
    for card in sorted(cards, key=lambda one: INVENTIONS[one].category):
        one = INVENTIONS[card]
        line, rest = rest.cut_top(LINE)
        canvas.icon(CATEGORIES[one.category], (line.x + 32, line.centre[1]), 34, AGES[one.age])
        canvas.text(
            line.cut_left(76)[1],
            f"{one.category}  {scene.say(f'invention-{card}')}",
            TextStyle(Face.DISPLAY_BOLD, Role.BODY, 32, lines=1),
        )
        pieces.token(canvas, (line.right - 40, line.centre[1]), 26, str(one.points))
