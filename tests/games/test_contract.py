"""The properties that every game must have, over every game that is found."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.core import laws
from games.core.chance import outcome
from games.core.errors import Broken, Refused, Unfit
from games.core.registry import AnyGame, all_games, game_named
from games.core.selfplay import Pace, choose, play_game, random_options
from games.core.snapshot import Snapshot
from games.core.table import Table

ROOT = Path(__file__).parents[2]
GAMES = sorted(all_games().values(), key=lambda game: game.id)
SEATED = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]
MANY = 30
"""Games per number of seats; over all games and numbers of seats some hundreds."""
EACH = [pytest.param(game, id=game.id) for game in GAMES]


def play_some(game: AnyGame, seats: int, count: int, pace: Pace, seed: str = "contract") -> None:
    for number in range(count):
        one = f"{seed}/{number}"
        play_game(game, seats, random_options(game, seats, random.Random(one)), one, pace)


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_random_games_end_and_obey_all_laws(game: AnyGame, seats: int) -> None:
    """Properties 1 to 7: determinism, resume, honest options, end, conservation, secrecy, undo."""
    play_some(game, seats, 2, Pace(every=25))
    assert game.seats.start <= seats < game.seats.stop


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_hundreds_of_random_games_end_whole(game: AnyGame, seats: int) -> None:
    """Properties 4 and 5 over more games: each ends within its limit, with winners and nothing lost."""
    for number in range(MANY):
        one = f"many/{number}"
        options = random_options(game, seats, random.Random(one))
        table, _ = play_game(game, seats, options, one, Pace(fast=True))
        game.check(table.state)
        assert game.score(table.state).winners


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_greedy_games_end_and_obey_all_laws(game: AnyGame, seats: int) -> None:
    """The same with the game's own advice."""
    play_some(game, seats, 1, Pace("greedy", every=25))
    assert game.seats.start <= seats < game.seats.stop


@pytest.mark.deep
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_many_random_games(game: AnyGame, seats: int) -> None:
    """Properties 1 to 7, with every law at more questions of more games."""
    play_some(game, seats, 300, Pace(every=10), seed="deep")
    assert game.seats.start <= seats < game.seats.stop


@pytest.mark.parametrize("game", EACH)
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(seed=st.text(min_size=1, max_size=12), data=st.data())
def test_any_seed_can_be_taken_up_anywhere(game: AnyGame, seed: str, data: st.DataObject) -> None:
    """Property 2 with arbitrary seeds and stopping points; the loaded game has the same future."""
    seats = data.draw(st.sampled_from(list(game.seats)))
    stop = data.draw(st.integers(0, 60))
    source = random.Random(seed)
    table = Table.start(game, seats, {}, seed, watched=True)
    for _ in range(stop):
        if table.finished:
            return
        table.answer(*choose(table, source))
    if table.finished:
        return
    again = laws.check_resume(table)
    decision, value = choose(table, source)
    table.answer(decision, value)
    again.answer(decision, value)
    assert table.state.model_dump_json() == again.state.model_dump_json()


@pytest.mark.parametrize("game", EACH)
def test_hash_order_changes_nothing(game: AnyGame) -> None:
    """Property 1 in fresh processes under two values of PYTHONHASHSEED."""
    program = (
        "import sys; from games.core.registry import game_named; "
        "from games.core.selfplay import play_game, Pace; "
        "game = game_named(sys.argv[1]); seats = game.seats.start; "
        "table, n = play_game(game, seats, {}, 'hash', Pace(every=10**9)); "
        "print(n, table.state.model_dump_json())"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", program, game.id],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    ]
    assert outputs[0] == outputs[1] != ""


@pytest.mark.parametrize("game", EACH)
def test_a_seat_count_out_of_range_is_refused(game: AnyGame) -> None:
    """Property 3 for the number of players."""
    with pytest.raises(Refused):
        Table.start(game, game.seats.stop, {}, "s")


@pytest.mark.parametrize("game", EACH)
def test_scenarios_are_a_list_with_unique_ids(game: AnyGame) -> None:
    """Property 10: the dossier's scenarios are there."""
    listed = json.loads(game.scenarios().read_text(encoding="utf-8")) if game.scenarios().exists() else []
    ids = [one["id"] for one in listed]
    assert len(set(ids)) == len(ids)


def test_chance_is_fixed_by_seed_and_counter() -> None:
    """An outcome depends on nothing else, and each counter has its own."""
    assert outcome("a", 0, 52, 52) == outcome("a", 0, 52, 52)
    assert outcome("a", 0, 52, 52) != outcome("a", 1, 52, 52) != outcome("b", 1, 52, 52)
    assert sorted(outcome("a", 0, 52, 52)) == list(range(52))


def started() -> Table:  # type: ignore[type-arg]
    return Table.start(game_named("high_card"), 3, {}, "seed")


def test_undo_is_refused_after_another_has_answered_and_it_had_effect() -> None:
    """Property 7: a revealed round cannot be taken back, but with everybody's consent."""
    table = started()
    for decision in list(table.asked):
        table.answer(decision, decision.legal_default())
    with pytest.raises(Refused):
        table.undo(0)
    table.undo(0, agreed=True)
    assert 0 in table.owing()


def test_a_pending_answer_is_withdrawn_alone() -> None:
    """Property 7: of answers that wait for others, one is taken back and the others stand."""
    table = started()
    first, second, _ = table.asked
    table.answer(first, first.legal_default())
    table.answer(second, second.legal_default())
    table.undo(first.seat)
    assert table.owing() == [0, 2]


def test_answers_that_no_longer_fit_are_void_not_fatal() -> None:
    """A stored answer whose question has changed leaves the game waiting at that question."""
    table = started()
    table.answer(table.asked[0], table.asked[0].legal_default())
    table.answers[-1].fingerprint = "0123456789"
    at = max(table.snapshots)
    again = Table.load(table.game, table.snapshots[at], table.answers[at:])
    assert len(again.void) == 1
    assert again.owing() == [0, 1, 2]


def test_a_damaged_snapshot_is_not_taken_up() -> None:
    """The checksum must fit."""
    table = started()
    at = max(table.snapshots)
    sound = table.snapshots[at]
    damaged = Snapshot(at, sound.rules_version, sound.state.replace("3", "4", 1), sound.sha256)
    with pytest.raises(Unfit):
        Table.load(table.game, damaged, [])


def test_the_laws_notice_a_lost_card() -> None:
    """Property 5 can fail: a state with a card missing is broken."""
    table = started()
    table.state.hands[0].pop()
    with pytest.raises(Broken):
        table.game.check(table.state)


def test_the_laws_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Property 6 can fail: a view with another's hand is found."""
    table = started()
    whole = type(table.game).view

    def leaky(game: object, state: object, seat: int | None) -> object:
        return whole(game, state, 0)

    monkeypatch.setattr(type(table.game), "view", leaky)
    with pytest.raises(Broken):
        laws.check_secrecy(table, random.Random(1))
