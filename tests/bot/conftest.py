"""The bot under test: the real client in a simulated Discord, with the tiny games."""

import logging
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

TINY = Path(__file__).parents[1] / "games" / "tiny"
os.environ["EUREKA_GAMES"] = os.pathsep.join(filter(None, [os.environ.get("EUREKA_GAMES"), str(TINY)]))

import pytest  # noqa: E402
import simcord  # noqa: E402

from bot.client import Eureka  # noqa: E402
from tests.bot.parlour import Parlour, new_bot  # noqa: E402
from tests.bot.to_the_end import only_the_last_picture  # noqa: E402, F401
from tests.discord_api.plug import RequestLog, conforming_requests  # noqa: E402, F401

PATIENCE = 25
"""Seconds that the bot gets to deal with what happens, also on a busy machine; longer sleeps are skipped."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give every test here that patience, unless it names its own."""
    for item in items:
        if Path(__file__).parent in item.path.parents and not item.get_closest_marker("simcord"):
            item.add_marker(pytest.mark.simcord(settle_timeout=PATIENCE))


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark of tests in which the bot is expected to log a fault."""
    config.addinivalue_line("markers", "faulty: the bot logs an error here, as it should")


@pytest.fixture(autouse=True)
def no_fault_is_hidden(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test in which the bot survived an error that nobody else would see."""
    yield
    faults = [
        f"{record.getMessage()} {record.exc_info[1]!r}" if record.exc_info else record.getMessage()
        for record in caplog.get_records("call")
        if record.name.split(".")[0] == "bot" and record.levelno >= logging.ERROR
    ]
    if request.node.get_closest_marker("faulty"):
        assert faults, "no error was logged"
    else:
        assert faults == []


HASTY = ("journal_mode=WAL", "synchronous=OFF", "foreign_keys=ON", "busy_timeout=10000")
"""What the store does for safety against power cuts is tested with the store; here it only costs time."""


@pytest.fixture
def simcord_bot(
    conforming_requests: RequestLog,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Eureka:
    """Return the bot on an empty database; every request it makes is judged."""
    monkeypatch.setattr("bot.store.engine.PRAGMAS", HASTY)
    return new_bot(f"sqlite+aiosqlite:///{tmp_path / 'eureka.db'}")


@pytest.fixture
async def parlour(simcord_env: simcord.Env, simcord_bot: Eureka) -> AsyncIterator[Parlour]:
    """Return a server with a channel, five members and the bot."""
    house = Parlour(simcord_env, simcord_bot)
    await simcord_env.settle()
    yield house
    await house.bot.courier.stop()
    await house.bot.house.store.close()
