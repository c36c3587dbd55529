"""The dossier's scenarios, run through the rules; and the same with wrong expectations, which must fail."""

import copy
import json
from typing import Any

import pytest

from games.innovation.rules import Innovation

GAME = Innovation()
SCENARIOS: list[dict[str, Any]] = json.loads(GAME.scenarios().read_text(encoding="utf-8"))
FACTS = [(one, key) for one in SCENARIOS for key in one["expect"] if not key.startswith("not_")]


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


def case(board: dict[str, Any], do: list[dict[str, Any]], expect: dict[str, Any], **more: Any) -> str:
    """Return why a scenario with this board of A fails."""
    given = {"players": ["A", "B"], "A": board, "B": {"hand": ["tools"]}}
    return GAME.scenario({"id": "X", "kind": "play", "given": given, "do": do, "expect": expect, **more}).why


@pytest.mark.parametrize("answer", ["pass", "no", ["pass"], []])
def test_ways_to_decline(answer: object) -> None:
    """An empty list, "no" and "pass" all decline."""
    board = {"board": {"purple": ["philosophy"]}, "hand": ["oars"]}
    do = [{"by": "A", "action": "dogma", "card": "philosophy"}, {"by": "A", "choose": answer}]
    assert case(board, do, {"A": {"hand": ["oars"]}}) == ""
    assert case(board, do, {"A": {"score": ["oars"]}})


def test_a_single_word_is_a_choice() -> None:
    """One card may be named without a list."""
    board = {"board": {"purple": ["philosophy"]}, "hand": ["oars"]}
    do = [{"by": "A", "action": "dogma", "card": "philosophy"}, {"by": "A", "choose": "oars"}]
    assert case(board, do, {"A": {"score": ["oars"]}}) == ""


def test_the_edition_of_a_scenario() -> None:
    """R0.2, R15.1: a scenario may be played in the second edition, wherever it says so."""
    board = {"board": {"yellow": ["fermenting"], "green": ["sailing"]}}
    do = [{"by": "A", "action": "dogma", "card": "fermenting"}]
    assert case(board, do, {"A": {"hand_values": [2, 2]}}) == ""
    for more in ({"edition": "second"}, {"options": {"edition": "second"}}):
        assert case(board, do, {"A": {"hand_values": [2]}}, **more) == ""


@pytest.mark.parametrize(
    ("expect", "holds"),
    [
        ({"legal_actions": ["draw", "meld", "dogma"]}, True),
        ({"legal_actions": ["draw", "meld", "dogma", "achieve"]}, False),
        ({"legal_melds": ["oars"], "legal_dogmas": ["writing"]}, True),
        ({"legal_melds": ["writing"]}, False),
        ({"visible_to_A": ["oars", "writing"]}, True),
        ({"visible_to_B": ["oars"]}, False),
        ({"visible_to": {"A": ["oars"], "B": ["writing"]}, "not_visible_to": {"B": ["oars"]}}, True),
        ({"not_visible_to": {"B": ["writing"]}}, False),
        ({"visible_to_B": {"A.hand_values": [1]}}, True),
        ({"visible_to_B": {"A.hand": ["oars"]}}, False),
    ],
)
def test_what_is_legal_and_what_is_seen(expect: dict[str, Any], holds: bool) -> None:
    """Legal actions and what players see can be stated and are compared."""
    assert (case({"board": {"blue": ["writing"]}, "hand": ["oars"]}, [], expect) == "") == holds


def test_satellites_after_a_sharer_has_taken_the_hand() -> None:
    """R6.5, R6.7, R9: the sharer's Socialism empties the hand from which the active player was to meld."""
    scenario = {
        "id": "X",
        "given": {
            "players": ["A", "B"],
            "A": {"board": {"green": ["satellites"]}},
            "B": {"board": {"blue": ["computers"], "purple": ["the_internet"]}},
            "exact_piles": [8],
            "supply": {
                "8": ["socialism", "empiricism", "quantum_theory", "mobility", "corporations", "mass_media"],
                "9": ["suburbia"],
            },
            "icons": {"clock": {"A": 3, "B": 4}},
        },
        "do": [
            {"by": "A", "action": "dogma", "card": "satellites"},
            {"by": "B", "choose": ["socialism"]},
            {"by": "B", "choose": "yes"},
        ],
        "expect": {
            "A": {"hand": ["suburbia"], "board": {"green": ["satellites"]}},
            "B": {"hand": ["mobility", "corporations", "mass_media"]},
            "share_bonus": True,
            "actions": 1,
        },
    }
    assert GAME.scenario(scenario).why == ""
