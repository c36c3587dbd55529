"""Actions that cannot be completed are taken back while nothing hidden has come to light (R3.11)."""

from games.south_tigris.asking import Tigris
from games.south_tigris.state import TigrisState


class TakenBack(Exception):  # noqa: N818 - a turn of events, not a fault
    """The action under way is void: the turn goes on from before it."""


class Before:
    """The state before an action, and how much was hidden then."""

    def __init__(self, state: TigrisState) -> None:
        self._copy = state.model_copy(deep=True)

    def restore(self, state: TigrisState, failed: str) -> None:
        """Put everything back as it was; `failed` names the action that could not be completed."""
        for field in type(state).model_fields:
            setattr(state, field, getattr(self._copy, field))
        state.action.failed = [*state.action.failed, failed]


def secrets(state: TigrisState) -> list[int]:
    """Return numbers of which one changes whenever chance is drawn or something hidden is seen."""
    decks = [len(deck) for deck in state.research_decks.values()]
    piles = (state.card_deck, state.end_pile, state.board_deck, state.revealed)
    return [state.chances, *(len(pile) for pile in piles), *decks]


def take_back(play: Tigris) -> None:
    """Raise TakenBack if the action under way may still be taken back; else do nothing."""
    if secrets(play.state) == play.state.action.secrets:
        raise TakenBack
