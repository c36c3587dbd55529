"""The private panel: stale presses, outsiders, restarts, undo, drafts."""

import random

import pytest

from bot.panel.draft import packed, unpacked
from games.core.registry import all_games
from tests.bot.parlour import Parlour, custom_id, labels, selects, text_of
from tests.bot.test_whole_games import choose
from tests.bot.thumbs import turn_by_taps

GAMES = [game.id for game in all_games().values() if game.credits.designer != "nobody"]


async def test_a_stale_panel_says_what_it_is_now_and_changes_nothing(parlour: Parlour) -> None:
    game = await parlour.started(parlour.bob)
    first = (await parlour.alice.click(parlour.post(), label="Take turn")).response
    second = (await parlour.alice.click(parlour.post(), label="Take turn")).response
    assert first is not None and second is not None
    for _ in range(1):
        await parlour.alice.click(first, custom_id=custom_id(first, "pick"))
        await parlour.alice.click(first, label="Confirm")
    before = (await parlour.bot.house.store.game(game)).version
    await parlour.alice.click(second, custom_id=custom_id(second, "pick"))
    assert "it is now turn" in text_of(second)
    assert (await parlour.bot.house.store.game(game)).version == before


async def test_a_panel_stays_good_while_only_others_answer(parlour: Parlour) -> None:
    """Both are asked at once: bob's answer does not void the panel that alice has open."""
    await parlour.started(parlour.bob)
    hers = (await parlour.alice.click(parlour.post(), label="Take turn")).response
    his = (await parlour.bob.click(parlour.post(), label="Take turn")).response
    assert hers is not None and his is not None
    for member, panel in ((parlour.bob, his), (parlour.alice, hers)):
        await member.click(panel, custom_id=custom_id(panel, "pick"))
        await member.click(panel, label="Confirm")
    assert "wins the round" in text_of(parlour.post())


async def test_an_outsider_is_told_who_plays(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    answer = (await parlour.carol.click(parlour.post(), label="Take turn")).response
    assert answer is not None and answer.ephemeral
    assert "alice, bob play it" in text_of(answer)


async def test_a_half_given_answer_survives_a_restart(parlour: Parlour) -> None:
    await parlour.started(game="many_ways")
    panel = (await parlour.alice.click(parlour.post(), label="Take turn")).response
    assert panel is not None
    await parlour.alice.click(panel, label="Go left")
    await parlour.alice.click(panel, label="Red")
    await choose(parlour.alice, panel, "3")
    await choose(parlour.alice, panel, "4", "5")
    await parlour.restart()
    await parlour.alice.click(panel, label="Done")
    assert "In which order?" in text_of(panel)
    await choose(parlour.alice, panel, "1")
    await parlour.restart()
    assert "Item 1" in text_of(panel)
    await parlour.alice.click(panel, label="Clear")
    assert "Chosen" not in text_of(panel)


async def test_the_last_answer_is_taken_back_in_the_panel(parlour: Parlour) -> None:
    await parlour.started(game="many_ways")
    panel = (await parlour.alice.click(parlour.post(), label="Take turn")).response
    assert panel is not None and "Undo" not in labels(panel)
    await parlour.alice.click(panel, label="Go right")
    await parlour.alice.click(panel, label="Undo")
    assert "Which way?" in text_of(panel) and "Taken back" in text_of(panel)


@pytest.mark.usefixtures("only_the_last_picture")
@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_turn_is_taken_back_where_it_was_finished(parlour: Parlour, game: str) -> None:
    """Whoever sees in the panel that it was the wrong thing need not look for the post: one tap."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=game)
    tables, source, done = parlour.bot.house.tables, random.Random(game), 0
    for _ in range(12):
        seat = (await tables.sit(game_id)).owing()[0]
        panel, _ = await turn_by_taps(parlour, game_id, seat, source)
        after = await tables.sit(game_id)
        assert seat not in after.owing() and "Done." in text_of(panel)
        if "Undo" in labels(panel):
            await parlour.members[seat].click(panel, label="Undo")
            assert seat in (await tables.sit(game_id)).owing() and "Taken back" in text_of(panel)
            await parlour.members[seat].slash(parlour.channel, "game redo")
            again = await tables.sit(game_id)
            assert again.table.state == after.table.state
            done += 1
    assert done


async def test_a_number_out_of_bounds_is_refused_and_asked_again(parlour: Parlour) -> None:
    await parlour.started(game="many_ways")
    panel = (await parlour.alice.click(parlour.post(), label="Take turn")).response
    assert panel is not None
    await parlour.alice.click(panel, label="Go left")
    await parlour.alice.click(panel, label="Red")
    await choose(parlour.alice, panel, "3")
    await choose(parlour.alice, panel, "4", "5")
    await parlour.alice.click(panel, label="Done")
    for place in ("0", "1", "2"):
        await choose(parlour.alice, panel, place)
    await parlour.alice.click(panel, label="Done")
    form = await parlour.alice.click(panel, label="Type a number")
    await parlour.restart()
    refused = await parlour.alice.submit_modal(form, {"number": "900"})
    assert "200" in text_of(refused.followups[0])
    assert "How many of many?" in text_of(panel)


async def test_free_actions_stand_beside_the_question(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    panel = (await parlour.alice.click(parlour.post(), label="Take turn")).response
    assert panel is not None
    also = selects(panel)[0]
    await parlour.alice.select(panel, [also.options[0].value], custom_id=also.custom_id)
    assert "Flip a coin?" in text_of(panel)


@pytest.mark.parametrize("numbers", [(), (0,), (63, 1), (64,), (64, 0), (200, 0, 4095), tuple(range(300))])
def test_drafts_are_read_back_as_written(numbers: tuple[int, ...]) -> None:
    assert unpacked(packed(numbers)) == numbers


async def test_show_where_numbers_the_options_on_the_board(parlour: Parlour) -> None:
    """A look of its own, private, with a picture and the same numbers in words; the panel stays as it is."""
    await parlour.started(parlour.bob, game="innovation")
    post = parlour.post()
    panel = (await parlour.alice.click(post, label="Take turn")).response
    assert panel is not None
    before = text_of(panel)
    shown = (await parlour.alice.click(panel, label="Show where")).response
    assert shown is not None and shown.ephemeral
    assert shown.attachments and "**1** " in text_of(shown)
    assert text_of(panel) == before
