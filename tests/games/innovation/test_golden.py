"""Three golden whole games, one for each way of ending, replayed word for word."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).parent


def transcript() -> ModuleType:
    """Return the module beside this file (tests are no package)."""
    spec = importlib.util.spec_from_file_location("innovation_transcript", HERE / "transcript.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("ending", "said"),
    [
        ("achievements", "Enough achievements have been claimed."),
        ("score", "No card could be drawn any more; the score decides."),
        ("card", "A card has ended the game."),
    ],
)
def test_golden_game(ending: str, said: str) -> None:
    """R11.1, R11.3, R11.5: the same answers tell the same story to the same end."""
    golden = (HERE / "golden" / f"{ending}.txt").read_text("utf-8")
    assert f"= {said}" in golden
    assert transcript().replay(golden) == golden
