"""Reminders: due once per (game, version, seat, time), whatever crashes."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, delete, exists, select, update

from bot.store.engine import Connected
from bot.store.outbox import queue
from bot.store.rows import NewPost, NewReminder, Reminder
from bot.store.schema import games, reminders
from bot.store.upsert import insert_new

_OLD = and_(
    reminders.c.game_id == bindparam("b_game"),
    reminders.c.version < bindparam("before"),
    reminders.c.sent_at.is_(None),
)
_PLANNED = select(reminders.c.seat, reminders.c.due_at).where(_OLD)
_DROP = delete(reminders).where(_OLD)


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
        *sent: Reminder,
        at: datetime,
        post: NewPost | None = None,
        then: Mapping[int, datetime] | None = None,
    ) -> bool:
        """Note reminders of one game as sent, queue the one post for them and plan the next, by seat.

        All in one transaction. Those sent before, or whose game has moved on, are left out; return False,
        and do nothing, if that is all of them.
        """
        async with self.writing() as connection:
            marked = [one for one in sent if await connection.run_sync(_mark, one, at)]
            if marked and post is not None:
                await connection.run_sync(_queue_post, marked[0], post, at)
            coming = [replace(one, due_at=then[one.seat]) for one in marked if then and one.seat in then]
            await connection.run_sync(_plan, coming)
            return bool(marked)

    async def put_off(self, reminder: Reminder) -> None:
        """Plan a reminder in place of those that its seat still had coming at this version."""
        async with self.writing() as connection:
            same = (reminders.c.game_id == reminder.game_id) & (reminders.c.seat == reminder.seat)
            await connection.execute(delete(reminders).where(same, reminders.c.sent_at.is_(None)))
            await connection.run_sync(_plan, [reminder])

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
    """Drop what older versions of a game still had to send, and plan reminders for this version.

    A seat that has been waited for all along keeps its time.
    """
    old = {"b_game": game_id, "before": version}
    times = {row.seat: row.due_at for row in connection.execute(_PLANNED, old)}
    if times:
        connection.execute(_DROP, old)
    due = {row.seat: times.get(row.seat, row.due_at) if row.waited else row.due_at for row in new}
    _plan(connection, [Reminder(game_id, version, seat, at) for seat, at in due.items()])


def _mark(connection: Connection, reminder: Reminder, at: datetime) -> bool:
    sent = update(reminders).where(_is(reminder), reminders.c.sent_at.is_(None), _current())
    return bool(connection.execute(sent.values(sent_at=at)).rowcount)


def _plan(connection: Connection, new: Sequence[Reminder]) -> None:
    if new:
        connection.execute(insert_new(connection, reminders), [asdict(row) for row in new])


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
