"""How a game is taken up, held, played on by computers and committed."""

import asyncio
import random
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from bot.away import spans_of
from bot.clock import after_commit, rule_of
from bot.hours import habits_of, next_due
from bot.house_rules import HouseRules, rules_of
from bot.ordered import Followed, follow, kept_orders, notices, read_orders
from bot.sitting import AnyTable, Sitting, answers_since, snapshots_since, taken_up
from bot.store import (
    Act,
    ClockRow,
    GameRow,
    Json,
    MemberSettings,
    NewAnswer,
    NewPost,
    NewReminder,
    SeatRow,
    Store,
    Target,
)
from games.core.errors import refuse
from games.core.orders import Orders
from games.core.players import greedy_value

KEPT = 64
"""How many games are held in memory."""
LONGEST_RUN = 5000


class Keeper:
    """Games by id, each held in memory at the version the store has.

    `now`, `new_seed` and `source` give time, seeds and the computer's whims.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        new_seed: Callable[[], str],
        source: random.Random,
    ) -> None:
        self.store = store
        self.now = now
        self._new_seed = new_seed
        self._source = source
        self._held: OrderedDict[str, Sitting] = OrderedDict()
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def sit(self, game_id: str) -> Sitting:
        """Return a game as it stands; its table is shared and never played on.

        Raises UnknownGame, and WrongStatus-like StoreError for a lobby.
        """
        held = self._held.get(game_id)
        if held is None or held.version != (await self.store.game(game_id)).version:
            held = taken_up(await self.store.load(game_id))
        self._held[game_id] = held
        self._held.move_to_end(game_id)
        while len(self._held) > KEPT:
            self._held.popitem(last=False)
        return held

    def forget(self, game_id: str) -> None:
        """Let go of a game held in memory; it is read again when it is next needed."""
        self._held.pop(game_id, None)

    async def house_rules(self, row: GameRow) -> HouseRules:
        """Return what the owner of the game's server has decided."""
        return rules_of(await self.store.server(row.guild_id)) if row.guild_id is not None else HouseRules()

    async def seats(self, game_id: str) -> tuple[SeatRow, ...]:
        """Return who sits where."""
        return await self.store.seats_of(game_id)

    async def _reseat(
        self, sitting: Sitting, seat: SeatRow, act: Act, interaction_id: int | None, *posts: NewPost
    ) -> Sitting:
        """Put somebody else on a seat, its lock being held."""
        owing = [one for one in sitting.owing() if one != seat.seat]
        table = sitting.table.fork()
        return await self._keep(
            sitting, table, interaction_id, owing=owing, changed=(seat,), posts=posts, act=act
        )

    async def _keep(
        self,
        sitting: Sitting,
        table: AnyTable,
        interaction_id: int | None,
        *,
        owing: list[int] | None = None,
        undo_to: int | None = None,
        changed: tuple[SeatRow, ...] = (),
        posts: Sequence[NewPost] = (),
        ruled: int | None = None,
        act: Act | None = None,
    ) -> Sitting:
        """Let orders (the rules of seat `ruled` too) and computers play on at `table`, and commit all that.

        With `undo_to` it takes the place of what was answered from that number on.
        """
        row, void, shown = sitting.row, len(sitting.table.void), sitting.table.number
        seats = tuple(next((new for new in changed if new.seat == old.seat), old) for old in sitting.seats)
        owing = sitting.owing() if owing is None else owing
        if undo_to is None and void:
            # What no longer fits the rules leaves the record before anything is added to it.
            undo_to, owing = shown, []
        self._let_computers(table, seats)
        back = undo_to is not None and (act is None or act.kind != "redo")
        followed = await self._follow(sitting.id, table, seats, changed, ruled, taking_back=back)
        news = self._news(table, seats, owing, shown)
        answers = answers_since(table, shown if undo_to is None else undo_to)
        waited = set(owing) - {answer.seat for answer in answers}
        await self.store.commit_move(
            sitting.id,
            row.version,
            at=self.now(),
            answers=answers,
            snapshots=snapshots_since(table, shown if undo_to is None else -1),
            outbox=[
                *posts,
                *notices(row.id, table.number, seats, followed.notices),
                *await self._calls(row, seats, table, news, void),
            ],
            reminders=await self._reminders(row, seats, table, sorted(waited)),
            seats=changed,
            interaction_id=interaction_id,
            undo_to=undo_to,
            finished=result_of(table),
            clocks=await self._clocks(row, seats, table, sorted(waited), answers, act),
            orders=kept_orders(table, followed.orders, followed.rows, self.now(), self._source),
            act=act,
        )
        return await self.sit(sitting.id)

    async def _follow(
        self,
        game_id: str,
        table: AnyTable,
        seats: tuple[SeatRow, ...],
        changed: Sequence[SeatRow],
        ruled: int | None,
        *,
        taking_back: bool,
    ) -> Followed:
        """Carry out standing orders and computers' answers in turn until neither has any more to do.

        Orders go with whoever gave them: where somebody else sits now they are gone.
        """
        rows = await self.store.orders_of(game_id)
        done = Followed(read_orders(rows, seats) | {one.seat: Orders() for one in changed}, rows)
        if not done.orders or table.finished or taking_back:
            return done
        while True:
            before = table.number
            step = follow(table, done.orders, ruled)
            done = Followed(step.orders, rows, [*done.notices, *step.notices])
            self._let_computers(table, seats)
            if table.number == before or table.finished:
                return done

    async def _clocks(
        self,
        row: GameRow,
        seats: tuple[SeatRow, ...],
        table: AnyTable,
        waited: Sequence[int] = (),
        answers: Sequence[NewAnswer] = (),
        act: Act | None = None,
    ) -> list[ClockRow]:
        """Return the clocks as they go on after a commit; none for a game without a clock.

        `waited` are the seats that have been waited for all along; `answers` and `act` are what was done.
        """
        rule = rule_of(row.clock)
        if rule is None:
            return []
        people = {chair.seat: chair.user_id for chair in seats if chair.kind == "human"}
        kept = {one.seat: one for one in await self.store.clocks_of(row.id)}
        bank = round(rule.bank.total_seconds())
        rows = [kept.get(chair.seat, ClockRow(chair.seat, bank)) for chair in seats]
        owing = [seat for seat in table.owing() if seat in people]
        aways = {
            seat: spans_of(await self.store.member(user)) for seat, user in people.items() if user is not None
        }
        still, moved = (
            [seat for seat in waited if seat in owing],
            {one.seat for one in answers if one.seat >= 0},
        )
        back = act.seat if act is not None and act.kind == "undo" else None
        return after_commit(rule, rows, self.now(), owing, still, aways, moved=moved, back=back)

    def _let_computers(self, table: AnyTable, seats: tuple[SeatRow, ...]) -> None:
        """Answer for computer and open seats until a person must act or the game is over."""
        if not any(row.kind == "human" for row in seats):
            raise refuse("bot-nobody-left")
        for _ in range(LONGEST_RUN):
            mine = [one for one in table.asked if seats[one.seat].kind != "human"]
            if not mine:
                return
            table.answer(mine[0], greedy_value(table, mine[0], self._source))

    @staticmethod
    def _news(table: AnyTable, seats: tuple[SeatRow, ...], owing: list[int], shown: int) -> list[int]:
        """Return the seats to be called: all that owe if a new step began or somebody new must act."""
        now = [seat for seat in table.owing() if seats[seat].kind == "human"]
        fresh = [seat for seat in now if seat not in owing]
        return now if max(table.snapshots, default=0) > shown else fresh

    @staticmethod
    def _posts(row: GameRow, table: AnyTable, ping: list[int], void: int = 0) -> list[NewPost]:
        if table.finished:
            return [NewPost("over", row.home)]
        return [NewPost("turn", row.home, {"ping": ping, "void": void})] if ping else []

    async def _calls(
        self, row: GameRow, seats: tuple[SeatRow, ...], table: AnyTable, news: list[int], void: int
    ) -> list[NewPost]:
        """Return the post that calls those who must act now, and the private word to who comes next."""
        return [*self._posts(row, table, news, void), *await self._heads_up(row, seats, table)]

    async def _heads_up(self, row: GameRow, seats: tuple[SeatRow, ...], table: AnyTable) -> list[NewPost]:
        """Return a private word to whoever comes next, once before each of their turns, if they want it."""
        coming = None if table.finished else table.game.upcoming(table.state)
        user = seats[coming].user_id if coming is not None and coming not in table.owing() else None
        if coming is None or user is None or not habits_of(await self.store.member(user)).heads_up:
            return []
        last = (await self.store.latest(row.id, [coming])).get(coming)
        key = f"{row.id}/{coming}/{last.number if last else 0}/headsup"
        return [NewPost("headsup", Target("dm", user), None, coming, key)]

    async def _reminders(
        self, row: GameRow, seats: tuple[SeatRow, ...], table: AnyTable, waited: Sequence[int] = ()
    ) -> list[NewReminder]:
        return [
            NewReminder(seat, await self._next_due(row, seats[seat].user_id), seat in waited)
            for seat in table.owing()
            if seats[seat].user_id is not None
        ]

    async def _next_due(self, row: GameRow, user_id: int | None) -> datetime:
        server = await self.store.server(row.guild_id) if row.guild_id is not None else None
        member = await self.store.member(user_id) if user_id is not None else MemberSettings(0)
        return next_due(self.now(), member, server)


def options_of(row: GameRow) -> dict[str, str]:
    """Return a game's options as the rules take them."""
    chosen = row.options if isinstance(row.options, Mapping) else {}
    return {key: str(value) for key, value in chosen.items()}


def result_of(table: AnyTable) -> Json:
    """Return what is kept of a finished game's score; None while it runs."""
    if not table.finished:
        return None
    sheet = table.game.score(table.state)
    return {"totals": list(sheet.totals), "winners": list(sheet.winners)}
