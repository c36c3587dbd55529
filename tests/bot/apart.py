"""Games on the table that are in no store, and what the bot would show of them."""

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.posts import Posts
from bot.sitting import Sitting
from bot.store import GameRow, OutboxEntry, SeatRow, Target
from games.core.events import Event
from games.core.table import Table

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
SKETCH = b"\x89PNG\r\n\x1a\n"


def at_table(table: Table) -> Sitting:
    """Return a sitting of a table."""
    seats = tuple(SeatRow(seat, 100 + seat, f"player {seat}", "human") for seat in range(table.state.seats))
    fixed = (len(seats), {}, None, "hash", "1", "running", 5, "en", 100, NOW, NOW, NOW, None, None)
    return Sitting(GameRow("abcdefg", 1, 2, None, table.game.id, *fixed), seats, table)


class _Told:
    """Stands for the tables: tells what the kept part of the record says."""

    store = None

    async def told(self, sitting: Sitting, seats: Sequence[int], *, own: bool = False) -> list[Event]:
        return sitting.table.events(max(0, sitting.table.number - 20))


def posts() -> Posts:
    """Return what composes posts; a test that reaches the end of a game gives `bot.posts.growth_of`."""
    return Posts(_Told())  # type: ignore[arg-type]


def entry(sitting: Sitting) -> OutboxEntry:
    """Return a queued turn post that calls everybody who owes, or that of the end."""
    payload = {"ping": sitting.owing()}
    kind = "over" if sitting.table.finished else "turn"
    sent = ("0" * 25, "sending", NOW, None, 1, None, None)
    return OutboxEntry(1, "k", sitting.id, 5, None, kind, Target("channel", 2), payload, *sent)


async def no_growth(*_: object) -> bytes:
    """Stand for the chart of the scores over time."""
    return SKETCH
