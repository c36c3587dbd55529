"""Test events of a scenario: things that happen without a move, without cost."""

from collections.abc import Callable, Mapping
from typing import Any

from games.age_of_innovation import effects, flow, income, opening
from games.age_of_innovation.building import build
from games.age_of_innovation.content import EFFECTS, ROUNDS
from games.age_of_innovation.gains import plain, raise_levels
from games.age_of_innovation.power import affordable_offer, gain_power
from games.age_of_innovation.setup import may_end, may_lie
from games.age_of_innovation.state import Offer
from games.age_of_innovation.trial.bench import Bench, demand, seat_of
from games.age_of_innovation.trial.given import Unknown
from games.age_of_innovation.trial.scripts import Script
from games.core.play import Step

Item = Mapping[str, Any]
Event = tuple[Step, Script]


def _gain(bench: Bench, item: Item) -> Event:
    """Power or levels appear."""
    seat = seat_of(item)
    if unknown := set(item) - {"op", "by", "power", "science"}:
        raise Unknown(str(sorted(unknown)))

    def step() -> Step:
        gain_power(bench.state.sides[seat], item.get("power", 0))
        yield from raise_levels(bench.play, seat, item.get("science", {}))

    return step(), Script()


def _power_offer(bench: Bench, item: Item) -> Event:
    """Power is offered, if the receiver can take any (R4.5.4)."""
    seat = seat_of(item)

    def step() -> Step:
        if affordable_offer(bench.state.sides[seat], item["power"]) > 0:
            bench.state.offers.append(Offer(seat=seat, power=item["power"], hex="A1"))
        yield from ()

    return step(), Script()


def _place(bench: Bench, item: Item) -> Event:
    """A piece appears: a build, but without its tile."""
    seat = seat_of(item)

    def step() -> Step:
        build(bench.play, seat, item["hex"], item["building"])
        bench.state.terrain[item["hex"]] = bench.state.sides[seat].home
        bench.state.due = []
        yield from effects.resolve(bench.play, seat)

    return step(), Script()


def _found_city(bench: Bench, item: Item) -> Event:
    """A city tile is gained."""
    seat = seat_of(item)

    def step() -> Step:
        yield from effects.gain_city_tile(bench.play, seat)
        yield from effects.resolve(bench.play, seat)

    return step(), Script(city_tile=item["tile"])


def _take_competency(bench: Bench, item: Item) -> Event:
    seat, slot = seat_of(item), item["slot"]
    tile = bench.state.competency_slots[slot]
    demand(tile not in bench.state.sides[seat].competencies, "R1.6")

    def step() -> Step:
        yield from effects.take_competency(bench.play, seat)
        yield from effects.resolve(bench.play, seat)

    return step(), Script(competency=slot)


def _gain_innovation(bench: Bench, item: Item) -> Event:
    """An innovation without its price."""
    seat = seat_of(item)

    def step() -> Step:
        bench.state.sides[seat].innovations.append(item["id"])
        yield from effects.immediate(bench.play, seat, item["id"])
        yield from effects.resolve(bench.play, seat)

    return step(), Script()


def _income(bench: Bench, item: Item) -> Event:
    """The income of one tile, its choices included."""
    seat = seat_of(item)
    side = bench.state.sides[seat]

    def step() -> Step:
        for effect in EFFECTS[item["part"]]:
            plain(bench.state, seat, effect.gain, "start")
            side.owed_books += effect.gain.books_any
            side.owed_levels += effect.gain.levels
        yield from income.collect(bench.play)

    return step(), Script()


def _setup_player(bench: Bench, item: Item) -> Event:
    """Start resources, levels and choices of board and faction (R3.3-3.6)."""
    seat = seat_of(item)
    side = bench.state.sides[seat]
    side.levels = dict.fromkeys(side.levels, 0)
    side.books = dict.fromkeys(side.books, 0)
    bench.state.phase = "setup"
    return opening.equip(bench.play, seat), Script()


def _draw_round_tile(bench: Bench, item: Item) -> Event:
    """Tell whether a tile drawn may lie in a round, those named being placed (R2.2)."""
    laid = {
        number: tile for number, tile in enumerate(bench.state.round_tiles, start=1) if number > item["round"]
    }
    bench.placed = may_lie(laid, item["round"], item["drawn"])
    return _nothing(), Script()


def _draw_final_tile(bench: Bench, item: Item) -> Event:
    """Tell whether a final tile drawn may lie on the sixth round tile (R2.3)."""
    bench.placed = may_end(bench.state.round_tiles[ROUNDS - 1], item["drawn"])
    return _nothing(), Script()


def _end_round(bench: Bench, item: Item) -> Event:
    """X removed, coins on the bonuses left, the next round's actions (R16.4)."""

    def step() -> Step:
        flow.make_ready(bench.state)
        bench.state.phase = "actions"
        yield from ()

    return step(), Script()


def _nothing() -> Step:
    yield from ()


EVENTS: dict[str, Callable[[Bench, Item], Event]] = {
    "gain": _gain,
    "power_offer": _power_offer,
    "place": _place,
    "found_city": _found_city,
    "take_competency": _take_competency,
    "gain_innovation": _gain_innovation,
    "income": _income,
    "setup_player": _setup_player,
    "draw_round_tile": _draw_round_tile,
    "draw_final_tile": _draw_final_tile,
    "end_round": _end_round,
}
"""A test event by its name."""
