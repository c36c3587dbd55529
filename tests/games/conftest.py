"""The tiny games of the tests count as games."""

import os
from pathlib import Path

TINY = Path(__file__).parent / "tiny"
os.environ["EUREKA_GAMES"] = str(TINY)
