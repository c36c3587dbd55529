"""A wire server for each test, and the report on its answers at the end of the run."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.wire import report
from tests.wire.server import WireServer


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    """A fresh server. What the bot sent must be as Discord wants it; what we answered goes to the report."""
    async with WireServer().running() as running:
        yield running
    report.compare(running.exchanges)
    assert report.request_problems([exchange.request for exchange in running.exchanges]) == []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints how far the server's answers agree with Discord's schemas."""
    if report.JUDGED["answers"]:
        terminalreporter.section("wire server against Discord's schemas")
        for line in report.lines():
            terminalreporter.write_line(line)
