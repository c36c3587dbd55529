"""Seats that change hands: what who comes is told, what who went no longer sees, and the way back."""

import random
from datetime import timedelta

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from games.core.errors import Refused
from games.core.registry import all_games
from tests.bot.parlour import Parlour, Press, custom_id, labels, parts_of, text_of
from tests.bot.test_backing import newest, play, said
from tests.bot.test_every_game import move
from tests.bot.test_seats import give_up

GAMES = [game.id for game in all_games().values() if game.credits.designer != "nobody"]


async def offered(parlour: Parlour, member: MemberActor, seat: int = 1) -> ResponseMessage:
    """Let a member take the seat by the button of its post; return what they are shown."""
    offer = newest(parlour, "The computer plays it until somebody takes it")
    game_id = await parlour.game_id()
    shown = (await member.click(offer, custom_id=f"b:claim:{game_id}:{seat}")).response
    assert shown is not None and shown.ephemeral
    return shown


async def test_who_takes_a_seat_is_told_the_position_and_the_moves(parlour: Parlour) -> None:
    """Everybody's points and cards in words, then what can be done now, all by itself and in private."""
    game_id = await parlour.started(parlour.bob)
    await give_up(parlour, parlour.bob)
    briefing = text_of(await offered(parlour, parlour.dave))
    sitting = await parlour.bot.house.tables.sit(game_id)
    words = sitting.words("en")
    view = sitting.table.view(1)
    assert "The seat is yours." in briefing
    for line in sitting.game.status(view):
        assert words.put(line, sitting.names) in briefing
    assert "What you can do now:" in briefing and sitting.table.decisions(1)
    for decision in sitting.table.decisions(1):
        assert words.put(decision.text, sitting.names) in briefing
        assert all(words.put(option.text, sitting.names) in briefing for option in decision.options)


@pytest.mark.usefixtures("only_the_last_picture")
@pytest.mark.parametrize("game", GAMES)
async def test_in_every_game_a_seat_left_anywhere_is_played_on_and_taken_back(
    parlour: Parlour, game: str
) -> None:
    """Left at a random question of whoever must act; the stand-in answers at once; then they return."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=game)
    source, tables = random.Random(game), parlour.bot.house.tables
    for _ in range(3):
        for _ in range(source.randint(1, 5)):
            assert await move(parlour, game_id, source)
        seat = (await tables.sit(game_id)).owing()[0]
        await give_up(parlour, parlour.members[seat])
        left = await tables.sit(game_id)
        assert seat not in left.owing() and left.seats[seat].kind == "open"
        briefing = text_of(await offered(parlour, parlour.members[seat], seat))
        assert len(briefing) < 4000 and briefing.count("\n") > 5
        back = await tables.sit(game_id)
        assert back.seat_of(parlour.members[seat].id) == seat and back.seats[seat].kind == "human"
    assert await move(parlour, game_id, source)


async def test_the_computer_gives_the_seat_back_to_who_left_it(parlour: Parlour) -> None:
    """What it played meanwhile stands; from then on it plays nothing more there."""
    game_id = await parlour.started(parlour.bob)
    await give_up(parlour, parlour.bob)
    await play(parlour, parlour.alice)
    await offered(parlour, parlour.bob)
    sitting = await parlour.bot.house.tables.sit(game_id)
    assert sitting.seat_of(parlour.bob.id) == 1 and sitting.table.state.rounds == 2
    await play(parlour, parlour.alice)
    later = await parlour.bot.house.tables.sit(game_id)
    assert later.table.state.rounds == 1 and later.owing() == [0, 1]
    log = await said(parlour, parlour.carol, "game log")
    assert "bob gave up their seat." in log and "bob took the seat." in log


async def test_once_another_sits_there_the_old_player_does_not_get_it_back(parlour: Parlour) -> None:
    game_id = await parlour.started(parlour.bob)
    await give_up(parlour, parlour.bob)
    offer = newest(parlour, "has given up their seat")
    await offered(parlour, parlour.dave)
    await parlour.bob.click(offer, custom_id=f"b:claim:{game_id}:1")
    assert "That seat is not open." in parlour.said()
    assert (await parlour.bot.house.tables.sit(game_id)).seat_of(parlour.bob.id) is None


async def test_of_two_who_reach_for_a_seat_at_once_one_has_it(parlour: Parlour) -> None:
    game_id = await parlour.started(parlour.bob)
    await give_up(parlour, parlour.bob)
    offer = newest(parlour, "has given up their seat")
    claim = custom_id(offer, "claim")
    await parlour.at_once(Press(parlour.carol, offer, claim), Press(parlour.dave, offer, claim))
    sitting = await parlour.bot.house.tables.sit(game_id)
    assert [sitting.seat_of(one.id) for one in (parlour.carol, parlour.dave)].count(1) == 1
    assert "That seat is not open." in parlour.said()
    claims = [act for act in await parlour.bot.house.store.acts(game_id) if act.kind == "claim"]
    assert len(claims) == 1


def pressable(message: ResponseMessage) -> list[Press | tuple[str, tuple[str, ...]]]:
    """Return every button and select of a message: its custom id, and values to choose."""
    found = []
    for part in parts_of(message):
        key = getattr(part, "custom_id", None)
        if key and not getattr(part, "disabled", False):
            options = getattr(part, "options", None)
            found.append((key, tuple(one.value for one in options[:1]) if options else ()))
    return found


async def test_old_private_messages_show_the_old_player_nothing_any_more(parlour: Parlour) -> None:
    """Panel, hand, question half answered: each of their buttons says who plays, and no card of the seat."""
    game_id = await parlour.started(parlour.bob)
    old = [(await parlour.bob.click(parlour.post(), label=one)).response for one in ("Take turn", "My hand")]
    half = (await parlour.bob.click(parlour.post(), label="Take turn")).response
    assert half is not None
    await parlour.bob.click(half, custom_id=custom_id(half, "pick"))
    shown = [one for one in (*old, half) if one is not None]
    assert {label for one in shown for label in labels(one)} >= {"My hand", "Take turn", "Confirm"}
    await give_up(parlour, parlour.bob)
    await offered(parlour, parlour.dave)
    before = (await parlour.bot.house.tables.sit(game_id)).version
    hand = (await parlour.bot.house.tables.sit(game_id)).table.state.hands[1]
    since, pressed = len(parlour.env.http_requests), 0
    for message in shown:
        for key, values in pressable(message):
            await parlour.at_once(Press(parlour.bob, message, key, values))
            pressed += 1
    told = "\n".join(str(request.json) for request in parlour.env.http_requests[since:])
    assert pressed >= 6
    assert told.count("You have no seat in this game") == pressed
    assert not any(f"Card {card}" in told for card in hand)
    assert (await parlour.bot.house.tables.sit(game_id)).version == before


@pytest.mark.parametrize("command", ["hand", "orders", "game undo", "game redo", "game resign"])
async def test_commands_of_a_seat_are_refused_to_who_has_left_it(parlour: Parlour, command: str) -> None:
    await parlour.started(parlour.bob)
    await give_up(parlour, parlour.bob)
    await offered(parlour, parlour.dave)
    assert "You have no seat in this game" in await said(parlour, parlour.bob, command)


async def test_suggestions_tell_the_old_player_nothing_of_the_hand(parlour: Parlour) -> None:
    """Neither /move nor the game's own commands suggest a card to somebody without a seat."""
    await parlour.started(parlour.bob)
    assert await parlour.bob.autocomplete(parlour.channel, "highcard play", "card", "")
    await give_up(parlour, parlour.bob)
    await offered(parlour, parlour.dave)
    for name, option in (("move", "move"), ("highcard play", "card"), ("ahead", "move")):
        assert await parlour.bob.autocomplete(parlour.channel, name, option, "") == []


async def test_a_moderator_opens_a_seat_only_after_the_deadline(parlour: Parlour) -> None:
    """Two days are too early, three and a half are not; all are told, the log names the moderator."""
    game_id = await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    judge = parlour.moderator()
    parlour.env.backend.advance_clock(timedelta(days=2).total_seconds())
    assert "bob may take 3 days" in await said(parlour, judge, "game kick", player=1)
    parlour.env.backend.advance_clock(timedelta(days=1, hours=12).total_seconds())
    assert "The seat of bob is open" in await said(parlour, judge, "game kick", player=1)
    assert (await parlour.bot.house.tables.sit(game_id)).seats[1].kind == "open"
    assert labels(newest(parlour, "The seat of bob has been opened")) == ["Take the seat of bob"]
    assert "The seat was opened (judge)." in await said(parlour, parlour.alice, "game log")


async def test_what_others_do_meanwhile_does_not_put_the_deadline_off(parlour: Parlour) -> None:
    """Alice flips her coin two days later: bob has been waited for since the deal all the same."""
    game_id = await parlour.started(parlour.bob, parlour.carol)
    parlour.env.backend.advance_clock(timedelta(days=2).total_seconds())
    coin = next(
        one
        for one in await parlour.alice.autocomplete(parlour.channel, "move", "move", "")
        if not one["name"].startswith("Card")
    )
    await parlour.alice.slash(parlour.channel, "move", move=coin["value"])
    await play(parlour, parlour.alice)
    parlour.env.backend.advance_clock(timedelta(days=1, hours=1).total_seconds())
    await parlour.alice.slash(parlour.channel, "game kick", player=1)
    vote = newest(parlour, "Shall the seat be opened")
    await parlour.carol.click(vote, label="Agree")
    assert (await parlour.bot.house.tables.sit(game_id)).seats[1].kind == "open"


async def test_days_away_do_not_count_for_the_deadline(parlour: Parlour) -> None:
    """Bob is away for two of the first four days, so has kept them waiting for two; after six, for four."""
    await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    await parlour.bob.slash(parlour.channel, "away", days=2)
    parlour.env.backend.advance_clock(timedelta(days=4).total_seconds())
    assert "days away do not count" in await said(parlour, parlour.moderator(), "game kick", player=1)
    parlour.env.backend.advance_clock(timedelta(days=2).total_seconds())
    assert "The seat of bob is open" in await said(parlour, parlour.moderator(), "game kick", player=1)


async def test_a_question_put_again_gives_the_time_anew(parlour: Parlour) -> None:
    """After four days all is set back to where bob must act: nobody may open his seat for that at once."""
    game_id = await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    number = (await parlour.bot.house.tables.sit(game_id)).table.number
    await play(parlour, parlour.bob)
    parlour.env.backend.advance_clock(timedelta(days=4).total_seconds())
    judge = parlour.moderator()
    await said(parlour, judge, "game rollback", to=number)
    assert "bob may take 3 days" in await said(parlour, judge, "game kick", player=1)


async def asked_to_open(parlour: Parlour) -> discord.Message:
    """Let alice ask the table, four days later, whether bob's seat is to be opened; return the vote."""
    parlour.env.backend.advance_clock(timedelta(days=4).total_seconds())
    await parlour.alice.slash(parlour.channel, "game kick", player=1)
    return newest(parlour, "Shall the seat be opened")


async def test_a_vote_on_a_seat_outlasts_what_others_do(parlour: Parlour) -> None:
    """Alice takes her card back and is called, all but bob play; asking again puts no second post."""
    game_id = await parlour.started(parlour.bob, parlour.carol)
    await play(parlour, parlour.alice)
    vote = await asked_to_open(parlour)
    await parlour.alice.slash(parlour.channel, "game undo")
    await play(parlour, parlour.alice, parlour.carol)
    await parlour.alice.slash(parlour.channel, "game kick", player=1)
    assert newest(parlour, "Shall the seat be opened").id == vote.id
    await parlour.carol.click(vote, label="Agree")
    assert (await parlour.bot.house.tables.sit(game_id)).seats[1].kind == "open"


async def test_a_vote_on_a_seat_is_over_once_its_player_has_answered(parlour: Parlour) -> None:
    """Bob comes after all, then is waited for anew: what was agreed to before does not count."""
    game_id = await parlour.started(parlour.bob, parlour.carol)
    await play(parlour, parlour.alice)
    agree = custom_id(await asked_to_open(parlour), "vote")
    await play(parlour, parlour.bob, parlour.carol, parlour.alice)
    assert labels(newest(parlour, "Shall the seat be opened")) == []
    with pytest.raises(Refused):
        await parlour.bot.house.tables.cast(int(agree.split(":")[2]), parlour.carol.id, yes=True)
    assert (await parlour.bot.house.tables.sit(game_id)).seats[1].kind == "human"


async def test_after_a_no_the_others_may_be_asked_again(parlour: Parlour) -> None:
    """A mistaken press keeps nobody waiting for ever: the question is put in a new post, all answers open."""
    game_id = await parlour.started(parlour.bob, parlour.carol)
    await play(parlour, parlour.alice, parlour.carol)
    first = await asked_to_open(parlour)
    await parlour.carol.click(first, label="Do not agree")
    parlour.env.backend.advance_clock(60)
    await parlour.alice.slash(parlour.channel, "game kick", player=1)
    second = newest(parlour, "Shall the seat be opened")
    assert second.id != first.id and "✗" not in text_of(second)
    await parlour.carol.click(second, label="Agree")
    assert (await parlour.bot.house.tables.sit(game_id)).seats[1].kind == "open"


async def test_the_one_concerned_has_no_vote_and_a_no_keeps_the_seat(parlour: Parlour) -> None:
    game_id = await parlour.started(parlour.bob, parlour.carol)
    await play(parlour, parlour.alice)
    vote = await asked_to_open(parlour)
    await parlour.bob.click(vote, label="Do not agree")
    assert "Only those at the table whom it concerns" in parlour.said()
    await parlour.carol.click(vote, label="Do not agree")
    assert (await parlour.bot.house.tables.sit(game_id)).seats[1].kind == "human"
    assert labels(newest(parlour, "Shall the seat be opened")) == []
