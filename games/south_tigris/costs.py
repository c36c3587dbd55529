"""Costs paid before a gain, and the effects built on them (R3.10, R3.12)."""

from games.core.play import Step
from games.core.question import Option
from games.core.text import seat_text
from games.south_tigris.asking import Tigris, name, named, pick
from games.south_tigris.cards import card_options, discard
from games.south_tigris.content import BEYOND_TRACK, BLUE_SPOT, BLUE_SPOTS, ROYALTIES, Cost, Effect
from games.south_tigris.effects import cost_text, effect_text, gain, one, op
from games.south_tigris.influence import spend_any
from games.south_tigris.people import faceup, pay, task


def payable(play: Tigris, seat: int, cost: Cost) -> bool:
    """Tell whether a cost can be paid completely (R3.10)."""
    player = play.state.players[seat]
    helpers = len(faceup(player)) - cost.exhaust_craftsperson
    return (
        helpers >= 0
        and player.silver + helpers >= cost.silver
        and len(player.hand) >= cost.discard_card
        and sum(player.influence.values()) >= cost.influence_any
    )


def settle(play: Tigris, seat: int, cost: Cost) -> Step:
    """Pay the parts of a payable cost other than influence of given guilds (R15.2)."""
    for _ in range(cost.exhaust_craftsperson):
        yield from exhaust(play, seat)
    for _ in range(cost.discard_card):
        card = yield from pick(seat, "discard_card", "R15.2", lambda: card_options(play, seat))
        if card:
            discard(play, seat, card)
    yield from spend_any(play, seat, cost.influence_any)
    with task(play):
        yield from pay(play, seat, cost.silver, back=False)


def exhaust(play: Tigris, seat: int) -> Step:
    """Turn one faceup craftsperson facedown (R7.3)."""
    player = play.state.players[seat]
    trade = yield from pick(seat, "exhaust", "R7.3", lambda: [named(t) for t in faceup(player)])
    if trade:
        player.crafts[trade].up = False
        play.log("log-exhausted", seat=seat, who=seat_text(seat), craft=name(trade), refs=[f"craft:{trade}"])


@op("pay_to_gain")
def pay_to_gain(play: Tigris, seat: int, effect: Effect) -> Step:
    """Pay the whole cost, then gain everything; may be declined (R3.10)."""
    offer = Option(
        "pay",
        "option-pay-to-gain",
        {"cost": tuple(cost_text(effect)), "gain": tuple(effect_text(e) for e in effect.gain)},
    )
    wanted = yield from pick(
        seat,
        "pay_to_gain",
        "R3.10",
        lambda: [offer] if payable(play, seat, effect.cost) else [],
        decline=True,
    )
    if wanted:
        yield from settle(play, seat, effect.cost)
        yield from gain(play, seat, effect.gain)


@op("choose_one")
def choose_one(play: Tigris, seat: int, effect: Effect) -> Step:
    """Pick exactly one option."""
    options = [
        Option(f"{place}:{e.op}", effect_text(e).key, effect_text(e).params)
        for place, e in enumerate(effect.options)
    ]
    chosen = yield from pick(seat, "option", "R3.10", lambda: options, decline=True)
    if chosen:
        yield from one(play, seat, effect.options[int(chosen.split(":")[0])])


@op("royalties")
def royalties(play: Tigris, seat: int, effect: Effect) -> Step:
    """Advance the royalties marker step by step (R9.2, R9.3)."""
    player = play.state.players[seat]
    for _ in range(effect.n):
        if player.royalties == len(ROYALTIES) - 1:
            yield from gain(play, seat, BEYOND_TRACK)
            continue
        player.royalties += 1
        play.log(
            "log-royalties", seat=seat, who=seat_text(seat), n=player.royalties, refs=[f"royalties:{seat}"]
        )
        if player.royalties - 1 in BLUE_SPOTS:
            yield from gain(play, seat, BLUE_SPOT)


@op("collect_royalties")
def collect_royalties(play: Tigris, seat: int, effect: Effect) -> Step:
    """Take the reward of the royalties space (R9.4)."""
    yield from gain(play, seat, ROYALTIES[play.state.players[seat].royalties])
