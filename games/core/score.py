"""A score sheet as data: lines by seat, total, tie-breaks, winners."""

from dataclasses import dataclass

from games.core.text import Text


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One category: its name, the points by seat, the rule that gives them, and why (by seat, optional)."""

    text: Text
    points: tuple[int, ...]
    rule: str = ""
    why: tuple[tuple[Text, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All categories, totals by seat, tie-break lines in order, and the seats that lead (or have won).

    `reason` says how the game ended when points alone do not decide.
    """

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    ties: tuple[ScoreLine, ...] = ()
    reason: Text | None = None


def leaders(*keys: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that are best by the first key, then the second ... (each a tuple by seat)."""
    ranks = list(zip(*keys, strict=True))
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
