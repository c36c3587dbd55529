"""Reading a game back: snapshot and tail, whole history, events; dropping old snapshots."""

import logging
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, select

from bot.store.engine import Connected
from bot.store.errors import StoreError
from bot.store.games import read_game, read_seats
from bot.store.rows import (
    ActRow,
    AnswerRow,
    GameRecord,
    Latest,
    LoggedEvents,
    NewSnapshot,
    SnapshotRow,
    Trace,
)
from bot.store.schema import acts, answers, snapshots

KEPT = 30
"""How many snapshots of a game are kept beside its first."""

_log = logging.getLogger(__name__)
_answer_columns = [column for column in answers.c if column.name != "game_id"]
END = (1 << 31) - 1
"""More than any number of an answer."""
# What every move reads is built once: putting a query together takes as long as carrying it out.
_ANSWERS = (
    select(*_answer_columns)
    .where(answers.c.game_id == bindparam("game_id"), answers.c.undone_at_version.is_(None))
    .where(answers.c.number >= bindparam("since"), answers.c.number < bindparam("upto"))
    .order_by(answers.c.number)
)
_SNAPSHOT = (
    select(snapshots.c.number, snapshots.c.rules_version, snapshots.c.state, snapshots.c.sha256)
    .where(snapshots.c.game_id == bindparam("game_id"), snapshots.c.number <= bindparam("upto"))
    .order_by(snapshots.c.number.desc())
    .limit(1)
)


class Record(Connected):
    """What has been played so far."""

    async def load(self, game_id: str, upto: int | None = None) -> GameRecord:
        """Return the game, its seats, the newest sound snapshot and the live answers given since.

        With `upto` only the first `upto` live answers count: the position before answer `upto`.
        Raises UnknownGame, and StoreError if snapshots exist but none of them is sound.
        """
        return await self.read(lambda connection: _load(connection, game_id, upto))

    async def history(self, game_id: str, since_number: int = 0) -> tuple[AnswerRow, ...]:
        """Return the live answers numbered `since_number` and above, by number."""
        return await self.read(lambda connection: _answers(connection, game_id, since_number, None))

    async def undone(self, game_id: str, version: int) -> tuple[AnswerRow, ...]:
        """Return the answers that a commit took back, by number."""
        query = select(*_answer_columns).where(answers.c.game_id == game_id)
        query = query.where(answers.c.undone_at_version == version).order_by(answers.c.number)
        async with self.reading() as connection:
            return tuple(AnswerRow(**row) for row in (await connection.execute(query)).mappings())

    async def traces(self, game_id: str) -> tuple[Trace, ...]:
        """Return which commit brought and which took back each answer of a seat, by version and number."""
        columns = (answers.c.version, answers.c.seat, answers.c.undone_at_version)
        query = select(*columns).where(answers.c.game_id == game_id, answers.c.seat >= 0)
        query = query.order_by(answers.c.version, answers.c.number)
        async with self.reading() as connection:
            return tuple(Trace(**row) for row in (await connection.execute(query)).mappings())

    async def events(
        self, game_id: str, since_number: int = 0, before_number: int | None = None
    ) -> tuple[LoggedEvents, ...]:
        """Return the events of the live answers numbered from `since_number` to below `before_number`."""
        columns = (answers.c.number, answers.c.version, answers.c.seat, answers.c.events, answers.c.at)
        query = select(*columns).where(_live(game_id), answers.c.number >= since_number)
        if before_number is not None:
            query = query.where(answers.c.number < before_number)
        query = query.order_by(answers.c.number)
        async with self.reading() as connection:
            return tuple(LoggedEvents(**row) for row in (await connection.execute(query)).mappings())

    async def acts(self, game_id: str) -> tuple[ActRow, ...]:
        """Return what was done to a game beside answering, oldest first."""
        columns = [column for column in acts.c if column.name != "game_id"]
        query = select(*columns).where(acts.c.game_id == game_id).order_by(acts.c.version)
        async with self.reading() as connection:
            return tuple(ActRow(**row) for row in (await connection.execute(query)).mappings())

    async def latest(self, game_id: str, seats: Sequence[int]) -> dict[int, Latest]:
        """Return the number and version of the last live answer of each of these seats that has one."""
        return await self.read(lambda connection: _latest(connection, game_id, seats))

    async def prune_snapshots(self, game_id: str, keep: int = KEPT) -> None:
        """Drop all snapshots of a game but the first and the `keep` newest (commits keep 30)."""
        async with self.writing() as connection:
            await connection.run_sync(keep_newest, game_id, keep)


def _live(game_id: str) -> ColumnElement[bool]:
    return and_(answers.c.game_id == game_id, answers.c.undone_at_version.is_(None))


def _latest(connection: Connection, game_id: str, seats: Sequence[int]) -> dict[int, Latest]:
    """Look for one seat after the other: each walk over the primary key stops at its first find."""
    newest = select(answers.c.number, answers.c.version).order_by(answers.c.number.desc()).limit(1)
    found: dict[int, Latest] = {}
    for seat in seats:
        row = connection.execute(newest.where(_live(game_id), answers.c.seat == seat)).first()
        if row is not None:
            found[seat] = Latest(row.number, row.version)
    return found


def _load(connection: Connection, game_id: str, upto: int | None) -> GameRecord:
    game = read_game(connection, game_id)
    snapshot = _sound_snapshot(connection, game_id, upto)
    tail = _answers(connection, game_id, snapshot.number if snapshot else 0, upto)
    return GameRecord(game, read_seats(connection, game_id), snapshot, tail)


def keep_newest(connection: Connection, game_id: str, keep: int = KEPT) -> None:
    """Drop all snapshots of a game but the first, from which it can be played again, and the newest."""
    here = snapshots.c.game_id == game_id
    first = select(func.min(snapshots.c.number)).where(here).scalar_subquery()
    newest = select(snapshots.c.number).where(here).order_by(snapshots.c.number.desc())
    oldest_kept = newest.offset(keep - 1).limit(1).scalar_subquery()
    old = (snapshots.c.number > first) & (snapshots.c.number < oldest_kept)
    connection.execute(delete(snapshots).where(here, old))


def _answers(connection: Connection, game_id: str, since: int, upto: int | None) -> tuple[AnswerRow, ...]:
    given = {"game_id": game_id, "since": since, "upto": END if upto is None else upto}
    return tuple(AnswerRow(**row) for row in connection.execute(_ANSWERS, given).mappings())


def _sound_snapshot(connection: Connection, game_id: str, upto: int | None) -> SnapshotRow | None:
    """Return the newest snapshot whose hash is right. A damaged one costs only a longer replay."""
    damaged = None
    while True:
        row = _newest_snapshot(connection, game_id, upto)
        if row is None and damaged is not None:
            raise StoreError(f"All snapshots of the game {game_id} are damaged; restore a backup.")
        if row is None or NewSnapshot(row.number, row.rules_version, row.state).sha256 == row.sha256:
            return row
        _log.error("Snapshot %d of game %s is damaged; an older one is used.", row.number, game_id)
        damaged = row.number
        upto = row.number - 1


def _newest_snapshot(connection: Connection, game_id: str, upto: int | None) -> SnapshotRow | None:
    given = {"game_id": game_id, "upto": END if upto is None else upto}
    row = connection.execute(_SNAPSHOT, given).mappings().one_or_none()
    return SnapshotRow(**row) if row is not None else None
