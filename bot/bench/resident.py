"""How much memory a process needs that serves all running games of a database: prints megabytes."""

import asyncio
import sys
from pathlib import Path

from bot.bench.stored import opened
from bot.client import Eureka


async def _take_up(url: str) -> None:
    Eureka(url)
    async with opened(url) as tables:
        async for row in tables.store.running_games():
            await tables.sit(row.id)


def _peak() -> float:
    """Return the most memory this process has had resident, in MB.

    What `getrusage` says holds the memory of the process that started this one too.
    """
    for line in Path("/proc/self/status").read_text("ascii").splitlines():
        if line.startswith("VmHWM:"):
            return round(int(line.split()[1]) / 1024, 1)
    raise OSError("no peak of resident memory in /proc/self/status")


if __name__ == "__main__":
    asyncio.run(_take_up(sys.argv[1]))
    print(_peak())
