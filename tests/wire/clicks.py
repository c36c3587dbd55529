"""How long a click takes, over real HTTP and gateway: `python -m tests.wire.clicks` prints JSON.

Two players play by buttons. Seconds from a click to its acknowledgement, and from the click that ends a
step to the new board in the channel.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.discord_api.exchange import Json, JsonObject, objects
from tests.wire.acts import choose, press, slash
from tests.wire.process import bot_process
from tests.wire.server import WireServer
from tests.wire.world import ALICE, BOB, PLAY, Asked

GAME = "legendary_inventors"
CLICKS = 100
POSTS = f"/channels/{PLAY}/messages"
FORWARD = ("b:sure", "b:go", "s:pickone", "b:pick:", "s:picksome", "s:picknext", "b:plus")
"""What takes a panel forward, the best first."""


def pressable(value: Json) -> Iterator[JsonObject]:
    """Every enabled button and select in a message's components."""
    if isinstance(value, list):
        for item in value:
            yield from pressable(item)
    elif isinstance(value, dict):
        if isinstance(value.get("custom_id"), str) and not value.get("disabled"):
            yield value
        for key in ("components", "component", "accessory"):
            yield from pressable(value.get(key))


class Clicker:
    """Plays the two seats and keeps the times."""

    def __init__(self, server: WireServer) -> None:
        self.server = server
        self.acknowledged: list[float] = []
        self.board: list[float] = []

    async def begin(self) -> None:
        """Open and start a game of two."""
        await self.used(ALICE, "game new", game=GAME, seats=2)
        await self.used(BOB, "game join")
        await self.used(ALICE, "game start")
        await self.server.wait_for("POST", POSTS)

    async def used(self, who: str, command: str, **values: str | int) -> None:
        """Use a command and wait for its answer."""
        asked = await self.server.interact(slash(self.server.world, who, command, values))
        await self.server.wait_for("PATCH", f"/webhooks/*/{asked.token}/messages/@original")

    async def turn(self) -> None:
        """Open the newest turn post's panel as whoever it lets in, and press on until a new post comes."""
        posts = len(self.server.seen("POST", POSTS))
        newest = self.server.seen("POST", POSTS)[-1].answer
        assert isinstance(newest, dict)
        take = next(c for c in pressable(newest["components"]) if str(c["custom_id"]).startswith("b:turn"))
        for who in (ALICE, BOB):
            message_id = str(newest["id"])
            panel = await self.click(press(self.server.world, who, message_id, str(take["custom_id"])))
            while panel and (step := self.forward(panel)):
                panel = await self.click(self.payload(who, panel, step))
                if len(self.server.seen("POST", POSTS)) > posts:
                    return

    def forward(self, asked: Asked) -> JsonObject | None:
        """What to press next in the panel."""
        shown = self.server.world.messages[str(asked.message_id)]
        there = list(pressable(shown["components"]))
        for head in FORWARD:
            for item in there:
                if str(item["custom_id"]).startswith(head):
                    return item
        return None

    def payload(self, who: str, panel: Asked, item: JsonObject) -> JsonObject:
        """The press of a button or the choice of a select's first line."""
        world, message_id, custom_id = self.server.world, str(panel.message_id), str(item["custom_id"])
        if custom_id.startswith("b:"):
            return press(world, who, message_id, custom_id)
        first = str(objects(item, "options")[0]["value"])
        return choose(world, who, message_id, custom_id, first)

    async def click(self, payload: JsonObject) -> Asked:
        """Send a click; wait until it is acknowledged and its panel shown; note both times."""
        clock, posts = asyncio.get_running_loop().time, len(self.server.seen("POST", POSTS))
        begun = clock()
        asked = await self.server.interact(payload)
        first = await self.server.wait_for("POST", f"/interactions/{asked.id}/*/callback")
        self.acknowledged.append(first.ended - begun)
        await self.server.wait_for("PATCH", f"/webhooks/*/{asked.token}/messages/@original")
        if str(payload["data"]).find("turn") < 0 and await self._moved(posts):
            self.board.append(self.server.seen("POST", POSTS)[posts].ended - begun)
        return asked

    async def _moved(self, posts: int) -> bool:
        """Whether the click has brought a new post; it comes right after the panel."""
        try:
            async with asyncio.timeout(0.4):
                await self.server.wait_for("POST", POSTS, posts + 1)
        except TimeoutError:
            return False
        return True


async def main() -> None:
    """Play and print the times."""
    with tempfile.TemporaryDirectory() as folder:
        more = {
            "EUREKA_TOKEN": "wire.token",
            "EUREKA_DATABASE_URL": f"sqlite+aiosqlite:///{Path(folder) / 'clicks.db'}",
        }
        async with WireServer().running() as server, bot_process(server, "run", more=more):
            await server.wait_for("PUT", "/applications/*/commands")
            await server.gateway.identified(1)
            clicker = Clicker(server)
            await clicker.begin()
            while len(clicker.acknowledged) < CLICKS:
                await clicker.turn()
    print(json.dumps({"acknowledged": clicker.acknowledged, "board": clicker.board}))


if __name__ == "__main__":
    asyncio.run(main())
