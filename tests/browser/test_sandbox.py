"""The sandbox's page in a real browser, as a newcomer uses it: on a phone and on a desk."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect, sync_playwright

pytestmark = pytest.mark.browser
CHROMIUM = shutil.which("chromium")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PHONE, DESK = {"width": 430, "height": 930}, {"width": 1280, "height": 850}
TINY = Path(__file__).parents[1] / "games" / "tiny"
LONGEST = 60
expect.set_options(timeout=30_000)


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Start `eureka sandbox` and return the address that it prints when a move can be made."""
    monkeypatch.setenv("EUREKA_GAMES", str(TINY))
    command = [sys.executable, "-m", "bot", "sandbox", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]) as run:
        assert run.stdout is not None
        yield run.stdout.readline().removeprefix("ready ").strip()
        run.terminate()


@pytest.fixture
def page(address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Return the page in a window of the size that the test asks for."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium)")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        shown = browser.new_page(viewport=request.param)
        shown.goto(address)
        yield shown
        browser.close()


on_phone = pytest.mark.parametrize("page", [PHONE], ids=["phone"], indirect=True)
on_both = pytest.mark.parametrize("page", [PHONE, DESK], ids=["phone", "desk"], indirect=True)


def enter(page: Page, channel: str) -> None:
    page.locator("#sandbox-bar").get_by_role("button", name=f"# {channel}").click()
    expect(page.locator("#channel-name")).to_have_text(channel)


def newest(page: Page) -> Locator:
    return page.locator("#channel-message-list article").last


def turn_button(page: Page) -> Locator:
    """Return the buttons that open a panel; those of older posts are dead."""
    return page.get_by_role("button", name="Take turn", disabled=False)


def called(page: Page) -> list[str]:
    """Return who is pinged by the last post that has something to press."""
    post = page.locator("article", has=turn_button(page)).last
    return re.findall(r"@(\w+)", post.inner_text())


def take_turn(page: Page, member: str) -> Locator:
    """Open a member's panel and return it."""
    page.locator("#viewer-picker").select_option(label=member)
    turn_button(page).last.click()
    expect(newest(page)).to_contain_text("Only you can see this")
    return page.locator(f'article[data-message-id="{newest(page).get_attribute("data-message-id")}"]')


def press_on(panel: Locator) -> None:
    """Press the panel's first button until the answer is given: choose, then confirm."""
    while not re.search("Done|The game is over", before := panel.inner_text()):
        panel.locator("button.component-button").first.click()
        expect(panel).not_to_have_text(before, use_inner_text=True)


@on_both
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


@on_phone
def test_clock(page: Page) -> None:
    """A day later whoever is to move is reminded."""
    enter(page, "high-card")
    who = called(page)[0]
    page.get_by_role("button", name="+1 day").click()
    shown = page.locator("#channel-message-list")
    expect(shown).to_contain_text(re.compile(f"@{who}.* to move: a reminder"), timeout=60_000)


@on_phone
def test_whole_game_of_three(page: Page) -> None:
    """Three members play a short game to its score, each by taps alone."""
    enter(page, "high-card")
    for _ in range(LONGEST):
        for member in called(page):
            press_on(take_turn(page, member))
        if "The game is over" in page.locator("#channel-message-list").inner_text():
            break
    expect(turn_button(page)).to_have_count(0)
