"""Rules of Age of Innovation that need no running game."""

import pytest

from games.age_of_innovation.board import MAPS
from games.age_of_innovation.content import BOARDS, distance, turned
from games.age_of_innovation.conversions import conversions, convert
from games.age_of_innovation.gains import raise_level
from games.age_of_innovation.ground import is_city, largest_area, reached
from games.age_of_innovation.income import board_income
from games.age_of_innovation.power import affordable_offer, gain_power
from games.age_of_innovation.scoring import prizes
from games.age_of_innovation.state import AgeState, Side


def table(*sides: Side) -> AgeState:
    return AgeState(
        seats=len(sides),
        seed="",
        map="map_3_5",
        balance="original",
        draft=False,
        palace_extra=0,
        book_cap=False,
        sides=list(sides),
    )


@pytest.mark.parametrize(
    ("bowls", "amount", "after"),
    [([2, 7, 3], 3, [0, 8, 4]), ([0, 0, 12], 5, [0, 0, 12]), ([1, 0, 11], 4, [0, 0, 12])],
)
def test_power_empties_bowl_one_first(bowls: list[int], amount: int, after: list[int]) -> None:
    """R4.2.2."""
    side = Side(bowls=bowls)
    gain_power(side, amount)
    assert side.bowls == after


def test_offer_is_limited_by_points() -> None:
    """R4.5.4."""
    assert affordable_offer(Side(vp=0, bowls=[5, 7, 0]), 3) == 1


def test_maps_have_the_counted_hexes() -> None:
    """Components: 81 and 59 land hexes, 31 and 17 bridge sites."""
    sizes = {one.id: (len(one.lands), len(one.sites)) for one in MAPS.values()}
    assert sizes == {"map_3_5": (81, 31), "map_1_3": (59, 17)}


def test_wheel_turns_the_short_way() -> None:
    """R4.3.1."""
    assert distance("desert", "wasteland") == 1
    assert turned("desert", "mountain", 1) == "wasteland"


def test_reach_grows_with_sailing() -> None:
    """R4.4.3."""
    side = Side(home="desert", buildings={"D4": "workshop"})
    assert list(reached(table(side), 0)) == ["C4", "C5", "D5"]
    side.sailing = 1
    assert "F2" in reached(table(side), 0)


def test_city_needs_four_buildings_and_seven_power() -> None:
    """R4.6.2, R4.6.3."""
    pieces = {"D4": "guild", "D5": "guild", "C5": "guild", "C4": "workshop"}
    side = Side(home="desert", buildings=pieces)
    assert is_city(table(side), 0, pieces)
    del pieces["C4"]
    assert not is_city(table(side), 0, pieces)


def test_level_eight_needs_a_key() -> None:
    """R4.8.4."""
    side = Side(levels={"banking": 6, "law": 0, "engineering": 0, "medicine": 0}, bowls=[5, 7, 0])
    assert raise_level(table(side), 0, "banking", 3) == 1
    side.city_tiles.append("city_coins")
    assert raise_level(table(side), 0, "banking", 3) == 3


def test_sacrifice_costs_a_token() -> None:
    """R6.4."""
    state = table(Side(bowls=[0, 2, 0]))
    assert conversions(state, 0) == {"sacrifice": 1}
    convert(state, 0, "sacrifice")
    assert (state.sides[0].bowls, state.sides[0].tokens) == ([0, 0, 1], 11)


def test_moles_connect_over_one_hex() -> None:
    """R20.7.5."""
    pieces = {"A3": "workshop", "A5": "workshop"}
    assert largest_area(table(Side(faction="moles", buildings=pieces)), 0) == 2
    assert largest_area(table(Side(faction="felines", buildings=pieces)), 0) == 1


def test_lake_starts_at_sea() -> None:
    """R21.4."""
    assert BOARDS["lake"].sailing_start == 1


def test_tied_players_share_the_places() -> None:
    """R17.4, R17.3."""
    assert prizes([9, 9, 4, 0], (18, 12, 6)) == [15, 15, 6, 0]


@pytest.mark.parametrize(("workshops", "tools"), list(enumerate((1, 2, 3, 4, 5, 5, 6, 7, 8, 9))))
def test_tool_income_by_workshops_on_the_map(workshops: int, tools: int) -> None:
    """R5.5."""
    side = Side(home="plains", buildings={f"A{n}": "workshop" for n in range(workshops)})
    assert sum(gain.tools for gain in board_income(side)) == tools
