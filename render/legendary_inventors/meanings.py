"""What the icons of the pictures mean, in words."""

from __future__ import annotations

from games.legendary_inventors.content import DISCIPLINES
from render.kit.ink import BRASS
from render.kit.words import Inline, Rich
from render.legend import Legend
from render.legendary_inventors.look import CATEGORIES, TOKEN_ICONS

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
MEANINGS = Legend(ICONS, full=5)
