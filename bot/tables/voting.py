"""Votes: what one player may not do alone, the table may do together."""

from datetime import datetime, timedelta

from bot.away import spans_of
from bot.clock import counted
from bot.sitting import Sitting, loaded, restored
from bot.store import ActRow, Vote, VoteKind
from bot.tables.backing import Backing
from bot.tables.chairs import Chairs
from games.core.errors import refuse

PATIENCE = timedelta(days=3)
"""How long a table waits before a seat may be opened against its player's will."""


class Voting(Backing, Chairs):
    """Asking the table and acting on its answer."""

    async def ask_undo(self, game_id: str, seat: int) -> Vote:
        """Ask everybody whether the seat's last answer may be taken back, with all that came after it."""
        sitting = await self.sit(game_id)
        return await self._ask(sitting, "undo", seat, await self.undo_point(sitting, seat), seat)

    async def ask_redo(self, game_id: str, seat: int) -> Vote:
        """Ask everybody whether what the table has taken back for the seat is to stand after all."""
        sitting = await self.sit(game_id)
        act = await self.redoable(sitting, seat)
        return await self._ask(sitting, "redo", seat, act.number or 0, seat)

    async def ask_kick(self, game_id: str, seat: int, asker: int) -> Vote:
        """Ask the others whether a seat that keeps them waiting is to be opened. Raises Refused too early."""
        sitting = await self.sit(game_id)
        await self.must_be_late(sitting, seat)
        return await self._ask(sitting, "kick", seat, 0, asker)

    async def must_be_late(self, sitting: Sitting, seat: int) -> None:
        """Raise Refused unless the seat belongs to a person who has been waited for long enough."""
        user = sitting.seats[seat].user_id
        if user is None or seat not in sitting.owing():
            raise refuse("bot-kick-not-owing", who=sitting.names[seat])
        aways = spans_of(await self.store.member(user))
        if counted(await self.waited_since(sitting, seat), self.now(), aways) < PATIENCE:
            raise refuse("bot-kick-early", who=sitting.names[seat], days=PATIENCE.days)

    async def waited_since(self, sitting: Sitting, seat: int) -> datetime:
        """Return when the open question of a seat was put, or put again because something was taken back."""
        anew = [act.at for act in await self.store.acts(sitting.id) if _concerns(act, seat)]
        return max([await self._put_at(sitting, seat), *anew])

    async def _put_at(self, sitting: Sitting, seat: int) -> datetime:
        """Return when the answer was given that put the open question of a seat; later ones do not matter."""
        record = await self.store.load(sitting.id)
        if record.snapshot is None or not record.snapshot.number:
            return sitting.row.started_at or sitting.row.created_at
        (before, *tail) = await self.store.history(sitting.id, record.snapshot.number - 1)
        table = loaded(sitting.game, record.snapshot, [])
        since = before.at
        for row in tail:
            owed = seat in table.owing()
            if row.seat >= 0:
                (answer,) = restored([row])
                table.resolve(answer.seat, answer.fingerprint, answer.value)
            since = since if owed and seat in table.owing() and row.seat != seat else row.at
        return since

    async def kick(self, game_id: str, seat: int, who: str) -> Sitting:
        """Open a seat that has kept the others waiting too long, as a moderator. Raises Refused too early."""
        await self.must_be_late(await self.sit(game_id), seat)
        return await self.resign(game_id, seat, kind="kick", who=who)

    async def cast(self, vote_id: int, user_id: int, *, yes: bool) -> Vote:
        """Note a player's answer; carry out what all voters have agreed to, close what one has refused.

        Raises Refused for a vote that is over or whose game has moved on, and for who has no vote.
        """
        vote = await self.store.vote(vote_id)
        sitting = await self.sit(vote.game_id)
        if not await self.stands(sitting, vote):
            raise refuse("bot-vote-over")
        seat = sitting.seat_of(user_id)
        if seat is None or seat not in voters(sitting, vote):
            raise refuse("bot-vote-not-yours")
        vote = await self.store.cast(vote_id, seat, yes=yes)
        await self._count(sitting, vote)
        return await self.store.vote(vote_id)

    async def stands(self, sitting: Sitting, vote: Vote) -> bool:
        """Tell whether a vote still counts.

        It does until the game moves on; one about opening a seat until that seat has answered, or its
        question was put anew, whatever others do meanwhile.
        """
        if not vote.open or vote.version == sitting.version:
            return vote.open
        if vote.kind != "kick" or vote.seat not in sitting.owing():
            return False
        last = (await self.store.latest(sitting.id, [vote.seat])).get(vote.seat)
        later = [act for act in await self.store.acts(sitting.id) if act.version > vote.version]
        anew = any(_concerns(act, vote.seat) for act in later)
        return not anew and (last is None or last.version <= vote.version)

    async def asked_about(self, sitting: Sitting) -> list[int]:
        """Return the seats about whose opening a vote stands."""
        votes = [await self.store.last_vote(sitting.id, "kick", seat) for seat in sitting.owing()]
        return [one.seat for one in votes if one is not None and await self.stands(sitting, one)]

    async def _ask(self, sitting: Sitting, kind: VoteKind, seat: int, number: int, asker: int | None) -> Vote:
        asked = await self.store.last_vote(sitting.id, kind, seat)
        if asked is not None and await self.stands(sitting, asked):
            vote = asked if asker is None else await self.store.cast(asked.id, asker, yes=True)
        else:
            vote = await self._open(sitting, kind, seat, number, asker)
        await self._count(sitting, vote)
        return await self.store.vote(vote.id)

    async def _open(
        self, sitting: Sitting, kind: VoteKind, seat: int, number: int, asker: int | None
    ) -> Vote:
        return await self.store.open_vote(
            sitting.id,
            sitting.version,
            kind,
            seat,
            number,
            yes=asker,
            target=sitting.row.home,
            at=self.now(),
        )

    async def _count(self, sitting: Sitting, vote: Vote) -> None:
        if not vote.open:
            return
        if not all(vote.ballots.values()):
            await self.store.close_vote(vote.id)
        elif set(vote.ballots) >= set(voters(sitting, vote)):
            await self.store.close_vote(vote.id)
            await self._carry_out(sitting, vote)

    async def _carry_out(self, sitting: Sitting, vote: Vote) -> None:
        name = sitting.names[vote.seat]
        if vote.kind == "kick":
            await self.resign(sitting.id, vote.seat, kind="kick")
        elif vote.kind == "redo":
            await self.redo_agreed(sitting.id, vote.seat, name)
        else:
            await self.back_to(sitting.id, vote.number, "agreed", name, seat=vote.seat)


def _concerns(act: ActRow, seat: int) -> bool:
    """Tell whether an act puts the question of a seat anew: all of them if the table was set back."""
    return act.seat == seat or act.kind in ("agreed", "rollback")


def voters(sitting: Sitting, vote: Vote) -> list[int]:
    """Return the seats that must all agree: the people, but for whoever is to lose the seat."""
    return [
        row.seat
        for row in sitting.seats
        if row.kind == "human" and not (vote.kind == "kick" and row.seat == vote.seat)
    ]
