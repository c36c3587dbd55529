"""Standing orders: queued moves, rules for routine questions, rehearsal, words."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from games.core import ask
from games.core.errors import Refused
from games.core.game import Game
from games.core.orders import Ahead, Band, Intent, Orders, Routine, Rule, Wish, meaning
from games.core.play import Play, Step
from games.core.question import Decision, Kind, Option
from games.core.registry import AnyGame, all_games
from games.core.selfplay import choose, random_options
from games.core.standing import (
    ahead,
    carry_out,
    consult,
    past_questions,
    queue,
    rehearse,
    ruled,
    wish,
)
from games.core.table import Table
from games.core.text import Text, say
from render.words import words_for
from tests.games.tiny.many_ways import ManyWays, ManyWaysState


class Offers(ManyWays):
    """Ten times the other seats are offered so many points, all at once; each price is public."""

    id = "offers"

    def step(self, play: Play[ManyWaysState]) -> Step | None:
        return self.offer(play) if play.state.turn < 10 else None

    def offer(self, play: Play[ManyWaysState]) -> Step:
        state = play.state
        taken = yield from ask.each(lambda: [self.asked(seat, state.turn) for seat in range(1, state.seats)])
        for seat, value in taken.items():
            state.points[seat] += state.turn if value else 0
        state.turn += 1

    def asked(self, seat: int, n: int) -> Decision:
        return Decision(seat, "sure", Kind.YESNO, params={"n": n})

    def routines(self) -> Sequence[Routine]:
        return (Routine("offer", "sure", (True, False), "n"),)


class Shop(ManyWays):
    """Seats take turns to buy one of three things; a thing bought is gone, the others get dearer."""

    id = "shop"

    def step(self, play: Play[ManyWaysState]) -> Step | None:
        return self.buy(play) if play.state.turn < 6 else None

    def buy(self, play: Play[ManyWaysState]) -> Step:
        state = play.state
        way = yield from ask.one(self.shelf(state, state.turn % state.seats))
        state.points[state.turn % state.seats] += int(way[1:])
        if way == "i3":
            yield from ask.yes(Decision(state.turn % state.seats, "sure", Kind.YESNO))
        state.turn += 1

    def shelf(self, state: ManyWaysState, seat: int) -> Decision:
        gone = set(state.points)
        left = [n for n in (1, 2, 3, 4) if n not in gone]
        dearer = int(any(state.points))
        options = [
            Option(f"i{n}", "item", {"n": n}, detail=say("item-detail", n=n + dearer if n > 2 else n))
            for n in left
        ]
        return Decision(seat, "way", Kind.ONE, options, rule="R9")

    def explain(self, state: ManyWaysState, decision: Decision, value: object) -> tuple[Text, str] | None:
        return (say("way-left"), "R9") if decision.key == "way" else None

    def ahead(self, state: ManyWaysState, seat: int) -> Sequence[Ahead]:
        return [
            Ahead(self.shelf(state, seat)),
            Ahead(Decision(seat, "sure", Kind.YESNO), first=False),
        ]


def start(game: Game[Any, Any], seats: int = 3) -> Table[Any, Any]:
    return Table.start(game, seats, {}, "standing")


def bands(*pairs: tuple[int | None, bool | None]) -> Rule:
    return Rule(routine="offer", bands=[Band(up_to=limit, answer=answer) for limit, answer in pairs])


def wishing(table: Table[Any, Any], seat: int, *wanted: str, strict: bool = True) -> Intent:
    """Return a queued purchase of the first of these things that can still be had."""
    game: Shop = table.game  # type: ignore[assignment]
    return Intent(wishes=[wish(game.shelf(table.state, seat), wanted, strict=strict)])


# -- rules ------------------------------------------------------------------------------------------


def test_a_rule_accepts_up_to_one_limit_refuses_above_another_and_asks_between() -> None:
    game = Offers()
    orders = ruled(game, Orders(), bands((2, True), (5, None), (None, False)))
    table, asked = start(game), []
    while not table.finished:
        carry_out(table, {1: orders})
        for decision in list(table.asked):
            if decision.seat == 1:
                asked.append(decision.params["n"])
            table.answer(decision, False)
    assert asked == [3, 4, 5]
    assert table.state.points == [0, 0 + 1 + 2, 0]


def test_a_rule_says_what_it_answered_to_its_seat_alone() -> None:
    table = start(Offers())
    outcome = carry_out(table, {2: Orders(rules=[bands((None, True))])})
    assert [seat for seat, _ in outcome.notices] == [2]
    assert outcome.notices[0][1].key == "notice-ruled"
    assert outcome.notices[0][1].params["ask"] == Text("ask-sure", {"n": 0})
    assert table.owing() == [1]


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        (bands((5, True), (2, False)), "refused-rule-bands"),
        (bands((None, True), (2, False)), "refused-rule-bands"),
        (bands((2, True), (2, False)), "refused-rule-bands"),
        (Rule(routine="offer", bands=[Band(answer="perhaps")]), "refused-rule-answer"),
        (Rule(routine="nothing", bands=[Band(answer=True)]), "refused-no-routine"),
    ],
)
def test_a_rule_that_makes_no_sense_is_refused(rule: Rule, why: str) -> None:
    with pytest.raises(Refused) as caught:
        ruled(Offers(), Orders(), rule)
    assert caught.value.text.key == why


def test_a_later_rule_of_the_same_sort_replaces_the_earlier() -> None:
    game = Offers()
    orders = ruled(game, Orders(), bands((None, True)))
    orders = ruled(game, orders, bands((None, False)))
    assert [rule.answer(0) for rule in orders.rules] == [False]


def test_a_rule_is_rehearsed_on_the_questions_of_the_past() -> None:
    """The past is found by replaying the record; a rule shows what it would have answered."""
    game = Offers()
    table = start(game)
    while not table.finished:
        table.answer(table.asked[0], True)
    first = table.snapshots[min(table.snapshots)]
    past = past_questions(game, first, table.answers, 1)
    assert [decision.params["n"] for decision, _ in past] == list(range(10))
    told = rehearse(game, bands((3, True), (None, False)), past)
    assert [would for _, _, would in told] == [True] * 4 + [False] * 6
    assert all(given is True for _, given, _ in told)


def test_forced_questions_are_answered_only_when_ordered() -> None:
    table = start(Shop())
    table.state.points[:] = [1, 2, 3]
    decision = Shop().shelf(table.state, 0)
    assert consult(Shop(), table, decision, Orders()).value is None
    assert consult(Shop(), table, decision, Orders(forced=True)).value == "i4"


# -- queue ------------------------------------------------------------------------------------------


def test_a_queued_move_is_made_when_its_question_comes() -> None:
    table = start(Shop())
    orders = {1: queue(Shop(), table, 1, Orders(), wishing(table, 1, "i2"))}
    assert carry_out(table, orders).answers == []
    table.answer(table.asked[0], "i1")
    outcome = carry_out(table, orders)
    assert table.state.points == [1, 2, 0]
    assert outcome.orders[1].queue == []
    assert [(seat, text.key) for seat, text in outcome.notices] == [(1, "notice-queued")]


def test_the_queue_is_dropped_with_the_reason_when_the_thing_is_gone() -> None:
    """The reason is the game's own explanation of the refusal; what was queued behind goes too."""
    table = start(Shop())
    orders = queue(Shop(), table, 1, Orders(), wishing(table, 1, "i2"))
    orders = queue(Shop(), table, 1, orders, wishing(table, 1, "i1"))
    table.answer(table.asked[0], "i2")
    outcome = carry_out(table, {1: orders})
    assert outcome.answers == []
    assert outcome.orders[1].queue == []
    (seat, notice) = outcome.notices[0]
    assert (seat, notice.key, notice.params["n"], notice.params["why"]) == (
        1, "notice-dropped", 2, say("way-left"),
    )  # fmt: skip


def test_the_second_best_is_taken_when_the_best_is_gone() -> None:
    table = start(Shop())
    orders = {1: Orders(queue=[wishing(table, 1, "i2", "i1")])}
    table.answer(table.asked[0], "i2")
    carry_out(table, orders)
    assert table.state.points == [2, 1, 0]


def test_a_move_whose_price_has_changed_is_dropped_unless_it_was_not_strict() -> None:
    table = start(Shop())
    strict, loose = wishing(table, 1, "i4"), wishing(table, 1, "i4", strict=False)
    table.answer(table.asked[0], "i1")
    decision = table.asked[0]
    advice = consult(Shop(), table, decision, Orders(queue=[strict]))
    assert advice.value is None
    assert advice.notices[0].params["why"] == say("dropped-changed", ask=decision.text)
    assert consult(Shop(), table, decision, Orders(queue=[loose])).value == "i4"


def test_what_follows_must_follow_at_once() -> None:
    """A move of two steps whose second question does not come is dropped at whatever comes instead."""
    table = start(Shop(), 1)
    two = Intent(wishes=[Wish(key="way", wanted=["i1"]), Wish(key="sure", wanted=[True])])
    outcome = carry_out(table, {0: Orders(queue=[two])})
    assert [text.key for _, text in outcome.notices] == ["notice-queued", "notice-dropped"]
    assert outcome.notices[1][1].params["why"] == say("dropped-other-question", ask=table.asked[0].text)


def test_an_optional_step_is_passed_over_when_its_question_does_not_come() -> None:
    table = start(Shop(), 1)
    two = Intent(wishes=[Wish(key="way", wanted=["i1"]), Wish(key="sure", wanted=[True], optional=True)])
    more = Intent(wishes=[Wish(key="way", wanted=["i2"])])
    outcome = carry_out(table, {0: Orders(queue=[two, more])})
    assert [text.key for _, text in outcome.notices] == ["notice-queued", "notice-queued"]
    assert outcome.orders[0].queue == []


def test_only_what_the_game_offers_can_be_queued_and_only_in_its_place() -> None:
    table = start(Shop())
    for intent in (
        Intent(wishes=[Wish(key="sure", wanted=[True])]),
        Intent(wishes=[Wish(key="way", wanted=["i1"]), Wish(key="colour", wanted=["red"])]),
    ):
        with pytest.raises(Refused) as caught:
            queue(Shop(), table, 1, Orders(), intent)
        assert caught.value.text.key == "refused-not-ahead"
    assert queue(Shop(), table, 1, Orders(), wishing(table, 1, "i1")).queue


def test_a_wish_must_be_legal_as_things_stand() -> None:
    table = start(Shop())
    with pytest.raises(Refused):
        wishing(table, 1, "i9")


def test_the_queue_goes_before_a_rule() -> None:
    table = start(Offers())
    orders = Orders(rules=[bands((None, True))], queue=[Intent(wishes=[Wish(key="sure", wanted=[False])])])
    assert consult(Offers(), table, table.asked[0], orders).value is False
    assert consult(Offers(), table, table.asked[0], Orders(rules=orders.rules)).value is True


def test_meaning_changes_with_label_cost_and_answer_only() -> None:
    one = Decision(0, "way", Kind.ONE, [Option("a", "item", {"n": 1}), Option("b", "item", {"n": 2})])
    same = Decision(1, "other", Kind.ONE, [Option("a", "item", {"n": 1}, refs=("x:1",), ends=True)])
    dearer = Decision(0, "way", Kind.ONE, [Option("a", "item", {"n": 1}, detail=say("item-detail", n=2))])
    assert meaning(one, "a") == meaning(same, "a")
    assert len({meaning(one, "a"), meaning(one, "b"), meaning(dearer, "a")}) == 3
    some = Decision(0, "some", Kind.ALLOCATE, [Option("a", "item", {"n": 1}, cap=3)], least=1, most=3)
    assert meaning(some, {"a": 1}) != meaning(some, {"a": 2})


def test_orders_survive_storing() -> None:
    """Every kind of answer comes back as it was, bools and numbers apart."""
    wanted = ["a", 1, True, ("b", "a"), {"c": 2}]
    orders = Orders(
        rules=[bands((2, True), (None, None))],
        queue=[Intent(wishes=[Wish(key="k", wanted=wanted)], begun=True)],
        forced=True,
    )
    again = Orders.model_validate_json(orders.model_dump_json())
    assert again == orders
    assert [type(one) for one in again.queue[0].wishes[0].wanted] == [type(one) for one in wanted]


# -- every game --------------------------------------------------------------------------------------

GAMES = sorted(all_games().values(), key=lambda game: game.id)


def offered(game: AnyGame) -> Iterator[tuple[Table[Any, Any], int, Ahead]]:
    """Yield what each seat may answer ahead at every eighth question of a random game."""
    seats = game.seats[-1]
    source = random.Random(1)
    table = Table.start(game, seats, random_options(game, seats, source), "ahead")
    count = 0
    while not table.finished and count < 400:
        if count % 8 == 0:
            for seat in range(seats):
                yield from ((table, seat, one) for one in ahead(game, table, seat))
        table.answer(*choose(table, source))
        count += 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_question_ahead_can_be_worded_and_wished(game: AnyGame) -> None:
    """It belongs to the seat, each of its answers is legal by itself, and nothing of the state changes."""
    for table, seat, one in offered(game):
        decision = one.decision
        before = table.state.model_dump_json()
        assert decision.seat == seat
        assert wish(decision, [decision.legal_default()]).key == decision.key
        for language in game.languages:
            words = words_for(game, language)
            words.put(decision.text, ("A", "B", "C", "D", "E"))
            assert all(words.put(option.text, ("A", "B", "C", "D", "E")) for option in decision.options)
        ahead(game, table, seat)
        assert table.state.model_dump_json() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_routines_have_names_and_answers(game: AnyGame) -> None:
    for routine in game.routines():
        assert routine.answers
        for language in game.languages:
            assert words_for(game, language).has(f"routine-{routine.id}")


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_notices_have_words(language: str) -> None:
    words = words_for(None, language)
    for key in ("dropped-changed", "dropped-gone", "dropped-other-question"):
        assert words.put(say(key, ask="?")).endswith("?")
    why = say("dropped-changed", ask="?")
    assert words.put(say("notice-dropped", n=2, why=why))
    assert words.put(say("notice-queued", ask="?")) != words.put(say("notice-ruled", ask="?"))
