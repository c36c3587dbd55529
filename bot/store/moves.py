"""Moves: one transaction each, guarded by the game's version."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.store.clocks import replace_clocks
from bot.store.engine import Connected
from bot.store.errors import NoSeat, Repeated, SeatTaken, Stale, WrongStatus
from bot.store.games import read_game, read_seats
from bot.store.orders import replace_orders
from bot.store.outbox import queue
from bot.store.record import keep_newest
from bot.store.reminders import replace_reminders
from bot.store.rows import (
    Act,
    ClockRow,
    Json,
    NewAnswer,
    NewPost,
    NewReminder,
    NewSnapshot,
    OrdersRow,
    SeatRow,
    Status,
)
from bot.store.schema import ACTIVE, acts, answers, games, seats, seen_interactions, snapshots


@dataclass(frozen=True, slots=True)
class Start:
    """What a game starts with; `rules_version` is that of the rules it will keep."""

    seed: str
    seed_hash: str
    rules_version: str


@dataclass(frozen=True, slots=True)
class _Change:
    """What one commit does to a game beside raising its version."""

    at: datetime
    answers: Sequence[NewAnswer] = ()
    snapshots: Sequence[NewSnapshot] = ()
    outbox: Sequence[NewPost] = ()
    reminders: Sequence[NewReminder] = ()
    seats: Sequence[SeatRow] = ()
    undo_to: int | None = None
    interaction_id: int | None = None
    clocks: Sequence[ClockRow] = ()
    orders: Sequence[OrdersRow] = ()
    act: Act | None = None


class Moves(Connected):
    """Everything that changes a game which has been started, and its start and end.

    All of these raise UnknownGame, Stale (somebody was faster), Repeated (the interaction was carried
    out before) or WrongStatus, and then nothing was changed. They return the new version.
    """

    async def start_game(
        self,
        game_id: str,
        expected_version: int,
        start: Start,
        *,
        at: datetime,
        answers: Sequence[NewAnswer] = (),
        snapshots: Sequence[NewSnapshot] = (),
        outbox: Sequence[NewPost] = (),
        reminders: Sequence[NewReminder] = (),
        interaction_id: int | None = None,
    ) -> int:
        """Turn a lobby into a running game; its number of seats becomes the number of seats taken."""
        change = _Change(at, answers, snapshots, outbox, reminders, interaction_id=interaction_id)
        async with self.writing() as connection:
            taken = len(await connection.run_sync(read_seats, game_id))
            values = asdict(start) | {"status": "running", "started_at": at, "seats": taken}
            return await connection.run_sync(_apply, game_id, expected_version, change, ("lobby",), values)

    async def commit_move(
        self,
        game_id: str,
        expected_version: int,
        *,
        at: datetime,
        answers: Sequence[NewAnswer] = (),
        snapshots: Sequence[NewSnapshot] = (),
        outbox: Sequence[NewPost] = (),
        reminders: Sequence[NewReminder] = (),
        seats: Sequence[SeatRow] = (),
        interaction_id: int | None = None,
        undo_to: int | None = None,
        finished: Json = None,
        clocks: Sequence[ClockRow] = (),
        orders: Sequence[OrdersRow] = (),
        act: Act | None = None,
    ) -> int:
        """Keep a move of a running game, all of it or nothing.

        First answers numbered `undo_to` and above are marked undone and later snapshots dropped; then
        `answers` are appended and `snapshots` kept (their numbers lie within what is now recorded).
        `outbox` is queued and `reminders` replace those of older versions, both for the new version;
        `seats` change who sits where, `clocks` what time they have, `orders` what they have ordered ahead;
        `act` is what this was if not a plain answer; `finished` is the result that ends the game.
        """
        change = _Change(
            at, answers, snapshots, outbox, reminders, seats, undo_to, interaction_id, clocks, orders, act
        )
        values = {} if finished is None else _over("finished", at, finished)
        return await self.write(
            lambda connection: _apply(connection, game_id, expected_version, change, ("running",), values)
        )

    async def set_seat(self, game_id: str, expected_version: int, seat: SeatRow, *, at: datetime) -> int:
        """Put somebody else on a seat of a lobby or a running game. Raises NoSeat or SeatTaken too."""
        return await self.write(
            lambda connection: _apply(
                connection, game_id, expected_version, _Change(at, seats=(seat,)), ACTIVE, {}
            )
        )

    async def finish(self, game_id: str, expected_version: int, result: Json, *, at: datetime) -> int:
        """Close a running game that was played to its end."""
        values = _over("finished", at, result)
        return await self.write(
            lambda connection: _apply(
                connection, game_id, expected_version, _Change(at), ("running",), values
            )
        )

    async def end(
        self,
        game_id: str,
        expected_version: int,
        *,
        at: datetime,
        result: Json = None,
        outbox: Sequence[NewPost] = (),
        interaction_id: int | None = None,
    ) -> int:
        """Break off a lobby or a running game; `result` may say why."""
        change = _Change(at, outbox=outbox, interaction_id=interaction_id)
        values = _over("ended", at, result)
        return await self.write(
            lambda connection: _apply(connection, game_id, expected_version, change, ACTIVE, values)
        )


_Values = Mapping[str, Json | datetime]
_LIVE = (answers.c.game_id == bindparam("b_game")) & answers.c.undone_at_version.is_(None)
# What every move needs is built once: putting a statement together takes as long as carrying it out.
_ADVANCE = update(games).where(
    games.c.id == bindparam("b_game"),
    games.c.version == bindparam("expected"),
    games.c.status.in_(bindparam("statuses", expanding=True)),
)
_LAST = select(func.max(answers.c.number)).where(_LIVE)
_UNDO = update(answers).where(_LIVE, answers.c.number >= bindparam("back"))
_APPEND = insert(answers)
_DROP_SAME = delete(snapshots).where(
    snapshots.c.game_id == bindparam("b_game"),
    snapshots.c.number.in_(bindparam("numbers", expanding=True)),
)
_KEEP = insert(snapshots)


def _over(status: Status, at: datetime, result: Json) -> _Values:
    return {"status": status, "finished_at": at, "result": result}


def _apply(
    connection: Connection,
    game_id: str,
    expected: int,
    change: _Change,
    statuses: Sequence[Status],
    values: _Values,
) -> int:
    _advance(connection, game_id, expected, change, statuses, values)
    version = expected + 1
    _remember(connection, game_id, change)
    first = _undo(connection, game_id, version, change)
    _append(connection, game_id, version, first, change)
    _keep(connection, game_id, first + len(change.answers), change.snapshots)
    _reseat(connection, game_id, change.seats)
    if change.act is not None:
        row = asdict(change.act) | {"game_id": game_id, "version": version, "at": change.at}
        connection.execute(insert(acts), row)
    queue(connection, game_id, version, change.outbox, change.at)
    replace_reminders(connection, game_id, version, change.reminders)
    replace_clocks(connection, game_id, change.clocks)
    replace_orders(connection, game_id, change.orders)
    return version


def _advance(
    connection: Connection,
    game_id: str,
    expected: int,
    change: _Change,
    statuses: Sequence[Status],
    values: _Values,
) -> None:
    """Raise the version if it is the expected one; otherwise say what stands in the way."""
    here = {"b_game": game_id, "expected": expected, "statuses": statuses}
    new = {**values, "version": expected + 1, "changed_at": change.at}
    if connection.execute(_ADVANCE, here | new).rowcount:
        return
    if change.interaction_id is not None and _seen(connection, change.interaction_id):
        raise Repeated(change.interaction_id)
    game = read_game(connection, game_id)
    raise WrongStatus(game_id, game.status) if game.version == expected else Stale(expected, game.version)


def _seen(connection: Connection, interaction_id: int) -> bool:
    seen = seen_interactions.c.interaction_id
    return (connection.execute(select(seen).where(seen == interaction_id))).first() is not None


def _remember(connection: Connection, game_id: str, change: _Change) -> None:
    if change.interaction_id is None:
        return
    row = {"interaction_id": change.interaction_id, "game_id": game_id, "at": change.at}
    try:
        connection.execute(insert(seen_interactions), row)
    except IntegrityError:
        raise Repeated(change.interaction_id) from None


def _undo(connection: Connection, game_id: str, version: int, change: _Change) -> int:
    """Mark undone what is to be undone; return the number that the next answer gets."""
    last = connection.execute(_LAST, {"b_game": game_id}).scalar_one()
    count = 0 if last is None else last + 1
    back = change.undo_to
    if back is None:
        return count
    if not 0 <= back <= count:
        raise ValueError(f"Of {count} answers none can be undone from number {back} on.")
    connection.execute(_UNDO, {"b_game": game_id, "back": back, "undone_at_version": version})
    later = (snapshots.c.game_id == game_id) & (snapshots.c.number > back)
    connection.execute(delete(snapshots).where(later))
    return back


def _append(connection: Connection, game_id: str, version: int, first: int, change: _Change) -> None:
    rows = [
        asdict(answer) | {"game_id": game_id, "number": number, "version": version, "at": change.at}
        for number, answer in enumerate(change.answers, first)
    ]
    if rows:
        connection.execute(_APPEND, rows)


def _keep(connection: Connection, game_id: str, count: int, new: Sequence[NewSnapshot]) -> None:
    """Store snapshots; one of the same number is replaced, the oldest go."""
    if not new:
        return
    if not all(0 <= snapshot.number <= count for snapshot in new):
        raise ValueError(f"A snapshot is numbered beyond the {count} answers on record.")
    rows = {s.number: asdict(s) | {"game_id": game_id, "sha256": s.sha256} for s in new}
    connection.execute(_DROP_SAME, {"b_game": game_id, "numbers": list(rows)})
    connection.execute(_KEEP, list(rows.values()))
    keep_newest(connection, game_id)


def _reseat(connection: Connection, game_id: str, new: Sequence[SeatRow]) -> None:
    for seat in new:
        here = (seats.c.game_id == game_id) & (seats.c.seat == seat.seat)
        try:
            changed = connection.execute(update(seats).where(here).values(asdict(seat)))
        except IntegrityError:
            raise SeatTaken(game_id, seat.user_id or 0) from None
        if not changed.rowcount:
            raise NoSeat(game_id)
