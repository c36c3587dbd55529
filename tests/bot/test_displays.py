"""The picture of what lies beside the board, in games that have one."""

from tests.bot.parlour import Parlour


async def test_displays_are_a_tap_behind_more(parlour: Parlour) -> None:
    """Age of Innovation has its displays in a picture of their own: More, then the button, for one alone."""
    await parlour.started(parlour.bob, game="age_of_innovation")
    more = (await parlour.alice.click(parlour.post(), label="More")).response
    assert more is not None and "Displays and tiles" in str(more.components)
    shown = (await parlour.alice.click(more, label="Displays and tiles")).response
    assert shown is not None and shown.ephemeral
    assert [file.filename for file in shown.attachments] == ["display.png"]


async def test_games_without_displays_have_no_button(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    more = (await parlour.alice.click(parlour.post(), label="More")).response
    assert more is not None and "Displays" not in str(more.components)
