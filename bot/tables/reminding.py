"""When and where somebody is reminded."""

from datetime import datetime, timedelta

from bot.sitting import Sitting
from bot.store import (
    GameRow,
    Reminder,
    Target,
)
from bot.tables.keeper import Keeper
from games.core.errors import refuse

NEVER = timedelta(days=3650)


class Reminding(Keeper):
    """Plans of reminders."""

    async def next_reminder(self, row: GameRow, seat: int) -> datetime:
        """Return when a seat that owes is to be reminded next."""
        return await self._next_due(row, (await self.store.seats_of(row.id))[seat].user_id)

    async def reminded_in(self, row: GameRow, seat: int) -> Target | None:
        """Return where whoever sits there wants reminders, None for the game's channel."""
        user_id = (await self.store.seats_of(row.id))[seat].user_id
        if user_id is None or (await self.store.member(user_id)).remind_in != "dm":
            return None
        return Target("dm", user_id)

    async def mute(self, sitting: Sitting, seat: int) -> None:
        """Plan no reminder for what the seat owes now. Raises Refused if it owes nothing."""
        if seat not in sitting.owing():
            raise refuse("bot-not-your-turn")
        await self.store.put_off(Reminder(sitting.id, sitting.version, seat, self.now() + NEVER))

    async def plan_anew(self, user_id: int) -> None:
        """Plan the reminders of a member who has set another hour or time zone."""
        for row in await self.store.games_of_user(user_id, ("running",)):
            sitting = await self.sit(row.id)
            seat = sitting.seat_of(user_id)
            if seat is not None and seat in sitting.owing():
                due = await self._next_due(row, user_id)
                await self.store.put_off(Reminder(row.id, sitting.version, seat, due))

    async def plan_server_anew(self, guild_id: int) -> None:
        """Plan the reminders of all who are waited for in a server that has set another hour or zone."""
        users = {
            chair.user_id
            for row in await self.store.games_of_guild(guild_id)
            for chair in await self.store.seats_of(row.id)
            if chair.user_id is not None
        }
        for user_id in sorted(users):
            await self.plan_anew(user_id)
