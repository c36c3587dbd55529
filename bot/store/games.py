"""Games and their seats: opening a lobby, sitting down, finding games."""

import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import asdict
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from bot.store.engine import Connected
from bot.store.errors import ChannelBusy, NoSeat, SeatTaken, StoreError, UnknownGame, WrongStatus
from bot.store.rows import GameRow, NewGame, NewSeat, SeatRow, Status
from bot.store.schema import ACTIVE, games, seats

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LONGEST_ID = 8
PAGE = 200
# What every move reads is built once: putting a query together takes as long as carrying it out.
_GAME = select(games).where(games.c.id == bindparam("game_id"))
_SEATS = (
    select(seats.c.seat, seats.c.user_id, seats.c.name, seats.c.kind)
    .where(seats.c.game_id == bindparam("game_id"))
    .order_by(seats.c.seat)
)


def short_id() -> str:
    """Return a random public id of 7 letters and digits, none of them easily mistaken for another."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(7))


class Games(Connected):
    """Games and seats, without their moves."""

    async def create_game(
        self,
        new: NewGame,
        *,
        at: datetime,
        seats: Sequence[NewSeat] = (),
        new_id: Callable[[], str] = short_id,
    ) -> GameRow:
        """Open a lobby, with these seats already taken; return the game at version 0.

        `new_id` gives public ids of at most 8 letters; another is drawn while one is in use.
        Raises ChannelBusy if the channel has an active game, NoSeat if there are too many seats.
        """
        if len(seats) > new.seats:
            raise NoSeat("")
        for _ in range(10):
            game_id = new_id()
            if not 0 < len(game_id) <= LONGEST_ID:
                raise ValueError(f"A game id has 1 to {LONGEST_ID} letters, not {game_id!r}.")
            try:
                return await self._insert_game(game_id, new, seats, at)
            except IntegrityError:
                if (other := await self.active_game_in(new.channel_id)) is not None:
                    raise ChannelBusy(new.channel_id, other.id) from None
        raise StoreError("No free game id was found.")

    async def _insert_game(
        self, game_id: str, new: NewGame, chairs: Sequence[NewSeat], at: datetime
    ) -> GameRow:
        async with self.writing() as connection:
            start = {"id": game_id, "status": "lobby", "version": 0, "created_at": at, "changed_at": at}
            await connection.execute(insert(games), asdict(new) | start)
            for number, seat in enumerate(chairs):
                await connection.run_sync(_sit_down, game_id, number, seat)
            return await connection.run_sync(read_game, game_id)

    async def game(self, game_id: str) -> GameRow:
        """Return the game. Raises UnknownGame."""
        return await self.read(lambda connection: read_game(connection, game_id))

    async def seats_of(self, game_id: str) -> tuple[SeatRow, ...]:
        """Return the taken seats of a game in order; none for an unknown game."""
        return await self.read(lambda connection: read_seats(connection, game_id))

    async def active_game_in(self, place_id: int) -> GameRow | None:
        """Return the game in its lobby or running in this channel or thread."""
        here = or_(games.c.channel_id == place_id, games.c.thread_id == place_id)
        found = await self._find(select(games).where(here, games.c.status.in_(ACTIVE)))
        return found[0] if found else None

    async def games_of_user(self, user_id: int, statuses: Sequence[Status] = ACTIVE) -> list[GameRow]:
        """Return the games in which a user has a seat, the longest unchanged first."""
        query = select(games).join(seats).where(seats.c.user_id == user_id, games.c.status.in_(statuses))
        return await self._find(query.order_by(games.c.changed_at, games.c.id))

    async def games_of_guild(self, guild_id: int) -> list[GameRow]:
        """Return the running games of a server, by id."""
        query = select(games).where(games.c.guild_id == guild_id, games.c.status == "running")
        return await self._find(query.order_by(games.c.id))

    async def running_games(self) -> AsyncIterator[GameRow]:
        """Give all running games one by one, by id; the caller may write meanwhile."""
        after: ColumnElement[bool] = games.c.id > ""
        while True:
            query = select(games).where(games.c.status == "running", after).order_by(games.c.id).limit(PAGE)
            page = await self._find(query)
            for game in page:
                yield game
            if len(page) < PAGE:
                return
            after = games.c.id > page[-1].id

    async def add_seat(self, game_id: str, seat: NewSeat, *, at: datetime) -> SeatRow:
        """Give the lowest free seat of a lobby to somebody; the version goes up by one.

        Raises UnknownGame, WrongStatus (not a lobby), NoSeat (full) or SeatTaken (already seated).
        """
        async with self.writing() as connection:
            game = await connection.run_sync(_touch_lobby, game_id, at)
            taken = await connection.run_sync(read_seats, game_id)
            if seat.user_id is not None and any(row.user_id == seat.user_id for row in taken):
                raise SeatTaken(game_id, seat.user_id)
            if len(taken) >= game.seats:
                raise NoSeat(game_id)
            return await connection.run_sync(_sit_down, game_id, len(taken), seat)

    async def remove_seat(self, game_id: str, seat: int, *, at: datetime) -> tuple[SeatRow, ...]:
        """Free a seat of a lobby; those behind move up. Return the seats left; the version goes up by one.

        Raises UnknownGame, WrongStatus (not a lobby) or NoSeat (nobody sits there).
        """
        async with self.writing() as connection:
            await connection.run_sync(_touch_lobby, game_id, at)
            before = await connection.run_sync(read_seats, game_id)
            left = [row for row in before if row.seat != seat]
            if len(left) == len(before):
                raise NoSeat(game_id)
            await connection.execute(delete(seats).where(seats.c.game_id == game_id))
            for number, row in enumerate(left):
                await connection.run_sync(
                    _sit_down, game_id, number, NewSeat(row.name, row.user_id, row.kind)
                )
            return await connection.run_sync(read_seats, game_id)

    async def set_thread(self, game_id: str, thread_id: int | None) -> None:
        """Note the thread in which the game is played. Raises UnknownGame."""
        async with self.writing() as connection:
            change = update(games).where(games.c.id == game_id).values(thread_id=thread_id)
            if (await connection.execute(change)).rowcount == 0:
                raise UnknownGame(game_id)

    async def _find(self, query: Select[*tuple[object, ...]]) -> list[GameRow]:
        async with self.reading() as connection:
            return [GameRow(**row) for row in (await connection.execute(query)).mappings()]


def read_game(connection: Connection, game_id: str) -> GameRow:
    """Return the game as this transaction sees it. Raises UnknownGame."""
    row = connection.execute(_GAME, {"game_id": game_id}).mappings().one_or_none()
    if row is None:
        raise UnknownGame(game_id)
    return GameRow(**row)


def read_seats(connection: Connection, game_id: str) -> tuple[SeatRow, ...]:
    """Return the taken seats of a game, in order."""
    rows = connection.execute(_SEATS, {"game_id": game_id})
    return tuple(SeatRow(**row) for row in rows.mappings())


def _sit_down(connection: Connection, game_id: str, number: int, seat: NewSeat) -> SeatRow:
    row = SeatRow(number, seat.user_id, seat.name, seat.kind)
    connection.execute(insert(seats), asdict(row) | {"game_id": game_id})
    return row


def _touch_lobby(connection: Connection, game_id: str, at: datetime) -> GameRow:
    """Raise the version of a lobby, which also keeps others from changing it until the commit."""
    lobby = (games.c.id == game_id) & (games.c.status == "lobby")
    change = update(games).where(lobby).values(version=games.c.version + 1, changed_at=at)
    touched = (connection.execute(change)).rowcount
    game = read_game(connection, game_id)
    if not touched:
        raise WrongStatus(game_id, game.status)
    return game
