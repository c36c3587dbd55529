"""Single rules that no scenario of the dossier covers."""

import random
import re

import pytest

from games.core.selfplay import choose
from games.core.table import Table
from games.core.text import Text
from games.south_tigris import GAME
from games.south_tigris.content import OWN_INVENTIONS, Effect
from games.south_tigris.effects import gain
from games.south_tigris.foresight import preview
from games.south_tigris.influence import has_piece
from games.south_tigris.scenario import Runner
from games.south_tigris.setup import provide
from games.south_tigris.state import TigrisState
from games.south_tigris.turns import turn
from games.south_tigris.view import TigrisView
from render.words import words_for

NAMES = ("Ada", "Bo", "Cy", "Di")


def started(
    seats: int, options: dict[str, str] | None = None, seed: str = "rules"
) -> Table[TigrisState, TigrisView]:
    return Table.start(GAME, seats, options or {}, seed)


def test_invention_tiles_lie_on_the_rack_at_random() -> None:
    """R4.9: each player's six tiles, in an order of their own."""
    racks = [
        [tile for column in player.rack.values() for tile in column]
        for seed in ("a", "b")
        for player in started(4, seed=seed).state.players
    ]
    assert all(sorted(rack) == sorted(OWN_INVENTIONS) for rack in racks)
    assert len({tuple(rack) for rack in racks}) > 4


def test_everybody_has_cards_before_the_first_starting_tile_is_placed() -> None:
    """R4.10, R4.15: cards and silver by turn order come first."""
    state = started(4).state
    assert [len(state.players[seat].hand) for seat in state.order()][1:] == [3, 4, 4]
    assert [state.players[seat].silver for seat in state.order()] == [4, 5, 5, 6]


def test_a_place_in_turn_order_gives_its_goods() -> None:
    """R4.10: the third player has four cards and five silver."""
    runner = Runner({})
    provide(runner.play, 0, 2)
    assert (len(runner.state.players[0].hand), runner.state.players[0].silver) == (4, 5)


def test_equal_effects_are_offered_once() -> None:
    """R3.9: of several equal effects it does not matter which comes first."""
    runner = Runner({"A": {"craftspeople": {"potter": "1d", "weaver": "2d"}, "dice": {"exhausted": ["w"]}}})
    runner.start(turn(runner.play))
    assert runner.pending is not None
    runner.answer(runner.pending, "tent")
    runner.answer(runner.pending, "5")
    assert runner.pending.key == "effect"
    assert [option.text.key for option in runner.pending.options] == [
        "effect-refresh",
        "effect-brighten",
        "name-court_audience",
    ]


def test_the_piece_for_the_builder_slot_is_kept() -> None:
    """R2.7: while a device is built, research may not take the last piece."""
    state = Runner({"A": {"influence_supply": 1}}).state
    assert has_piece(state, 0)
    state.action.reserved = 1
    assert not has_piece(state, 0)
    assert has_piece(state, 1)


def test_refreshing_all_may_come_after_drawing() -> None:
    """R15.2, R3.1: the effects of a space may be taken in any order, refresh all included."""
    runner = Runner({"A": {"craftspeople": {"potter": "1d"}}})
    runner.start(gain(runner.play, 0, (Effect("refresh_all"), Effect("draw_card"))))
    assert runner.pending is not None
    assert {option.text.key for option in runner.pending.options} == {
        "effect-refresh-all",
        "effect-draw-card",
    }


def test_goals_of_the_short_game_come_right_after_the_step() -> None:
    """R21.2: the goal for tiles is gained before the effect that the tile covers."""
    given = {
        "rounds": 3,
        "A": {"setup_card": "setup_5", "goal_step": 0, "rows": {"a": ["toll_desk"], "b": [], "c": []}},
        "river": {"stacks": {"1": ["rope_walk"]}},
    }
    runner = Runner(given)
    runner.start(gain(runner.play, 0, (Effect("ship"),)))
    assert runner.pending is not None
    runner.answer(runner.pending, "b")
    keys = [event.text.key for event in runner.play.events]
    assert keys.index("log-tile") < keys.index("log-goal")
    assert "log-drew" not in keys[: keys.index("log-goal")]


def finished(seats: int) -> Table[TigrisState, TigrisView]:
    table, source = started(seats, {"era": "on"}), random.Random(seats)
    while not table.finished:
        table.answer(*choose(table, source, "greedy"))
    return table


@pytest.fixture(scope="module")
def over() -> Table[TigrisState, TigrisView]:
    return finished(2)


def points_told(text: Text) -> int:
    """Return the points that a line of reasons claims."""
    points, roles = text.params.get("points", 0), text.params.get("roles", 1)
    assert isinstance(points, int)
    assert isinstance(roles, int)
    return points * roles


def test_reasons_add_up_to_the_points(over: Table[TigrisState, TigrisView]) -> None:
    """R20: what each line of the score sheet says in words is what it counts."""
    sheet = GAME.score(over.state)
    words = words_for(GAME, "en")
    for line in sheet.lines:
        assert len(line.why) == 2
        for seat, reasons in enumerate(line.why):
            told = [words.put(one, NAMES) for one in reasons]
            if line.text.key not in ("score-invention_tiles", "score-leftovers"):
                assert sum(points_told(one) for one in reasons) == line.points[seat], told
            else:
                first, second = (int(n) for n in re.findall(r"\d+", told[0]))
                due = 2 * first + 2 * second if "invention" in line.text.key else (first + second) // 4
                assert due == line.points[seat]


def test_a_preview_tells_what_dice_satisfy() -> None:
    """R25.3: before dice are placed on a row, which abilities they would meet with all raises."""
    given = {"A": {"dice": {"ready": ["w1", "w5"]}, "rows": {"a": ["toll_desk"], "b": [], "c": []}}}
    runner = Runner(given)
    runner.start(turn(runner.play))
    for answer in ("workshop", "a"):
        assert runner.pending is not None
        runner.answer(runner.pending, answer)
    assert runner.pending is not None
    told = {
        die: words_for(GAME, "en").put(preview(runner.state, runner.pending, f"ready:{die}")[0])
        for die in ("w1", "w5")
    }
    assert "Toll Desk" in told["w5"]
    assert "Toll Desk" not in told["w1"]


def test_a_preview_tells_what_the_tent_gives() -> None:
    """R16.3: two free camels and two workers are four times refresh and brighten."""
    runner = Runner({"A": {"dice": {"ready": ["w1"]}}})
    runner.start(turn(runner.play))
    assert runner.pending is not None
    runner.answer(runner.pending, "tent")
    told = preview(runner.state, runner.pending, "1")
    assert told[0].params["n"] == 4
    assert "4 silver" in words_for(GAME, "en").put(told[0])


def test_routine_questions_have_the_answers_they_promise() -> None:
    """Each routine names a question whose options are among its answers."""
    seen: dict[str, set[str]] = {}
    for seed in ("a", "b", "c", "d"):
        table, source = started(3, seed=seed), random.Random(seed)
        while not table.finished:
            for decision in table.asked:
                seen.setdefault(decision.key, set()).update(option.id for option in decision.options)
            table.answer(*choose(table, source, "greedy"))
    for routine in GAME.routines():
        assert seen.get(routine.key, set(routine.answers)) <= set(routine.answers)
    assert {"end", "rest_rack"} <= seen.keys()


def test_a_question_stands_with_the_words_of_what_asks_it() -> None:
    """R25.3: the source of each effect is told, the innermost first; nothing stays once it is done."""
    words = words_for(GAME, "en")
    table, source = started(3, {"era": "on"}), random.Random(5)
    told: set[str] = set()
    while not table.finished:
        for decision in (*table.asked, *table.free):
            lines = [words.put(one) for one in GAME.behind(table.state, decision)]
            told |= set(lines[:1])
            if decision.key == "turn":
                assert lines == []
        table.answer(*choose(table, source, "greedy"))
    assert {"Tower", "River", "Open Lamp Court", "Research rack"} <= told
