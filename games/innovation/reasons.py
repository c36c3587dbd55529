"""Why an answer is not allowed, and what is allowed instead."""

from games.core.question import Decision, Kind, Value
from games.core.text import Text, say
from games.innovation import names
from games.innovation.content import CARDS
from games.innovation.icons import highest_top, points, tops
from games.innovation.state import InnovationState

Reason = tuple[Text, str] | None


def explain(state: InnovationState, decision: Decision, value: Value) -> Reason:
    """Return (text with what would be legal, rule number), None if there is nothing special to say."""
    if decision.key == "action" and isinstance(value, str):
        kind, _, what = value.partition(".")
        found = _ACTIONS[kind](state, decision.seat, what) if kind in _ACTIONS else None
        if found is not None:
            return found
    if decision.key == "first-meld" and isinstance(value, str) and value in CARDS:
        return _not_in_hand(state, decision.seat, value), decision.rule
    if decision.kind not in (Kind.ONE, Kind.SOME, Kind.ORDER) or not decision.options:
        return None
    if decision.kind is not Kind.ONE and _fits(decision, value):
        return None
    return say("refused-instead", options=[option.text for option in decision.options]), decision.rule


def _fits(decision: Decision, value: Value) -> bool:
    """Tell whether only the number of things chosen is wrong."""
    known = {option.id for option in decision.options}
    return isinstance(value, tuple | list) and set(value) <= known


def _meld(state: InnovationState, seat: int, card: str) -> Reason:
    return (_not_in_hand(state, seat, card), "R4.2") if card in CARDS else None


def _not_in_hand(state: InnovationState, seat: int, card: str) -> Text:
    hand = [names.card(one) for one in state.players[seat].hand]
    return say("refused-not-in-hand", card=names.card(card), hand=names.listed(hand))


def _dogma(state: InnovationState, seat: int, card: str) -> Reason:
    if card not in CARDS:
        return None
    player = state.players[seat]
    covered = card in player.board[CARDS[card].color]
    key = "refused-covered" if covered else "refused-not-on-board"
    shown = names.listed([names.card(top) for top in tops(player)])
    return say(key, card=names.card(card), tops=shown), "R4.3"


def _achieve(state: InnovationState, seat: int, age: str) -> Reason:
    if not age.isdigit() or not 1 <= int(age) <= 9:
        return say("refused-special"), "R10.2"
    need, player = int(age), state.players[seat]
    if need not in state.normal:
        left = names.listed([say("number", n=one) for one in state.normal])
        return say("refused-claimed", age=need, left=left), "R10.1"
    if points(player) < 5 * need:
        return say("refused-points", age=need, need=5 * need, have=points(player)), "R4.4"
    return say("refused-top", age=need, have=highest_top(player)), "R4.4"


_ACTIONS = {"meld": _meld, "dogma": _dogma, "achieve": _achieve}
