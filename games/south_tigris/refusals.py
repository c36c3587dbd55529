"""Why what is named is not offered by a question, what is missing, and what may be chosen instead (R25.3)."""

from collections.abc import Sequence

from games.core.question import Decision, Kind
from games.core.text import Text, say
from games.south_tigris.asking import name
from games.south_tigris.camels import NEEDS, WHY, devices_for
from games.south_tigris.content import BOARDS, GUILDS, ROWS, SPACES, TILE_SPACES
from games.south_tigris.effects import cost_text
from games.south_tigris.legality import space_cost, why_not_row, why_not_space
from games.south_tigris.placing import reach
from games.south_tigris.river import why_not_site
from games.south_tigris.state import Device, TigrisState

FEW = 6
"""More alternatives than this are not listed."""
LAST_RESORT = ("not_uninvented", "not_invented", "not_built", "no_device")
"""Reasons that say least: another device may fail for a better one."""


def refusal(state: TigrisState, decision: Decision, value: str) -> Text | None:
    """Return why `value` is not offered and what is; None if nothing special can be said."""
    why = reason(state, decision, value)
    instead = alternatives(decision)
    if why is None:
        return say("refused-instead", options=instead) if instead else None
    return say("refused-with", why=why, options=instead) if instead else why


def alternatives(decision: Decision) -> Sequence[Text]:
    """Return the labels of what may be chosen, a few of them."""
    return [option.text for option in decision.options[:FEW]] if decision.kind is Kind.ONE else []


def reason(state: TigrisState, decision: Decision, value: str) -> Text | None:
    """Return what forbids `value`, with the figures that are missing."""
    seat = decision.seat
    if decision.key == "turn" and value in WHY:
        return _action(state, seat, value)
    if decision.key == "board" and value in BOARDS:
        action = getattr(decision.params.get("action"), "key", "").removeprefix("option-turn-")
        device = next((one for one in state.devices if one.board == value), None)
        return _device(state, seat, action, device) if action in WHY and device is not None else None
    if decision.key == "space" and value.removeprefix("envoy:") in SPACES:
        return _space(state, seat, value)
    code = _code(state, decision, value)
    return say(f"refused-{code}") if code else None


def _code(state: TigrisState, decision: Decision, value: str) -> str:
    if decision.key == "activate" and value in ROWS:
        return why_not_row(state, decision.seat, value)
    if decision.key == "site" and value.isdigit() and int(value) in TILE_SPACES:
        return why_not_site(state, decision.seat, int(value))
    return "space_occupied" if decision.key == "tent_space" and value in state.tents else ""


def _action(state: TigrisState, seat: int, action: str) -> Text | None:
    """Say why an action is possible on no device: the reason of the one that comes nearest."""
    if devices_for(state, seat, action):
        return None
    codes = {device.board: WHY[action](state, seat, device) for device in state.devices}
    near = [board for board, code in codes.items() if code not in LAST_RESORT]
    return _device(state, seat, action, state.device(near[0])) if near else say("refused-no_device")


def _device(state: TigrisState, seat: int, action: str, device: Device) -> Text | None:
    code = WHY[action](state, seat, device)
    if code == "dice_total":
        need = NEEDS[action](state, seat, device)
        return say("refused-dice_total", need=need, reach=reach(state, seat), board=name(device.board))
    return say(f"refused-{code}") if code else None


def _space(state: TigrisState, seat: int, value: str) -> Text | None:
    space = value.removeprefix("envoy:")
    code = why_not_space(state, seat, space, envoy=space != value)
    if code in ("influence", "silver", "cards"):
        held = [
            say("status-guild", guild=say(f"guild-{guild}"), n=state.players[seat].influence[guild])
            for guild in GUILDS
        ]
        return say("refused-cost", cost=cost_text(space_cost(state, space)), held=held)
    return say(f"refused-{code}") if code else None
