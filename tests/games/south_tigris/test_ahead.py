"""Moves queued ahead, and rules for routine questions."""

import random

from games.core.orders import Intent, Orders
from games.core.selfplay import choose
from games.core.standing import ahead, carry_out, queue, wish
from games.core.table import Table
from games.south_tigris import GAME
from games.south_tigris.state import TigrisState
from games.south_tigris.view import TigrisView

TigrisTable = Table[TigrisState, TigrisView]


def in_turn(seed: str = "ahead") -> TigrisTable:
    """Return a table at the first turn of round 1."""
    table: TigrisTable = Table.start(GAME, 3, {}, seed)
    while table.state.phase != "turn":
        table.answer(table.asked[0], table.asked[0].legal_default())
    return table


def queued(table: TigrisTable, seat: int, *wanted: tuple[str, str]) -> Orders:
    offered = {one.decision.key: one.decision for one in ahead(GAME, table, seat)}
    wishes = [wish(offered[key], (value,)) for key, value in wanted]
    return queue(GAME, table, seat, Orders(), Intent(wishes=wishes))


def finish_turn(table: TigrisTable, seat: int) -> None:
    """Answer for a seat until the turn has passed on: a worker in a court, everything else declined."""
    while table.state.active == seat and table.state.phase == "turn":
        decision = table.asked[0]
        ids = [option.id for option in decision.options]
        wanted = [one for one in ("worker", "open_market_court", "no", "end") if one in ids]
        table.answer(decision, wanted[0] if wanted else decision.legal_default())


def test_a_queued_worker_is_placed_when_the_turn_comes() -> None:
    """R15.1: the action and the space are answered for the seat."""
    table = in_turn()
    first = table.state.active
    second = (first + 1) % 3
    orders = {second: queued(table, second, ("turn", "worker"), ("space", "open_lamp_court"))}
    finish_turn(table, first)
    outcome = carry_out(table, orders)
    assert table.state.players[second].placed == ["open_lamp_court"]
    assert [seat for seat, _ in outcome.notices] == [second, second]


def test_a_queued_space_is_dropped_when_somebody_has_taken_it() -> None:
    """R15.1: a small space holds one worker; the seat is asked and told why."""
    table = in_turn()
    first = table.state.active
    second = (first + 1) % 3
    space = "blue_influence_1_silver_1"
    for player in table.state.players:
        player.silver, player.influence["blue"] = 3, 2
        player.supply = 25 - sum(player.influence.values())
    orders = {second: queued(table, second, ("turn", "worker"), ("space", space))}
    table.state.spaces[space] = [first]
    table.state.players[first].placed.append(space)
    table.state.players[first].workers -= 1
    finish_turn(table, first)
    outcome = carry_out(table, orders)
    assert space not in table.state.players[second].placed
    assert outcome.notices


def test_what_may_be_queued_is_what_would_be_asked() -> None:
    """Every question offered ahead to the active seat has the options of the question that is open."""
    source = random.Random(4)
    table: TigrisTable = Table.start(GAME, 3, {}, "as-asked")
    seen = set()
    while not table.finished:
        decision = table.asked[0]
        if table.state.phase == "turn" and decision.seat == table.state.active:
            offered = {one.decision.key: one.decision for one in ahead(GAME, table, decision.seat)}
            if decision.key in ("turn", "after_tent", "space", "tent_space", "activate"):
                seen.add(decision.key)
                assert offered[decision.key].fingerprint == decision.fingerprint
        table.answer(*choose(table, source, "greedy"))
    assert seen == {"turn", "after_tent", "space", "tent_space", "activate"}


def test_nothing_may_be_queued_between_turns() -> None:
    """R12, R19: at setup and at the end of a round everybody answers what is asked."""
    table: TigrisTable = Table.start(GAME, 3, {}, "setup")
    assert table.state.phase != "turn"
    assert list(ahead(GAME, table, 0)) == []
