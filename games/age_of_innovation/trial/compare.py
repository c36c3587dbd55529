"""Compares what came of a scenario with what it expects; only what is named is compared."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from games.age_of_innovation.building import left
from games.age_of_innovation.content import STOCK
from games.age_of_innovation.gains import ALL_SCHOLARS
from games.age_of_innovation.ground import terrain
from games.age_of_innovation.power import affordable_offer
from games.age_of_innovation.state import AgeState, Side
from games.age_of_innovation.trial.bench import Bench
from games.age_of_innovation.trial.given import SEATS, Unknown

GOODS = ("vp", "coins", "tools", "scholars", "sailing")


def differences(bench: Bench, expect: Mapping[str, Any]) -> list[str]:
    """Return what is otherwise than expected; empty if nothing is."""
    wrong = []
    for key, wanted in expect.items():
        found = _found(bench, key, wanted)
        if found != wanted:
            wrong.append(f"{key} is {found}, not {wanted}")
    return wrong


def _found(bench: Bench, key: str, wanted: Any) -> object:
    """What there is for `key`, in the shape of `wanted`."""
    if key in tuple(SEATS):
        side = bench.state.sides[SEATS.index(key)]
        return {name: _holding(bench, side, name, value) for name, value in wanted.items()}
    if key == "delta":
        return {letter: _delta(bench, letter, goods) for letter, goods in wanted.items()}
    if key == "legal":
        legal = [bench.legal[place] for place in range(len(bench.items))]
        return legal if isinstance(wanted, list) else legal[-1]
    if key in ("power_moved", "power_from_science", "levels_gained"):
        measure = _levels if key == "levels_gained" else _power
        return {letter: _change(bench, letter, measure) for letter in wanted}
    if key not in _SHARED:
        raise Unknown(key)
    return _SHARED[key](bench, wanted)


def _holding(bench: Bench, side: Side, name: str, wanted: Any) -> object:
    if name in ("unbuilt", "levels"):
        have = {piece: left(side, piece) for piece in STOCK} if name == "unbuilt" else side.levels
        return {key: have[key] for key in wanted}
    if name in GOODS:
        return getattr(side, name)
    if name not in _HOLDINGS:
        raise Unknown(name)
    return _HOLDINGS[name](bench, side)


def _buildings(bench: Bench, side: Side) -> dict[str, str]:
    """All buildings but those that only fill up a number given, with their annexes."""
    fillers = bench.fillers
    named = {one: piece for one, piece in side.buildings.items() if one not in fillers}
    return {one: f"{piece}+annex" if one in side.annexes else piece for one, piece in named.items()}


_HOLDINGS: dict[str, Callable[[Bench, Side], object]] = {
    "bowls": lambda _, side: side.bowls,
    "books": lambda _, side: {field: n for field, n in side.books.items() if n},
    "scholar_supply": lambda _, side: ALL_SCHOLARS - side.scholars - side.scholars_out,
    "scholars_on_display": lambda _, side: side.scholars_out,
    "city_tiles": lambda _, side: len(side.city_tiles),
    "cities": lambda _, side: [sorted(city) for city in side.cities],
    "tools_per_spade": lambda _, side: 3 - side.track,
    "buildings": _buildings,
    "competencies": lambda _, side: side.competencies,
    "next_round_bonus": lambda _, side: side.next_bonus.removeprefix("bonus_") or None,
}


def _delta(bench: Bench, letter: str, goods: Mapping[str, Any]) -> dict[str, int]:
    seat = SEATS.index(letter)
    before, after = bench.start.sides[seat], bench.state.sides[seat]
    if unknown := set(goods) - set(GOODS):
        raise Unknown(str(sorted(unknown)))
    return {name: getattr(after, name) - getattr(before, name) for name in goods}


def _change(bench: Bench, letter: str, measure: Callable[[Side], int]) -> int:
    seat = SEATS.index(letter)
    return measure(bench.state.sides[seat]) - measure(bench.start.sides[seat])


def _power(side: Side) -> int:
    """Moves of tokens that lead to these bowls."""
    return side.bowls[1] + 2 * side.bowls[2]


def _levels(side: Side) -> int:
    return sum(side.levels.values())


def _offers(bench: Bench, _: Any) -> dict[str, int]:
    """Power still on offer, by seat."""
    found: dict[str, int] = {}
    for offer in bench.state.offers:
        power = affordable_offer(bench.state.sides[offer.seat], offer.power)
        found[SEATS[offer.seat]] = found.get(SEATS[offer.seat], 0) + power
    return found


def _bonus_offer(bench: Bench, wanted: Any) -> list[dict[str, object]]:
    offer = bench.state.bonus_offer
    return [{"id": bonus.removeprefix("bonus_"), "coins": coins} for bonus, coins in offer.items()]


def _bridges(bench: Bench, wanted: Any) -> list[dict[str, str]]:
    return [{"site": f"{one.a}-{one.b}", "owner": SEATS[one.owner]} for one in bench.state.bridges]


def _used(bench: Bench, _: Any) -> list[str]:
    return [*bench.state.used, *bench.state.sides[0].used]


def _cities(state: AgeState) -> int:
    return len(state.sides[0].cities)


def _river(bench: Bench, _: Any) -> str | None:
    found: Iterator[str] = iter(bench.state.sides[0].river_cities)
    return next(found, None)


_SHARED: dict[str, Callable[[Bench, Any], object]] = {
    "results": lambda bench, _: bench.results,
    "terrain": lambda bench, wanted: {one: terrain(bench.state, one) for one in wanted},
    "can_build": lambda bench, wanted: {one: one in bench.buildable for one in wanted},
    "build_choices": lambda bench, _: sorted(bench.buildable),
    "offers": _offers,
    "choices": lambda bench, _: bench.choices,
    "cities_founded": lambda bench, _: _cities(bench.state) - _cities(bench.start),
    "city_tile_on": _river,
    "used": _used,
    "pending": lambda bench, _: bench.pending,
    "bridges": _bridges,
    "placed": lambda bench, _: bench.placed,
    "next_turn_order": lambda bench, _: [SEATS[seat] for seat in bench.state.next_order],
    "round_bonus_offer": _bonus_offer,
}
