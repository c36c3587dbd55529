"""Moves queued ahead: the next placement, the next action, declined bonus discs."""

from games.core.orders import Band, Intent, Orders, Rule, Wish
from games.core.standing import ahead, carry_out, queue, ruled, wish
from games.core.table import Table
from games.core.text import Text, say
from games.era_of_inventions import GAME
from games.era_of_inventions.state import EraState
from games.era_of_inventions.view import EraView

EraTable = Table[EraState, EraView]


def start() -> EraTable:
    return Table.start(GAME, 3, {}, "ahead")


def queued(table: EraTable, seat: int, key: str, *wanted: str) -> Orders:
    decision = next(one.decision for one in ahead(GAME, table, seat) if one.decision.key == key)
    return queue(GAME, table, seat, Orders(), Intent(wishes=[wish(decision, wanted)]))


def place_all(table: EraTable, *areas: str) -> None:
    for area in areas:
        table.answer(table.asked[0], area)


def test_the_next_placement_can_be_queued() -> None:
    """It is made when the turn comes, with a notice (R3.2)."""
    table = start()
    first = table.state.turn
    second = (first + 1) % 3
    orders = {second: queued(table, second, "place", "invent")}
    table.answer(table.asked[0], "buy")
    outcome = carry_out(table, orders)
    assert table.state.areas["invent"] == [second]
    assert outcome.notices == [(second, say("notice-queued", ask=Text("ask-place")))]


def test_a_queued_placement_is_dropped_when_the_area_is_full() -> None:
    """The notice gives the reason of the rule and what is possible (R3.3)."""
    table = start()
    third = (table.state.turn + 2) % 3
    orders = {third: queued(table, third, "place", "invent")}
    place_all(table, "invent", "invent")
    outcome = carry_out(table, orders)
    assert outcome.answers == []
    assert outcome.orders[third].queue == []
    why = outcome.notices[0][1].params["why"]
    assert isinstance(why, Text)
    assert why.key == "refused-instead"
    assert why.params["why"] == say("refused-area-full", area=Text("area-invent"))


def test_whoever_queued_hears_of_it_before_the_turn() -> None:
    """With two more seats to move the full area is told at once, unless another area is named."""
    table = Table.start(GAME, 5, {}, "early")
    last = (table.state.turn + 4) % 5
    one, two = queued(table, last, "place", "invent"), queued(table, last, "place", "invent", "buy")
    place_all(table, "invent")
    assert carry_out(table, {last: one}).notices == []
    place_all(table, "invent")
    outcome = carry_out(table, {last: one})
    why = say("dropped-gone", ask=Text("ask-place"))
    assert outcome.notices == [(last, say("notice-dropped", n=1, why=why))]
    assert outcome.orders[last].queue == []
    assert carry_out(table, {last: two}).orders[last] == two


def test_another_area_can_be_named_for_that_case() -> None:
    table = start()
    third = (table.state.turn + 2) % 3
    orders = {third: queued(table, third, "place", "invent", "market")}
    place_all(table, "invent", "invent")
    carry_out(table, orders)
    assert table.state.areas["market"] == [third]


def test_a_placement_of_the_next_round_may_be_queued_during_actions() -> None:
    """Whoever has no disc left is offered all six areas."""
    table = start()
    while table.state.phase == "place":
        table.answer(table.asked[0], table.asked[0].options[0].id)
    offers = [one.decision for one in ahead(GAME, table, 1) if one.decision.key == "place"]
    assert len(offers[0].options) == 6


def test_a_whole_action_can_be_queued_step_by_step() -> None:
    """Disc, two places, the end of the action, no bonus disc: five answers without a prompt (R3.5, R6.1)."""
    table = start()
    while table.state.phase == "place":
        table.answer(table.asked[0], "buy" if "buy" in _ids(table) else _ids(table)[-1])
    seat = next(seat for seat in table.state.areas["buy"] if seat != table.state.turn)
    keys = {one.decision.key: one.decision for one in ahead(GAME, table, seat)}
    wishes = [
        wish(keys["disc"], ["buy"]),
        wish(keys["buy"], ["ship_1"]),
        wish(keys["buy"], ["warehouse_coal"]),
        wish(keys["buy"], ["done"], optional=True),
        wish(keys["bonus"], ["none"], optional=True),
    ]
    orders = {seat: queue(GAME, table, seat, Orders(), Intent(wishes=wishes))}
    stock = dict(table.state.players[seat].stock)
    while table.state.turn != seat:
        table.answer(table.asked[0], next(one for one in _ids(table) if one.startswith("back.")))
    outcome = carry_out(table, orders)
    assert table.state.turn != seat
    held = table.state.players[seat].stock
    assert (held["metal"], held["coal"], held["coin"]) == (stock["metal"] + 2, stock["coal"] + 3, 0)
    assert outcome.orders[seat].queue == []


def test_a_purchase_is_dropped_when_less_lies_there() -> None:
    """The premise of a purchase is what lies at the place (R6.1)."""
    table = start()
    while table.state.phase == "place":
        table.answer(table.asked[0], "buy" if "buy" in _ids(table) else _ids(table)[-1])
    first, seat = _buyers(table)
    keys = {one.decision.key: one.decision for one in ahead(GAME, table, seat)}
    wishes = [wish(keys["disc"], ["buy"]), wish(keys["buy"], ["ship_1"])]
    orders = {seat: queue(GAME, table, seat, Orders(), Intent(wishes=wishes))}
    while table.state.turn != first:
        table.answer(table.asked[0], next(one for one in _ids(table) if one.startswith("back.")))
    for answer in ("buy", "ship_1", "done", "none"):
        table.answer(table.asked[0], answer)
    while table.state.turn != seat:
        table.answer(table.asked[0], next(one for one in _ids(table) if one.startswith("back.")))
    outcome = carry_out(table, orders)
    assert [text.key for _, text in outcome.notices] == ["notice-queued", "notice-dropped"]
    assert table.owing() == [seat]


def test_bonus_discs_can_be_declined_by_rule() -> None:
    """The rule answers the question after an action (R10.1)."""
    table = start()
    while table.state.phase == "place":
        table.answer(table.asked[0], "factories" if "factories" in _ids(table) else _ids(table)[-1])
    seat = table.state.areas["factories"][0]
    orders = ruled(GAME, Orders(), Rule(routine="bonus", bands=[Band(answer="none")]))
    while table.state.turn != seat:
        table.answer(table.asked[0], next(one for one in _ids(table) if one.startswith("back.")))
    table.answer(table.asked[0], "factories")
    assert table.asked[0].key == "bonus"
    carry_out(table, {seat: orders})
    assert table.state.turn != seat
    assert table.state.players[seat].bonus == 3


def test_nothing_is_offered_ahead_once_the_game_is_over() -> None:
    table = start()
    while not table.finished:
        decision = table.asked[0]
        table.answer(decision, decision.legal_default())
    assert list(ahead(GAME, table, 0)) == []


def test_a_queue_waits_while_other_questions_come() -> None:
    """A placement queued during actions stays through them and is made in the next round."""
    table = start()
    while table.state.phase == "place":
        table.answer(table.asked[0], table.asked[0].options[0].id)
    seat = table.state.turn
    orders = {seat: Orders(queue=[Intent(wishes=[Wish(key="place", wanted=["produce"])])])}
    while table.state.phase == "resolve":
        orders = carry_out(table, orders).orders
        table.answer(table.asked[0], next((one for one in _ids(table) if one.startswith("back.")), "none"))
    while table.state.turn != seat:
        table.answer(table.asked[0], next(one for one in _ids(table) if one != "produce"))
    carry_out(table, orders)
    assert table.state.areas["produce"] == [seat]


def _ids(table: EraTable) -> list[str]:
    return [option.id for option in table.asked[0].options]


def _buyers(table: EraTable) -> tuple[int, int]:
    """Return the two seats with a disc in buy, in the order of their turns."""
    order = [(table.state.turn + step) % 3 for step in range(3)]
    first, second = (seat for seat in order if seat in table.state.areas["buy"])
    return first, second
