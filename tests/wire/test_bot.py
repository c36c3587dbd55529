"""The bot itself in its own process, over real HTTP and gateway."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from tests.discord_api.exchange import JsonObject, objects, strings, text
from tests.wire.acts import slash
from tests.wire.gateway import PATIENCE
from tests.wire.process import BotProcess, bot_process
from tests.wire.server import Fault, WireServer
from tests.wire.world import ALICE, BOB, PLAY, Asked

pytestmark = pytest.mark.wire
TINY = Path(__file__).parents[1] / "games" / "tiny"
POSTS = f"/channels/{PLAY}/messages"
COMMANDS = "/applications/*/commands"
KILLS = 3
REQUESTS = 16
"""At most so many requests pass between two kills."""


class Place:
    """A server with the bot's database beside it."""

    def __init__(self, server: WireServer, folder: Path) -> None:
        self.server = server
        self.file = folder / "eureka.db"
        self.starts = 0
        self.acknowledged: list[str] = []
        """Tokens of moves that were answered as made."""

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[BotProcess]:
        """The bot, ready."""
        settings = {
            "EUREKA_TOKEN": "wire.token",
            "EUREKA_DATABASE_URL": f"sqlite+aiosqlite:///{self.file}",
            "EUREKA_GAMES": str(TINY),
        }
        self.starts += 1
        heard = len(self.server.gateway.heard)
        async with bot_process(self.server, "run", more=settings) as bot:
            await self.server.wait_for("PUT", COMMANDS, self.starts)
            await self.server.gateway.identified(heard + 1)
            yield bot

    async def used(self, who: str, command: str, **values: str | int) -> Asked:
        """A command, used and answered."""
        asked = await self.server.interact(slash(self.server.world, who, command, values))
        await self.answered(asked)
        return asked

    async def answered(self, asked: Asked) -> None:
        await self.server.wait_for("PATCH", f"/webhooks/*/{asked.token}/messages/@original")

    async def begin(self, **more: str) -> None:
        """A game of High Card, begun by Alice and Bob."""
        await self.used(ALICE, "game new", game="high_card", seats=2, **more)
        await self.used(BOB, "game join")
        await self.used(ALICE, "game start")
        await self.server.wait_for("POST", POSTS)

    async def move(self, who: str) -> Asked | None:
        """The first card that a seat is offered, played; None if it is offered none."""
        world = self.server.world
        typing = slash(world, who, "move", {"move": "Card"}, typing="move")
        offered = await self.server.interact(typing)
        await self.server.wait_for("POST", f"/interactions/*/{offered.token}/callback")
        choices = objects(offered.data, "choices")
        return await self.used(who, "move", move=text(choices[0], "value")) if choices else None

    def said(self, asked: Asked) -> str:
        """All words of an interaction's answer."""
        message = self.server.world.messages[str(asked.message_id)]
        return "\n".join(strings(message["components"])) + text(message, "content")

    def posts(self) -> list[JsonObject]:
        """The posts that stand in the channel: the bot's messages that answer no interaction."""
        own = {asked.message_id for asked in self.server.world.asked.values()}
        return [m for key, m in self.server.world.messages.items() if key not in own]

    def query(self, sql: str) -> list[tuple[object, ...]]:
        """Rows of the bot's database."""
        with closing(sqlite3.connect(self.file)) as connection:
            rows = connection.execute(sql).fetchall()
            connection.commit()
            return rows

    async def delivered(self) -> None:
        """Wait until nothing is queued any more; the file of another process tells nobody when."""
        async with asyncio.timeout(PATIENCE):
            while self.query("SELECT 1 FROM outbox WHERE done_at IS NULL"):
                await asyncio.sleep(0.02)

    def end_leases(self) -> None:
        """As if the two minutes had passed after which a dead process's posts are taken up again."""
        self.query("UPDATE outbox SET lease_until = '2020-01-01 00:00:00' WHERE state = 'sending'")


@pytest.fixture
def place(server: WireServer, tmp_path: Path) -> Place:
    """A server and an empty folder for the database."""
    return Place(server, tmp_path)


async def test_what_was_missed_while_the_line_was_down_is_answered_after_the_resume(place: Place) -> None:
    async with place.bot():
        await place.begin()
        await place.server.gateway.disconnect()
        asked = await place.used(BOB, "game status")
    assert [what for what, _ in place.server.gateway.heard] == ["IDENTIFY", "RESUME"]
    assert "alice, bob to move" in place.said(asked)


async def test_a_lost_session_is_opened_anew_and_the_game_goes_on(place: Place) -> None:
    async with place.bot():
        await place.begin()
        session = place.server.gateway.current
        assert session is not None
        assert session.line is not None
        place.server.gateway.forget()
        await session.line.socket.close(code=4000)
        await place.server.gateway.identified(3)
        await place.move(ALICE)
    assert [what for what, _ in place.server.gateway.heard] == ["IDENTIFY", "RESUME", "IDENTIFY"]
    assert len(place.server.seen("PUT", COMMANDS)) == 1, "commands are announced once a start"


@pytest.mark.parametrize("for_all", [False, True], ids=["of the route", "of all routes"])
async def test_a_rate_limit_delays_a_post_and_loses_nothing(place: Place, for_all: bool) -> None:
    async with place.bot():
        await place.used(ALICE, "game new", game="high_card", seats=2)
        await place.used(BOB, "game join")
        place.server.faults.append(Fault("POST", POSTS, 429, retry_after=0.3, for_all=for_all))
        await place.used(ALICE, "game start")
        second = await place.server.wait_for("POST", POSTS, 2)
    first = place.server.seen("POST", POSTS)[0]
    assert (first.status, second.status) == (429, 200)
    assert second.began - first.ended >= 0.3
    assert len(place.posts()) == 1


async def test_a_server_error_is_survived(place: Place) -> None:
    place.server.faults.append(Fault("POST", POSTS, 502))
    async with place.bot():
        await place.begin()
        await place.server.until(lambda: len(place.posts()) == 1)
    assert [sent.status for sent in place.server.seen("POST", POSTS)] == [502, 200]


async def test_a_post_whose_answer_was_lost_is_found_and_not_sent_again(place: Place) -> None:
    """Discord took it, the connection broke: long after it has forgotten the nonce."""
    place.server.world.forgets_nonces = True
    place.server.faults.append(Fault("POST", POSTS, 0, after=True))
    async with place.bot():
        await place.begin()
        await place.server.wait_for("GET", POSTS)
        for who in (ALICE, BOB):
            await place.move(who)
        await place.server.until(lambda: len(place.posts()) == 2)
        # The buttons of the first go when the second has come: it is known as a post.
        await place.server.until(lambda: ["b:turn" in str(post) for post in place.posts()] == [False, True])
    assert [sent.status for sent in place.server.seen("POST", POSTS)] == [0, 200]


async def test_a_slow_line_is_no_trouble(place: Place) -> None:
    """Every request takes 0.3 s more; all are acknowledged in time."""
    async with place.bot():
        place.server.latency = 0.3
        await place.begin()
        await place.move(ALICE)
    assert all(sent.status in (200, 204) for sent in place.server.seen("POST", "/interactions/*/callback"))


async def test_asked_to_stop_the_bot_ends_in_order(place: Place) -> None:
    """No traceback, exit status 0, the database closed; a post on its way arrives and is noted."""
    async with place.bot() as bot:
        await place.used(ALICE, "game new", game="high_card", seats=2)
        await place.used(BOB, "game join")
        place.server.latency = 0.4
        started = await place.server.interact(slash(place.server.world, ALICE, "game start"))
        await place.answered(started)
        status = await bot.stop()
    assert status == 0
    assert "Traceback" not in bot.output
    assert "Stopped." in bot.output
    assert not place.file.with_name("eureka.db-wal").exists()
    states = [state for (state,) in place.query("SELECT state FROM outbox")]
    assert states in (["done"], ["waiting"])
    assert len(place.posts()) == states.count("done")


async def play_on(place: Place, source: random.Random) -> None:
    """Play cards until there are none, noting every move that was answered as made."""
    while True:
        asked = await place.move(source.choice((ALICE, BOB)))
        if asked is None:
            return
        if objects(place.server.world.messages[str(asked.message_id)], "components"):
            place.acknowledged.append(asked.token)


async def played_until_killed(place: Place, bot: BotProcess, source: random.Random) -> None:
    """Play, and kill the bot when a random number of requests has passed, or nothing is left to play."""
    limit = len(place.server.exchanges) + source.randint(3, REQUESTS)
    playing = asyncio.create_task(play_on(place, source))
    passing = asyncio.create_task(place.server.until(lambda: len(place.server.exchanges) >= limit))
    done, _ = await asyncio.wait((playing, passing), return_when=asyncio.FIRST_COMPLETED)
    await bot.kill()
    for task in (playing, passing):
        task.cancel()
    for task in done:
        task.result()


SEEDS = [1, *(pytest.param(seed, marks=pytest.mark.deep) for seed in range(2, 8))]


@pytest.mark.parametrize("seed", SEEDS)
async def test_killed_at_random_nothing_acknowledged_is_lost_and_nothing_posted_twice(
    place: Place, seed: int
) -> None:
    """Three kills in one game, each after a random request; Discord has forgotten every nonce."""
    source = random.Random(seed)
    place.server.world.forgets_nonces = True
    async with place.bot():
        await place.begin(options="hand=five")
    for _ in range(KILLS):
        place.end_leases()
        async with place.bot() as bot:
            await played_until_killed(place, bot, source)
        ((kept,),) = place.query("SELECT count(*) FROM answers WHERE seat >= 0 AND undone_at_version IS NULL")
        assert kept >= len(place.acknowledged)
    assert place.acknowledged
    place.end_leases()
    async with place.bot():
        await place.delivered()
    marks = Counter(str(objects(post, "components")[0]["id"]) for post in place.posts())
    assert max(marks.values()) == 1
    sent = place.query("SELECT message_id FROM outbox WHERE message_id IS NOT NULL")
    assert sorted(str(message) for (message,) in sent) == sorted(str(post["id"]) for post in place.posts())
