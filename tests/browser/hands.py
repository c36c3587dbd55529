"""What a person does in the sandbox's page: type a command, look as somebody, open a panel, press."""

import contextlib
import re
import shutil

from playwright.sync_api import Locator, Page, TimeoutError, expect

CHROMIUM = shutil.which("chromium")
PHONE, DESK = {"width": 430, "height": 930}, {"width": 1280, "height": 850}
GIVEN = re.compile(r"Done\.|The game is over")
"""What a panel says once its owner owes nothing more."""
FORWARD, GREEN = "button.button-style-1", "button.button-style-3"
LIST = "button.select-trigger"
SETTLED = 3_000
"""Milliseconds after which a press that did nothing is given up."""
PRESSES = 60
"""More presses than this for one answer are a dead end."""


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


def command(page: Page, name: str, *options: str) -> None:
    """Type a command, choose it and fill its options in their order by what is offered for the words."""
    offers = page.locator('[role="listbox"] [role="option"]:visible')
    page.locator("#channel-composer-input").click()
    page.keyboard.type(f"/{name}")
    expect(offers.first).to_contain_text(name)
    page.keyboard.press("Tab")
    for option in options:
        page.keyboard.type(option)
        expect(offers.first).to_contain_text(option, ignore_case=True)
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def view_as(page: Page, member: str) -> None:
    page.locator("#viewer-picker").select_option(label=member)


def press(page: Page, member: str, label: str) -> None:
    """Press the newest live button of this name as a member, and see that something came of it."""
    view_as(page, member)
    shown = page.locator("#channel-message-list")
    before = shown.inner_text()
    page.get_by_role("button", name=label, exact=True, disabled=False).last.click()
    expect(shown).not_to_have_text(before, use_inner_text=True)


def live(panel: Locator, selector: str) -> Locator:
    """Return what can be pressed in a panel."""
    return panel.locator(f'{selector}[aria-disabled="false"]')


def touch(found: Locator) -> None:
    """Press the first of these; what the page has just replaced is left alone."""
    with contextlib.suppress(TimeoutError):
        found.first.click(timeout=SETTLED)


def press_once(page: Page, panel: Locator) -> None:
    """Press what leads on: confirm, else the first way forward, else take the first thing on a list."""
    for name in ("Confirm", "Done"):
        if (found := panel.get_by_role("button", name=name, exact=True, disabled=False)).count():
            return touch(found)
    if (forward := live(panel, FORWARD)).count():
        return touch(forward)
    touch(panel.locator(LIST))
    touch(panel.locator('.select-option[aria-selected="false"]:visible'))
    return page.keyboard.press("Escape")


def answer(page: Page, panel: Locator) -> int:
    """Press in a panel until its owner owes nothing more; return how often."""
    ways = live(panel, FORWARD).or_(live(panel, GREEN)).or_(panel.locator(LIST))
    for presses in range(PRESSES):
        expect(panel.get_by_text(GIVEN).or_(ways).first).to_be_visible()
        if GIVEN.search(before := panel.inner_text()):
            return presses
        press_once(page, panel)
        # The page takes no press while it still draws what came before; one presses again then.
        with contextlib.suppress(AssertionError):
            expect(panel).not_to_have_text(before, use_inner_text=True, timeout=SETTLED)
    raise AssertionError(f"no way out of this panel: {panel.inner_text()}")
