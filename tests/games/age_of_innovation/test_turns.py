"""Whole turns at the table: offers, conversions, the end of a turn, passing, rounds, undo."""

import pytest

from games.age_of_innovation import GAME
from games.age_of_innovation.content import COMPETENCIES
from games.age_of_innovation.state import AgeState, Offer, Side
from games.age_of_innovation.view import AgeView
from games.core.errors import Refused
from games.core.orders import Band, Intent, Orders, Rule
from games.core.question import Decision, Value
from games.core.snapshot import pack
from games.core.standing import carry_out, queue, ruled, wish
from games.core.table import Table
from tests.games.age_of_innovation.tables import SLOT_OF, side, table

AgeTable = Table[AgeState, AgeView]
BONUSES = ("bonus_knowledge", "bonus_send_scholar", "bonus_build_guild")


def seated(*sides: Side, **given: object) -> AgeTable:
    """Return a running table in Phase II with these players, each with a round bonus."""
    for one, bonus in zip(sides, BONUSES, strict=False):
        one.bonus = one.bonus or bonus
    state = table(*sides, **given)
    state.innovations = {}
    return Table.load(GAME, pack(state, 0), [])


def open_question(at: AgeTable, seat: int, key: str) -> Decision:
    return next(one for one in at.decisions(seat) if one.key == key)


def give(at: AgeTable, seat: int, *script: tuple[str, Value]) -> None:
    for key, value in script:
        at.answer(open_question(at, seat, key), value)


def neighbours() -> tuple[Side, Side, Side]:
    """Return three players: building on D4 offers power to both others."""
    me = side(coins=9, tools=9, buildings={"C5": "workshop"})
    lake = side("lake", buildings={"C4": "guild"}, vp=20)
    plains = side("plains", buildings={"D5": "workshop"})
    return me, lake, plains


def test_offers_are_open_to_all_and_the_turn_passes_on() -> None:
    """R4.5, R28.3: independent offers; each is answered before its owner's next own turn."""
    at = seated(*neighbours())
    give(at, 0, ("action", "build"), ("build-hex", "D4"))
    assert at.owing() == [1, 2]
    give(at, 2, ("offer", "take"))
    assert at.state.sides[2].bowls == [4, 8, 0]
    assert [one.key for one in at.asked] == ["offer"]
    give(at, 1, ("offer", "take"))
    assert (at.state.sides[1].bowls, at.state.sides[1].vp) == ([3, 9, 0], 19)
    assert at.asked[0].key == "action"
    assert at.asked[0].seat == 1


def test_an_offer_may_be_answered_during_anothers_turn() -> None:
    """R28.3: seat 1 has nothing to answer and plays on while seat 2 thinks."""
    me, lake, plains = neighbours()
    lake.buildings = {"I4": "workshop"}
    at = seated(me, lake, plains)
    give(at, 0, ("action", "build"), ("build-hex", "D4"))
    assert {(one.seat, one.key) for one in at.asked} == {(1, "action"), (2, "offer")}
    give(at, 1, ("action", "pass"), ("bonus", "bonus_coins"))
    assert {(one.seat, one.key) for one in at.asked} == {(2, "offer")}
    give(at, 2, ("offer", "decline"))
    assert {(one.seat, one.key) for one in at.asked} == {(2, "action")}


def test_offers_are_closed_before_the_next_phase() -> None:
    """R28.3."""
    me, lake, plains = neighbours()
    lake.passed = plains.passed = True
    at = seated(me, lake, plains, next_order=[1, 2], offers=[Offer(seat=1, power=2, hex="D4")])
    give(at, 0, ("action", "pass"), ("bonus", "bonus_coins"))
    assert [(one.seat, one.key) for one in at.asked] == [(1, "offer")]
    assert at.state.phase == "actions"
    give(at, 1, ("offer", "decline"))
    assert at.state.round == 2


@pytest.mark.parametrize(
    ("vp", "bowls", "power"), [(0, [5, 7, 0], 1), (20, [0, 1, 11], 1), (20, [5, 7, 0], 2)]
)
def test_the_offer_names_what_is_really_gained(vp: int, bowls: list[int], power: int) -> None:
    """R4.5.4."""
    me, lake, plains = neighbours()
    lake.vp, lake.bowls = vp, bowls
    at = seated(me, lake, plains)
    give(at, 0, ("action", "build"), ("build-hex", "D4"))
    offer = open_question(at, 1, "offer")
    assert (offer.params["power"], offer.params["vp"]) == (power, power - 1)


def test_full_bowls_get_no_offer() -> None:
    """R4.5.4."""
    me, lake, plains = neighbours()
    lake.bowls = [0, 0, 12]
    at = seated(me, lake, plains)
    give(at, 0, ("action", "build"), ("build-hex", "D4"))
    assert {(one.seat, one.key) for one in at.asked} == {(1, "action"), (2, "offer")}


def test_cost_and_consequence_are_told() -> None:
    """R28.1: what the option costs and who may take power."""
    at = seated(*neighbours())
    give(at, 0, ("action", "build"))
    detail = open_question(at, 0, "build-hex").option("D4").detail
    assert detail is not None
    then = detail.params["then"]
    assert isinstance(then, tuple)
    told = [(one.key, one.params.get("n")) for one in then]
    assert ("detail-power", 2) in told
    assert ("detail-power", 1) in told


def test_converting_before_the_action() -> None:
    """R6.4: free, any number, before the action."""
    at = seated(side(bowls=[0, 0, 12], buildings={"D4": "workshop"}), side("lake"))
    give(at, 0, ("convert", "power-coin"), ("times", 2), ("convert", "power-tool"), ("times", 3))
    assert (at.state.sides[0].coins, at.state.sides[0].tools) == (2, 3)
    assert "build" in [one.id for one in open_question(at, 0, "action").options]


def test_the_end_is_asked_only_for_something_new() -> None:
    """R6.4: tools gained by the action can be converted after it; nothing new, no question."""
    at = seated(side(bowls=[0, 0, 12], buildings={"D4": "workshop"}), side("lake"))
    give(at, 0, ("action", "power"), ("power-action", "power_tools"))
    give(at, 0, ("convert", "tool-coin"), ("times", 2), ("end", "end"))
    assert at.state.sides[0].coins == 2
    give(at, 1, ("action", "pass"), ("bonus", "bonus_coins"))
    give(at, 0, ("action", "power"), ("power-action", "power_coins"))
    assert at.asked[0].key == "action"


def test_no_conversion_inside_an_action() -> None:
    """R6.5."""
    at = seated(side(bowls=[0, 0, 12], coins=9, tools=9, buildings={"D4": "workshop"}), side("lake"))
    give(at, 0, ("action", "build"))
    assert list(at.free) == []


def test_a_reward_of_spades_allows_conversions() -> None:
    """R6.5, R24.5."""
    me = side(bowls=[0, 0, 12], tools=3, coins=5, buildings={"D4": "guild"})
    at = seated(me, side("lake"))
    give(at, 0, ("action", "upgrade"), ("upgrade", "D4:school"), ("competency", "comp_law_2"))
    assert at.asked[0].key == "reward-hex"
    give(at, 0, ("convert", "power-tool"), ("times", 1), ("convert", "power-coin"), ("times", 2))
    give(at, 0, ("reward-hex", "C5"), ("next-hex", "skip"), ("workshop", "build"))
    assert at.state.sides[0].buildings["C5"] == "workshop"


def test_passing_changes_the_round_bonus() -> None:
    """R15.2, R15.3, R15.6: another tile with its coins, face down; the old one is on offer."""
    at = seated(side(coins=1, buildings={"D4": "workshop"}), side("lake"))
    give(at, 0, ("action", "pass"))
    assert "bonus_knowledge" not in [one.id for one in open_question(at, 0, "bonus").options]
    give(at, 0, ("bonus", "bonus_bridge"))
    me = at.state.sides[0]
    assert (me.coins, me.bonus, me.next_bonus, me.passed) == (3, "", "bonus_bridge", True)
    assert at.state.bonus_offer == {"bonus_coins": 1, "bonus_spade": 0, "bonus_knowledge": 0}


def test_a_round_ends_and_the_next_begins() -> None:
    """R15.4, R16.4: order of passing, coins on the bonuses, X removed, income."""
    at = seated(side(used=["x"]), side("lake"), used=["power_tools"])
    give(at, 0, ("action", "pass"), ("bonus", "bonus_coins"))
    give(at, 1, ("action", "pass"), ("bonus", "bonus_knowledge"))
    state = at.state
    assert (state.round, state.phase, state.order) == (2, "actions", [0, 1])
    assert state.used == [] == state.sides[0].used
    assert state.bonus_offer == {"bonus_spade": 1, "bonus_bridge": 3, "bonus_send_scholar": 1}
    assert (state.sides[0].bonus, state.sides[0].coins) == ("bonus_coins", 1 + 6)
    assert state.sides[1].tools == 1 + 2


def test_passing_first_is_being_first() -> None:
    """R15.4."""
    at = seated(side(), side("lake"), order=[1, 0])
    give(at, 1, ("action", "pass"), ("bonus", "bonus_coins"))
    give(at, 0, ("action", "pass"), ("bonus", "bonus_spade"))
    assert at.state.order == [1, 0]


def test_the_last_player_plays_on_alone() -> None:
    """R6.1."""
    at = seated(side(bowls=[0, 0, 12]), side("lake"))
    give(at, 0, ("action", "power"), ("power-action", "power_coins"))
    give(at, 1, ("action", "pass"), ("bonus", "bonus_coins"))
    give(at, 0, ("action", "power"), ("power-action", "power_scholar"), ("end", "end"))
    assert at.owing() == [0]


def test_no_bonus_is_taken_in_the_last_round_and_the_game_ends() -> None:
    """R15.5, R17.1."""
    at = seated(side(buildings={"D4": "workshop"}), side("lake"), round=6)
    give(at, 0, ("action", "pass"))
    give(at, 1, ("action", "pass"))
    assert at.finished
    sheet = GAME.score(at.state)
    assert sheet.winners == (0,)
    assert sheet.totals[0] == 20 + 18 + (0 + 7 // 2) // 5


def test_the_income_of_all_is_chosen_in_parallel() -> None:
    """R5.3."""
    at = seated(side(bonus="bonus_spade"), side("lake", bonus="bonus_bridge"), phase="income")
    assert [(one.seat, one.key) for one in at.asked] == [(0, "owed-books"), (1, "owed-books")]
    give(at, 1, ("owed-books", "law"))
    give(at, 0, ("owed-books", "banking"))
    assert (at.state.sides[0].books["banking"], at.state.sides[1].books["law"]) == (1, 1)
    assert at.state.phase == "actions"


def test_a_level_in_income_may_bring_its_income() -> None:
    """R5.4: competency 1 to level 9."""
    levels = {"banking": 8, "law": 0, "engineering": 9, "medicine": 0}
    me = side(levels=levels, competencies=["competency_01"], city_tiles=["city_tools"] * 2)
    at = seated(me, side("lake"), phase="income")
    give(at, 0, ("owed-levels", "banking"))
    assert at.state.sides[0].coins == 3
    assert at.state.sides[0].tools == 1 + 2 + 1 + 1


def test_undo_is_free_until_another_has_answered() -> None:
    """R28.4."""
    at = seated(*neighbours())
    give(at, 0, ("action", "build"), ("build-hex", "D4"))
    at.undo(0)
    assert [one.key for one in at.asked] == ["build-hex"]
    give(at, 0, ("build-hex", "D4"))
    give(at, 1, ("offer", "take"))
    with pytest.raises(Refused):
        at.undo(0)


@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [
        ("action", "sail", "R9.1"),
        ("action", "terraform", "R10.1"),
        ("action", "innovate", "R11.1"),
        ("action", "scholar", "R12.1"),
        ("action", "power", "R13.4"),
        ("action", "book", "R13.4"),
        ("action", "annex", "R14.3"),
        ("action", "moles-bridge", "R20.7.4"),
        ("convert", "power-tool", "R6.4"),
    ],
)
def test_refusals_name_the_rule(key: str, value: str, rule: str) -> None:
    at = seated(side(tools=1, buildings={"D4": "workshop"}), side("lake"))
    with pytest.raises(Refused) as refused:
        give(at, 0, (key, value))
    assert refused.value.rule == rule
    assert refused.value.text.key == "refused-why"


@pytest.mark.parametrize(
    ("hexagon", "why", "rule"),
    [
        ("Z9", "refused-no-hex", "R4.4"),
        ("rD1", "refused-river", "R4.4.3"),
        ("D4", "refused-occupied", "R7.2"),
        ("A1", "refused-reach", "R4.4.3"),
        ("C4", "refused-spade", "R7.3"),
    ],
)
def test_refused_hexes(hexagon: str, why: str, rule: str) -> None:
    me = side(tools=1, coins=2, buildings={"D4": "workshop"})
    at = seated(me, side("lake"), terrain={"C5": "desert"})
    give(at, 0, ("action", "build"))
    with pytest.raises(Refused) as refused:
        give(at, 0, ("build-hex", hexagon))
    found = refused.value.text.params["why"]
    assert getattr(found, "key", "") == why
    assert refused.value.rule == rule


def test_a_rule_answers_offers_by_size() -> None:
    """R28.3: take up to one power, refuse above."""
    at = seated(*neighbours())
    give(at, 0, ("action", "build"), ("build-hex", "D4"))
    bands = [Band(up_to=1, answer="take"), Band(answer="decline")]
    orders = ruled(GAME, Orders(), Rule(routine="offer", bands=bands))
    carry_out(at, {1: orders, 2: orders})
    assert at.state.sides[1].bowls == [5, 7, 0]
    assert at.state.sides[2].bowls == [4, 8, 0]
    assert [(one.seat, one.key) for one in at.asked] == [(1, "action")]


@pytest.mark.parametrize(
    ("bonus", "answered"), [("bonus_bridge", ["action", "bonus"]), ("bonus_coins", ["action"])]
)
def test_a_move_ahead_is_made_when_the_turn_comes(bonus: str, answered: list[str]) -> None:
    """R28.3: an action with what follows; a round bonus that is gone leaves its question to the player."""
    at = seated(*neighbours())
    offered = {one.decision.key: one for one in GAME.ahead(at.state, 1)}
    assert offered["action"].first
    assert not offered["bonus"].first
    wishes = [wish(offered["action"].decision, ["pass"]), wish(offered["bonus"].decision, [bonus])]
    orders = queue(GAME, at, 1, Orders(), Intent(wishes=wishes))
    give(at, 0, ("action", "pass"), ("bonus", "bonus_coins"))
    done = carry_out(at, {1: orders})
    assert [one.key for one in done.answers] == answered


def test_building_can_be_ordered_ahead() -> None:
    """R28.3: dropped when the hex is taken meanwhile."""
    me, lake, plains = neighbours()
    lake.coins = lake.tools = 9
    at = seated(me, lake, plains)
    offered = {one.decision.key: one.decision for one in GAME.ahead(at.state, 1)}
    wishes = [wish(offered["action"], ["build"]), wish(offered["build-hex"], ["B3"])]
    orders = queue(GAME, at, 1, Orders(), Intent(wishes=wishes))
    give(at, 0, ("action", "pass"), ("bonus", "bonus_coins"))
    carry_out(at, {1: orders})
    assert at.state.sides[1].buildings["B3"] == "workshop"


def test_reward_spades_in_the_new_turn_order() -> None:
    """R16.1, R16.3: used at once, hex after hex as one likes; no buying, no building, no reach bonus."""
    levels = {"banking": 0, "law": 0, "engineering": 0, "medicine": 8}
    me = side(levels=levels, buildings={"D4": "workshop"}, tools=9, coins=9, city_tiles=["city_tools"])
    other = side("lake", levels={**levels, "medicine": 4}, buildings={"F2": "workshop"}, faction="goblins")
    tiles = ["guild_medicine"] * 6
    at = seated(me, other, phase="science", next_order=[1, 0], order=[0, 1], round_tiles=tiles)
    assert at.owing() == [1]
    give(at, 1, ("reward-spade", "F3"))
    assert at.state.sides[1].coins == 2
    first = open_question(at, 0, "reward-spade")
    assert first.params["n"] == 2
    give(at, 0, ("reward-spade", "C4"), ("spades", "1"), ("reward-spade", "C5"))
    assert (at.state.terrain["C4"], at.state.terrain["C5"]) == ("wasteland", "desert")
    assert at.state.sides[0].buildings == {"D4": "workshop"}
    assert (at.state.round, at.state.order) == (2, [1, 0])


def test_the_owner_orders_what_a_build_sets_off() -> None:
    """R8.7, R28.1: a palace that completes a city: tile or city first."""
    pieces = {"D4": "guild", "D5": "workshop", "C5": "guild", "C4": "workshop"}
    me = side(buildings=pieces, tools=9, coins=9)
    at = seated(me, side("lake"))
    give(at, 0, ("action", "upgrade"), ("upgrade", "D4:palace"))
    assert [one.id for one in open_question(at, 0, "next-effect").options] == ["palace", "city:D4"]
    give(at, 0, ("next-effect", "city:D4"), ("city-tile", "city_coins"), ("palace", "palace_17"))
    assert at.state.sides[0].vp == 20 + 6 + 10


def test_a_city_across_a_river_is_founded_in_the_own_turn() -> None:
    """R23.14: a free action around the action; the tile lies on the river hex."""
    pieces = {"D4": "palace", "E4": "guild", "D3": "guild", "C4": "workshop"}
    me = side(palace="palace_14", buildings=pieces)
    at = seated(me, side("lake"), palaces=[])
    give(at, 0, ("river-city", "rD1"), ("city-tile", "city_power"))
    mine = at.state.sides[0]
    assert (mine.river_cities, mine.city_tiles, mine.vp) == (["rD1"], ["city_power"], 28)
    assert sorted(mine.cities[0]) == sorted(pieces)
    assert [one.key for one in at.free if one.key == "river-city"] == []


def test_a_bridge_may_end_at_anothers_building() -> None:
    """R13.3."""
    me, lake = side(buildings={"D4": "workshop"}, bowls=[0, 0, 12]), side("lake", buildings={"F2": "guild"})
    at = seated(me, lake)
    give(at, 0, ("action", "power"), ("power-action", "power_bridge"), ("bridge", "D4-F2"))
    assert at.state.sides[0].bridges == 2
    assert at.state.offers == []


def test_each_competency_once() -> None:
    """R1.6, R8.6."""
    me = side(buildings={"D4": "guild"}, tools=9, coins=9, competencies=["competency_02"])
    at = seated(me, side("lake"), competency_left={**dict.fromkeys(COMPETENCIES, 4), "competency_03": 0})
    give(at, 0, ("action", "upgrade"), ("upgrade", "D4:school"))
    offered = open_question(at, 0, "competency")
    assert len(offered.options) == 10
    for slot, why in ((SLOT_OF["competency_02"], "refused-have"), (SLOT_OF["competency_03"], "refused-gone")):
        with pytest.raises(Refused) as refused:
            at.answer(offered, slot)
        assert getattr(refused.value.text.params["why"], "key", "") == why


def test_a_building_beside_a_city_joins_it() -> None:
    """R4.6.5: no second city, however strong the group has become."""
    pieces = {"D4": "palace", "D5": "university", "C5": "guild"}
    me = side(buildings=pieces, coins=9, tools=9, cities=[list(pieces)], city_tiles=["city_tools"])
    at = seated(me, side("lake"), terrain={"C4": "desert"})
    give(at, 0, ("action", "build"), ("build-hex", "C4"))
    assert sorted(at.state.sides[0].cities[0]) == ["C4", "C5", "D4", "D5"]
    assert at.state.sides[0].city_tiles == ["city_tools"]


def test_passing_is_previewed() -> None:
    """R15: VP of the pass effects, and the place in the next turn order."""
    bonus = "bonus_pass_palace_university"
    me = side(buildings={"D4": "palace"}, bonus=bonus, competencies=["competency_12"])
    at = seated(me, side("lake"), next_order=[1])
    told = GAME.preview(at.state, open_question(at, 0, "action"), "pass")
    assert [(one.key, one.params["n"]) for one in told] == [("preview-vp", 4), ("preview-place", 2)]
    assert GAME.preview(at.state, open_question(at, 0, "action"), "build") == ()
