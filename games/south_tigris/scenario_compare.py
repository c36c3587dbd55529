"""Compares what a scenario expects with what the rules have made of it."""

from collections.abc import Mapping

from games.core.play import Play
from games.south_tigris.scenario_state import Raw, describe, name_of
from games.south_tigris.scoring import score
from games.south_tigris.state import TigrisState


def _logged(play: Play[TigrisState]) -> list[str]:
    """Return what happened in the words of `log_has`."""
    found = []
    for event in play.events:
        params = event.text.params
        found.append(
            {
                "log-ascend": f"ascend_{params.get('level')}",
                "log-end-space": "end_space",
                "log-tent": f"unused_{params.get('unused')}",
                "log-round-over": "round_over",
                "log-research-nothing": "research_nothing",
                "log-goal": f"goal_{name_of(event.seat)}_{params.get('step')}",
            }.get(event.text.key, "")
        )
    return found


def differences(play: Play[TigrisState], given: Raw, expect: Raw) -> str:
    """Return where the state is not as the scenario expects; empty if it is."""
    found = describe(play.state, given)
    found["log_has"] = _logged(play)
    winners = score(play.state).winners
    found["winner"] = name_of(winners[0])
    return "; ".join(_differ("", expect, found))


def _differ(path: str, wanted: object, found: object) -> list[str]:
    """Return the places where `found` is not as wanted; only listed keys count."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        return [
            text for key, value in wanted.items() for text in _differ(f"{path}.{key}", value, found.get(key))
        ]
    if path == ".log_has" and isinstance(wanted, list) and isinstance(found, list):
        return [] if all(one in found for one in wanted) else [f"{path}: {found}"]
    if ".dice." in path and isinstance(wanted, list) and isinstance(found, list):
        return [] if sorted(wanted) == sorted(found) else [f"{path}: {found}"]
    return [] if wanted == found else [f"{path}: {found}"]
