"""The position in words is complete: whatever a view shows is said (R13)."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.core.selfplay import choose
from games.core.table import Table
from games.innovation import GAME
from games.innovation.view import InnovationView
from render.words import words_for

NAMES = ("Ada", "Bo", "Cy", "Di")
IMPLIED = {"seat", "scores", "active", "phase", "turns", "headline", "finished", "ended_by"}
IMPLIED |= {"turn", "actions", "activated"}
"""Said by the headline or by another field."""
SWAPS = {"": "left", "left": "up", "right": "up", "up": "left", "third": "second", "second": "third"}


def views(options: dict[str, str]) -> Iterator[InnovationView]:
    """Give views of a random game, of all seats and a spectator."""
    table = Table.start(GAME, 3, options, "status")
    source = random.Random(5)
    while not table.finished:
        if source.random() < 0.03:
            yield from (table.view(seat) for seat in (None, 0, 1, 2))
        table.answer(*choose(table, source))
    yield table.view(None)


def said(view: InnovationView) -> str:
    words = words_for(GAME, "en")
    return "\n".join(words.put(line, NAMES) for line in GAME.status(view))


def other(value: Any) -> Any:
    """Return another value of the same sort."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return SWAPS.get(value, "robotics")
    return value[1:]


def changed(data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Give the view's data with one thing changed, and what that is."""
    for key, value in data.items():
        if key in IMPLIED or (not value and value != 0):
            continue
        for place, one in list(enumerate(value) if isinstance(value, list) else [(None, value)]):
            if key == "players":
                for field, inner in changed(one):
                    yield f"{place}.{field}", {**data, key: [*value[:place], inner, *value[place + 1 :]]}
            elif isinstance(one, dict):
                for name, part in one.items():
                    if part or isinstance(part, int):
                        yield f"{key}.{name}", {**data, key: {**one, name: other(part)}}
            else:
                yield key, {**data, key: other(value)}


OWN = {"hand_values", "score_values"}


@pytest.mark.parametrize("options", [{}, {"edition": "second", "proof_reveal": "off"}])
def test_whatever_changes_in_a_view_changes_its_words(options: dict[str, str]) -> None:
    """No field of the view is left out of the text twin."""
    seen: set[str] = set()
    for view in views(options):
        data, before = view.model_dump() | {"headline": view.headline}, GAME.status(view)
        for what, spoilt in changed(copy.deepcopy(data)):
            place, _, field = what.rpartition(".")
            if field in OWN and place == str(view.seat):
                continue
            assert GAME.status(InnovationView(**spoilt)) != before, what
            seen |= {part for part in what.split(".") if not part.isdigit()}
    assert seen >= {"goal", "edition", "supply", "normal", "special", "winners", "board", "splay", "icons"}
    assert seen >= {"hand", "score", "hand_values", "score_values", "points", "achievements", "tucked"}


def test_cards_are_named_to_their_owner_alone() -> None:
    """R13.1, R13.2: own hands by name, others' by value; all boards by name."""
    words = words_for(GAME, "en")
    for view in views({}):
        text = said(view)
        for seat, player in enumerate(view.players):
            cards = [card for pile in player.board.values() for card in pile]
            cards += [*player.hand, *player.score]
            assert all(words.say(f"card-{card}") in text for card in cards)
            assert bool(player.hand) == (seat == view.seat and bool(player.hand_values))
