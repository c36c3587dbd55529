"""Questions of a scenario, answered by the rules' own functions; nothing changes."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from games.age_of_innovation import effects, flow, innovating, opening, scoring, setup
from games.age_of_innovation.board import MAPS
from games.age_of_innovation.content import (
    AREA_TILES,
    BOARDS,
    FIELDS,
    FOLDER,
    ROUND_TILES,
    VALUE,
    Gain,
    innovation_slots,
)
from games.age_of_innovation.ground import adjacent, groups, is_city, largest_area, reached, sailing, terrain
from games.age_of_innovation.income import board_income, income
from games.age_of_innovation.inquiry import offer_questions
from games.age_of_innovation.state import Bundle, Offer, Side
from games.age_of_innovation.trial.bench import Bench
from games.age_of_innovation.trial.given import SEATS, Unknown, lonely
from games.age_of_innovation.trial.scripts import Script
from games.core.chance import outcome
from games.core.play import Play
from games.core.score import leaders

Item = Mapping[str, Any]


def _side(bench: Bench) -> Side:
    return bench.state.sides[0]


def _gains(gain: Gain, times: int = 1) -> dict[str, int]:
    """A gain as a record, zeros left out."""
    found = {key: getattr(gain, key) for key in Gain.__slots__}
    return {key: n * times for key, n in found.items() if isinstance(n, int) and n * times}


def _sum(gains: list[Gain]) -> dict[str, int]:
    total: dict[str, int] = {}
    for gain in gains:
        for key, n in _gains(gain).items():
            total[key] = total.get(key, 0) + n
    return total


def _map_counts(bench: Bench, item: Item) -> object:
    board = MAPS[bench.state.map]
    return {
        "land": len(board.lands),
        "river": len(board.near) - len(board.lands),
        "edge": len(board.edge),
        "riverside": len(board.riverside),
        "bridge_sites": len(board.sites),
    }


def _adjacent(bench: Bench, item: Item) -> object:
    state = bench.state
    if item.get("ignore_bridges"):
        state = state.model_copy(update={"bridges": []})
    return item["b"] in adjacent(state, item["a"])


def _offer_price(bench: Bench, item: Item) -> object:
    """The VP that offers of these sizes ask for, with empty bowls II and III."""
    prices = []
    for power in item["power"]:
        state = bench.state.model_copy(deep=True)
        state.sides[1].bowls, state.offers = [12, 0, 0], [Offer(seat=1, power=power, hex="A1")]
        prices.append(offer_questions(state)[0].params["vp"])
    return prices


def _city_check(bench: Bench, item: Item) -> object:
    """Tell whether these hexes are one group that founds a city."""
    found = [group for group in groups(bench.state, 0) if set(group) == set(item["hexes"])]
    return bool(found) and is_city(bench.state, 0, found[0])


def _board_of_card(bench: Bench, item: Item) -> object:
    raw = json.loads((FOLDER / "content" / "components.json").read_text(encoding="utf-8"))
    board = BOARDS[item["card"]]
    colours = {one["terrain"]: one["color"] for one in raw["planning_boards"]["items"]}
    return {"board": f"board_{board.terrain}", "color": colours[board.terrain]}


def _sailing_steps(bench: Bench, item: Item) -> object:
    side = _side(bench)
    steps = BOARDS[side.home].sailing.items()
    return [{"to": level, **_gains(gain)} for level, gain in steps if level > side.sailing]


def _placement_order(bench: Bench, item: Item) -> object:
    """Let the last player take a set; then the order of the first buildings is known (R3.8)."""
    state = bench.state.model_copy(deep=True)
    state.phase, state.todo = "setup", []
    for place, faction in bench.given.get("factions", {}).items():
        state.sides[int(place) - 1].faction = faction
    faction = state.sides[0].faction or "blessed"
    state.bundles = [Bundle(home="desert", faction=faction, bonus="bonus_spade")]
    other = Bench(state, [])
    other.run(opening.take_bundle(other.play, 0), Script(bundle="desert"))
    entries = [entry.split(":") for entry in state.todo]
    return [int(seat) + 1 for what, seat in entries if what in ("place", "monks")]


def _dealt(bench: Bench) -> Play[Any]:
    """A table just set up with the scenario's options."""
    state = bench.state
    wished = {"setup": "draft"} if state.draft else {}
    wished |= {"palaces": "more"} if state.palace_extra else {}
    fresh = setup.new_state(state.seats, wished, "trial")
    play = Play(fresh, lambda why, size, count: outcome("trial", len(why), size, count))
    for _ in setup.deal(play):
        raise Unknown("a question while the table is set up")
    return play


def _palaces_on_offer(bench: Bench, item: Item) -> object:
    offered = _dealt(bench).state.palaces
    return {"count": len(offered), "always": setup.ALWAYS if setup.ALWAYS in offered else None}


def _bonus_offer(bench: Bench, item: Item) -> object:
    coins = list(_dealt(bench).state.bonus_offer.values())
    return {"count": len(coins), "coins_each": coins[0] if len(set(coins)) == 1 else coins}


def _draft_offer(bench: Bench, item: Item) -> object:
    state = _dealt(bench).state
    return {
        "planning_cards": len(state.draft_homes),
        "factions": len(state.draft_factions),
        "palaces": len(state.palaces),
        "round_bonuses": len(state.draft_bonuses),
        "palace_17": setup.ALWAYS in state.palaces,
    }


def _income(bench: Bench, item: Item) -> object:
    """The board's income; or by how much faction or innovations raise the whole."""
    side = _side(bench)
    if item["part"] == "board":
        return _sum(list(board_income(side)))
    empty = {"faction": "", "innovations": []}[item["part"]]
    without = side.model_copy(update={item["part"]: empty})
    whole, rest = (_sum([gain for _, gain in income(one)]) for one in (side, without))
    return {key: n - rest.get(key, 0) for key, n in whole.items() if n - rest.get(key, 0)}


def _tool_income(bench: Bench, item: Item) -> object:
    if "workshops_off_board" not in item:
        return _sum(list(board_income(_side(bench)))).get("tools", 0)
    incomes = []
    for count in item["workshops_off_board"]:
        buildings = dict.fromkeys(lonely(bench.state, count), "workshop")
        side = _side(bench).model_copy(update={"buildings": buildings})
        incomes.append(_sum(list(board_income(side))).get("tools", 0))
    return incomes


def _innovation_cost(bench: Bench, item: Item) -> object:
    side = _side(bench)
    books = dict(innovation_slots(bench.state.seats)[item["slot"]])
    books["any"] += BOARDS[side.home].extra[len(side.innovations)]
    return {"books": books, "coins": innovating.innovation_coins(bench.state, 0)}


def _science_reward(bench: Bench, item: Item) -> object:
    tile = ROUND_TILES[bench.state.round_tiles[bench.state.round - 1]]
    return _gains(tile.gain, flow.reward_times(bench.state, 0))


def _next_phase(bench: Bench, item: Item) -> object:
    """Let the last player pass, and see what comes."""
    state = bench.state.model_copy(deep=True)
    for side in state.sides[1:]:
        side.passed = True
    state.turn = 0
    other = Bench(state, [])
    other.run(flow.turn(other.play), Script(action=flow.PASS, bonus=lambda one: one.options[0].id))
    return {"final": "final_scoring", "science": "science"}[state.phase]


def _area_vp(bench: Bench, item: Item) -> object:
    areas = list(item["largest"].values())
    extra = [AREA_TILES[bench.state.area_tile]] if bench.state.area_tile else []
    return dict(zip(item["largest"], scoring.prizes([*areas, *extra], scoring.AREA_PRIZES), strict=False))


def _science_vp(bench: Bench, item: Item) -> object:
    state = bench.state.model_copy(deep=True)
    state.sides = [Side(levels=dict.fromkeys(FIELDS, level)) for level in item["levels"].values()]
    state.seats = len(state.sides)
    return dict(zip(item["levels"], scoring.final_points(state)["law"], strict=True))


def _resource_coins(bench: Bench, item: Item) -> object:
    """All goods in coins: what is short of the next VP tells the rest."""
    side = _side(bench).model_copy(deep=True)
    points = scoring.resource_points(side)
    added = 0
    while scoring.resource_points(side) == points:
        side.coins += 1
        added += 1
    return 5 * (points + 1) - added


def _area_connected(bench: Bench, item: Item) -> object:
    state = bench.state.model_copy(deep=True)
    state.sides[0].buildings = {item["a"]: "workshop", item["b"]: "workshop"}
    return largest_area(state, 0) == 2


def _winners(bench: Bench, item: Item) -> object:
    return [list(item["vp"])[seat] for seat in leaders(tuple(item["vp"].values()))]


def _neutral_levels(bench: Bench, item: Item) -> object:
    named = {int(number): tile for number, tile in bench.given["round_tiles"].items()}
    return setup.neutral_levels([named[number] for number in sorted(named)])


def _owner_of_neutral(bench: Bench, item: Item) -> object:
    homes = {side.home: SEATS[seat] for seat, side in enumerate(bench.state.sides)}
    return homes[terrain(bench.state, item["hex"])]


def _bridge_sites(bench: Bench, item: Item) -> object:
    legal = effects.bridge_sites(bench.state, 0)
    return {site: site in legal for site in item["sites"]}


QUERIES: dict[str, Callable[[Bench, Item], object]] = {
    "map_counts": _map_counts,
    "adjacent": _adjacent,
    "reach": lambda bench, item: sorted(reached(bench.state, 0)),
    "offer_price": _offer_price,
    "city_check": _city_check,
    "board_of_card": _board_of_card,
    "sailing_steps": _sailing_steps,
    "placement_order": _placement_order,
    "innovations_in_play": lambda bench, item: [len(innovation_slots(n)) for n in item["players"]],
    "palaces_on_offer": _palaces_on_offer,
    "round_bonus_offer_at_start": _bonus_offer,
    "draft_offer": _draft_offer,
    "income": _income,
    "tool_income": _tool_income,
    "innovation_cost": _innovation_cost,
    "science_reward": _science_reward,
    "next_phase": _next_phase,
    "area_vp": _area_vp,
    "science_vp": _science_vp,
    "resource_vp": lambda bench, item: scoring.resource_points(_side(bench)),
    "resource_coins": _resource_coins,
    "largest_area": lambda bench, item: largest_area(bench.state, 0),
    "area_sailing": lambda bench, item: sailing(bench.state, 0),
    "area_connected": _area_connected,
    "winners": _winners,
    "neutral_levels": _neutral_levels,
    "owner_of_neutral": _owner_of_neutral,
    "power_value": lambda bench, item: [VALUE[piece] for piece in item["building"]],
    "bridge_site_legal": _bridge_sites,
}
"""A query by what it asks."""
