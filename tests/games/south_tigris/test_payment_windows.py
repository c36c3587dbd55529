"""Payments: free actions between their parts, and what comes back when one cannot be completed."""

from collections.abc import Callable

import pytest

from games.core.question import Decision
from games.south_tigris.free import free_for
from games.south_tigris.scenario import Runner
from games.south_tigris.state import TigrisState
from games.south_tigris.turns import turn

DOWN = dict.fromkeys(("coppersmith", "carpenter", "glassblower", "potter", "weaver", "goldsmith"), "1d")
INVENTED = {"board": "board_01", "column": 1, "card": "card_01", "tile": "neutral_1", "inventor": "neutral"}
BUILD = ("build", "board_01", "ready:w5", "ready:w4")


def begun(given: dict[str, object], *answers: str) -> Runner:
    """Start the turn of player A and give these answers."""
    runner = Runner(given)
    runner.start(turn(runner.play))
    for answer in answers:
        assert runner.pending is not None
        runner.answer(runner.pending, answer)
    return runner


def freely(runner: Runner, key: str, value: str) -> None:
    """Carry out the free action `key` around the question asked."""
    offered = next(one for one in free_for(runner.state, runner.asked) if one.key == key)
    runner.answer(offered, value)


def ids(decision: Decision | None) -> list[str]:
    return [option.id for option in decision.options] if decision else []


def test_a_cost_that_a_free_action_has_eaten_is_never_skipped() -> None:
    """R3.10, R15.2: the only card is played while it should be discarded: the worker comes back."""
    space = "charcoal_influence_1_discard_card"
    given = {"A": {"hand": ["card_01"], "influence": {"charcoal": 1}, "dice": {"ready": ["w1"]}}}
    runner = begun(given, "worker", space)
    assert runner.pending is not None
    assert runner.pending.key == "discard_card"
    freely(runner, "free_play_card", "card_01")
    player = runner.state.players[0]
    assert (player.hand, player.silver, player.influence["charcoal"]) == (["card_01"], 0, 1)
    assert (player.workers, player.placed, runner.state.spaces) == (2, [], {})
    assert runner.pending.key == "turn"
    assert runner.state.action.failed == [f"worker:{space}"]


def test_silver_spent_meanwhile_is_not_owed_less() -> None:
    """R3.10: silver that a card eats during the payment is missing; nothing is gained for nothing."""
    costly = "card_16"
    space = "blue_influence_1_silver_1"
    given = {
        "A": {
            "hand": [costly],
            "silver": 2,
            "influence": {"blue": 1},
            "craftspeople": {**DOWN, "coppersmith": "1u"},
            "dice": {"ready": ["w1"]},
        }
    }
    runner = begun(given, "worker", space)
    assert runner.pending is not None
    assert runner.pending.key == "pay"
    freely(runner, "free_play_card", costly)
    runner.answer(runner.pending, "pay")
    runner.answer(runner.pending, "pay")
    runner.answer(runner.pending, "no")
    assert runner.pending.key == "pay"
    assert ids(runner.pending) == ["exhaust:coppersmith"]
    runner.answer(runner.pending, "exhaust:coppersmith")
    assert runner.state.players[0].silver == 0
    assert runner.state.players[0].crafts["coppersmith"].up is False
    assert ids(runner.pending) == ["0:research_die", "1:promote"]


@pytest.mark.parametrize("drawn", [False, True], ids=["taken back", "something was revealed"])
def test_wages_that_cannot_be_completed_come_back(drawn: bool) -> None:
    """R3.11: everything is as before; if a card was drawn meanwhile only the payment comes back."""
    people = {"coppersmith": "2u", "carpenter": "2u", "glassblower": "1d", "potter": "1d"}
    given = {
        "A": {
            "silver": 1,
            "hand": ["card_01"],
            "craftspeople": people,
            "dice": {"ready": ["w5", "w4", "c3"]},
        },
        "devices": [INVENTED],
    }
    runner = begun(given, *BUILD, "coppersmith")
    assert runner.state.players[0].crafts["coppersmith"].level == 3
    if drawn:
        runner.state.action.secrets = []
    runner.answer(runner.pending, "abandon")  # type: ignore[arg-type]
    player = runner.state.players[0]
    assert {trade: (player.crafts[trade].level, player.crafts[trade].up) for trade in people} == {
        "coppersmith": (2, True),
        "carpenter": (2, True),
        "glassblower": (1, False),
        "potter": (1, False),
    }
    assert player.silver == 1
    assert runner.pending is not None
    if drawn:
        assert (player.dice["camel_1"], runner.pending.key) == (["w5", "w4"], "end")
    else:
        assert (player.dice["camel_1"], runner.pending.key) == ([], "turn")


def test_a_promotion_during_wages_is_kept_when_they_come_back() -> None:
    """R3.11: only the payment is undone, not what free actions have done meanwhile."""
    people = {**DOWN, "coppersmith": "2u", "carpenter": "2u"}
    given = {
        "A": {"silver": 1, "hand": ["card_01"], "craftspeople": people, "dice": {"ready": ["w5", "w4"]}},
        "devices": [INVENTED],
    }
    runner = begun(given, *BUILD, "coppersmith")
    runner.state.players[0].crafts["coppersmith"].level += 1
    runner.state.action.secrets = []
    runner.answer(runner.pending, "abandon")  # type: ignore[arg-type]
    assert runner.state.players[0].crafts["coppersmith"].level == 3


def test_a_wage_that_made_the_tower_sink_stays_paid() -> None:
    """R3.11, R7.7: nobody falls below the lowest level; the ascent is gained."""
    people = dict.fromkeys(DOWN, "2d") | {"coppersmith": "1u", "carpenter": "2u"}
    given = {
        "A": {"silver": 1, "hand": ["card_01"], "craftspeople": people, "dice": {"ready": ["w5", "w4"]}},
        "devices": [INVENTED],
    }
    runner = begun(given, *BUILD, "coppersmith", "later")
    runner.state.action.secrets = []
    assert runner.pending is not None
    runner.answer(runner.pending, "abandon")
    player = runner.state.players[0]
    assert (player.low, player.crafts["coppersmith"].level) == (2, 2)
    assert any(event.text.key == "log-ascend" for event in runner.play.events)


def test_helpers_lower_a_dear_wage_as_often_as_wanted() -> None:
    """R17.3: any number of craftspeople per task; not more than the cheapest wages before choosing."""
    people = dict.fromkeys(DOWN, "9u")
    given = {
        "A": {"silver": 20, "hand": [], "craftspeople": people, "dice": {"ready": ["w5", "w4"]}},
        "devices": [{**INVENTED, "column": 2, "builder": "A"}],
    }
    runner = begun(
        given, "publish", "board_01", "ready:w5", "ready:w4", "pay", "exhaust:coppersmith", "weaver"
    )
    assert ids(runner.pending)[0] == "pay"
    before = runner.state.players[0].silver
    runner.answer(runner.pending, "exhaust:carpenter")  # type: ignore[arg-type]
    runner.answer(runner.pending, "pay")  # type: ignore[arg-type]
    assert runner.state.players[0].silver == before - 2


@pytest.mark.parametrize(
    "change",
    [lambda state: state.players[0].hand.clear(), lambda state: state.players[0].hand.append("card_02")],
)
def test_legality_of_wages_is_exact_without_hope(change: Callable[[TigrisState], None]) -> None:
    """R3.11: what cannot be completed is not offered; a card in hand may still help (R25.1)."""
    given = {
        "A": {
            "silver": 0,
            "hand": ["card_01"],
            "craftspeople": {"potter": "2d"},
            "dice": {"ready": ["w5", "w4"]},
        },
        "devices": [INVENTED],
    }
    given["A"]["craftspeople"] = dict.fromkeys(DOWN, "1u") | {"potter": "1d", "weaver": "1d"}  # type: ignore[index]
    runner = Runner(given)
    change(runner.state)
    runner.start(turn(runner.play))
    assert ("build" in ids(runner.pending)) is bool(runner.state.players[0].hand)
