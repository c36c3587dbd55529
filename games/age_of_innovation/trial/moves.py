"""The moves of a scenario: each is checked against what the rules offer, then played through their steps."""

from collections.abc import Callable, Mapping
from typing import Any

from games.age_of_innovation import actions, effects, flow, free, innovating, opening
from games.age_of_innovation.content import innovation_slots
from games.age_of_innovation.conversions import SACRIFICE, conversions, convert
from games.age_of_innovation.digging import need, spades_only
from games.age_of_innovation.trial.bench import Bench, demand, seat_of
from games.age_of_innovation.trial.scripts import Script, Spades
from games.core.play import Step
from games.core.question import Decision, Kind

Item = Mapping[str, Any]
Move = tuple[Step, Script]


def _action(bench: Bench, item: Item, action: str) -> Step:
    """The step of an action with all that it sets off; notes that another action follows (R14.5)."""
    demand(action == flow.PASS or actions.POSSIBLE[action](bench.state, seat_of(item)), "R6.2")
    again = yield from flow.act(bench.play, seat_of(item), action)
    bench.pending += ["next_action"] if again else []


def _build(bench: Bench, item: Item) -> Move:
    return _action(bench, item, "build"), Spades(item)


def _upgrade(bench: Bench, item: Item) -> Move:
    return _action(bench, item, "upgrade"), Script(upgrade=f"{item['hex']}:{item['to']}")


def _sailing(bench: Bench, item: Item) -> Move:
    return _action(bench, item, "sail"), Script()


def _track(bench: Bench, item: Item) -> Move:
    return _action(bench, item, "terraform"), Script()


def _innovation(bench: Bench, item: Item) -> Move:
    slot = item["slot"]
    demand(slot in innovating.innovation_slots_open(bench.state, seat_of(item)), "R11.1")
    fixed = innovation_slots(bench.state.seats)[slot]
    free_books = {field: n - fixed.get(field, 0) for field, n in item["pay"].items()}
    return _action(bench, item, "innovate"), _paying(Script(innovation=slot), free_books)


def _paying(script: Script, books: Mapping[str, int]) -> Script:
    """Return the script with the books to pay, one at a time."""
    script.answers["pay-books"] = [field for field, n in books.items() for _ in range(n)]
    return script


def _scholar(bench: Bench, item: Item) -> Move:
    field, space = item["discipline"], item.get("space", 1)
    demand(space == 1 or space in bench.state.scholar_spaces[field], "R12.1")
    return _action(bench, item, "scholar"), Script(scholar_field=field, scholar_space=str(space))


def _board_action(bench: Bench, item: Item, action: str) -> Move:
    """A power, book or special action with what its effect needs."""
    script = Spades(item) if "spades" in item else Script()
    wanted = (("bridge", "site"), ("swap-hex", "hex"))
    script.answers |= {key: [item[name]] for key, name in wanted if name in item}
    _paying(script, item.get("pay", {}))
    if "site" in item:
        demand(item["site"] in effects.bridge_sites(bench.state, seat_of(item)), "R13.3")
    return _action(bench, item, action), script


def _power(bench: Bench, item: Item) -> Move:
    demand(item["id"] in actions.power_actions(bench.state, seat_of(item)), "R13.1")
    step, script = _board_action(bench, item, "power")
    script.answers["power-action"] = [item["id"]]
    return step, script


def _book(bench: Bench, item: Item) -> Move:
    demand(item["id"] in actions.book_actions(bench.state, seat_of(item)), "R13.1")
    step, script = _board_action(bench, item, "book")
    script.answers["book-action"] = [item["id"]]
    return step, script


def _special(bench: Bench, item: Item) -> Move:
    demand(item["id"] in actions.specials(bench.state, seat_of(item)), "R14.1")
    step, script = _board_action(bench, item, "special")
    script.answers["special"] = [item["id"]]
    return step, script


def _annex(bench: Bench, item: Item) -> Move:
    return _action(bench, item, "annex"), Script(annex=item["hex"])


def _moles_bridge(bench: Bench, item: Item) -> Move:
    sites = effects.bridge_sites(bench.state, seat_of(item), moles=True)
    names = (f"{item['a']}-{item['b']}", f"{item['b']}-{item['a']}")
    found = [name for name in names if name in sites]
    demand(found, "R20.7.4")
    return _action(bench, item, "moles-bridge"), Script(bridge=found[0])


def _river_city(bench: Bench, item: Item) -> Move:
    seat, river = seat_of(item), item["river_hex"]
    demand(river in effects.river_groups(bench.state, seat), "R23.14")
    decision = Decision(seat, free.RIVER_CITY, Kind.ONE)
    return free.act(bench.play, decision, river), Script()


def _pass(bench: Bench, item: Item) -> Move:
    """Pass; without a bonus named the first on offer is taken."""

    def bonus(decision: Decision) -> str:
        return f"bonus_{item['take']}" if "take" in item else decision.options[0].id

    return _action(bench, item, flow.PASS), Script(bonus=bonus)


def _convert(bench: Bench, item: Item) -> Move:
    seat = seat_of(item)
    name, times = _conversion(item)
    demand(conversions(bench.state, seat).get(name, 0) >= times, "R6.4")

    def step() -> Step:
        convert(bench.state, seat, name, times)
        yield from ()

    return step(), Script()


POWER = {"scholars": 5, "books": 5, "tools": 3, "coins": 1}


def _conversion(item: Item) -> tuple[str, int]:
    """The id of a conversion and how many times; prices other than the rule's are refused."""
    if "sacrifice" in item:
        return SACRIFICE, int(item["sacrifice"])
    (paid, price), (got, gain) = next(iter(item["pay"].items())), next(iter(item["get"].items()))
    times = gain if isinstance(gain, int) else next(iter(gain.values()))
    amount = price if isinstance(price, int) else next(iter(price.values()))
    demand(amount == times * (POWER[got] if paid == "power" else 1), "R6.4")
    return f"{_goods(paid, price)}-{_goods(got, gain)}", times


def _goods(name: str, amount: int | Mapping[str, int]) -> str:
    return name.removesuffix("s") if isinstance(amount, int) else f"book-{next(iter(amount))}"


def _only_spades(bench: Bench, item: Item) -> Move:
    """Spades of setup or Phase III, one hex; what is left stays for the next item."""
    seat = seat_of(item)
    spades = bench.spades_left
    demand(item["n"] <= min(spades, need(bench.state, seat, item["hex"])), "R16.3")
    script = Script(spades=str(item["n"]))
    script.answers["reward-spade"] = [item["hex"], "skip"]

    def step() -> Step:
        yield from spades_only(bench.play, seat, spades)
        bench.spades_left = spades - item["n"]

    return step(), script


def _place_initial(bench: Bench, item: Item) -> Move:
    seat = seat_of(item)
    demand(item["hex"] in opening.home_hexes(bench.state, seat), "R3.8")
    script = Script(first_piece=item["building"], first_hex=item["hex"])
    return opening.place(bench.play, seat), script


MOVES: dict[str, Callable[[Bench, Item], Move]] = {
    "terraform_build": _build,
    "upgrade": _upgrade,
    "sailing": _sailing,
    "terraforming_track": _track,
    "innovation": _innovation,
    "scholar": _scholar,
    "return_scholar": _scholar,
    "power_action": _power,
    "book_action": _book,
    "special": _special,
    "annex": _annex,
    "moles_bridge": _moles_bridge,
    "palace_14_city": _river_city,
    "pass": _pass,
    "convert": _convert,
    "start_spade": _only_spades,
    "reward_spade": _only_spades,
    "place_initial": _place_initial,
}
"""A move by its name."""
