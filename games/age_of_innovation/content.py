"""The components, read once from content/components.json into frozen values. Ids are those of the dossier."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
_RAW: Mapping[str, Any] = json.loads((FOLDER / "content" / "components.json").read_text(encoding="utf-8"))

WHEEL: tuple[str, ...] = tuple(_RAW["terrain"]["wheel_clockwise"])
FIELDS: tuple[str, ...] = tuple(item["id"] for item in _RAW["disciplines"]["items"])
"""The four disciplines."""
STOCK = {"workshop": 9, "guild": 4, "school": 3, "university": 1, "palace": 1}
VALUE: dict[str, int] = {
    item["id"]: item["power_value"] for item in _RAW["buildings"]["items"] if item["id"] != "annex"
}
NEUTRALS: dict[str, int] = dict(_RAW["buildings"]["neutral_supply"])
LEVEL_POWER = {3: 1, 5: 2, 7: 2, 12: 3}
EXTRA_BOOKS_SLOTS = 3
ROUNDS = 6
SCHOLAR_SPACES: tuple[int, ...] = tuple(_RAW["science_display"]["scholar_spaces_per_discipline"])
CITY_COPIES: int = _RAW["city_tiles"]["copies_each"]
COMPETENCY_COPIES: int = _RAW["competencies"]["copies_each"]


@dataclass(frozen=True, slots=True)
class Gain:
    """What a component gives; see the effect vocabulary of the dossier."""

    coins: int = 0
    tools: int = 0
    scholars: int = 0
    vp: int = 0
    power: int = 0
    power_tokens_bowl3: int = 0
    books_any: int = 0
    books_any_distinct: int = 0
    spades: int = 0
    bridges: int = 0
    competency_tile: int = 0
    city_tile: int = 0
    sailing_steps: int = 0
    terraforming_steps: int = 0
    annexes: int = 0
    neutral_building: str = ""
    levels: int = 0
    mode: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect line: when it happens, what it gives, and per what ("own_schools") it gives VP or levels.

    A passive line acts `on` an event, perhaps of one `building` and only `where` it stands (edge, riverside).
    """

    timing: str
    gain: Gain
    what: str = ""
    vp: int = 0
    levels: int = 0
    table: tuple[tuple[int, int], ...] = ()
    on: str = ""
    building: str = ""
    where: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """A round scoring tile: left half (trigger, VP), right half (discipline, every n levels, reward)."""

    id: str
    on: str
    vp: int
    field: str = ""
    every: int = 1
    gain: Gain = Gain()
    building: str = ""
    edge: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A planning board (R21)."""

    terrain: str
    coins: int
    tools: int
    scholars: int
    books: int
    spade: int
    levels: int
    bowls: tuple[int, int, int]
    sailing_start: int
    sailing: Mapping[int, Gain]
    track_coins: int
    track: tuple[Gain, ...]
    base: Gain
    slots: Mapping[str, tuple[Gain, ...]]
    extra: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot of the competency display: discipline, levels and books (R2.6)."""

    id: str
    field: str
    levels: int
    books: int


def gain_of(raw: Mapping[str, Any] | None) -> Gain:
    """Return the Gain of a record of the dossier's vocabulary."""
    known = dict(raw or {})
    science = known.pop("science", {})
    fields = {key: value for key, value in known.items() if key in Gain.__slots__}
    return Gain(**fields, levels=science.get("levels", 0), mode=science.get("mode", ""))


def _effect(raw: Mapping[str, Any]) -> Effect:
    per = raw.get("vp_per") or raw.get("science_per") or raw.get("vp_table") or {}
    table = tuple((low, vp) for low, vp in per.get("table", ()))
    what = per.get("what", per.get("count", ""))
    return Effect(
        raw["timing"],
        gain_of(raw.get("gain")),
        what,
        per.get("vp", 0),
        per.get("levels", 0),
        table,
        *(raw.get(key, "") for key in ("on", "building", "where")),
    )


def _effects(group: str) -> dict[str, tuple[Effect, ...]]:
    return {item["id"]: tuple(map(_effect, item["effects"])) for item in _RAW[group]["items"]}


def _faction(faction: str) -> Mapping[str, Any]:
    return next(item for item in _RAW["factions"]["items"] if item["id"] == faction)


def _board(raw: Mapping[str, Any]) -> Board:
    start = raw["start"]
    slots = {kind: tuple(map(gain_of, raw[f"{kind}_slot_income"])) for kind in STOCK}
    return Board(
        raw["terrain"],
        start["coins"],
        start["tools"],
        start.get("scholars", 0),
        start.get("books_any", 0),
        start.get("spades_after_initial_placement", 0),
        min(start.get("science", {"": 0}).values()),
        (raw["power_bowls"][0], raw["power_bowls"][1], raw["power_bowls"][2]),
        raw["sailing_start"],
        {step["level"]: gain_of(step.get("reward")) for step in raw["sailing_track"]},
        raw["terraforming_cost"]["coins"],
        tuple(gain_of(step.get("reward")) for step in raw["terraforming_track"]),
        gain_of(raw["base_income"]),
        slots,
        tuple(raw["innovation_slot_extra_books_any"]),
    )


def _round(raw: Mapping[str, Any]) -> Round:
    left, right = raw["left"], raw["right"]
    kind = left["on"].removeprefix("build_")
    return Round(
        raw["id"],
        left["on"],
        left["vp"],
        right["discipline"],
        right["every_levels"],
        gain_of(right["gain"]),
        kind if kind in STOCK else "",
    )


BOARDS = {item["terrain"]: _board(item) for item in _RAW["planning_boards"]["items"]}
FACTIONS: dict[str, dict[str, int]] = {
    item["id"]: dict(item["start"]["science"]) for item in _RAW["factions"]["items"]
}
FACTION_TOOLS: dict[str, int] = {
    item["id"]: item["start"].get("tools", 0) for item in _RAW["factions"]["items"]
}
REBALANCED = "sept_2024"
ILLUSION_VP: dict[str, dict[int, int]] = {
    balance: {int(players): vp for players, vp in raw["vp_by_player_count"].items()}
    for balance, raw in (
        ("original", _faction("illusionists")["abilities"][0]["gain"]),
        (REBALANCED, _faction("illusionists")[REBALANCED]),
    )
}
"""VP of the illusionists for a power action, by balance and players (R20.4)."""
EFFECTS: dict[str, tuple[Effect, ...]] = {
    **{item["id"]: tuple(map(_effect, item["abilities"])) for item in _RAW["factions"]["items"]},
    **_effects("innovations"),
    **_effects("palaces"),
    **_effects("competencies"),
    **{f"bonus_{key}": value for key, value in _effects("round_bonuses").items()},
}
"""All effect lines by component; round bonuses carry the prefix `bonus_`, factions have their own id."""
REBALANCED_FACTIONS = tuple(item["id"] for item in _RAW["factions"]["items"] if REBALANCED in item)
REBALANCED_GAINS = {
    item["id"]: gain_of(item[REBALANCED]["gain"])
    for item in _RAW["factions"]["items"]
    if "gain" in item.get(REBALANCED, {})
}
"""What the passive line of a faction gives instead in the rebalanced game (R20.9)."""
INNOVATIONS: tuple[str, ...] = tuple(item["id"] for item in _RAW["innovations"]["items"])
PALACES: tuple[str, ...] = tuple(item["id"] for item in _RAW["palaces"]["items"])
COMPETENCIES: tuple[str, ...] = tuple(item["id"] for item in _RAW["competencies"]["items"])
BONUSES: tuple[str, ...] = tuple(f"bonus_{item['id']}" for item in _RAW["round_bonuses"]["items"])
SOURCE: dict[str, str] = {
    **dict.fromkeys(FACTIONS, "factions"),
    **dict.fromkeys(INNOVATIONS, "innovations"),
    **dict.fromkeys(PALACES, "palaces"),
    **dict.fromkeys(COMPETENCIES, "competencies"),
    **dict.fromkeys(BONUSES, "bonuses"),
}
"""Tile or faction -> the source that its VP count for."""
ROUND_TILES = {item["id"]: _round(item) for item in _RAW["round_scoring_tiles"]["items"]}
FINAL_TILES = {
    item["id"]: Round(
        item["id"], item["on"], item["vp"], building=item["building"], edge=item.get("where") == "edge"
    )
    for item in _RAW["final_round_tiles"]["items"]
}
CITY_TILES: dict[str, tuple[int, Gain]] = {
    item["id"]: (item["vp"], gain_of(item["gain"])) for item in _RAW["city_tiles"]["items"]
}
BOOK_ACTIONS: dict[str, tuple[int, Gain]] = {
    item["id"]: (item["cost"]["books_any"], gain_of(item.get("gain")))
    for item in _RAW["book_actions"]["items"]
}
POWER_ACTIONS: dict[str, tuple[int, Gain]] = {
    item["id"]: (item["cost"]["power"], gain_of(item["gain"])) for item in _RAW["power_actions"]["items"]
}
AREA_TILES: dict[str, int] = {item["id"]: item["largest_area"] for item in _RAW["two_player"]["area_tiles"]}
SLOTS = {
    item["id"]: Slot(item["id"], item["discipline"], item["levels"], item["books"])
    for item in _RAW["innovation_display"]["competency_slots"]
}
SCIENCE_INCOME = {field: gain_of(raw) for field, raw in _RAW["science_display"]["income"].items()}


@cache
def innovation_slots(players: int) -> dict[str, dict[str, int]]:
    """Return the innovation slots for a number of players: slot id -> books by discipline and `any`."""
    boards: Sequence[Mapping[str, Any]] = _RAW["innovation_display"]["boards"]
    return {
        slot["id"]: dict(slot["cost"])
        for board in boards
        if players in board["used_with"]
        for slot in board["slots"]
    }


@cache
def distance(one: str, other: str) -> int:
    """Return the spades needed between two terrains, 0 to 3 (R4.3.1)."""
    steps = (WHEEL.index(other) - WHEEL.index(one)) % len(WHEEL)
    return min(steps, len(WHEEL) - steps)


@cache
def turned(one: str, home: str, spades: int) -> str:
    """Return the terrain after `spades` steps the short way from `one` to `home` (R4.3.1)."""
    forward = (WHEEL.index(home) - WHEEL.index(one)) % len(WHEEL)
    sign = 1 if forward <= len(WHEEL) // 2 else -1
    return WHEEL[(WHEEL.index(one) + sign * spades) % len(WHEEL)]
