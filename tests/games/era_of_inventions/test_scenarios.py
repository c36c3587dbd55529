"""Every scenario of the dossier."""

import json
from typing import Any

import pytest

from games.era_of_inventions import GAME

SCENARIOS: list[dict[str, Any]] = json.loads(GAME.scenarios().read_text("utf-8"))


def test_all_scenarios_are_there() -> None:
    assert len(SCENARIOS) == 78
    assert len({one["id"] for one in SCENARIOS}) == 78


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: str(one["id"]))
def test_scenario(scenario: dict[str, Any]) -> None:
    verdict = GAME.scenario(scenario)
    assert verdict.supported, verdict.why
    assert verdict.why == ""


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: str(one["id"]))
def test_scenario_with_another_expectation_fails(scenario: dict[str, Any]) -> None:
    """The interpreter really compares: an invented refusal is not confirmed."""
    assert GAME.scenario({**scenario, "expect": {"error": "no_such_code"}}).why


def test_unknown_wording_is_not_supported() -> None:
    unknown = {"id": "X", "given": {"players": 3, "weather": 1}, "do": [], "expect": {}}
    assert not GAME.scenario(unknown).supported
