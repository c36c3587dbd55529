"""What tiles do, in icons and numbers: the same in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from games.age_of_innovation.content import EFFECTS, Effect, Gain, Round
from render.kit.ink import BRASS, BRASS_DEEP, Colour, rgb
from render.kit.words import Inline, Rich

FIELD_ICONS = {"banking": "landmark", "law": "scales", "engineering": "gear", "medicine": "staff"}
FIELD_COLOURS: dict[str, Colour] = {
    "banking": rgb("#8A6508"),
    "law": rgb("#2F5C8F"),
    "engineering": rgb("#7A4A22"),
    "medicine": rgb("#5E6469"),
}
GOODS = {
    "coins": "coin",
    "tools": "hammer",
    "scholars": "graduation-cap",
    "vp": "star",
    "power": "bolt",
    "power_tokens_bowl3": "disc",
    "books_any": "book",
    "books_any_distinct": "book",
    "spades": "spade",
    "bridges": "bridge",
    "competency_tile": "scroll",
    "city_tile": "city",
    "sailing_steps": "ship",
    "terraforming_steps": "spade",
    "annexes": "annex",
}
"""Part of a gain -> its icon."""
AFTER = {"power_tokens_bowl3": "III", "books_any_distinct": "≠"} | dict.fromkeys(
    ("sailing_steps", "terraforming_steps"), "↑"
)
TINTS = {"star": BRASS, "coin": BRASS_DEEP, "octagon": rgb("#B4521A")}
TIMINGS = {"income": "{hand}", "immediate": "1×", "special_action": "{octagon}", "pass": "{flag}"}
COUNTS = {
    "own_schools": "{school}",
    "own_guilds": "{guild}",
    "own_workshops": "{workshop}",
    "own_palaces_and_universities": "{palace}{university}",
    "own_city_tiles": "{city}",
    "own_buildings": "{house}",
    "own_settlement_groups": "{layers}",
    "own_bridges_on_map": "{bridge}",
    "distinct_building_types": "{house}≠",
}
TRIGGERS = {
    "build_workshop": "{workshop}",
    "build_guild": "{guild}",
    "build_school": "{school}",
    "build_palace_or_university": "{palace}{university}",
    "spade_used": "{spade}",
    "science_level_gained": "{arrow-up}",
    "city_tile_gained": "{city}",
    "sailing_or_terraforming_step": "{ship}{spade}↑",
    "innovation_gained": "{lightbulb}",
}
SENTENCES = {
    "library": "1× 2{arrow-up} = {star}",
    "neutral_university": "",
    "monument": "",
    "palace_04": "{octagon} {workshop} → {guild}",
    "palace_08": "{city} 6{bolt}",
    "palace_09": "{graduation-cap}: {feather} 5{star}",
    "palace_12": "{workshop} 2{star}",
    "palace_13": "{guild} 3{star}",
    "palace_14": "{city} {water}",
    "palace_16": "1× {guild} {globe}",
    "competency_06": "{annex}: 1{bolt} 1{house}",
    "competency_08": "{graduation-cap} 2{star}",
    "competency_09": "{workshop}{edge} 3{star}",
    "competency_12": "{flag} {arrow-down} = {star}",
    "bonus_send_scholar": "{graduation-cap} 2{star}",
    "bonus_build_guild": "{guild} 3{star}",
}
"""Tiles whose words are not in their data."""
WHOLE = {
    "palace_03": ("{hand} 2{bolt}", "{octagon} {school}→{guild}", "1{hammer} 3{star}"),
    "bonus_river_workshop": ("{workshop}{water} 2{star}", "{ship} 1"),
}
"""Tiles whose lines belong together."""
NEUTRAL_ICONS = {"tower": "watchtower"}
MARK = re.compile(r"\{([a-z-]+)\}")


@lru_cache(maxsize=512)
def rich(template: str) -> Rich:
    """A text with icons in place of `{icon}`."""
    parts: list[str | Inline] = []
    for place, piece in enumerate(MARK.split(template)):
        if place % 2:
            parts.append(Inline(piece, TINTS.get(piece), 1.12))
        elif piece:
            parts.append(piece)
    return tuple(parts)


def amount(gain: Gain) -> str:
    """A gain as a template: `2{hammer} 1{book}`."""
    found = [f"{n}{{{icon}}}{AFTER.get(key, '')}" for key, icon in GOODS.items() if (n := getattr(gain, key))]
    if gain.neutral_building:
        found.append(f"{{{NEUTRAL_ICONS.get(gain.neutral_building, gain.neutral_building)}}}")
    if gain.levels:
        each = {"each_discipline": "×4", "free_split": "*"}.get(gain.mode, "")
        found.append(f"{gain.levels}{{arrow-up}}{each}")
    return " ".join(found)


def _line(effect: Effect) -> str:
    told = [amount(effect.gain)]
    what = COUNTS.get(effect.what, "")
    if effect.vp:
        told.append(f"{effect.vp}{{star}}/{what}")
    if effect.levels:
        told.append(f"{effect.levels}{{arrow-up}}*/{what}")
    if effect.table:
        steps = " ".join(f"{low}:{vp}" for low, vp in effect.table)
        told.append(f"{what} {steps}{{star}}")
    return " ".join(part for part in told if part)


@lru_cache(maxsize=128)
def effects(tile: str) -> tuple[str, ...]:
    """What a tile does, a template for each moment when it does something."""
    if tile in WHOLE:
        return WHOLE[tile]
    lines = []
    for timing, mark in TIMINGS.items():
        told = " ".join(line for one in EFFECTS[tile] if one.timing == timing and (line := _line(one)))
        if told:
            lines.append(f"{mark} {told}")
    return (*lines, *filter(None, [SENTENCES.get(tile, "")]))


def left_half(tile: Round) -> str:
    """What a round tile scores: `{workshop} 2{star}`."""
    return f"{TRIGGERS[tile.on]}{'{edge}' if tile.edge else ''} {tile.vp}{{star}}"


def right_half(tile: Round) -> str:
    """What a round tile pays for science: `3{scales} → 1{graduation-cap}`."""
    return f"{tile.every}{{{FIELD_ICONS[tile.field]}}} → {amount(tile.gain)}"


def total(gains: Sequence[Gain]) -> str:
    """Several gains added up, as a template."""
    parts = {key: sum(getattr(one, key) for one in gains) for key in GOODS}
    told = [f"{n}{{{GOODS[key]}}}" for key, n in parts.items() if n]
    levels = sum(one.levels for one in gains)
    return "   ".join(told + ([f"{levels}{{arrow-up}}"] if levels else [])) or "–"
