"""Abilities that act by themselves: factions, palaces, competencies, round bonuses, round tiles."""

from typing import Any

import pytest

from games.age_of_innovation import actions, digging, effects, flow
from games.age_of_innovation.building import build
from games.age_of_innovation.conversions import conversions, convert
from games.age_of_innovation.gains import raise_level
from games.age_of_innovation.ground import largest_area, reached
from games.age_of_innovation.scoring import final_points, resource_points
from games.age_of_innovation.state import Bridge
from tests.games.age_of_innovation.tables import SLOT_OF, Desk, Script, side, table


@pytest.mark.parametrize(
    ("given", "hexagon", "vp", "coins"),
    [
        ({}, "D4", 0, 0),
        ({"faction": "navigators"}, "D4", 2, 0),
        ({"faction": "navigators"}, "C5", 0, 0),
        ({"bonus": "bonus_river_workshop"}, "D4", 2, 0),
        ({"bonus": "bonus_river_workshop"}, "C5", 0, 0),
        ({"palace": "palace_12"}, "C5", 2, 0),
        ({"palace": "palace_13"}, "C5", 0, 0),
        ({"competencies": ["competency_09"]}, "A10", 3, 0),
        ({"competencies": ["competency_09"]}, "C5", 0, 0),
    ],
)
def test_building_a_workshop_scores(given: dict[str, Any], hexagon: str, vp: int, coins: int) -> None:
    """R20.9, R25.1, R23.12, R24.9."""
    desk = Desk(table(side(**given)))
    build(desk.play, 0, hexagon, "workshop")
    assert (desk.me.vp, desk.me.coins) == (20 + vp, coins)


def test_navigators_of_2024_get_a_coin() -> None:
    """R20.9."""
    desk = Desk(table(side(faction="navigators"), balance="sept_2024"))
    build(desk.play, 0, "D4", "workshop")
    assert (desk.me.vp, desk.me.coins) == (22, 1)


@pytest.mark.parametrize("given", [{"palace": "palace_13"}, {"bonus": "bonus_build_guild"}])
def test_building_a_guild_scores(given: dict[str, Any]) -> None:
    """R23.13, R25.1."""
    desk = Desk(table(side(**given)))
    build(desk.play, 0, "D4", "guild")
    build(desk.play, 0, "C5", "school")
    assert desk.me.vp == 23


@pytest.mark.parametrize(
    ("tile", "piece", "vp"),
    [
        ("workshop_law", "workshop", 2),
        ("guild_law", "guild", 3),
        ("school_banking", "school", 4),
        ("palace_university_banking", "palace", 5),
        ("palace_university_medicine", "university", 5),
        ("workshop_law", "neutral_workshop", 2),
        ("workshop_law", "guild", 0),
    ],
)
def test_round_tile_of_a_building(tile: str, piece: str, vp: int) -> None:
    """R26.1: neutral buildings count as their type."""
    desk = Desk(table(side(), round_tiles=[tile] * 6))
    build(desk.play, 0, "D4", piece)
    assert desk.me.vp == 20 + vp


@pytest.mark.parametrize(
    ("final", "piece", "hexagon", "vp"),
    [
        ("final_workshop", "workshop", "D4", 2),
        ("final_guild", "guild", "D4", 3),
        ("final_school", "school", "D4", 4),
        ("final_edge_workshop", "workshop", "A10", 3),
        ("final_edge_workshop", "workshop", "D4", 0),
    ],
)
def test_final_tile_scores_in_round_6_only(final: str, piece: str, hexagon: str, vp: int) -> None:
    """R26.3, R26.5."""
    for number in (5, 6):
        desk = Desk(table(side(), final_tile=final, round=number))
        build(desk.play, 0, hexagon, piece)
        assert desk.me.vp == 20 + vp * (number == 6)


def test_nothing_scores_outside_phase_two() -> None:
    """R26.1: first buildings and science spades do not."""
    desk = Desk(table(side(competencies=["competency_09"]), round_tiles=["workshop_law"] * 6, phase="setup"))
    build(desk.play, 0, "A10", "workshop")
    assert desk.me.vp == 20


def test_goblins_are_paid_for_every_spade() -> None:
    """R20.3: free or bought, in any phase."""
    for phase in ("actions", "science"):
        desk = Desk(table(side(faction="goblins"), phase=phase))
        digging.use_spades(desk.play, 0, "D2", 2)
        assert desk.me.coins == 4
        assert desk.state.terrain["D2"] == "desert"


@pytest.mark.parametrize("event", ["city", "palace_11"])
def test_felines_and_city_tiles(event: str) -> None:
    """R20.2: three levels and a book for a city tile, however gained."""
    pieces = {"D4": "guild", "D5": "guild", "C5": "guild", "C4": "workshop"}
    desk = Desk(table(side(faction="felines", buildings=pieces if event == "city" else {"D4": "palace"})))
    if event == "palace_11":
        desk.state.due.append("city-tile")
    script: Script = [("city-tile", "city_tools"), ("levels", {"law": 3}), ("books", {"law": 1})]
    desk.run(effects.resolve(desk.play, 0), script)
    assert (desk.me.levels["law"], desk.me.books["law"]) == (3, 1)


def test_lizards_and_city_tiles() -> None:
    """R20.6: a free spade, and a free workshop on any home hex in reach."""
    desk = Desk(table(side(faction="lizards", buildings={"D5": "palace"}, tools=6)))
    desk.state.due.append("city-tile")
    script: Script = [("city-tile", "city_coins"), ("reward-hex", "C5"), ("free-workshop", "D4")]
    desk.run(effects.resolve(desk.play, 0), script)
    assert desk.me.buildings == {"D5": "palace", "D4": "workshop"}
    assert desk.state.terrain == {"C5": "desert"}
    assert (desk.me.tools, desk.me.coins) == (6, 6)


@pytest.mark.parametrize(("balance", "vp"), [("original", 4), ("sept_2024", 3)])
def test_moles_tunnel(balance: str, vp: int) -> None:
    """R20.7.1: a tool and VP for a hex with one hex between."""
    me = side(faction="moles", buildings={"D1": "workshop"}, tools=9, coins=2)
    desk = Desk(table(me, balance=balance))
    assert "C3" not in reached(desk.state, 0)
    desk.run(digging.terraform_and_build(desk.play, 0), [("build-hex", "C3"), ("spades", "2w")])
    assert (me.tools, me.coins, me.vp) == (1, 0, 20 + vp)
    assert me.buildings["C3"] == "workshop"


def test_moles_may_tunnel_to_the_second_hex() -> None:
    """R7.12, R20.7.3: once in an action, on whichever hex."""
    me = side(faction="moles", buildings={"D1": "workshop"}, tools=1)
    desk = Desk(table(me))
    script: Script = [("spade-hex", "C1"), ("next-hex", "E3")]
    desk.run(digging.free_spades(desk.play, 0, 2, "spade-hex"), script)
    assert (me.tools, me.vp) == (0, 24)
    assert desk.state.terrain == {"C1": "desert", "E3": "desert"}


def test_moles_bridge_over_land() -> None:
    """R20.7.4."""
    me = side(faction="moles", buildings={"D4": "workshop"}, tools=1)
    desk = Desk(table(me))
    desk.run(actions.moles_bridge(desk.play, 0), [("bridge", "B3-D4")])
    assert (me.tools, me.bridges) == (0, 2)
    assert "B3" in reached(desk.state, 0)


def test_moles_join_areas_over_one_hex() -> None:
    """R20.7.5, R23.9.4."""
    pieces = {"A3": "workshop", "A6": "workshop"}
    found = {
        faction: largest_area(table(side(faction=faction, palace=palace, buildings=pieces)), 0)
        for faction, palace in (("moles", ""), ("felines", "palace_09"), ("goblins", ""))
    }
    assert found == {"moles": 1, "felines": 2, "goblins": 1}


def test_flight() -> None:
    """R23.9.1: a scholar and 5 VP for a hex two or three steps away."""
    me = side(palace="palace_09", buildings={"D1": "palace"}, tools=9, coins=2, scholars=1)
    desk = Desk(table(me))
    desk.run(digging.terraform_and_build(desk.play, 0), [("build-hex", "B1"), ("spades", "2w")])
    assert (me.scholars, me.vp, me.buildings["B1"]) == (0, 25, "workshop")


def test_philosophers_get_a_book_with_a_competency() -> None:
    """R20.11."""
    desk = Desk(table(side(faction="philosophers")))
    desk.run(effects.take_competency(desk.play, 0), [("competency", SLOT_OF["competency_04"])])
    assert desk.me.books["law"] == 1
    assert desk.me.levels["law"] == 3


@pytest.mark.parametrize("given", [{"competencies": ["competency_08"]}, {"bonus": "bonus_send_scholar"}])
@pytest.mark.parametrize("space", ["3", "1"])
def test_sending_scholars_scores(given: dict[str, Any], space: str) -> None:
    """R12.3, R24.8: sent or returned."""
    desk = Desk(table(side(scholars=1, **given)))
    desk.run(actions.scholar(desk.play, 0), [("scholar-field", "law"), ("scholar-space", space)])
    assert desk.me.vp == 22
    assert desk.me.levels["law"] == int(space)
    assert desk.me.scholars_out == (space == "3")


def test_psychics_act_again() -> None:
    """R14.5: five power, then another action at once."""
    desk = Desk(table(side(faction="psychics", bowls=[0, 7, 0], buildings={"D4": "workshop"})))
    assert flow.action_question(desk.state, 0).options[0].id == "special"
    script: Script = [("action", "special"), ("special", "psychics"), ("action", "power")]
    script = [*script, ("power-action", "power_coins")]
    desk.run(flow.turn(desk.play), script)
    assert (desk.me.coins, desk.me.bowls) == (7, [4, 2, 1])


def test_a_river_bonus_reaches_further_only_in_phase_two() -> None:
    """R4.4.4."""
    me = side(bonus="bonus_river_workshop", buildings={"D4": "workshop"})
    assert "F2" in reached(table(me), 0)
    assert "F2" not in reached(table(me, phase="science"), 0)
    me.buildings["F2"] = "guild"
    assert largest_area(table(me), 0) == 1


def test_a_bridge_joins_for_everyone() -> None:
    """R4.4.2: reach and power over another's bridge."""
    me, other = side(buildings={"D4": "workshop"}), side("lake", buildings={"F2": "guild"})
    desk = Desk(table(me, other, bridges=[Bridge(a="D4", b="F2", owner=1)]))
    build(desk.play, 0, "D4", "guild")
    assert [(one.seat, one.power) for one in desk.state.offers] == [(1, 2)]


def test_an_annex_counts_for_power_and_city() -> None:
    """R14.3, R4.6.3."""
    pieces = {"D4": "guild", "D5": "guild", "C5": "guild"}
    me = side(buildings=pieces, annex_stock=2, competencies=["competency_06"])
    desk = Desk(table(me))
    script: Script = [("annex", "D4"), ("city-tile", "city_tools")]
    desk.run(flow.act(desk.play, 0, "annex"), script)
    assert sorted(me.cities[0]) == ["C5", "D4", "D5"]
    assert actions.annex_sites(me) == ["D5", "C5"]


def test_palace_14_founds_across_a_river() -> None:
    """R23.14: buildings around one river hex, on request."""
    desk = Desk(table(side(palace="palace_14", buildings={"D4": "guild", "E4": "guild", "D3": "guild"})))
    assert effects.river_groups(desk.state, 0) == {}
    desk.me.buildings["C4"] = "guild"
    assert effects.new_cities(desk.state, 0) == []
    assert sorted(effects.river_groups(desk.state, 0)["rD1"]) == ["C4", "D3", "D4", "E4"]


@pytest.mark.parametrize(
    ("conversion", "times", "after"),
    [
        ("sacrifice", 3, {"bowls": [0, 0, 11], "tokens": 9}),
        ("power-scholar", 1, {"bowls": [5, 6, 3], "scholars": 2}),
        ("power-book-law", 1, {"bowls": [5, 6, 3]}),
        ("power-tool", 2, {"bowls": [6, 6, 2], "tools": 4}),
        ("power-coin", 8, {"bowls": [8, 6, 0], "coins": 8}),
        ("scholar-tool", 1, {"scholars": 0, "tools": 3}),
        ("tool-coin", 2, {"tools": 0, "coins": 2}),
        ("book-law-coin", 2, {"coins": 2}),
    ],
)
def test_conversions(conversion: str, times: int, after: dict[str, Any]) -> None:
    """R6.4: each conversion, as often as it can be done."""
    me = side(bowls=[0, 6, 8], scholars=1, tools=2, tokens=12)
    me.books["law"] = 2
    state = table(me)
    assert conversions(state, 0)[conversion] == times
    convert(state, 0, conversion, times)
    assert {name: getattr(me, name) for name in after} == after
    assert me.books["law"] == {"power-book-law": 3, "book-law-coin": 0}.get(conversion, 2)


def test_the_twelfth_level_is_for_one() -> None:
    """R4.8.5, R4.8.3."""
    high = dict.fromkeys(("banking", "law", "engineering", "medicine"), 0) | {"law": 12}
    low = high | {"law": 10}
    me = side(levels=low, city_tiles=["city_tools"], bowls=[12, 0, 0])
    state = table(me, side(levels=high))
    assert raise_level(state, 0, "law", 5) == 1
    state.sides[1].levels["law"] = 0
    assert raise_level(state, 0, "law", 5) == 1
    assert me.bowls == [9, 3, 0]


def test_what_is_left_over_scores() -> None:
    """R17.5: bowl II counts half."""
    me = side(coins=4, tools=2, scholars=1, bowls=[2, 5, 3])
    me.books["law"] = 3
    assert resource_points(me) == 3
    assert final_points(table(me))["resources"] == [3]
