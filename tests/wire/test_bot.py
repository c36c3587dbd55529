"""The bot itself in its own process, over real HTTP and gateway."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wire.acts import slash
from tests.wire.process import bot_process
from tests.wire.server import WireServer
from tests.wire.world import ALICE, BOB, PLAY, Asked

pytestmark = pytest.mark.wire
TINY = Path(__file__).parents[1] / "games" / "tiny"


def settings(folder: Path) -> dict[str, str]:
    return {
        "EUREKA_TOKEN": "wire.token",
        "EUREKA_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'eureka.db'}",
        "EUREKA_GAMES": str(TINY),
    }


async def used(server: WireServer, who: str, command: str, **values: str | int) -> Asked:
    asked = await server.interact(slash(server.world, who, command, values))
    await server.wait_for("PATCH", f"/webhooks/*/{asked.token}/messages/@original")
    return asked


async def test_a_killed_bot_loses_nothing_and_posts_nothing_twice(server: WireServer, tmp_path: Path) -> None:
    """A started game is there after kill -9; its turn post was sent once."""
    posts = f"/channels/{PLAY}/messages"
    async with bot_process(server, "run", more=settings(tmp_path)) as bot:
        await server.wait_for("PUT", "/applications/*/commands")
        await server.gateway.identified(1)
        await used(server, ALICE, "game new", game="high_card")
        await used(server, BOB, "game join")
        await used(server, ALICE, "game start")
        await server.wait_for("POST", posts)
        await bot.kill()
    async with bot_process(server, "run", more=settings(tmp_path)):
        await server.gateway.identified(2)
        await used(server, BOB, "game status")
    nonces = [str(post.request.body["nonce"]) for post in server.seen("POST", posts)]
    assert len(set(nonces)) == 1
