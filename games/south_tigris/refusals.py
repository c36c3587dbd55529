"""Why a named device, space, row or site is not offered by a question (for refused answers)."""

from games.core.question import Decision
from games.south_tigris.camels import WHY
from games.south_tigris.content import BOARDS, ROWS, SPACES, TILE_SPACES
from games.south_tigris.legality import why_not_row, why_not_space
from games.south_tigris.river import why_not_site
from games.south_tigris.state import TigrisState


def refusal(state: TigrisState, decision: Decision, value: str) -> str:
    """Return the reason code for `value`, '' if nothing special can be said."""
    seat = decision.seat
    if decision.key == "board" and value in BOARDS:
        return _device(state, decision, value)
    if decision.key == "space" and value in SPACES:
        return why_not_space(state, seat, value, envoy=False)
    if decision.key == "activate" and value in ROWS:
        return why_not_row(state, seat, value)
    if decision.key == "site" and value.isdigit() and int(value) in TILE_SPACES:
        return why_not_site(state, seat, int(value))
    return "space_occupied" if decision.key == "tent_space" and value in state.tents else ""


def _device(state: TigrisState, decision: Decision, board: str) -> str:
    action = decision.params.get("action")
    key = getattr(action, "key", "").removeprefix("option-turn-")
    device = next((one for one in state.devices if one.board == board), None)
    return WHY[key](state, decision.seat, device) if device is not None and key in WHY else ""
