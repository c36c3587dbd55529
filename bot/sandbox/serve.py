"""Opens the sandbox and keeps it open."""

import asyncio
import contextlib
import random
import tempfile
import webbrowser
from dataclasses import dataclass
from pathlib import Path

import simcord
from aiohttp import web

from bot.client import Eureka
from bot.sandbox.page import Page
from bot.sandbox.world import LOBBY, MEMBERS, furnish
from bot.texts import language_named, wording
from games.core.errors import Unfit
from games.core.registry import all_games

PATIENCE = 10
"""Seconds that the simulator lets a step of the bot take; whatever sleeps longer waits for its clock."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How the sandbox is to open. `game` None shows the lobby; `port` None takes a free one."""

    port: int | None = None
    browser: bool = True
    game: str | None = None
    seed: str = "sandbox"
    language: str = "en"
    members: int = 3


async def serve(wish: Wish) -> None:
    """Open the page, print its address once a move can be made, and wait until stopped.

    Raises Unfit for a game or language that does not exist, a port that is taken, too few or many members.
    """
    language = language_named(wish.language)
    if wish.game is not None and wish.game not in all_games():
        raise Unfit(f"no game {wish.game!r}; there are: {', '.join(all_games())}")
    if not 3 <= wish.members <= len(MEMBERS):
        raise Unfit(f"the sandbox has 3 to {len(MEMBERS)} members, not {wish.members}")
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'sandbox.db'}"
        bot = Eureka(url, new_seed=lambda: wish.seed, whims=random.Random(wish.seed))
        async with simcord.run(bot, check_errors=False, settle_timeout=PATIENCE) as env:
            world = await furnish(env, bot, language, wish.members)
            page = Page(env, world, wording(language))
            await page.show(wish.game.replace("_", "-") if wish.game else LOBBY)
            try:
                await _open(page, wish)
            finally:
                await page.close()
                await bot.close()


async def _open(page: Page, wish: Wish) -> None:
    runner = web.AppRunner(page.application(), access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", wish.port or 0)
    try:
        await site.start()
    except OSError as error:
        raise Unfit(f"port {wish.port} is taken; choose another with --port") from error
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    print(f"ready {address}", flush=True)
    if wish.browser:
        await asyncio.to_thread(webbrowser.open, address)
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
    finally:
        await runner.cleanup()
