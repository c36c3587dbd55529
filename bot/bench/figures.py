"""A measured figure beside its goal and its stored baseline."""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

BASELINE = Path(__file__).with_name("baseline.json")


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure. `goal` is the most it should be, or with `up` the least; None where there is none."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    up: bool = False

    @property
    def met(self) -> bool:
        """Tell whether the goal is reached (True without a goal)."""
        if self.goal is None:
            return True
        return self.value >= self.goal if self.up else self.value <= self.goal


def percentile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that at least this share (0-1) of the values do not exceed."""
    ranked = sorted(values)
    return ranked[max(0, math.ceil(len(ranked) * share) - 1)]


def in_milliseconds(name: str, seconds: Sequence[float], goal: float | None = None) -> list[Figure]:
    """Return the median and the 99th percentile of durations; the goal is for the latter."""
    p50, p99 = (round(percentile(seconds, share) * 1000, 2) for share in (0.5, 0.99))
    return [Figure(f"{name} p50", p50, "ms"), Figure(f"{name} p99", p99, "ms", goal)]


def baseline() -> dict[str, float]:
    """Return the stored figures by name; none if there are none."""
    return dict(json.loads(BASELINE.read_text("utf-8"))) if BASELINE.exists() else {}


def store(figures: Sequence[Figure]) -> None:
    """Make these figures the baseline; figures not measured now keep their old ones."""
    kept = baseline() | {figure.name: figure.value for figure in figures}
    BASELINE.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")


def reported(figures: Sequence[Figure], before: Mapping[str, float]) -> list[dict[str, object]]:
    """Return the figures as JSON objects, each with its ratio to the baseline (None without one)."""
    return [
        {
            "name": figure.name,
            "value": figure.value,
            "unit": figure.unit,
            "goal": figure.goal,
            "met": figure.met,
            "ratio": _ratio(figure, before),
        }
        for figure in figures
    ]


def _ratio(figure: Figure, before: Mapping[str, float]) -> float | None:
    old = before.get(figure.name)
    return round(figure.value / old, 2) if old else None
