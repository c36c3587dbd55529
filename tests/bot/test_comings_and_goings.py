"""Whole games in which people leave at any question, others take their seats, and orders answer: all end.

Every kind of question of every game is to be answered by a stand-in, by whoever has taken a seat over, and
by an order where the game offers that.
"""

import random
from collections import defaultdict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest

from bot.sitting import Sitting
from bot.store import Store
from bot.tables import Tables
from games.core.errors import Refused
from games.core.orders import Band, Rule
from games.core.players import random_value
from games.core.question import Kind
from games.core.registry import AnyGame, all_games
from games.core.selfplay import random_options
from games.core.standing import ahead
from tests.bot.conftest import HASTY

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
GAMES = [game for _, game in sorted(all_games().items()) if game.credits.designer != "nobody"]
EACH = [pytest.param(game, id=game.id) for game in GAMES]
MANY = 100
"""Games of each in the deep run: five hundred in all."""
LEAVING, TAKING, ORDERING = 0.06, 0.3, 0.3
"""How often, before an answer, somebody leaves, an open seat is taken, a move is queued."""


@pytest.fixture
async def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    """Return tables on an empty database."""
    monkeypatch.setattr("bot.store.engine.PRAGMAS", HASTY)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'eureka.db'}")
    seeds = count()
    yield Tables(store, lambda: NOW, lambda: f"coming and going {next(seeds)}", random.Random(1))
    await store.close()


@dataclass
class Seen:
    """Which kinds of question were put, and which of them were answered in which way."""

    asked: set[str] = field(default_factory=set)
    by: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    planned: set[str] = field(default_factory=set)
    """Those that could be answered ahead or by rule."""


@dataclass
class Evening:
    """One game, and who does what in it at random."""

    tables: Tables
    game: AnyGame
    source: random.Random
    seen: Seen
    id: str = ""
    users: "count[int]" = field(default_factory=lambda: count(100))
    ordered: set[int] = field(default_factory=set)
    """Versions at which a rule answered."""
    put: set[str] = field(default_factory=set)
    """Kinds of question that have been put to a newcomer on purpose."""
    looked: int = 1
    """Up to where the record has been looked at for such."""

    async def begin(self) -> None:
        """Open and start the game; in half of them all that was done at the start is set back once."""
        seats = self.source.choice([number for number in self.game.seats if number > 1])
        options = random_options(self.game, seats, self.source)
        new = await self.tables.new_lobby(
            self.game.id, next(self.users), None, next(self.users), "P", seats, options, "en"
        )
        for _ in range(seats - 1):
            await self.tables.join(new.id, next(self.users), "P")
        self.id = new.id
        await self.tables.start(new.id)
        if self.source.random() < 0.5:
            for seat in range(1, seats):
                await self.tables.resign(self.id, seat)
                await self.tables.claim(self.id, seat, next(self.users), "Q")
            if (await self.sitting()).table.number > 1:
                await self.tables.back_to(self.id, 1, "rollback", "judge")

    async def sitting(self) -> Sitting:
        """Return the game as it stands."""
        return await self.tables.sit(self.id)

    async def come_and_go(self) -> None:
        """Perhaps let somebody leave, best at a question that no stand-in has answered; or come."""
        sitting = await self.sitting()
        if sitting.table.finished:
            return
        people = [one.seat for one in sitting.seats if one.kind == "human"]
        known = self.seen.by["stand-in"] & self.seen.by["newcomer"] | self.put
        new = [one.seat for one in sitting.table.asked if one.key not in known]
        fresh = [seat for seat in new if seat in people]
        if len(people) > 1 and (fresh or self.source.random() < LEAVING):
            await self.tables.resign(self.id, self.source.choice(fresh or people))
        await self.seat_newcomers()
        for chair in (await self.sitting()).seats:
            if chair.kind == "open" and self.source.random() < TAKING and not (await self.over()):
                await self.tables.claim(self.id, chair.seat, next(self.users), "Q")

    async def seat_newcomers(self) -> None:
        """Let somebody sit down before a question that a stand-in has answered and no newcomer ever has."""
        sitting = await self.sitting()
        if sitting.table.finished:
            return
        for row in await self.tables.store.history(self.id, self.looked):
            unseen = row.key not in self.seen.by["newcomer"] | self.put
            if row.seat >= 0 and unseen and sitting.seats[row.seat].kind == "open":
                self.put.add(row.key)
                await self.tables.claim(self.id, row.seat, next(self.users), "Q")
                await self.tables.back_to(self.id, row.number, "rollback", "judge")
                break
        self.looked = (await self.sitting()).table.number

    async def order(self, seat: int) -> None:
        """Keep a rule for each sort of question, and queue a move with what may follow it."""
        sitting = await self.sitting()
        for routine in self.game.routines():
            self.seen.planned.add(routine.key)
            rule = Rule(routine=routine.id, bands=[Band(answer=self.source.choice(routine.answers))])
            await self.tables.set_rule(self.id, seat, rule, routine.id)
        offered = [one for one in ahead(self.game, sitting.table, seat) if one.decision.kind is Kind.ONE]
        first = [one.decision for one in offered if one.first]
        if first and len((await self.tables.orders(sitting, seat)).queue) < 2:
            decision = self.source.choice(first)
            self.seen.planned.add(decision.key)
            await self.tables.queue_move(self.id, seat, [(decision, random_value(decision, self.source))])

    async def over(self) -> bool:
        """Tell whether the game has ended."""
        return (await self.sitting()).table.finished

    async def play(self) -> None:
        """Play to the end. Fails for a game that gets stuck."""
        await self.begin()
        for _ in range(self.game.longest):
            await self.come_and_go()
            sitting = await self.sitting()
            if sitting.table.finished:
                return
            decision = self.source.choice(sitting.table.asked)
            assert sitting.seats[decision.seat].kind == "human", "a stand-in leaves no question open"
            self.seen.asked |= {one.key for one in sitting.table.asked}
            if self.source.random() < ORDERING:
                await self.order(self.source.randrange(len(sitting.seats)))
                before = (await self.sitting()).version
                await self.tables.follow_rules(self.id, decision.seat)
                self.ordered |= set(range(before + 1, (await self.sitting()).version + 1))
                continue
            value = random_value(decision, self.source)
            await self.tables.answer(self.id, decision.seat, decision.fingerprint, value)
        raise AssertionError("the game does not end")

    async def noted(self) -> None:
        """Note who answered what, also what was set back later: a stand-in, a newcomer, an order."""
        store = self.tables.store
        acts = await store.acts(self.id)
        gone = [row for act in acts for row in await store.undone(self.id, act.version)]
        rows = [row for row in (*await store.history(self.id), *gone) if row.seat >= 0]
        first: dict[int, int] = {}
        for row in sorted(rows, key=lambda row: (row.version, row.number)):
            self.seen.asked.add(row.key)
            mine = [act.kind for act in acts if act.seat == row.seat and act.version <= row.version]
            hands = [kind for kind in mine if kind in ("resign", "claim")]
            if hands:
                self.seen.by["stand-in" if hands[-1] == "resign" else "newcomer"].add(row.key)
            answered = first.setdefault(row.version, row.seat)
            by_queue = row.seat != answered and hands[-1:] != ["resign"]
            if row.version in self.ordered or by_queue:
                self.seen.by["order"].add(row.key)


async def evening(tables: Tables, game: AnyGame, seed: int, seen: Seen) -> Sitting:
    """Live through one game and note it; return its end."""
    one = Evening(tables, game, random.Random(f"{game.id}/{seed}"), seen)
    try:
        await one.play()
    except Refused as no:
        raise AssertionError(f"{game.id}/{seed}: {no.text}") from no
    await one.noted()
    return await one.sitting()


@pytest.mark.parametrize("game", EACH)
async def test_a_game_with_comings_and_goings_ends(tables: Tables, game: AnyGame) -> None:
    """One game of each: it is finished in the store too, with winners, and all three ways have answered."""
    seen = Seen()
    sitting = await evening(tables, game, 0, seen)
    row = await tables.store.game(sitting.id)
    assert row.status == "finished" and game.score(sitting.table.state).winners
    assert seen.by["stand-in"] and seen.by["newcomer"] and seen.by["order"]


@pytest.mark.deep
@pytest.mark.parametrize("game", EACH)
async def test_every_kind_of_question_is_answered_whoever_sits_there(tables: Tables, game: AnyGame) -> None:
    """A hundred games of each, all of which end; no kind of question is left out."""
    seen = Seen()
    for seed in range(MANY):
        assert (await evening(tables, game, seed, seen)).table.finished
    assert {way: sorted(seen.asked - seen.by[way]) for way in ("stand-in", "newcomer")} == {
        "stand-in": [],
        "newcomer": [],
    }
    assert seen.planned - seen.by["order"] == set()
