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


def _poor(state: EraState) -> None:
    state.players[0].stock = dict.fromkeys(state.players[0].stock, 0) | {"coin": 2}


def _two_discs(state: EraState) -> None:
    _poor(state)
    state.areas["market"] = [0]
    state.players[0].discs -= 1


def _gold_marked(state: EraState) -> None:
    state.players[1].boxes = ["car_gold"]
    state.aside = [card for card in CARDS if CARDS[card].invention == "car"]


def _copy_of_own(state: EraState) -> None:
    state.players[0].boxes = ["car_silver"]
    state.display[0] = "car_copy"


def _nothing_there(state: EraState) -> None:
    state.places["ship_1"] = 0
    state.row[0] = None
    state.display[0] = None


def _last_disc_bought(state: EraState) -> None:
    state.pool_bonus = 0


def _all_patents(state: EraState) -> None:
    state.players[0].patent = 6


def _as_it_is(state: EraState) -> None:
    pass


REFUSALS = [
    # what is changed, area, answers before, refused answer, reason, rule
    (_as_it_is, "build", (), "market", "refused-no-disc-there", "R3.5"),
    (_as_it_is, "build", (), "back.market", "refused-no-disc-there", "R3.5"),
    (_two_discs, "build", (), "build", "refused-no-effect", "R3.8"),
    (_as_it_is, "build", ("build",), "done", "refused-nothing-done", "R3.8"),
    (_as_it_is, "build", ("build",), "market", "refused-acted", "R3.5"),
    (_nothing_there, "build", ("build",), "f1", "refused-empty-slot", "R4.1"),
    (_as_it_is, "build", ("build", "f1", "f2", "f3"), "f4", "refused-limit-build", "R4.1"),
    (_nothing_there, "buy", ("buy",), "ship_1", "refused-empty-place", "R6.2"),
    (_as_it_is, "buy", ("buy",), "f1", "refused-other-area", "R3.5"),
    (_as_it_is, "market", ("market", "coins_to_gear"), "take_gear", "refused-exclusive", "R7.2"),
    (_as_it_is, "market", ("market", *["coins_to_gear"] * 3), "gear_to_coins", "refused-per-market", "R7.3"),
    (_last_disc_bought, "market", ("market",), "coins_to_bonus_disc", "refused-none-left", "R7.5"),
    (_poor, "market", ("market",), "gear_to_ip", "refused-cannot-pay", "R7.3"),
    (_as_it_is, "market", ("market", "barter"), "gear.coin", "refused-not-tradable", "R7.4"),
    (_as_it_is, "market", ("market", "barter", "coin.wood"), "wood", "refused-same-kind", "R7.4"),
    (_as_it_is, "market", ("market", "barter", "coin.wood"), "gear", "refused-not-tradable", "R7.4"),
    (_gold_marked, "invent", ("invent",), "car_gold", "refused-box-taken", "R8.2b"),
    (_as_it_is, "invent", ("invent",), "car_silver", "refused-gold-first", "R8.2c"),
    (_as_it_is, "invent", ("invent", "plane_gold"), "telephone_gold", "refused-gear-cap", "R8.2a"),
    (_all_patents, "invent", ("invent",), "patent", "refused-track-end", "R8.3a"),
    (_as_it_is, "invent", ("invent", "patent", "patent"), "patent", "refused-limit-invent", "R8.3a"),
    (_as_it_is, "produce", ("produce", "s1", "s2", "s3"), "s4", "refused-limit-produce", "R9.1"),
    (_copy_of_own, "produce", ("produce",), "s1", "refused-own-copy", "R9.4"),
    (_nothing_there, "produce", ("produce",), "s1", "refused-empty-slot", "R9.1"),
    (_as_it_is, "build", ("build", "f1", "done", "market"), "take_gear", "refused-not-with-bonus", "R10.3"),
]


@pytest.mark.parametrize(
    ("change", "area", "before", "answer", "reason", "rule"),
    REFUSALS,
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_refusal_gives_reason_rule_and_alternatives(
    change: Callable[[EraState], None],
    area: str,
    before: tuple[str, ...],
    answer: str,
    reason: str,
    rule: str,
) -> None:
    """Whatever is refused says why, by which rule, and names everything that is possible."""
    state = acting(area)
    for slot, card in enumerate(START_CARDS[:7]):
        state.display[slot] = card
    change(state)
    table = table_of(state)
    play(table, *before)
    key, number, options = refusal(table, answer)
    assert (key, number) == (reason, rule)
    assert options == [option.key for option in table.asked[0].options]


def test_a_refused_barter_names_what_cannot_be_paid() -> None:
    """R7.3: two units that are not held."""
    state = acting("market")
    state.players[0].stock.update(coal=1)
    table = table_of(state)
    play(table, "market", "barter")
    assert refusal(table, "coal.coal")[:2] == ("refused-cannot-pay", "R7.3")


def test_a_refused_patent_place_gives_the_rule() -> None:
    """R8.3b: the marker goes on an own box without one."""
    table = table_of(acting("invent"))
    play(table, "invent", "telephone_gold", "cash_register_gold", "done", "invent", "patent")
    assert refusal(table, "plane_gold")[:2] == ("refused-not-patentable", "R8.3b")


def test_coal_does_not_fill_a_question_mark() -> None:
    """R9.3: only metal, tech and tools."""
    state = acting("produce")
    state.display[0] = "camera_copy"
    table = table_of(state)
    play(table, "produce", "s1")
    assert refusal(table, "coal.coal.coal")[:2] == ("refused-bad-goods", "R9.3")
    table.state.players[0].stock["tech"] = 1
    assert refusal(table, "tech.tech.metal.metal")[:2] == ("refused-cannot-pay", "R9.2")


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
    assert len(table.asked[0].options) == 10
    table.answer(table.asked[0], "metal.tech.tech")
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


def _lose_marker(state: EraState) -> None:
    state.players[0].patented = ["car_gold"]


def _silver_alone(state: EraState) -> None:
    state.players[0].boxes = ["car_silver"]


def _marked_twice(state: EraState) -> None:
    _gold_marked(state)
    state.players[2].boxes = ["car_gold"]


def _lose_slot(state: EraState) -> None:
    state.draw.append(str(state.display.pop()))


def _foreign_goods(state: EraState) -> None:
    state.players[0].stock["gold"] = 1


def _lose_place(state: EraState) -> None:
    del state.places["ship_1"]


def _third_disc(state: EraState) -> None:
    state.areas["buy"] = [0, 1, 2]
    for seat in (1, 2):
        state.players[seat].discs -= 1


HARMS = [
    _lose_card,
    _lose_disc,
    _lose_bonus,
    _lose_factory,
    _debt,
    _lose_marker,
    _silver_alone,
    _marked_twice,
    _lose_slot,
    _foreign_goods,
    _lose_place,
    _third_disc,
]


@pytest.mark.parametrize("harm", HARMS)
def test_the_check_sees_a_lost_component(harm: Callable[[EraState], None]) -> None:
    """R2: each component is in one place."""
    state = acting("buy")
    laws.check(state)
    harm(state)
    with pytest.raises(Broken):
        laws.check(state)
