"""The sandbox's page in a real browser."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.hands import CHROMIUM, PHONE

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
TINY = Path(__file__).parents[1] / "games" / "tiny"
expect.set_options(timeout=30_000)


@pytest.fixture
def members() -> int:
    """How many members there are to view as."""
    return 3


@pytest.fixture
def window() -> dict[str, int]:
    """The size of the window."""
    return PHONE


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch, members: int) -> Iterator[str]:
    """Start `eureka sandbox` and return the address that it prints when a move can be made."""
    monkeypatch.setenv("EUREKA_GAMES", str(TINY))
    command = [sys.executable, "-m", "bot", "sandbox", "--no-browser", "--members", str(members)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]) as run:
        assert run.stdout is not None
        yield run.stdout.readline().removeprefix("ready ").strip()
        run.terminate()


@pytest.fixture
def page(address: str, window: dict[str, int]) -> Iterator[Page]:
    """Return the page in a window of the size that the test asks for."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium)")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        shown = browser.new_page(viewport=window)
        shown.goto(address)
        yield shown
        browser.close()
