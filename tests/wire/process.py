"""A bot in its own process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from tests.wire import launch
from tests.wire.gateway import PATIENCE
from tests.wire.server import WireServer

ROOT = Path(__file__).resolve().parents[2]


class BotProcess:
    """The running process; ``output`` is what it has written so far (both streams)."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.output = ""
        self._wrote = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    @property
    def running(self) -> bool:
        return self._process.returncode is None

    async def says(self, words: str) -> None:
        """Waits until it has written ``words``."""
        async with asyncio.timeout(PATIENCE), self._wrote:
            await self._wrote.wait_for(lambda: words in self.output)

    async def kill(self) -> None:
        """Ends it at once, as ``kill -9`` does."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Asks it to end, as a service manager does, and returns its exit status."""
        await self._end(signal.SIGTERM)
        return self._process.returncode or 0

    async def ended(self) -> int:
        """Waits for it to end by itself; its exit status."""
        async with asyncio.timeout(PATIENCE):
            await self._reading
            return await self._process.wait()

    async def _end(self, how: signal.Signals) -> None:
        if self.running:
            self._process.send_signal(how)
        await self.ended()

    async def _read(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            self.output += line.decode(errors="replace")
            async with self._wrote:
                self._wrote.notify_all()


def environment(server: WireServer, compression: str, more: Mapping[str, str]) -> dict[str, str]:
    """This process's environment with the server's addresses in it."""
    known = {launch.API: server.api_url, launch.GATEWAY: server.gateway_url, launch.CDN: server.api_url}
    return {**os.environ, **known, launch.COMPRESSION: compression, "PYTHONPATH": str(ROOT), **more}


@asynccontextmanager
async def bot_process(
    server: WireServer, *arguments: str, compression: str = "zstd", more: Mapping[str, str] | None = None
) -> AsyncIterator[BotProcess]:
    """Starts the launcher with ``arguments``; on leaving the process is killed if it still runs."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.wire.launch",
        *arguments,
        env=environment(server, compression, more or {}),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    bot = BotProcess(process)
    try:
        yield bot
    finally:
        await bot.kill()
