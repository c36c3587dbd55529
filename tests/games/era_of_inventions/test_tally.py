"""The figures of the balance report agree with the game they are taken from."""

import pytest

from games.core.selfplay import Pace, counted_game
from games.era_of_inventions import GAME
from games.era_of_inventions.content import AREAS


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_figures_agree_with_the_last_state(seats: int) -> None:
    table, outcome = counted_game(GAME, seats, {}, "tally", Pace("greedy", fast=True))
    state, figures = table.state, outcome.figures
    boxes = sum(len(player.boxes) for player in state.players)
    by_round = [figures[f"inventions.round-{number}"] for number in range(1, state.rounds + 1)]
    assert sum(by_round) == boxes == figures["inventions.gold"] + figures["inventions.silver"]
    assert sum(figures[f"areas.{area}"] for area in AREAS) == pytest.approx(1)
    assert figures["bonus-discs-used"] <= 20 * state.rounds
    patents = figures["patents.assigned"] + figures["patents.unassigned"]
    assert patents == sum(player.patent for player in state.players)
    made = sum(figures[f"produced.{kind}"] for kind in ("start", "official", "copy"))
    assert made == sum(event.text.key == "log-produce" for event in table.events())
    assert sum(figures[f"wins.order-{place}"] for place in range(1, seats + 1)) == pytest.approx(1)
