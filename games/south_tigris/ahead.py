"""What a player may decide before the turn comes: the next action, and where (R13.1, R18.1)."""

from collections.abc import Sequence

from games.core.orders import Ahead
from games.core.question import Decision, Kind, Option
from games.south_tigris.dice import brighten_options
from games.south_tigris.people import tired_options
from games.south_tigris.state import TigrisState
from games.south_tigris.turns import after_options, row_options, space_options, tent_options, turn_options


def questions_ahead(state: TigrisState, seat: int) -> Sequence[Ahead]:
    """Return the questions as they would be asked now; a queue begins with an action.

    Devices and dice are left out: what is built and rolled by others changes them too often.
    """
    if state.phase != "turn":
        return ()
    rows = [("activate", "R11.5", row_options(state, seat))]
    if state.tented(seat):
        first = _asked(seat, "after_tent", "R18.1", after_options(state, seat))
        player = state.players[seat]
        later = [
            ("brighten", "R6.3", brighten_options(player)),
            ("refresh", "R7.4", tired_options(player, seat)),
            *rows,
        ]
    else:
        first = _asked(seat, "turn", "R13.1", turn_options(state, seat))
        spaces, tents = space_options(state, seat), tent_options(state)
        later = [("space", "R15.1", spaces), ("tent_space", "R16.1", tents), *rows]
    follow = [_asked(seat, key, rule, options) for key, rule, options in later if options]
    return [Ahead(first), *(Ahead(one, first=False) for one in follow)]


def _asked(seat: int, key: str, rule: str, options: Sequence[Option]) -> Decision:
    return Decision(seat, key, Kind.ONE, options, rule=rule)
