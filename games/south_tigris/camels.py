"""The four camel actions: invent, build, test, publish (R14)."""

from collections.abc import Callable
from functools import partial

from games.core.play import Step, Steps
from games.core.question import Option
from games.core.text import say, seat_text
from games.south_tigris.asking import Params, Piece, Tigris, any_order, name, named, pick
from games.south_tigris.cards import card_options, discard
from games.south_tigris.content import BOARDS, DEVICE_CARDS, INVENTIONS, RACK_COLUMNS, Effect
from games.south_tigris.costs import Receipt, give_back
from games.south_tigris.effects import effect_text, gain, modifier, reached_goals, triggered
from games.south_tigris.influence import gain_piece, take_piece, tell_piece
from games.south_tigris.legality import (
    build_need,
    invent_discard,
    invent_need,
    publish_need,
    slot_need,
    why_not_build,
    why_not_invent,
    why_not_publish,
    why_not_test,
)
from games.south_tigris.people import ABANDON, pay, release, task, wages
from games.south_tigris.placing import place_dice, place_test_die
from games.south_tigris.state import NEUTRAL, Device, TigrisState
from games.south_tigris.takeback import take_back

BONUS = {"invent": ("o", "draw_card"), "build": ("c", "refresh"), "publish": ("b", "brighten")}
Why = Callable[[TigrisState, int, Device], str]
WHY: dict[str, Why] = {"invent": why_not_invent, "build": why_not_build, "publish": why_not_publish}


def _publish_need(state: TigrisState, seat: int, device: Device) -> int:
    return publish_need(state, seat)


NEEDS: dict[str, Callable[[TigrisState, int, Device], int]] = {
    "invent": invent_need,
    "build": build_need,
    "publish": _publish_need,
}
"""The sum of dice that each action needs on a device (R14.6)."""


def devices_for(state: TigrisState, seat: int, action: str) -> list[Device]:
    """Return the devices on which a seat may do a camel action now."""
    if action == "test":
        return [device for device in state.devices if slots_for(state, seat, device)]
    return [device for device in state.devices if not WHY[action](state, seat, device)]


def slots_for(state: TigrisState, seat: int, device: Device) -> list[int]:
    """Return the slots (1-4) of a device that a seat may test."""
    return [number for number in range(1, 5) if not why_not_test(state, seat, device, number)]


def _device_option(state: TigrisState, seat: int, action: str, device: Device) -> Option:
    detail = say(f"detail-{action}", **_demands(state, seat, action, device))
    return named(device.board, device.board, detail, f"device:{device.board}")


def _demands(state: TigrisState, seat: int, action: str, device: Device) -> Params:
    """Return what an action on a device needs and brings, as parameters of its words."""
    shown: Params = {"card": name(device.card) if device.card else "", "tests": len(device.tests)}
    if action in NEEDS:
        shown["need"] = NEEDS[action](state, seat, device)
    if action == "invent":
        shown["n"] = invent_discard(state, seat, device)
        shown["joints"] = tuple(say(f"guild-{guild}") for guild in BOARDS[device.board].sockets)
    if action in ("build", "publish"):
        craft = BOARDS[device.board].build_craft if action == "build" else INVENTIONS[device.tile].craft
        shown["people"] = tuple(name(trade) for trade in craft)
        shown["gain"] = tuple(effect_text(effect) for effect in INVENTIONS[device.tile].effects)
        shown["fee"] = int(device.inventor != seat)
    if action == "test":
        shown["least"] = slot_need(device)
    return shown


def camel_action(play: Tigris, seat: int, action: str) -> Steps[bool]:
    """Carry out invent, build, test or publish (R14.1); False if no device is left to choose."""
    state = play.state
    board = yield from pick(
        seat,
        "board",
        "R14.1",
        lambda: [_device_option(state, seat, action, one) for one in devices_for(state, seat, action)],
        params={"action": say(f"option-turn-{action}")},
    )
    if not board:
        return False
    state.action.target = board
    if action == "test":
        return (yield from test(play, seat, state.device(board)))
    yield from _with_dice(play, seat, action, state.device(board))
    return True


def _with_dice(play: Tigris, seat: int, action: str, device: Device) -> Step:
    """Place dice, pay, gain, with the colour bonuses of the dice (R14.1)."""
    state = play.state
    run = {"invent": invent, "build": build, "publish": publish}[action]
    need = NEEDS[action](state, seat, device)
    dice = yield from place_dice(play, seat, state.players[seat].free_camels()[0], need)
    letter, op = BONUS[action]
    state.action.bonus = {op: n} if (n := sum(die[0] == letter for die in dice)) else {}
    finished = yield from run(play, seat, device)
    yield from reached_goals(play)
    if finished:
        yield from gain(play, seat, triggered(state, seat, f"after_{action}"))
        yield from rest_of_bonus(play, seat)
    state.action.bonus, state.action.reserved = {}, 0


def take_bonus(play: Tigris, seat: int, op: str) -> Step:
    """Take one colour bonus (R14.1)."""
    bonus = play.state.action.bonus
    play.state.action.bonus = {key: n - (key == op) for key, n in bonus.items() if n - (key == op)}
    yield from gain(play, seat, (Effect(op),))


def bonus_options(state: TigrisState) -> list[Option]:
    """Return the colour bonuses not yet taken."""
    texts = {op: effect_text(Effect(op)) for op in state.action.bonus}
    return [Option(op, text.key, text.params) for op, text in texts.items()]


def rest_of_bonus(play: Tigris, seat: int) -> Step:
    """Offer the bonuses that are left when the action ends (R14.1)."""
    while play.state.action.bonus:
        op = yield from pick(seat, "bonus_left", "R14.1", lambda: bonus_options(play.state), decline=True)
        if not op:
            return
        yield from take_bonus(play, seat, op)


def invent(play: Tigris, seat: int, device: Device) -> Steps[bool]:
    """Pay cards, play the device card, gain joints, royalties and place a tile (R14.2)."""
    state, player = play.state, play.state.players[seat]
    paid: list[str] = []
    need = invent_discard(state, seat, device)
    while len(paid) < need:
        card = yield from pick(
            seat, "discard_card", "R14.2", lambda: _cards(play, seat, need - len(paid) + 1)
        )
        if card == ABANDON:
            return (yield from _give_up(play, seat, paid))
        paid.append(card)
        discard(play, seat, card)
    card = yield from pick(seat, "play_card", "R14.2", lambda: _cards(play, seat, 1))
    if card == ABANDON:
        return (yield from _give_up(play, seat, paid))
    player.hand.remove(card)
    device.card = card
    place = partial(_place_invention, play, seat, device)
    yield from _joints(play, seat, device)
    step = Effect("royalties")
    steps = Piece("royalties", effect_text(step), lambda: gain(play, seat, (step,)))
    yield from any_order(seat, [Piece("invention_tile", say("effect-invention-tile"), place), steps])
    return True


def _cards(play: Tigris, seat: int, needed: int) -> list[Option]:
    options = card_options(play, seat)
    return options if len(options) >= needed else [*options, Option(ABANDON, "option-abandon")]


def _give_up(play: Tigris, seat: int, paid: list[str]) -> Steps[bool]:
    """Take the action back, or if it must not be only the cards; the dice stay without effect (R3.11)."""
    take_back(play)
    yield from give_back(play, seat, Receipt(cards=paid))
    return False


def _joints(play: Tigris, seat: int, device: Device) -> Step:
    """Gain influence for each joint whose colours agree (R14.2, R24.1)."""
    sockets = BOARDS[device.board].sockets
    plugs = DEVICE_CARDS[device.card].plugs
    matches = [one for one, other in zip(sockets, plugs, strict=True) if one == other]
    for guild in matches:
        yield from gain_piece(play, seat, guild)
    if len(matches) < 2 and modifier(play.state, seat, "extra_socket_match"):
        colours = dict.fromkeys(sockets)
        guild = yield from pick(
            seat, "joint_colour", "R24.1", lambda: [named(g, f"guild-{g}") for g in colours], decline=True
        )
        if guild:
            yield from gain_piece(play, seat, guild)


def _place_invention(play: Tigris, seat: int, device: Device) -> Step:
    player = play.state.players[seat]
    tile = yield from pick(
        seat,
        "invention_tile",
        "R14.2",
        lambda: [
            named(
                t,
                t,
                say("detail-card", gain=[effect_text(e) for e in INVENTIONS[t].effects]),
                f"invention:{seat}:{t}",
            )
            for tiles in player.rack.values()
            for t in tiles
        ],
        auto=True,
    )
    column = next(key for key, tiles in player.rack.items() if tile in tiles)
    player.rack[column].remove(tile)
    device.tile, device.inventor = tile, seat
    log_device(play, seat, device, "log-invented")
    if not player.rack[column]:
        yield from gain(play, seat, RACK_COLUMNS[int(column)], "mat:invention_rack")


def log_device(play: Tigris, seat: int, device: Device, key: str) -> None:
    """Tell what a seat did with a device."""
    board, card = name(device.board), name(device.card)
    play.log(key, seat=seat, who=seat_text(seat), board=board, card=card, refs=[f"device:{device.board}"])


def build(play: Tigris, seat: int, device: Device) -> Steps[bool]:
    """Pay three craftspeople, resolve the tile for builder and inventor, move the device (R14.3)."""
    state = play.state
    with task(play):
        first = modifier(state, seat, "first_craft_wage_in_build")
        paid = yield from wages(play, seat, BOARDS[device.board].build_craft, first)
    if not paid:
        return False
    state.action.reserved = 1
    yield from gain(play, seat, INVENTIONS[device.tile].effects, f"invention:{device.tile}")
    if device.inventor not in (None, NEUTRAL, seat):
        with play.nested():
            yield from gain(
                play, int(device.inventor or 0), INVENTIONS[device.tile].effects, f"invention:{device.tile}"
            )
    origin = yield from take_piece(play, seat)
    device.builder, device.column = seat, 2
    tell_piece(play, seat, origin)
    if state.board_deck:
        state.devices.append(Device(board=state.board_deck.pop(0)))
        play.reveals()
    log_device(play, seat, device, "log-built")
    return True


def publish(play: Tigris, seat: int, device: Device) -> Steps[bool]:
    """Pay the inventor and two craftspeople, gain royalties, move the device (R14.5)."""
    fee = 0
    if device.inventor != seat:
        with task(play):
            fee = yield from pay(play, seat, 1, back=False)
            if fee < 0:
                release(play, seat)
        if fee < 0:
            return (yield from _give_up(play, seat, []))
        _fee(play, device, fee)
    with task(play):
        paid = yield from wages(play, seat, INVENTIONS[device.tile].craft)
    if not paid:
        play.state.players[seat].silver += fee
        _fee(play, device, -fee)
        return False
    play.state.action.reserved = 1
    yield from gain(play, seat, (Effect("royalties"),))
    origin = yield from take_piece(play, seat)
    device.publisher, device.column = seat, 3
    tell_piece(play, seat, origin)
    log_device(play, seat, device, "log-published")
    return True


def _fee(play: Tigris, device: Device, silver: int) -> None:
    """Give silver to the inventor of a device, if it is a player (R14.5)."""
    if device.inventor is not None and device.inventor >= 0:
        play.state.players[device.inventor].silver += silver


def _slot_options(play: Tigris, seat: int, device: Device) -> list[Option]:
    slots = BOARDS[device.board].slots
    return [
        Option(
            str(n),
            "option-slot" if slots[n - 1].influence else "option-slot-plain",
            {"n": n, "colour": name(f"colour-{slots[n - 1].colour}"), "ship": slots[n - 1].ship},
        )
        for n in slots_for(play.state, seat, device)
    ]


def test(play: Tigris, seat: int, device: Device) -> Steps[bool]:
    """Put a coloured die on a slot: influence, then the ship (R14.4); False if no slot is left to choose."""
    state, player = play.state, play.state.players[seat]
    number = yield from pick(seat, "slot", "R14.4", lambda: _slot_options(play, seat, device))
    if not number:
        return False
    slot = BOARDS[device.board].slots[int(number) - 1]
    die = yield from place_test_die(play, seat, slot.colour, slot_need(device))
    player.dice[player.free_camels()[0]].append("w")
    device.tests[number] = die
    player.tests += 1
    play.log(
        "log-tested",
        seat=seat,
        who=seat_text(seat),
        board=name(device.board),
        n=int(number),
        value=int(die[1]),
        refs=[f"device:{device.board}"],
    )
    yield from reached_goals(play)
    if slot.influence:
        yield from gain(play, seat, (Effect("influence", 1, slot.influence),))
    yield from gain(play, seat, (Effect("ship", slot.ship),))
    yield from gain(play, seat, triggered(state, seat, "after_test"))
    if slot.influence:
        yield from gain(play, seat, triggered(state, seat, "after_test_on_influence_icon"))
    return True
