"""The balance report: what many finished games have in common."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles

from games.core.score import ScoreSheet


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game: its score sheet, the game's own figures, and how many decisions it took."""

    sheet: ScoreSheet
    figures: Mapping[str, float]
    decisions: int


def summary(outcomes: Sequence[Outcome]) -> dict[str, object]:
    """Return scores, margin, seats (share of wins, mean score), categories and figures of finished games.

    A shared win counts as a part of one for each winner. Without games the report is empty.
    """
    if not outcomes:
        return {}
    sheets = [outcome.sheet for outcome in outcomes]
    return {
        "scores": spread([total for sheet in sheets for total in sheet.totals]),
        "winning_scores": spread([max(sheet.totals) for sheet in sheets]),
        "margin": spread([_margin(sheet) for sheet in sheets]),
        "decisions": spread([outcome.decisions for outcome in outcomes]),
        "seats": [_seat(sheets, seat) for seat in range(len(sheets[0].totals))],
        "categories": _by_name([_categories(sheet) for sheet in sheets]),
        "figures": _by_name([[(name, n)] for one in outcomes for name, n in one.figures.items()]),
    }


def spread(numbers: Sequence[float]) -> dict[str, float]:
    """Return mean, least, quartiles and most of some numbers (at least one)."""
    cuts = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    values = (fmean(numbers), min(numbers), *cuts, max(numbers))
    names = ("mean", "least", "lower", "median", "upper", "most")
    return {name: round(value, 3) for name, value in zip(names, values, strict=True)}


def lines(report: Mapping[str, object]) -> list[str]:
    """Return the report as aligned lines for a terminal."""
    told: list[str] = []
    for name, part in report.items():
        if isinstance(part, Sequence):
            told += [_line(f"{name} {seat}", one) for seat, one in enumerate(part)]
        elif isinstance(part, Mapping) and all(isinstance(one, Mapping) for one in part.values()):
            told += [_line(f"{name} {inner}", one) for inner, one in part.items()]
        else:
            told.append(_line(name, part))
    return told


def _line(name: str, numbers: object) -> str:
    assert isinstance(numbers, Mapping)
    return f"{name:40}" + "  ".join(f"{key} {value:g}" for key, value in numbers.items())


def _margin(sheet: ScoreSheet) -> int:
    first, second = sorted(sheet.totals, reverse=True)[:2]
    return first - second


def _seat(sheets: Sequence[ScoreSheet], seat: int) -> dict[str, float]:
    wins = fmean((seat in sheet.winners) / len(sheet.winners) for sheet in sheets)
    return {"wins": round(wins, 3), "mean": round(fmean(sheet.totals[seat] for sheet in sheets), 3)}


def _categories(sheet: ScoreSheet) -> list[tuple[str, float]]:
    """Return the points of each seat in each category, a line of the same name being one category."""
    found: dict[str, list[int]] = {}
    for line in sheet.lines:
        sums = found.setdefault(line.text.key, [0] * len(sheet.totals))
        found[line.text.key] = [one + more for one, more in zip(sums, line.points, strict=True)]
    return [(name, points) for name, sums in found.items() for points in sums]


def _by_name(listed: Sequence[Sequence[tuple[str, float]]]) -> dict[str, dict[str, float]]:
    found: dict[str, list[float]] = {}
    for one in listed:
        for name, number in one:
            found.setdefault(name, []).append(number)
    return {name: spread(numbers) for name, numbers in found.items()}
