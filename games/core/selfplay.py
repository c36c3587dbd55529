"""Seeded random games, with the laws of `laws` checked on the way."""

import random
from dataclasses import dataclass, replace
from typing import Any

from games.core import laws
from games.core.errors import Broken
from games.core.game import Game, Options
from games.core.players import greedy_value, random_value
from games.core.question import Decision, Value
from games.core.report import Outcome
from games.core.table import Table
from games.core.tally import Tally

AnyTable = Table[Any, Any]

FREE_SHARE = 0.15
"""How often a player who could do something free does so before the question is answered."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How a game is played: policy `random` or `greedy`; `fast` without checks; checks every nth question.

    `counted` keeps what a report needs, even when fast.
    """

    policy: str = "random"
    fast: bool = False
    every: int = 10
    counted: bool = False


def random_options(game: Game[Any, Any], seats: int, source: random.Random) -> dict[str, str]:
    """Return options chosen at random among those that matter for this number of players."""
    fit = [option for option in game.options if option.players is None or seats in option.players]
    return {option.id: source.choice(option.choices) for option in fit}


def play_game(
    game: Game[Any, Any], seats: int, options: Options, seed: str, pace: Pace
) -> tuple[AnyTable, int]:
    """Play one game to its end; return the table and the number of decisions.

    Raises Broken if a law fails or the game does not end within `game.longest` decisions.
    """
    return _play(game, seats, options, seed, pace, Tally())


def counted_game(
    game: Game[Any, Any], seats: int, options: Options, seed: str, pace: Pace
) -> tuple[AnyTable, Outcome]:
    """Play one game as `play_game` does; return the table and what a report needs of it."""
    tally = game.tally()
    table, count = _play(game, seats, options, seed, replace(pace, counted=True), tally)
    figures = tally.figures(table.state, table.events())
    return table, Outcome(game.score(table.state), figures, count)


def _play(
    game: Game[Any, Any], seats: int, options: Options, seed: str, pace: Pace, tally: Tally[Any]
) -> tuple[AnyTable, int]:
    source = random.Random(seed)
    careful = pace.counted or not pace.fast
    table: AnyTable = Table.start(game, seats, options, seed, careful=careful, watched=not pace.fast)
    count = 0
    while not table.finished:
        count += 1
        if count > game.longest:
            raise Broken(f"not over after {game.longest} decisions")
        decision, value = choose(table, source, pace.policy)
        if not pace.fast:
            _check_point(table, decision, value, source, full=count % pace.every == 0)
        tally.note(table.state, decision, value)
        table.answer(decision, value)
    if not pace.fast:
        _check_end(game, table, options)
    return table, count


def choose(table: AnyTable, source: random.Random, policy: str = "random") -> tuple[Decision, Value]:
    """Return the next question to be answered and the answer a computer player gives."""
    decision = _pick_question(table, source, policy)
    if policy == "greedy":
        return decision, greedy_value(table, decision, source)
    return decision, random_value(decision, source)


def _pick_question(table: AnyTable, source: random.Random, policy: str) -> Decision:
    if source.random() < FREE_SHARE and (free := table.free):
        decision = free[int(source.random() * len(free))]
        if policy == "random" or table.game.greedy(table.state, decision, source) is not None:
            return decision
    asked = table.asked
    return asked[0] if len(asked) == 1 else asked[int(source.random() * len(asked))]


def _check_point(
    table: AnyTable, decision: Decision, value: Value, source: random.Random, *, full: bool
) -> None:
    table.game.check(table.state)
    laws.check_questions(table)
    if full:
        laws.check_resume(table)
        laws.check_refusals(table, source)
        laws.check_secrecy(table, source)
        laws.check_undo(table, decision, value)
        table.game.score(table.state)


def _check_end(game: Game[Any, Any], table: AnyTable, options: Options) -> None:
    game.check(table.state)
    laws.check_determinism(game, table, options)
    sheet = game.score(table.state)
    if len(sheet.totals) != table.state.seats or not sheet.winners:
        raise Broken("a finished game without totals or winners")
