"""Who sits where in a running game."""

from bot.sitting import Sitting
from bot.store import NewPost, SeatRow
from bot.tables.keeper import Keeper
from games.core.errors import refuse


class Chairs(Keeper):
    """Giving a seat up and taking one."""

    async def resign(self, game_id: str, seat: int, *, interaction_id: int | None = None) -> Sitting:
        """Open a seat; the computer plays it until somebody claims it."""
        sitting = await self.sit(game_id)
        row = SeatRow(seat, None, sitting.names[seat], "open")
        offer = NewPost("seat", sitting.row.home, seat=seat)
        return await self._reseat(game_id, row, interaction_id, offer)

    async def claim(self, game_id: str, seat: int, user_id: int, name: str) -> Sitting:
        """Put a user on an open seat. Raises Refused if it is not open."""
        sitting = await self.sit(game_id)
        if sitting.seats[seat].kind != "open" or sitting.seat_of(user_id) is not None:
            raise refuse("bot-seat-not-open")
        return await self._reseat(game_id, SeatRow(seat, user_id, name, "human"), None)
