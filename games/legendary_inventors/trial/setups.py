"""Scenarios of setup (R2)."""

import random
from itertools import pairwise

from games.core.selfplay import choose
from games.core.table import Table
from games.legendary_inventors.content import INVENTORS
from games.legendary_inventors.trial.scene import InventorsTable, Observed, Scene, Unknown, attempt, spoken

TRIES = 200


def set_up(scene: Scene) -> Observed:
    """Set up with the given start seat, found among seeds."""
    for seed in range(TRIES):
        table: InventorsTable = Table.start(scene.game, scene.given.players, {"teams": "random"}, str(seed))
        if table.state.leonardo == scene.given.start_seat:
            return _table_facts(table)
    raise Unknown("a start seat that never comes up")


def _table_facts(table: InventorsTable) -> Observed:
    state = table.state
    return {
        "inventions_on_board": len(state.row),
        "tokens_on_each_invention": _same([len(at.tokens) for at in state.row]),
        "tokens_in_bag": len(state.bag),
        "age1_cards_unused": len(state.decks[0]),
        "cubes_per_player": _same(state.reserve),
        "ready_inventors_per_player": _same([busy.count(False) for busy in state.busy]),
        "leonardo": state.leonardo,
        "seat_to_act": table.owing()[0],
    }


def _same(numbers: list[int]) -> int | list[int]:
    return numbers[0] if len(set(numbers)) == 1 else numbers


def whole_game(scene: Scene) -> Observed:
    """Play all ages by chance and watch the bag (R2.7)."""
    table: InventorsTable = Table.start(scene.game, scene.given.players, {"teams": "random"}, "scenario")
    source, bags = random.Random(0), [len(table.state.bag)]
    while not table.finished:
        table.answer(*choose(table, source))
        bags.append(len(table.state.bag))
    return {
        "tokens_drawn": table.state.drawn,
        "tokens_left_in_bag": bags[-1],
        "bag_ever_refilled": any(after > before for before, after in pairwise(bags)),
    }


def take_team(scene: Scene) -> Observed:
    """Choose a team and look at one of its inventors (R2.3)."""
    table: InventorsTable = Table.start(scene.game, scene.given.players, {}, "scenario")
    attempt(scene.game, table, 0, "team", scene.given.team)
    tile = INVENTORS[scene.given.inventor]
    return {
        "levels": list(table.state.levels[0][tile.place]),
        "goal": list(tile.goal),
        "goal_points": tile.points,
        "busy": table.state.busy[0][tile.place],
    }


def same_team(scene: Scene) -> Observed:
    """Let a second seat ask for a team (R2.2)."""
    assert isinstance(scene.do, str)
    table: InventorsTable = Table.start(scene.game, scene.given.players, {}, "scenario")
    attempt(scene.game, table, 0, "team", scene.given.seat0_team)
    refusal = attempt(scene.game, table, 1, "team", scene.do.split()[-1])
    return {"legal": refusal is None} | ({"reason": spoken(refusal)} if refusal else {})
