"""Compares what has come of a scenario with what it expects (R17.3)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from games.innovation.achievements import eligible
from games.innovation.icons import icon_counts, points
from games.innovation.state import Seat
from games.innovation.trial import info
from games.innovation.trial.scene import LETTERS, Scene, Unknown, seat_of
from games.innovation.view import phase, values

Found = Callable[[Scene, Any], object]
"""Returns what the scene has for an expected value, in the shape of that value."""


def differences(scene: Scene, expect: Mapping[str, Any]) -> str:
    """Return the differences, "" if there are none; raise Unknown for something that is not known here."""
    return "; ".join(_differences(scene, expect))


def _differences(scene: Scene, expect: Mapping[str, Any]) -> Iterator[str]:
    for key, wanted in expect.items():
        if key == "note":
            continue
        if key in tuple(LETTERS):
            yield from _player(scene.state.players[seat_of(key)], key, wanted)
        elif key in _SHARED:
            if (found := _SHARED[key](scene, wanted)) != wanted:
                yield f"{key} is {found}"
        elif (why := info.why(scene, key, wanted)) is not None:
            yield from [f"{key}: {why}"] if why else []
        else:
            raise Unknown(key)


def _player(player: Seat, letter: str, expect: Mapping[str, Any]) -> Iterator[str]:
    for key, wanted in expect.items():
        if key not in _ZONES:
            raise Unknown(f"{letter}.{key}")
        found = _ZONES[key](player, wanted)
        if found != (_sorted(wanted) if key in _UNORDERED else wanted):
            yield f"{letter}.{key} is {found}"


def _sorted(found: Any) -> list[str]:
    return sorted(map(str, found))


def _splay(player: Seat, wanted: Mapping[str, str]) -> dict[str, str]:
    return {color: player.splay[color] or "none" for color in wanted}


_UNORDERED = ("hand", "score", "achievements")
_ZONES: dict[str, Callable[[Seat, Any], object]] = {
    "hand": lambda player, _: _sorted(player.hand),
    "score": lambda player, _: _sorted(player.score),
    "achievements": lambda player, _: _sorted(player.achievements),
    "board": lambda player, wanted: {color: player.board[color] for color in wanted},
    "splay": _splay,
    "icons": lambda player, wanted: {icon: icon_counts(player)[icon] for icon in wanted},
    "points": lambda player, _: points(player),
    "hand_values": lambda player, _: values(player.hand),
    "score_values": lambda player, _: values(player.score),
    "hand_count": lambda player, _: len(player.hand),
    "score_count": lambda player, _: len(player.score),
    "scored_this_turn": lambda player, _: player.scored,
    "tucked_this_turn": lambda player, _: player.tucked,
}


def _by_player(read: Callable[[Seat], object]) -> Found:
    def found(scene: Scene, wanted: Mapping[str, Any]) -> object:
        return {letter: read(scene.state.players[seat_of(letter)]) for letter in wanted}

    return found


def _happened(scene: Scene, key: str) -> list[str]:
    seats = [event.seat for event in scene.events() if event.text.key == key]
    return [LETTERS[seat] for seat in seats if seat is not None]


def _game_over(scene: Scene, _: object) -> object:
    if not scene.state.ended_by:
        return None
    return {"by": scene.state.ended_by, "winners": [LETTERS[seat] for seat in scene.state.winners]}


def _bottom(scene: Scene, wanted: Mapping[str, Any]) -> object:
    """Return the lowest cards of the piles: as many as are expected."""
    found: dict[str, Any] = {}
    for age, card in wanted.items():
        pile = scene.state.supply[int(age)]
        found[age] = pile[-len(card) :] if isinstance(card, list) else pile[-1] if pile else None
    return found


def _order(scene: Scene, wanted: Mapping[str, Any]) -> object:
    """Return the whole pile if it is exact, else the named cards of it in their order (R17.1)."""
    return {
        age: [card for card in scene.state.supply[int(age)] if int(age) in scene.exact or card in cards]
        for age, cards in wanted.items()
    }


def _icons(scene: Scene, wanted: Mapping[str, Any]) -> object:
    """Return counts by player and icon, or by icon and player, as expected."""
    if set(wanted) <= set(LETTERS):
        return {
            letter: {icon: icon_counts(scene.state.players[seat_of(letter)])[icon] for icon in counts}
            for letter, counts in wanted.items()
        }
    return {
        icon: {letter: icon_counts(scene.state.players[seat_of(letter)])[icon] for letter in counts}
        for icon, counts in wanted.items()
    }


def _removed(scene: Scene, wanted: list[str]) -> object:
    return [card for card in wanted if card in scene.state.removed]


def _revealed(scene: Scene, wanted: list[str]) -> object:
    found = list(dict.fromkeys(_happened(scene, "event-proof")))
    return wanted if sorted(found) == sorted(wanted) else found


def _shown(scene: Scene, _: object) -> object:
    """Return the cards that effects made players reveal, in order (R7.7)."""
    events = [event for event in scene.events() if event.text.key in ("event-reveal", "event-draw-reveal")]
    return [ref.removeprefix("card:") for event in events for ref in event.refs]


def _actions(scene: Scene) -> list[tuple[str, str]]:
    """Return the actions that are offered now: (kind, card or age)."""
    asked = scene.table.asked[0]
    ids = [option.id for option in asked.options] if asked.key == "action" else []
    return [(one.partition(".")[0], one.partition(".")[2]) for one in ids]


def _first_turns(scene: Scene) -> list[tuple[str, int]]:
    """Return each player's letter and actions in the first turns, by letting the turns pass."""
    trial, found = scene.copy(), []
    for _ in range(trial.state.seats):
        found.append((LETTERS[trial.state.turn], trial.state.actions))
        trial.skip_turn()
    return found


def _supply(scene: Scene, wanted: Mapping[str, int]) -> object:
    return {age: len(scene.state.supply[int(age)]) for age in wanted}


_SHARED: dict[str, Found] = {
    "share_bonus": lambda scene, _: bool(_happened(scene, "event-bonus")),
    "game_over": _game_over,
    "supply_bottom": _bottom,
    "supply_order": _order,
    "supply_counts": _supply,
    "removed_contains": _removed,
    "revealed_hands": _revealed,
    "revealed": _shown,
    "icons": _icons,
    "scores": _by_player(points),
    "legal_achievements": lambda scene, wanted: {
        letter: eligible(scene.state, seat_of(letter)) for letter in wanted
    },
    "legal_actions": lambda scene, _: list(dict.fromkeys(kind for kind, _ in _actions(scene))),
    "legal_melds": lambda scene, _: [what for kind, what in _actions(scene) if kind == "meld"],
    "legal_dogmas": lambda scene, _: [what for kind, what in _actions(scene) if kind == "dogma"],
    "start_player": lambda scene, _: _first_turns(scene)[0][0],
    "first_turn_actions": lambda scene, _: dict(_first_turns(scene)),
    "turn_order": lambda scene, _: [letter for letter, _ in _first_turns(scene)],
    "turn": lambda scene, _: LETTERS[scene.state.turn],
    "actions": lambda scene, _: scene.state.actions,
    "phase": lambda scene, _: phase(scene.state),
    "normal_achievements": lambda scene, wanted: (
        scene.state.normal if isinstance(wanted, list) else len(scene.state.normal)
    ),
    "special_achievements": lambda scene, wanted: (
        scene.state.special if isinstance(wanted, list) else len(scene.state.special)
    ),
    "hand_counts": _by_player(lambda player: len(player.hand)),
    "board_counts": _by_player(lambda player: sum(map(len, player.board.values()))),
    "score_counts": _by_player(lambda player: len(player.score)),
}
