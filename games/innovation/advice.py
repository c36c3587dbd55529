"""A sensible answer to each question, for computer players.

An action is tried out on positions that the player cannot tell from the true one; the questions of effects
are answered by rules of thumb: give away little, keep and score much.
"""

import random
from collections.abc import Callable

from games.core.question import Decision, Kind, Value
from games.innovation.choosing import PASS
from games.innovation.content import CARDS
from games.innovation.foresight import rehearse
from games.innovation.icons import highest_top, points, tops, totals
from games.innovation.secrecy import disguise
from games.innovation.state import InnovationState

TRIALS = 3
WON = 10_000
PATIENCE, RESTLESS = 40, 120
"""From which turn on actions are taken at random, and over how many turns that becomes the rule."""
LOSING = ("return", "transfer", "exchange", "tuck")
"""What is done to cards that one would rather not part with: the lowest go."""
DECLINED = ("may-translation", "may-encyclopedia")
"""These give up points."""
ENOUGH = 3
"""Of any number of cards that may be returned or tucked, so many are."""


def advise(state: InnovationState, decision: Decision, source: random.Random) -> Value | None:
    """Return an answer, or None to leave it to chance."""
    return _action(state, decision, source) if decision.key == "action" else thumb(state, decision)


def _action(state: InnovationState, decision: Decision, source: random.Random) -> Value:
    """Return the action that leads to the best positions on average; in a long game sometimes any.

    Two players can undo each other's moves for ever; chance leads them out of it.
    """
    if source.random() < (state.turns - PATIENCE) / RESTLESS:
        return source.choice(decision.options).id
    worth = {option.id: 0 for option in decision.options}
    for trial in range(TRIALS):
        seed = source.random()
        for choice in worth:
            imagined = disguise(state, decision.seat, random.Random(f"{seed}/{trial}"))
            chance = random.Random(f"{seed}/{choice}")
            rehearse(imagined, decision.seat, choice, _quick(chance), chance)
            worth[choice] += standing(imagined, decision.seat)
    return max(worth, key=lambda choice: worth[choice])


def _quick(source: random.Random) -> Callable[[InnovationState, Decision], Value]:
    def answer(state: InnovationState, decision: Decision) -> Value:
        value = thumb(state, decision)
        return decision.legal_default() if value is None else value

    return answer


def standing(state: InnovationState, seat: int) -> int:
    """Return how good a position is for a seat against the best of the others."""
    if state.ended_by:
        return WON if seat in state.winners else -WON
    worth = [_worth(state, one) for one in range(state.seats)]
    return worth[seat] - max(value for one, value in enumerate(worth) if one != seat)


def _worth(state: InnovationState, seat: int) -> int:
    """Return how good a player's own things are (an achievement is 200).

    Points and high top cards are of use together: an achievement needs both (R4.4).
    """
    player = state.players[seat]
    top, score = highest_top(player), points(player)
    open_now = sum(age <= min(score // 5, top) for age in state.normal)
    useful_score, useful_top = min(score, 5 * top + 10), min(top, score // 5 + 3)
    reach = 7 * useful_score + 2 * score + 12 * useful_top + 6 * top
    hand = sum(CARDS[card].age for card in player.hand)
    board = 5 * len(tops(player)) + 4 * sum(totals(player))
    return 200 * len(player.achievements) + 60 * open_now + reach + board + 2 * hand


def thumb(state: InnovationState, decision: Decision) -> Value | None:
    """Answer the question of an effect by a rule of thumb; None where there is none."""
    if decision.kind is Kind.YESNO:
        return _agreed(state, decision)
    if decision.key in _OWN:
        return _OWN[decision.key](state, decision)
    ids = [option.id for option in decision.options if option.id in CARDS]
    if decision.kind is Kind.ORDER:
        return _several(decision, ids)
    if decision.kind is not Kind.ONE:
        return None
    if not ids:
        return None
    return _ranked(decision.key, ids)[0]


def _ranked(deed: str, cards: list[str]) -> list[str]:
    """Return the cards in the order in which one would choose them for a deed."""
    ranked = sorted(cards, key=lambda card: CARDS[card].age)
    return ranked if deed in LOSING else ranked[::-1]


def _several(decision: Decision, ids: list[str]) -> Value:
    if decision.least == decision.most == len(ids):
        return tuple(ids)
    wanted = decision.most if decision.key in ("score", "meld") else min(decision.most, ENOUGH)
    return tuple(_ranked(decision.key, ids)[: max(decision.least, wanted)])


def _agreed(state: InnovationState, decision: Decision) -> bool:
    player = state.players[decision.seat]
    hand, pile = sum(CARDS[card].age for card in player.hand), points(player)
    if decision.key == "may-bicycle":
        return hand > pile
    if decision.key == "may-canal_building":
        return _top_sum(player.hand) > _top_sum(player.score)
    return decision.key not in DECLINED


def _top_sum(cards: list[str]) -> int:
    """Return what the cards of the highest value are worth together."""
    values = [CARDS[card].age for card in cards]
    return max(values, default=0) * values.count(max(values, default=0))


def _splay(state: InnovationState, decision: Decision) -> Value:
    """Splay the longest pile."""
    board = state.players[decision.seat].board
    colors = [option.id for option in decision.options if option.id != PASS]
    return max(colors, key=lambda color: len(board[color]))


def _value(state: InnovationState, decision: Decision) -> Value:
    """Name the value that costs others most more than oneself."""

    def loss(value: int) -> int:
        found = [sum(CARDS[card].age == value for card in player.score) for player in state.players]
        return value * (sum(found) - 2 * found[decision.seat])

    return max(range(decision.least, decision.most + 1), key=loss)


def _face_down(state: InnovationState, decision: Decision) -> Value:
    """Take the card of the highest value, from whoever has most achievements."""

    def worth(option: str) -> tuple[int, int]:
        seat, value = map(int, option.split("."))
        return value, len(state.players[seat].achievements)

    return max((option.id for option in decision.options), key=worth)


def _pass(state: InnovationState, decision: Decision) -> Value:
    return PASS


_OWN: dict[str, Callable[[InnovationState, Decision], Value]] = {
    "splay": _splay,
    "value": _value,
    "face-down": _face_down,
    "road": _pass,
    "rearrange": _pass,
}
