"""One invention or achievement in full, for /card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.innovation.content import CARDS
from render.innovation.award import award
from render.innovation.faces import Measure
from render.innovation.written import Form, card_face, card_height, effects, effects_height, effects_of
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import SOFT
from render.kit.text import Role, TextStyle

if TYPE_CHECKING:
    from render.scene import Look

WIDTH = 760
MARGIN = 24.0
FORM = Form(Measure(chip=76, head=84, title=58, gap=14), 33)
TITLE = 52.0


def card(look: Look) -> Canvas:
    """Draw an invention with both editions' effects, or an achievement."""
    if look.kind == "achievement":
        return award(look)
    ruler = Canvas(WIDTH, 1, script=look.script)
    wide = WIDTH - 2 * MARGIN
    texts = effects_of(look, look.name, "third")
    high = card_height(ruler, texts, wide, FORM)
    older = effects_of(look, look.name, "second") if CARDS[look.name].second else []
    below = TITLE + effects_height(ruler, older, wide, FORM.size) + MARGIN if older else 0.0
    canvas = Canvas(WIDTH, round(high + below + 2 * MARGIN), script=look.script, strict=look.strict)
    place, rest = canvas.box.inset(MARGIN).cut_top(high)
    card_face(canvas, canvas.claim(look.card.id, place), look, look.name, texts, FORM)
    if older:
        title, room = rest.cut_top(TITLE)
        style = TextStyle(Face.DISPLAY_ITALIC, Role.NOTE, 36, SOFT, lines=1)
        canvas.text(title, look.say("in-second"), style)
        effects(canvas, Box(room.x, room.y, room.w, 0), look.name, older, FORM.size)
    return canvas
