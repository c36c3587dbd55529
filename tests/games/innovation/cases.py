"""The cases of the cards: those of the dossier and our own, in the same format (R17)."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from games.innovation.rules import Innovation

Case = Mapping[str, Any]


def _read(path: Path) -> list[Case]:
    rows: list[Case] = json.loads(path.read_text("utf-8"))
    return rows


OWN: list[Case] = _read(Path(__file__).parent / "cases.json")
DOSSIER: list[Case] = [
    row for row in _read(Innovation().scenarios()) if row.get("kind", "play") in ("play", "legality")
]
ALL_CASES = [(json.dumps(case), case) for case in (*OWN, *DOSSIER)]
"""Each case with its text, to find a card in."""


def failure(case: Case) -> str:
    """Return why a case fails, "" if it passes; no question may be left open at its end."""
    verdict = Innovation().scenario(_closed(case))
    return verdict.why if verdict.supported else verdict.why or "not supported"


def _closed(case: Case) -> Case:
    """Return the case with the claim that its one action is over at the end."""
    expect, actions = dict(case["expect"]), [op for op in case["do"] if "action" in op]
    if len(actions) == 1 and actions[0]["action"] != "end_turn" and not expect.get("game_over"):
        expect.setdefault("actions", 1)
    return {**case, "expect": expect}
