"""The state that a scenario starts from."""

from collections.abc import Sequence
from typing import Any

from games.era_of_inventions.content import (
    AREAS,
    BONUS_DISCS,
    FACTORY_SLOTS,
    INVENTION_SLOTS,
    KINDS,
    SEATINGS,
)
from games.era_of_inventions.rounds import new_state
from games.era_of_inventions.state import EraState, Player

SEATS = "ABCDE"
_PLAIN = ("bonus", "ip", "patent", "boxes", "patented", "factories")
_ZONES = ("draw", "discard", "aside", "factory_pile", "factory_discard")
_KNOWN = {"players", "p", "start", "round", "turn", "discs", "display", "factory_row", "places", "pool_bonus"}


class Unknown(Exception):  # noqa: N818 - said of a wording
    """A wording that this interpreter does not know."""


def build(given: dict[str, Any], ops: Sequence[dict[str, Any]]) -> EraState:
    """Return the state of `given`; the first actor's discs lie where the operations need them."""
    if unknown := set(given) - _KNOWN - set(_ZONES):
        raise Unknown(str(sorted(unknown)))
    state = new_state(given["players"], "scenario")
    state.players = [_player(given.get("p", {}).get(SEATS[seat], {})) for seat in range(state.seats)]
    for zone in _ZONES:
        setattr(state, zone, list(given.get(zone, [])))
    state.display = [given.get("display", {}).get(slot) for slot in INVENTION_SLOTS]
    state.row = [given.get("factory_row", {}).get(slot) for slot in FACTORY_SLOTS]
    state.places.update(given.get("places", {}))
    full = BONUS_DISCS - state.seats * SEATINGS[state.seats].bonus
    state.pool_bonus = given.get("pool_bonus", full)
    state.start = SEATS.index(given.get("start", "A"))
    state.round = given.get("round", 1)
    _turn(state, given, ops)
    return state


def _player(given: dict[str, Any]) -> Player:
    if unknown := set(given) - set(KINDS) - set(_PLAIN):
        raise Unknown(str(sorted(unknown)))
    stock = {kind: given.get(kind, 0) for kind in KINDS}
    return Player(stock=stock, **{name: given[name] for name in _PLAIN if name in given})


def _turn(state: EraState, given: dict[str, Any], ops: Sequence[dict[str, Any]]) -> None:
    """Set phase and turn, put discs out."""
    placing = any(op["op"] in ("place", "pass") for op in ops)
    state.phase = "place" if placing else "resolve"
    actors = [op["by"] for op in ops if "by" in op]
    first = SEATS[state.start] if placing else (actors or ["A"])[0]
    state.turn = SEATS.index(given.get("turn", first))
    for area, letters in given.get("discs", {}).items():
        state.areas[area] = [SEATS.index(letter) for letter in letters]
    if "discs" not in given:
        for op in ops:
            if op["op"] == "act":
                state.areas[op["area"]].append(SEATS.index(op["by"]))
    if placing:
        for seat, player in enumerate(state.players):
            out = sum(state.areas[area].count(seat) for area in AREAS)
            player.discs = SEATINGS[state.seats].discs - out
