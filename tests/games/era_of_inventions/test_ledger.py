"""Conservation of what is unlimited too: every holding is what the events say, after every answer."""

import random
from collections import Counter

import pytest

from games.core.events import Event
from games.core.selfplay import choose
from games.core.table import Table
from games.core.text import Text
from games.era_of_inventions import GAME
from games.era_of_inventions.content import (
    ALL_FACTORIES,
    BOXES,
    CARDS,
    FACTORIES,
    GOODS,
    INVENTION_SLOTS,
    KINDS,
    PATENTS,
    SOURCES,
    TRACK,
)
from games.era_of_inventions.state import EraState, Player
from games.era_of_inventions.view import EraView


def amounts(value: object) -> Counter[str]:
    """Read a list of amounts from an event."""
    found = Counter[str]()
    assert isinstance(value, tuple)
    for one in value:
        if one.key != "nothing":
            found[one.key.removeprefix("amount-")] += one.params["n"]
    return found


def ref(event: Event, sort: str) -> str:
    return next(one.partition(":")[2] for one in event.refs if one.startswith(f"{sort}:"))


class Ledger:
    """What each player holds by the events alone; `paid_any` are units that the event leaves open."""

    def __init__(self, state: EraState) -> None:
        self.held = [holdings(player) for player in state.players]
        self.paid_any = Counter[int]()

    def book(self, event: Event, before: EraState) -> None:
        if event.seat is None or event.text.key in ("log-place", "log-forfeit"):
            return
        mine = self.held[event.seat]
        params = event.text.params
        if event.text.key == "log-build":
            mine.subtract(FACTORIES[str(before.row[int(ref(event, "factory")[1]) - 1])].cost)
        elif event.text.key == "log-run":
            mine.update(amounts(params["made"]))
        elif event.text.key == "log-buy":
            place = ref(event, "place")
            got = amounts(params["got"])
            assert got == {SOURCES[place].resource: before.places[place]}
            mine.update(got)
            mine["coin"] -= 1
        elif event.text.key == "log-gear":
            mine["gear"] += 1
        elif event.text.key == "log-trade":
            mine.subtract(amounts(params["gave"]))
            mine.update(amounts(params["got"]))
        elif event.text.key == "log-invent":
            box = BOXES[ref(event, "box")]
            mine.update({"ip": box.ip, "gear": -box.gears})
        elif event.text.key in ("log-patent", "log-patent-none"):
            price, ip = PATENTS[before.players[event.seat].patent]
            mine.update({"ip": ip, "coin": -price})
        elif event.text.key == "log-produce":
            card = CARDS[str(before.display[INVENTION_SLOTS.index(ref(event, "card"))])]
            mine.subtract(card.cost)
            mine.update(card.reward)
            self.paid_any[event.seat] += card.any_goods
        elif event.text.key == "log-royalty":
            mine.update(amounts(params["got"]))
        elif event.text.key == "log-square":
            what = params["what"]
            assert isinstance(what, Text)
            kind = what.key.removeprefix("kind-")
            assert TRACK[int(str(params["at"])) % 100] == kind
            mine[kind] += 1
        elif event.text.key == "log-bonus":
            mine["bonus_disc"] -= 1
        else:
            raise AssertionError(event.text.key)

    def settle(self, seat: int, player: Player) -> None:
        """Take goods of free choice off the books: metal, tech and tools only, as many as were due."""
        spent = Counter({kind: self.held[seat][kind] - player.stock[kind] for kind in GOODS})
        assert min(spent.values()) >= 0
        assert spent.total() == self.paid_any[seat]
        self.held[seat].subtract(spent)
        self.paid_any[seat] = 0


def holdings(player: Player) -> Counter[str]:
    return Counter({**player.stock, "ip": player.ip, "bonus_disc": player.bonus})


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_every_holding_is_what_the_events_say(seats: int, policy: str) -> None:
    """R2.4: nothing appears or disappears that no event tells, and no event tells what is not so."""
    source = random.Random(seats)
    table: Table[EraState, EraView] = Table.start(GAME, seats, {}, f"ledger {policy}")
    ledger = Ledger(table.state)
    while not table.finished:
        before = table.state.model_copy(deep=True)
        entry = table.answer(*choose(table, source, policy))
        for event in entry.events:
            ledger.book(event, before)
        for seat, player in enumerate(table.state.players):
            ledger.settle(seat, player)
            booked = {kind: n for kind, n in ledger.held[seat].items() if kind != "bonus_disc"}
            assert booked == {**player.stock, "ip": player.ip}
            assert set(player.stock) == set(KINDS)
            acting = table.state.action is not None and table.state.action.bonus and seat == table.state.turn
            assert ledger.held[seat]["bonus_disc"] == player.bonus - acting


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_holdings_are_those_of_the_rules(seats: int) -> None:
    """R2.2, R2.3: two coins, a gear, a unit of each resource and three coal."""
    player = Table.start(GAME, seats, {}, "x").state.players[0]
    first = {"coin": 2, "gear": 1, "wood": 1, "metal": 1, "tech": 1, "tools": 1, "coal": 3}
    assert player.stock == first
    assert (player.bonus, player.markers, player.ip) == ({3: 3, 4: 5, 5: 1}[seats], 15, 0)
    assert player.all_factories == ["personal"]
    assert ALL_FACTORIES["personal"].output == {"wood": 1}
