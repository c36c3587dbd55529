import json

import pytest

from games.south_tigris import GAME

SCENARIOS = json.loads(GAME.scenarios().read_text(encoding="utf-8"))
TEXT_ONLY = [one["id"] for one in SCENARIOS if one.get("executable") is False]


@pytest.mark.parametrize(
    "scenario", [one for one in SCENARIOS if one["id"] not in TEXT_ONLY], ids=lambda one: one["id"]
)
def test_scenario(scenario: dict[str, object]) -> None:
    """Each scenario of the dossier comes out as it expects."""
    verdict = GAME.scenario(scenario)
    assert verdict.supported
    assert verdict.why == ""


def test_only_solo_scenarios_are_text() -> None:
    """R26.1: the scenarios kept as text are about the solo opponent (R22), which is not offered."""
    assert all(GAME.scenario(one).supported is False for one in SCENARIOS if one["id"] in TEXT_ONLY)
    assert {one["kind"] for one in SCENARIOS if one["id"] in TEXT_ONLY} == {"solo"}


def test_a_changed_expectation_fails() -> None:
    """The comparison notices a wrong value."""
    scenario = json.loads(json.dumps(next(one for one in SCENARIOS if one["id"] == "S06")))
    scenario["expect"]["A"]["royalties"] = 2
    assert "royalties" in GAME.scenario(scenario).why
