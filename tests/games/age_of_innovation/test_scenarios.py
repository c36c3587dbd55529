"""Every scenario of the dossier, and that each of its expectations counts."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

from games.age_of_innovation.content import FOLDER
from games.age_of_innovation.trial import run
from games.age_of_innovation.trial.given import SEATS

SCENARIOS: list[dict[str, Any]] = json.loads((FOLDER / "content" / "scenarios.json").read_text("utf-8"))


def name(scenario: dict[str, Any]) -> str:
    return str(scenario["id"])


def altered(value: Any) -> Any:
    """Return another value of the same sort."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list):
        return [*value[:-1], altered(value[-1])] if value else ["?"]
    if isinstance(value, dict):
        first = next(iter(value), "?")
        return {**value, first: altered(value.get(first))}
    return "?"


def leaves(expect: dict[str, Any]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield path and value of everything that is compared by itself."""
    for key, value in expect.items():
        if key in tuple(SEATS):
            yield from (((key, name), one) for name, one in value.items())
        elif key == "delta":
            for seat, goods in value.items():
                yield from (((key, seat, name), one) for name, one in goods.items())
        else:
            yield (key,), value


def changed(scenario: dict[str, Any], path: tuple[str, ...], value: Any) -> dict[str, Any]:
    other = copy.deepcopy(scenario)
    spot = other["expect"]
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    return other


def test_all_scenarios_are_there() -> None:
    assert len(SCENARIOS) == 181
    assert len({name(one) for one in SCENARIOS}) == 181
    assert all(one["expect"] for one in SCENARIOS)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_scenario(scenario: dict[str, Any]) -> None:
    verdict = run(scenario)
    assert verdict.supported, verdict.why
    assert verdict.why == ""


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_each_expectation_counts(scenario: dict[str, Any]) -> None:
    """With any one expectation altered the scenario fails."""
    for path, value in leaves(scenario["expect"]):
        other = altered(value)
        assert run(changed(scenario, path, other)).why, f"{path}: {other} is not noticed"


@pytest.mark.parametrize(
    "unknown",
    [
        {"id": "X", "given": {}, "do": [{"op": "dance"}], "expect": {}},
        {"id": "X", "given": {}, "do": [{"op": "query", "what": "weather"}], "expect": {}},
        {"id": "X", "given": {}, "do": [], "expect": {"weather": 1}},
        {"id": "X", "given": {}, "do": [], "expect": {"A": {"weather": 1}}},
        {"id": "X", "given": {"weather": 1}, "do": [], "expect": {}},
        {"id": "X", "given": {"A": {"weather": 1}}, "do": [], "expect": {}},
    ],
)
def test_unknown_wording_is_not_supported(unknown: dict[str, Any]) -> None:
    assert not run(unknown).supported
