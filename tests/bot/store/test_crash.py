"""What was acknowledged is there after the process was killed."""

import subprocess
import sys

from bot.store import Store
from tests.bot.store.house import NOON, House, answered, post, values

CHILD = """
import asyncio, sys
from datetime import UTC, datetime
from bot.store import NewAnswer, NewPost, Store, Target

async def play(address, game_id):
    store = await Store.open(address)
    at = datetime(2026, 3, 1, 12, tzinfo=UTC)
    for version in range(1, 1000):
        answers = [NewAnswer(0, "turn", "toy.take", "f1", version)]
        posts = [NewPost("turn", Target("channel", 5))]
        await store.commit_move(game_id, version, at=at, answers=answers, outbox=posts)
        print(version, flush=True)

asyncio.run(play(*sys.argv[1:]))
"""


async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(
    store: Store, house: House, address: str
) -> None:
    """The child is killed while it commits; each number it printed was acknowledged."""
    game = await house.running()
    command = [sys.executable, "-c", CHILD, address, game.id]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for _ in range(20):
            child.stdout.readline()
        child.kill()
        acknowledged = 20 + len(child.stdout.readlines())
    history = await store.history(game.id)
    assert values(history) == list(range(1, len(history) + 1))
    assert acknowledged <= len(history) <= acknowledged + 1
    assert len(await store.outbox_of(game.id)) == len(history)
    version = (await store.game(game.id)).version
    assert version == len(history) + 1
    assert await store.commit_move(game.id, version, at=NOON, answers=answered("on"), outbox=[post()])
