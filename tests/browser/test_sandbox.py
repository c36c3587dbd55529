"""The sandbox's page as a newcomer uses it: on a phone and on a desk."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import DESK, PHONE, answer, called, enter, newest, take_turn, turn_button

pytestmark = pytest.mark.browser
LONGEST = 60


@pytest.mark.parametrize("window", [PHONE, DESK], ids=["phone", "desk"])
def test_first_move_within_a_minute(page: Page) -> None:
    """The lobby says what to try; a channel further somebody moves in two taps and the next is called."""
    expect(newest(page)).to_contain_text("Welcome!")
    enter(page, "legendary-inventors")
    picture = page.locator("figure.gallery-item img").last
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("naturalWidth", 1080)
    panel = take_turn(page, called(page)[0])
    panel.get_by_role("button", name="Send").first.click()
    expect(panel).not_to_contain_text("Your turn: what will you do?")


def test_clock(page: Page) -> None:
    """A day later whoever is to move is reminded."""
    enter(page, "high-card")
    who = called(page)[0]
    page.get_by_role("button", name="+1 day").click()
    shown = page.locator("#channel-message-list")
    expect(shown).to_contain_text(re.compile(f"@{who}.* to move: a reminder"), timeout=60_000)


def test_whole_game_of_three(page: Page) -> None:
    """Three members play a short game to its score, each by taps alone."""
    enter(page, "high-card")
    for _ in range(LONGEST):
        for member in called(page):
            answer(page, take_turn(page, member))
        if "The game is over" in page.locator("#channel-message-list").inner_text():
            break
    expect(turn_button(page)).to_have_count(0)
