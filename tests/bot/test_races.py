"""Presses that arrive at the same time, twice, or late: exactly one answer counts."""

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.layout import layout, rows
from bot.press import button
from bot.sitting import Sitting
from games.core.game import Options
from tests.bot.parlour import Parlour, Press, custom_id, labels, selects, text_of


async def opened(parlour: Parlour, member: MemberActor) -> ResponseMessage:
    """Return the panel that a member opens from the newest post."""
    panel = (await member.click(parlour.post(), label="Take turn")).response
    assert panel is not None
    return panel


async def ready(parlour: Parlour, member: MemberActor) -> ResponseMessage:
    """Return a panel with a card chosen that waits for Confirm."""
    panel = await opened(parlour, member)
    await member.click(panel, custom_id=custom_id(panel, "pick"))
    return panel


async def sitting(parlour: Parlour) -> Sitting:
    """Return the channel's game."""
    return await parlour.bot.house.tables.sit(await parlour.game_id())


async def given(parlour: Parlour, seat: int) -> int:
    """Return how many answers of a seat are on record."""
    history = await parlour.bot.house.store.history(await parlour.game_id())
    return sum(answer.seat == seat for answer in history)


async def test_two_members_who_press_at_once_are_both_heard(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    his, hers = await ready(parlour, parlour.bob), await ready(parlour, parlour.alice)
    sure = custom_id(hers, "sure"), custom_id(his, "sure")
    await parlour.at_once(Press(parlour.alice, hers, sure[0]), Press(parlour.bob, his, sure[1]))
    assert [await given(parlour, seat) for seat in (0, 1)] == [1, 1]
    assert "wins the round" in text_of(parlour.post())
    assert "unexpected" not in text_of(hers) + text_of(his)


async def test_the_same_press_twice_answers_once(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    panel = await ready(parlour, parlour.alice)
    press = Press(parlour.alice, panel, custom_id(panel, "sure"))
    await parlour.at_once(press, press, press)
    assert (await given(parlour, 0), (await sitting(parlour)).version) == (1, 3)


async def test_an_event_that_arrives_twice_counts_once(parlour: Parlour) -> None:
    """The gateway repeats an event after a RESUME: the same interaction, not a second press."""
    await parlour.started(parlour.bob)
    panel = await ready(parlour, parlour.alice)
    event = Press(parlour.alice, panel, custom_id(panel, "sure")).event(parlour.env)
    parlour.env.backend.emit("INTERACTION_CREATE", event)
    parlour.env.backend.emit("INTERACTION_CREATE", event)
    await parlour.env.settle()
    assert await given(parlour, 0) == 1


@pytest.fixture
def two_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give everybody two coins: after the first flip the same question is put again, word for word."""
    from games.core.registry import game_named

    game = game_named("high_card")
    new = type(game).new

    def richer(self: object, seats: int, options: Options, seed: str) -> object:
        state = new(self, seats, options, seed)
        state.coins = [2] * seats
        return state

    monkeypatch.setattr(type(game), "new", richer)


@pytest.mark.usefixtures("two_coins")
async def test_a_double_press_does_not_answer_the_next_question_of_the_same_form(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    panel = await opened(parlour, parlour.alice)
    also = selects(panel)[0]
    await parlour.alice.select(panel, [also.options[0].value], custom_id=also.custom_id)
    press = Press(parlour.alice, panel, custom_id(panel, "pick"))
    await parlour.at_once(press, press)
    assert (await sitting(parlour)).table.state.coins == [1, 2]
    assert "it is now turn" in parlour.said()


async def test_of_two_presses_of_different_answers_one_counts(parlour: Parlour) -> None:
    """Two panels of the same seat: the later answer is told what is the case, and changes nothing."""
    await parlour.started(parlour.bob)
    one, two = await opened(parlour, parlour.alice), await opened(parlour, parlour.alice)
    cards = [one for one in labels(two) if one.startswith("Card")]
    await parlour.alice.click(one, label=cards[0])
    await parlour.alice.click(two, label=cards[1])
    sure = custom_id(one, "sure"), custom_id(two, "sure")
    await parlour.at_once(Press(parlour.alice, one, sure[0]), Press(parlour.alice, two, sure[1]))
    assert await given(parlour, 0) == 1
    assert ["it is now turn" in text_of(panel) for panel in (one, two)].count(True) == 1


async def test_two_who_join_the_last_seat_at_once(parlour: Parlour) -> None:
    card = (await parlour.open(seats=2)).response
    assert card is not None
    join = custom_id(card, "join")
    await parlour.at_once(Press(parlour.bob, card, join), Press(parlour.carol, card, join))
    seats = await parlour.bot.house.tables.seats(await parlour.game_id())
    assert len(seats) == 2
    assert seats[1].user_id in (parlour.bob.id, parlour.carol.id)
    assert "no free seat" in parlour.said()


async def test_two_who_start_at_once_start_one_game(parlour: Parlour) -> None:
    card = (await parlour.open(seats=2, computers=1)).response
    assert card is not None
    start = custom_id(card, "start")
    await parlour.at_once(Press(parlour.alice, card, start), Press(parlour.alice, card, start))
    game = await sitting(parlour)
    history = await parlour.bot.house.store.history(game.id)
    assert [answer.key for answer in history].count("start") == 1
    assert "not at a point where" in parlour.said()


async def test_buttons_of_a_finished_game_say_so(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    old = parlour.post()
    event = Press(parlour.alice, old, custom_id(old, "turn")).event(parlour.env)
    for _ in range(3):
        for member in (parlour.alice, parlour.bob):
            choices = await member.autocomplete(parlour.channel, "move", "move", "Card")
            await member.slash(parlour.channel, "move", move=choices[0]["value"])
    parlour.env.backend.emit("INTERACTION_CREATE", event)
    await parlour.env.settle()
    assert "The game is over." in parlour.said()


async def test_a_button_of_an_older_version_says_what_to_do(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    channel = parlour.bot.get_channel(parlour.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=layout(*rows([button("Waltz", "waltz", 1)])))
    await parlour.alice.click(parlour.post(), label="Waltz")
    assert "from an older version" in parlour.said()
