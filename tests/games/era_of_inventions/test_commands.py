"""Commands by area: what a slash command stands for, several steps at once."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.of_game import walk
from games.core.errors import Refused
from games.core.snapshot import pack
from games.core.table import Table
from games.core.text import Text
from games.era_of_inventions import GAME
from games.era_of_inventions.content import START_CARDS
from render.words import words_for

COMMANDS = {command.name: command for command in GAME.commands}


def desk(area: str) -> Any:
    """Return the desk of seat 0, rich and with its one disc in an area."""
    state = Table.start(GAME, 3, {}, "commands").state.model_copy(deep=True)
    state.phase, state.turn, state.start = "resolve", 0, 0
    state.areas[area] = [0]
    state.players[0].discs -= 1
    state.players[0].stock = dict.fromkeys(state.players[0].stock, 9)
    state.display[:] = START_CARDS[:7]
    table = Table.load(GAME, pack(state, 0), [])
    sitting = SimpleNamespace(table=table, game=GAME, id="era", version=1, names=("Ada", "Bo", "Cy"))
    return SimpleNamespace(
        sitting=sitting, seat=0, words=words_for(GAME, "en"), decisions=lambda: table.decisions(0)
    )


def after(where: str, command: str, *before: str, **given: str) -> Any:
    """Return the state after answers and then a command, tried out on a copy."""
    mine = desk(where)
    for answer in before:
        mine.sitting.table.answer(mine.sitting.table.asked[0], answer)
    _, table = walk(mine, COMMANDS[command], dict(given))
    assert table is not None
    return table.state


def test_every_area_has_a_command() -> None:
    """Placing, the six areas (inventing and patenting apart), bonus discs and taking a disc back."""
    assert list(COMMANDS) == [
        "place", "build", "run", "buy", "market", "invent", "patent", "produce", "bonus", "barter",
        "take", "protect", "pay", "takeback",
    ]  # fmt: skip


def test_three_places_are_bought_in_one_command() -> None:
    state = after("buy", "buy", source="ship_1", second="ship_2", third="warehouse_coal")
    stock = state.players[0].stock
    assert (stock["coin"], stock["metal"], stock["tech"], stock["coal"]) == (6, 11, 11, 12)


def test_a_place_may_be_written_as_it_is_called() -> None:
    state = after("buy", "buy", source="metal ship: 2 metal")
    assert state.places["ship_1"] == 0


def test_factories_are_built_and_run() -> None:
    assert len(after("build", "build", factory="f1", second="f2").players[0].factories) == 2
    assert after("factories", "run").players[0].stock["wood"] == 10


def test_exchanges_follow_one_another() -> None:
    state = after("market", "market", trade="coins_to_gear", second="gear_to_ip", third="gear_to_ip")
    assert (state.players[0].stock["coin"], state.players[0].stock["gear"], state.players[0].ip) == (7, 8, 2)


def test_boxes_are_invented_and_patents_registered() -> None:
    state = after("invent", "invent", box="cash_register_gold", second="cash_register_silver")
    assert state.players[0].boxes == ["cash_register_gold", "cash_register_silver"]
    assert after("invent", "patent").players[0].patent == 1


def test_cards_are_produced() -> None:
    assert after("produce", "produce", card="s1", second="s2").display[:3] == [None, None, START_CARDS[2]]


def test_a_command_goes_on_with_its_action() -> None:
    """In the middle of an action it needs no disc any more, and may end it."""
    state = after("buy", "buy", "buy", "ship_1", source="ship_2", second="done")
    assert (state.places["ship_1"], state.places["ship_2"], state.action.done) == (0, 0, 2)


def test_what_is_asked_within_an_action_has_commands() -> None:
    bartered = after("market", "barter", "market", "barter", give="coin.coal", get="tech").players[0].stock
    assert (bartered["coin"], bartered["coal"], bartered["tech"]) == (8, 8, 10)
    mine = desk("invent")
    for answer in ("invent", "telephone_gold", "cash_register_gold", "done", "invent", "patent"):
        mine.sitting.table.answer(mine.sitting.table.asked[0], answer)
    path, _ = walk(mine, COMMANDS["protect"], {"box": "Telephone, gold"})
    assert [value for _, value in path] == ["telephone_gold"]


def test_a_refused_answer_gives_the_reason_of_the_game() -> None:
    """What is not among the suggestions is answered with the rule and what is possible (R6.1)."""
    with pytest.raises(Refused) as caught:
        after("buy", "bonus", "buy", "ship_1", "ship_2", "ship_3", area="ship_1")
    why = caught.value.text.params["why"]
    assert isinstance(why, Text)
    assert (why.key, caught.value.rule) == ("refused-limit-buy", "R6.1")


def test_a_command_of_another_area_is_refused() -> None:
    with pytest.raises(Refused):
        after("buy", "produce", card="s1")
