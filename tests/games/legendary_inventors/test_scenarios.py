"""The dossier's scenarios, run through the rules; and the same with wrong expectations, which must fail."""

import copy
import json
from typing import Any

import pytest

from games.legendary_inventors import GAME

SCENARIOS: list[dict[str, Any]] = json.loads(GAME.scenarios().read_text(encoding="utf-8"))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one["id"])
def test_scenario(scenario: dict[str, Any]) -> None:
    """Each scenario of the dossier comes out as it says."""
    verdict = GAME.scenario(scenario)
    assert verdict.supported, verdict.why
    assert verdict.why == ""


def spoilt(value: Any) -> Any:
    """Return another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value} not"
    if isinstance(value, dict):
        key = next(iter(value))
        return {**value, key: spoilt(value[key])}
    return [*value[:-1], spoilt(value[-1])] if value else ["extra"]


MUTANTS = [(scenario, key) for scenario in SCENARIOS for key in scenario["expect"] if key != "note"]


@pytest.mark.parametrize(("scenario", "key"), MUTANTS, ids=[f"{s['id']}-{k}" for s, k in MUTANTS])
def test_wrong_expectation_fails(scenario: dict[str, Any], key: str) -> None:
    """Each expected fact is really compared: changed, the scenario fails on that fact."""
    wrong = copy.deepcopy(scenario)
    wrong["expect"][key] = spoilt(wrong["expect"][key])
    verdict = GAME.scenario(wrong)
    assert verdict.supported
    assert key in verdict.why


@pytest.mark.parametrize("change", [{"do": "dance"}, {"given": {"weather": "fine"}}, {"expect": {}}])
def test_unknown_words_are_not_run(change: dict[str, Any]) -> None:
    """A scenario that says something unknown is reported as such, not passed."""
    assert not GAME.scenario({**SCENARIOS[0], **change}).supported
