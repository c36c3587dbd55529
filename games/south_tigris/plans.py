"""What the greedy player could do with a turn: each action with its best dice and its worth."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from games.south_tigris import worth
from games.south_tigris.camels import devices_for, slots_for
from games.south_tigris.content import (
    BOARDS,
    COLOUR,
    DEVICE_CARDS,
    HOME,
    INVENTIONS,
    LEVELS,
    LIT,
    SPACES,
    TRADES,
    Effect,
    WorkshopTile,
)
from games.south_tigris.effects import modifier
from games.south_tigris.legality import (
    build_need,
    invent_discard,
    invent_need,
    publish_need,
    slot_need,
    space_cost,
    why_no_wages,
)
from games.south_tigris.placing import max_raise, test_dice
from games.south_tigris.points import condition_count
from games.south_tigris.state import Device, Player, TigrisState
from games.south_tigris.turns import rows_for, spaces_for
from games.south_tigris.workshops import ability

LETTER = {"invent": "o", "build": "c", "publish": "b"}
CAMEL = 0.9
"""What an unused camel or worker gives with the tent (R16.3)."""
Dice = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """An action with its target, dice (zone, die) and worth beyond the tent's."""

    action: str
    target: str
    dice: Dice
    worth: float
    slot: str = ""


def plans(state: TigrisState, seat: int, actions: Iterable[str]) -> list[Plan]:
    """Return the plans for these actions, those that have failed this turn left out."""
    makers = {"test": _tests, "workshop": _workshops, "worker": _workers}
    found: list[Plan] = []
    for action in actions:
        if action in LETTER:
            found += _devices(state, seat, action)
        elif action in makers:
            found += makers[action](state, seat)
    failed = state.action.failed
    return [plan for plan in found if f"{plan.action}:{plan.target}" not in failed]


def _most(state: TigrisState, seat: int, zone: str, die: str) -> int:
    return int(die[1]) + (max_raise(state, seat, zone, die) if zone in LIT else 0)


def pairs(state: TigrisState, seat: int) -> Iterator[Dice]:
    """Return every way to place one or two different usable dice."""
    lit = state.players[seat].lit()
    yield from ((one,) for one in dict.fromkeys(lit))
    yield from dict.fromkeys(combinations(lit, 2))


def _cheapest(state: TigrisState, seat: int, need: int, letter: str) -> tuple[Dice, float]:
    best: tuple[Dice, float] = (), 99.0
    for dice in pairs(state, seat):
        if sum(_most(state, seat, *one) for one in dice) < need:
            continue
        lost = sum(worth.die(*one) for one in dice) - 0.45 * sum(die[0] == letter for _, die in dice)
        if lost < best[1]:
            best = dice, lost
    return best


def _devices(state: TigrisState, seat: int, action: str) -> list[Plan]:
    gains = {"invent": _inventing, "build": _building, "publish": _publishing}
    found = []
    for device in devices_for(state, seat, action):
        need, gained = gains[action](state, seat, device)
        dice, lost = _cheapest(state, seat, need, LETTER[action])
        if gained > 0 and dice:
            found.append(Plan(action, device.board, dice, gained - lost * worth.late(state, seat) - CAMEL))
    return found


def _inventing(state: TigrisState, seat: int, device: Device) -> tuple[int, float]:
    player, need = state.players[seat], invent_need(state, seat, device)
    away = invent_discard(state, seat, device)
    if len(player.hand) < away + 1:
        return need, 0.0
    best = max(matching(state, seat, device, card) for card in player.hand)
    half = any(len(tiles) == 1 for tiles in player.rack.values())
    royalty = worth.one(state, seat, Effect("royalties"))
    return need, 2.5 + 2.2 * half + royalty + best - 0.3 * away


def matching(state: TigrisState, seat: int, device: Device, card: str) -> float:
    """Return what playing a card onto a board brings: joints, condition, a low value to build."""
    known = DEVICE_CARDS[card]
    joints = zip(BOARDS[device.board].sockets, known.plugs, strict=True)
    gained = sum(worth.influence(state, seat, one) for one, other in joints if one == other)
    hoped = condition_count(state, device, seat, known) // known.per * known.vp
    return gained + 0.2 * min(known.most, hoped) - 0.05 * known.build_value


def _role(state: TigrisState, seat: int, device: Device) -> float:
    card = DEVICE_CARDS[device.card]
    now = min(card.most, condition_count(state, device, seat, card) // card.per * card.vp)
    return max(now, 0.55 * card.most)


def _wages(state: TigrisState, seat: int, needs: tuple[str, ...], first: int, *, fee: bool) -> float:
    """Return what wages cost less what the promotions bring; 99 if they cannot be paid now."""
    player = state.players[seat]
    if why_no_wages(player, needs, first, fee=fee):
        return 99.0
    named = [trade for trade in needs if trade != "any"]
    spare = sorted(cheap(player, [t for t in TRADES if t not in named]))[: len(needs) - len(named)]
    paid = [(LEVELS[player.crafts[trade].level].wage, trade) for trade in named] + spare
    risen = sum(worth.promotion(state, seat, trade) for _, trade in paid)
    return worth.silver(state, seat, sum(wage for wage, _ in paid) + first + fee) + 0.2 * len(needs) - risen


def cheap(player: Player, trades: Iterable[str]) -> list[tuple[int, str]]:
    """Return (wage, trade) of the faceup craftspeople among these."""
    return [(LEVELS[player.crafts[t].level].wage, t) for t in trades if player.crafts[t].up]


def _building(state: TigrisState, seat: int, device: Device) -> tuple[int, float]:
    need, first = build_need(state, seat, device), modifier(state, seat, "first_craft_wage_in_build")
    lost = _wages(state, seat, BOARDS[device.board].build_craft, first, fee=False)
    gained = worth.total(state, seat, INVENTIONS[device.tile].effects)
    shared = 0.6 * gained if device.inventor not in (None, -1, seat) else 0.0
    return need, 2.4 + _role(state, seat, device) + gained - shared - lost


def _publishing(state: TigrisState, seat: int, device: Device) -> tuple[int, float]:
    fee = device.inventor != seat
    lost = _wages(state, seat, INVENTIONS[device.tile].craft, 0, fee=fee)
    dice = len(device.tests)
    mine = 1 + dice - dice if device.builder == seat else dice - 1.0 * (device.builder not in (None, -1))
    royalty = worth.one(state, seat, Effect("royalties"))
    return publish_need(state, seat), mine + 0.4 * (4 - dice) + _role(state, seat, device) + royalty - lost


def _tests(state: TigrisState, seat: int) -> list[Plan]:
    found = []
    for device in devices_for(state, seat, "test"):
        roles = (device.builder == seat) + (device.publisher == seat)
        for number in slots_for(state, seat, device):
            slot = BOARDS[device.board].slots[number - 1]
            gained = worth.one(state, seat, Effect("ship")) + 0.12 * slot.ship + roles * 0.9
            gained += worth.influence(state, seat, slot.influence) if slot.influence else 0.0
            zone, die = min(
                test_dice(state, seat, slot.colour, slot_need(device)), key=lambda one: worth.die(*one)
            )
            lost = worth.die(zone, die) * worth.late(state, seat) + 0.5 + CAMEL
            found.append(Plan("test", device.board, ((zone, die),), gained - lost, str(number)))
    return found


def _workshops(state: TigrisState, seat: int) -> list[Plan]:
    found = []
    ways = list(pairs(state, seat))
    for row in rows_for(state, seat):
        tiles = [ability(tile) for tile in (f"printed_{row}", *state.players[seat].rows[row])]
        value = [(tile, worth.total(state, seat, tile.effects)) for tile in tiles]
        for dice in ways:
            lost = sum(worth.die(*one) for one in dice) * worth.late(state, seat)
            gained = sum(one for tile, one in value if _meets(state, seat, row, dice, tile))
            found.append(Plan("workshop", row, dice, gained - lost))
    return found


def second_gain(state: TigrisState, seat: int, row: str, more: Dice) -> float:
    """Return what the abilities of a row bring with the dice on it and `more`."""
    lying = tuple((f"workshop_{row}", die) for die in state.players[seat].dice[f"workshop_{row}"])
    tiles = [ability(tile) for tile in (f"printed_{row}", *state.players[seat].rows[row])]
    met = [tile for tile in tiles if _meets(state, seat, row, (*lying, *more), tile)]
    return sum(worth.total(state, seat, tile.effects) for tile in met)


def _meets(state: TigrisState, seat: int, row: str, dice: Dice, tile: WorkshopTile) -> bool:
    colours = [COLOUR[die[0]] for _, die in dice]
    sum_ = sum(_most(state, seat, *one) for one in dice) + modifier(state, seat, "workshop_total")
    sum_ += tile.home_bonus if HOME[row] in colours else 0
    return sum_ >= tile.least and all(colour in colours for colour in tile.colours)


def _workers(state: TigrisState, seat: int) -> list[Plan]:
    found = []
    for one in spaces_for(state, seat):
        space = one.removeprefix("envoy:")
        gained = worth.total(state, seat, SPACES[space].effects) + 0.4 * (space != one)
        lost = worth.cost(state, seat, space_cost(state, space)) + CAMEL
        found.append(Plan("worker", one, (), gained - lost))
    return found
