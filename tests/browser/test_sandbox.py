"""The sandbox's page in a real browser at phone size: the first move, and an old button."""

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


@pytest.fixture
def address() -> Iterator[str]:
    """Start `eureka sandbox` and return the address that it prints when a move can be made."""
    command = [sys.executable, "-m", "bot", "sandbox", "--no-browser", "--game", "legendary_inventors"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]) as run:
        assert run.stdout is not None
        yield run.stdout.readline().removeprefix("ready ").strip()
        run.terminate()


@pytest.fixture
def page(address: str) -> Iterator[Page]:
    """Return the page as a phone shows it."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium)")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        shown = browser.new_page(viewport={"width": 430, "height": 930})
        shown.goto(address)
        yield shown
        browser.close()


def newest(page: Page) -> Locator:
    return page.locator("#channel-message-list article").last


def take_turn(page: Page, member: str) -> None:
    page.locator("#viewer-picker").select_option(label=member)
    page.get_by_role("button", name="Take turn").last.click()
    expect(newest(page)).to_contain_text("Only you can see this")


def test_three_members_make_their_first_move(page: Page) -> None:
    """Each takes a turn in two taps; the next post follows, and the pictures are the ones the bot sent."""
    picture = page.locator("figure.gallery-item img").last
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("naturalWidth", 1080)
    for member, team in (("Ada", "Green"), ("Bo", "Blue"), ("Cy", "Yellow")):
        take_turn(page, member)
        newest(page).get_by_role("button", name=f"{team} team").click()
        if member == "Bo":
            expect(newest(page)).to_contain_text("Done. Cy to move.")
    expect(newest(page)).to_contain_text("Age 1 begins with 6 inventions.")
