"""One golden whole game per number of players, replayed word for word."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).parent


def _playthrough() -> ModuleType:
    """Return the module beside this file (tests are no package)."""
    name = "era_playthrough"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, HERE / "playthrough.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[name]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_golden_game(seats: int) -> None:
    golden = (HERE / "golden" / f"players_{seats}.txt").read_text("utf-8")
    assert _playthrough().replay(golden, seats, f"golden {seats}") == golden
