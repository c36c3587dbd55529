"""Where a wish is not clear, the answer offers what may be meant, and one press leads on."""

import re

import pytest
import simcord

from bot.choosing import OFFERED
from bot.commands.info import CARDS, TOPICS, contents, topic_page
from bot.press import button
from bot.visit import Visit
from games.core.registry import AnyGame, all_games
from tests.bot.parlour import Parlour, custom_id, labels, parts_of, selects, text_of
from tests.bot.test_limits import problems

INNOVATION, INVENTORS = "innovation", "legendary_inventors"
TITLES = {"Innovation", "Legendary Inventors", "Era of Inventions", "Age of Innovation"}
REAL = [game for game in all_games().values() if game.topics]


async def asked(parlour: Parlour, command: str, **values: object) -> simcord.ResponseMessage:
    """Return the private answer of the bot to alice's command."""
    response = (await parlour.alice.slash(parlour.channel, command, **values)).response
    assert response is not None
    assert response.ephemeral
    return response


async def pressed(parlour: Parlour, shown: simcord.ResponseMessage, label: str) -> simcord.ResponseMessage:
    """Return the message after alice has pressed a button of it."""
    await parlour.alice.click(shown, label=label)
    return shown


@pytest.mark.parametrize(("command", "given"), [("how", {}), ("how", {"game": "inventors"}), ("rules", {})])
async def test_a_button_for_every_game(parlour: Parlour, command: str, given: dict[str, str]) -> None:
    """Where the channel says nothing, or the name fits several games."""
    shown = await asked(parlour, command, **given)
    assert set(labels(shown)) >= TITLES
    await pressed(parlour, shown, "Innovation")
    assert "**Innovation**" in text_of(shown)
    assert labels(shown) == []


async def test_a_game_is_known_by_its_name_in_any_language(parlour: Parlour) -> None:
    for typed in ("發明紀元", "Legendary", "age of inno"):
        shown = await asked(parlour, "rules", game=typed)
        assert labels(shown) == [], typed
        assert selects(shown), typed


async def test_every_command_with_a_game_offers_games_for_a_name_that_is_none(parlour: Parlour) -> None:
    for command in ("how", "rules", "leaderboard", "history"):
        shown = await asked(parlour, command, game="xyzzy")
        assert "xyzzy" in text_of(shown), command
        assert set(labels(shown)) >= TITLES, command
        await pressed(parlour, shown, "Innovation")
        assert labels(shown) == [], command


async def test_an_unknown_game_is_opened_by_a_press(parlour: Parlour) -> None:
    shown = await asked(parlour, "game new", game="xyzzy")
    await parlour.alice.click(shown, label="Legendary Inventors")
    row = await parlour.bot.house.store.active_game_in(parlour.channel.id)
    assert row is not None
    assert (row.game, row.status, row.created_by) == (INVENTORS, "lobby", parlour.alice.id)
    assert "Join" in labels(parlour.post())


async def test_topics_are_chosen_one_after_the_other(parlour: Parlour) -> None:
    game = all_games()["age_of_innovation"]
    shown = await asked(parlour, "rules", game=game.id)
    offered = [option.value for one in selects(shown) for option in one.options]
    assert tuple(offered) == game.topics
    for topic in (game.topics[-1], game.topics[0]):
        await parlour.alice.select(shown, [topic], custom_id=custom_id_for(shown, topic))
        chosen = [option.value for one in selects(shown) for option in one.options if option.default]
        assert chosen == [topic]
        assert re.search(r"\bR\d", text_of(shown))


def custom_id_for(shown: simcord.ResponseMessage, topic: str) -> str:
    """Return the id of the select that has a topic."""
    found = (one.custom_id for one in selects(shown) if topic in [option.value for option in one.options])
    return str(next(found))


async def test_cards_that_may_be_meant_are_offered(parlour: Parlour) -> None:
    """Two cards have that word in their names; each button shows its card."""
    shown = await asked(parlour, "card", name="machin", game=INNOVATION)
    assert "several" in text_of(shown)
    assert 1 < len(labels(shown)) <= OFFERED
    label = labels(shown)[0]
    await pressed(parlour, shown, label)
    assert f"**{label.partition(' · ')[0]}**" in text_of(shown)
    assert labels(shown) == []


async def test_a_card_of_another_game_than_the_channels_is_found(parlour: Parlour) -> None:
    await parlour.started(parlour.bob, game=INVENTORS)
    shown = await asked(parlour, "card", name="Agriculture")
    assert "Agriculture · Innovation" in labels(shown)
    await pressed(parlour, shown, "Agriculture · Innovation")
    assert "**Agriculture**" in text_of(shown)


async def test_a_topic_that_several_games_have_is_offered_of_each(parlour: Parlour) -> None:
    shown = await asked(parlour, "rules", topic="setup")
    games = {label.rpartition(" · ")[2] for label in labels(shown)}
    assert len(games & TITLES) >= 2
    await pressed(parlour, shown, labels(shown)[0])
    assert "(R" in text_of(shown)


@pytest.mark.parametrize(
    ("command", "expected"),
    [("hand", "Take turn"), ("game board", ""), ("game status", ""), ("game log", "")],
)
async def test_elsewhere_ones_own_games_are_offered(parlour: Parlour, command: str, expected: str) -> None:
    game_id = await parlour.started(parlour.bob, game=INVENTORS)
    parlour.channel = parlour.guild.create_text_channel("elsewhere")
    shown = await asked(parlour, command)
    mine = [label for label in labels(shown) if game_id in label]
    assert len(mine) == len(labels(shown)) == 1
    after = (await parlour.alice.click(shown, label=mine[0])).response
    assert after is not None
    assert after.ephemeral
    assert after.attachments or len(text_of(after)) > 20
    assert expected in " ".join(labels(after))


async def test_without_games_of_ones_own_the_way_to_one_is_told(parlour: Parlour) -> None:
    for command in ("hand", "game board", "game join", "game undo"):
        shown = await asked(parlour, command)
        assert "/game new" in text_of(shown), command


async def test_a_mistyped_move_is_made_by_a_press(parlour: Parlour) -> None:
    game_id = await parlour.started(parlour.bob, game=INVENTORS)
    before = await parlour.bot.house.tables.sit(game_id)
    seat = before.owing()[0]
    moves = await parlour.members[seat].autocomplete(parlour.channel, "move", "move", "")
    typo = moves[0]["name"][:-2]
    shown = (await parlour.members[seat].slash(parlour.channel, "move", move=typo)).response
    assert shown is not None
    assert typo in text_of(shown)
    assert moves[0]["name"] in labels(shown)
    await parlour.members[seat].click(shown, label=moves[0]["name"])
    assert (await parlour.bot.house.tables.sit(game_id)).version > before.version


async def test_a_move_offered_before_the_game_went_on_is_refused(parlour: Parlour) -> None:
    game_id = await parlour.started(parlour.bob, game=INVENTORS)
    seat = (await parlour.bot.house.tables.sit(game_id)).owing()[0]
    member = parlour.members[seat]
    shown = (await member.slash(parlour.channel, "move", move="xyzzy")).response
    assert shown is not None
    moves = await member.autocomplete(parlour.channel, "move", "move", "")
    await member.slash(parlour.channel, "move", move=moves[0]["value"])
    version = (await parlour.bot.house.tables.sit(game_id)).version
    late = await member.click(shown, custom_id=custom_id(shown, "near"))
    assert "no longer possible" in text_of(late.followups[0])
    assert (await parlour.bot.house.tables.sit(game_id)).version == version


async def test_who_is_not_to_move_is_told_so(parlour: Parlour) -> None:
    game_id = await parlour.started(parlour.bob, parlour.carol, game="era_of_inventions")
    sitting = await parlour.bot.house.tables.sit(game_id)
    idle = next(seat for seat in range(3) if not sitting.table.decisions(seat))
    shown = (await parlour.members[idle].slash(parlour.channel, "move", move="xyzzy")).response
    assert shown is not None
    assert text_of(shown) == "It is not your turn."


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_whatever_is_offered_fits(parlour: Parlour, game: AnyGame, language: str) -> None:
    """Every list and page of rules, and a button for every thing."""
    visit = Visit(None, parlour.bot.house, language)  # type: ignore[arg-type]
    assert problems(contents(visit, game)) == []
    for topic in game.topics:
        assert problems(topic_page(visit, game, topic)) == []
    for sought in (CARDS, TOPICS):
        for one in sought.listed(game, language):
            button(one.label, sought.verb, game.id, one.value)


async def test_a_button_of_a_game_that_is_gone_says_so(parlour: Parlour) -> None:
    shown = await asked(parlour, "how")
    buttons = [one for one in parts_of(shown) if getattr(one, "label", "") == "Innovation"]
    assert len(buttons) == 1
    del all_games()[INNOVATION]
    try:
        late = await parlour.alice.click(shown, label="Innovation")
    finally:
        all_games.cache_clear()
    assert "older version" in text_of(late.followups[0])


async def test_the_name_of_a_city_is_a_time_zone(parlour: Parlour) -> None:
    shown = await asked(parlour, "settings", time_zone="taipei")
    assert "Asia/Taipei" in text_of(shown)


async def test_time_zones_that_may_be_meant_are_set_by_a_press(parlour: Parlour) -> None:
    shown = await asked(parlour, "settings", time_zone="indiana")
    assert "America/Indiana/Knox" in labels(shown)
    await pressed(parlour, shown, "America/Indiana/Knox")
    mine = await parlour.bot.house.store.member(parlour.alice.id)
    assert mine.time_zone == "America/Indiana/Knox"
    assert "America/Indiana/Knox" in text_of(shown)


async def test_the_servers_time_zone_is_set_by_those_who_manage_it(parlour: Parlour) -> None:
    judge = parlour.moderator()
    shown = (await judge.slash(parlour.channel, "setup", time_zone="indiana")).response
    assert shown is not None
    await judge.click(shown, label="America/Indiana/Knox")
    assert (await parlour.bot.house.store.server(parlour.guild.id)).time_zone == "America/Indiana/Knox"


async def test_an_option_that_a_game_has_not_is_answered_with_those_it_has(parlour: Parlour) -> None:
    shown = await asked(parlour, "game new", game=INNOVATION, options="edition=ninth")
    assert "edition=ninth" in text_of(shown)
    assert "edition=second" in text_of(shown)


async def test_a_command_with_a_wrong_answer_names_the_possible_ones(parlour: Parlour) -> None:
    await parlour.started(game="many_ways")
    shown = await asked(parlour, "manyways go", way="up", colour="x")
    assert "Possible now: “Go left” and “Go right”" in text_of(shown)


async def test_a_busy_channel_says_so_in_private(parlour: Parlour) -> None:
    await parlour.open(INNOVATION)
    shown = await asked(parlour, "game new", game=INVENTORS)
    assert "already has a game" in text_of(shown)


async def test_who_has_no_seat_cannot_leave_and_is_told_why(parlour: Parlour) -> None:
    await parlour.open(INVENTORS, seats=2)
    shown = (await parlour.bob.slash(parlour.channel, "game leave")).response
    assert shown is not None
    assert text_of(shown) == "You have no seat in this game."


async def test_leaving_a_game_that_has_started_leads_to_resigning(parlour: Parlour) -> None:
    await parlour.started(parlour.bob, game=INVENTORS)
    assert "/game resign" in text_of(await asked(parlour, "game leave"))


async def test_a_player_who_is_not_there_is_answered_with_those_who_are(parlour: Parlour) -> None:
    await parlour.started(parlour.bob, game=INVENTORS)
    assert "alice, bob" in text_of(await asked(parlour, "game kick", player=9))


async def test_a_search_of_the_log_without_success_does_not_say_that_nothing_happened(
    parlour: Parlour,
) -> None:
    await parlour.started(parlour.bob, game=INVENTORS)
    assert "fits" in text_of(await asked(parlour, "game log", find="xyzzy"))


async def test_a_command_of_another_phase_leads_to_the_panel(parlour: Parlour) -> None:
    await parlour.started(parlour.bob, game=INNOVATION)
    shown = await asked(parlour, "innovation draw")
    assert "Which of your two cards" in text_of(shown)
    panel = (await parlour.alice.click(shown, label="Take turn")).response
    assert panel is not None
    assert len(labels(panel)) >= 2


async def test_an_unknown_topic_in_a_games_channel_leads_to_its_topics(parlour: Parlour) -> None:
    await parlour.started(parlour.bob, game=INNOVATION)
    shown = await asked(parlour, "rules", topic="how do I win")
    assert labels(shown) == ["Innovation"]
    await pressed(parlour, shown, "Innovation")
    assert "Aim of the game" in text_of(shown)


@pytest.mark.parametrize(
    ("command", "given", "why"),
    [
        ("dogma", {"card": "Fission"}, "Fission is not on your board."),
        ("dogma", {"card": "核分裂"}, "Fission is not on your board."),
        ("meld", {"card": "Fission"}, "Fission is not in your hand."),
        ("achieve", {"achievement": "3"}, "Age 3 needs 15 points; you have 0. (R4.4)"),
    ],
)
async def test_a_thing_named_in_a_command_is_refused_by_name(
    parlour: Parlour, command: str, given: dict[str, str], why: str
) -> None:
    """In any language, with the game's own reason."""
    game_id = await parlour.started(parlour.bob, game=INNOVATION)
    for member in parlour.members[:2]:
        moves = await member.autocomplete(parlour.channel, "move", "move", "")
        await member.slash(parlour.channel, "move", move=moves[0]["value"])
    seat = (await parlour.bot.house.tables.sit(game_id)).owing()[0]
    shown = (await parlour.members[seat].slash(parlour.channel, f"innovation {command}", **given)).response
    assert shown is not None
    assert why in text_of(shown)


async def test_a_move_that_cannot_be_queued_is_answered_with_those_that_can(parlour: Parlour) -> None:
    await parlour.started(parlour.bob, parlour.carol, game="era_of_inventions")
    assert "Run factories" in text_of(await asked(parlour, "ahead", move="xyzzy"))
