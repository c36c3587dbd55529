"""The figures of the balance report."""

import pytest

from games.core.selfplay import Pace, counted_game
from games.innovation import GAME


@pytest.mark.parametrize("seats", [2, 4])
def test_figures_add_up(seats: int) -> None:
    """Shares of actions make a whole, exactly one ending counts, questions and turns are all there."""
    table, outcome = counted_game(GAME, seats, {}, "tally", Pace(fast=True))
    figures = outcome.figures
    shares = [figures[f"actions.{kind}"] for kind in ("draw", "meld", "dogma", "achieve")]
    assert sum(shares) == pytest.approx(1)
    assert [by for by in ("achievements", "score", "card") if figures[f"ends.{by}"]] == [table.state.ended_by]
    assert figures["turns"] == table.state.turns
    owned = sum(len(player.achievements) for player in table.state.players)
    assert figures["achievements.normal"] + figures["achievements.special"] == owned
    questions = figures["questions.on-turn"] + figures["questions.off-turn"]
    actions = outcome.decisions - seats - questions
    assert 2 * figures["turns"] - 3 <= actions <= 2 * figures["turns"]
    assert figures["questions.off-turn"] > 0
