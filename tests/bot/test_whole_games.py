"""Whole games of the tiny games, from the lobby to the winner."""

from simcord import InteractionResult, MemberActor, ResponseMessage

from tests.bot.parlour import Parlour, custom_id, labels, selects, text_of


async def test_a_game_is_played_with_buttons_only(parlour: Parlour) -> None:
    card = (await parlour.open(seats=2)).response
    assert card is not None
    await parlour.bob.click(card, label="Join")
    await parlour.alice.click(card, label="Start")
    for _ in range(3):
        for member in (parlour.alice, parlour.bob):
            panel = (await member.click(parlour.post(), label="Take turn")).response
            assert panel is not None and panel.ephemeral
            await member.click(panel, custom_id=custom_id(panel, "pick"))
            await member.click(panel, label="Confirm")
    assert "win" in text_of(parlour.post())
    assert len(parlour.post().attachments) == 3


async def test_a_game_is_played_with_commands_only(parlour: Parlour) -> None:
    game = await parlour.started(parlour.bob)
    for _ in range(3):
        for member in (parlour.alice, parlour.bob):
            choices = await member.autocomplete(parlour.channel, "move", "move", "")
            play = next(one for one in choices if one["name"].startswith("Card"))
            await member.slash(parlour.channel, "move", move=play["value"])
    assert (await parlour.bot.house.store.game(game)).status == "finished"


async def test_the_panel_walks_every_kind_of_decision(parlour: Parlour) -> None:
    """One kind after the other: buttons, 60 options in pages, some, order, number by form, shares, yes."""
    await parlour.started(game="many_ways")
    panel = (await parlour.alice.click(parlour.post(), label="Take turn")).response
    assert panel is not None
    await walk_all_kinds(parlour.alice, panel)
    assert "alice put i2 first: 163 points" in text_of(parlour.post())


async def walk_all_kinds(me: MemberActor, panel: ResponseMessage) -> None:
    """Answer all questions of one turn of Many Ways in its panel."""
    await me.click(panel, label="Go left")
    await me.click(panel, label="Blue")
    await me.click(panel, label="▶")
    await choose(me, panel, "30")
    await choose(me, panel, "1", "2")
    await me.click(panel, label="▶")
    await choose(me, panel, "27")
    assert "Item 1, Item 2, Item 27" in text_of(panel)
    await me.click(panel, label="Done")
    for place in ("2", "0", "1"):
        await choose(me, panel, place)
    await me.click(panel, label="Done")
    form: InteractionResult = await me.click(panel, label="Type a number")
    await me.submit_modal(form, {"number": "124"})
    await me.click(panel, label="2")
    for _ in range(3):
        await me.click(panel, custom_id=custom_id(panel, "plus"))
    assert "Item 0: 3 / 3" in labels(panel)
    await me.click(panel, label="Done")
    await me.click(panel, label="Yes")


async def choose(me: MemberActor, panel: ResponseMessage, *values: str) -> None:
    """Choose in the panel's first select."""
    await me.select(panel, list(values), custom_id=selects(panel)[0].custom_id)
