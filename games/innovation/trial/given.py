"""The position that a scenario starts from (R17.1)."""

from collections.abc import Mapping
from typing import Any

from games.core.table import Table
from games.innovation.content import CARDS, COLORS, CONTENT, SPECIALS
from games.innovation.icons import icon_counts, points
from games.innovation.laws import cards_in_play
from games.innovation.state import InnovationState, Seat
from games.innovation.trial.scene import LETTERS, Innovations, Scene, Unknown, placed, seat_of

_ZONES = {"board", "splay", "hand", "score", "achievements", "scored_this_turn", "tucked_this_turn"}
_SHARED = {"players", "turn", "supply", "exact_piles", "empty_piles", "normal_available", "removed"}
_ALSO = {"special_available", "icons", "scores", "initial_melds", "hands", "edition", "options", "actions"}


def build(game: Innovations, given: Mapping[str, Any]) -> tuple[Scene, str]:
    """Return the scene, and why its facts (`icons`, `scores`) do not hold: "" if they do."""
    if unknown := set(given) - _SHARED - _ALSO - set(given["players"]):
        raise Unknown(str(sorted(unknown)))
    if "initial_melds" in given or "hands" in given:
        return Scene(placed(game, _dealt(given))), ""
    if not set(given) & {*LETTERS, "supply", "turn"}:
        return Scene(Table.start(game, len(given["players"]), options(given), "scenario")), ""
    state = _position(given)
    exact = tuple(map(int, (*given.get("exact_piles", ()), *given.get("empty_piles", ()))))
    return Scene(placed(game, state), exact), _facts(state, given)


def options(given: Mapping[str, Any]) -> dict[str, str]:
    """Return the lobby options of a scenario."""
    chosen = dict(given.get("options", {}))
    if "edition" in given:
        chosen["edition"] = given["edition"]
    return {name: _choice(value) for name, value in chosen.items()}


def _choice(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _new(given: Mapping[str, Any]) -> InnovationState:
    chosen = options(given)
    return InnovationState(
        seats=len(given["players"]),
        seed="scenario",
        edition=chosen.get("edition", "third"),
        proof_reveal=chosen.get("proof_reveal", "on") == "on",
    )


def _dealt(given: Mapping[str, Any]) -> InnovationState:
    """Return a state before the first melds, with the hands that the scenario needs (R2.4)."""
    state = _new(given)
    melds, hands = given.get("initial_melds", {}), given.get("hands", {})
    named = {card for hand in hands.values() for card in hand} | set(melds.values())
    spare = [card for card in CONTENT.of_age(1) if card not in named]
    for letter in given["players"]:
        hand = list(hands.get(letter, [melds[letter]] if letter in melds else []))
        state.players.append(Seat(hand=[*hand, *(spare.pop() for _ in range(2 - len(hand)))]))
    _fill(state, {})
    return state


def _position(given: Mapping[str, Any]) -> InnovationState:
    state = _new(given)
    state.players = [_seat(given.get(letter, {})) for letter in given["players"]]
    state.turn = seat_of(given.get("turn", "A"))
    state.turns, state.actions = state.seats + 1, given.get("actions", 2)
    state.removed = list(given.get("removed", ()))
    owned = [one for player in state.players for one in player.achievements]
    state.normal = list(given.get("normal_available", [n for n in range(1, 10) if str(n) not in owned]))
    state.special = list(given.get("special_available", [one for one in SPECIALS if one not in owned]))
    _fill(state, given)
    return state


def _seat(given: Mapping[str, Any]) -> Seat:
    if unknown := set(given) - _ZONES:
        raise Unknown(str(sorted(unknown)))
    board = {color: list(given.get("board", {}).get(color, ())) for color in COLORS}
    splay = {color: given.get("splay", {}).get(color, "none") for color in COLORS}
    return Seat(
        hand=list(given.get("hand", ())),
        score=list(given.get("score", ())),
        board=board,
        splay={color: "" if way == "none" else way for color, way in splay.items()},
        achievements=[str(one) for one in given.get("achievements", ())],
        tucked=given.get("tucked_this_turn", 0),
        scored=given.get("scored_this_turn", 0),
    )


def _fill(state: InnovationState, given: Mapping[str, Any]) -> None:
    """Lay out the supply: the named cards, then the unused ones, but for exact and empty piles."""
    named = {int(age): list(cards) for age, cards in given.get("supply", {}).items()}
    closed = {int(age) for key in ("exact_piles", "empty_piles") for age in given.get(key, ())}
    used = {*cards_in_play(state), *(card for cards in named.values() for card in cards)}
    for age in range(1, 11):
        spare = [card for card in CONTENT.of_age(age) if card not in used]
        if age < 10 and spare:
            state.normal_cards[age] = spare.pop()
        state.supply[age] = named.get(age, []) + ([] if age in closed else spare)
        if age in closed:
            state.removed += spare


def _facts(state: InnovationState, given: Mapping[str, Any]) -> str:
    """Return which stated icon counts and scores do not hold."""
    wrong = []
    for icon, counts in given.get("icons", {}).items():
        for letter, count in counts.items():
            found = icon_counts(state.players[seat_of(letter)])[icon]
            if found != count:
                wrong.append(f"{letter} shows {found} {icon}, not {count}")
    for letter, score in given.get("scores", {}).items():
        if points(state.players[seat_of(letter)]) != score:
            wrong.append(f"{letter} has not {score} points")
    unknown = [card for card in cards_in_play(state) if card not in CARDS]
    return "; ".join([*wrong, *(f"no card {card}" for card in unknown)])
