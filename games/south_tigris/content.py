"""The components, read once from content/*.json into frozen values. Ids are those of the dossier."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent

GUILDS = ("blue", "orange", "charcoal")
LETTER = {"white": "w", "blue": "b", "orange": "o", "charcoal": "c"}
COLOUR = {letter: colour for colour, letter in LETTER.items()}
LIT = ("inspired", "determined", "ready")
ROWS = ("a", "b", "c")
CAMELS = ("camel_1", "camel_2", "camel_3", "camel_4")
TRADES = ("coppersmith", "carpenter", "glassblower", "potter", "weaver", "goldsmith")
PLACES = (*LIT, "exhausted", "rack_1", "rack_2", "rack_3", *CAMELS, *(f"workshop_{row}" for row in ROWS))
LAST = 17
"""River position of the last space."""


@dataclass(frozen=True, slots=True)
class Cost:
    """A cost: silver, influence of given guilds, of any guild, cards, faceup craftspeople (R15.2)."""

    silver: int = 0
    influence: tuple[tuple[str, int], ...] = ()
    influence_any: int = 0
    discard_card: int = 0
    exhaust_craftsperson: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of the data language: `op` with its parameters."""

    op: str
    n: int = 1
    guild: str = ""
    colour: str = ""
    zone: str = ""
    discount: int = 0
    cost: Cost = Cost()
    gain: "tuple[Effect, ...]" = ()
    options: "tuple[Effect, ...]" = ()


Effects = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Power:
    """A lasting ability: a modifier (`name`, `delta`), a trigger or a once-per-round free action."""

    kind: str
    name: str
    delta: int = 0
    effects: Effects = ()
    cost: Cost = Cost()


@dataclass(frozen=True, slots=True)
class WorkshopTile:
    """A workshop ability: least sum, colours needed, home colour bonus, effects, victory points."""

    id: str
    least: int
    colours: tuple[str, ...]
    home_bonus: int
    effects: Effects
    vp: int


@dataclass(frozen=True, slots=True)
class Slot:
    """A test slot of a device board."""

    colour: str
    ship: int
    influence: str


@dataclass(frozen=True, slots=True)
class Board:
    """A device board."""

    id: str
    sockets: tuple[str, ...]
    invent_value: int
    invent_discard: int
    build_craft: tuple[str, ...]
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class DeviceCard:
    """A device card with its end condition: min(most, count // per * vp)."""

    id: str
    plugs: tuple[str, ...]
    build_value: int
    effects: Effects
    what: str
    guild: str
    per: int
    vp: int
    most: int


@dataclass(frozen=True, slots=True)
class InventionTile:
    """An invention tile: what building gives, whom publishing pays."""

    id: str
    effects: Effects
    craft: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal: `kind` must be at least `least`."""

    kind: str
    least: int
    effects: Effects


@dataclass(frozen=True, slots=True)
class SetupCard:
    """A setup card with the goals of its back."""

    id: str
    influence: Mapping[str, int]
    research: str
    ready: str
    exhausted: str
    ready_white: int
    exhausted_white: int
    tile: str
    goals: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class Character:
    """A character of Era of Experts."""

    id: str
    powers: tuple[Power, ...]
    tile: str
    setup: Effects
    goals: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """A worker space; `capacity` 0 means any number."""

    id: str
    capacity: int
    cost: Cost
    effects: Effects


@dataclass(frozen=True, slots=True)
class Level:
    """A tower level."""

    wage: int
    income: Effects
    ascent: Effects
    vp: int


@dataclass(frozen=True, slots=True)
class DummyCard:
    """A card of the dummy player."""

    id: str
    influence: tuple[tuple[str, int], ...]
    ship: int
    blocked: tuple[str, ...]
    extra: str
    extra_guild: str


def _read(name: str) -> dict[str, Any]:
    with (FOLDER / "content" / f"{name}.json").open(encoding="utf-8") as file:
        data: dict[str, Any] = json.load(file)
    return data


def cost_of(raw: Mapping[str, Any]) -> Cost:
    """Return the Cost of a dossier cost object."""
    return Cost(
        raw.get("silver", 0),
        tuple(raw.get("influence", {}).items()),
        raw.get("influence_any", 0),
        raw.get("discard_card", 0),
        raw.get("exhaust_craftsperson", 0),
    )


def effects_of(raw: Sequence[Mapping[str, Any]]) -> Effects:
    """Return the Effects of a dossier effect list."""
    return tuple(
        Effect(
            one["op"],
            one.get("n", 1),
            one.get("guild", ""),
            one.get("colour", ""),
            one.get("zone", ""),
            one.get("discount", 0),
            cost_of(one.get("cost", {})),
            effects_of(one.get("gain", ())),
            effects_of(one.get("options", ())),
        )
        for one in raw
    )


def _powers(raw: Mapping[str, Any]) -> tuple[Power, ...]:
    for kind in ("modifier", "trigger", "free_action"):
        if kind in raw:
            effects, cost = effects_of(raw.get("effects", ())), cost_of(raw.get("cost", {}))
            power = Power(kind, raw[kind], raw.get("delta", 0), effects, cost)
            return (power, *(_powers(raw["also"]) if "also" in raw else ()))
    return ()


def _workshop_tile(raw: Mapping[str, Any]) -> WorkshopTile:
    need = raw["requirement"]
    return WorkshopTile(
        raw["id"],
        need.get("min", 0),
        tuple(need.get("colours", ())),
        need.get("home_colour_bonus", 0),
        effects_of(raw["effects"]),
        raw["vp"],
    )


def _goals(raw: Sequence[Mapping[str, Any]]) -> tuple[Goal, ...]:
    return tuple(
        Goal(one["condition"]["kind"], one["condition"]["at_least"], effects_of(one["effects"]))
        for one in raw
    )


def _board(raw: Mapping[str, Any]) -> Board:
    slots = tuple(Slot(s["colour"], s["ship"], s["influence"] or "") for s in raw["test_slots"])
    craft, sockets = tuple(raw["build_craft"]), tuple(raw["sockets"])
    return Board(raw["id"], sockets, raw["invent_value"], raw["invent_discard"], craft, slots)


def _card(raw: Mapping[str, Any]) -> DeviceCard:
    end, plugs = raw["scoring"], tuple(raw["plugs"])
    effects = effects_of(raw["discard_effects"])
    guild, per = end.get("guild", ""), end["per"]
    return DeviceCard(
        raw["id"], plugs, raw["build_value"], effects, end["what"], guild, per, end["vp"], end["max"]
    )


def _setup(raw: Mapping[str, Any]) -> SetupCard:
    return SetupCard(
        raw["id"],
        raw["influence"],
        raw["research_die"],
        raw["ready_coloured_die"],
        raw["exhausted_coloured_die"],
        raw["ready_white"],
        raw["exhausted_white"],
        raw["starting_workshop_tile"],
        _goals(raw["short_game_goals"]),
    )


def _dummy(raw: Mapping[str, Any]) -> DummyCard:
    influence, blocked = tuple(raw["influence"].items()), tuple(raw["blocked_spaces"])
    extra, guild = raw["extra_cost_space"], raw["extra_cost_guild"]
    return DummyCard(raw["id"], influence, raw["ship"], blocked, extra, guild)


_B, _P, _D, _T = (_read(name) for name in ("board", "player", "devices", "tiles"))

RIVER = {space["pos"]: space for space in _B["river"]["spaces"]}
TILE_SPACES = tuple(pos for pos, space in RIVER.items() if space["kind"] == "tile")
SECTION = {pos: int(space["section"]) for pos, space in RIVER.items()}
SECTION_STARTS = {pos: effects_of(s["effects"]) for pos, s in RIVER.items() if s["kind"] == "section_start"}
STACKS = {pos: {int(k): v for k, v in RIVER[pos]["tiles_by_players"].items()} for pos in TILE_SPACES}
END_PILE = int(_B["river"]["end_pile_size"]["value"])
RESEARCH_VP = {section: tuple(_B["river"]["research_vp"][str(section)]) for section in (1, 2, 3)}
ROYALTIES = tuple(effects_of(space["reward"]) for space in _B["royalties_track"]["spaces"])
ROYALTIES_VP = tuple(int(space["vp"]) for space in _B["royalties_track"]["spaces"])
BLUE_SPOTS = tuple(int(pair[0]) for pair in _B["royalties_track"]["blue_spots_between"])
BLUE_SPOT = effects_of(_B["royalties_track"]["blue_effect"])
BEYOND_TRACK = effects_of(_B["royalties_track"]["overflow"])
GUILD_VP = {g["id"]: (int(g["first_vp"]), int(g["second_vp"])) for g in _B["guilds"]["items"]}
SPACES = {
    s["id"]: Space(s["id"], s["capacity"] or 0, cost_of(s["cost"]), effects_of(s["effects"]))
    for s in _B["worker_spaces"]["items"]
}
AREAS = {t["index"]: tuple(effects_of(e) for e in t["area_spaces"]) for t in _B["tent_spaces"]["items"]}
TENT_SPACES = ("blue", "orange", "charcoal", "envoy", "hire_camel")
PASS_TILES = {t["id"]: effects_of(t["effects"]) for t in _B["pass_tiles"]["items"]}
BY_PLAYERS = {item["players"]: item for item in _B["setup_by_player_count"]["items"]}

_MAT = _P["player_board"]
RACK_EFFECTS = {
    (int(level), colour): effects_of(effects)
    for level, slots in _MAT["research_rack"]["slot_effects"].items()
    for colour, effects in slots.items()
}
RACK_EXIT = {1: "ready", 2: "determined", 3: "inspired"}
HOME = {row["row"]: row["home_colour"] for row in _MAT["workshops"]}
PRINTED = {row["row"]: _workshop_tile(row["printed"]) for row in _MAT["workshops"]}
CELLS = {(c["row"], c["col"]): effects_of(c["covered_effects"]) for c in _MAT["workshop_grid"]["cells"]}
RACK_COLUMNS = {int(k): effects_of(v) for k, v in _MAT["invention_rack"]["column_effects"].items()}
TENT_ROW = {int(k): tuple(effects_of(e) for e in _MAT["tent_row"][k]) for k in ("2", "3", "4")}
LEVELS = (
    Level(0, (), (), 0),
    *(
        Level(v["wage"], effects_of(v["income"]), effects_of(v["ascend_effects"]), v["vp_per_craftsperson"])
        for v in _P["tower_levels"]["items"]
    ),
)
SETUP_CARDS = {raw["id"]: _setup(raw) for raw in _P["setup_cards"]["items"]}
AID = tuple((int(a["cards"]), int(a["silver"])) for a in _P["player_aid"]["start_by_turn_order"])

BOARDS = {raw["id"]: _board(raw) for raw in _D["device_boards"]["items"]}
DEVICE_CARDS = {raw["id"]: _card(raw) for raw in _D["device_cards"]["items"]}
OWN_INVENTIONS = tuple(raw["id"] for raw in _D["invention_tiles"]["player_set"])
NEUTRAL_INVENTIONS = tuple(raw["id"] for raw in _D["invention_tiles"]["neutral"])
INVENTIONS = {
    raw["id"]: InventionTile(raw["id"], effects_of(raw["build_effects"]), tuple(raw["publish_craft"]))
    for raw in (*_D["invention_tiles"]["player_set"], *_D["invention_tiles"]["neutral"])
}
RIVER_TILES = tuple(raw["id"] for raw in _T["workshop_tiles"]["items"])
WORKSHOP_TILES = {
    raw["id"]: _workshop_tile(raw)
    for raw in (
        *_T["workshop_tiles"]["items"],
        *_P["starting_workshop_tiles"]["items"],
        *(one["workshop_tile"] for one in _T["characters"]["items"]),
    )
}
RESEARCH_DECKS = {
    1: tuple(raw["id"] for raw in _T["research_tiles"]["deck_1_passive"]),
    2: tuple(raw["id"] for raw in _T["research_tiles"]["deck_2_tent"]),
    3: tuple(raw["id"] for raw in _T["research_tiles"]["deck_3_immediate"]),
}
PASSIVES = {raw["id"]: _powers(raw["passive"]) for raw in _T["research_tiles"]["deck_1_passive"]}
TENT_TILES = {raw["id"]: effects_of(raw["tent_effects"]) for raw in _T["research_tiles"]["deck_2_tent"]}
ONCE_TILES = {raw["id"]: effects_of(raw["effects"]) for raw in _T["research_tiles"]["deck_3_immediate"]}
DUMMY_CARDS = {raw["id"]: _dummy(raw) for raw in _T["dummy_cards"]["items"]}
CHARACTERS = {
    raw["id"]: Character(
        raw["id"],
        _powers(raw["ability"]),
        raw["workshop_tile"]["id"],
        effects_of(raw["setup_effects"]),
        _goals(raw["goals"]),
    )
    for raw in _T["characters"]["items"]
}
