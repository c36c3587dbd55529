"""Costs paid before a gain, and the effects built on them (R3.10, R3.12)."""

from dataclasses import dataclass, field

from games.core.play import Step, Steps
from games.core.question import Option
from games.core.text import seat_text
from games.south_tigris.asking import Tigris, name, named, pick
from games.south_tigris.cards import card_options, discard, overflow
from games.south_tigris.content import BEYOND_TRACK, BLUE_SPOT, BLUE_SPOTS, ROYALTIES, Cost, Effect
from games.south_tigris.effects import cost_text, effect_text, gain, one, op, reached_goals
from games.south_tigris.influence import spend, spend_any
from games.south_tigris.people import faceup, pay, release, task
from games.south_tigris.state import Player


def payable(player: Player, cost: Cost) -> bool:
    """Tell whether a player can pay a cost completely (R3.10)."""
    helpers = len(faceup(player)) - cost.exhaust_craftsperson
    return (
        helpers >= 0
        and player.silver + helpers >= cost.silver
        and len(player.hand) >= cost.discard_card
        and sum(player.influence.values()) >= cost.influence_any
    )


@dataclass(slots=True)
class Receipt:
    """What has been paid of a cost so far."""

    crafts: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    influence: list[str] = field(default_factory=list)


def settle(play: Tigris, seat: int, cost: Cost, paid: Receipt | None = None) -> Steps[bool]:
    """Pay all parts of a cost; False, with everything given back, if a part cannot be paid (R3.10, R15.2).

    Between the parts free actions are possible (R3.8), so that what was payable may not be so any more.
    `paid` is what has been paid before and would have to come back too.
    """
    paid = paid or Receipt()
    whole = yield from _parts(play, seat, cost, paid)
    if not whole:
        yield from give_back(play, seat, paid)
    return whole


def _parts(play: Tigris, seat: int, cost: Cost, paid: Receipt) -> Steps[bool]:
    for _ in range(cost.exhaust_craftsperson):
        if not (trade := (yield from exhaust(play, seat))):
            return False
        paid.crafts.append(trade)
    for _ in range(cost.discard_card):
        card = yield from pick(seat, "discard_card", "R15.2", lambda: card_options(play, seat))
        if not card:
            return False
        paid.cards.append(card)
        discard(play, seat, card)
    for _ in range(cost.influence_any):
        if not (guild := (yield from spend_any(play, seat))):
            return False
        paid.influence.append(guild)
    with task(play):
        silver = yield from pay(play, seat, cost.silver, back=False)
        if silver < 0:
            release(play, seat)
    return silver >= 0


def give_back(play: Tigris, seat: int, paid: Receipt) -> Step:
    """Return what was paid of a cost that could not be completed (R3.10, R3.11)."""
    player, state = play.state.players[seat], play.state
    for trade in paid.crafts:
        player.crafts[trade].up = True
    for card in (paid_card for paid_card in paid.cards if paid_card in state.discard):
        state.discard.remove(card)
        player.hand.append(card)
    for guild in paid.influence[: player.supply]:
        spend(player, guild, -1)
    play.log("log-abandoned", seat=seat, who=seat_text(seat))
    yield from overflow(play, seat)


def exhaust(play: Tigris, seat: int) -> Steps[str]:
    """Turn one faceup craftsperson facedown (R7.3); return who, '' if nobody is faceup."""
    player = play.state.players[seat]
    trade = yield from pick(
        seat, "exhaust", "R7.3", lambda: [named(t, t, None, f"craft:{seat}:{t}") for t in faceup(player)]
    )
    if trade:
        player.crafts[trade].up = False
        play.log(
            "log-exhausted", seat=seat, who=seat_text(seat), craft=name(trade), refs=[f"craft:{seat}:{trade}"]
        )
    return trade


@op("pay_to_gain")
def pay_to_gain(play: Tigris, seat: int, effect: Effect) -> Step:
    """Pay the whole cost, then gain everything; may be declined (R3.10)."""
    offer = Option(
        "pay",
        "option-pay-to-gain",
        {"cost": tuple(cost_text(effect.cost)), "gain": tuple(effect_text(e) for e in effect.gain)},
    )
    wanted = yield from pick(
        seat,
        "pay_to_gain",
        "R3.10",
        lambda: [offer] if payable(play.state.players[seat], effect.cost) else [],
        decline=True,
    )
    if wanted and (yield from settle(play, seat, effect.cost)):
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
            yield from gain(play, seat, BEYOND_TRACK, "mat:royalties")
            continue
        player.royalties += 1
        play.log(
            "log-royalties", seat=seat, who=seat_text(seat), n=player.royalties, refs=[f"royalties:{seat}"]
        )
        yield from reached_goals(play)
        if player.royalties - 1 in BLUE_SPOTS:
            yield from gain(play, seat, BLUE_SPOT, "mat:royalties")


@op("collect_royalties")
def collect_royalties(play: Tigris, seat: int, effect: Effect) -> Step:
    """Take the reward of the royalties space (R9.4)."""
    yield from gain(play, seat, ROYALTIES[play.state.players[seat].royalties], "mat:royalties")
