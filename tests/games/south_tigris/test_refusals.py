"""What is refused says why, with the figures that are missing, the rule, and what is possible (R25.3)."""

import pytest

from games.core.errors import Refused
from games.core.table import Table
from games.core.text import Text
from games.south_tigris import GAME
from games.south_tigris.scenario_state import build_state
from games.south_tigris.state import TigrisState
from render.words import words_for

INVENTED = {"board": "board_01", "column": 1, "card": "card_01", "tile": "neutral_1", "inventor": "neutral"}
CASES = [
    ("board", "build", "board_02", {"dice": {"ready": ["w6", "w3"]}, "hand": ["card_02"]}, "not waiting"),
    ("turn", "", "publish", {"dice": {"ready": ["w6", "w3"]}}, "no device"),
    ("turn", "", "build", {"dice": {"ready": ["w3", "w3"]}}, "needs 8; your dice reach 6"),
    ("turn", "", "invent", {"dice": {"ready": ["w6"]}, "camels_used": ["camel_1", "camel_2"]}, "No camel"),
    ("space", "worker", "blue_influence_2", {"influence": {"blue": 1}}, "2 influence in the blue guild"),
]


def words(text: Text) -> str:
    return words_for(GAME, "en").put(text, ("Ada", "Bo", "Cy"))


def refused(key: str, action: str, value: str, player: dict[str, object]) -> str:
    """Return the words with which `value` is refused as an answer to the question `key`."""
    given = {
        "A": {"dice": {"ready": ["w1"]}, **player},
        "devices": [INVENTED, {"board": "board_02", "column": 1}],
    }
    state: TigrisState = build_state(given)
    table: Table = Table.start(GAME, 3, {}, "refusals")  # type: ignore[type-arg]
    table._take_up(state)
    if action and action in [option.id for option in table.asked[0].options]:
        table.answer(table.asked[0], action)
    assert table.asked[0].key == key
    with pytest.raises(Refused) as caught:
        table.answer(table.asked[0], value)
    assert caught.value.rule == table.asked[0].rule != ""
    return words(caught.value.text)


@pytest.mark.parametrize(("key", "action", "value", "player", "said"), CASES, ids=lambda one: str(one)[:18])
def test_a_refusal_names_what_is_missing(
    key: str, action: str, value: str, player: dict[str, object], said: str
) -> None:
    """Each case has its own sentence, and lists what may be chosen."""
    found = refused(key, action, value, player)
    assert said in found
    assert "Possible: " in found


def test_a_wrong_answer_gets_the_possible_ones() -> None:
    """Also where nothing special can be said."""
    assert "Possible: " in refused("turn", "", "nonsense", {})
