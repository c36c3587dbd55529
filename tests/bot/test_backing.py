"""Going back by consent or by a moderator, forward again; opening the seat of who never comes."""

from datetime import timedelta

import discord
import pytest
from simcord import MemberActor

from tests.bot.parlour import Parlour, labels, text_of


async def play(parlour: Parlour, *players: MemberActor) -> None:
    """Let these play their first card."""
    for member in players:
        choices = await member.autocomplete(parlour.channel, "move", "move", "")
        card = next(one for one in choices if one["name"].startswith("Card"))
        await member.slash(parlour.channel, "move", move=card["value"])


async def state(parlour: Parlour, game_id: str) -> str:
    return (await parlour.bot.house.tables.sit(game_id)).table.state.model_dump_json()


async def one_round(parlour: Parlour) -> tuple[str, str]:
    """Play a round of three; return the game's id and its state before the round."""
    game_id = await parlour.started(parlour.bob, parlour.carol)
    before = await state(parlour, game_id)
    await play(parlour, parlour.alice, parlour.bob, parlour.carol)
    return game_id, before


async def said(parlour: Parlour, member: MemberActor, command: str, **options: object) -> str:
    answer = (await member.slash(parlour.channel, command, **options)).response
    assert answer is not None
    return text_of(answer)


def newest(parlour: Parlour, words: str) -> discord.Message:
    """Return the newest post with these words."""
    return next(one for one in reversed(parlour.channel.history()) if words in text_of(one))


async def asked_for_undo(parlour: Parlour) -> tuple[str, str]:
    game_id, before = await one_round(parlour)
    offer = (await parlour.alice.slash(parlour.channel, "game undo")).response
    assert offer is not None and labels(offer) == ["Ask the table"]
    await parlour.alice.click(offer, label="Ask the table")
    return game_id, before


async def test_undo_is_free_back_to_what_has_come_to_light(parlour: Parlour) -> None:
    """A hidden card after a coin that fell: the card comes back freely, the coin only by asking the table."""
    game_id = await parlour.started(parlour.bob)
    choices = await parlour.alice.autocomplete(parlour.channel, "move", "move", "")
    coin = next(one for one in choices if not one["name"].startswith("Card"))
    await parlour.alice.slash(parlour.channel, "move", move=coin["value"])
    fallen = await state(parlour, game_id)
    await play(parlour, parlour.alice)
    assert await said(parlour, parlour.alice, "game undo") == "Taken back."
    assert await state(parlour, game_id) == fallen
    offer = (await parlour.alice.slash(parlour.channel, "game undo")).response
    assert offer is not None and labels(offer) == ["Ask the table"]
    assert "Something hidden has come to light since" in text_of(offer)
    assert await state(parlour, game_id) == fallen


async def test_undo_is_not_free_once_somebody_else_has_answered(parlour: Parlour) -> None:
    """In a game without secrets too: after the next player's disc the table must be asked."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game="era_of_inventions")
    tables = parlour.bot.house.tables
    first = (await tables.sit(game_id)).owing()[0]
    for seat in (first, (first + 1) % 3):
        choices = await parlour.members[seat].autocomplete(parlour.channel, "move", "move", "")
        await parlour.members[seat].slash(parlour.channel, "move", move=choices[0]["value"])
    now = await state(parlour, game_id)
    offer = (await parlour.members[first].slash(parlour.channel, "game undo")).response
    assert offer is not None and "Somebody else has answered since" in text_of(offer)
    assert await state(parlour, game_id) == now
    assert await said(parlour, parlour.members[(first + 1) % 3], "game undo") == "Taken back."


async def test_a_revealed_answer_is_taken_back_when_all_agree(parlour: Parlour) -> None:
    """The vote is posted, only those who have not answered are pinged, and the last yes carries it out."""
    game_id, before = await asked_for_undo(parlour)
    vote = parlour.post()
    assert "alice asks to take their last answer back" in text_of(vote)
    await parlour.bob.click(vote, label="Agree")
    assert await state(parlour, game_id) != before
    await parlour.carol.click(vote, label="Agree")
    assert await state(parlour, game_id) == before
    assert any("All agree: alice takes an answer back" in line for line in parlour.said().splitlines())


async def test_one_no_ends_the_vote(parlour: Parlour) -> None:
    game_id, before = await asked_for_undo(parlour)
    vote = parlour.post()
    await parlour.bob.click(vote, label="Do not agree")
    assert await state(parlour, game_id) != before
    assert labels(parlour.channel.last_message) == []


async def test_outsiders_have_no_vote(parlour: Parlour) -> None:
    await asked_for_undo(parlour)
    await parlour.dave.click(parlour.post(), label="Agree")
    assert "Only those at the table" in parlour.said()


async def test_a_vote_is_void_once_the_game_moves_on(parlour: Parlour) -> None:
    game_id, _ = await asked_for_undo(parlour)
    vote = parlour.post()
    await play(parlour, parlour.bob)
    now = await state(parlour, game_id)
    await parlour.carol.click(vote, label="Agree")
    assert "the game has moved on since" in parlour.said()
    assert await state(parlour, game_id) == now


async def test_what_was_taken_back_is_brought_back(parlour: Parlour) -> None:
    """The same answer is there again; without one to bring back it says so."""
    game_id = await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    owing = (await parlour.bot.house.tables.sit(game_id)).owing()
    await parlour.alice.slash(parlour.channel, "game undo")
    assert "Brought back" in await said(parlour, parlour.alice, "game redo")
    assert (await parlour.bot.house.tables.sit(game_id)).owing() == owing == [1]
    assert "nothing of yours" in await said(parlour, parlour.alice, "game redo")


async def test_a_moderator_sets_the_game_back_and_all_are_told(parlour: Parlour) -> None:
    game_id, before = await one_round(parlour)
    assert "Only a moderator" in await said(parlour, parlour.bob, "game rollback", to=1)
    moderator = parlour.moderator()
    number = (await parlour.bot.house.tables.sit(game_id)).table.number - 3
    await moderator.slash(parlour.channel, "game rollback", to=number)
    assert await state(parlour, game_id) == before
    assert f"set the game back to before answer {number}" in parlour.said()
    assert "alice" not in text_of(parlour.post()) or f"<@{parlour.alice.id}>" in text_of(parlour.post())


@pytest.mark.parametrize("number", [0, 999])
async def test_a_point_that_is_not_behind_the_game_is_refused(parlour: Parlour, number: int) -> None:
    await one_round(parlour)
    answer = await said(parlour, parlour.moderator(), "game rollback", to=number)
    assert "Choose an answer from 1 to" in answer


async def test_nobody_is_put_out_before_the_table_has_waited(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    assert "may take 3 days" in await said(parlour, parlour.alice, "game kick", player=1)
    assert "does not keep anybody waiting" in await said(parlour, parlour.bob, "game kick", player=0)


async def test_who_never_comes_loses_the_seat_when_the_others_agree(parlour: Parlour) -> None:
    """After three days the others vote; the seat is offered, and whoever takes it is briefed at once."""
    game_id = await parlour.started(parlour.bob, parlour.carol)
    await play(parlour, parlour.alice, parlour.carol)
    parlour.env.backend.advance_clock(timedelta(days=3, hours=1).total_seconds())
    await parlour.alice.slash(parlour.channel, "game kick", player=1)
    vote = newest(parlour, "Shall the seat be opened")
    await parlour.carol.click(vote, label="Agree")
    sitting = await parlour.bot.house.tables.sit(game_id)
    assert sitting.seats[1].kind == "open"
    offer = newest(parlour, "The seat of bob has been opened")
    briefing = (await parlour.dave.click(offer, custom_id=f"b:claim:{game_id}:1")).response
    assert briefing is not None and briefing.ephemeral
    assert "points" in text_of(briefing)
    assert (await parlour.bot.house.tables.sit(game_id)).seat_of(parlour.dave.id) == 1
    refused = (await parlour.bob.slash(parlour.channel, "hand")).response
    assert refused is not None and "Card" not in text_of(refused)
