"""Time: clocks that run out, days away, reminders that are to stop."""

from datetime import datetime, timedelta

from bot.away import going, spans_of
from bot.clock import left, rule_of
from bot.sitting import Sitting
from bot.store import Act, DueClock, Json, MemberSettings, NewPost
from bot.tables.reminding import Reminding
from bot.tables.voting import Voting

MOST = 200
"""Most answers that the computer gives at once for somebody whose time is up."""


class Timing(Voting, Reminding):
    """What the passing of time does to games."""

    async def time_up(self, due: DueClock) -> None:
        """Do what the table has chosen for a clock that runs out; once, however often it is asked for."""
        sitting = await self.sit(due.game_id)
        rule = rule_of(sitting.row.clock)
        if rule is None or due.seat not in sitting.owing():
            await self.store.clock_rung(due, sitting.version, (), self.now())
        elif rule.zero == "computer":
            await self._answer_for(due)
        else:
            others = [one for one in sitting.seats if one.kind == "human" and one.seat != due.seat]
            zero = rule.zero if others else "nudge"
            note = self._out_of_time(sitting, due.seat, f"bot-time-{zero}")
            rung = await self.store.clock_rung(due, sitting.version, [note], self.now())
            if rung and zero == "vote":
                await self._ask(sitting, "kick", due.seat, 0, None)

    async def clocks_now(self, sitting: Sitting) -> list[tuple[int, timedelta, datetime | None]]:
        """Return each person's seat with what its bank holds now, and when that is used up if it runs."""
        if (rule := rule_of(sitting.row.clock)) is None:
            return []
        found = []
        for row in await self.store.clocks_of(sitting.id):
            if (user := sitting.seats[row.seat].user_id) is not None:
                spans = spans_of(await self.store.member(user))
                found.append((row.seat, left(rule, row, self.now(), spans), row.due_at))
        return found

    async def leave_for(self, user_id: int, days: int) -> MemberSettings:
        """Note that a member is away from now for so many days (0: is back); clocks and reminders wait.

        Raises Refused beyond the limits.
        """
        member = going(await self.store.member(user_id), self.now(), days)
        await self.store.put_member(member)
        await self.plan_anew(user_id)
        for row in await self.store.games_of_user(user_id, ("running",)):
            async with self._locks[row.id]:
                sitting = await self.sit(row.id)
                clocks = await self._clocks(sitting.row, sitting.seats, sitting.table, sitting.owing())
                await self.store.put_clocks(row.id, clocks)
        return member

    async def _answer_for(self, due: DueClock) -> None:
        """Give the legal default of each question of the seat until others must act.

        The default risks nothing of what the player may have planned; the computer's own ideas would.
        """
        async with self._locks[due.game_id]:
            sitting = await self.sit(due.game_id)
            table = sitting.table.fork()
            for _ in range(MOST):
                mine = [one for one in table.asked if one.seat == due.seat]
                if not mine:
                    break
                table.answer(mine[0], mine[0].legal_default())
            note = self._out_of_time(sitting, due.seat, "bot-time-computer")
            act = Act("time", due.seat, sitting.names[due.seat])
            await self._keep(sitting, table, None, posts=(note,), act=act)

    @staticmethod
    def _out_of_time(sitting: Sitting, seat: int, key: str) -> NewPost:
        payload: Json = {"note": key, "who": sitting.names[seat], "ping": [seat]}
        return NewPost("note", sitting.row.home, payload, key=f"{sitting.id}/{sitting.version}/{seat}/time")
