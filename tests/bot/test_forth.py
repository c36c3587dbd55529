"""Bringing back what was taken back: one after the other, until somebody moves; with whose consent."""

import discord
import pytest

from tests.bot.parlour import Parlour, labels, text_of
from tests.bot.test_backing import asked_for_undo, newest, one_round, play, said, state


async def record(parlour: Parlour) -> list[object]:
    """Return the whole live record, chance and events included."""
    history = await parlour.bot.house.store.history(await parlour.game_id())
    return [(row.number, row.seat, row.key, row.fingerprint, row.value, row.events) for row in history]


async def answer(parlour: Parlour, way: int = 0) -> None:
    """Let alice give one answer, the first or another of those offered."""
    choices = await parlour.alice.autocomplete(parlour.channel, "move", "move", "")
    single = [one for one in choices if ">" not in one["value"]]
    await parlour.alice.slash(parlour.channel, "move", move=single[way]["value"])


async def thrice_back(parlour: Parlour) -> list[list[object]]:
    """Let alice give three answers and take all of them back; return the records on the way."""
    await parlour.started(parlour.bob, game="many_ways")
    kept = [await record(parlour)]
    for _ in range(3):
        await answer(parlour)
        kept.append(await record(parlour))
    for before in reversed(kept[:-1]):
        assert await said(parlour, parlour.alice, "game undo") == "Taken back."
        assert await record(parlour) == before
    return kept


@pytest.mark.parametrize("restarted", [False, True])
async def test_several_undone_come_back_one_after_the_other(parlour: Parlour, restarted: bool) -> None:
    """The last one taken comes first, word for word as it was; also after a restart between."""
    kept = await thrice_back(parlour)
    for later in kept[1:]:
        if restarted:
            await parlour.restart()
        assert await said(parlour, parlour.alice, "game redo") == "Brought back."
        assert await record(parlour) == later
    assert "nothing of yours" in await said(parlour, parlour.alice, "game redo")


async def test_back_and_forth_between_them_as_often_as_one_likes(parlour: Parlour) -> None:
    """Two forth, one back, two forth: the pile holds what it should at every point."""
    kept = await thrice_back(parlour)
    place = 0
    for command in ("redo", "redo", "undo", "redo", "redo", "undo", "undo", "undo", "redo"):
        await parlour.alice.slash(parlour.channel, f"game {command}")
        place += 1 if command == "redo" else -1
        assert await record(parlour) == kept[place]


async def test_a_new_move_of_ones_own_ends_it_and_that_is_said(parlour: Parlour) -> None:
    await thrice_back(parlour)
    await parlour.alice.slash(parlour.channel, "game redo")
    await answer(parlour, way=1)
    now = await record(parlour)
    told = await said(parlour, parlour.alice, "game redo")
    assert "alice has made a move since" in told and "gone" in told
    assert await record(parlour) == now


async def test_a_move_of_another_ends_it_and_that_is_said(parlour: Parlour) -> None:
    """Alice takes her hidden card back, bob plays his: she chooses anew."""
    game_id = await parlour.started(parlour.bob, parlour.carol)
    await play(parlour, parlour.alice)
    await parlour.alice.slash(parlour.channel, "game undo")
    await play(parlour, parlour.bob)
    assert "bob has made a move since" in await said(parlour, parlour.alice, "game redo")
    assert (await parlour.bot.house.tables.sit(game_id)).owing() == [0, 2]


async def test_what_is_taken_back_after_a_new_move_comes_back_alone(parlour: Parlour) -> None:
    """Undo, another answer, undo: only that answer comes back."""
    kept = await thrice_back(parlour)
    await answer(parlour, way=1)
    another = await record(parlour)
    assert another != kept[1]
    await parlour.alice.slash(parlour.channel, "game undo")
    await parlour.alice.slash(parlour.channel, "game redo")
    assert await record(parlour) == another
    assert "nothing of yours" in await said(parlour, parlour.alice, "game redo")


async def test_answers_of_others_to_the_same_question_stand_meanwhile(parlour: Parlour) -> None:
    """All answer at once: one takes back and brings back; the other's hidden card stays where it is."""
    game_id = await parlour.started(parlour.bob, parlour.carol)
    await play(parlour, parlour.alice, parlour.bob)
    before = await record(parlour)
    await parlour.alice.slash(parlour.channel, "game undo")
    assert (await parlour.bot.house.tables.sit(game_id)).owing() == [0, 2]
    await parlour.alice.slash(parlour.channel, "game redo")
    assert (await parlour.bot.house.tables.sit(game_id)).owing() == [2]
    assert await record(parlour) == before


async def test_nobody_brings_back_for_another(parlour: Parlour) -> None:
    """Bob took back last: alice's comes back after his, and outsiders have no say."""
    await parlour.started(parlour.bob, parlour.carol)
    await play(parlour, parlour.alice, parlour.bob)
    before = await record(parlour)
    for member in (parlour.alice, parlour.bob):
        await member.slash(parlour.channel, "game undo")
    assert "bob took something back last" in await said(parlour, parlour.alice, "game redo")
    assert "You have no seat in this game" in await said(parlour, parlour.dave, "game redo")
    for member in (parlour.bob, parlour.alice):
        assert await said(parlour, member, "game redo") == "Brought back."
    assert await record(parlour) == before


async def test_hidden_cards_stay_hidden_on_the_way(parlour: Parlour) -> None:
    """Taking back and bringing back a hidden card names it to nobody."""
    game_id = await parlour.started(parlour.bob, parlour.carol)
    hands = (await parlour.bot.house.tables.sit(game_id)).table.state.hands
    await play(parlour, parlour.alice)
    since = len(parlour.env.http_requests)
    for command in ("game undo", "game redo", "game undo", "game redo"):
        await parlour.alice.slash(parlour.channel, command)
    log = (await parlour.bob.slash(parlour.channel, "game log")).response
    assert log is not None and "alice took an answer back" in text_of(log)
    told = "\n".join(str(request.json) for request in parlour.env.http_requests[since:])
    assert not any(f"Card {card}" in told for hand in hands for card in hand)


async def agreed_back(parlour: Parlour) -> list[object]:
    """Let all agree that alice's answer, and theirs after it, are taken back; return the record before."""
    await asked_for_undo(parlour)
    before = await record(parlour)
    vote = parlour.post()
    for member in (parlour.bob, parlour.carol):
        await member.click(vote, label="Agree")
    assert len(await record(parlour)) < len(before)
    return before


async def asked_for_redo(parlour: Parlour) -> discord.Message:
    """Let alice ask the table to bring it all back; return the vote."""
    offer = (await parlour.alice.slash(parlour.channel, "game redo")).response
    assert offer is not None and labels(offer) == ["Ask the table"]
    assert "Others had answered after it" in text_of(offer)
    await parlour.alice.click(offer, label="Ask the table")
    return newest(parlour, "alice asks to bring back")


async def test_answers_of_others_come_back_with_their_consent_alone(parlour: Parlour) -> None:
    """Nobody's card is played again for them unasked; when all agree the round stands as it was."""
    before = await agreed_back(parlour)
    vote = await asked_for_redo(parlour)
    await parlour.bob.click(vote, label="Agree")
    assert await record(parlour) != before
    await parlour.carol.click(vote, label="Agree")
    assert await record(parlour) == before
    assert "All agree: what alice took back" in parlour.said()


async def test_a_no_leaves_it_taken_back(parlour: Parlour) -> None:
    before = await agreed_back(parlour)
    vote = await asked_for_redo(parlour)
    await parlour.carol.click(vote, label="Do not agree")
    assert await record(parlour) != before
    assert labels(newest(parlour, "alice asks to bring back")) == []


async def test_only_a_moderator_brings_back_what_a_moderator_set_back(parlour: Parlour) -> None:
    """Players are told so; a moderator without a seat may, all are told, and the log keeps both."""
    game_id, _ = await one_round(parlour)
    before, judge = await record(parlour), parlour.moderator()
    await judge.slash(parlour.channel, "game rollback", to=3)
    gone = await state(parlour, game_id)
    refusal = await said(parlour, parlour.alice, "game redo")
    assert "judge has set the game back; only a moderator" in refusal
    assert await state(parlour, game_id) == gone
    assert await said(parlour, judge, "game redo") == "Brought back."
    assert await record(parlour) == before
    assert newest(parlour, "judge has brought back what was set back from answer 3 on")
    log = await said(parlour, parlour.carol, "game log")
    assert "The moderator judge set the game back to before answer 3." in log
    assert "judge brought back what had been taken back from answer 3 on." in log
