"""Rules beyond the dossier's scenarios."""

from collections.abc import Callable

import pytest

from games.core.errors import Broken, Refused
from games.core.play import Play
from games.core.snapshot import pack
from games.core.table import Table
from games.core.text import Text
from games.era_of_inventions import GAME, laws, questions, scoring
from games.era_of_inventions.content import BOXES, CARDS, FACTORIES, INVENTIONS, SOURCES, START_CARDS
from games.era_of_inventions.production import royalties
from games.era_of_inventions.rounds import new_state, prepare
from games.era_of_inventions.state import Action, EraState, Player
from games.era_of_inventions.view import EraView

EraTable = Table[EraState, EraView]


def acting(area: str, seats: int = 3) -> EraState:
    """Return a set-up state in which seat 0 has one disc, in `area`."""
    state = Table.start(GAME, seats, {}, "rules").state.model_copy(deep=True)
    state.phase, state.turn, state.start = "resolve", 0, 0
    state.areas[area] = [0]
    state.players[0].discs -= 1
    state.players[0].stock = dict.fromkeys(state.players[0].stock, 9)
    return state


def table_of(state: EraState) -> EraTable:
    """Return a table at this state."""
    return Table.load(GAME, pack(state, 0), [])


def play(table: EraTable, *answers: str) -> None:
    """Answer the open questions one after another."""
    for answer in answers:
        table.answer(table.asked[0], answer)


def refusal(table: EraTable, value: str) -> tuple[str, str, list[str]]:
    """Answer and return (reason, rule, alternatives) of the refusal."""
    with pytest.raises(Refused) as caught:
        table.answer(table.asked[0], value)
    why, options = caught.value.text.params["why"], caught.value.text.params["options"]
    assert isinstance(why, Text)
    assert isinstance(options, tuple)
    return why.key, caught.value.rule, [option.key for option in options]


def test_component_counts() -> None:
    """R2.6-R2.8: 24 factories, 12 start cards, 27 invention cards, 9 inventions with two boxes, 6 places."""
    assert (len(FACTORIES), len(START_CARDS), len(CARDS), len(INVENTIONS), len(BOXES), len(SOURCES)) == (
        24, 12, 39, 9, 18, 6,
    )  # fmt: skip


def test_fourth_purchase_says_what_was_bought_and_what_is_possible() -> None:
    """R6.1: three places at most, and the refusal names the alternatives."""
    table = table_of(acting("buy"))
    play(table, "buy", "ship_1", "ship_2", "ship_3")
    assert table.asked[0].key == "bonus"
    key, rule, options = refusal(table, "warehouse_coal")
    assert (key, rule) == ("refused-limit-buy", "R6.1")
    assert "option-no-bonus" in options


def test_full_area_is_refused_with_the_others_offered() -> None:
    """R3.3: two discs per area."""
    state = Table.start(GAME, 3, {}, "rules").state.model_copy(deep=True)
    others = [seat for seat in range(3) if seat != state.turn]
    state.areas["buy"] = others
    for seat in others:
        state.players[seat].discs -= 1
    key, rule, options = refusal(table_of(state), "buy")
    assert (key, rule, len(options)) == ("refused-area-full", "R3.3", 5)


def test_placing_may_not_be_passed() -> None:
    """R3.2: a disc must be placed."""
    assert refusal(Table.start(GAME, 4, {}, "rules"), "pass")[:2] == ("refused-must-place", "R3.2")


def test_invent_then_patent_in_one_action_is_refused_but_bonus_may() -> None:
    """R8.1: an action invents or patents; the bonus disc may do the other."""
    table = table_of(acting("invent"))
    play(table, "invent", "telephone_gold")
    assert refusal(table, "patent")[:2] == ("refused-invent-or-patent", "R8.1")
    play(table, "done", "invent", "patent")
    assert table.state.players[0].patented == ["telephone_gold"]


def test_patent_goes_on_the_box_of_the_players_choice() -> None:
    """R8.3b: with two own boxes free the player is asked."""
    table = table_of(acting("invent"))
    play(table, "invent", "telephone_gold", "cash_register_gold", "done", "invent", "patent")
    assert table.asked[0].key == "protect"
    play(table, "cash_register_gold")
    assert table.state.players[0].patented == ["cash_register_gold"]


def test_copy_card_asks_for_goods_only_with_a_choice() -> None:
    """R9.3: exactly as many goods as “?” leaves nothing to ask."""
    state = acting("produce")
    state.display[0] = "camera_copy"
    state.players[0].stock.update(metal=2, tech=0, tools=1)
    table = table_of(state)
    play(table, "produce", "s1")
    assert (table.state.players[0].stock["metal"], table.state.players[0].stock["tools"]) == (0, 0)


def test_copy_card_goods_are_the_players_choice() -> None:
    """R9.3: any mix of metal, tech and tools."""
    state = acting("produce")
    state.display[0] = "camera_copy"
    table = table_of(state)
    play(table, "produce", "s1")
    assert table.asked[0].key == "goods"
    table.answer(table.asked[0], {"metal": 1, "tech": 2})
    assert (table.state.players[0].stock["metal"], table.state.players[0].stock["tech"]) == (8, 7)


def test_royalties_come_gold_before_silver() -> None:
    """R9.9: the order of royalties."""
    state = acting("produce")
    state.players[1].boxes, state.players[2].boxes = ["camera_silver"], ["camera_gold"]
    due = royalties(state, CARDS["camera_official_a"])
    assert due == [(2, "camera_gold"), (1, "camera_silver")]


def test_area_without_effect_offers_only_the_disc_back() -> None:
    """R3.7, R3.8: with nothing to pay the turn is over without a question."""
    state = acting("build")
    state.players[0].stock = dict.fromkeys(state.players[0].stock, 0)
    assert [option.id for option in questions.ask_disc(state).options] == ["back.build"]


def test_start_player_with_no_bonus_disc_is_not_asked() -> None:
    """R10.1: without a disc no question; the round goes on."""
    state = acting("factories")
    state.pool_bonus += state.players[0].bonus
    state.players[0].bonus = 0
    table = table_of(state)
    play(table, "factories")
    assert (table.state.phase, table.state.round) == ("place", 2)


def test_a_gold_box_of_the_last_round_brings_no_cards_into_play() -> None:
    """R8.2f: the game ends before they could be shuffled in."""
    state = acting("invent")
    state.round = 9
    table = table_of(state)
    play(table, "invent", "plane_gold", "done", "none")
    assert table.finished
    assert not {"plane_copy"} & {*table.state.draw, *table.state.display}


def test_marker_limit_stops_inventing() -> None:
    """R8.4: with no marker left no box can be marked."""
    state = acting("invent")
    boxes = list(BOXES)[:8]
    state.players[0].boxes, state.players[0].patented = boxes, boxes[:7]
    state.action = Action(area="invent")
    assert state.players[0].markers == 0
    assert [option.id for option in questions.steps(state, state.action)] == ["patent"]


def test_factory_pile_is_shuffled_with_its_discard_when_short() -> None:
    """R11.7: too few factories in the pile."""
    state = acting("build")
    state.factory_discard, state.factory_pile = state.factory_pile[1:], state.factory_pile[:1]
    table = table_of(state)
    play(table, "back.build")
    assert None not in table.state.row
    assert not table.state.factory_discard
    laws.check(table.state)


def test_short_supply_of_factories_leaves_slots_empty() -> None:
    """R11.7: with all factories built the row stays empty."""
    state = new_state(3, "rules")
    state.players[0].factories, state.factory_pile = state.factory_pile, []
    prepare(Play(state, lambda why, size, count: tuple(range(count))))
    assert state.row == [None] * 5


def test_final_trade_is_the_best_by_search() -> None:
    """R14.3: the plan equals the best of all plans of at most five exchanges, three per market."""
    for coins in range(7):
        for gears in range(4):
            for cubes in range(8):
                stock = {"coin": coins, "gear": gears, "wood": cubes, "coal": 0, "metal": 0, "tech": 0}
                found = scoring.final_trade(Player(stock={**stock, "tools": 0}))
                assert found == _search(coins, gears, cubes, 5, 3, 3)


def _search(coins: int, gears: int, cubes: int, left: int, middle: int, lower: int) -> int:
    """Return the most IP by trying all: middle for coins or a gear, barter of two cubes for a coin."""
    best = 0
    if left and middle and coins >= 2:
        best = max(best, 1 + _search(coins - 2, gears, cubes, left - 1, middle - 1, lower))
    if left and middle and gears:
        best = max(best, 1 + _search(coins, gears - 1, cubes, left - 1, middle - 1, lower))
    if left and lower and cubes >= 2:
        best = max(best, _search(coins + 1, gears, cubes - 2, left - 1, middle, lower - 1))
    return best


def _lose_card(state: EraState) -> None:
    state.draw.pop()


def _lose_disc(state: EraState) -> None:
    state.players[1].discs -= 1


def _lose_bonus(state: EraState) -> None:
    state.pool_bonus += 1


def _lose_factory(state: EraState) -> None:
    state.row[0] = None


def _debt(state: EraState) -> None:
    state.players[1].stock["coin"] = -1


@pytest.mark.parametrize("harm", [_lose_card, _lose_disc, _lose_bonus, _lose_factory, _debt])
def test_the_check_sees_a_lost_component(harm: Callable[[EraState], None]) -> None:
    """R2: each component is in one place."""
    state = acting("buy")
    laws.check(state)
    harm(state)
    with pytest.raises(Broken):
        laws.check(state)
