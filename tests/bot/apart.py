"""Games on the table apart from what is in the store, and what the bot would show of them."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from bot.posts import Message, Posts
from bot.sitting import Sitting
from bot.store import OutboxEntry, Store, Target
from bot.tables import Tables
from games.core.events import Event
from games.core.registry import AnyGame
from games.core.table import Table

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
SKETCH = b"\x89PNG\r\n\x1a\n"


class Talkative(Tables):
    """Tables that tell what the kept part of a table's record says, whatever is in the store."""

    async def told(self, sitting: Sitting, seats: Sequence[int], *, own: bool = False) -> list[Event]:
        return sitting.table.events(max(0, sitting.table.number - 20))


@dataclass
class Apart:
    """One game in a store; its place is taken by any table of the same game."""

    tables: Talkative
    begun: Sitting

    @classmethod
    async def open(cls, folder: Path, game: AnyGame, seats: int) -> "Apart":
        """Return a begun game."""
        store = await Store.open(f"sqlite+aiosqlite:///{folder / 'apart.db'}")
        tables = Talkative(store, lambda: NOW, lambda: "seed", random.Random(1))
        row = await tables.new_lobby(game.id, 2, 1, 100, "player 0", seats, {}, "en")
        for seat in range(1, seats):
            await tables.join(row.id, 100 + seat, f"player {seat}")
        return cls(tables, await tables.start(row.id))

    def at(self, table: Table) -> Sitting:
        """Return a sitting of a table."""
        return replace(self.begun, table=table)

    async def post(self, sitting: Sitting) -> Message:
        """Return the post that calls everybody who owes, or that of the end."""
        kind, payload = ("over", {}) if sitting.table.finished else ("turn", {"ping": sitting.owing()})
        sent = ("0" * 25, "sending", NOW, None, 1, None, None)
        entry = OutboxEntry(1, "k", sitting.id, 5, None, kind, Target("channel", 2), payload, *sent)
        post = await Posts(self.tables).compose(sitting, entry)
        assert post is not None
        return post


async def no_growth(*_: object) -> bytes:
    """Stand for the chart of the scores over time."""
    return SKETCH
