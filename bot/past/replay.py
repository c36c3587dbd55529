"""A finished game played again: its score over time, its board as a film."""

from collections.abc import Iterable, Iterator, Sequence

from bot.sitting import AnyTable, Sitting
from games.core.chance import CHANCE
from games.core.errors import Unfit
from games.core.registry import game_named
from games.core.table import Answer, Table


def replayed(
    game_id: str, seats: int, options: dict[str, str], seed: str, answers: Sequence[Answer]
) -> Iterator[AnyTable]:
    """Give the table at its first question and after each answer of a seat (always the same object).

    Chance comes from the seed. Raises Unfit where an answer does not fit, or chance came out otherwise.
    """
    table: AnyTable = Table.start(game_named(game_id), seats, options, seed)
    yield table
    for number, answer in enumerate(answers):
        if answer.seat == CHANCE:
            if number >= len(table.answers) or table.answers[number].value != answer.value:
                raise Unfit(f"entry {number} is not what this seed gives")
            continue
        if number != len(table.answers):
            raise Unfit(f"entry {number} comes too early")
        table.resolve(answer.seat, answer.fingerprint, answer.value)
        yield table


def at_places(tables: Iterable[AnyTable], places: Sequence[int]) -> Iterator[AnyTable]:
    """Give only the tables at these places of the run (0 is the beginning)."""
    wanted = set(places)
    return (table for number, table in enumerate(tables) if number in wanted)


def moments(answers: Sequence[Answer], most: int) -> list[int]:
    """Return at most `most` places spread over a run of these answers, the first and the last included."""
    return spread(1 + sum(answer.seat != CHANCE for answer in answers), most)


def score_curve(tables: Iterable[AnyTable]) -> list[tuple[int, ...]]:
    """Return everybody's points at each of these tables."""
    return [tuple(table.game.score(table.state).totals) for table in tables]


def spread(length: int, most: int) -> list[int]:
    """Return at most `most` places of a list of this length, evenly, with the first and the last."""
    if length <= most:
        return list(range(length))
    return sorted({round(place * (length - 1) / (most - 1)) for place in range(most)})


def tables_of(sitting: Sitting, answers: Sequence[Answer]) -> Iterator[AnyTable]:
    """Give the tables of a stored game. Raises Unfit if it never began."""
    row = sitting.row
    if row.seed is None:
        raise Unfit("the game has not begun")
    options = row.options if isinstance(row.options, dict) else {}
    chosen = {str(key): str(value) for key, value in options.items()}
    return replayed(row.game, len(sitting.seats), chosen, row.seed, answers)
