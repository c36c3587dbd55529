"""Developing an innovation: its price in books and coins, and its effect (R11)."""

from games.age_of_innovation.building import of_kind
from games.age_of_innovation.content import BOARDS, EXTRA_BOOKS_SLOTS, innovation_slots
from games.age_of_innovation.details import innovation_detail
from games.age_of_innovation.effects import immediate
from games.age_of_innovation.gains import pay_books, trigger
from games.age_of_innovation.inquiry import named, put, thing_at
from games.age_of_innovation.state import AgeState, Side
from games.core.play import Play, Steps
from games.core.question import Decision, Kind, Option
from games.core.text import seat_text

SURCHARGE = 5


def innovation_coins(state: AgeState, seat: int) -> int:
    """Return the coins an innovation costs: none with a palace, own or neutral (R11.2, R4.7.5)."""
    return 0 if of_kind(state.sides[seat], "palace") else SURCHARGE


def extra_books(side: Side) -> int:
    """Return the books of any discipline that the next innovation costs more (R11.3)."""
    return BOARDS[side.home].extra[min(len(side.innovations), EXTRA_BOOKS_SLOTS - 1)]


def innovation_slots_open(state: AgeState, seat: int) -> list[str]:
    """Return the slots whose innovation the player can pay (R11.1-11.3)."""
    side = state.sides[seat]
    if len(side.innovations) >= EXTRA_BOOKS_SLOTS or side.coins < innovation_coins(state, seat):
        return []
    extra = extra_books(side)
    costs = innovation_slots(state.seats)
    return [
        slot
        for slot in state.innovations
        if all(side.books[field] >= n for field, n in costs[slot].items() if field != "any")
        and sum(side.books.values()) >= sum(costs[slot].values()) + extra
    ]


def innovation_question(state: AgeState, seat: int) -> Decision:
    """Return the question which innovation is developed (R11.1)."""
    options = [_option(state, seat, slot) for slot in innovation_slots_open(state, seat)]
    return Decision(seat, "innovation", Kind.ONE, options, rule="R11.1")


def innovate(play: Play[AgeState], seat: int) -> Steps[None]:
    """Take an innovation, pay for it and resolve it (R11)."""
    state = play.state
    side = state.sides[seat]
    slot = yield from put(play, innovation_question(state, seat))
    side.coins -= innovation_coins(state, seat)
    cost = innovation_slots(state.seats)[slot]
    for field, count in cost.items():
        if field != "any":
            side.books[field] -= count
    yield from pay_books(play, seat, cost["any"] + extra_books(side))
    tile = state.innovations.pop(slot)
    side.innovations.append(tile)
    trigger(state, seat, "innovation_gained")
    refs = [f"innovation:{tile}", f"seat:{seat}"]
    play.log("log-innovation", seat=seat, refs=refs, who=seat_text(seat), tile=named(tile))
    yield from immediate(play, seat, tile)


def _option(state: AgeState, seat: int, slot: str) -> Option:
    tile, extra = state.innovations[slot], extra_books(state.sides[seat])
    detail = innovation_detail(slot, tile, extra, innovation_coins(state, seat), state.seats)
    return thing_at(slot, tile, detail)
