"""Games in a store, as short as the tests want to write them."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import count

from bot.store import (
    AnswerRow,
    GameRow,
    Json,
    NewAnswer,
    NewGame,
    NewPost,
    NewSeat,
    NewSnapshot,
    Start,
    Store,
    Target,
)

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class House:
    """Opens lobbies and games in a store, with ids and channels of its own counting."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._numbers = count(1)

    async def lobby(self, channel: int | None = None, seats: int = 3, taken: int = 2) -> GameRow:
        """Open a lobby with users 1, 2, … on its first seats."""
        number = next(self._numbers)
        new = NewGame("toy", seats, channel or 1000 + number, created_by=1, guild_id=7)
        people = [NewSeat(f"Player {user}", user) for user in range(1, taken + 1)]
        return await self.store.create_game(new, at=NOON, seats=people, new_id=lambda: f"g{number:04d}")

    async def running(self, channel: int | None = None) -> GameRow:
        """Start a game of two with a first snapshot; it is at version 1."""
        game = await self.lobby(channel)
        first = [snapshot(0)]
        await self.store.start_game(game.id, 0, Start("secret", "hash", "1"), at=NOON, snapshots=first)
        return await self.store.game(game.id)

    async def queued(self, *posts: NewPost) -> GameRow:
        """Start a game whose first move queues these posts."""
        game = await self.running()
        await self.store.commit_move(game.id, 1, at=NOON, outbox=posts)
        return game


def answered(*values: Json) -> list[NewAnswer]:
    """Return answers of seat 0 with these values."""
    return [NewAnswer(0, "turn", "toy.take", "f1", value, events=[{"took": value}]) for value in values]


def snapshot(number: int) -> NewSnapshot:
    """Return a snapshot after so many answers."""
    return NewSnapshot(number, "1", f'{{"answers":{number}}}')


def post(kind: str = "turn", channel: int = 5, seat: int | None = 0, **more: datetime) -> NewPost:
    """Return a post to a channel."""
    return NewPost(kind, Target("channel", channel), {"text": kind}, seat, **more)


def values(rows: Sequence[AnswerRow]) -> list[Json]:
    """Return the values of stored answers."""
    return [row.value for row in rows]
