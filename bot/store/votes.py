"""Votes of a table."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection, delete, insert, select, update

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
        """Open a vote with the asking seat's `yes` in it, and queue its post.

        The same one again is kept if it is open, and begins anew if it is closed.
        """

        def work(connection: Connection) -> Vote:
            here: dict[str, str | int] = {"game_id": game_id, "version": version}
            vote_id, fresh = _opened(connection, here | {"kind": kind, "seat": seat, "number": number})
            if yes is not None:
                _put(connection, vote_id, yes, True)
            if fresh:
                key = f"{game_id}/vote/{vote_id}/{at.isoformat()}"
                queue(connection, game_id, version, [NewPost("vote", target, {"vote": vote_id}, key=key)], at)
            return _read(connection, vote_id)

        return await self.write(work)

    async def last_vote(self, game_id: str, kind: VoteKind, seat: int) -> Vote | None:
        """Return the latest vote of a kind about a seat, open or closed; None if there has been none."""
        same = (votes.c.game_id == game_id) & (votes.c.kind == kind) & (votes.c.seat == seat)
        latest = select(votes.c.id).where(same).order_by(votes.c.version.desc()).limit(1)

        def work(connection: Connection) -> Vote | None:
            vote_id = connection.scalar(latest)
            return None if vote_id is None else _read(connection, vote_id)

        return await self.read(work)

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


def _opened(connection: Connection, values: Mapping[str, str | int]) -> tuple[int, bool]:
    """Return the id of the vote with these values, which is open now, and whether it was not before."""
    same = [votes.c[name] == values[name] for name in ("game_id", "version", "kind", "seat")]
    known = connection.execute(select(votes.c.id, votes.c.open).where(*same)).one_or_none()
    if known is None:
        made = connection.execute(insert(votes).values(**values, open=True)).inserted_primary_key
        assert made is not None
        return made[0], True
    if not known.open:
        connection.execute(delete(ballots).where(ballots.c.vote_id == known.id))
        connection.execute(update(votes).where(votes.c.id == known.id).values(open=True))
    return known.id, not known.open


def _put(connection: Connection, vote_id: int, seat: int, yes: bool) -> None:
    put = insert_into(connection, ballots).values(vote_id=vote_id, seat=seat, yes=yes)
    connection.execute(put.on_conflict_do_update(index_elements=["vote_id", "seat"], set_={"yes": yes}))


def _read(connection: Connection, vote_id: int) -> Vote:
    row = connection.execute(select(votes).where(votes.c.id == vote_id)).mappings().one_or_none()
    if row is None:
        raise StoreError(f"There is no vote {vote_id}.")
    cast = connection.execute(select(ballots.c.seat, ballots.c.yes).where(ballots.c.vote_id == vote_id))
    return replace(Vote(**row), ballots={row.seat: row.yes for row in cast})
