"""What nobody may learn: views, public texts, questions and their options over random games (R13)."""

import random
from collections.abc import Iterator
from typing import TypeAlias

import pytest

from games.core.chance import CHANCE
from games.core.events import Event
from games.core.play import Play
from games.core.question import Decision, Kind, Value
from games.core.selfplay import choose
from games.core.table import Table
from games.innovation import GAME
from games.innovation.content import CARDS
from games.innovation.foresight import preview
from games.innovation.questions import action_question
from games.innovation.secrecy import disguise, duplicate
from games.innovation.state import InnovationState
from games.innovation.trial.given import build
from games.innovation.trial.scene import placed
from games.innovation.view import InnovationView, see

InnovationTable: TypeAlias = Table[InnovationState, InnovationView]


def games(count: int) -> Iterator[tuple[InnovationTable, random.Random]]:
    """Give tables of random games at every question."""
    for number in range(count):
        source = random.Random(number)
        table: InnovationTable = Table.start(GAME, 2 + number % 3, {}, f"secret {number}")
        while not table.finished:
            yield table, source
            table.answer(*choose(table, source))


def known(state: InnovationState, seat: int | None) -> set[str]:
    """Return the cards that a seat may know: what lies open, and its own."""
    open_cards = {card for player in state.players for pile in player.board.values() for card in pile}
    own = state.players[seat] if seat is not None else None
    return open_cards | set(state.removed) | (set(own.hand) | set(own.score) if own else set())


def test_no_view_names_a_hidden_card() -> None:
    """R13.1-R13.3: no card outside what a seat may know stands in its view."""
    for table, source in games(2):
        if source.random() < 0.1:
            for seat in (None, *range(table.state.seats)):
                text = table.view(seat).model_dump_json()
                hidden = set(CARDS) - known(table.state, seat)
                assert not [card for card in hidden if f'"{card}"' in text]


def test_other_hidden_cards_change_no_status_and_no_public_word() -> None:
    """R13: with all unknown cards exchanged, the text twin and the questions' public part read the same."""
    for table, source in games(3):
        if source.random() < 0.1:
            for seat in (None, *range(table.state.seats)):
                other = disguise(table.state, seat, source)
                assert GAME.status(see(other, seat)) == GAME.status(table.view(seat))
                assert GAME.score(other).lines == GAME.score(table.state).lines


def pattern(table: InnovationTable) -> list[tuple[int, str, object]]:
    """Return what all can tell of the open questions: who is asked what."""
    return [(decision.seat, decision.key, decision.params) for decision in table.asked]


def public(events: list[Event]) -> list[object]:
    return [(event.text, event.seat, event.refs, event.depth) for event in events]


def test_public_events_name_no_hidden_card() -> None:
    """R13.8: what the log tells all names only cards that are open before, during or after."""
    for table, _ in games(3):
        entry = table.answers[-1]
        if entry.seat == CHANCE:
            continue
        for event in entry.events:
            if event.text.key.endswith("-hidden"):
                assert "card" not in event.text.params and event.refs == ()
                assert set(event.private) <= set(range(table.state.seats))


def swapped(state: InnovationState, asked: Decision) -> InnovationState:
    """Return the state with all exchanged that the seat on turn cannot know."""
    return disguise(state, asked.seat, random.Random(1))


def test_options_depend_on_what_the_seat_knows() -> None:
    """R13.2: the options of an action, their details and their previews are the same whatever others hold."""
    for table, source in games(2):
        asked = table.asked[0]
        if asked.key == "action" and source.random() < 0.2:
            other = swapped(table.state, asked)
            assert action_question(other) == asked
            for option in asked.options:
                assert preview(other, asked.seat, option.id) == preview(table.state, asked.seat, option.id)


@pytest.mark.parametrize("first", [["pottery"], ["archery"]], ids=["none", "one"])
def test_who_cannot_is_asked_like_who_can(first: list[str]) -> None:
    """R13.7: a sharer without a castle is asked by Masonry just as one with a castle."""
    told = []
    for hand in (first, ["the_wheel"]):
        at, _ = build(
            GAME,
            {
                "players": ["A", "B"],
                "A": {"board": {"yellow": ["masonry"]}},
                "B": {"board": {"red": ["metalworking"]}, "hand": hand},
            },
        )
        at.table.answer(at.table.asked[0], "dogma.masonry")
        told.append((pattern(at.table), public(at.events())))
    assert told[0] == told[1]


Told = tuple[object, bool]
"""Something that all can tell, and whether it names a card that lies open or is shown."""


def passing(decision: Decision) -> Value | None:
    """Return the answer that declines, None where nothing can be declined."""
    if decision.kind is Kind.YESNO:
        return False
    if decision.kind is Kind.ONE and "pass" in [option.id for option in decision.options]:
        return "pass"
    return () if decision.kind is Kind.ORDER and decision.least == 0 else None


def course(state: InnovationState, choice: str) -> list[Told]:
    """Return all that is public while an action runs and everybody declines what may be declined."""
    table: InnovationTable = placed(GAME, state.model_copy(deep=True))
    told: list[Told] = []
    value: Value | None = choice
    while value is not None:
        entry = table.answer(table.asked[0], value)
        told += [((event.text, event.seat, event.depth), bool(event.refs)) for event in entry.events]
        if table.finished or table.asked[0].key == "action":
            return told
        told += [(line, False) for line in pattern(table)]
        value = passing(table.asked[0])
    return told


def test_hidden_cards_change_no_course_of_events() -> None:
    """R13.7: with all hidden cards exchanged, events and questions go the same way until a card is shown."""
    compared = 0
    for table, source in games(6):
        if table.asked[0].key != "action" or source.random() < 0.5:
            continue
        other = disguise(table.state, None, source)
        for option in table.asked[0].options:
            if option.id.startswith("dogma."):
                for one, two in zip(course(table.state, option.id), course(other, option.id), strict=False):
                    compared += 1
                    if one != two:
                        assert one[1] or two[1], f"{option.id}: {one[0]} against {two[0]}"
                        break
    assert compared > 1000


def test_a_copy_shares_nothing() -> None:
    """The copy that trials spoil is independent of the state in every list and table."""
    table: InnovationTable = Table.start(GAME, 3, {}, "copy")
    state = table.state
    other = duplicate(state)
    assert other == state

    def parts(one: object) -> Iterator[object]:
        for value in vars(one).values():
            if isinstance(value, list | dict):
                yield value
                inner = value.values() if isinstance(value, dict) else value
                yield from (part for part in inner if isinstance(part, list | dict))
                for part in inner:
                    if isinstance(part, type(state.players[0])):
                        yield from parts(part)

    ids = {id(part) for part in parts(state)}
    assert ids and not ids & {id(part) for part in parts(other)}


def test_a_disguise_keeps_what_is_known_and_exchanges_the_rest() -> None:
    """R13.1: values and own cards stay; of the others' cards at least one is another."""
    table: InnovationTable = Table.start(GAME, 4, {}, "mask")
    other = disguise(table.state, 0, random.Random(0))
    assert other.players[0] == table.state.players[0]
    assert see(other, 0) == see(table.state, 0)
    assert other.supply != table.state.supply
    GAME.check(other)


def test_looking_ahead_leaves_the_state_alone() -> None:
    """A preview changes nothing and draws nothing."""
    for table, source in games(1):
        if table.asked[0].key == "action" and source.random() < 0.3:
            before = table.state.model_dump_json()
            for option in table.asked[0].options:
                preview(table.state, table.asked[0].seat, option.id)
            assert table.state.model_dump_json() == before
    assert Play(table.state, lambda why, size, count: (0,)).events == []
