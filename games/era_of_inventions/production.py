"""Producing inventions and their royalties (R9)."""

from games.core.errors import refuse
from games.core.play import Play
from games.core.text import say, seat_text
from games.era_of_inventions.content import BOXES, CARDS, GOODS, INVENTION_SLOTS, ProductionCard
from games.era_of_inventions.goods import gain, must_afford, pay, tell_square
from games.era_of_inventions.names import amounts, card_name
from games.era_of_inventions.state import EraState
from games.era_of_inventions.turns import limit, running


def may_produce(state: EraState, slot: str) -> ProductionCard:
    """Return the card in `slot` if it may be produced now; raise Refused (R9.1-R9.4)."""
    limit(running(state, "produce"), 3, "R9.1")
    found = state.display[INVENTION_SLOTS.index(slot)]
    if found is None:
        raise refuse("refused-empty-slot", "R9.1")
    card, me = CARDS[found], state.me
    if card.kind == "copy" and any(BOXES[box].invention == card.invention for box in me.boxes):
        raise refuse("refused-own-copy", "R9.4", card=card_name(card.id))
    must_afford(me, card.cost, "R9.2")
    if sum(me.stock[kind] for kind in GOODS) < card.any_goods:
        raise refuse("refused-cannot-pay", "R9.2", cost=say("any-goods", n=card.any_goods))
    return card


def may_fill(state: EraState, card: ProductionCard, goods: dict[str, int]) -> None:
    """Raise Refused unless `goods` fill the “?” of a card (R9.3)."""
    must_afford(state.me, goods, "R9.2")
    if sum(goods.values()) != card.any_goods:
        raise refuse("refused-cannot-pay", "R9.2", cost=say("any-goods", n=card.any_goods))


def produce(play: Play[EraState], slot: str, goods: dict[str, int]) -> None:
    """Produce the card in `slot`: pay, reward, then royalties gold before silver (R9.9)."""
    state, seat = play.state, play.state.turn
    if any(kind not in GOODS for kind in goods):
        raise refuse("refused-bad-goods", "R9.3")
    card = may_produce(state, slot)
    may_fill(state, card, goods)
    pay(state.me, card.cost)
    pay(state.me, goods)
    state.display[INVENTION_SLOTS.index(slot)] = None
    state.discard.insert(0, card.id)
    running(state, "produce").done += 1
    found = gain(play, seat, card.reward)
    refs, got = [f"card:{slot}", f"seat:{seat}"], amounts(card.reward)
    play.log("log-produce", seat=seat, refs=refs, who=seat_text(seat), card=card_name(card.id), got=got)
    tell_square(play, seat, found)
    with play.nested():
        for owner, box in royalties(state, card):
            _reward_owner(play, owner, box)


def royalties(state: EraState, card: ProductionCard) -> list[tuple[int, str]]:
    """Return (owner, box) of each royalty that producing a card now would bring (R9.5-R9.8)."""
    due = []
    for box in BOXES.values():
        owner = state.owner(box.id) if card.invention and box.invention == card.invention else None
        if owner is None or owner == state.turn:
            continue
        if card.kind == "official" or box.id in state.players[owner].patented:
            due.append((owner, box.id))
    return due


def _reward_owner(play: Play[EraState], owner: int, box_id: str) -> None:
    royalty = BOXES[box_id].royalty
    gain(play, owner, royalty, own=False)
    refs = [f"box:{box_id}", f"seat:{owner}"]
    play.log("log-royalty", seat=owner, refs=refs, who=seat_text(owner), got=amounts(royalty))
