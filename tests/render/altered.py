"""Positions with one thing altered: what lies in a state, and other values that such a thing may have.

Values come from other positions of the same game, number of players and phase, so that an altered position
is one that might be met, as far as one thing alone can be altered.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

from pydantic import BaseModel

from games.core.registry import all_games
from games.core.selfplay import choose
from games.core.table import Table

Path: TypeAlias = tuple[str | int, ...]
Kind: TypeAlias = tuple[str, ...]
"""A path without the places in lists and the keys of dicts: what sort of thing lies there."""
EACH = "*"
KEPT = ("seed", "seats")
"""What makes another game, not another position."""
PER_PHASE = 3


@cache
def positions(game_id: str, seats: int) -> tuple[BaseModel, ...]:
    """Return states of one random game, some of each of its phases; other options for odd numbers.

    They are played once for all who ask, so nobody may change them.
    """
    game, source = all_games()[game_id], random.Random(f"{game_id}-{seats}")
    options = {one.id: one.choices[-(seats % 2)] for one in game.options}
    table: Table[Any, Any] = Table.start(game, seats, options, f"altered-{seats}")
    met: defaultdict[str, list[BaseModel]] = defaultdict(list)
    while not table.finished:
        met[phase_of(table.state)].append(table.state.model_copy(deep=True))
        table.answer(*choose(table, source, "greedy"))
    some = [source.sample(states, min(PER_PHASE, len(states))) for states in met.values()]
    return *(state for states in some for state in states), table.state


def phase_of(state: Any) -> str:
    """Return the phase that a position is in; for games without phases whether it is over."""
    return str(getattr(state, "phase", getattr(state, "ended_by", "")))


def things(value: Any, path: Path = (), kind: Kind = ()) -> Iterator[tuple[Path, Kind, Any]]:
    """Give everything inside a state with its path and kind."""
    if path:
        yield path, kind, value
    if isinstance(value, BaseModel):
        inner = [(name, name, getattr(value, name)) for name in type(value).model_fields]
    elif isinstance(value, dict):
        inner = [(name, EACH, one) for name, one in value.items()]
    elif isinstance(value, list | tuple):
        inner = [(place, EACH, one) for place, one in enumerate(value)]
    else:
        inner = []
    for place, sort, one in inner:
        if path or place not in KEPT:
            yield from things(one, (*path, place), (*kind, sort))


class Altered:
    """Alters positions of one game with one number of players."""

    def __init__(self, states: Sequence[BaseModel], source: random.Random) -> None:
        self._source = source
        self._values: defaultdict[tuple[str, Kind], dict[str, Any]] = defaultdict(dict)
        self.places: defaultdict[Kind, list[tuple[BaseModel, Path]]] = defaultdict(list)
        for state in states:
            for path, kind, value in things(state):
                self._values[phase_of(state), kind][_plain(value)] = value
                self.places[kind].append((state, path))

    def other(self, state: BaseModel, path: Path, kind: Kind) -> BaseModel | None:
        """Return the position with another value there, None if no other is known or it cannot be."""
        data = state.model_dump()
        *way, last = path
        inside: Any = data
        for step in way:
            inside = inside[step]
        value = self._another(self._values[phase_of(state), kind], inside[last])
        if value is None:
            return None
        inside[last] = value.model_dump() if isinstance(value, BaseModel) else value
        return type(state).model_validate(data)

    def _another(self, known: dict[str, Any], now: Any) -> Any:
        """Return another value: rather one less, or the same list with one thing missing."""
        others = [value for text, value in known.items() if text != _plain(now)]
        if isinstance(now, int) and not isinstance(now, bool) and now - 1 in others:
            return now - 1
        if isinstance(now, list) and now and self._source.random() < 0.5:
            gone = self._source.randrange(len(now))
            return [*now[:gone], *now[gone + 1 :]]
        return self._source.choice(others) if others else None


def _plain(value: Any) -> str:
    return json.dumps(value, sort_keys=True, default=lambda part: part.model_dump())
