"""Reminders: due once per (game, version, seat, time), whatever crashes."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, select, update

from bot.store.engine import Connected
from bot.store.outbox import queue
from bot.store.rows import NewPost, NewReminder, Reminder
from bot.store.schema import games, reminders
from bot.store.upsert import insert_into


class Reminders(Connected):
    """Who is to be reminded when. A reminder counts only while its game is open at its version."""

    async def set_due(self, reminder: Reminder) -> None:
        """Plan a reminder; the same one again changes nothing, even if it was sent."""
        async with self.writing() as connection:
            await connection.run_sync(_plan, [reminder])

    async def due(self, now: datetime, limit: int = 100) -> list[Reminder]:
        """Return the unsent reminders due at `now`, the longest overdue first."""
        async with self.reading() as connection:
            rows = await connection.execute(due_query(now, limit))
            return [Reminder(**row) for row in rows.mappings()]

    async def mark_sent(
        self,
        reminder: Reminder,
        *,
        at: datetime,
        post: NewPost | None = None,
        next_due: datetime | None = None,
    ) -> bool:
        """Note a reminder as sent, queue its post and plan the next, in one transaction.

        Return False, and do nothing, if it was sent before or its game has moved on.
        """
        async with self.writing() as connection:
            sent = update(reminders).where(_is(reminder), reminders.c.sent_at.is_(None), _current())
            if not (await connection.execute(sent.values(sent_at=at))).rowcount:
                return False
            if post is not None:
                await connection.run_sync(_queue_post, reminder, post, at)
            if next_due is not None:
                await connection.run_sync(_plan, [replace(reminder, due_at=next_due)])
            return True

    async def cancel_outdated(self) -> int:
        """Drop the unsent reminders of games that have moved on or are over; return how many."""
        async with self.writing() as connection:
            outdated = delete(reminders).where(reminders.c.sent_at.is_(None), ~_current())
            return (await connection.execute(outdated)).rowcount


def due_query(now: datetime, limit: int) -> Select[str, int, int, datetime]:
    """Return the query for the reminders due at `now`."""
    columns = (reminders.c.game_id, reminders.c.version, reminders.c.seat, reminders.c.due_at)
    same = and_(games.c.id == reminders.c.game_id, games.c.version == reminders.c.version)
    query = select(*columns).join(games, same)
    # Not `status`: SQLite would then start from the index of running games and read them all.
    query = query.where(
        reminders.c.sent_at.is_(None), reminders.c.due_at <= now, games.c.finished_at.is_(None)
    )
    return query.order_by(reminders.c.due_at).limit(limit)


def replace_reminders(connection: Connection, game_id: str, version: int, new: Sequence[NewReminder]) -> None:
    """Drop what older versions of a game still had to send, and plan reminders for this version."""
    old = (reminders.c.game_id == game_id) & (reminders.c.version < version) & reminders.c.sent_at.is_(None)
    connection.execute(delete(reminders).where(old))
    _plan(connection, [Reminder(game_id, version, row.seat, row.due_at) for row in new])


def _plan(connection: Connection, new: Sequence[Reminder]) -> None:
    if new:
        insert_ = insert_into(connection, reminders).on_conflict_do_nothing()
        connection.execute(insert_, [asdict(row) for row in new])


def _queue_post(connection: Connection, reminder: Reminder, post: NewPost, at: datetime) -> None:
    """Queue a reminder's post under a key with its time: the same version may be reminded of daily."""
    key = f"{post.key_in(reminder.game_id, reminder.version)}/{reminder.due_at.isoformat()}"
    unique = replace(post, key=post.key or key)
    queue(connection, reminder.game_id, reminder.version, [unique], at)


def _is(reminder: Reminder) -> ColumnElement[bool]:
    return and_(
        reminders.c.game_id == reminder.game_id,
        reminders.c.version == reminder.version,
        reminders.c.seat == reminder.seat,
        reminders.c.due_at == reminder.due_at,
    )


def _current() -> ColumnElement[bool]:
    same = and_(games.c.id == reminders.c.game_id, games.c.version == reminders.c.version)
    return exists().where(same, games.c.finished_at.is_(None)).correlate(reminders)
