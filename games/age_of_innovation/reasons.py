"""Why an answer is not possible, with the rule and what would be (for refused answers)."""

from collections.abc import Callable

from games.age_of_innovation import actions, digging, innovating, opening, tracks
from games.age_of_innovation.building import left
from games.age_of_innovation.content import (
    BOARDS,
    BOOK_ACTIONS,
    EFFECTS,
    EXTRA_BOOKS_SLOTS,
    POWER_ACTIONS,
    innovation_slots,
)
from games.age_of_innovation.ground import hexes, occupied, terrain
from games.age_of_innovation.inquiry import named
from games.age_of_innovation.state import AgeState
from games.core.question import Decision, Value
from games.core.text import Text, say, seat_text

Reason = tuple[Text, str]
"""What is wrong, and the rule that says so."""
MOST_NAMED = 8


def explain(state: AgeState, decision: Decision, value: Value) -> Reason | None:
    """Return why `value` is not legal and what is, None if there is nothing special to say."""
    judge = JUDGES.get(decision.key)
    if judge is None or not isinstance(value, str):
        return None
    found = judge(state, decision.seat, value)
    if found is None:
        return None
    legal = [option.text for option in decision.options[:MOST_NAMED]]
    return say("refused-why", why=found[0], options=legal), found[1]


def _hex(state: AgeState, hexagon: str) -> Reason | None:
    """Say if this is no empty land hex."""
    if hexagon not in hexes(state).near:
        return say("refused-no-hex"), "R4.4"
    if hexagon not in hexes(state).land:
        return say("refused-river", hex=hexagon), "R4.4.3"
    owner = occupied(state).get(hexagon)
    if owner is not None:
        return say("refused-occupied", hex=hexagon, who=seat_text(owner)), "R7.2"
    return None


def _reached(state: AgeState, seat: int, hexagon: str) -> Reason | None:
    found = _hex(state, hexagon)
    if found is None and hexagon not in digging.ways(state, seat):
        return say("refused-reach", hex=hexagon), "R4.4.3"
    return found


def _build_hex(state: AgeState, seat: int, hexagon: str) -> Reason | None:
    if found := _reached(state, seat, hexagon):
        return found
    side = state.sides[seat]
    need = digging.need(state, seat, hexagon)
    if need:
        return say("refused-spade", hex=hexagon, n=digging.rate(side), tools=side.tools), "R7.3"
    return say("refused-workshop", hex=hexagon, coins=side.coins, tools=side.tools), "R7.4"


def _spade_hex(state: AgeState, seat: int, hexagon: str) -> Reason | None:
    found = _reached(state, seat, hexagon)
    if found is None and not digging.need(state, seat, hexagon):
        return say("refused-native", hex=hexagon), "R7.9"
    return found


def _neutral_hex(state: AgeState, seat: int, hexagon: str) -> Reason | None:
    if found := _reached(state, seat, hexagon):
        return found
    side = state.sides[seat]
    return say("refused-spade", hex=hexagon, n=digging.rate(side), tools=side.tools), "R4.7.1"


def _first_hex(state: AgeState, seat: int, hexagon: str) -> Reason | None:
    found = _hex(state, hexagon)
    if found is None and hexagon not in opening.home_hexes(state, seat):
        home = named(state.sides[seat].home)
        return say("refused-home", hex=hexagon, terrain=named(terrain(state, hexagon)), home=home), "R3.8"
    return found


def _upgrade(state: AgeState, seat: int, value: str) -> Reason | None:
    hexagon, _, new = value.partition(":")
    side = state.sides[seat]
    piece = side.buildings.get(hexagon)
    if hexagon not in hexes(state).near:
        return say("refused-no-hex"), "R8.1"
    if piece is None:
        return say("refused-not-yours", hex=hexagon), "R8.1"
    if new not in actions.UPGRADES or actions.UPGRADES[new][0] != piece:
        return say("refused-no-upgrade", hex=hexagon, what=named(piece)), "R8.1"
    if not left(side, new):
        return say("refused-none-left", what=named(new)), "R8.3"
    _, tools, _ = actions.UPGRADES[new]
    coins = actions.upgrade_coins(state, seat, hexagon, new)
    return say("refused-price", tools=tools, coins=coins), "R8.1"


def _power(state: AgeState, seat: int, action: str) -> Reason | None:
    if action not in POWER_ACTIONS:
        return None
    if action in state.used:
        return say("refused-used", what=named(action)), "R13.1"
    side = state.sides[seat]
    price = actions.power_price(side, action)
    if side.bowls[2] < price:
        return say("refused-power", n=price, has=side.bowls[2]), "R13.4"
    return say("refused-no-site"), "R13.3"


def _book(state: AgeState, seat: int, action: str) -> Reason | None:
    if action not in BOOK_ACTIONS:
        return None
    if action not in state.book_actions:
        return say("refused-not-in-play", what=named(action)), "R2.4"
    if action in state.used:
        return say("refused-used", what=named(action)), "R13.1"
    price, has = BOOK_ACTIONS[action][0], sum(state.sides[seat].books.values())
    if has < price:
        return say("refused-books", n=price, has=has), "R13.4"
    return say("refused-no-swap"), "R13.5"


def _special(state: AgeState, seat: int, tile: str) -> Reason | None:
    side = state.sides[seat]
    if tile in side.used:
        return say("refused-used", what=named(tile)), "R14.1"
    if tile not in EFFECTS:
        return None
    if tile not in side.held:
        return say("refused-not-owned", what=named(tile)), "R14.1"
    return say("refused-no-special", what=named(tile)), "R14.1"


def _innovation(state: AgeState, seat: int, slot: str) -> Reason | None:
    if slot not in state.innovations:
        return say("refused-slot"), "R2.5"
    cost = innovation_slots(state.seats)[slot]
    n = sum(cost.values()) + innovating.extra_books(state.sides[seat])
    fixed = [say("amount-field", n=n, field=named(field)) for field, n in cost.items() if field != "any"]
    coins = innovating.innovation_coins(state, seat)
    return say("refused-innovation", n=n, fixed=fixed, coins=coins), "R11.1"


def _space(state: AgeState, _: int, value: str) -> Reason | None:
    return (say("refused-space"), "R12.1") if value in ("2", "3") else None


def _competency(state: AgeState, seat: int, slot: str) -> Reason | None:
    tile = state.competency_slots.get(slot)
    if tile is None:
        return None
    if tile in state.sides[seat].competencies:
        return say("refused-have", what=named(tile)), "R1.6"
    return say("refused-gone", what=named(tile)), "R1.6"


def _city(state: AgeState, _: int, tile: str) -> Reason | None:
    return (say("refused-gone", what=named(tile)), "R1.5") if tile in state.city_left else None


def _bonus(state: AgeState, seat: int, bonus: str) -> Reason | None:
    if bonus == state.sides[seat].bonus:
        return say("refused-keep", what=named(bonus)), "R15.2"
    return (say("refused-gone", what=named(bonus)), "R15.2") if bonus in EFFECTS else None


def _bridge(state: AgeState, seat: int, site: str) -> Reason | None:
    ends = hexes(state).sites.get(site) or hexes(state).mole_sites.get(site)
    if ends is None:
        return say("refused-no-site-there"), "R13.3"
    if any({one.a, one.b} == set(ends) for one in state.bridges):
        return say("refused-bridged"), "R13.3"
    if not any(end in state.sides[seat].buildings for end in ends):
        return say("refused-bridge-end"), "R13.3"
    return say("refused-no-site-there"), "R13.3"


def _convert(state: AgeState, seat: int, _: str) -> Reason | None:
    first, second, third = state.sides[seat].bowls
    return say("refused-convert", first=first, second=second, third=third), "R6.4"


def _action(state: AgeState, seat: int, action: str) -> Reason | None:
    lacking = LACKING.get(action)
    return lacking(state, seat) if lacking else None


def _track(state: AgeState, seat: int, *, sailing: bool) -> Reason:
    """Say why a track cannot be climbed (R9.1, R10.1)."""
    side = state.sides[seat]
    rule = "R9.1" if sailing else "R10.1"
    top = side.sailing >= tracks.TOP_SAILING if sailing else side.track >= tracks.TOP_TRACK
    if top:
        return say("refused-top"), rule
    if sailing:
        return say("refused-sail", coins=side.coins, scholars=side.scholars), rule
    coins = BOARDS[side.home].track_coins
    return say("refused-track", price=coins, coins=side.coins, tools=side.tools, scholars=side.scholars), rule


def _annex(state: AgeState, seat: int) -> Reason:
    return say("refused-annex", n=state.sides[seat].annex_stock), "R14.3"


def _moles(state: AgeState, seat: int) -> Reason:
    side = state.sides[seat]
    if side.faction != "moles":
        return say("refused-not-moles"), "R20.7.4"
    return say("refused-moles", tools=side.tools, bridges=side.bridges), "R20.7.4"


def _innovate(state: AgeState, seat: int) -> Reason:
    side = state.sides[seat]
    if len(side.innovations) >= EXTRA_BOOKS_SLOTS:
        return say("refused-three"), "R11.3"
    coins = innovating.innovation_coins(state, seat)
    books = sum(side.books.values())
    return say("refused-innovate", coins=coins, has=side.coins, books=books), "R11.1"


LACKING: dict[str, Callable[[AgeState, int], Reason]] = {
    "build": lambda state, seat: (
        say("refused-build", tools=state.sides[seat].tools, coins=state.sides[seat].coins),
        "R7.1",
    ),
    "upgrade": lambda state, seat: (
        say("refused-upgrade", tools=state.sides[seat].tools, coins=state.sides[seat].coins),
        "R8.1",
    ),
    "sail": lambda state, seat: _track(state, seat, sailing=True),
    "terraform": lambda state, seat: _track(state, seat, sailing=False),
    "innovate": _innovate,
    "scholar": lambda state, seat: (say("refused-scholar"), "R12.1"),
    "power": lambda state, seat: (say("refused-powers", n=state.sides[seat].bowls[2]), "R13.4"),
    "book": lambda state, seat: (say("refused-book", n=sum(state.sides[seat].books.values())), "R13.4"),
    "special": lambda state, seat: (say("refused-specials"), "R14.1"),
    "annex": _annex,
    "moles-bridge": _moles,
}
"""Action -> why it is not possible now."""
JUDGES: dict[str, Callable[[AgeState, int, str], Reason | None]] = {
    "action": _action,
    "build-hex": _build_hex,
    "spade-hex": _spade_hex,
    "reward-hex": _spade_hex,
    "next-hex": _spade_hex,
    "reward-spade": _spade_hex,
    "neutral-hex": _neutral_hex,
    "first-hex": _first_hex,
    "upgrade": _upgrade,
    "power-action": _power,
    "book-action": _book,
    "special": _special,
    "innovation": _innovation,
    "scholar-space": _space,
    "competency": _competency,
    "city-tile": _city,
    "bonus": _bonus,
    "bridge": _bridge,
    "convert": _convert,
}
"""Question -> why an option is not offered."""
