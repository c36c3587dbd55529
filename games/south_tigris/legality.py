"""Why an action is not possible now: reason codes, '' if it is (R3.11, R14, R15)."""

from games.south_tigris.content import (
    BOARDS,
    DEVICE_CARDS,
    INVENTIONS,
    LEVELS,
    LIT,
    SPACES,
    TRADES,
    Cost,
)
from games.south_tigris.effects import modifier, next_goal, powers
from games.south_tigris.influence import has_piece
from games.south_tigris.placing import reach, test_dice
from games.south_tigris.state import Device, Player, TigrisState

PUBLISH_VALUE = 8


def invent_need(state: TigrisState, seat: int, device: Device) -> int:
    """Return the dice sum needed to invent on a board (R14.2, R14.6)."""
    return BOARDS[device.board].invent_value - modifier(state, seat, "invent_total")


def invent_discard(state: TigrisState, seat: int, device: Device) -> int:
    """Return how many cards inventing discards."""
    return max(0, BOARDS[device.board].invent_discard + modifier(state, seat, "invent_discard"))


def build_need(state: TigrisState, seat: int, device: Device) -> int:
    """Return the dice sum needed to build (R14.3)."""
    return DEVICE_CARDS[device.card].build_value - modifier(state, seat, "build_total")


def publish_need(state: TigrisState, seat: int) -> int:
    """Return the dice sum needed to publish (R14.5)."""
    return PUBLISH_VALUE - modifier(state, seat, "publish_total")


def _camel(state: TigrisState, seat: int) -> str:
    if state.tented(seat):
        return "tent_placed"
    return "" if state.players[seat].free_camels() else "camel"


def _dice(state: TigrisState, seat: int, need: int) -> str:
    if not state.players[seat].lit():
        return "die_not_usable"
    return "" if reach(state, seat) >= need else "dice_total"


def why_not_invent(state: TigrisState, seat: int, device: Device) -> str:
    """Return why the seat cannot invent on this board (R14.2)."""
    player = state.players[seat]
    if device.column != 1 or device.card:
        return "not_uninvented"
    if not any(player.rack.values()):
        return "no_invention_tile"
    orange = sum(die[0] == "o" for _, die in player.lit())
    drawing = sum(e.op == "draw_card" for card in player.hand for e in DEVICE_CARDS[card].effects)
    cards = len(player.hand) + min(2, orange) + drawing
    short = "cards" if cards < invent_discard(state, seat, device) + 1 else ""
    return _camel(state, seat) or _dice(state, seat, invent_need(state, seat, device)) or short


def why_not_build(state: TigrisState, seat: int, device: Device) -> str:
    """Return why the seat cannot build this device (R14.3)."""
    player = state.players[seat]
    if device.column != 1 or not device.card:
        return "not_invented"
    if len(state.column(2)) >= 4:
        return "column_2_full"
    if not has_piece(state, seat):
        return "no_influence"
    dice = _camel(state, seat) or _dice(state, seat, build_need(state, seat, device))
    first = modifier(state, seat, "first_craft_wage_in_build")
    helped = _helped(state, seat, "c", BOARDS[device.board].build_craft)
    return dice or (not helped and why_no_wages(player, BOARDS[device.board].build_craft, first)) or ""


def why_not_publish(state: TigrisState, seat: int, device: Device) -> str:
    """Return why the seat cannot publish this device (R14.5)."""
    player = state.players[seat]
    if device.column != 2:
        return "not_built"
    if not has_piece(state, seat):
        return "no_influence"
    dice = _camel(state, seat) or _dice(state, seat, publish_need(state, seat))
    needs = INVENTIONS[device.tile].craft
    helped = _helped(state, seat, "b", needs)
    return dice or (not helped and why_no_wages(player, needs, fee=device.inventor != seat)) or ""


def _helped(state: TigrisState, seat: int, colour: str, needs: tuple[str, ...]) -> bool:
    """Tell whether something inside the action may still bring what wages lack (R25.1).

    Cards in hand, the colour bonus of a die, the character and its goals, or the tower sinking.
    """
    player = state.players[seat]
    dice = any(die[0] == colour for _, die in player.lit())
    powerful = any(power.kind == "free_action" for power in powers(state, seat)) and not player.ability_used
    lowest = sum(craft.level == player.low for craft in player.crafts.values())
    sinks = lowest < len(needs) and bool(LEVELS[player.low].ascent)
    goal = next_goal(state, seat) is not None
    return bool(player.hand) or dice or powerful or sinks or goal


def why_no_wages(player: Player, needs: tuple[str, ...], first: int = 0, *, fee: bool = False) -> str:
    """Return why these craftspeople cannot be paid from silver and helpers alone (R7.1, R17.3).

    `first` changes the first wage; `fee` tells that a silver for the inventor comes before.
    """
    up = [trade for trade in TRADES if player.crafts[trade].up]
    named = [trade for trade in needs if trade != "any"]
    if any(trade not in up for trade in named) or len(up) < len(needs):
        return "craftsperson_facedown"
    spare = sorted(LEVELS[player.crafts[trade].level].wage for trade in up if trade not in named)
    paid = [LEVELS[player.crafts[trade].level].wage for trade in named] + spare[: len(needs) - len(named)]
    total = max(0, sum(paid) + first) + fee
    return "silver" if player.silver + len(up) - len(needs) < total else ""


def slot_need(device: Device) -> int:
    """Return the value a test die needs on a device (R14.4)."""
    return max((int(die[1]) for die in device.tests.values()), default=1)


def why_not_test(state: TigrisState, seat: int, device: Device, number: int) -> str:
    """Return why the seat cannot test on slot `number` (1-4) of a device (R14.4)."""
    if device.column == 1:
        return "not_built"
    if camel := _camel(state, seat):
        return camel
    if str(number) in device.tests:
        return "slot_taken"
    slot = BOARDS[device.board].slots[number - 1]
    if test_dice(state, seat, slot.colour, slot_need(device)):
        return ""
    return "die_value" if test_dice(state, seat, slot.colour, 1) else "die_colour"


def space_cost(state: TigrisState, space: str) -> Cost:
    """Return the cost of a worker space this round, the dummy's surcharge included (R15.5)."""
    cost = SPACES[space].cost
    if state.dummy is None or state.dummy.extra != space:
        return cost
    influence = dict(cost.influence)
    guild = state.dummy.extra_guild
    influence[guild] = influence.get(guild, 0) + 1
    return Cost(cost.silver, tuple(influence.items()), 0, cost.discard_card, cost.exhaust_craftsperson)


def missing_influence(player: Player, cost: Cost) -> int:
    """Return how many pieces of the right guilds are lacking."""
    return sum(max(0, n - player.influence[guild]) for guild, n in cost.influence)


def why_not_space(state: TigrisState, seat: int, space: str, *, envoy: bool) -> str:
    """Return why a worker (or the envoy) cannot go to a space (R15.1, R15.2, R15.5, R15.6)."""
    player = state.players[seat]
    if state.tented(seat):
        return "tent_placed"
    if envoy and player.envoy != "available":
        return "envoy"
    if not envoy and not player.workers:
        return "worker"
    if state.dummy is not None and space in state.dummy.blocked:
        return "space_blocked"
    if SPACES[space].capacity and state.spaces.get(space):
        return "space_occupied"
    cost = space_cost(state, space)
    if missing_influence(player, cost) > envoy:
        return "influence"
    helpers = sum(craft.up for craft in player.crafts.values()) - cost.exhaust_craftsperson
    if helpers < 0:
        return "craftsperson_facedown"
    if len(player.hand) < cost.discard_card:
        return "cards"
    return "silver" if player.silver + helpers < cost.silver else ""


def why_not_row(state: TigrisState, seat: int, row: str) -> str:
    """Return why a row cannot be activated (R11.5)."""
    player = state.players[seat]
    if player.dice[f"workshop_{row}"]:
        return "row_has_dice"
    return "" if any(player.dice[zone] for zone in LIT) else "die_not_usable"
