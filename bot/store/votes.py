"""Votes of a table."""

from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection, insert, select, update

from bot.store.engine import Connected
from bot.store.errors import StoreError
from bot.store.outbox import queue
from bot.store.rows import NewPost, Target, Vote, VoteKind
from bot.store.schema import ballots, votes
from bot.store.upsert import insert_into


class Votes(Connected):
    """What a table is asked, and what it has answered."""

    async def open_vote(
        self,
        game_id: str,
        version: int,
        kind: VoteKind,
        seat: int,
        number: int,
        *,
        yes: int | None,
        target: Target,
        at: datetime,
    ) -> Vote:
        """Open a vote with the asking seat's `yes` in it, and queue its post; the same one again is kept."""

        def work(connection: Connection) -> Vote:
            values = {"game_id": game_id, "version": version, "kind": kind, "seat": seat, "number": number}
            same = [votes.c[name] == values[name] for name in ("game_id", "version", "kind", "seat")]
            vote_id = connection.scalar(select(votes.c.id).where(*same))
            if vote_id is None:
                connection.execute(insert(votes).values(**values, open=True))
                vote_id = connection.scalar(select(votes.c.id).where(*same))
            assert vote_id is not None
            if yes is not None:
                _put(connection, vote_id, yes, True)
            post = NewPost("vote", target, {"vote": vote_id}, key=f"{game_id}/vote/{vote_id}")
            queue(connection, game_id, version, [post], at)
            return _read(connection, vote_id)

        return await self.write(work)

    async def vote(self, vote_id: int) -> Vote:
        """Return a vote with its ballots. Raises StoreError for an unknown one."""
        return await self.read(lambda connection: _read(connection, vote_id))

    async def cast(self, vote_id: int, seat: int, *, yes: bool) -> Vote:
        """Note a seat's answer, in place of an earlier one; a closed vote is left as it is."""

        def work(connection: Connection) -> Vote:
            if _read(connection, vote_id).open:
                _put(connection, vote_id, seat, yes)
            return _read(connection, vote_id)

        return await self.write(work)

    async def close_vote(self, vote_id: int) -> None:
        """Close a vote."""
        async with self.writing() as connection:
            await connection.execute(update(votes).where(votes.c.id == vote_id).values(open=False))


def _put(connection: Connection, vote_id: int, seat: int, yes: bool) -> None:
    put = insert_into(connection, ballots).values(vote_id=vote_id, seat=seat, yes=yes)
    connection.execute(put.on_conflict_do_update(index_elements=["vote_id", "seat"], set_={"yes": yes}))


def _read(connection: Connection, vote_id: int) -> Vote:
    row = connection.execute(select(votes).where(votes.c.id == vote_id)).mappings().one_or_none()
    if row is None:
        raise StoreError(f"There is no vote {vote_id}.")
    cast = connection.execute(select(ballots.c.seat, ballots.c.yes).where(ballots.c.vote_id == vote_id))
    return replace(Vote(**row), ballots={row.seat: row.yes for row in cast})
