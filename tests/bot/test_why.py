"""/why and the doctor: reasons for points and refusals; permissions that are missing."""

import re

import pytest

from bot.layout import plain
from bot.line.care import channels
from games.core.question import Kind
from games.core.registry import all_games
from tests.bot.parlour import Parlour, text_of


async def test_every_line_of_a_score_is_explained_with_its_rule(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    answer = (await parlour.alice.slash(parlour.channel, "why", player=1)).response
    assert answer is not None
    assert "bob" in text_of(answer) and "Together: 0" in text_of(answer) and "(R" in text_of(answer)


async def test_a_move_that_is_not_possible_is_explained(parlour: Parlour) -> None:
    """What cannot be done is told with its rule and with what can be done instead."""
    await parlour.started(parlour.bob)
    refused = (await parlour.alice.slash(parlour.channel, "why", answer="99")).response
    assert refused is not None
    assert "Possible now: Card" in text_of(refused)
    game = await parlour.bot.house.tables.sit(await parlour.game_id())
    held = game.table.state.hands[0][0]
    legal = (await parlour.alice.slash(parlour.channel, "why", answer=str(held))).response
    assert legal is not None and "You can do that now" in text_of(legal)


INSTEAD = re.compile("Possible now: |Possible: |You may choose: ")
"""How the bot, or the game itself, names what is possible: once for each question."""
DRAWN = ("age_of_innovation", "era_of_inventions", "innovation", "legendary_inventors", "south_tigris")


@pytest.mark.parametrize("game", DRAWN)
async def test_what_is_no_answer_is_refused_with_what_would_be(
    parlour: Parlour, only_the_last_picture: None, game: str
) -> None:
    """At the questions of the first turns of every game."""
    seats = all_games()[game].seats[0]
    game_id = await parlour.started(*parlour.members[1:seats], game=game)
    explained = 0
    for _ in range(12):
        sitting = await parlour.bot.house.tables.sit(game_id)
        seat = sitting.owing()[0]
        answer = (await parlour.members[seat].slash(parlour.channel, "why", answer="xyzzy")).response
        assert answer is not None
        asked = [one for one in sitting.table.decisions(seat) if one.kind is Kind.ONE]
        text, put = text_of(answer), sitting.words("en").put
        assert len(INSTEAD.findall(text)) == len(asked)
        for one in asked:
            assert plain(put(one.text, sitting.names)) in text
            assert plain(put(one.options[0].text, sitting.names)) in text
        explained += len(asked)
        await parlour.bot.house.tables.demonstrate(game_id, lambda _, count: count > 0)
    assert explained > 3


async def test_the_doctor_names_the_channel_and_what_it_lacks(parlour: Parlour) -> None:
    played = {parlour.guild.id: {parlour.channel.id}}
    assert await channels(parlour.bot, played) == [("#play", "")]
    parlour.deny(attach_files=False)
    assert await channels(parlour.bot, played) == [("#play", "lacks Attach Files")]
    assert "gone" in (await channels(parlour.bot, {parlour.guild.id: {1}}))[0][1]
    assert "not in it any more" in (await channels(parlour.bot, {77: {1}}))[0][1]


async def test_the_doctor_looks_at_threads_too(parlour: Parlour) -> None:
    """Where games are played in threads, the channel's permissions count, but another one for writing."""
    judge = parlour.moderator()
    card = (await judge.slash(parlour.channel, "setup")).response
    assert card is not None
    await judge.select(card, ["thread"], custom_id="s:setup:place")
    await parlour.open()
    (row,) = await parlour.bot.house.store.games_of_user(parlour.alice.id)
    played = {parlour.guild.id: {row.channel_id}}
    ((name, lacking),) = await channels(parlour.bot, played)
    assert name.startswith("#play › ") and lacking == ""
    parlour.deny(send_messages_in_threads=False)
    assert (await channels(parlour.bot, played))[0][1] == "lacks Send Messages In Threads"


@pytest.mark.parametrize("game", DRAWN)
async def test_the_score_of_a_finished_game_is_explained_to_everybody(
    parlour: Parlour, only_the_last_picture: None, game: str
) -> None:
    """Every line with its points, its rule and what they are for; they add up."""
    seats = all_games()[game].seats[0]
    game_id = await parlour.started(*parlour.members[1:seats], game=game)
    sitting = await parlour.bot.house.tables.demonstrate(game_id, lambda *_: False)
    await parlour.env.settle()
    sheet = sitting.game.score(sitting.table.state)
    words = sitting.words("en")
    answer = (await parlour.erin.slash(parlour.channel, "why", player=1)).response
    assert answer is not None
    text = text_of(answer)
    for line in sheet.lines:
        told = f"- {plain(words.put(line.text, sitting.names))}: {line.points[1]}"
        assert told + (f" ({line.rule})" if line.rule else "") in text
        assert all(plain(words.put(why, sitting.names)) in text for why in (line.why[1] if line.why else ()))
    assert f"Together: {sheet.totals[1]}" in text
    assert any(line.rule for line in sheet.lines)
