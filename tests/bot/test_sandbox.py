"""The sandbox's server: a channel per game, each at a position worth playing from, and an empty lobby."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import simcord
from aiohttp.test_utils import TestClient, TestServer

from bot.client import Eureka
from bot.sandbox import Wish, serve
from bot.sandbox.page import Page
from bot.sandbox.world import LOBBY, World, furnish
from bot.texts import wording
from games.core.errors import Unfit
from games.core.registry import all_games
from tests.bot.parlour import labels, text_of

PATIENCE = 60
PLAYED = 10
"""Fewer answers than this are no position worth playing from."""


class Opened:
    """An open sandbox."""

    def __init__(self, env: simcord.Env, bot: Eureka, world: World) -> None:
        self.env, self.bot, self.world = env, bot, world

    async def positions(self) -> dict[str, tuple[int, str]]:
        """Return how many answers were given in each channel's game, and its position."""
        found = {}
        for name, channel in self.world.channels.items():
            row = await self.bot.house.store.active_game_in(channel.id)
            if row is not None:
                table = (await self.bot.house.tables.sit(row.id)).table
                found[name] = (table.number, table.state.model_dump_json())
        return found


@asynccontextmanager
async def opened(folder: Path, seed: str = "sandbox", language: str = "en") -> AsyncIterator[Opened]:
    """Open a sandbox as `eureka sandbox` does."""
    url = f"sqlite+aiosqlite:///{folder}/{seed}-{language}.db"
    bot = Eureka(url, new_seed=lambda: seed, whims=random.Random(seed))
    async with simcord.run(bot, check_errors=False, settle_timeout=PATIENCE) as env:
        try:
            yield Opened(env, bot, await furnish(env, bot, language, 3))
        finally:
            await bot.close()


async def test_every_game_stands_ready_and_the_lobby_is_empty(tmp_path: Path) -> None:
    async with opened(tmp_path) as one:
        assert next(iter(one.world.channels)) == LOBBY
        games = {game.id.replace("_", "-"): game for game in all_games().values()}
        assert set(await one.positions()) == set(games)
        for name, game in games.items():
            channel = one.world.channels[name]
            row = await one.bot.house.store.active_game_in(channel.id)
            assert row is not None
            sitting = await one.bot.house.tables.sit(row.id)
            assert (row.game, row.status) == (game.id, "running")
            assert 0 in sitting.owing(), name
            assert all(chair.user_id for chair in sitting.seats), name
            assert channel.last_message is not None
            assert "Take turn" in labels(channel.last_message)
            assert channel.last_message.attachments
            assert game.folder.parent.name == "tiny" or sitting.table.number >= PLAYED, name


async def test_the_same_seed_gives_the_same_positions_and_another_others(tmp_path: Path) -> None:
    found = []
    for number, seed in enumerate(("one", "one", "two")):
        (tmp_path / str(number)).mkdir()
        async with opened(tmp_path / str(number), seed) as one:
            found.append(await one.positions())
    assert found[0] == found[1]
    assert all(found[0][name] != found[2][name] for name in found[0] if "ways" not in name)


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
async def test_all_of_it_speaks_the_language_asked_for(tmp_path: Path, language: str) -> None:
    """The tour, the posts, the bar above the page, what the members are answered."""
    async with opened(tmp_path, language=language) as one:
        words, lobby = wording(language), one.world.channels[LOBBY]
        assert lobby.last_message is not None
        assert lobby.last_message.content == words.say("sandbox-tour")
        post = one.world.channels["innovation"].last_message
        assert post is not None
        assert words.say("bot-take-turn") in labels(post)
        answer = (await one.world.members[1].slash(lobby, "turns")).response
        assert answer is not None
        assert "遊戲" in text_of(answer) or "游戏" in text_of(answer)
        page = Page(one.env, one.world, words)
        await page.show(LOBBY)
        async with TestClient(TestServer(page.application())) as client:
            state = await (await client.get("/sandbox")).json()
            assert state["knobs"]["day"] == [words.say("sandbox-day"), words.say("sandbox-day-about")]
            assert list(state["channels"]) == list(one.world.channels)
            assert state["shown"] == LOBBY
            assert (await client.post("/sandbox/show/nowhere")).status == 404
            assert (await client.post("/sandbox/clock/year")).status == 404
            before = state["now"]
            later = await (await client.post("/sandbox/clock/hour")).json()
            assert later["now"][:13] > before[:13]
        await page.close()


async def test_a_game_is_opened_in_the_lobby_with_computer_players(tmp_path: Path) -> None:
    async with opened(tmp_path) as one:
        lobby, ada = one.world.channels[LOBBY], one.world.members[0]
        await ada.slash(lobby, "game new", game="legendary_inventors", seats=3)
        for _ in range(2):
            assert lobby.last_message is not None
            await ada.click(lobby.last_message, label="Add computer")
        await ada.click(lobby.last_message, label="Start")
        row = await one.bot.house.store.active_game_in(lobby.id)
        assert row is not None
        sitting = await one.bot.house.tables.sit(row.id)
        assert [chair.kind for chair in sitting.seats].count("computer") == 2
        assert sitting.owing() == [0]


@pytest.mark.parametrize("wish", [Wish(game="chess"), Wish(language="xx"), Wish(members=2)])
async def test_what_the_sandbox_cannot_show_is_refused_at_once(wish: Wish) -> None:
    with pytest.raises(Unfit):
        await serve(wish)
