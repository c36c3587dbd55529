"""Games as people use them: lobbies, moves, taking back, leaving; each change is one commit."""

import asyncio
import json
import logging
import random
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from bot.hours import next_due
from bot.sitting import AnyTable, Sitting, answers_since, loaded, snapshots_since, taken_up
from bot.store import (
    GameRow,
    Json,
    LoggedEvents,
    MemberSettings,
    NewGame,
    NewPost,
    NewReminder,
    NewSeat,
    Reminder,
    SeatRow,
    Stale,
    Start,
    Store,
    StoreError,
    Target,
)
from games.core.chance import seed_hash
from games.core.errors import Refused, Unfit, refuse
from games.core.events import Event
from games.core.players import greedy_value
from games.core.question import Decision, Value
from games.core.record import events_from_json
from games.core.registry import game_named
from games.core.table import Table

__all__ = ["Sitting", "Tables"]

_log = logging.getLogger(__name__)

KEPT = 64
"""How many games are held in memory."""
LONGEST_RUN = 5000
PAGE = 50
"""How many answers of a record are read at once."""


class Tables:
    """All games, by id. `now`, `new_seed` and `source` give time, seeds and the computer's whims."""

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

    async def lobby_or_game_in(self, channel_id: int) -> GameRow | None:
        """Return the game that is open in a channel or thread."""
        return await self.store.active_game_in(channel_id)

    async def new_lobby(
        self,
        game_id: str,
        channel_id: int,
        guild_id: int | None,
        user_id: int,
        name: str,
        seats: int,
        options: Mapping[str, str],
        language: str,
    ) -> GameRow:
        """Open a lobby with its maker seated. Raises Refused, or ChannelBusy."""
        game = game_named(game_id)
        if seats not in game.seats:
            raise refuse("refused-seats", least=game.seats.start, most=game.seats.stop - 1)
        new = NewGame(
            game_id,
            seats,
            channel_id,
            user_id,
            guild_id,
            language=language,
            options=dict(options),
        )
        return await self.store.create_game(new, at=self.now(), seats=[NewSeat(name, user_id)])

    async def join(self, game_id: str, user_id: int, name: str) -> GameRow:
        """Seat a user in a lobby. Raises SeatTaken, NoSeat, WrongStatus."""
        await self.store.add_seat(game_id, NewSeat(name, user_id), at=self.now())
        return await self.store.game(game_id)

    async def leave(self, game_id: str, user_id: int) -> GameRow:
        """Take a user out of a lobby. Raises Refused if he has no seat."""
        for row in await self.store.seats_of(game_id):
            if row.user_id == user_id:
                await self.store.remove_seat(game_id, row.seat, at=self.now())
                return await self.store.game(game_id)
        raise refuse("bot-no-seat")

    async def add_computer(self, game_id: str) -> GameRow:
        """Seat a computer player in a lobby."""
        taken = await self.store.seats_of(game_id)
        count = sum(row.kind == "computer" for row in taken)
        await self.store.add_seat(game_id, NewSeat(f"Automaton {count + 1}", kind="computer"), at=self.now())
        return await self.store.game(game_id)

    async def seats(self, game_id: str) -> tuple[SeatRow, ...]:
        """Return who sits where."""
        return await self.store.seats_of(game_id)

    async def start(self, game_id: str, interaction_id: int | None = None) -> Sitting:
        """Begin a game with those who are seated. Raises Refused if they are too few."""
        async with self._locks[game_id]:
            row = await self.store.game(game_id)
            seats = await self.store.seats_of(game_id)
            seed = self._new_seed()
            table: AnyTable = Table.start(game_named(row.game), len(seats), _options(row), seed)
            self._let_computers(table, seats)
            begun = Start(seed, seed_hash(seed), str(table.game.rules_version))
            await self.store.start_game(
                game_id,
                row.version,
                begun,
                at=self.now(),
                answers=answers_since(table, 0),
                snapshots=snapshots_since(table, -1),
                outbox=self._posts(row, table, table.owing()),
                reminders=await self._reminders(row, seats, table),
                interaction_id=interaction_id,
            )
        return await self.sit(game_id)

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

    async def answer(
        self,
        game_id: str,
        seat: int,
        fingerprint: str,
        value: Value,
        *,
        seen: int | None = None,
        interaction_id: int | None = None,
    ) -> Sitting:
        """Answer an open question as the seat saw it at version `seen`; computers go on in the same commit.

        Raises Refused (nothing changed), Stale or Repeated.
        """
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            if seen is not None and not await self._is_as_seen(sitting, seat, fingerprint, seen):
                raise Stale(seen, sitting.version)
            table = sitting.table.fork()
            table.resolve(seat, fingerprint, value)
            return await self._keep(sitting, table, interaction_id)

    async def undo(self, game_id: str, seat: int, *, interaction_id: int | None = None) -> Sitting:
        """Take back the last answer of a seat. Raises Refused if that is not free."""
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            table = await self._reaching(sitting, seat)
            number = table.undo(seat)
            return await self._keep(sitting, table, interaction_id, undo_to=number)

    async def resign(self, game_id: str, seat: int, *, interaction_id: int | None = None) -> Sitting:
        """Open a seat; the computer plays it until somebody claims it."""
        sitting = await self.sit(game_id)
        row = SeatRow(seat, None, sitting.names[seat], "open")
        channel = Target("channel", sitting.row.thread_id or sitting.row.channel_id)
        return await self._reseat(game_id, row, interaction_id, NewPost("seat", channel, seat=seat))

    async def claim(self, game_id: str, seat: int, user_id: int, name: str) -> Sitting:
        """Put a user on an open seat. Raises Refused if it is not open."""
        sitting = await self.sit(game_id)
        if sitting.seats[seat].kind != "open" or sitting.seat_of(user_id) is not None:
            raise refuse("bot-seat-not-open")
        return await self._reseat(game_id, SeatRow(seat, user_id, name, "human"), None)

    async def end(self, game_id: str, *, interaction_id: int | None = None) -> None:
        """Break a game off."""
        async with self._locks[game_id]:
            row = await self.store.game(game_id)
            await self.store.end(game_id, row.version, at=self.now(), interaction_id=interaction_id)

    async def rematch(self, game_id: str, user_id: int) -> GameRow:
        """Open a lobby like that of a finished game, its seats rotated by one; for those who played.

        Raises Refused for an outsider or a game that still runs, ChannelBusy.
        """
        old = await self.store.game(game_id)
        seats = await self.store.seats_of(game_id)
        if old.status == "running":
            raise refuse("bot-not-over")
        if user_id not in {row.user_id for row in seats}:
            raise refuse("bot-outsider", who=", ".join(row.name for row in seats))
        new = NewGame(
            old.game,
            old.seats,
            old.channel_id,
            user_id,
            old.guild_id,
            old.thread_id,
            old.language,
            old.options,
        )
        rotated = [
            NewSeat(row.name, row.user_id, row.kind)
            for row in (*seats[1:], *seats[:1])
            if row.kind != "open"
        ]
        return await self.store.create_game(new, at=self.now(), seats=rotated)

    async def keep_finished(
        self,
        table: AnyTable,
        names: Sequence[str],
        seed: str,
        options: Mapping[str, str],
        *,
        channel_id: int,
        guild_id: int | None,
        user_id: int,
        language: str,
    ) -> GameRow:
        """Keep a game that was played to its end elsewhere. Raises ChannelBusy."""
        new = NewGame(
            table.game.id, len(names), channel_id, user_id, guild_id, language=language, options=dict(options)
        )
        seated = [NewSeat(name, kind="open") for name in names]
        row = await self.store.create_game(new, at=self.now(), seats=seated)
        version = await self.store.start_game(
            row.id,
            row.version,
            Start(seed, seed_hash(seed), str(table.game.rules_version)),
            at=self.now(),
            answers=answers_since(table, 0),
            snapshots=snapshots_since(table, -1),
        )
        await self.store.finish(row.id, version, _result(table), at=self.now())
        return await self.store.game(row.id)

    async def told(self, sitting: Sitting, seats: Sequence[int], *, own: bool = False) -> list[Event]:
        """Return what happened since the last answer of whichever of the seats has waited longest.

        With `own` what came of that answer itself is told too. Private wordings are still inside.
        """
        last = await self.store.latest(sitting.id, seats)
        numbers = [last[seat].number + (not own) if seat in last else 0 for seat in seats]
        return _events(await self.store.events(sitting.id, min(numbers, default=sitting.table.number)))

    async def log(self, sitting: Sitting, count: int) -> list[Event]:
        """Return the newest `count` events or a few more, oldest first; private wordings still inside."""
        found: list[Event] = []
        before = sitting.table.number
        while before > 0 and len(found) < count:
            since = max(0, before - PAGE)
            found = _events(await self.store.events(sitting.id, since, before)) + found
            before = since
        return found

    async def still_open(self, sitting: Sitting, decision: Decision, seen: int) -> bool:
        """Tell whether a question that its seat saw at version `seen` is the same one still.

        Another of the same form may have taken its place: after an answer of the seat, or, for what may
        be done besides, after anybody's.
        """
        if seen == sitting.version:
            return True
        last = await self.store.latest(sitting.id, [decision.seat])
        return not decision.free and (decision.seat not in last or last[decision.seat].version <= seen)

    async def _is_as_seen(self, sitting: Sitting, seat: int, fingerprint: str, seen: int) -> bool:
        if seen == sitting.version:
            return True
        try:
            decision = sitting.table.find(seat, fingerprint)
        except Refused:
            return False
        return await self.still_open(sitting, decision, seen)

    async def _reaching(self, sitting: Sitting, seat: int) -> AnyTable:
        """Return a table whose kept record reaches back to the seat's last answer."""
        last = await self.store.latest(sitting.id, [seat])
        if seat not in last:
            raise refuse("refused-undo-nothing")
        record = await self.store.load(sitting.id, upto=last[seat].number)
        if record.snapshot is None:
            raise StoreError(f"The game {sitting.id} has no snapshot.")
        tail = await self.store.history(sitting.id, record.snapshot.number)
        return loaded(sitting.game, record.snapshot, tail)

    async def mend(self, game_id: str) -> None:
        """Take answers that no longer fit the rules off the record, and call those who must answer anew."""
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            if sitting.table.void:
                await self._keep(sitting, sitting.table.fork(), None)

    async def mend_all(self) -> None:
        """Do so for every running game; one that cannot be read is left as it is, and logged."""
        async for row in self.store.running_games():
            try:
                await self.mend(row.id)
            except (Refused, Unfit, StoreError):
                _log.exception("The game %s cannot be taken up.", row.id)

    async def _reseat(
        self, game_id: str, seat: SeatRow, interaction_id: int | None, *posts: NewPost
    ) -> Sitting:
        async with self._locks[game_id]:
            sitting = await self.sit(game_id)
            seats = tuple(seat if old.seat == seat.seat else old for old in sitting.seats)
            owing = [one for one in sitting.owing() if one != seat.seat]
            table = sitting.table.fork()
            return await self._keep(
                sitting, table, interaction_id, seats=seats, owing=owing, changed=(seat,), posts=posts
            )

    async def _keep(
        self,
        sitting: Sitting,
        table: AnyTable,
        interaction_id: int | None,
        *,
        seats: tuple[SeatRow, ...] | None = None,
        owing: list[int] | None = None,
        undo_to: int | None = None,
        changed: tuple[SeatRow, ...] = (),
        posts: Sequence[NewPost] = (),
    ) -> Sitting:
        """Let computers play on at `table` and commit what it has beyond the sitting, or `undo_to`."""
        row, void, shown = sitting.row, len(sitting.table.void), sitting.table.number
        seats = sitting.seats if seats is None else seats
        owing = sitting.owing() if owing is None else owing
        if undo_to is None and void:
            # What no longer fits the rules leaves the record before anything is added to it.
            undo_to, owing = shown, []
        self._let_computers(table, seats)
        news = self._news(table, seats, owing, shown)
        answers = answers_since(table, shown if undo_to is None else undo_to)
        waited = set(owing) - {answer.seat for answer in answers}
        await self.store.commit_move(
            sitting.id,
            row.version,
            at=self.now(),
            answers=answers,
            snapshots=snapshots_since(table, shown if undo_to is None else -1),
            outbox=[*posts, *self._posts(row, table, news, void)],
            reminders=await self._reminders(row, seats, table, sorted(waited)),
            seats=changed,
            interaction_id=interaction_id,
            undo_to=undo_to,
            finished=_result(table),
        )
        return await self.sit(sitting.id)

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
        target = Target("channel", row.thread_id or row.channel_id)
        if table.finished:
            return [NewPost("over", target)]
        return [NewPost("turn", target, {"ping": ping, "void": void})] if ping else []

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

    async def next_reminder(self, row: GameRow, seat: int) -> datetime:
        """Return when a seat that owes is to be reminded next."""
        return await self._next_due(row, (await self.store.seats_of(row.id))[seat].user_id)

    async def reminded_in(self, row: GameRow, seat: int) -> Target | None:
        """Return where whoever sits there wants reminders, None for the game's channel."""
        user_id = (await self.store.seats_of(row.id))[seat].user_id
        if user_id is None or (await self.store.member(user_id)).remind_in != "dm":
            return None
        return Target("dm", user_id)

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


def _events(rows: Sequence[LoggedEvents]) -> list[Event]:
    return [event for row in rows if row.events for event in events_from_json(json.dumps(row.events))]


def _options(row: GameRow) -> dict[str, str]:
    chosen = row.options if isinstance(row.options, Mapping) else {}
    return {key: str(value) for key, value in chosen.items()}


def _result(table: AnyTable) -> Json:
    if not table.finished:
        return None
    sheet = table.game.score(table.state)
    return {"totals": list(sheet.totals), "winners": list(sheet.winners)}
