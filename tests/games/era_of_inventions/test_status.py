"""The status in words says all that the pictures show."""

import random

import pytest

from games.core.selfplay import choose
from games.core.table import Table
from games.era_of_inventions import GAME
from games.era_of_inventions.state import EraState
from games.era_of_inventions.view import EraView
from render.words import words_for

EraTable = Table[EraState, EraView]


def view_in_an_action() -> EraView:
    """Return a view in the middle of an action of several steps."""
    table: EraTable = Table.start(GAME, 4, {}, "status")
    source = random.Random(4)
    while not (table.state.action and table.state.action.done and table.state.round > 2):
        table.answer(*choose(table, source, "greedy"))
    return table.view(None)


def told(view: EraView, language: str = "en") -> str:
    words = words_for(GAME, language)
    return "\n".join(words.put(text, ("Ada", "Bo", "Cy", "Di")) for text in GAME.status(view))


@pytest.mark.parametrize("language", GAME.languages)
def test_every_change_of_the_position_changes_the_words(language: str) -> None:
    view = view_in_an_action()
    before = told(view, language)
    first, action = view.players[0], view.action
    assert action is not None
    changes: list[dict[str, object]] = [
        {"players": [first.model_copy(update=change), *view.players[1:]]}
        for change in (
            {"stock": first.stock | {"tech": first.stock["tech"] + 1}},
            {"bonus": first.bonus + 1},
            {"discs": first.discs + 1},
            {"ip": first.ip + 1},
            {"patent": first.patent + 1},
            {"markers": first.markers - 1},
            {"research": first.research + 1},
            {"industry": first.industry + 1},
            {"factories": [*first.factories, "factory_gear_1_1"]},
        )
    ]
    changes += [
        {"areas": view.areas | {"market": [3, 2]}},
        {"boxes": [view.boxes[0].model_copy(update={"owner": 3, "patented": True}), *view.boxes[1:]]},
        {"display": ["plane_copy", *view.display[1:]]},
        {"row": ["factory_gear_1_3", *view.row[1:]]},
        {"places": [view.places[0].model_copy(update={"amount": 9}), *view.places[1:]]},
        {"draw": view.draw + 1},
        {"discard": [*view.discard, "car_copy"]},
        {"aside": [*view.aside, "car_copy"]},
        {"factory_pile": view.factory_pile + 1},
        {"pool_bonus": view.pool_bonus + 1},
        {"start": (view.start + 1) % 4},
        {"action": action.model_copy(update={"done": action.done + 1})},
        {"action": action.model_copy(update={"bonus": not action.bonus})},
    ]
    for change in changes:
        assert told(view.model_copy(update=change), language) != before, change
