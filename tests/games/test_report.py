"""The balance report over tiny and real games."""

import pytest

from bot.line.play import selfplay, told
from games.core.registry import game_named
from games.core.report import Outcome, lines, spread, summary
from games.core.score import ScoreLine, ScoreSheet
from games.core.selfplay import Pace, counted_game, play_game
from games.core.text import say


def outcome(totals: tuple[int, ...], winners: tuple[int, ...], **figures: float) -> Outcome:
    half = tuple(total // 2 for total in totals)
    rest = tuple(total - one for total, one in zip(totals, half, strict=True))
    sheet = ScoreSheet((ScoreLine(say("a"), half), ScoreLine(say("a"), rest)), totals, winners)
    return Outcome(sheet, figures, sum(totals))


def test_spread_gives_mean_and_quartiles() -> None:
    assert spread([1, 2, 3, 4, 10]) == {
        "mean": 4, "least": 1, "lower": 2, "median": 3, "upper": 4, "most": 10,
    }  # fmt: skip
    assert spread([7])["upper"] == 7


def test_a_shared_win_is_shared_out() -> None:
    report = summary([outcome((4, 4), (0, 1)), outcome((2, 6), (1,))])
    assert report["seats"] == [{"wins": 0.25, "mean": 3}, {"wins": 0.75, "mean": 5}]
    assert report["margin"]["mean"] == 2  # type: ignore[index]


def test_lines_of_one_name_are_one_category() -> None:
    report = summary([outcome((4, 7), (1,))])
    assert report["categories"] == {"a": spread([4, 7])}


def test_figures_are_averaged_over_the_games_that_have_them() -> None:
    report = summary([outcome((1, 2), (1,), x=1.0, y=3.0), outcome((1, 2), (1,), x=2.0)])
    assert report["figures"]["x"]["mean"] == 1.5  # type: ignore[index]
    assert report["figures"]["y"]["mean"] == 3  # type: ignore[index]
    assert any(line.startswith("figures x ") and "mean 1.5" in line for line in lines(report))


def test_no_finished_game_no_report() -> None:
    assert summary([]) == {}


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_counting_does_not_change_a_game(policy: str) -> None:
    game = game_named("era_of_inventions")
    plain, decisions = play_game(game, 3, {}, "c", Pace(policy, fast=True))
    table, counted = counted_game(game, 3, {}, "c", Pace(policy, fast=True))
    assert table.state == plain.state
    assert counted.decisions == decisions


def test_the_command_reports_only_when_asked() -> None:
    game = game_named("era_of_inventions")
    pace = Pace("greedy", fast=True, counted=True)
    report, failures = selfplay(game, 3, 2, "r", pace, shown=False)
    assert not failures
    assert sum(seat["wins"] for seat in report["report"]["seats"]) == pytest.approx(1)  # type: ignore[index]
    assert any(line.startswith("scores ") for line in told(report))
    assert "report" not in selfplay(game, 3, 1, "r", Pace(fast=True), shown=False)[0]
