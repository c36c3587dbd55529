"""The sandbox: the unmodified bot in a simulated Discord, shown in a page on this machine."""

import asyncio
import tempfile
import webbrowser
from pathlib import Path

import simcord

from bot.client import Eureka
from games.core.errors import Unfit
from games.core.registry import all_games

MEMBERS = ("Ada", "Bo", "Cy")


async def serve(port: int | None, browser: bool, game: str | None, seed: str) -> None:
    """Open the page and wait until it is closed.

    A server with three members and a channel per game, each with a game begun; the page shows the channel
    of `game` (by default the first).
    """
    shown = game or next(iter(all_games()))
    if shown not in all_games():
        raise Unfit(f"no game {shown!r}; there are: {', '.join(all_games())}")
    with tempfile.TemporaryDirectory() as folder:
        bot = Eureka(f"sqlite+aiosqlite:///{Path(folder) / 'sandbox.db'}", new_seed=lambda: seed)
        async with simcord.run(bot, check_errors=False, settle_timeout=10) as env:
            channel, members = await furnish(env, shown)
            async with env.preview(channel, viewers=members, layout="channel", port=port) as page:
                print(f"ready {page.url}", flush=True)
                if browser:
                    await asyncio.to_thread(webbrowser.open, page.url)
                await page.wait_closed()
            await bot.close()


async def furnish(env: simcord.Env, shown: str) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Make the server, a channel per game with a game begun; return the channel to show and the members."""
    guild = env.create_guild("Eureka sandbox")
    members = [guild.add_member(env.create_user(name)) for name in MEMBERS]
    channels = {
        game.id: guild.create_text_channel(game.id.replace("_", "-")) for game in all_games().values()
    }
    await env.settle()
    for game_id, channel in channels.items():
        await members[0].slash(channel, "game new", game=game_id, seats=len(MEMBERS))
        for member in members[1:]:
            await member.slash(channel, "game join")
        await members[0].slash(channel, "game start")
    return channels[shown], members
