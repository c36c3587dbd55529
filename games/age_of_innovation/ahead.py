"""What a player may decide before the turn comes: the next action, and where or which (R28.3)."""

from collections.abc import Sequence

from games.age_of_innovation.actions import POSSIBLE, QUESTIONS
from games.age_of_innovation.content import ROUNDS
from games.age_of_innovation.flow import action_question, bonus_question
from games.age_of_innovation.state import AgeState
from games.core.orders import Ahead


def questions_ahead(state: AgeState, seat: int) -> Sequence[Ahead]:
    """Return the questions as they would be asked now; a queue begins with an action."""
    if state.phase != "actions" or state.sides[seat].passed:
        return ()
    found = [Ahead(action_question(state, seat))]
    for action, question in QUESTIONS.items():
        if POSSIBLE[action](state, seat):
            found.append(Ahead(question(state, seat), first=False))
    if state.round < ROUNDS:
        found.append(Ahead(bonus_question(state, seat), first=False))
    return found
