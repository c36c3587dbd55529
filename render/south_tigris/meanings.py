"""What the icons of the pictures mean, in words."""

from __future__ import annotations

from render.kit.ink import BRASS
from render.kit.words import Inline, Rich
from render.legend import Legend
from render.south_tigris.look import OPS, TRADES

ICONS: tuple[tuple[Rich, str], ...] = (
    ((Inline(OPS["silver"], BRASS),), "st-icon-silver"),
    ((Inline(OPS["draw_card"]),), "st-icon-card"),
    ((Inline("star", BRASS),), "st-icon-points"),
    ((Inline(OPS["influence"]),), "st-icon-influence"),
    ((Inline(OPS["move_influence"]),), "st-icon-move"),
    ((Inline(OPS["ship"]),), "st-icon-ship"),
    ((Inline(OPS["royalties"]),), "st-icon-royalties"),
    ((Inline(OPS["collect_royalties"]),), "st-icon-collect"),
    ((Inline(OPS["promote"]),), "st-icon-promote"),
    ((Inline(OPS["refresh"]),), "st-icon-refresh"),
    ((Inline(OPS["gain_die"]),), "st-icon-die"),
    ((Inline(OPS["brighten"]),), "st-icon-brighten"),
    ((Inline(OPS["swap_white_die"]),), "st-icon-swap"),
    ((Inline(OPS["research"]),), "st-icon-research"),
    ((Inline(OPS["research_die"]),), "st-icon-research-die"),
    ((Inline(OPS["hire_camel"]),), "st-icon-camel"),
    ((Inline(OPS["take_envoy"]),), "st-icon-envoy"),
    ((Inline("tent"),), "st-icon-tent"),
    ((Inline("shop"),), "st-icon-tile"),
    ((Inline(OPS["clear_workshop"]),), "st-icon-clear"),
    ((Inline(OPS["retrieve_worker"]),), "st-icon-retrieve"),
    ((Inline("bolt"),), "st-icon-once"),
    ((Inline("flag", BRASS),), "st-icon-first"),
    ((Inline("pawn"),), "st-icon-worker"),
    ((Inline("lightbulb"),), "st-icon-invent"),
    ((Inline("hammer"),), "st-icon-build"),
    ((Inline("book"),), "st-icon-publish"),
    *(((Inline(icon),), f"name-{trade}") for trade, icon in TRADES.items() if icon not in ("hammer", "user")),
    ((Inline(TRADES["any"]),), "st-icon-person"),
    ((Inline("tower"),), "st-icon-high"),
)
"""Icon and message; a guild has its sign beside its name."""
MEANINGS = Legend(ICONS, full=6)
