"""Runs scenarios in the dossier's format (R17) through the real rules."""

from collections.abc import Mapping
from typing import Any

from games.core.errors import Refused
from games.core.game import Verdict
from games.innovation.trial.expect import differences
from games.innovation.trial.follow import Lost, follow
from games.innovation.trial.given import build
from games.innovation.trial.scene import Innovations, Scene, Unknown

KINDS = ("play", "setup", "legality", "info")


def run(game: Innovations, scenario: Mapping[str, Any]) -> Verdict:
    """Build the position, do what the scenario says, compare everything that it expects (R17.4)."""
    name = str(scenario.get("id", "?"))
    try:
        return Verdict(name, _why(game, scenario))
    except Unknown as unknown:
        return Verdict(name, f"unknown: {unknown}", supported=False)


def _why(game: Innovations, scenario: Mapping[str, Any]) -> str:
    """Return why the scenario fails, "" if it passes."""
    expect = scenario.get("expect")
    if scenario.get("kind", "play") not in KINDS or not expect:
        raise Unknown(f"kind {scenario.get('kind')}, expect {expect}")
    options = {key: scenario[key] for key in ("edition", "options") if key in scenario}
    scene, wrong = build(game, {**options, **scenario["given"]})
    if wrong:
        return wrong

    def compared(end: Scene) -> str:
        return differences(end, expect)

    try:
        why = follow(scene, list(scenario.get("do", [])), compared)
    except (Lost, Refused) as lost:
        why = str(lost)
    return why if "refused" not in scenario else _unrefused(why, str(scenario["refused"]))


def _unrefused(why: str, wanted: str) -> str:
    """Return why a scenario that the rules must stop passes not: they did not, or for another reason."""
    return "" if wanted in why else f"not refused with {wanted!r}: {why or 'all was done'}"
