"""The position that a scenario starts from; whatever it leaves out is filled in legally."""

from collections.abc import Mapping
from typing import Any

from games.age_of_innovation.board import MAPS
from games.age_of_innovation.content import (
    BOARDS,
    BONUSES,
    BOOK_ACTIONS,
    CITY_COPIES,
    CITY_TILES,
    COMPETENCIES,
    COMPETENCY_COPIES,
    FIELDS,
    INNOVATIONS,
    NEUTRALS,
    PALACES,
    POWER_ACTIONS,
    ROUNDS,
    SCHOLAR_SPACES,
    SLOTS,
    STOCK,
    WHEEL,
    innovation_slots,
)
from games.age_of_innovation.gains import ALL_SCHOLARS, TOP
from games.age_of_innovation.setup import new_state
from games.age_of_innovation.state import AgeState, Bridge, Side

Given = Mapping[str, Any]
SEATS = "ABCDE"
PLAIN_TILE = "innovation_law"
"""A round tile that scores only an innovation paid for: it disturbs no scenario that names no tile."""
PHASES = {"final_scoring": "final"}
TABLE = frozenset(
    {
        *("players", "map", "phase", "round", "round_tile", "round_tiles", "final_tile", "options"),
        *("terrain", "bridges", "level12", "scholar_spaces_taken", "competency_slots", "innovation_slots"),
        *("palaces_on_offer", "book_actions", "used", "round_bonus_offer", "pass_order", "all_passed"),
        *("area_tile", "neutral_level", "factions"),
    }
)
SEAT = frozenset(
    {
        *("faction", "board", "vp", "coins", "tools", "scholars", "scholar_supply", "scholars_on_display"),
        *("bowls", "books", "levels", "city_tiles", "cities", "sailing", "tools_per_spade", "buildings"),
        *("unbuilt", "off_board", "bridges_built", "annex_stock", "palace", "innovations", "competencies"),
        *("round_bonus", "gained_this_round", "start_spades", "reward_spades", "parts_left"),
    }
)
SETUPS = {"draft": {"setup": "draft"}, "bundles": {}}


class Unknown(Exception):  # noqa: N818 - said of a wording
    """A wording that this interpreter does not know."""


def build(given: Given) -> AgeState:
    """Return the state of `given`. Raises Unknown for a word not in the format."""
    strange = [key for key in given if key not in TABLE and key not in tuple(SEATS)]
    strange += [key for letter in SEATS for key in given.get(letter, {}) if key not in SEAT]
    if strange:
        raise Unknown(str(strange))
    seats = _seats(given)
    wished = given.get("options", {})
    options: dict[str, str] = {"balance": wished.get("balance_patch", "original")}
    options |= {"palaces": "more"} if wished.get("palace_offer_extra") else {}
    state = new_state(seats, options | SETUPS[wished.get("setup_mode", "bundles")], "trial")
    state.map = given.get("map", "map_3_5")
    phase = str(given.get("phase", "actions"))
    state.phase = PHASES.get(phase, phase)
    state.round = given.get("round", 1)
    state.order = list(range(seats))
    named = [given.get(letter, {}).get("board") for letter in SEATS]
    homes = iter(terrain for terrain in WHEEL if terrain not in named)
    state.sides = [_side(given.get(SEATS[seat], {}), named[seat] or next(homes)) for seat in range(seats)]
    _table(state, given)
    for seat in range(seats):
        _buildings(state, state.sides[seat], given.get(SEATS[seat], {}))
    for seat in range(seats):
        _unseen(state, seat, given.get(SEATS[seat], {}))
    return state


def _seats(given: Given) -> int:
    named = [SEATS.index(key) + 1 for key in given if key in SEATS]
    return int(given.get("players", max([3, *named])))


def _side(given: Given, home: str) -> Side:
    """A seat's things; there is enough of what is not named, and levels not named are 0."""
    scholars = given.get("scholars", 2)
    supply = given.get("scholar_supply", ALL_SCHOLARS - scholars - given.get("scholars_on_display", 0))
    bonus = given.get("round_bonus", "")
    return Side(
        faction=given.get("faction", ""),
        home=home,
        vp=given.get("vp", 20),
        coins=given.get("coins", 30),
        tools=given.get("tools", 30),
        scholars=scholars,
        scholars_out=ALL_SCHOLARS - scholars - supply,
        bowls=list(given.get("bowls", [4, 4, 4])),
        books={field: given.get("books", dict.fromkeys(FIELDS, 4)).get(field, 0) for field in FIELDS},
        levels={field: given.get("levels", {}).get(field, 0) for field in FIELDS},
        city_tiles=[list(CITY_TILES)[number] for number in range(given.get("city_tiles", 0))],
        cities=[list(city) for city in given.get("cities", [])],
        sailing=given.get("sailing", BOARDS[home].sailing_start),
        track=3 - given.get("tools_per_spade", 3),
        bridges=3 - given.get("bridges_built", 0),
        annex_stock=given.get("annex_stock", 0),
        palace=given.get("palace", ""),
        innovations=list(given.get("innovations", [])),
        competencies=list(given.get("competencies", [])),
        bonus=f"bonus_{bonus}" if bonus else "",
        start_spades=given.get("start_spades", 0),
    )


def _table(state: AgeState, given: Given) -> None:
    tiles = {int(number): tile for number, tile in given.get("round_tiles", {}).items()}
    tiles.setdefault(state.round, given.get("round_tile", PLAIN_TILE))
    state.round_tiles = [tiles.get(number, PLAIN_TILE) for number in range(1, ROUNDS + 1)]
    state.final_tile = given.get("final_tile", "final_school")
    state.terrain = dict(given.get("terrain", {}))
    state.bridges = [_bridge(one) for one in given.get("bridges", [])]
    state.book_actions = list(given.get("book_actions", list(BOOK_ACTIONS)[:3]))
    state.city_left = dict.fromkeys(CITY_TILES, CITY_COPIES)
    state.area_tile, state.area_shown = given.get("area_tile", ""), "area_tile" in given
    if "neutral_level" in given:
        level: int = given["neutral_level"]
        state.neutral_levels = dict.fromkeys(FIELDS, level)
    _displays(state, given)
    _used(state, given)
    for letter in given.get("pass_order", []):
        state.next_order.append(SEATS.index(letter))
        state.sides[SEATS.index(letter)].passed = True
    for field, letter in given.get("level12", {}).items():
        state.sides[SEATS.index(letter)].levels[field] = TOP


def _bridge(raw: Mapping[str, str]) -> Bridge:
    a, b = raw["site"].split("-")
    return Bridge(a=a, b=b, owner=SEATS.index(raw["owner"]))


def _displays(state: AgeState, given: Given) -> None:
    named: dict[str, str] = given.get("innovation_slots", {})
    rest = iter(tile for tile in INNOVATIONS if tile not in named.values())
    state.innovations = {slot: named.get(slot) or next(rest) for slot in innovation_slots(state.seats)}
    placed: dict[str, str] = given.get("competency_slots", {})
    others = iter(tile for tile in COMPETENCIES if tile not in placed.values())
    state.competency_slots = {slot: placed.get(slot) or next(others) for slot in SLOTS}
    state.competency_left = dict.fromkeys(COMPETENCIES, COMPETENCY_COPIES)
    state.palaces = list(given.get("palaces_on_offer", PALACES))
    taken = given.get("scholar_spaces_taken", {})
    state.scholar_spaces = {field: list(SCHOLAR_SPACES) for field in FIELDS}
    for field, values in taken.items():
        for value in values:
            state.scholar_spaces[field].remove(value)
    state.neutral_left = {what: count for what, count in NEUTRALS.items() if what != "annex"}
    offer = given.get("round_bonus_offer")
    if offer is None:
        held = [side.bonus for side in state.sides]
        free = [bonus for bonus in BONUSES if bonus not in held][:3]
        offer = [{"id": bonus.removeprefix("bonus_"), "coins": 0} for bonus in free]
    state.bonus_offer = {f"bonus_{one['id']}": one["coins"] for one in offer}


def _used(state: AgeState, given: Given) -> None:
    for thing in given.get("used", []):
        board = thing in POWER_ACTIONS or thing in BOOK_ACTIONS
        (state.used if board else state.sides[0].used).append(thing)


def _buildings(state: AgeState, side: Side, given: Given) -> None:
    """The buildings named; their hexes carry the home terrain."""
    for hexagon, raw in given.get("buildings", {}).items():
        piece, _, annex = raw.partition("+")
        neutral = piece.startswith("neutral_") or piece in ("tower", "monument")
        side.buildings[hexagon] = piece
        side.annexes += [hexagon] if annex else []
        if given.get("board") or not neutral:
            state.terrain[hexagon] = side.home


def _unseen(state: AgeState, seat: int, given: Given) -> None:
    """Pieces and bridges that are counted but not placed go where they touch nothing."""
    side = state.sides[seat]
    unbuilt: dict[str, int] = given.get("unbuilt", {})
    away = {piece: STOCK[piece] - number for piece, number in unbuilt.items()}
    away |= {"palace": 1} if side.palace else {}
    for piece, gone in (away | given.get("off_board", {})).items():
        standing = sum(one == piece for one in side.buildings.values())
        for hexagon in lonely(state, gone - standing):
            side.buildings[hexagon] = piece
            state.terrain[hexagon] = side.home
    for _ in range(given.get("bridges_built", 0)):
        state.bridges.append(_lonely_bridge(state, seat))


def lonely(state: AgeState, count: int) -> list[str]:
    """Return `count` hexes, from the far corner of the map, that touch no building and no other of them."""
    board = MAPS[state.map]
    shunned = {hexagon for side in state.sides for hexagon in side.buildings}
    shunned |= {near for hexagon in shunned for near in board.near[hexagon]}
    found: list[str] = []
    for hexagon in reversed(board.lands):
        if len(found) < count and hexagon not in shunned:
            found.append(hexagon)
            shunned |= {hexagon, *board.near[hexagon]}
    return found


def _lonely_bridge(state: AgeState, seat: int) -> Bridge:
    """A bridge at a site whose ends no building and no other bridge touches."""
    held = {hexagon for side in state.sides for hexagon in side.buildings}
    held |= {end for bridge in state.bridges for end in (bridge.a, bridge.b)}
    sites = MAPS[state.map].sites.values()
    a, b = next(ends for ends in reversed(list(sites)) if not held & set(ends))
    return Bridge(a=a, b=b, owner=seat)
