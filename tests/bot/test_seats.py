"""Seats given up and taken over, and answers that a change of the rules has voided."""

from simcord import MemberActor
from sqlalchemy import update

from bot.store.schema import answers
from tests.bot.parlour import Parlour, custom_id, labels, text_of


async def give_up(parlour: Parlour, member: MemberActor) -> str:
    """Let a member resign; return what they are told."""
    ask = (await member.slash(parlour.channel, "game resign")).response
    assert ask is not None
    await member.click(ask, label="Give up my seat")
    return text_of(ask)


async def hand_of(parlour: Parlour, seat: int) -> list[int]:
    """Return a seat's cards."""
    hands: list[list[int]] = (await parlour.bot.house.tables.sit(await parlour.game_id())).table.state.hands
    return hands[seat]


async def test_a_seat_given_up_is_offered_to_everybody_and_taken_by_a_button(parlour: Parlour) -> None:
    game = await parlour.started(parlour.bob)
    assert "given up your seat" in await give_up(parlour, parlour.bob)
    offer = next(one for one in parlour.channel.history() if "has given up their seat" in text_of(one))
    taken = (await parlour.carol.click(offer, custom_id=custom_id(offer, "claim"))).response
    assert taken is not None
    assert taken.ephemeral
    sitting = await parlour.bot.house.tables.sit(game)
    assert (sitting.seat_of(parlour.carol.id), sitting.seat_of(parlour.bob.id)) == (1, None)
    assert sitting.names[1] == "carol"


async def test_who_takes_a_seat_over_sees_its_hand_and_the_old_player_no_longer(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    await give_up(parlour, parlour.bob)
    await parlour.carol.slash(parlour.channel, "game join")
    choices = await parlour.alice.autocomplete(parlour.channel, "move", "move", "Card")
    await parlour.alice.slash(parlour.channel, "move", move=choices[0]["value"])
    hers = (await parlour.carol.slash(parlour.channel, "hand")).response
    his = (await parlour.bob.slash(parlour.channel, "hand")).response
    assert hers is not None
    assert his is not None
    cards = [f"Card {card}" for card in await hand_of(parlour, 1)]
    assert all(card in text_of(hers) for card in cards)
    assert "You have no seat in this game" in text_of(his)
    assert not any(card in text_of(his) for card in cards)


async def test_a_seat_is_taken_once(parlour: Parlour) -> None:
    game = await parlour.started(parlour.bob)
    await give_up(parlour, parlour.bob)
    offer = next(one for one in parlour.channel.history() if "has given up their seat" in text_of(one))
    claim = custom_id(offer, "claim")
    await parlour.carol.click(offer, custom_id=claim)
    await parlour.dave.click(offer, custom_id=claim)
    assert "That seat is not open." in parlour.said()
    assert (await parlour.bot.house.tables.sit(game)).seat_of(parlour.dave.id) is None


async def test_who_has_a_seat_takes_no_second_one(parlour: Parlour) -> None:
    game = await parlour.started(parlour.bob, parlour.carol)
    await give_up(parlour, parlour.bob)
    offer = next(one for one in parlour.channel.history() if "has given up their seat" in text_of(one))
    await parlour.carol.click(offer, custom_id=custom_id(offer, "claim"))
    sitting = await parlour.bot.house.tables.sit(game)
    assert sitting.seats[1].kind == "open"


async def test_the_offer_outlives_the_next_turn_posts(parlour: Parlour) -> None:
    await parlour.started(parlour.bob, parlour.carol)
    await give_up(parlour, parlour.bob)
    for member in (parlour.alice, parlour.carol):
        choices = await member.autocomplete(parlour.channel, "move", "move", "Card")
        await member.slash(parlour.channel, "move", move=choices[0]["value"])
    offer = next(one for one in parlour.channel.history() if "has given up their seat" in text_of(one))
    assert any("bob" in label for label in labels(offer))


async def test_the_last_person_cannot_leave_the_table_to_the_computer(parlour: Parlour) -> None:
    game = await parlour.started(parlour.bob)
    await give_up(parlour, parlour.bob)
    await give_up(parlour, parlour.alice)
    assert "At least one person must stay" in parlour.said()
    assert (await parlour.bot.house.tables.sit(game)).seat_of(parlour.alice.id) == 0


async def test_whoever_must_answer_anew_after_a_change_of_the_rules_is_told(parlour: Parlour) -> None:
    """Alice's answer no longer fits its question: at the next start she is called again, and told why."""
    game = await parlour.started(parlour.bob)
    choices = await parlour.alice.autocomplete(parlour.channel, "move", "move", "Card")
    await parlour.alice.slash(parlour.channel, "move", move=choices[0]["value"])
    assert (await parlour.bot.house.tables.sit(game)).owing() == [1]
    async with parlour.bot.house.store.writing() as connection:
        hers = (answers.c.game_id == game) & (answers.c.seat == 0)
        await connection.execute(update(answers).where(hers).values(fingerprint="0000000000"))
    await parlour.restart()
    await parlour.env.settle()
    post = text_of(parlour.post())
    assert "one answer no longer fits them and was taken back" in post
    assert f"<@{parlour.alice.id}>" in post
    assert (await parlour.bot.house.tables.sit(game)).owing() == [0, 1]
    again = await parlour.alice.autocomplete(parlour.channel, "move", "move", "Card")
    await parlour.alice.slash(parlour.channel, "move", move=again[0]["value"])
    assert (await parlour.bot.house.tables.sit(game)).owing() == [1]
    assert [answer.seat for answer in await parlour.bot.house.store.history(game)].count(0) == 1


async def test_a_start_without_such_a_change_posts_nothing(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    before = len(parlour.channel.history())
    await parlour.restart()
    await parlour.env.settle()
    assert len(parlour.channel.history()) == before
