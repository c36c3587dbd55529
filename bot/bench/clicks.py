"""From a click to its answer: needs the wire server of the test tree, so a checkout."""

import json
import os
import subprocess
import sys
from pathlib import Path

from bot.bench.figures import Figure, in_milliseconds

SERVER = Path("tests") / "wire" / "clicks.py"


def measured(root: Path) -> list[Figure]:
    """Run the bot in its own process against the server of the tests; nothing without a checkout."""
    if not (root / SERVER).exists():
        return []
    done = subprocess.run(
        [sys.executable, "-m", "tests.wire.clicks"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=True,
    )
    seconds: dict[str, list[float]] = json.loads(done.stdout.splitlines()[-1])
    return [
        *in_milliseconds("click to acknowledged", seconds["acknowledged"], 150),
        *in_milliseconds("click to new board", seconds["board"], 300),
    ]
