"""Scoring (R12) and the winner (R13)."""

from collections.abc import Sequence
from functools import cache

from games.core.score import ScoreLine, ScoreSheet, leaders
from games.core.text import Text, say
from games.legendary_inventors import names as words
from games.legendary_inventors.content import INVENTIONS, INVENTORS, POINTS
from games.legendary_inventors.state import InventorsState, goal_reached, names, wilds


def run_points(categories: Sequence[int], tokens: int) -> int:
    """Return the best score of runs 0,1,2,… from cards and classification tokens (R12.4)."""
    if not categories or min(categories) > tokens:
        return 0
    counts = tuple(categories.count(number) for number in range(max(categories) + 1))
    return _best(counts, 0, len(categories) + tokens, tokens)


@cache
def _best(counts: tuple[int, ...], number: int, limit: int, tokens: int) -> int:
    """Return the most points from `number` on, with at most `limit` runs that reach it."""
    owned = counts[number] if number < len(counts) else 0
    best = 0
    for runs in range(1, min(limit, owned + tokens) + 1):
        left = tokens - max(0, runs - owned)
        worth = runs if number else 0
        best = max(best, worth + _best(counts, number + 1, runs, left))
    return best


def card_points(state: InventorsState, seat: int) -> int:
    """Return the points of the inventions a seat owns (R12.1)."""
    return sum(INVENTIONS[card].points for card in state.cards[seat])


def token_points(state: InventorsState, seat: int) -> int:
    """Return the points of unused victory-point tokens (R12.2)."""
    return sum(POINTS.get(face, 0) for face in state.tokens[seat])


def goals(state: InventorsState, seat: int) -> list[str]:
    """Return the inventors of a seat whose goal is reached (R12.3)."""
    return [name for place, name in enumerate(names(state, seat)) if goal_reached(state, seat, place)]


def goal_points(state: InventorsState, seat: int) -> int:
    """Return the points of the goals a seat has reached (R12.3)."""
    return sum(INVENTORS[name].points for name in goals(state, seat))


def runs(state: InventorsState, seat: int) -> int:
    """Return the run points of a seat (R12.4)."""
    return run_points(sorted(INVENTIONS[card].category for card in state.cards[seat]), wilds(state, seat))


def totals(state: InventorsState) -> tuple[int, ...]:
    """Return the total of each seat as it stands."""
    return tuple(
        card_points(state, seat) + token_points(state, seat) + goal_points(state, seat) + runs(state, seat)
        for seat in range(state.seats)
    )


def sheet(state: InventorsState) -> ScoreSheet:
    """Return the score sheet as it stands (all information is public)."""
    seats = range(state.seats)
    cards = tuple(len(state.cards[seat]) for seat in seats)
    total = totals(state)
    lines = (
        _line("cards", "R12.1", [card_points(state, s) for s in seats], [_cards(state, s) for s in seats]),
        _line("tokens", "R12.2", [token_points(state, s) for s in seats], [_tokens(state, s) for s in seats]),
        _line("goals", "R12.3", [goal_points(state, s) for s in seats], [_goals(state, s) for s in seats]),
        _line("runs", "R12.4", [runs(state, s) for s in seats], [_runs(state, s) for s in seats]),
    )
    tie = ScoreLine(say("score-tie-cards"), cards, "R13.1")
    return ScoreSheet(lines, total, winners(total, cards), (tie,))


def winners(total: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that win by total, then by number of invention cards (R13.1)."""
    return leaders(total, cards)


def _line(key: str, rule: str, points: list[int], why: list[tuple[Text, ...]]) -> ScoreLine:
    return ScoreLine(say(f"score-{key}"), tuple(points), rule, tuple(why))


def _cards(state: InventorsState, seat: int) -> tuple[Text, ...]:
    return tuple(
        say("score-cards-why", card=words.invention(card), points=INVENTIONS[card].points)
        for card in state.cards[seat]
    )


def _tokens(state: InventorsState, seat: int) -> tuple[Text, ...]:
    held = [face for face in state.tokens[seat] if face in POINTS]
    return tuple(say("score-tokens-why", token=words.token(face), points=POINTS[face]) for face in held)


def _goals(state: InventorsState, seat: int) -> tuple[Text, ...]:
    return tuple(
        say("score-goals-why", inventor=words.inventor(name), points=INVENTORS[name].points)
        for name in goals(state, seat)
    )


def _runs(state: InventorsState, seat: int) -> tuple[Text, ...]:
    numbers = sorted(INVENTIONS[card].category for card in state.cards[seat])
    if not numbers:
        return ()
    found = " ".join(str(number) for number in numbers)
    return (say("score-runs-why", numbers=found, wild=wilds(state, seat)),)
