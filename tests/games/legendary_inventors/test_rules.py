"""Rules beyond the dossier's scenarios."""

from itertools import pairwise

import pytest

from games.core.errors import Refused
from games.core.table import Table
from games.legendary_inventors import GAME
from games.legendary_inventors.content import INVENTIONS, INVENTORS, TEAMS, bag
from games.legendary_inventors.scoring import run_points
from games.legendary_inventors.state import InventorsState
from games.legendary_inventors.trial.scene import InventorsTable, attempt


def start(seats: int = 3, seed: str = "rules") -> InventorsTable:
    """Return a table with random teams at its first turn."""
    return Table.start(GAME, seats, {"teams": "random"}, seed)


def test_content_has_the_printed_counts() -> None:
    """R1.1-R1.4: 5 teams of 4, 12 inventions an age, 52 tokens."""
    assert [len(team) for team in TEAMS.values()] == [4] * 5
    assert [sum(card.age == age for card in INVENTIONS.values()) for age in (1, 2, 3)] == [12] * 3
    assert len(bag()) == 52


def test_every_inventor_starts_with_two_units_below_its_goal() -> None:
    """R1.1, R9.6: no goal is reached at the start."""
    for tile in INVENTORS.values():
        assert sum(tile.start) == 2
        assert any(goal > level for goal, level in zip(tile.goal, tile.start, strict=True))


def test_teams_are_first_come_first_served() -> None:
    """R2.2: a seat may choose before others; its team is no longer offered to them."""
    table: InventorsTable = Table.start(GAME, 3, {}, "rules")
    assert attempt(GAME, table, 2, "team", "blue") is None
    assert all("blue" not in [o.id for o in d.options] for d in table.asked)
    refusal = attempt(GAME, table, 0, "team", "blue")
    assert refusal is not None
    assert refusal.rule == "R2.2"


@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [
        ("turn", "refresh", "R5.1"),
        ("turn", "pass", "R6.1"),
        ("turn", "availability", "R10.1"),
        ("turn", "send.nobody", "R3.2"),
    ],
)
def test_refusals_name_their_rule(key: str, value: str, rule: str) -> None:
    """What is not allowed at the first turn is refused with the rule's number."""
    table = start()
    with pytest.raises(Refused) as caught:
        table.answer(table.asked[0], value)
    assert (table.asked[0].key, caught.value.rule) == (key, rule)


def test_sending_the_inventor_of_another_is_refused() -> None:
    """R4.1: only own inventors."""
    table = start()
    other = TEAMS[table.state.teams[(table.state.seat + 1) % 3]][0]
    refusal = attempt(GAME, table, table.state.seat, "turn", f"send.{other}")
    assert refusal is not None
    assert (refusal.text.key, refusal.rule) == ("refused-not-yours", "R4.1")


def test_a_send_can_be_taken_back_before_the_invention_is_chosen() -> None:
    """R16.2: a send is one thing; half of it may be taken back."""
    table = start()
    before = table.state.model_dump_json()
    seat = table.state.seat
    table.answer(table.asked[0], table.asked[0].options[0].id)
    table.undo(seat)
    assert table.state.model_dump_json() == before


def test_nothing_is_dealt_between_completions() -> None:
    """R8.2: within an age the row only shrinks, and turns go round (R7.8)."""
    table = start(4)
    rows = [(1, len(table.state.row))]
    while not table.finished:
        table.answer(table.asked[0], table.asked[0].legal_default())
        rows.append((table.state.age, len(table.state.row)))
    assert all(new <= old for (age, old), (then, new) in pairwise(rows) if age == then)


def test_an_option_tells_that_it_ends_the_age() -> None:
    """R8.1: the last completion but one says so beforehand."""
    table = start(2)
    told: list[tuple[str, int]] = []
    while not table.finished:
        asked = table.asked[0]
        value = asked.legal_default()
        if asked.key == "invention":
            detail = asked.option(str(value)).detail
            assert detail is not None
            told.append((detail.key, table.state.age))
        before: InventorsState = table.state.model_copy(deep=True)
        table.answer(asked, value)
        if asked.key == "invention" and told[-1][0] == "detail-ends-age":
            assert len(before.row) == 2
    assert [age for key, age in told if key == "detail-ends-age"] == [1, 2, 3]


def slow_runs(cards: tuple[int, ...], tokens: int) -> int:
    """Return the run points by trying every run that may come next (R12.4), another way to count."""
    best = 0
    for top in range(1, 6 + tokens):
        left, spent = list(cards), 0
        for number in range(top + 1):
            if number in left:
                left.remove(number)
            else:
                spent += 1
        if spent <= tokens and len(left) < len(cards):
            best = max(best, top + slow_runs(tuple(left), tokens - spent))
    return best


@pytest.mark.parametrize("tokens", range(4))
@pytest.mark.parametrize(
    "cards", [(), (0,), (3,), (0, 0, 2), (1, 2, 2, 4), (0, 1, 1, 3, 3), (0, 0, 1, 2, 2, 3, 3), (2, 4, 5)]
)
def test_runs_are_arranged_best(cards: tuple[int, ...], tokens: int) -> None:
    """R12.4: the score is that of the best arrangement, found by trying all."""
    assert run_points(cards, tokens) == slow_runs(cards, tokens)
