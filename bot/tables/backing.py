"""Going back: free undo, undo with everybody's consent, a moderator's rollback; and forward again."""

from collections.abc import Sequence

from bot.sitting import AnyTable, Sitting, loaded, restored
from bot.store import Act, ActKind, ActRow, AnswerRow, NewPost, StoreError
from bot.tables.keeper import Keeper
from bot.tables.taken import pile_of
from games.core.errors import Refused, Unfit, refuse

NOTES: dict[ActKind, str] = {"agreed": "bot-taken-back", "rollback": "bot-rolled-back"}
FORTH: dict[ActKind, str] = {"agreed": "bot-brought-back", "rollback": "bot-rolled-forward"}
"""What everybody is told when such a thing is done, and when it is made good again."""


class Backing(Keeper):
    """Taking answers back and bringing them again. Chance comes out the same whenever it is asked again."""

    async def undo(self, game_id: str, seat: int, *, interaction_id: int | None = None) -> Sitting:
        """Take back the last answer of a seat. Raises Refused if that is not free."""
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            table = await self._reaching(sitting, await self._last_number(sitting, seat))
            number = table.undo(seat)
            act = Act("undo", seat, sitting.names[seat], number)
            return await self._keep(sitting, table, interaction_id, undo_to=number, act=act)

    async def may_undo(self, sitting: Sitting, seat: int) -> bool:
        """Tell whether the last answer of a seat can be taken back freely."""
        if sitting.table.finished:
            return False
        try:
            (await self._reaching(sitting, await self._last_number(sitting, seat))).undo_point(seat)
        except Refused:
            return False
        return True

    async def undo_point(self, sitting: Sitting, seat: int) -> int:
        """Return how many answers would stay if the table agreed to take back the seat's last one."""
        table = await self._reaching(sitting, await self._last_number(sitting, seat))
        return table.undo_point(seat, agreed=True)

    async def redo(
        self,
        game_id: str,
        seat: int | None,
        who: str,
        *,
        moderator: bool = False,
        interaction_id: int | None = None,
    ) -> Sitting:
        """Bring back what was taken back last: the seat's own, or what a moderator set back.

        Raises Refused if nothing lies there, if it is not theirs, or if others must be asked first.
        """
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            act = await self.redoable(sitting, seat, moderator=moderator)
            taken = await self._taken_by(sitting, act)
            if act.kind == "agreed" and _others(sitting, act, taken):
                raise refuse("refused-redo-answered")
            return await self._bring_back(sitting, act, taken, who, interaction_id)

    async def redo_agreed(self, game_id: str, seat: int, who: str) -> Sitting:
        """Bring back what a seat had taken back with everybody's consent, all having agreed to that too."""
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            act = await self.redoable(sitting, seat)
            return await self._bring_back(sitting, act, await self._taken_by(sitting, act), who, None)

    async def redoable(self, sitting: Sitting, seat: int | None, *, moderator: bool = False) -> ActRow:
        """Return the act that a seat, or a moderator, may make good next. Raises Refused if there is none."""
        pile = pile_of(await self.store.traces(sitting.id), await self.store.acts(sitting.id))
        if not pile.acts and pile.by is not None:
            raise refuse("bot-redo-gone", who=sitting.names[pile.by])
        if not pile.acts:
            raise refuse("bot-redo-nothing")
        act = pile.acts[-1]
        if act.kind == "rollback" and not moderator:
            raise refuse("bot-redo-moderator", who=act.who)
        if act.kind != "rollback" and act.seat != seat:
            raise refuse("bot-redo-not-yours", who=act.who)
        return act

    async def back_to(
        self,
        game_id: str,
        number: int,
        kind: ActKind,
        who: str,
        *,
        seat: int | None = None,
        interaction_id: int | None = None,
    ) -> Sitting:
        """Go back to where the game had seen `number` answers, and call all who then must act.

        `kind` is `agreed` (for a seat) or `rollback` (by a moderator); everybody is told. Raises Refused for
        a number that is not behind the game.
        """
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            if not 1 <= number < sitting.table.number:
                raise refuse("bot-rollback-number", most=sitting.table.number - 1)
            table = await self._reaching(sitting, number)
            table.rewind(number)
            act = Act(kind, seat, who, number)
            told = (_told(sitting, NOTES[kind], act),)
            return await self._keep(
                sitting, table, interaction_id, undo_to=number, owing=[], posts=told, act=act
            )

    async def _bring_back(
        self,
        sitting: Sitting,
        act: ActRow,
        taken: Sequence[AnswerRow],
        who: str,
        interaction_id: int | None,
    ) -> Sitting:
        """Give the answers again from where they began, in place of what computers have answered since."""
        number = act.number or 0
        table = await self._reaching(sitting, number)
        table.rewind(number)
        try:
            for answer in restored(taken):
                table.resolve(answer.seat, answer.fingerprint, answer.value)
        except (Refused, Unfit):
            raise refuse("bot-redo-unfit") from None
        done, note = Act("redo", act.seat, who, number), FORTH.get(act.kind)
        posts = (_told(sitting, note, done),) if note is not None else ()
        return await self._keep(sitting, table, interaction_id, undo_to=number, posts=posts, act=done)

    async def _taken_by(self, sitting: Sitting, act: ActRow) -> list[AnswerRow]:
        """Return the answers of seats that an act took back; chance comes by itself."""
        return [row for row in await self.store.undone(sitting.id, act.version) if row.seat >= 0]

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


def _others(sitting: Sitting, act: ActRow, taken: Sequence[AnswerRow]) -> set[int]:
    """Return the other people whose answers were taken back too: nobody answers for them again unasked."""
    return {row.seat for row in taken if row.seat != act.seat and sitting.seats[row.seat].kind == "human"}


def _told(sitting: Sitting, note: str, act: Act) -> NewPost:
    return NewPost("note", sitting.row.home, {"note": note, "who": act.who, "number": act.number})
