"""The figures of the balance report agree with the game they are taken from."""

import pytest

from games.age_of_innovation import GAME
from games.age_of_innovation.state import SOURCES
from games.core.selfplay import Pace, counted_game


@pytest.mark.parametrize("seats", [2, 5])
def test_figures_agree_with_the_game(seats: int) -> None:
    table, outcome = counted_game(GAME, seats, {}, "tally", Pace("greedy", fast=True))
    state, figures = table.state, outcome.figures
    final = sum(sum(points) for points in state.awards.values())
    scored = sum(figures[f"points.{source}"] for source in SOURCES) * seats
    assert round(scored) + final == sum(outcome.sheet.totals)
    assert figures["actions.pass"] == 6
    assert figures["innovations"] * seats == sum(
        value for name, value in figures.items() if name.startswith("innovation.")
    )
    for side, total in zip(state.sides, outcome.sheet.totals, strict=True):
        assert figures[f"faction.{side.faction}"] == figures[f"land.{side.home}"] == total
    assert figures["offers.taken"] <= figures["offers.made"]
