"""/setup: one message that shows and changes everything; what each decision does."""

import pytest
from simcord import MemberActor
from simcord.backend.errors import SetupError

from tests.bot.parlour import Parlour, Press, Shown, labels, selects, text_of


async def opened(parlour: Parlour) -> tuple[MemberActor, Shown]:
    judge = parlour.moderator()
    card = (await judge.slash(parlour.channel, "setup")).response
    assert card is not None
    return judge, card


async def decide(parlour: Parlour, key: str, value: str) -> None:
    judge, card = await opened(parlour)
    await judge.select(card, [value], custom_id=f"s:setup:{key}")


async def test_the_card_shows_a_select_for_every_decision(parlour: Parlour) -> None:
    _, card = await opened(parlour)
    keys = [str(one.custom_id).rpartition(":")[2] for one in selects(card)]
    assert keys == ["language", "hour", "create", "place", "clock", "zero", "posts", "live"]
    chosen = [option.label for one in selects(card) for option in one.options if option.default]
    assert len(chosen) == len(keys)


async def test_the_language_chosen_is_that_of_the_posts(parlour: Parlour) -> None:
    await decide(parlour, "language", "zh-Hant")
    await parlour.started(parlour.bob)
    assert "輪到" in text_of(parlour.post())
    await decide(parlour, "language", "unset")
    assert (await parlour.bot.house.store.server(parlour.guild.id)).language is None


async def test_the_hour_chosen_holds_for_reminders_already_planned(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    await decide(parlour, "hour", "10")
    await parlour.env.advance_time(11 * 3600)
    reminder = parlour.post()
    assert "a reminder" in text_of(reminder) and reminder.created_at.hour == 10


@pytest.mark.parametrize(
    ("key", "value"), [("hour", "24"), ("hour", "x"), ("language", "tlh"), ("create", "nobody"), ("x", "y")]
)
async def test_a_choice_that_there_is_not_changes_nothing(parlour: Parlour, key: str, value: str) -> None:
    """An old card, or a forged press."""
    judge, card = await opened(parlour)
    await parlour.at_once(Press(judge, card, f"s:setup:{key}", (value,)))
    kept = await parlour.bot.house.store.server(parlour.guild.id)
    assert (kept.language, kept.reminder_hour, kept.extra) == (None, None, None)


async def test_only_moderators_open_games_if_the_owner_wants_that(parlour: Parlour) -> None:
    await decide(parlour, "create", "moderators")
    answer = (await parlour.open()).response
    assert answer is not None and "only moderators" in text_of(answer)
    assert await parlour.bot.house.store.active_game_in(parlour.channel.id) is None


async def test_a_game_gets_a_thread_of_its_own(parlour: Parlour) -> None:
    """The channel stays free: two games can be opened from it, each played in its thread."""
    await decide(parlour, "place", "thread")
    for _ in range(2):
        await parlour.open()
    assert await parlour.bot.house.store.active_game_in(parlour.channel.id) is None
    games = await parlour.bot.house.store.games_of_user(parlour.alice.id)
    assert len({row.channel_id for row in games}) == 2


async def test_new_games_get_the_servers_clock(parlour: Parlour) -> None:
    await decide(parlour, "clock", "week")
    await decide(parlour, "zero", "computer")
    card = (await parlour.open()).response
    assert card is not None and "Clock: 168 h" in text_of(card) and "computer answers" in text_of(card)


async def test_posts_are_words_only_if_the_owner_wants_that(parlour: Parlour) -> None:
    await decide(parlour, "posts", "words")
    await parlour.started(parlour.bob)
    assert parlour.post().attachments == [] and "to move" in text_of(parlour.post())


async def test_who_may_not_manage_the_server_sees_nothing(parlour: Parlour) -> None:
    """Discord does not even offer the command to them."""
    with pytest.raises(SetupError, match="default-member-permissions"):
        await parlour.alice.slash(parlour.channel, "setup")


async def test_the_log_is_filtered_by_player_and_words(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    for member in (parlour.alice, parlour.bob):
        choices = await member.autocomplete(parlour.channel, "move", "move", "")
        card = next(one for one in choices if one["name"].startswith("Card"))
        await member.slash(parlour.channel, "move", move=card["value"])
    whole = (await parlour.alice.slash(parlour.channel, "game log")).response
    found = (await parlour.alice.slash(parlour.channel, "game log", find="wins")).response
    none = (await parlour.alice.slash(parlour.channel, "game log", find="xyzzy")).response
    assert whole is not None and found is not None and none is not None
    assert "dealt" in text_of(whole) or "cards" in text_of(whole)
    assert "wins" in text_of(found) and len(text_of(found)) < len(text_of(whole))
    assert "wins" not in text_of(none)


async def test_a_long_position_is_shown_page_by_page(parlour: Parlour) -> None:
    """Every line of the position stands on one of the pages, none twice."""
    game_id = await parlour.started(
        parlour.bob, parlour.carol, parlour.dave, parlour.erin, game="age_of_innovation"
    )
    sitting = await parlour.bot.house.tables.demonstrate(game_id, lambda _, count: count > 150)
    lines = sitting.game.status(sitting.table.view(0))
    pages = []
    shown = (await parlour.alice.slash(parlour.channel, "game status")).response
    while shown is not None:
        pages.append(text_of(shown))
        further = "Further" in labels(shown)
        shown = (await parlour.alice.click(shown, label="Further")).response if further else None
    assert len(pages) > 1 and all(len(page) < 4000 for page in pages)
    assert sum(page.count("\n- ") + page.startswith("- ") for page in pages) == len(lines)
