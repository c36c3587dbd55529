"""People who come and go: computer players answer for them; going back and forth changes nothing."""

import random

import pytest

from games.core.chance import CHANCE
from games.core.players import greedy_value
from games.core.registry import AnyGame, all_games
from games.core.selfplay import AnyTable, choose, random_options
from games.core.table import Table

GAMES = sorted(all_games().values(), key=lambda game: game.id)
SEATED = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]
EACH = [pytest.param(game, id=game.id) for game in GAMES]
AWAY = 0.3
"""How often whoever must answer is away."""
TIMES = 50


def with_absences(game: AnyGame, seats: int, seed: str, stood_in: set[str]) -> set[str]:
    """Play a game with a stand-in now and then; return all kinds of question.

    The stand-in also answers each kind that it has not answered before, and notes it in `stood_in`.
    """
    source = random.Random(seed)
    table: AnyTable = Table.start(game, seats, random_options(game, seats, source), seed, careful=False)
    asked = set()
    for _ in range(game.longest):
        if table.finished:
            break
        decision, value = choose(table, source)
        if not decision.free:
            asked.add(decision.key)
        if not decision.free and (decision.key not in stood_in or source.random() < AWAY):
            stood_in.add(decision.key)
            value = greedy_value(table, decision, source)
        table.answer(decision, value)
    assert table.finished
    game.check(table.state)
    return asked


def leaving_for_good(game: AnyGame, seats: int, seed: str) -> None:
    """Play a game in which a random seat is left at a random question; the computer plays it to the end."""
    source = random.Random(seed)
    table: AnyTable = Table.start(game, seats, random_options(game, seats, source), seed, careful=False)
    left, since = source.randrange(seats), source.randrange(100)
    for count in range(game.longest):
        if table.finished:
            return
        decision, value = choose(table, source)
        if count >= since and decision.seat == left:
            value = greedy_value(table, decision, source)
        table.answer(decision, value)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_a_stand_in_answers_any_question(game: AnyGame, seats: int) -> None:
    """Every kind of question that came up has been answered by a computer player, and all games end."""
    asked: set[str] = set()
    stood_in: set[str] = set()
    for number in range(4):
        asked |= with_absences(game, seats, f"away/{number}", stood_in)
    assert stood_in == asked


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_games_end_when_somebody_leaves(game: AnyGame, seats: int) -> None:
    for number in range(4):
        leaving_for_good(game, seats, f"left/{number}")
    assert seats in game.seats


@pytest.mark.deep
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_hundreds_of_games_end_when_somebody_leaves(game: AnyGame, seats: int) -> None:
    """Over a thousand games in all; of every kind of question one at least falls to a stand-in."""
    asked: set[str] = set()
    stood_in: set[str] = set()
    for number in range(30):
        leaving_for_good(game, seats, f"deep/{number}")
        asked |= with_absences(game, seats, f"deep/{number}", stood_in)
    assert stood_in == asked


@pytest.mark.parametrize("game", EACH)
def test_back_and_forth_fifty_times_leads_to_the_same_game(game: AnyGame) -> None:
    """Taken back to a random point and answered again, the snapshot and every draw are the same."""
    source = random.Random("back")
    table: AnyTable = Table.start(game, game.seats.start, {}, "back")
    for _ in range(60):
        if not table.finished:
            table.answer(*choose(table, source))
    whole, record = table.state.model_dump_json(), list(table.answers)
    for _ in range(TIMES):
        number = source.randrange(1, len(record))
        table.rewind(number)
        for place, answer in enumerate(record[number:], number):
            if answer.seat != CHANCE and place == len(table.answers):
                table.resolve(answer.seat, answer.fingerprint, answer.value)
        assert table.state.model_dump_json() == whole
        drawn = [(answer.key, answer.value) for answer in table.answers if answer.seat == CHANCE]
        assert drawn == [(answer.key, answer.value) for answer in record if answer.seat == CHANCE]
