"""Free actions of the own turn inside every kind of question (R3.8, R14.1, R17, R23.4, R23.5)."""

import random
from collections import defaultdict

import pytest

from games.core.question import Decision
from games.core.selfplay import choose
from games.core.table import Table
from games.south_tigris import GAME
from games.south_tigris.content import DEVICE_CARDS
from games.south_tigris.free import CLOSED
from games.south_tigris.state import TigrisState
from games.south_tigris.view import TigrisView

Game = Table[TigrisState, TigrisView]
ALWAYS = ("free_play_card", "free_discard_two")
INSIDE = {
    "ability",
    "activate",
    "after_tent",
    "board",
    "brighten",
    "craft",
    "die_up",
    "discard_card",
    "effect",
    "end",
    "exhaust",
    "influence",
    "invention_tile",
    "pay",
    "pay_to_gain",
    "play_card",
    "promote",
    "refresh",
    "row",
    "site",
    "slot",
    "space",
    "swap",
    "tent_space",
    "turn",
}
"""Questions around which free actions must have been seen, and carried out, in the games played here."""


def finish(table: Game) -> str:
    """Answer what a free action asks by default until the question around it comes back; return its key."""
    depth = len(table._stack)
    while not table.finished and len(table._stack) >= depth > 1:
        table.answer(table.asked[0], table.asked[0].legal_default())
    return table.asked[0].key if table.asked else ""


class Record:
    """What happened to the free actions of some games."""

    def __init__(self) -> None:
        self.around: dict[str, set[str]] = defaultdict(set)
        self.wrong: list[str] = []
        self.elsewhere: list[str] = []
        self.after: dict[tuple[str, str], str] = {}

    def see(self, table: Game) -> None:
        decision, state = table.asked[0], table.state
        free = {one.key: one for one in table.free}
        mine = state.phase == "turn" and decision.seat == state.active
        if not mine:
            self.elsewhere += free
        hand = len(state.players[decision.seat].hand) if mine and decision.key not in CLOSED else 0
        if [key in free for key in ALWAYS] != [hand > 0, hand > 1]:
            self.wrong.append(f"{decision.key}: {sorted(free)} with {hand} cards")
        for key in sorted(free):
            if key not in self.around[decision.key]:
                self.around[decision.key].add(key)
                self.carry_out(table.fork(), decision, key)

    def carry_out(self, table: Game, around: Decision, key: str) -> None:
        free = next(one for one in table.free if one.key == key)
        table.answer(free, free.legal_default())
        GAME.check(table.state)
        self.after[around.key, key] = finish(table)
        GAME.check(table.state)


@pytest.fixture(scope="module")
def record() -> Record:
    seen = Record()
    for seed, policy in (("a", "random"), ("b", "greedy"), ("c", "random"), ("d", "greedy"), ("e", "random")):
        source = random.Random(seed)
        table: Game = Table.start(GAME, 3, {"era": "on"}, seed)
        while not table.finished:
            seen.see(table)
            table.answer(*choose(table, source, policy))
    return seen


def test_cards_may_be_played_and_discarded_around_every_question_of_the_own_turn(record: Record) -> None:
    """R17.1, R17.2, R3.8: always with cards in hand, but not inside an atomic step."""
    assert record.wrong == []
    lacking = {key for key in INSIDE if not set(ALWAYS) <= record.around[key]}
    assert lacking == set()


@pytest.mark.parametrize("key", sorted(INSIDE))
def test_a_free_action_leads_back_to_the_question_around_it(record: Record, key: str) -> None:
    """R3.8: carried out inside this question, with all components conserved, it does not end the turn."""
    back = {free: record.after[key, free] for free in record.around[key] if (key, free) in record.after}
    assert set(back) >= set(ALWAYS)
    assert all(after != "" for after in back.values())


def test_goal_and_ability_are_offered_in_the_middle_of_actions(record: Record) -> None:
    """R23.4, R23.5: in the own turn, also inside an action."""
    for free in ("free_goal", "free_ability"):
        assert len({key for key, frees in record.around.items() if free in frees} & INSIDE) >= 5


def test_nothing_is_free_on_another_players_turn(record: Record) -> None:
    """R17.4: not while others act, nor at the start and end of a round."""
    assert record.elsewhere == []


def test_a_colour_bonus_may_be_taken_before_costs_are_paid(record: Record) -> None:
    """R14.1: at any moment of the action after placing."""
    around = {key for key, frees in record.around.items() if "colour_bonus" in frees}
    assert {"craft", "discard_card"} <= around


def test_every_question_is_open_or_an_atomic_step(record: Record) -> None:
    """R3.8: the closed questions are parts of one step; none is both."""
    assert not INSIDE & set(CLOSED)
    assert all(not record.around[key] for key in CLOSED)
    assert len(DEVICE_CARDS) == 44
