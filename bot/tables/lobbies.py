"""Lobbies: opening, sitting down, starting; games that are over."""

from collections.abc import Mapping, Sequence

from bot.clock import ClockRule
from bot.sitting import AnyTable, Sitting, answers_since, snapshots_since
from bot.store import (
    GameRow,
    NewGame,
    NewSeat,
    Start,
)
from bot.tables.keeper import Keeper, options_of, result_of
from games.core.chance import seed_hash
from games.core.errors import refuse
from games.core.registry import game_named
from games.core.table import Table


class Lobbies(Keeper):
    """Games before their first move and after their last."""

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
        clock: ClockRule | None = None,
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
            clock=clock.as_json() if clock is not None else None,
        )
        return await self.store.create_game(new, at=self.now(), seats=[NewSeat(name, user_id)])

    async def join(self, game_id: str, user_id: int, name: str) -> GameRow:
        """Seat a user in a lobby. Raises SeatTaken, NoSeat, WrongStatus."""
        await self.store.add_seat(game_id, NewSeat(name, user_id), at=self.now())
        return await self.store.game(game_id)

    async def leave(self, game_id: str, user_id: int) -> GameRow:
        """Take a user out of a lobby. Raises Refused if they have no seat, or the game has started."""
        mine = [row.seat for row in await self.store.seats_of(game_id) if row.user_id == user_id]
        if not mine:
            raise refuse("bot-seatless")
        if (await self.store.game(game_id)).status == "running":
            raise refuse("bot-leave-late")
        await self.store.remove_seat(game_id, mine[0], at=self.now())
        return await self.store.game(game_id)

    async def add_computer(self, game_id: str) -> GameRow:
        """Seat a computer player in a lobby."""
        taken = await self.store.seats_of(game_id)
        count = sum(row.kind == "computer" for row in taken)
        await self.store.add_seat(game_id, NewSeat(f"Automaton {count + 1}", kind="computer"), at=self.now())
        return await self.store.game(game_id)

    async def start(self, game_id: str, interaction_id: int | None = None) -> Sitting:
        """Begin a game with those who are seated. Raises Refused if they are too few."""
        async with self._locks[game_id]:
            row = await self.store.game(game_id)
            seats = await self.store.seats_of(game_id)
            seed = self._new_seed()
            table: AnyTable = Table.start(game_named(row.game), len(seats), options_of(row), seed)
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
            await self.store.put_clocks(game_id, await self._clocks(row, seats, table))
        return await self.sit(game_id)

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
        if old.finished_at is None:
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
            old.clock,
        )
        rotated = [
            NewSeat(row.name, row.user_id, row.kind) for row in (*seats[1:], *seats[:1]) if row.kind != "open"
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
        await self.store.finish(row.id, version, result_of(table), at=self.now())
        return await self.store.game(row.id)
