"""/why and the doctor: reasons for points and refusals; permissions that are missing."""

from bot.line.care import channels
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


async def test_the_doctor_names_the_channel_and_what_it_lacks(parlour: Parlour) -> None:
    played = {parlour.guild.id: {parlour.channel.id}}
    assert await channels(parlour.bot, played) == [("#play", "")]
    parlour.deny(attach_files=False)
    assert await channels(parlour.bot, played) == [("#play", "lacks Attach Files")]
    assert "gone" in (await channels(parlour.bot, {parlour.guild.id: {1}}))[0][1]
    assert "not in it any more" in (await channels(parlour.bot, {77: {1}}))[0][1]
