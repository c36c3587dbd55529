"""What effects, dice and cards are worth to a greedy player, in victory points."""

from collections.abc import Iterable

from games.south_tigris.content import (
    CELLS,
    DEVICE_CARDS,
    GUILDS,
    LEVELS,
    RACK_EFFECTS,
    ROYALTIES,
    ROYALTIES_VP,
    Cost,
    Effect,
    Effects,
)
from games.south_tigris.effects import modifier
from games.south_tigris.points import guild_count
from games.south_tigris.river import cell_cost, has_cell
from games.south_tigris.state import Player, TigrisState

SILVER = 0.45
TEMPO = 0.45
"""A brightened die or a refreshed craftsperson, as long as it can still be used."""
ENOUGH = 7
"""With more silver than this, more of it is only worth its points."""
ZONE = {"exhausted": 0.0, "ready": 0.35, "determined": 0.75, "inspired": 1.3}


def late(state: TigrisState, seat: int) -> float:
    """Return how much is left of the worth of things to be used later: 1 down to 0.2 at the end."""
    if state.round < state.rounds:
        return 1.0
    return 0.35 if state.tented(seat) else 0.7


def silver(state: TigrisState, seat: int, n: int) -> float:
    """Return the worth of n silver: less with a full purse, every four left give a point (R20.9)."""
    full = state.players[seat].silver > ENOUGH
    return n * (0.25 if full else max(0.25, SILVER * late(state, seat)))


def one(state: TigrisState, seat: int, effect: Effect) -> float:
    """Return the worth of an effect to a seat now."""
    player, op, n = state.players[seat], effect.op, effect.n
    tempo = TEMPO * late(state, seat)
    if op == "silver":
        return silver(state, seat, n)
    if op == "draw_card":
        return n * max(0.2, 0.42 * late(state, seat)) * (len(player.hand) + n <= 8)
    if op == "brighten":
        return tempo * min(n, _darker(player))
    if op == "refresh":
        return tempo * fresh(player, n)
    if op == "refresh_all":
        return tempo * fresh(player, 6)
    if op == "influence":
        return n * max(
            influence(state, seat, g) for g in ([effect.guild] if effect.guild in GUILDS else GUILDS)
        )
    if op == "pay_to_gain":
        return max(0.0, total(state, seat, effect.gain) - cost(state, seat, effect.cost))
    if op == "choose_one":
        return max(one(state, seat, option) for option in effect.options)
    if op == "collect_royalties":
        return total(state, seat, ROYALTIES[player.royalties])
    return _fixed(state, seat, op) * n


def _fixed(state: TigrisState, seat: int, op: str) -> float:
    player, left = state.players[seat], late(state, seat)
    if op == "ship":
        return 2.6 if has_cell(player) and player.ship < 17 else 1.6
    if op == "promote":
        return 0.85 if player.low < 7 else 0.95
    if op == "royalties":
        place = player.royalties
        return ROYALTIES_VP[place + 1] - ROYALTIES_VP[place] + 0.3 * left if place < 11 else 0.4
    if op == "hire_camel":
        return (0.3 if player.camel_4 else 1.2 if player.free_camels() else 2.6) * left
    worth = {"research": 2.4, "gain_reserve_worker": 4 * left, "gain_die": 1.0, "clear_workshop": 0.2}
    tempo = {
        "die_up": 0.18,
        "swap_white_die": 0.45,
        "research_die": 0.9,
        "retrieve_worker": 0.8,
    }
    return worth.get(op, tempo.get(op, 0.5) * left)


def total(state: TigrisState, seat: int, effects: Iterable[Effect]) -> float:
    """Return the worth of several effects together."""
    return sum(one(state, seat, effect) for effect in effects)


def cost(state: TigrisState, seat: int, due: Cost) -> float:
    """Return what paying a cost loses."""
    pieces = sum(n for _, n in due.influence) + due.influence_any
    tempo = TEMPO * late(state, seat)
    return (
        silver(state, seat, due.silver)
        + 0.5 * pieces
        + 0.3 * due.discard_card
        + tempo * due.exhaust_craftsperson
    )


def influence(state: TigrisState, seat: int, guild: str) -> float:
    """Return what a piece in a guild is worth: more where the majority is close (R20.1)."""
    mine = guild_count(state, seat, guild)
    others = [guild_count(state, other, guild) for other in range(state.seats) if other != seat]
    if state.dummy is not None:
        others.append(state.dummy.influence[guild])
    gaps = [abs(other - mine - 0.5) for other in others]
    supply = 0.0 if state.players[seat].supply else -0.4
    return 0.55 + 0.5 / (1 + min(gaps)) + 0.15 * (mine % 3 == 2) + supply


def _darker(player: Player) -> int:
    places = ("exhausted", "ready", "determined", "rack_1", "rack_2", "rack_3")
    return sum(len(player.dice[place]) for place in places)


def fresh(player: Player, n: int) -> float:
    """Return how much n refreshes help: more, the fewer craftspeople are faceup."""
    tired = _tired(player)
    return sum(0.3 + 0.25 * (tired - place) for place in range(min(n, tired)))


def _tired(player: Player) -> int:
    return sum(not craft.up for craft in player.crafts.values())


def die(zone: str, code: str) -> float:
    """Return what a usable die is worth: its zone, its pips, its colour."""
    return ZONE[zone] + int(code[1]) * (0.04 if zone == "inspired" else 0.12) + 0.25 * (code[0] != "w")


def promotion(state: TigrisState, seat: int, trade: str) -> float:
    """Return what a step up of a craftsperson is worth: points, and an ascent if it was the last (R7.7)."""
    player = state.players[seat]
    level = player.crafts[trade].level
    alone = level == player.low and sum(c.level == level for c in player.crafts.values()) == 1
    gained = total(state, seat, LEVELS[level].ascent) + 0.4 if alone else 0.0
    return LEVELS[min(10, level + 1)].vp - LEVELS[level].vp + gained + 0.1 * (level == player.low)


def brightening(state: TigrisState, seat: int, place: str, code: str, way: str) -> float:
    """Return what one brighten step brings (R6.3)."""
    left = late(state, seat)
    if way == "up":
        level, colour = int(place[-1]) + 1, {"b": "blue", "o": "orange", "c": "charcoal"}[code[0]]
        return 0.25 * left + total(state, seat, RACK_EFFECTS[level, colour])
    if way == "out":
        return (0.5 + 0.25 * int(place[-1])) * left
    if place == "determined":
        return 0.35 * left + (
            influence(state, seat, _guild(code)) if code[0] != "w" else 0.02 * (7 - int(code[1]))
        )
    coloured = 0.2 * (code[0] != "w")
    if place == "ready":
        return (0.3 + coloured) * left
    return (0.45 + coloured) * left


def _guild(code: str) -> str:
    return {"b": "blue", "o": "orange", "c": "charcoal"}[code[0]]


def card(state: TigrisState, seat: int, code: str) -> float:
    """Return what keeping a device card is worth: its effect or its condition, whichever is more."""
    known = DEVICE_CARDS[code]
    return max(total(state, seat, known.effects), 0.3) + 0.04 * known.most - 0.03 * known.build_value


def cell(state: TigrisState, seat: int, row: str) -> float:
    """Return what placing a tile into a row brings: the covered effect less the cost (R11.4)."""
    column = len(state.players[seat].rows[row]) + 1
    gained: Effects = CELLS[row, column]
    return total(state, seat, gained) - silver(state, seat, cell_cost(state, seat, row))


def totals(state: TigrisState, seat: int, key: str) -> int:
    """Return a seat's modifier of this name."""
    return modifier(state, seat, key)
