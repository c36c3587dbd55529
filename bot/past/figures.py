"""A member's figures: games, wins, best scores, and how long they let others wait."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from statistics import median

from bot.store import FinishedGame


@dataclass(frozen=True, slots=True)
class Tally:
    """What a member has done in one game; `best` is the highest score."""

    game: str
    games: int
    wins: int
    best: int


def tallies(finished: Iterable[FinishedGame], user_id: int) -> list[Tally]:
    """Return the member's figures by game, the most played first."""
    found: dict[str, Tally] = {}
    for one in finished:
        for row in one.seats:
            if row.user_id == user_id and row.seat < len(one.totals):
                old = found.get(one.game.game, Tally(one.game.game, 0, 0, one.totals[row.seat]))
                won, best = row.seat in one.winners, max(old.best, one.totals[row.seat])
                found[old.game] = Tally(old.game, old.games + 1, old.wins + won, best)
    return sorted(found.values(), key=lambda tally: (-tally.games, tally.game))


def waits(answers: Sequence[tuple[int, datetime]], seat: int) -> list[timedelta]:
    """Return how long each answer of a seat came after the answer of somebody else before it."""
    return [
        when - before for (other, before), (mine, when) in pairwise(answers) if mine == seat and other != seat
    ]


def usual(found: Sequence[timedelta]) -> timedelta | None:
    """Return the median, None of nothing."""
    return timedelta(seconds=round(median(wait.total_seconds() for wait in found))) if found else None
