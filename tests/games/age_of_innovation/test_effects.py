"""What every tile, action, faction and board gives: the values of the dossier, one case each."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from games.age_of_innovation import actions, effects, flow
from games.age_of_innovation.content import (
    BOARDS,
    BONUSES,
    BOOK_ACTIONS,
    CITY_TILES,
    COMPETENCIES,
    EFFECTS,
    FACTIONS,
    FIELDS,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    ROUND_TILES,
    Effect,
    Gain,
)
from games.age_of_innovation.income import give_income, income
from games.age_of_innovation.opening import equip
from games.age_of_innovation.state import Side
from tests.games.age_of_innovation import test_passive as passive
from tests.games.age_of_innovation.tables import SLOT_OF, Desk, Script, gained, goods, side, table

INCOME: dict[str, dict[str, int]] = {
    "competency_01": {"tools": 1, "levels": 1},
    "competency_02": {"vp": 3, "coins": 2},
    "competency_03": {"books_any": 1, "power": 1},
    "competency_10": {"power": 2, "coins": 2},
    "neutral_workshop": {"tools": 3},
    "neutral_guild": {"coins": 5},
    "neutral_university": {"vp": 2},
    "neutral_palace": {"power": 4},
    "palace_01": {"power": 5},
    "palace_03": {"power": 2},
    "palace_04": {"power": 2},
    "palace_05": {"power": 4},
    "palace_06": {"power": 2, "books_any": 1},
    "palace_07": {"power": 4},
    "palace_08": {"coins": 2, "power": 2, "tools": 1},
    "palace_09": {"scholars": 1},
    "palace_10": {"coins": 6},
    "palace_11": {"tools": 1},
    "palace_12": {"power": 8},
    "palace_14": {"power": 6},
    "palace_15": {"power": 6},
    "palace_16": {"power": 2, "books_any": 1},
    "palace_17": {"power": 2},
    "bonus_pass_palace_university": {"tools": 1},
    "bonus_knowledge": {"tools": 2},
    "bonus_send_scholar": {"scholars": 1},
    "bonus_spade": {"books_any": 1},
    "bonus_pass_school": {"coins": 4},
    "bonus_build_guild": {"power": 3},
    "bonus_bridge": {"books_any": 1},
    "bonus_power_coins": {"power": 4, "coins": 2},
    "bonus_coins": {"coins": 6},
}
PARTS = ("coins", "tools", "scholars", "vp", "power", "books_any", "levels")


def holding(tile: str) -> Side:
    """Return a player who holds just this tile."""
    place: dict[str, Any] = {"bonus": tile} if tile in BONUSES else {"palace": tile}
    if tile in INNOVATIONS:
        place = {"innovations": [tile]}
    return side(competencies=[tile]) if tile in COMPETENCIES else side(**place)


@pytest.mark.parametrize("tile", [*INNOVATIONS, *PALACES, *COMPETENCIES, *BONUSES])
def test_income_of_a_tile(tile: str) -> None:
    """R5.2: the income of every tile; those not listed have none."""
    with_tile, without = ([gain for _, gain in income(one)] for one in (holding(tile), side()))
    found = {part: sum(getattr(one, part) for one in with_tile) for part in PARTS}
    for one in without:
        found = {part: n - getattr(one, part) for part, n in found.items()}
    assert {part: n for part, n in found.items() if n} == INCOME.get(tile, {})


TOWN = {"D4": "workshop", "D5": "guild", "B5": "school", "F4": "university", "H5": "workshop"}
"""Five buildings in four groups (D4 and D5 touch)."""
LEVELS = {"banking": 5, "law": 4, "engineering": 1, "medicine": 2}
IMMEDIATE: dict[str, tuple[Script, dict[str, int]]] = {
    "deus_ex_machina": ([("books", {"law": 1})], {"levels": 4, "books": 1, "power": 3}),
    "architecture": ([("levels", {"law": 1, "medicine": 3})], {"levels": 4, "vp": 10, "power": 5}),
    "library": ([], {"vp": 9}),
    "telecommunication": ([], {"vp": 8}),
    "science": ([], {"vp": 5}),
    "sewage_system": ([], {"vp": 4}),
    "league_of_cities": ([], {"vp": 10}),
    "steam_engine": ([("books", {"law": 2})], {"scholars": 1, "track": 1, "sailing": 1, "vp": 2, "books": 2}),
    "steel": ([], {"vp": 12}),
    "trade_routes": ([], {}),
    "professors": ([], {}),
    "census": ([], {}),
    "neutral_workshop": ([("neutral-hex", "C5")], {"tools": -3}),
    "neutral_guild": ([("neutral-hex", "C5")], {"tools": -3}),
    "neutral_university": ([("neutral-hex", "C5")], {"tools": -3}),
    "neutral_palace": ([("neutral-hex", "C5")], {"tools": -3, "tokens": 2, "power": 4}),
    "monument": ([("neutral-hex", "H6")], {"tools": -3, "vp": 7}),
    "palace_01": ([], {}),
    "palace_02": ([], {}),
    "palace_03": ([], {}),
    "palace_04": ([], {}),
    "palace_06": ([], {}),
    "palace_07": ([], {}),
    "palace_08": ([], {}),
    "palace_09": ([], {}),
    "palace_10": ([("books", {"law": 1, "banking": 1})], {"power": 12, "books": 2}),
    "palace_11": ([("city-tile", "city_coins")], {"vp": 6, "coins": 6}),
    "palace_12": ([], {}),
    "palace_13": ([], {}),
    "palace_14": ([("books", {"law": 2})], {"sailing": 2, "vp": 2, "books": 2}),
    "palace_17": ([], {"vp": 10}),
    "competency_04": ([], {"tools": 1, "vp": 5, "coins": 2}),
    "competency_05": ([("reward-hex", "C5"), ("next-hex", "skip")], {}),
    "competency_06": ([], {"annex_stock": 2}),
    "competency_10": ([("neutral-hex", "C5")], {"tools": -3}),
}


@pytest.mark.parametrize("tile", IMMEDIATE)
def test_what_a_tile_gives_at_once(tile: str) -> None:
    """R22, R23, R24: the one-time part, with what it sets off."""
    script, given = IMMEDIATE[tile]
    me = side(buildings=dict(TOWN), levels=dict(LEVELS), bowls=[12, 0, 0], tools=3)
    me.city_tiles = ["city_tools"] * 2
    bridges = [{"a": "D4", "b": "E4", "owner": 0}, {"a": "D5", "b": "E5", "owner": 0}]
    desk = Desk(table(me, bridges=bridges))
    before = goods(me)

    def steps() -> Any:
        yield from effects.immediate(desk.play, 0, tile)
        yield from effects.resolve(desk.play, 0)

    desk.run(steps(), script)
    assert gained(before, me) == given
    found = [one.params["n"] for one in desk.asked if one.key == "reward-hex"]
    assert found == ([SPADES[tile]] if tile == "competency_05" else [])


@pytest.mark.parametrize(("buildings", "vp"), [(6, 0), (7, 8), (9, 12), (11, 18)])
def test_census(buildings: int, vp: int) -> None:
    """R22.5."""
    me = side(buildings={f"A{n}": "workshop" for n in range(1, buildings + 1)})
    desk = Desk(table(me))
    desk.run(effects.immediate(desk.play, 0, "census"))
    assert me.vp == 20 + vp


BRING = ("neutral_school", "palace_05")


@pytest.mark.parametrize("tile", BRING)
def test_tiles_that_bring_a_competency(tile: str) -> None:
    """R22.15, R23.5."""
    me = side(buildings=dict(TOWN), tools=9)
    desk = Desk(table(me))

    def steps() -> Any:
        yield from effects.immediate(desk.play, 0, tile)
        yield from effects.resolve(desk.play, 0)

    place = [("neutral-hex", "C5")] if tile == "neutral_school" else []
    desk.run(steps(), [*place, ("competency", SLOT_OF["competency_02"])])
    assert me.competencies == ["competency_02"]
    assert me.levels["banking"] == 2


def test_palace_15_finishes_each_part_before_the_next() -> None:
    """R23.15: bridges, then books, then spades, in the owner's order."""
    me = side(buildings={"D4": "palace"})
    desk = Desk(table(me))

    def steps() -> Any:
        yield from effects.immediate(desk.play, 0, "palace_15")
        yield from effects.resolve(desk.play, 0)

    script: Script = [
        ("next-effect", "bridges:2"),
        ("bridge", "D4-E4"),
        ("bridge", "skip"),
        ("next-effect", "books:2"),
        ("books", {"law": 1, "medicine": 1}),
        ("reward-hex", "C5"),
        ("next-hex", "skip"),
    ]
    desk.run(steps(), script)
    assert [one.params["n"] for one in desk.asked if one.key == "reward-hex"] == [2]
    assert (me.bridges, me.books["law"], me.books["medicine"]) == (2, 1, 1)
    assert desk.state.terrain == {"C5": "desert"}


def test_palace_16_builds_a_guild_anywhere() -> None:
    """R23.16."""
    me = side(buildings={"D4": "palace"}, faction="moles")
    desk = Desk(table(me))
    desk.state.due.append("palace")
    desk.run(effects.resolve(desk.play, 0), [("palace", "palace_16"), ("guild-hex", "I11")])
    assert me.buildings["I11"] == "guild"
    assert me.palace == "palace_16"
    assert "palace_16" not in desk.state.palaces


def test_palace_8_lowers_the_threshold() -> None:
    """R23.8, R4.6.3: a group of power 6 becomes a city when the tile is taken."""
    pieces = {"D4": "palace", "D5": "workshop", "C5": "workshop", "C4": "workshop"}
    desk = Desk(table(side(buildings=pieces)))
    desk.state.due.append("palace")
    desk.run(effects.resolve(desk.play, 0), [("palace", "palace_08"), ("city-tile", "city_power")])
    assert sorted(desk.me.cities[0]) == ["C4", "C5", "D4", "D5"]


SPADES = {"palace_02": 2, "bonus_spade": 1, "deus_ex_machina": 1, "competency_05": 2}
SPECIALS: dict[str, tuple[Script, dict[str, int]]] = {
    "palace_01": ([], {"tools": 2}),
    "palace_02": ([("spade-hex", "C5"), ("next-hex", "skip")], {}),
    "palace_03": ([], {"vp": 3, "tools": 1}),
    "palace_04": ([("swap-hex", "H5")], {}),
    "palace_06": ([("field", "law")], {"levels": 2, "power": 2}),
    "palace_13": ([("books", {"law": 1})], {"coins": 3, "books": 1}),
    "competency_07": ([], {"power": 4}),
    "bonus_knowledge": ([("field", "law")], {"levels": 1, "power": 2}),
    "bonus_spade": ([("spade-hex", "C5")], {}),
    "bonus_bridge": ([("bridge", "D4-E4")], {"bridges": -1}),
    "deus_ex_machina": ([("spade-hex", "C5")], {}),
    "professors": ([], {"scholars": 1, "vp": 3}),
    "philosophers": ([("books", {"law": 1})], {"books": 1}),
    "psychics": ([], {"power": 5}),
}


@pytest.mark.parametrize("tile", SPECIALS)
def test_special_actions(tile: str) -> None:
    """R14.1: what it gives, and the X that bars a second use."""
    script, given = SPECIALS[tile]
    spades = SPADES.get(tile, 0)
    me = side(faction=tile) if tile in FACTIONS else holding(tile)
    me.buildings, me.levels, me.bowls = dict(TOWN), dict(LEVELS), [12, 0, 0]
    desk = Desk(table(me))
    before = goods(me)
    desk.run(flow.act(desk.play, 0, "special"), [("special", tile), *script])
    assert gained(before, me) == given
    assert me.used == [tile]
    assert sum(int(str(one.params["n"])) for one in desk.asked if one.key == "spade-hex") == spades
    assert actions.specials(desk.state, 0) == []


def test_every_special_action_has_a_case() -> None:
    """R14.1: the list above is complete."""
    found = {tile for tile, lines in EFFECTS.items() if any(one.timing == "special_action" for one in lines)}
    assert found | {"philosophers", "psychics"} == set(SPECIALS)


@pytest.mark.parametrize(
    ("tile", "piece", "old"), [("palace_03", "B5", "school"), ("palace_04", "D4", "workshop")]
)
def test_swaps_build_a_guild(tile: str, piece: str, old: str) -> None:
    """R23.3, R13.5: the building counts as built, the old piece goes back."""
    me = side(palace=tile, buildings={piece: old})
    desk = Desk(table(me, round_tiles=["guild_law"] * 6))
    desk.run(actions.special(desk.play, 0), [("special", tile)])
    assert me.buildings == {piece: "guild"}
    assert me.vp == 20 + 3 + 3 * (tile == "palace_03")


PASSES: dict[str, tuple[Script, dict[str, int]]] = {
    "trade_routes": ([], {"vp": 2}),
    "palace_07": ([], {"vp": 3}),
    "competency_11": ([], {"vp": 4}),
    "competency_12": ([], {"vp": 1}),
    "bonus_pass_palace_university": ([], {"vp": 4}),
    "bonus_pass_school": ([("levels", {"law": 1})], {"levels": 1, "power": 2}),
}


@pytest.mark.parametrize("tile", [*INNOVATIONS, *PALACES, *COMPETENCIES, *BONUSES])
def test_pass_effects(tile: str) -> None:
    """R15.1: what every tile gives on passing; those not listed give nothing."""
    script, given = PASSES.get(tile, ([], {}))
    me = holding(tile)
    me.buildings, me.levels, me.bowls = dict(TOWN), dict(LEVELS), [12, 0, 0]
    me.city_tiles = ["city_tools", "city_coins"]
    desk = Desk(table(me))
    before = goods(me)
    desk.run(flow.pass_effects(desk.play, 0), script)
    assert gained(before, me) == given


CITIES: dict[str, tuple[Script, dict[str, int]]] = {
    "city_tools": ([], {"vp": 4, "tools": 3}),
    "city_terraform": ([("reward-hex", "skip")], {"vp": 5}),
    "city_books": ([("books", {"law": 2})], {"vp": 5, "books": 2}),
    "city_coins": ([], {"vp": 6, "coins": 6}),
    "city_knowledge": ([], {"vp": 7, "levels": 4}),
    "city_power": ([], {"vp": 8, "power": 8}),
    "city_scholar": ([], {"vp": 8, "scholars": 1}),
}


@pytest.mark.parametrize("tile", CITY_TILES)
def test_city_tiles(tile: str) -> None:
    """R27.1, R4.6.4: VP, reward and a key."""
    script, given = CITIES[tile]
    desk = Desk(table(side(buildings=dict(TOWN), bowls=[12, 0, 0])))
    desk.state.due.append("city-tile")
    before = goods(desk.me)
    desk.run(effects.resolve(desk.play, 0), [("city-tile", tile), *script])
    assert gained(before, desk.me) == given
    assert desk.state.city_left[tile] == 2
    assert desk.me.city_tiles == [tile]


POWERS: dict[str, tuple[Script, int, dict[str, int]]] = {
    "power_bridge": ([("bridge", "D4-E4")], 3, {"bridges": -1}),
    "power_scholar": ([], 3, {"scholars": 1}),
    "power_tools": ([], 4, {"tools": 2}),
    "power_coins": ([], 4, {"coins": 7}),
    "power_spade_1": ([("spade-hex", "C5")], 4, {}),
    "power_spade_2": ([("spade-hex", "C5"), ("next-hex", "skip")], 6, {}),
}


@pytest.mark.parametrize("faction", ["inventors", "illusionists"])
@pytest.mark.parametrize("action", POWER_ACTIONS)
def test_power_actions(action: str, faction: str) -> None:
    """R13.2, R20.4: price and gain; illusionists pay one less and score."""
    script, price, given = POWERS[action]
    price -= faction == "illusionists"
    vp = {"vp": 3} if faction == "illusionists" else {}
    me = side(buildings=dict(TOWN), bowls=[0, 0, 12], faction=faction)
    desk = Desk(table(me, side("lake")))
    before = goods(me)
    desk.run(flow.act(desk.play, 0, "power"), [("power-action", action), *script])
    assert gained(before, me) == {**given, **vp, "power": -2 * price}
    assert me.bowls == [price, 0, 12 - price]
    assert action not in actions.power_actions(desk.state, 0)


@pytest.mark.parametrize(
    ("seats", "balance", "vp"),
    [(3, "original", 3), (5, "original", 4), (3, "sept_2024", 1), (4, "sept_2024", 2)],
)
def test_illusionists_by_players_and_balance(seats: int, balance: str, vp: int) -> None:
    """R20.4."""
    me = side(bowls=[0, 0, 12], faction="illusionists")
    desk = Desk(table(me, *(side() for _ in range(seats - 1)), balance=balance))
    desk.run(actions.power_action(desk.play, 0), [("power-action", "power_tools")])
    assert me.vp == 20 + vp


BOOKS: dict[str, tuple[Script, int, dict[str, int]]] = {
    "book_power": ([], 1, {"power": 5}),
    "book_knowledge": ([("field", "engineering")], 1, {"levels": 2}),
    "book_coins": ([], 2, {"coins": 6}),
    "book_guild_upgrade": ([("swap-hex", "H5")], 2, {}),
    "book_guild_vp": ([], 2, {"vp": 2}),
    "book_spades": ([("spade-hex", "C5"), ("next-hex", "skip")], 3, {}),
}


@pytest.mark.parametrize("action", BOOK_ACTIONS)
def test_book_actions(action: str) -> None:
    """R13.1: price and gain."""
    script, price, given = BOOKS[action]
    me = side(buildings=dict(TOWN), books={"banking": 3, "law": 3, "engineering": 0, "medicine": 0})
    me.bowls = [12, 0, 0]
    desk = Desk(table(me, book_actions=list(BOOK_ACTIONS)))
    before = goods(me)
    paid = {"banking": price}
    desk.run(flow.act(desk.play, 0, "book"), [("book-action", action), ("pay-books", paid), *script])
    assert gained(before, me) == {**given, "books": -price}
    assert action in desk.state.used


ROUNDS: dict[str, tuple[str, int, str, int, str, int]] = {
    "workshop_law": ("build_workshop", 2, "law", 3, "scholars", 1),
    "workshop_banking": ("build_workshop", 2, "banking", 3, "power", 4),
    "guild_law": ("build_guild", 3, "law", 3, "books_any", 1),
    "guild_medicine": ("build_guild", 3, "medicine", 4, "spades", 1),
    "school_banking": ("build_school", 4, "banking", 1, "coins", 1),
    "palace_university_medicine": ("build_palace_or_university", 5, "medicine", 2, "tools", 1),
    "palace_university_banking": ("build_palace_or_university", 5, "banking", 2, "tools", 1),
    "spade_engineering": ("spade_used", 2, "engineering", 1, "coins", 1),
    "knowledge_medicine": ("science_level_gained", 1, "medicine", 3, "books_any", 1),
    "town_engineering": ("city_tile_gained", 5, "engineering", 4, "spades", 1),
    "track_engineering": ("sailing_or_terraforming_step", 3, "engineering", 3, "scholars", 1),
    "innovation_law": ("innovation_gained", 5, "law", 2, "power", 3),
}


@pytest.mark.parametrize("tile", ROUND_TILES)
def test_round_tiles(tile: str) -> None:
    """R26: both halves of every tile as printed."""
    one = ROUND_TILES[tile]
    on, vp, field, every, what, n = ROUNDS[tile]
    assert (one.on, one.vp, one.field, one.every, getattr(one.gain, what)) == (on, vp, field, every, n)


@pytest.mark.parametrize(("faction", "times"), [("inventors", 2), ("blessed", 3)])
def test_science_reward(faction: str, times: int) -> None:
    """R16.1, R20.1: the blessed count three levels more."""
    me = side(faction=faction, levels=dict.fromkeys(FIELDS, 7), buildings={})
    state = table(me, phase="science", round_tiles=["workshop_law"] * 6, next_order=[0])
    desk = Desk(state)
    desk.run(flow.science(desk.play))
    assert me.scholars == times
    assert state.round == 2


FACTION_START: dict[str, dict[str, int]] = {
    "blessed": {"levels": 4},
    "felines": {"levels": 2},
    "goblins": {"levels": 2, "tools": 4},
    "illusionists": {"levels": 2},
    "inventors": {},
    "lizards": {"levels": 2},
    "moles": {"levels": 2},
    "monks": {"levels": 1},
    "navigators": {"levels": 3, "power": 1},
    "omar": {"levels": 2},
    "philosophers": {"levels": 2},
    "psychics": {"levels": 2, "tools": 4},
}


@pytest.mark.parametrize("faction", FACTIONS)
def test_start_of_a_faction(faction: str) -> None:
    """R20, R3.4: levels and tools, with the power for level 3."""
    me = Side(home="plains", faction=faction)
    desk = Desk(table(me, phase="setup"))
    script: Script = [("levels", {"law": 1, "banking": 1})] if faction == "lizards" else []
    desk.run(equip(desk.play, 0), script)
    start = FACTION_START[faction]
    assert (me.coins, me.tools, me.vp) == (15, start.get("tools", 3), 20)
    assert sum(me.levels.values()) == start.get("levels", 0)
    assert me.bowls == [5 - start.get("power", 0), 7 + start.get("power", 0), 0]


BOARD_START = {
    "desert": (15, 3, 0, [5, 7, 0], 0, 1),
    "plains": (15, 3, 0, [5, 7, 0], 0, 0),
    "swamp": (15, 3, 1, [3, 9, 0], 0, 0),
    "lake": (15, 3, 0, [5, 7, 0], 1, 0),
    "forest": (15, 3, 0, [4, 8, 0], 0, 0),
    "mountain": (15, 3, 0, [5, 7, 0], 0, 0),
    "wasteland": (15, 4, 0, [5, 7, 0], 0, 0),
}


@pytest.mark.parametrize("home", BOARDS)
def test_start_of_a_board(home: str) -> None:
    """R21: resources, bowls, sailing, start spades."""
    me = Side(home=home, faction="inventors")
    desk = Desk(table(me, phase="setup"))
    desk.run(equip(desk.play, 0), [("books", {"law": 1})] if home == "wasteland" else [])
    found = (me.coins, me.tools, me.scholars, me.bowls, me.sailing, me.start_spades)
    assert found == BOARD_START[home]
    assert sum(me.levels.values()) == 4 * (home == "forest")
    assert sum(me.books.values()) == (home == "wasteland")


def test_boards_differ_as_printed() -> None:
    """R21.2, R21.6, R21.7, R21.4: what the boards change later in the game."""
    cheap = {home: board.track_coins for home, board in BOARDS.items() if board.track_coins != 5}
    assert cheap == {"plains": 1}
    fewer = {home: board.extra for home, board in BOARDS.items() if board.extra != (0, 1, 2)}
    assert fewer == {"wasteland": (0, 0, 2)}
    rich = {home: board.base.coins for home, board in BOARDS.items() if board.base.coins}
    assert rich == {"mountain": 2}
    first = {home: board.slots["guild"][0].coins for home, board in BOARDS.items()}
    assert {home for home, coins in first.items() if coins == 3} == {"mountain"}
    assert BOARDS["lake"].sailing[2].vp == 3


def test_omars_income() -> None:
    """R20.10."""
    me, other = side(faction="omar"), side()
    desk = Desk(table(me, other))
    give_income(desk.play, 0)
    give_income(desk.play, 1)
    assert me.coins - other.coins == 2
    assert me.bowls == [3, 9, 0]


def altered(gain: Gain) -> Iterator[Gain]:
    """Yield the gain with one number changed."""
    for name in Gain.__slots__:
        value = getattr(gain, name)
        if isinstance(value, int) and value:
            yield replace(gain, **{name: value + 1})


def changed(effect: Effect) -> Iterator[Effect]:
    """Yield the effect line with one number changed."""
    yield from (replace(effect, gain=gain) for gain in altered(effect.gain))
    if effect.vp:
        yield replace(effect, vp=effect.vp + 1)
    if effect.levels:
        yield replace(effect, levels=effect.levels + 1)
    if effect.table:
        yield replace(effect, table=tuple((low, vp + 1) for low, vp in effect.table))


def noticed(tile: str) -> bool:
    """Tell whether a case above fails for this tile now."""
    cases: list[Callable[[], None]] = []
    if tile not in FACTIONS:
        cases += [lambda: test_income_of_a_tile(tile), lambda: test_pass_effects(tile)]
    cases += [lambda: test_what_a_tile_gives_at_once(tile)] if tile in IMMEDIATE else []
    cases += [lambda: test_special_actions(tile)] if tile in SPECIALS else []
    cases += [lambda: test_census(7, 8)] if tile == "census" else []
    cases += [lambda: test_tiles_that_bring_a_competency(tile)] if tile in BRING else []
    cases += [test_palace_15_finishes_each_part_before_the_next] if tile == "palace_15" else []
    cases += PASSIVE.get(tile, [])
    for case in cases:
        try:
            case()
        except Exception:
            return True
    return False


PASSIVE: dict[str, list[Callable[[], None]]] = {
    "palace_09": [passive.test_flight],
    "palace_12": [lambda: passive.test_building_a_workshop_scores({"palace": "palace_12"}, "C5", 2, 0)],
    "palace_13": [lambda: passive.test_building_a_guild_scores({"palace": "palace_13"})],
    "bonus_build_guild": [lambda: passive.test_building_a_guild_scores({"bonus": "bonus_build_guild"})],
    "bonus_river_workshop": [
        lambda: passive.test_building_a_workshop_scores({"bonus": "bonus_river_workshop"}, "D4", 2, 0)
    ],
    "bonus_send_scholar": [
        lambda: passive.test_sending_scholars_scores({"bonus": "bonus_send_scholar"}, "3")
    ],
    "competency_08": [lambda: passive.test_sending_scholars_scores({"competencies": ["competency_08"]}, "3")],
    "competency_09": [
        lambda: passive.test_building_a_workshop_scores({"competencies": ["competency_09"]}, "A10", 3, 0)
    ],
    "navigators": [lambda: passive.test_building_a_workshop_scores({"faction": "navigators"}, "D4", 2, 0)],
    "goblins": [passive.test_goblins_are_paid_for_every_spade],
    "felines": [lambda: passive.test_felines_and_city_tiles("city")],
    "moles": [
        lambda: passive.test_moles_tunnel("original", 4),
        passive.test_moles_bridge_over_land,
    ],
    "omar": [test_omars_income],
}
"""Cases of things that act by themselves."""
NO_NUMBER = {
    ("inventors", "setup"): "R3.9: the tile is taken in a step of setup of its own",
    ("moles", "action"): "R20.7.4: one bridge for one tool, an action of its own",
}
"""Lines whose gain is carried out by a step of its own."""


@pytest.mark.parametrize("tile", EFFECTS)
def test_every_change_of_an_effect_is_noticed(tile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each number of each tile is held by a case above."""
    assert not noticed(tile)
    for place, effect in enumerate(EFFECTS[tile]):
        for other in changed(effect) if (tile, effect.timing) not in NO_NUMBER else ():
            lines = [*EFFECTS[tile]]
            lines[place] = other
            with monkeypatch.context() as patch:
                patch.setitem(EFFECTS, tile, tuple(lines))
                assert noticed(tile), other
