"""Finished games: who played them, how they ended, how long answers took."""

from collections import defaultdict
from datetime import datetime

from sqlalchemy import Select, select

from bot.store.engine import Connected
from bot.store.rows import FinishedGame, GameRow, SeatRow
from bot.store.schema import answers, games, seats


class Past(Connected):
    """Reading what is over."""

    async def finished_games(
        self, *, guild_id: int | None = None, user_id: int | None = None, game: str | None = None
    ) -> list[FinishedGame]:
        """Return games played to their end, the earliest first: of a server, of a user, of one kind."""
        query = select(games).where(games.c.status == "finished").order_by(games.c.finished_at, games.c.id)
        if guild_id is not None:
            query = query.where(games.c.guild_id == guild_id)
        if game is not None:
            query = query.where(games.c.game == game)
        if user_id is not None:
            query = query.where(games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id)))
        async with self.reading() as connection:
            rows = [GameRow(**row) for row in (await connection.execute(query)).mappings()]
            seated: defaultdict[str, list[SeatRow]] = defaultdict(list)
            for row in await connection.execute(_seats_of([row.id for row in rows])):
                seated[row.game_id].append(SeatRow(row.seat, row.user_id, row.name, row.kind))
        return [FinishedGame(row, tuple(seated[row.id])) for row in rows]

    async def last_game_in(self, place_id: int) -> GameRow | None:
        """Return the game last finished in a channel or thread."""
        here = (games.c.channel_id == place_id) | (games.c.thread_id == place_id)
        query = select(games).where(here, games.c.status == "finished").order_by(games.c.finished_at.desc())
        async with self.reading() as connection:
            row = (await connection.execute(query.limit(1))).mappings().one_or_none()
        return GameRow(**row) if row is not None else None

    async def answer_times(self, game_id: str) -> list[tuple[int, datetime]]:
        """Return (seat, when) of each live answer of a game, in order; chance left out."""
        query = select(answers.c.seat, answers.c.at).order_by(answers.c.number)
        live = (answers.c.game_id == game_id) & answers.c.undone_at_version.is_(None)
        async with self.reading() as connection:
            found = await connection.execute(query.where(live, answers.c.seat >= 0))
            return [(row.seat, row.at) for row in found]

    async def latest_times(self, game_id: str, count: int) -> list[tuple[int, datetime]]:
        """Return (seat, when) of the last live answers of a game, the oldest of them first; no chance."""
        query = select(answers.c.seat, answers.c.at).order_by(answers.c.number.desc()).limit(count)
        live = (answers.c.game_id == game_id) & answers.c.undone_at_version.is_(None)
        async with self.reading() as connection:
            found = await connection.execute(query.where(live, answers.c.seat >= 0))
            return [(row.seat, row.at) for row in found][::-1]


def _seats_of(ids: list[str]) -> Select[*tuple[object, ...]]:
    return select(seats).where(seats.c.game_id.in_(ids)).order_by(seats.c.game_id, seats.c.seat)
