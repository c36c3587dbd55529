"""Standing orders: moves queued before one's turn, rules for routine questions."""

import random
from datetime import UTC, datetime

from simcord import MemberActor

from bot.ordered import LATEST, SOONEST, kept_orders
from bot.sitting import AnyTable
from games.core.orders import Band, Orders, Rule
from games.core.players import greedy_value
from games.core.registry import game_named
from games.core.table import Table
from tests.bot.parlour import Parlour, labels, selects, text_of

ERA = "era_of_inventions"
HOUR = 3600
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


async def era(parlour: Parlour) -> str:
    return await parlour.started(parlour.bob, parlour.carol, game=ERA)


def seated(parlour: Parlour, seat: int) -> MemberActor:
    return parlour.members[seat]


async def on_turn(parlour: Parlour, game_id: str) -> int:
    return (await parlour.bot.house.tables.sit(game_id)).owing()[0]


async def until(parlour: Parlour, game_id: str, seat: int, key: str) -> None:
    """Play on, by what the computer would do, until this seat is asked this."""
    tables, source = parlour.bot.house.tables, random.Random(1)
    for _ in range(400):
        asked = (await tables.sit(game_id)).table.asked[0]
        if (asked.seat, asked.key) == (seat, key):
            return
        value = greedy_value((await tables.sit(game_id)).table, asked, source)
        await tables.answer(game_id, asked.seat, asked.fingerprint, value)
    raise AssertionError("the seat was never asked that")


async def move(parlour: Parlour, member: MemberActor) -> None:
    choices = await member.autocomplete(parlour.channel, "move", "move", "")
    await member.slash(parlour.channel, "move", move=choices[0]["value"])


async def test_a_queued_placement_is_made_when_its_turn_comes(parlour: Parlour) -> None:
    """It is answered in the same moment as the move before it, and its player is told in private."""
    game_id = await era(parlour)
    first = await on_turn(parlour, game_id)
    second = (first + 1) % 3
    planner = seated(parlour, second)
    offered = await planner.autocomplete(parlour.channel, "ahead", "move", "")
    card = (await planner.slash(parlour.channel, "ahead", move=offered[-1]["value"])).response
    assert card is not None and "Queued moves" in text_of(card) and card.ephemeral
    await move(parlour, seated(parlour, first))
    assert await on_turn(parlour, game_id) == (first + 2) % 3
    assert any("Answered from your queue" in line for line in parlour.letters(planner))
    public = [text_of(post) for post in parlour.channel.history()]
    assert not any("queue" in text for text in public)


async def test_a_queue_is_dropped_with_a_reason_when_its_place_is_taken(parlour: Parlour) -> None:
    """Two seats fill the area first: the queued disc is not placed elsewhere, its player is asked."""
    game_id = await era(parlour)
    first = await on_turn(parlour, game_id)
    third = (first + 2) % 3
    planner = seated(parlour, third)
    choice = (await planner.autocomplete(parlour.channel, "ahead", "move", ""))[0]
    await planner.slash(parlour.channel, "ahead", move=choice["value"])
    area = choice["value"].split("=")[1]
    tables = parlour.bot.house.tables
    for seat in (first, (first + 1) % 3):
        asked = (await tables.sit(game_id)).table.asked[0]
        assert asked.seat == seat
        await tables.answer(game_id, seat, asked.fingerprint, area)
    assert await on_turn(parlour, game_id) == third
    await move(parlour, planner)
    assert any("Your queued move was dropped: " in line for line in parlour.letters(planner))


async def test_the_queue_can_be_forgotten(parlour: Parlour) -> None:
    game_id = await era(parlour)
    planner = seated(parlour, (await on_turn(parlour, game_id) + 1) % 3)
    choice = (await planner.autocomplete(parlour.channel, "ahead", "move", ""))[0]
    card = (await planner.slash(parlour.channel, "ahead", move=choice["value"])).response
    assert card is not None
    await planner.click(card, label="Forget the queue")
    assert "Queued moves" not in text_of(card)


async def test_what_is_not_offered_ahead_is_refused(parlour: Parlour) -> None:
    await era(parlour)
    answer = (await parlour.alice.slash(parlour.channel, "ahead", move="place=nowhere")).response
    assert answer is not None and "Queued moves" not in text_of(answer)


async def test_a_rule_is_tried_on_the_past_and_answers_after_a_while(parlour: Parlour) -> None:
    """Kept after a look at past questions; it answers within a quarter of an hour, not at once."""
    game_id = await era(parlour)
    card = (await parlour.alice.slash(parlour.channel, "orders")).response
    assert card is not None
    await parlour.alice.select(card, ["none"], custom_id=f"s:rule:{game_id}:bonus")
    assert "not been asked that yet" in text_of(card)
    await parlour.alice.click(card, label="Keep this rule")
    assert "Kept" in text_of(card) and len(selects(card)) == 1
    await until(parlour, game_id, 0, "bonus")
    before = (await parlour.bot.house.tables.sit(game_id)).table.number
    assert (await parlour.bot.house.tables.sit(game_id)).owing() == [0]
    await parlour.env.advance_time(HOUR)
    after = await parlour.bot.house.tables.sit(game_id)
    assert after.table.number > before
    given = await parlour.bot.house.store.history(game_id, before)
    assert next(row.value for row in given if row.seat == 0) == "none"
    assert any("Answered by your rule" in line for line in parlour.letters(parlour.alice))


async def test_a_game_without_routines_says_so(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    card = (await parlour.alice.slash(parlour.channel, "orders")).response
    assert card is not None and "nothing that could be answered by rule" in text_of(card)
    assert labels(card) == []


def test_a_rule_answers_at_the_time_once_set_whatever_others_do() -> None:
    """Later commits leave its time alone; one that has passed, or a new question, gets a new one."""
    table = asked_for_a_bonus()
    orders = {0: Orders(rules=[Rule(routine="bonus", bands=[Band(answer="none")])])}
    source = random.Random(1)
    (first,) = kept_orders(table, orders, {}, NOON, source)
    assert first.due_at is not None and SOONEST <= first.due_at - NOON <= LATEST
    (second,) = kept_orders(table, orders, {0: first}, NOON + SOONEST / 2, source)
    assert second.due_at == first.due_at
    (third,) = kept_orders(table, orders, {0: first}, NOON + LATEST, source)
    assert third.due_at is not None and third.due_at > NOON + LATEST


def asked_for_a_bonus() -> AnyTable:
    """Return a table that waits for the first seat's answer about bonus discs."""
    source = random.Random(1)
    table: AnyTable = Table.start(game_named(ERA), 3, {}, "orders")
    while (table.asked[0].seat, table.asked[0].key) != (0, "bonus"):
        table.answer(table.asked[0], greedy_value(table, table.asked[0], source))
    return table
