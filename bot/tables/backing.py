"""Going back: free undo, redo, undo with everybody's consent, a moderator's rollback."""

from bot.sitting import AnyTable, Sitting, loaded, restored
from bot.store import AnswerRow, NewPost, StoreError
from bot.tables.keeper import Keeper
from games.core.errors import Refused, Unfit, refuse
from games.core.question import Value


class Backing(Keeper):
    """Taking answers back and bringing them again. Chance comes out the same whenever it is asked again."""

    async def undo(self, game_id: str, seat: int, *, interaction_id: int | None = None) -> Sitting:
        """Take back the last answer of a seat. Raises Refused if that is not free."""
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            table = await self._reaching(sitting, await self._last_number(sitting, seat))
            number = table.undo(seat)
            return await self._keep(sitting, table, interaction_id, undo_to=number)

    async def undo_point(self, sitting: Sitting, seat: int) -> int:
        """Return how many answers would stay if the table agreed to take back the seat's last one."""
        table = await self._reaching(sitting, await self._last_number(sitting, seat))
        return table.undo_point(seat, agreed=True)

    async def redo(self, game_id: str, seat: int, *, interaction_id: int | None = None) -> Sitting:
        """Bring back what the last commit took back, if it began with an answer of this seat.

        Raises Refused if there is nothing of that kind.
        """
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            undone = await self._undone(sitting)
            if not undone or undone[0].seat != seat:
                raise refuse("bot-redo-nothing")
            table = sitting.table.fork()
            for answer in restored(undone):
                _again(table, answer.seat, answer.fingerprint, answer.value)
            return await self._keep(sitting, table, interaction_id)

    async def back_to(
        self, game_id: str, number: int, note: str, who: str, *, interaction_id: int | None = None
    ) -> Sitting:
        """Go back to where the game had seen `number` answers, and call all who then must act.

        Everybody is told by the message `note` (with `who` and `number`). Raises Refused for a number that
        is not behind the game.
        """
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            if not 1 <= number < sitting.table.number:
                raise refuse("bot-rollback-number", most=sitting.table.number - 1)
            table = await self._reaching(sitting, number)
            table.rewind(number)
            told = NewPost("note", sitting.row.home, {"note": note, "who": who, "number": number})
            return await self._keep(sitting, table, interaction_id, undo_to=number, owing=[], posts=(told,))

    async def _undone(self, sitting: Sitting) -> list[AnswerRow]:
        rows = await self.store.history(sitting.id, with_undone=True)
        return sorted(
            (row for row in rows if row.undone_at_version == sitting.version and row.seat >= 0),
            key=lambda row: row.number,
        )

    async def _last_number(self, sitting: Sitting, seat: int) -> int:
        last = await self.store.latest(sitting.id, [seat])
        if seat not in last:
            raise refuse("refused-undo-nothing")
        return last[seat].number

    async def _reaching(self, sitting: Sitting, number: int) -> AnyTable:
        """Return the game's table with a kept record that reaches back to `number` answers."""
        record = await self.store.load(sitting.id, upto=number)
        if record.snapshot is None:
            raise StoreError(f"The game {sitting.id} has no snapshot.")
        tail = await self.store.history(sitting.id, record.snapshot.number)
        return loaded(sitting.game, record.snapshot, tail)


def _again(table: AnyTable, seat: int, fingerprint: str, value: Value) -> None:
    """Answer as before; what computers or others have answered since is left as it is."""
    try:
        table.resolve(seat, fingerprint, value)
    except (Refused, Unfit):
        return
