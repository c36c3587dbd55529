"""Who sits where in a running game."""

from bot.sitting import Sitting
from bot.store import Act, ActKind, NewPost, SeatRow
from bot.tables.keeper import Keeper
from games.core.errors import refuse

OFFERS: dict[ActKind, str] = {"resign": "bot-seat-open", "kick": "bot-seat-opened"}
"""How an open seat is offered."""


class Chairs(Keeper):
    """Giving a seat up and taking one."""

    async def resign(
        self,
        game_id: str,
        seat: int,
        *,
        interaction_id: int | None = None,
        kind: ActKind = "resign",
        who: str = "",
    ) -> Sitting:
        """Open a seat; the computer plays it until somebody claims it.

        `kind` is `kick` where it is opened against its player's will, `who` the moderator who did that.
        Raises Refused if nobody sits there any more.
        """
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            if sitting.seats[seat].kind != "human":
                raise refuse("bot-kick-not-owing", who=sitting.names[seat])
            row = SeatRow(seat, None, sitting.names[seat], "open")
            offer = NewPost("seat", sitting.row.home, {"note": OFFERS[kind]}, seat)
            act = Act(kind, seat, who or sitting.names[seat])
            return await self._reseat(sitting, row, act, interaction_id, offer)

    async def claim(self, game_id: str, seat: int, user_id: int, name: str) -> Sitting:
        """Put a user on an open seat. Raises Refused if it is not open."""
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            if sitting.seats[seat].kind != "open" or sitting.seat_of(user_id) is not None:
                raise refuse("bot-seat-not-open")
            row = SeatRow(seat, user_id, name, "human")
            return await self._reseat(sitting, row, Act("claim", seat, name), None)
