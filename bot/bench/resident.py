"""How much memory a process needs that serves all running games of a database: prints megabytes."""

import asyncio
import resource
import sys

from bot.bench.stored import opened
from bot.client import Eureka


async def _take_up(url: str) -> None:
    Eureka(url)
    async with opened(url) as tables:
        async for row in tables.store.running_games():
            await tables.sit(row.id)


if __name__ == "__main__":
    asyncio.run(_take_up(sys.argv[1]))
    print(round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1))
