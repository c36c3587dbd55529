"""A sensible answer to each question, for computer players."""

import random

from games.core.question import Decision, Value
from games.innovation.state import InnovationState


def advise(state: InnovationState, decision: Decision, source: random.Random) -> Value | None:
    """Return an answer, or None to leave it to chance."""
    return None
