"""Computer players: one that answers at random and one that follows the game's own advice."""

import random
from typing import Any

from games.core.question import Decision, Kind, Value
from games.core.table import Table


def random_value(decision: Decision, source: random.Random) -> Value:
    """Return a legal answer, each about equally likely."""
    kind, options = decision.kind, decision.options
    if kind is Kind.ONE:
        return options[int(source.random() * len(options))].id
    if kind is Kind.YESNO:
        return source.random() < 0.5
    if kind is Kind.NUMBER:
        return source.randint(decision.least, decision.most)
    if kind is Kind.ALLOCATE:
        return _random_shares(decision, source)
    most = min(decision.most, len(options))
    chosen = source.sample([option.id for option in options], source.randint(decision.least, most))
    return tuple(chosen)


def greedy_value(table: Table[Any, Any], decision: Decision, source: random.Random) -> Value:
    """Return the game's advice for this question, or a random answer where it has none."""
    value: Value | None = table.game.greedy(table.state, decision, source)
    return random_value(decision, source) if value is None else value


def _random_shares(decision: Decision, source: random.Random) -> Value:
    room = [option.id for option in decision.options for _ in range(option.cap)]
    total = source.randint(decision.least, min(decision.most, len(room)))
    shares: dict[str, int] = {}
    for option_id in source.sample(room, total):
        shares[option_id] = shares.get(option_id, 0) + 1
    return shares
