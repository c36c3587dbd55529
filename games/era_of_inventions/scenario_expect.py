"""Compares a state with what a scenario expects."""

from collections.abc import Iterator
from typing import Any

from games.era_of_inventions.content import FACTORY_SLOTS, INVENTION_SLOTS, KINDS
from games.era_of_inventions.scenario_given import SEATS, Unknown
from games.era_of_inventions.scoring import sheet
from games.era_of_inventions.state import EraState, Player

_ZONES = ("draw", "discard", "aside", "removed", "factory_pile", "factory_discard")
_PLAYER = ("bonus", "discs", "markers", "ip", "patent", "boxes", "patented", "factories")


def compare(state: EraState, expect: dict[str, Any], code: str, kept: set[str], *, awards: bool) -> str:
    """Return the differences, "" if there are none.

    `code` is the last refusal; `kept` the cards that stay on display; `awards` whether R14.4 counts.
    """
    if "error" in expect or code:
        return "" if expect.get("error", "") == code else f"refused with {code or 'nothing'}"
    wrong = []
    for key, wanted in expect.items():
        found = _found(state, key, wanted, kept, awards)
        if found != (sorted(wanted) if key.endswith("_set") else wanted):
            wrong.append(f"{key} is {found}")
    return "; ".join(wrong)


def _found(state: EraState, key: str, wanted: Any, kept: set[str], awards: bool) -> object:
    """Return what the state has for `key`, in the shape of `wanted`."""
    if key in ("rounds", "pool_bonus", "phase", "round", *_ZONES):
        return getattr(state, key)
    if key in ("turn", "start"):
        return SEATS[getattr(state, key)]
    if key == "draw_plus_filled_set":
        return sorted([*state.draw, *(card for card in state.display if card and card not in kept)])
    if key.endswith("_set") and key.removesuffix("_set") in _ZONES:
        return sorted(getattr(state, key.removesuffix("_set")))
    if key == "winners":
        return [SEATS[seat] for seat in sheet(state, awards=awards).winners]
    if isinstance(wanted, dict):
        return {part: _part(state, key, part, wanted[part], awards) for part in wanted}
    raise Unknown(key)


def _part(state: EraState, key: str, part: str, wanted: Any, awards: bool) -> object:
    if key == "p":
        return dict(_holdings(state.players[SEATS.index(part)], wanted))
    if key == "places":
        return state.places[part]
    if key == "discs":
        return [SEATS[seat] for seat in state.areas[part]]
    if key == "display":
        return state.display[INVENTION_SLOTS.index(part)]
    if key == "factory_row":
        return state.row[FACTORY_SLOTS.index(part)]
    if key == "counts":
        return _count(state, part)
    if key == "final":
        final = _final(state, SEATS.index(part), awards)
        return {name: final[name] for name in wanted}
    raise Unknown(key)


def _holdings(player: Player, wanted: dict[str, Any]) -> Iterator[tuple[str, object]]:
    for name in wanted:
        if name not in KINDS and name not in _PLAYER:
            raise Unknown(name)
        yield name, player.stock[name] if name in KINDS else getattr(player, name)


def _count(state: EraState, zone: str) -> int:
    cards = state.row if zone == "factory_row" else getattr(state, zone)
    return sum(1 for card in cards if card)


def _final(state: EraState, seat: int, awards: bool) -> dict[str, int]:
    lines = sheet(state, awards=awards).lines
    points = {line.text.key.removeprefix("score-"): line.points[seat] for line in lines}
    given = {name: points[name] for name in points if name not in ("track", "trade")}
    named = {f"award_{name}": value for name, value in given.items()}
    return {"track": points["track"], "trade": points["trade"], "awards": sum(given.values()), **named}
