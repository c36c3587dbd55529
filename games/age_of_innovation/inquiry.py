"""Asking the acting player while power offers to others stay open (R4.5, R28.3)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from games.age_of_innovation.power import affordable_offer, filled, gain_power
from games.age_of_innovation.state import AgeState
from games.core import ask
from games.core.play import Play, Steps
from games.core.question import Decision, Kind, Option, Value
from games.core.text import Text, say, seat_text

Params = dict[str, "int | str | Text | tuple[Text, ...]"]


@cache
def named(thing: str) -> Text:
    """Return the name of a component as a message."""
    return say("name-" + thing.replace("_", "-"))


def offer_questions(state: AgeState, *, but: int | None = None) -> list[Decision]:
    """Return the oldest open offer of each seat, except of seat `but` (R4.5.6)."""
    firsts = {offer.seat: offer for offer in reversed(state.offers)}
    found = []
    for seat in sorted(firsts):
        power = affordable_offer(state.sides[seat], firsts[seat].power)
        if seat == but:
            continue
        params: Params = {"power": power, "vp": power - 1, "hex": firsts[seat].hex}
        bowls = filled(state.sides[seat].bowls, power)
        detail = say("card-bowls", first=bowls[0], second=bowls[1], third=bowls[2])
        options = (
            Option("take", "take-power", params, detail=detail),
            Option("decline", "decline-power", params),
        )
        default = "take" if power == 1 else "decline"
        found.append(Decision(seat, "offer", Kind.ONE, options, params, rule="R4.5.3", default=default))
    return found


def settle(play: Play[AgeState], seat: int, value: Value) -> None:
    """Carry out the answer to a seat's oldest offer and drop offers that have become void (R4.5.4)."""
    state = play.state
    offer = next(one for one in state.offers if one.seat == seat)
    state.offers.remove(offer)
    side = state.sides[seat]
    power = affordable_offer(side, offer.power)
    if value == "take":
        gain_power(side, power)
        side.score("offers", 1 - power)
    state.offers = [one for one in state.offers if one.seat != seat or affordable_offer(side, one.power)]
    key, refs = f"log-offer-{value}", [f"hex:{offer.hex}"]
    play.log(key, seat=seat, refs=refs, who=seat_text(seat), power=power, vp=power - 1, hex=offer.hex)


def inquire(play: Play[AgeState], build: Callable[[], Decision]) -> Steps[Value]:
    """Ask the question that `build` makes; meanwhile others may answer their offers."""
    while True:

        def questions() -> list[Decision]:
            decision = build()
            return [decision, *offer_questions(play.state, but=decision.seat)]

        reply = yield from ask.first(questions)
        assert reply is not None
        seat, key, value = reply
        if key != "offer":
            return value
        settle(play, seat, value)


def close_offers(play: Play[AgeState], seat: int | None = None) -> Steps[None]:
    """Ask until all offers (of `seat`) are answered (R28.3)."""
    while any(seat in (None, offer.seat) for offer in play.state.offers):
        reply = yield from ask.first(lambda: offer_questions(play.state))
        assert reply is not None
        settle(play, reply[0], reply[2])


def thing(one: str, detail: Text | None = None, *refs: str) -> Option:
    """Return an option that is a named component, discipline or piece."""
    return Option(one, "named", {"thing": named(one)}, refs, detail)


def thing_at(place: str, what: str, detail: Text | None = None) -> Option:
    """Return an option for a tile that lies at a place of a display."""
    return Option(place, "named", {"thing": named(what)}, (f"slot:{place}",), detail)


def pick(
    play: Play[AgeState],
    seat: int,
    key: str,
    options: Sequence[Option],
    rule: str,
    *,
    always: bool = False,
    default: str = "",
    params: Params | None = None,
) -> Steps[str]:
    """Ask for one of the options; a single one is taken without asking, but with `always`.

    Questions that a slash command answers are asked `always`, so that the command means the same every time.
    """
    if len(options) == 1 and not always:
        return options[0].id
    chosen = yield from inquire(
        play, lambda: Decision(seat, key, Kind.ONE, options, params or {}, rule=rule, default=default or None)
    )
    return str(chosen)


def choose(
    play: Play[AgeState], seat: int, key: str, options: Sequence[Option], count: int, rule: str
) -> Steps[tuple[str, ...]]:
    """Ask for exactly `count` of the options."""
    value = yield from inquire(
        play, lambda: Decision(seat, key, Kind.SOME, options, {"n": count}, count, count, rule)
    )
    assert isinstance(value, tuple)
    return value


def hex_option(hexagon: str, detail: Text | None = None) -> Option:
    """Return an option that is a hex, or a bridge site named by its two hexes."""
    parts = hexagon.split("-")
    refs = (*((f"site:{hexagon}",) if len(parts) > 1 else ()), *(f"hex:{part}" for part in parts))
    return Option(hexagon, "hex", {"hex": hexagon}, refs, detail)


def put(play: Play[AgeState], decision: Decision) -> Steps[str]:
    """Ask a question that is ready; return the id chosen."""
    return str((yield from inquire(play, lambda: decision)))


def number(play: Play[AgeState], seat: int, key: str, least: int, most: int, rule: str) -> Steps[int]:
    """Ask for a number; a single possible one is taken without asking."""
    if least == most:
        return least
    value = yield from inquire(
        play, lambda: Decision(seat, key, Kind.NUMBER, least=least, most=most, rule=rule, default=least)
    )
    assert isinstance(value, int)
    return value


def counted_option(what: str, has: int) -> Option:
    """Return a book or a discipline to choose, telling how many of it the player has now."""
    return Option(what, "named", {"thing": named(what)}, (f"science:{what}",), say("detail-has", n=has))


def split(
    play: Play[AgeState],
    seat: int,
    key: str,
    caps: Mapping[str, int],
    total: int,
    rule: str,
    has: Mapping[str, int],
) -> Steps[dict[str, int]]:
    """Ask for `total` units, one at a time (R0.3), of things with caps; what leaves no choice is not asked.

    `has` is what the player has of each now.
    """
    shares: dict[str, int] = {}
    while total:
        room = {one: cap - shares.get(one, 0) for one, cap in caps.items() if cap > shares.get(one, 0)}
        if len(room) < 2 or sum(room.values()) <= total:
            return shares | {one: shares.get(one, 0) + min(cap, total) for one, cap in room.items()}
        options = [counted_option(one, has[one]) for one in room]
        one = yield from pick(play, seat, key, options, rule, params={"n": total})
        shares[one] = shares.get(one, 0) + 1
        total -= 1
    return shares
