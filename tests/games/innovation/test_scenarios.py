"""The dossier's scenarios, run through the rules; and the same with wrong expectations, which must fail."""

import copy
import json
from typing import Any

import pytest

from games.innovation.rules import Innovation

GAME = Innovation()
SCENARIOS: list[dict[str, Any]] = json.loads(GAME.scenarios().read_text(encoding="utf-8"))
FACTS = [(one, key) for one in SCENARIOS for key in one["expect"] if key != "not_logged"]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one["id"])
def test_scenario(scenario: dict[str, Any]) -> None:
    """Each scenario of the dossier comes out as it says."""
    verdict = GAME.scenario(scenario)
    assert verdict.supported, verdict.why
    assert verdict.why == ""


def spoilt(value: Any) -> Any:
    """Return another value of the same type."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value} not"
    if isinstance(value, dict):
        return {key: spoilt(one) for key, one in value.items()}
    return [*value[:-1], spoilt(value[-1])] if value else ["extra"]



@pytest.mark.parametrize(("scenario", "key"), FACTS, ids=[f"{one['id']}-{key}" for one, key in FACTS])
def test_wrong_expectation_fails(scenario: dict[str, Any], key: str) -> None:
    """Each expected fact is really compared: changed, the scenario fails on that fact."""
    if key.startswith("not_visible"):
        pytest.skip("its opposite is tested below")
    wrong = copy.deepcopy(scenario)
    wrong["expect"] = {key: spoilt(wrong["expect"][key])}
    verdict = GAME.scenario(wrong)
    assert verdict.why


def test_a_visible_card_is_not_called_hidden() -> None:
    """What a reader sees does not pass as hidden from it."""
    for scenario in SCENARIOS:
        if scenario["id"] == "S005":
            wrong = {**scenario, "expect": {"not_visible_to_B": ["mysticism"]}}
            assert "mysticism" in GAME.scenario(wrong).why


@pytest.mark.parametrize("icon", ["castle", "crown"])
def test_wrong_facts_fail(icon: str) -> None:
    """The icon counts and scores that a scenario states are compared before anything is done."""
    scenario = next(one for one in SCENARIOS if one["id"] == "S016")
    for given in ({"icons": {icon: {"A": 9}}}, {"scores": {"A": 9}}):
        assert GAME.scenario({**scenario, "given": {**scenario["given"], **given}}).why


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "dance"},
        {"expect": {}},
        {"expect": {"weather": "fine"}},
        {"expect": {"A": {"weather": "fine"}}},
        {"given": {"players": ["A", "B"], "weather": "fine"}},
        {"given": {"players": ["A", "B"], "A": {"weather": "fine"}}},
    ],
)
def test_unknown_words_are_not_run(change: dict[str, Any]) -> None:
    """A scenario that says something unknown is reported as such, not passed."""
    scenario = next(one for one in SCENARIOS if one["id"] == "S016")
    assert not GAME.scenario({**scenario, **change}).supported


@pytest.mark.parametrize(
    "do",
    [
        [{"by": "B", "action": "draw"}],
        [{"by": "A", "action": "draw"}, {"by": "A", "choose": ["tools"]}],
        [{"by": "A", "action": "meld", "card": "oars"}],
        [{"by": "A", "action": "end_turn", "next": "A"}],
    ],
)
def test_what_the_rules_do_not_ask_fails(do: list[dict[str, Any]]) -> None:
    """An action out of turn, an answer to nothing or an illegal action is no pass."""
    scenario = next(one for one in SCENARIOS if one["id"] == "S016")
    assert GAME.scenario({**scenario, "do": do, "expect": {"game_over": None}}).why
