"""Heavy games as people play them: in the page, on a phone, by taps alone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import PHONE, answer, called, command, newest, press, take_turn, turn_button, view_as

pytestmark = [pytest.mark.browser, pytest.mark.deep]
LONGEST = 400
WIDTH = PHONE["width"]


def opened(page: Page, game: str, *others: str) -> None:
    """Let Ada open a game in the lobby, the others join, and Ada start."""
    expect(newest(page)).to_contain_text("Welcome!")
    command(page, "game new", game)
    expect(newest(page).get_by_role("button", name="Join")).to_be_visible()
    for member in others:
        press(page, member, "Join")
    press(page, "Ada", "Start")
    expect(turn_button(page).last).to_be_visible()


def play_until(page: Page, end: Locator) -> int:
    """Let whoever is called take a turn, until this is shown; return the number of turns."""
    for turns in range(LONGEST):
        if end.count():
            return turns
        for member in called(page):
            answer(page, take_turn(page, member))
    raise AssertionError(f"not over after {LONGEST} turns")


def test_legendary_inventors_from_lobby_to_score(page: Page) -> None:
    """Three open a game, play it to the end and see who won, with the score sheet below."""
    opened(page, "Legendary Inventors", "Bo", "Cy")
    assert play_until(page, page.get_by_role("button", name="Rematch")) > 30
    view_as(page, "Bo")
    expect(turn_button(page)).to_have_count(0)
    result = page.locator("article", has=page.get_by_role("button", name="Rematch"))
    expect(result).to_contain_text("wins")
    for picture in result.locator("figure.gallery-item img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).not_to_have_js_property("naturalWidth", 0)
        assert picture.bounding_box()["width"] <= WIDTH


@pytest.mark.parametrize("members", [4])
def test_age_of_innovation_two_rounds_of_four(page: Page) -> None:
    """Four choose their factions, build, and play on until the third round begins."""
    opened(page, "Age of Innovation", "Bo", "Cy", "Di")
    assert play_until(page, page.locator("article", has_text="Round 3")) > 10
