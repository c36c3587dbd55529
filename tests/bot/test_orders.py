"""Standing orders: moves queued before one's turn, rules for routine questions."""

import random
from datetime import UTC, datetime

import pytest
from simcord import MemberActor

from bot.ordered import LATEST, SOONEST, kept_orders
from bot.sitting import AnyTable
from bot.tables.ordering import REHEARSED
from games.core.orders import Band, Orders, Rule
from games.core.players import greedy_value
from games.core.registry import all_games, game_named
from games.core.table import Table
from tests.bot.parlour import Parlour, labels, selects, text_of
from tests.bot.test_seats import give_up

GAMES = [game.id for game in all_games().values() if game.credits.designer != "nobody"]
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
    assert labels(card) == ["Answer for me what has one answer only"] and selects(card) == []


async def test_a_rule_is_compared_with_what_one_was_asked_lately(parlour: Parlour) -> None:
    """When old snapshots are gone too: each of the last questions, what was answered, what the rule would."""
    game_id = await era(parlour)
    tables = parlour.bot.house.tables
    for _ in range(3):
        await until(parlour, game_id, 0, "bonus")
        asked = (await tables.sit(game_id)).table.asked[0]
        taken = next(option.id for option in asked.options if option.id != "none")
        await tables.answer(game_id, 0, asked.fingerprint, taken)
    await parlour.bot.house.store.prune_snapshots(game_id, keep=2)
    card = (await parlour.alice.slash(parlour.channel, "orders")).response
    assert card is not None
    await parlour.alice.select(card, ["none"], custom_id=f"s:rule:{game_id}:bonus")
    lines = [line for line in text_of(card).splitlines() if "the rule:" in line]
    assert len(lines) == 3 <= REHEARSED
    rows = await parlour.bot.house.store.orders_of(game_id)
    assert 0 not in rows or not rows[0].data["rules"]
    await parlour.alice.click(card, label="Back")
    assert "Keep this rule" not in labels(card)


async def ruled_bonus(parlour: Parlour) -> str:
    """Let alice order to take no bonus, and play until she is asked; return the game's id."""
    game_id = await era(parlour)
    card = (await parlour.alice.slash(parlour.channel, "orders")).response
    assert card is not None
    await parlour.alice.select(card, ["none"], custom_id=f"s:rule:{game_id}:bonus")
    await parlour.alice.click(card, label="Keep this rule")
    await until(parlour, game_id, 0, "bonus")
    # What has been played here past Discord is noticed with the next thing that somebody does.
    card = (await parlour.carol.slash(parlour.channel, "orders")).response
    assert card is not None
    for label in ("Answer for me what has one answer only", "Keep this rule"):
        await parlour.carol.click(card, label=label)
    return game_id


async def test_a_rule_answers_neither_at_once_nor_late_and_nobody_is_told(parlour: Parlour) -> None:
    """Within the first minute nothing, after a quarter of an hour it is done; in public it is any answer."""
    game_id = await ruled_bonus(parlour)
    before = (await parlour.bot.house.tables.sit(game_id)).table.number
    await parlour.env.advance_time(SOONEST.total_seconds() - 2)
    assert (await parlour.bot.house.tables.sit(game_id)).table.number == before
    await parlour.env.advance_time(LATEST.total_seconds() + 60)
    assert (await parlour.bot.house.tables.sit(game_id)).table.number > before
    assert not any("rule" in text_of(post) for post in parlour.channel.history())
    assert [parlour.letters(one) for one in (parlour.bob, parlour.carol)] == [[], []]


async def test_a_rule_kept_before_a_restart_answers_after_it(parlour: Parlour) -> None:
    game_id = await ruled_bonus(parlour)
    before = (await parlour.bot.house.tables.sit(game_id)).table.number
    await parlour.restart()
    await parlour.env.advance_time(HOUR)
    assert (await parlour.bot.house.tables.sit(game_id)).table.number > before


async def test_whoever_answers_first_oneself_is_not_answered_for(parlour: Parlour) -> None:
    """Alice takes a bonus by hand while the rule waits: hers counts, the rule finds nothing to answer."""
    game_id = await ruled_bonus(parlour)
    tables = parlour.bot.house.tables
    asked = (await tables.sit(game_id)).table.asked[0]
    taken = next(option.id for option in asked.options if option.id != "none")
    number = (await tables.sit(game_id)).table.number
    await tables.answer(game_id, 0, asked.fingerprint, taken)
    await parlour.env.advance_time(HOUR)
    history = await parlour.bot.house.store.history(game_id, number)
    assert history[0].value == taken


async def test_what_has_one_answer_only_is_answered_when_that_is_ordered(parlour: Parlour) -> None:
    """Tried on the past first; the last card of a hand is played after a while, and told in private."""
    game_id = await parlour.started(parlour.bob)
    for _ in range(2):
        for member in (parlour.alice, parlour.bob):
            choices = await member.autocomplete(parlour.channel, "move", "move", "Card")
            await member.slash(parlour.channel, "move", move=choices[0]["value"])
    card = (await parlour.alice.slash(parlour.channel, "orders")).response
    assert card is not None
    await parlour.alice.click(card, label="Answer for me what has one answer only")
    assert "Of your 2 questions so far 0 had one answer only." in text_of(card)
    await parlour.alice.click(card, label="Keep this rule")
    assert labels(card) == ["Ask me again what has one answer only"]
    assert (await parlour.bot.house.tables.sit(game_id)).owing() == [0, 1]
    await parlour.env.advance_time(HOUR)
    assert (await parlour.bot.house.tables.sit(game_id)).owing() == [1]
    assert any("Answered by your rule" in line for line in parlour.letters(parlour.alice))


async def test_it_can_be_taken_back_before_it_answers(parlour: Parlour) -> None:
    game_id = await parlour.started(parlour.bob)
    card = (await parlour.alice.slash(parlour.channel, "orders")).response
    assert card is not None
    for label in ("Answer for me what has one answer only", "Keep this rule"):
        await parlour.alice.click(card, label=label)
    await parlour.alice.click(card, label="Ask me again what has one answer only")
    assert "You are asked again." in text_of(card)
    assert (await parlour.bot.house.store.orders_of(game_id))[0].data["forced"] is False


@pytest.mark.usefixtures("only_the_last_picture")
@pytest.mark.parametrize("game", GAMES)
async def test_in_every_game_a_move_queued_ahead_is_made_or_dropped_with_a_reason(
    parlour: Parlour, game: str
) -> None:
    """Somebody whose turn it is not queues what /ahead suggests; they hear in private what became of it."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=game)
    tables, source = parlour.bot.house.tables, random.Random(game)
    told: list[str] = []
    for number in range(200):
        sitting = await tables.sit(game_id)
        seat = next((one for one in range(3) if one not in sitting.owing()), None)
        if number % 5 == 0 and seat is not None and not (await tables.orders(sitting, seat)).queue:
            member = seated(parlour, seat)
            choices = await member.autocomplete(parlour.channel, "ahead", "move", "")
            for one in choices[:1]:
                card = (await member.slash(parlour.channel, "ahead", move=one["value"])).response
                assert card is not None and "Queued moves" in text_of(card)
        asked = (await tables.sit(game_id)).table.asked[0]
        value = greedy_value((await tables.sit(game_id)).table, asked, source)
        await tables.answer(game_id, asked.seat, asked.fingerprint, value)
        if number % 20 == 19:
            await parlour.env.settle()
            parlour.bot.house.ring()
            await parlour.env.settle()
            told = [line for one in parlour.members[:3] for line in parlour.letters(one)]
        if any("Answered from your queue" in line for line in told):
            break
    assert any("Answered from your queue" in line for line in told)


async def test_orders_go_with_whoever_gave_them(parlour: Parlour) -> None:
    """Who takes a seat over finds neither rules nor queue there, and is asked."""
    game_id = await era(parlour)
    card = (await parlour.alice.slash(parlour.channel, "orders")).response
    assert card is not None
    await parlour.alice.select(card, ["none"], custom_id=f"s:rule:{game_id}:bonus")
    await parlour.alice.click(card, label="Keep this rule")
    await give_up(parlour, parlour.alice)
    await parlour.dave.slash(parlour.channel, "game join")
    mine = await parlour.bot.house.tables.orders(await parlour.bot.house.tables.sit(game_id), 0)
    assert mine == Orders()


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
