"""A greedy player: plans its turn, and takes of every question what is worth most."""

import random
from collections.abc import Callable

from games.core.question import Decision, Kind, Value
from games.south_tigris import worth
from games.south_tigris.content import (
    AREAS,
    DEVICE_CARDS,
    INVENTIONS,
    ONCE_TILES,
    PASS_TILES,
    RESEARCH_VP,
    ROWS,
    SECTION,
    TENT_TILES,
    WORKSHOP_TILES,
    Effect,
)
from games.south_tigris.free import ability as free_ability
from games.south_tigris.plans import cheap, matching, plans, second_gain
from games.south_tigris.river import cell_cost, research_cost
from games.south_tigris.state import TigrisState
from games.south_tigris.workshops import ability

Rate = Callable[[TigrisState, int, str], float]
REFUSING = ("no", "abandon", "back", "done", "none")
TENT = -0.25
"""An action must be worth more than this for the tent to wait."""


def advise(state: TigrisState, decision: Decision, source: random.Random) -> Value | None:
    """Return the greedy answer; None where any answer is as good or nothing free is worth doing."""
    if decision.free:
        return _free(state, decision)
    if decision.kind is Kind.NUMBER:
        return decision.most
    ids = [option.id for option in decision.options]
    if decision.key in ("turn", "after_tent"):
        return _turn(state, decision, ids)
    if decision.key in ("board", "slot", "activate", "space", "die", "second"):
        return _planned(state, decision, ids)
    if decision.key in RATES:
        rate = RATES[decision.key]
        return max(ids, key=lambda one: -0.01 if one in REFUSING else rate(state, decision.seat, one))
    wanted = [one for one in ids if one not in REFUSING]
    return source.choice(wanted or ids) if decision.kind is Kind.ONE else None


def _turn(state: TigrisState, decision: Decision, ids: list[str]) -> str:
    best = max(plans(state, decision.seat, ids), key=lambda plan: plan.worth, default=None)
    if decision.key == "turn":
        return best.action if best is not None and best.worth > TENT else "tent"
    bright = worth.one(state, decision.seat, Effect("brighten"))
    fresh = worth.one(state, decision.seat, Effect("refresh"))
    if best is not None and best.worth > max(bright, fresh) - 0.5:
        return "workshop"
    return "brighten" if bright >= fresh else "refresh"


def _planned(state: TigrisState, decision: Decision, ids: list[str]) -> str:
    """Return the part of the best plan that this question asks for."""
    if decision.key == "second":
        return _second(state, decision.seat, ids)
    made = plans(state, decision.seat, (state.action.doing,))
    if decision.key in ("board", "activate", "space"):
        fit = [plan for plan in made if plan.target in ids]
        return max(fit, key=lambda plan: plan.worth).target if fit else ids[0]
    fit = [plan for plan in made if plan.target == state.action.target]
    if decision.key == "slot":
        return max((plan for plan in fit if plan.slot in ids), key=lambda plan: plan.worth).slot
    dice = max(fit, key=lambda plan: plan.worth).dice if fit else ()
    planned = [f"{zone}:{die}" for zone, die in dice if f"{zone}:{die}" in ids]
    return min(planned or ids, key=lambda one: worth.die(*one.split(":")))


def _second(state: TigrisState, seat: int, ids: list[str]) -> str:
    """Return the cheapest second die that an action needs, or the best one for a workshop's abilities."""
    row = state.action.target

    def kept(one: str) -> float:
        if one == "none":
            return second_gain(state, seat, row, ()) if row in ROWS else 99.0
        zone, die = one.split(":")
        lost = worth.die(zone, die) * worth.late(state, seat)
        return (second_gain(state, seat, row, ((zone, die),)) if row in ROWS else 0.0) - lost

    return max(ids, key=kept)


def _free(state: TigrisState, decision: Decision) -> Value | None:
    """Do what is free where it clearly helps: goals, bonuses, the character, cards too many to keep."""
    seat = decision.seat
    if decision.key in ("free_goal", "colour_bonus"):
        return decision.options[0].id
    if decision.key == "free_ability":
        power = free_ability(state, seat)
        good = power is not None and worth.total(state, seat, power.effects) > worth.cost(
            state, seat, power.cost
        )
        return decision.options[0].id if good else None
    if decision.key != "free_play_card":
        return None
    hand = state.players[seat].hand
    card = max(hand, key=lambda one: worth.total(state, seat, DEVICE_CARDS[one].effects))
    many = len(hand) > (3 if state.round < state.rounds else 1)
    return card if many and worth.total(state, seat, DEVICE_CARDS[card].effects) > 0.35 else None


def _brighten(state: TigrisState, seat: int, one: str) -> float:
    place, die, way = one.split(":")
    return worth.brightening(state, seat, place, die, way)


def _rest(state: TigrisState, seat: int, way: str) -> float:
    return 1.0 + (way == "up")


def _craft(state: TigrisState, seat: int, trade: str) -> float:
    if trade.startswith("exhaust:"):
        return 0.0
    player = state.players[seat]
    others = sum(craft.up for craft in player.crafts.values()) - 1
    if cheap(player, [trade])[0][0] > player.silver + state.action.credit + others:
        return -1.0
    return 5.0 + worth.promotion(state, seat, trade) - cheap(player, [trade])[0][0] * 0.45


def _pay(state: TigrisState, seat: int, one: str) -> float:
    if one == "pay":
        return 9.0
    return 5.0 - 0.1 * state.players[seat].crafts[one.removeprefix("exhaust:")].level


def _pass_tile(state: TigrisState, seat: int, space: str) -> float:
    tile = PASS_TILES[state.pass_tiles[int(space) - 1]]
    place = len(state.areas[space])
    raised = AREAS[int(space)][place] if place < 4 else ()
    guild = ("blue", "orange", "charcoal", "", "")[int(space) - 1]
    tents = 2 * worth.influence(state, seat, guild) if guild else 0.0
    lasting: float = worth.total(state, seat, raised) if guild else 1.3 * (state.round < state.rounds)
    return worth.total(state, seat, tile) + tents + lasting + 0.2 * (5 - int(space)) / 4


def _dummy_space(state: TigrisState, seat: int, space: str) -> float:
    others = [other for other in range(state.seats) if other != seat]
    return max(_pass_tile(state, other, space) for other in others)


def _site(state: TigrisState, seat: int, pos: str) -> float:
    section = SECTION[int(pos)]
    taken = pos in state.sites
    left = worth.late(state, seat)
    lasting = {1: 2.0 * left, 2: 1.6 * left, 3: 2.2}[section]
    due = research_cost(state, seat, int(pos), 0)
    if due > 1 + purse(state, seat):
        return -1.0
    price = worth.silver(state, seat, due)
    return float(RESEARCH_VP[section][1 if taken else 0]) + lasting - price


def purse(state: TigrisState, seat: int) -> int:
    """Return what a seat can pay at once: silver, and a silver for each faceup craftsperson (R17.3)."""
    player = state.players[seat]
    return player.silver + sum(craft.up for craft in player.crafts.values())


def _row(state: TigrisState, seat: int, row: str) -> float:
    payable = cell_cost(state, seat, row) <= purse(state, seat)
    return 9 + worth.cell(state, seat, row) if payable else -1.0


def _research_tile(state: TigrisState, seat: int, tile: str) -> float:
    if tile in ONCE_TILES:
        return worth.total(state, seat, ONCE_TILES[tile])
    if tile in TENT_TILES:
        return worth.total(state, seat, TENT_TILES[tile])
    return LASTING.get(tile, 1.0)


LASTING = {
    "res1_levers": 1.6,
    "res1_rhetoric": 1.3,
    "res1_optics": 1.2,
    "res1_proofs": 1.5,
    "res1_charts": 1.4,
}
"""What passive research tiles bring a round, where it is more than usual."""


def _invention(state: TigrisState, seat: int, tile: str) -> float:
    column = next(tiles for tiles in state.players[seat].rack.values() if tile in tiles)
    return 2.2 * (len(column) == 1) + worth.total(state, seat, INVENTIONS[tile].effects) * 0.6


def _play_card(state: TigrisState, seat: int, card: str) -> float:
    return 5 + matching(state, seat, state.device(state.action.target), card)


def _return_die(state: TigrisState, seat: int, one: str) -> float:
    place, die = one.split(":")
    value = worth.die(place, die) if place in ("ready", "determined", "inspired") else 0.1
    return 9 - value - 3.0 * (die[0] != "w") - 0.5 * place.startswith("rack")


def _end_option(state: TigrisState, seat: int, one: str) -> float:
    return {"silver": worth.silver(state, seat, 2), "take_pile_top": 1.8, "take_visible": 2.0}[one]


def _ability(state: TigrisState, seat: int, tile: str) -> float:
    return worth.total(state, seat, ability(tile).effects)


def _tile(state: TigrisState, seat: int, tile: str) -> float:
    return WORKSHOP_TILES[tile].vp + 0.5 * _ability(state, seat, tile)


def _option(state: TigrisState, seat: int, one: str) -> float:
    """Rate the options of `choose_one` by the op in their id, and those of a discard by name."""
    return worth.one(state, seat, Effect(one.rsplit(":", maxsplit=1)[-1]))


FIRST = {"silver": 9.0, "draw_card": 8.0, "refresh": 7.0, "refresh_all": 3.0, "pay_to_gain": 1.0}
"""Effects to take early or late when the order is free."""


def _effect(state: TigrisState, seat: int, one: str) -> float:
    """Rate what comes first: silver and cards before what may need them, payments last."""
    op = one.rsplit(":", maxsplit=1)[-1]
    return FIRST.get(op, 5.0)


def _always(state: TigrisState, seat: int, one: str) -> float:
    return 1.0


RATES: dict[str, Rate] = {
    "brighten": _brighten,
    "rest_rack": _rest,
    "promote": worth.promotion,
    "craft": _craft,
    "pay": _pay,
    "influence": worth.influence,
    "joint_colour": worth.influence,
    "move_to": worth.influence,
    "move_from": lambda state, seat, guild: 0.0,
    "influence_piece_from": lambda state, seat, guild: -0.02,
    "spend_influence": lambda state, seat, guild: 9 - worth.influence(state, seat, guild),
    "tent_space": _pass_tile,
    "dummy_space": _dummy_space,
    "row": _row,
    "site": _site,
    "research_tile": _research_tile,
    "invention_tile": _invention,
    "play_card": _play_card,
    "discard_card": lambda state, seat, card: 9 - worth.card(state, seat, card),
    "overflow": lambda state, seat, card: 9 - worth.card(state, seat, card),
    "return_die": _return_die,
    "end_option": _end_option,
    "river_tile": lambda state, seat, pos: _tile(state, seat, state.stacks[pos][0]),
    "ability": _ability,
    "option": _option,
    "effect": _effect,
    "pay_to_gain": _always,
    "overflow_mode": lambda state, seat, mode: 2.0 if mode == "play" else 1.0,
    "die_up": lambda state, seat, one: 1.0 + int(one[-1]) * 0.1 - 2.0 * one.startswith("inspired"),
    "swap": lambda state, seat, one: 1.0 + ("inspired", "determined", "ready").count(one.split(":")[0]),
    "bonus_left": _always,
    "draw": _always,
    "ascend": lambda state, seat, one: 1.0 + (one == "now"),
    "ship_plus": lambda state, seat, one: -1.0,
}
"""How the options of a question are rated; refusing counts a little less than nothing."""
