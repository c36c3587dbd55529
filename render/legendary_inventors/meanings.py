"""What the icons of the pictures mean, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.legendary_inventors.content import DISCIPLINES
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.ink import BRASS
from render.kit.words import Inline, Rich
from render.legend import legend, legend_height
from render.legendary_inventors.look import CATEGORIES, TOKEN_ICONS

if TYPE_CHECKING:
    from render.scene import Scene

TYPE = 25.0
ICONS: tuple[tuple[Rich, str], ...] = (
    *(((Inline(name),), f"discipline-{name}") for name in DISCIPLINES),
    *(((Inline(icon),), f"category-{number}") for number, icon in enumerate(CATEGORIES)),
    *(((Inline(icon),), f"token-{face}") for face, icon in TOKEN_ICONS.items()),
    ((Inline("arrow-up"),), "li-progress"),
    ((Inline("cube"),), "li-reserve"),
    ((Inline("flag", BRASS),), "li-goal"),
    ((Inline("check", BRASS),), "li-reached"),
    ((Inline("rotate"),), "busy"),
    ((Inline("user-tie", BRASS),), "li-leonardo"),
    ((Inline("bag"),), "li-bag"),
)
"""Icon and message."""


def meanings_height(scene: Scene) -> float:
    """How high the meanings are."""
    return legend_height(len(ICONS), _columns(scene), TYPE)


def _columns(scene: Scene) -> int:
    return 2 if scene.large else 4 if scene.narrow else 5


def meanings(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw every icon of the game with its meaning."""
    legend(canvas, box, [(icon, scene.say(key)) for icon, key in ICONS], _columns(scene), TYPE)
