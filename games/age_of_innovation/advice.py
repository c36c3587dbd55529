"""A sensible computer player: takes what is worth most by rough prices. The prices are ours."""

from collections.abc import Callable, Mapping

from games.age_of_innovation import actions, digging, innovating
from games.age_of_innovation.building import build_gain, left, of_kind
from games.age_of_innovation.content import (
    BOARDS,
    BOOK_ACTIONS,
    CITY_TILES,
    EFFECTS,
    FIELDS,
    POWER_ACTIONS,
    ROUND_TILES,
    ROUNDS,
    SLOTS,
    Effect,
    Gain,
    distance,
)
from games.age_of_innovation.effects import counted
from games.age_of_innovation.gains import LOCKED, free_keys, reachable, trigger_vp
from games.age_of_innovation.ground import adjacent, hexes, is_city, occupied
from games.age_of_innovation.power import affordable_offer
from games.age_of_innovation.state import AgeState
from games.core.question import Decision, Kind, Value

PRICE = {
    **{"coins": 10, "tools": 32, "scholars": 55, "vp": 30, "power": 9, "power_tokens_bowl3": 40},
    **{"books_any": 40, "books_any_distinct": 40, "spades": 40, "bridges": 45, "competency_tile": 160},
    **{"city_tile": 250, "sailing_steps": 80, "terraforming_steps": 80, "annexes": 70, "levels": 26},
}
"""What a unit is worth, VP being 30."""
OFFER_PRICE = 11
NEUTRAL_PIECE = 90
PIECE = {"workshop": 60, "guild": 95, "school": 230, "palace": 280, "university": 270}
CITY = 300
SPECIAL = {"psychics": 60, "philosophers": 40, "palace_03": 180, "palace_04": 150}
INNOVATION_BASE = 60
ENOUGH = 10


def advise(state: AgeState, decision: Decision) -> Value | None:
    """Return the best answer by rough prices; None where any answer is as good."""
    seat = decision.seat
    if decision.free:
        return None
    if decision.kind is Kind.NUMBER:
        return decision.most
    judge = JUDGES.get(decision.key)
    if judge is None:
        return None
    return max(decision.options, key=lambda option: judge(state, seat, option.id)).id


def worth(gain: Gain) -> int:
    """Return the value of a gain."""
    levels = gain.levels * (len(FIELDS) if gain.mode == "each_discipline" else 1)
    total = sum(price * int(getattr(gain, key)) for key, price in PRICE.items() if key != "levels")
    return total + PRICE["levels"] * levels + NEUTRAL_PIECE * bool(gain.neutral_building)


def rounds_left(state: AgeState) -> int:
    """Return how many incomes are still to come."""
    return ROUNDS - max(1, state.round)


def tile_worth(state: AgeState, seat: int, tile: str) -> int:
    """Return the value of a tile to a player who would have it now."""
    total = 0
    for effect in EFFECTS[tile]:
        times = {"income": rounds_left(state), "special_action": rounds_left(state) + 1, "pass": 2}
        total += times.get(effect.timing, 1) * effect_worth(state, seat, effect)
    levels = sorted(state.sides[seat].levels.values())
    formula = {"library": sum(levels[-2:]), "competency_12": 2 * levels[0]}
    return total + PRICE["vp"] * formula.get(tile, 0)


def effect_worth(state: AgeState, seat: int, effect: Effect) -> int:
    """Return the value of one effect line now."""
    total = worth(effect.gain)
    if effect.what:
        count = counted(state, seat, effect.what)
        steps = [vp for low, vp in effect.table if count >= low]
        vp = effect.vp * count + (steps[-1] if steps else 0)
        total += PRICE["vp"] * vp + PRICE["levels"] * effect.levels * count
    return total


def _action(state: AgeState, seat: int, action: str) -> int:
    """Return the value of the best that an action can do, its cost taken off."""
    best = BEST.get(action)
    return best(state, seat) if best else ENOUGH


def _best_of(found: Mapping[str, int]) -> int:
    return max(found.values(), default=-1)


def _best_build(state: AgeState, seat: int) -> int:
    return _best_of({one: _hex(state, seat, one) for one in digging.build_targets(state, seat)})


def _hex(state: AgeState, seat: int, hexagon: str) -> int:
    """Return the value of terraforming and building on a hex."""
    if hexagon == digging.SKIP:
        return 0
    side = state.sides[seat]
    spades = digging.need(state, seat, hexagon)
    tools = spades * digging.rate(side)
    gained = (PRICE["vp"] * trigger_vp(state, "spade_used") + 20 * (side.faction == "goblins")) * spades
    full = side.tools > tools and side.coins >= 2 and left(side, "workshop") > 0
    if not full:
        return gained - 20 * (spades + 1)
    return gained - tools * 26 - 52 + _build(state, seat, hexagon, "workshop")


def _build(state: AgeState, seat: int, hexagon: str, what: str) -> int:
    """Return the value of a building on a hex: its income, VP and place."""
    vp, coins = build_gain(state, seat, hexagon, what)
    piece = PIECE.get(what, NEUTRAL_PIECE)
    own = state.sides[seat].buildings
    beside = sum(other in own for other in adjacent(state, hexagon))
    total = piece * (rounds_left(state) + 2) // 4 + PRICE["vp"] * vp + PRICE["coins"] * coins
    return total + 14 * min(beside, 2) + 20 + (CITY if _makes_city(state, seat, hexagon, what) else 0)


def _makes_city(state: AgeState, seat: int, hexagon: str, what: str) -> bool:
    """Tell whether a building on a hex would found a city."""
    side = state.sides[seat]
    old = side.buildings.get(hexagon)
    side.buildings[hexagon] = what
    group, seen = [hexagon], {hexagon}
    for one in group:
        fresh = [other for other in adjacent(state, one) if other in side.buildings and other not in seen]
        seen.update(fresh)
        group += fresh
    founds = is_city(state, seat, group)
    if old is None:
        del side.buildings[hexagon]
    else:
        side.buildings[hexagon] = old
    return founds


def _best_upgrade(state: AgeState, seat: int) -> int:
    found = actions.upgrades(state, seat)
    return _best_of(
        {f"{one}:{new}": _upgrade(state, seat, f"{one}:{new}") for one in found for new in found[one]}
    )


def _upgrade(state: AgeState, seat: int, choice: str) -> int:
    hexagon, _, new = choice.partition(":")
    old, tools, _ = actions.UPGRADES[new]
    paid = tools * 26 + actions.upgrade_coins(state, seat, hexagon, new) * PRICE["coins"]
    lost = PIECE[old] * rounds_left(state) // 8
    return _build(state, seat, hexagon, new) - paid - lost + 60


def _power(state: AgeState, seat: int, action: str) -> int:
    return worth(POWER_ACTIONS[action][1]) - 9 * actions.power_price(state.sides[seat], action)


def _book(state: AgeState, seat: int, action: str) -> int:
    price, gain = BOOK_ACTIONS[action]
    extra = {"book_guild_upgrade": 120, "book_guild_vp": 60 * counted(state, seat, "own_guilds")}
    return worth(gain) + extra.get(action, 0) - 36 * price


def _special(state: AgeState, _: int, tile: str) -> int:
    lines = (one for one in EFFECTS.get(tile, ()) if one.timing == "special_action")
    return SPECIAL.get(tile, 0) + sum(worth(one.gain) for one in lines) + 5


def _innovation(state: AgeState, seat: int, slot: str) -> int:
    paid = 30 * 5 + innovating.innovation_coins(state, seat) * PRICE["coins"]
    vp = PRICE["vp"] * trigger_vp(state, "innovation_gained")
    return tile_worth(state, seat, state.innovations[slot]) + INNOVATION_BASE + vp - paid


def _field(state: AgeState, seat: int, field: str, levels: int = 1) -> int:
    """Return the value of rising in a discipline: power, rank, the round's reward."""
    if field not in FIELDS:
        return 0
    old = state.sides[seat].levels[field]
    gained = reachable(state, seat, field, levels) - old
    rewarded = state.round and ROUND_TILES[state.round_tiles[state.round - 1]].field == field
    locked = 15 if old == LOCKED - 1 and free_keys(state, seat) else 0
    return gained * (PRICE["levels"] + 6 * bool(rewarded) + old) + locked


def _best_scholar(state: AgeState, seat: int) -> int:
    found = {}
    for field in FIELDS:
        levels = max([*state.scholar_spaces[field], 1])
        found[field] = _field(state, seat, field, levels) - 45
    return _best_of(found)


def _best_field(state: AgeState, seat: int, field: str) -> int:
    return _field(state, seat, field, max([*state.scholar_spaces[field], 1]))


def _space(_: AgeState, __: int, levels: str) -> int:
    return int(levels)


def _sail(state: AgeState, seat: int) -> int:
    side = state.sides[seat]
    later = 30 * rounds_left(state)
    step = BOARDS[side.home].sailing[side.sailing + 1]
    return worth(step) + later + PRICE["vp"] * trigger_vp(state, "sailing_or_terraforming_step") - 130


def _terraform(state: AgeState, seat: int) -> int:
    side = state.sides[seat]
    board = BOARDS[side.home]
    step = board.track[side.track + 1]
    vp = PRICE["vp"] * trigger_vp(state, "sailing_or_terraforming_step")
    return worth(step) + 32 * rounds_left(state) + vp - 80 - 10 * board.track_coins


def _competency(state: AgeState, seat: int, slot: str) -> int:
    place = SLOTS[slot]
    given = PRICE["books_any"] * place.books + _field(state, seat, place.field, place.levels)
    return tile_worth(state, seat, state.competency_slots[slot]) + given


def _city_tile(_: AgeState, __: int, tile: str) -> int:
    points, gain = CITY_TILES[tile]
    return PRICE["vp"] * points + worth(gain)


def _offer(state: AgeState, seat: int, answer: str) -> int:
    """Return the value of power for VP: good while it can still be used."""
    if answer == "decline":
        return 0
    offered = next(one.power for one in state.offers if one.seat == seat)
    power = affordable_offer(state.sides[seat], offered)
    return power * OFFER_PRICE * (rounds_left(state) + 1) // 3 - PRICE["vp"] * (power - 1)


def _bonus(state: AgeState, seat: int, bonus: str) -> int:
    return tile_worth(state, seat, bonus) + PRICE["coins"] * state.bonus_offer.get(bonus, 0)


def _neighbourly(state: AgeState, seat: int, hexagon: str) -> int:
    """Return the value of a first hex: home and cheap hexes around, others' buildings near."""
    home, owners = state.sides[seat].home, occupied(state)
    around = hexes(state).reach[1][hexagon]
    near = sum(3 - distance(hexes(state).terrain[one], home) for one in around if one not in owners)
    return near + 4 * sum(int(owners.get(one, seat) != seat) for one in adjacent(state, hexagon))


def _spades(_: AgeState, __: int, choice: str) -> int:
    return 2 * int(choice.removesuffix(digging.WORKSHOP)) + choice.endswith(digging.WORKSHOP)


def _free_spades(state: AgeState, seat: int, hexagon: str) -> int:
    """Return the value of using free spades on a hex."""
    if hexagon == digging.SKIP:
        return 0
    beside = sum(other in state.sides[seat].buildings for other in adjacent(state, hexagon))
    return 50 - 12 * digging.need(state, seat, hexagon) + 5 * beside


def _gift(state: AgeState, seat: int, hexagon: str) -> int:
    if hexagon == digging.SKIP:
        return 0
    tools = digging.need(state, seat, hexagon) * digging.rate(state.sides[seat])
    return 500 + _build(state, seat, hexagon, "workshop") - 26 * tools


def _keep(_: AgeState, __: int, choice: str) -> int:
    return int(choice != digging.SKIP)


def _fewest(state: AgeState, seat: int, field: str) -> int:
    """Return the value of another book: evenly over the disciplines."""
    return -state.sides[seat].books[field]


def _most(state: AgeState, seat: int, field: str) -> int:
    return state.sides[seat].books[field]


BEST: dict[str, Callable[[AgeState, int], int]] = {
    "build": _best_build,
    "upgrade": _best_upgrade,
    "sail": _sail,
    "terraform": _terraform,
    "scholar": _best_scholar,
    "innovate": lambda state, seat: _best_of(
        {slot: _innovation(state, seat, slot) for slot in innovating.innovation_slots_open(state, seat)}
    ),
    "power": lambda state, seat: _best_of(
        {one: _power(state, seat, one) for one in actions.power_actions(state, seat)}
    ),
    "book": lambda state, seat: _best_of(
        {one: _book(state, seat, one) for one in actions.book_actions(state, seat)}
    ),
    "special": lambda state, seat: _best_of(
        {one: _special(state, seat, one) for one in actions.specials(state, seat)}
    ),
    "annex": lambda state, seat: 40,
    "moles-bridge": lambda state, seat: 8 + 12 * (of_kind(state.sides[seat], "palace") > 0),
}
"""Action -> the value of the best it can do; passing is worth ENOUGH."""
JUDGES: dict[str, Callable[[AgeState, int, str], int]] = {
    "action": _action,
    "build-hex": _hex,
    "upgrade": _upgrade,
    "power-action": _power,
    "book-action": _book,
    "special": _special,
    "innovation": _innovation,
    "books": _fewest,
    "owed-books": _fewest,
    "pay-books": _most,
    "levels": _field,
    "field": _field,
    "owed-levels": _field,
    "scholar-field": _best_field,
    "scholar-space": _space,
    "competency": _competency,
    "palace": tile_worth,
    "city-tile": _city_tile,
    "offer": _offer,
    "bonus": _bonus,
    "draft-bonus": _bonus,
    "first-hex": _neighbourly,
    "spades": _spades,
    "spade-hex": _free_spades,
    "reward-hex": _free_spades,
    "reward-spade": _free_spades,
    "next-hex": _free_spades,
    "neutral-hex": _gift,
    "guild-hex": _gift,
    "free-workshop": _gift,
    "workshop": _keep,
}
"""Question -> the value of an option."""
