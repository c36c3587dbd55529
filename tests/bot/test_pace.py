"""Pings at the table's own pace: quiet on request, a word ahead, one post edited while all are there."""

from datetime import timedelta

from simcord import MemberActor

from tests.bot.parlour import Parlour, labels, text_of

HOUR = 3600


async def play(parlour: Parlour, *players: MemberActor, pause: int = 0) -> None:
    for member in players:
        parlour.env.backend.advance_clock(pause)
        choices = await member.autocomplete(parlour.channel, "move", "move", "")
        card = next(one for one in choices if one["name"].startswith("Card"))
        await member.slash(parlour.channel, "move", move=card["value"])


def turn_posts(parlour: Parlour) -> int:
    return sum("to move" in text_of(post) for post in parlour.channel.history())


def pings(parlour: Parlour) -> list[list[int]]:
    """Return whom each message to the channel could ping."""
    path = f"/channels/{parlour.channel.id}/messages"
    sent = [one.json for one in parlour.env.http_requests if (one.method, one.path) == ("POST", path)]
    return [one["allowed_mentions"]["users"] for one in sent]


def reminders_of(parlour: Parlour, member: MemberActor) -> int:
    posts = [text_of(post) for post in parlour.channel.history()]
    return sum("a reminder" in text and f"<@{member.id}>" in text for text in posts)


async def test_no_reminder_comes_again_this_turn(parlour: Parlour) -> None:
    """Muted, bob is left alone for days, also when others answer; the next turn he is reminded again."""
    await parlour.started(parlour.bob, parlour.carol)
    await play(parlour, parlour.alice)
    await parlour.env.advance_time(19 * HOUR)
    reminder = parlour.post()
    assert "a reminder" in text_of(reminder) and "Not again this turn" in labels(reminder)
    await parlour.bob.click(reminder, label="Not again this turn")
    await parlour.env.advance_time(48 * HOUR)
    await play(parlour, parlour.carol)
    await parlour.env.advance_time(24 * HOUR)
    assert reminders_of(parlour, parlour.bob) == 1
    await play(parlour, parlour.bob)
    await parlour.env.advance_time(30 * HOUR)
    assert "a reminder" in text_of(parlour.post())


async def test_only_who_owes_can_ask_for_quiet(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    await play(parlour, parlour.alice)
    await parlour.env.advance_time(19 * HOUR)
    answer = (await parlour.alice.click(parlour.post(), label="Not again this turn")).response
    assert answer is not None and "not your turn" in text_of(answer)


async def test_a_word_ahead_is_given_once_to_who_wants_it(parlour: Parlour) -> None:
    """In Era of Inventions the seat after the one on turn hears of it in private, once a turn."""
    await parlour.bob.slash(parlour.channel, "settings", heads_up=True)
    await parlour.alice.slash(parlour.channel, "settings", heads_up=False)
    game_id = await parlour.started(parlour.bob, parlour.carol, game="era_of_inventions")
    for _ in range(6):
        seat = (await parlour.bot.house.tables.sit(game_id)).owing()[0]
        member = parlour.members[seat]
        choices = await member.autocomplete(parlour.channel, "move", "move", "")
        await member.slash(parlour.channel, "move", move=choices[0]["value"])
    words = [line for line in parlour.letters(parlour.bob) if "your turn comes next" in line]
    assert 1 <= len(words) <= 3
    assert not any("comes next" in line for line in parlour.letters(parlour.alice))


async def test_a_lively_game_edits_its_post_and_falls_back_to_posts(parlour: Parlour) -> None:
    """Answers within minutes: the same post shows each turn. Who then takes long is called by a new one."""
    await parlour.open(seats=2, options="hand=five")
    await parlour.bob.slash(parlour.channel, "game join")
    await parlour.alice.slash(parlour.channel, "game start")
    await play(parlour, parlour.alice, parlour.bob, parlour.alice, parlour.bob, pause=30)
    slow = turn_posts(parlour)
    await play(parlour, parlour.alice, parlour.bob, pause=30)
    assert turn_posts(parlour) == slow
    await parlour.env.advance_time(timedelta(minutes=10).total_seconds())
    assert turn_posts(parlour) == slow + 1


async def test_whoever_owns_the_server_may_have_a_post_for_every_turn(parlour: Parlour) -> None:
    """Then nothing is edited and everybody is pinged, however fast they answer."""
    judge = parlour.moderator()
    card = (await judge.slash(parlour.channel, "setup")).response
    assert card is not None
    await judge.select(card, ["off"], custom_id="s:setup:live")
    await parlour.open(seats=2, options="hand=five")
    await parlour.bob.slash(parlour.channel, "game join")
    await parlour.alice.slash(parlour.channel, "game start")
    for posts in range(1, 5):
        assert turn_posts(parlour) == posts
        await play(parlour, parlour.alice, parlour.bob, pause=30)


async def test_a_live_game_pings_nobody_until_somebody_is_slow(parlour: Parlour) -> None:
    """Edits ping nobody; the post for whoever does not come names just them."""
    await parlour.open(seats=2, options="hand=five")
    await parlour.bob.slash(parlour.channel, "game join")
    await parlour.alice.slash(parlour.channel, "game start")
    await play(parlour, parlour.alice, parlour.bob, parlour.alice, parlour.bob, pause=30)
    before = len(pings(parlour))
    await play(parlour, parlour.alice, parlour.bob, parlour.alice, pause=30)
    assert len(pings(parlour)) == before
    await parlour.env.advance_time(10 * 60)
    assert pings(parlour)[before:] == [[parlour.bob.id]]


async def test_a_slow_game_posts_every_turn(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    await play(parlour, parlour.alice, parlour.bob, pause=HOUR)
    posts = turn_posts(parlour)
    await play(parlour, parlour.alice, parlour.bob, pause=HOUR)
    assert turn_posts(parlour) == posts + 1
