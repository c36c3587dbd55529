"""Posts on their way: queued in the transaction that causes them, delivered after it, retried.

Nothing is delivered twice: the key is unique, each entry has one claimer at a time, and its nonce never
changes, so that a post sent by a claimer that died before noting it can be known again.
"""

import hashlib
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, Row, and_, func, or_, select, update
from sqlalchemy.sql.expression import FromClause

from bot.store.engine import Connected
from bot.store.rows import Json, NewPost, OutboxEntry, OutboxState, Post, Target
from bot.store.schema import outbox, posts
from bot.store.upsert import insert_new

LEASE = timedelta(minutes=2)
LONGEST_WAIT = timedelta(minutes=15)
MOST_ATTEMPTS = 100
"""With waits of up to 15 minutes: about a day of trying."""
NONCE_LENGTH = 25


class Outbox(Connected):
    """The queue of posts, and the posts that were made of it."""

    async def claim_due(
        self, now: datetime, *, lease: timedelta = LEASE, limit: int = 20
    ) -> list[OutboxEntry]:
        """Take the entries that may be sent now, at most one per target, for the time of the lease.

        An entry waits for older ones to the same target, unless these were put off to a later time.
        What a claimer has not marked when its lease ends can be claimed again, with `attempts` above 1.
        """
        async with self.writing() as connection:
            due = select(outbox.c.id).where(_claimable(now)).order_by(outbox.c.id).limit(limit)
            ids = (await connection.execute(due.with_for_update(skip_locked=True))).scalars().all()
            if not ids:
                return []
            take = update(outbox).where(outbox.c.id.in_(ids))
            attempts = outbox.c.attempts + 1
            await connection.execute(take.values(state="sending", lease_until=now + lease, attempts=attempts))
            query = select(outbox).where(outbox.c.id.in_(ids)).order_by(outbox.c.id)
            return [_entry(row) for row in await connection.execute(query)]

    async def mark_done(
        self,
        entry: OutboxEntry,
        *,
        at: datetime,
        message_id: int | None = None,
        channel_id: int | None = None,
    ) -> bool:
        """Note that an entry was delivered, and the message as a live post; False if it was noted before.

        `channel_id` says where the message is if the target was a person.
        """
        async with self.writing() as connection:
            open_ = (outbox.c.id == entry.id) & outbox.c.done_at.is_(None)
            done = update(outbox).where(open_).values(state="done", message_id=message_id, done_at=at)
            if not (await connection.execute(done)).rowcount:
                return False
            if message_id is not None:
                where = channel_id if channel_id is not None else entry.target.id
                post = Post(message_id, where, entry.game_id, entry.version, entry.kind, live=True)
                await connection.run_sync(_record_post, post)
            return True

    async def mark_failed(
        self, entry: OutboxEntry, error: str, *, at: datetime, wait: timedelta | None = None
    ) -> OutboxState:
        """Put a failed entry back for another try; return its state.

        It waits for `wait`, by default 1 s, 2 s, 4 s … up to 15 min; after 100 tries it is dead.
        A claimer whose lease has passed on changes nothing.
        """
        if entry.attempts >= MOST_ATTEMPTS:
            await self.mark_dead(entry, error, at=at)
            return "dead"
        pause = backoff(entry.attempts) if wait is None else wait
        async with self.writing() as connection:
            back = update(outbox).where(_claimed(entry))
            await connection.execute(back.values(state="waiting", not_before=at + pause, last_error=error))
        return "waiting"

    async def mark_dead(
        self, entry: OutboxEntry, error: str, *, at: datetime, instead: Sequence[NewPost] = ()
    ) -> bool:
        """Give an entry up for good (its channel is gone, say) and queue what is to be sent instead.

        False, and nothing is queued, if it was no longer this claimer's.
        """
        async with self.writing() as connection:
            dead = update(outbox).where(_claimed(entry))
            done = await connection.execute(dead.values(state="dead", done_at=at, last_error=error))
            if done.rowcount:
                await connection.run_sync(queue, entry.game_id, entry.version, instead, at)
            return bool(done.rowcount)

    async def is_overtaken(self, entry: OutboxEntry, kinds: Sequence[str]) -> bool:
        """Tell whether the same game has a later post of these kinds, for a newer version."""
        later = and_(
            outbox.c.game_id == entry.game_id,
            outbox.c.version > entry.version,
            outbox.c.kind.in_(kinds),
            outbox.c.state != "dead",
        )
        async with self.reading() as connection:
            return (await connection.execute(select(outbox.c.id).where(later).limit(1))).first() is not None

    async def newest_post(self, game_id: str, channel_id: int) -> int | None:
        """Return the id of the newest message known to have been sent for a game to a channel."""
        here = and_(posts.c.game_id == game_id, posts.c.channel_id == channel_id)
        async with self.reading() as connection:
            found = await connection.execute(select(func.max(posts.c.message_id)).where(here))
            newest: int | None = found.scalar()
            return newest

    async def call_later(self, entry: OutboxEntry, when: datetime) -> None:
        """Queue the same post once more for later; nothing if that was done before."""
        again = NewPost(
            entry.kind, entry.target, entry.payload, entry.seat, key=f"{entry.key}/later", not_before=when
        )
        async with self.writing() as connection:
            await connection.run_sync(queue, entry.game_id, entry.version, [again], when)

    async def outbox_of(self, game_id: str) -> list[OutboxEntry]:
        """Return all entries of a game, oldest first."""
        async with self.reading() as connection:
            query = select(outbox).where(outbox.c.game_id == game_id).order_by(outbox.c.id)
            return [_entry(row) for row in await connection.execute(query)]

    async def live_posts(self, game_id: str) -> list[Post]:
        """Return the posts of a game whose buttons still count, oldest version first."""
        live = (posts.c.game_id == game_id) & posts.c.live
        query = select(posts).where(live).order_by(posts.c.version, posts.c.message_id)
        async with self.reading() as connection:
            return [Post(**row) for row in (await connection.execute(query)).mappings()]

    async def record_post(self, post: Post) -> None:
        """Note a message that was sent without the outbox (a lobby card); a known one is left alone."""
        async with self.writing() as connection:
            await connection.run_sync(_record_post, post)

    async def retire_post(self, message_id: int) -> None:
        """Note that a post has lost its buttons, or is gone."""
        async with self.writing() as connection:
            await connection.execute(update(posts).where(posts.c.message_id == message_id).values(live=False))


def nonce_of(key: str) -> str:
    """Return the nonce under which Discord knows the post with this key (25 characters)."""
    return hashlib.sha256(key.encode()).hexdigest()[:NONCE_LENGTH]


def queue(connection: Connection, game_id: str, version: int, new: Sequence[NewPost], at: datetime) -> None:
    """Queue posts for a version of a game; one whose key was queued before is left out."""
    rows = [_new_row(game_id, version, post, at) for post in new]
    if rows:
        connection.execute(insert_new(connection, outbox), rows)


def _new_row(game_id: str, version: int, post: NewPost, at: datetime) -> dict[str, Json | datetime]:
    key = post.key_in(game_id, version)
    return {
        "key": key,
        "game_id": game_id,
        "version": version,
        "seat": post.seat,
        "kind": post.kind,
        "target_kind": post.target.kind,
        "target_id": post.target.id,
        "payload": post.payload,
        "nonce": nonce_of(key),
        "state": "waiting",
        "not_before": post.not_before or at,
        "attempts": 0,
    }


def _claimable(now: datetime) -> ColumnElement[bool]:
    ready = and_(outbox.c.state == "waiting", outbox.c.not_before <= now)
    forsaken = and_(outbox.c.state == "sending", outbox.c.lease_until <= now)
    older = outbox.alias("older")
    same_target = and_(
        older.c.done_at.is_(None),
        older.c.target_kind == outbox.c.target_kind,
        older.c.target_id == outbox.c.target_id,
        older.c.id < outbox.c.id,
    )
    in_the_way = select(older.c.id).where(same_target, _not_put_off(older, now)).exists()
    return and_(outbox.c.done_at.is_(None), or_(ready, forsaken), ~in_the_way)


def _not_put_off(table: FromClause, now: datetime) -> ColumnElement[bool]:
    return or_(table.c.state == "sending", table.c.attempts > 0, table.c.not_before <= now)


def _claimed(entry: OutboxEntry) -> ColumnElement[bool]:
    """Say whether the entry is still in the hands of the claimer that got it as `entry`."""
    return and_(outbox.c.id == entry.id, outbox.c.state == "sending", outbox.c.attempts == entry.attempts)


def backoff(attempts: int) -> timedelta:
    """Return how long to wait after so many failed tries: 1 s, 2 s, 4 s … up to 15 min."""
    return min(timedelta(seconds=2 ** min(attempts - 1, 20)), LONGEST_WAIT)


def _record_post(connection: Connection, post: Post) -> None:
    values = {
        "message_id": post.message_id,
        "channel_id": post.channel_id,
        "game_id": post.game_id,
        "version": post.version,
        "kind": post.kind,
        "live": post.live,
    }
    connection.execute(insert_new(connection, posts), values)


def _entry(row: Row[*tuple[object, ...]]) -> OutboxEntry:
    values = dict(row._mapping)
    target = Target(values.pop("target_kind"), values.pop("target_id"))
    del values["done_at"]
    return OutboxEntry(target=target, **values)
