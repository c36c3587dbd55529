"""The actions of a turn: what is possible, and how each is carried out (R6 to R14)."""

from collections.abc import Callable

from games.age_of_innovation import digging, effects, innovating, tracks
from games.age_of_innovation.building import build, left
from games.age_of_innovation.content import (
    BOOK_ACTIONS,
    EFFECTS,
    FACTIONS,
    ILLUSION_VP,
    POWER_ACTIONS,
    SOURCE,
    Gain,
)
from games.age_of_innovation.details import build_outcome, costs, priced, tile_detail
from games.age_of_innovation.gains import field_options, passive, pay_books, raise_levels, reachable
from games.age_of_innovation.ground import adjacent, occupied
from games.age_of_innovation.inquiry import Params, hex_option, named, pick, put, thing
from games.age_of_innovation.power import pay_power
from games.age_of_innovation.state import AgeState, Side
from games.age_of_innovation.wording import amounts
from games.core.play import Play, Steps
from games.core.question import Decision, Kind, Option
from games.core.text import Text, say, seat_text

UPGRADES = {
    "guild": ("workshop", 2, 6),
    "palace": ("guild", 4, 6),
    "school": ("guild", 3, 5),
    "university": ("school", 5, 8),
}
"""New piece -> (old piece, tools, coins) (R8.1)."""
NEAR_COINS = 3
SPECIALS = {tile for tile, lines in EFFECTS.items() if any(one.timing == "special_action" for one in lines)}
"""The tiles with a special action."""


def upgrades(state: AgeState, seat: int) -> dict[str, list[str]]:
    """Return hex -> pieces that its building can be upgraded to now (R8.1-8.3)."""
    side = state.sides[seat]
    found: dict[str, list[str]] = {}
    for new, (old, tools, _) in UPGRADES.items():
        if side.tools >= tools and left(side, new):
            for hexagon, piece in side.buildings.items():
                if piece == old and side.coins >= upgrade_coins(state, seat, hexagon, new):
                    found.setdefault(hexagon, []).append(new)
    return found


def upgrade_coins(state: AgeState, seat: int, hexagon: str, new: str) -> int:
    """Return the coins of an upgrade; a guild beside another faction is cheaper (R8.2)."""
    owners = occupied(state)
    if new == "guild" and any(owners.get(other, seat) != seat for other in adjacent(state, hexagon)):
        return NEAR_COINS
    return UPGRADES[new][2]


def upgrade_question(state: AgeState, seat: int) -> Decision:
    """Return the question which building becomes what (R8.1)."""
    owners = occupied(state)
    options = [
        _upgrade_option(state, seat, hexagon, new, owners)
        for hexagon, pieces in upgrades(state, seat).items()
        for new in pieces
    ]
    return Decision(seat, "upgrade", Kind.ONE, options, rule="R8.1")


def upgrade(play: Play[AgeState], seat: int) -> Steps[None]:
    """Upgrade one building (R8)."""
    state = play.state
    side = state.sides[seat]
    hexagon, _, new = (yield from put(play, upgrade_question(state, seat))).partition(":")
    side.coins -= upgrade_coins(state, seat, hexagon, new)
    side.tools -= UPGRADES[new][1]
    build(play, seat, hexagon, new)


def _upgrade_option(state: AgeState, seat: int, hexagon: str, new: str, owners: dict[str, int]) -> Option:
    price = costs(UPGRADES[new][1], upgrade_coins(state, seat, hexagon, new))
    detail = priced(price, build_outcome(state, seat, hexagon, new, owners))
    old = UPGRADES[new][0]
    params: Params = {"hex": hexagon, "old": named(old), "new": named(new)}
    return Option(f"{hexagon}:{new}", "upgrade", params, (f"hex:{hexagon}",), detail)


def own(side: Side, piece: str) -> list[str]:
    """Return the hexes of a player's own (not neutral) pieces of a type."""
    return [hexagon for hexagon, one in side.buildings.items() if one == piece]


def swap(play: Play[AgeState], seat: int, old: str) -> Steps[None]:
    """Turn a workshop into a guild for free, or a school back into one (R13.5, R23.3)."""
    state = play.state
    owners = occupied(state)
    options = [
        hex_option(one, priced([], build_outcome(state, seat, one, "guild", owners)))
        for one in own(state.sides[seat], old)
    ]
    hexagon = yield from pick(play, seat, "swap-hex", options, "R13.5")
    build(play, seat, hexagon, "guild")


def can_swap(side: Side, old: str) -> bool:
    """Tell whether a guild is left and a piece to put it in place of."""
    return bool(left(side, "guild") and own(side, old))


def power_price(side: Side, action: str) -> int:
    """Return the power that a power action costs (R13.2, R20.4)."""
    return POWER_ACTIONS[action][0] - (side.faction == "illusionists")


def power_actions(state: AgeState, seat: int) -> list[str]:
    """Return the power actions that can be used now (R13.1, R13.4)."""
    side = state.sides[seat]
    return [
        action
        for action, (_, gain) in POWER_ACTIONS.items()
        if action not in state.used
        and side.bowls[2] >= power_price(side, action)
        and (not gain.bridges or effects.bridge_sites(state, seat))
    ]


def power_question(state: AgeState, seat: int) -> Decision:
    """Return the question which power action is used (R13.1)."""
    options = [
        thing(one, _power_detail(state, seat, one), f"power:{one}") for one in power_actions(state, seat)
    ]
    return Decision(seat, "power-action", Kind.ONE, options, rule="R13.1")


def power_action(play: Play[AgeState], seat: int) -> Steps[None]:
    """Use a power action (R13)."""
    state = play.state
    side = state.sides[seat]
    action = yield from put(play, power_question(state, seat))
    pay_power(side, power_price(side, action))
    state.used.append(action)
    if side.faction == "illusionists":
        side.score("factions", ILLUSION_VP[state.balance][state.seats])
    play.log("log-action", seat=seat, who=seat_text(seat), what=named(action), refs=[f"power:{action}"])
    yield from effects.use(play, seat, POWER_ACTIONS[action][1], "power")


def _power_detail(state: AgeState, seat: int, action: str) -> Text:
    gain = POWER_ACTIONS[action][1]
    price = costs(power=power_price(state.sides[seat], action))
    return priced(price, [*amounts(gain), *_void(state, seat, gain)])


def _void(state: AgeState, seat: int, gain: Gain) -> list[Text]:
    """Return a warning where spades would be lost (R13.4)."""
    lost = gain.spades and not digging.spade_targets(state, seat)
    return [say("detail-void")] if lost else []


def book_actions(state: AgeState, seat: int) -> list[str]:
    """Return the book actions that can be used now (R13.1, R13.5)."""
    side = state.sides[seat]
    return [
        action
        for action in state.book_actions
        if action not in state.used
        and sum(side.books.values()) >= BOOK_ACTIONS[action][0]
        and (action != "book_guild_upgrade" or can_swap(side, "workshop"))
    ]


def book_question(state: AgeState, seat: int) -> Decision:
    """Return the question which book action is used (R13.1)."""
    options = [thing(one, _book_detail(state, seat, one), f"book:{one}") for one in book_actions(state, seat)]
    return Decision(seat, "book-action", Kind.ONE, options, rule="R13.1")


def book_action(play: Play[AgeState], seat: int) -> Steps[None]:
    """Use a book action (R13)."""
    state = play.state
    action = yield from put(play, book_question(state, seat))
    price, gain = BOOK_ACTIONS[action]
    yield from pay_books(play, seat, price)
    state.used.append(action)
    play.log("log-action", seat=seat, who=seat_text(seat), what=named(action), refs=[f"book:{action}"])
    if action == "book_guild_upgrade":
        yield from swap(play, seat, "workshop")
    if action == "book_guild_vp":
        state.sides[seat].score("books", 2 * effects.counted(state, seat, "own_guilds"))
    yield from effects.use(play, seat, gain, "books")


def _book_detail(state: AgeState, seat: int, action: str) -> Text:
    price, gain = BOOK_ACTIONS[action]
    got = amounts(gain) or [say("action-" + action.replace("_", "-"))]
    return priced(costs(books=price), [*got, *_void(state, seat, gain)])


def specials(state: AgeState, seat: int) -> list[str]:
    """Return the special actions a player can use now (R14.1)."""
    side = state.sides[seat]
    found = [tile for tile in side.held if tile in SPECIALS]
    return [one for one in found if one not in side.used and _unblocked(state, seat, one)]


def _unblocked(state: AgeState, seat: int, tile: str) -> bool:
    """Tell whether a special action has a legal target where it needs one (R13.4)."""
    side = state.sides[seat]
    if tile in ("palace_03", "palace_04"):
        return can_swap(side, "school" if tile == "palace_03" else "workshop")
    return tile != "bonus_bridge" or bool(effects.bridge_sites(state, seat))


def special_question(state: AgeState, seat: int) -> Decision:
    """Return the question which special action is used (R14.1)."""
    options = [thing(one, _special_detail(one), f"special:{one}") for one in specials(state, seat)]
    return Decision(seat, "special", Kind.ONE, options, rule="R14.1")


def special(play: Play[AgeState], seat: int) -> Steps[bool]:
    """Use a special action; True if another action follows at once (R14.5)."""
    state = play.state
    side = state.sides[seat]
    tile = yield from put(play, special_question(state, seat))
    side.used.append(tile)
    play.log("log-action", seat=seat, who=seat_text(seat), what=named(tile), refs=[f"special:{tile}"])
    if tile in ("palace_03", "palace_04"):
        yield from swap(play, seat, "school" if tile == "palace_03" else "workshop")
    for effect in EFFECTS.get(tile, ()):
        if effect.timing == "special_action":
            yield from effects.use(play, seat, effect.gain, SOURCE[tile])
    return tile == "psychics"


def _special_detail(tile: str) -> Text:
    return say(f"ability-{tile}") if tile in FACTIONS else tile_detail(tile)


def scholar_question(state: AgeState, seat: int) -> Decision:
    """Return the question to which discipline a scholar goes (R12.1)."""
    options = field_options(state, seat, 1)
    return Decision(seat, "scholar-field", Kind.ONE, options, rule="R12.1")


def scholar(play: Play[AgeState], seat: int) -> Steps[None]:
    """Send a scholar to a space, or return one for a level (R12)."""
    state = play.state
    side = state.sides[seat]
    field = yield from put(play, scholar_question(state, seat))
    spaces = [*dict.fromkeys(state.scholar_spaces[field]), 1]
    options = [_space_option(state, seat, field, levels) for levels in spaces]
    levels = int((yield from pick(play, seat, "scholar-space", options, "R12.1", always=True)))
    side.scholars -= 1
    if levels > 1:
        state.scholar_spaces[field].remove(levels)
        side.scholars_out += 1
    for tile, _, gain in passive(state, seat, "scholar_sent_or_returned"):
        side.score(SOURCE[tile], gain.vp)
    refs = [f"science:{field}"]
    play.log("log-scholar", seat=seat, refs=refs, who=seat_text(seat), field=named(field), n=levels)
    yield from raise_levels(play, seat, {field: levels})


def _space_option(state: AgeState, seat: int, field: str, levels: int) -> Option:
    """Return a scholar space (or the supply), with the level that is reached (R12.4: maybe none)."""
    old, new = state.sides[seat].levels[field], reachable(state, seat, field, levels)
    detail = say("detail-level", old=old, new=new)
    return Option(str(levels), "scholar-space" if levels > 1 else "scholar-return", {"n": levels}, (), detail)


def annex_sites(side: Side) -> list[str]:
    """Return the hexes where a player may put an annex (R14.3)."""
    return [one for one in side.buildings if one not in side.annexes] if side.annex_stock else []


def annex_question(state: AgeState, seat: int) -> Decision:
    """Return the question beside which building an annex goes (R14.3)."""
    options = [hex_option(one) for one in annex_sites(state.sides[seat])]
    return Decision(seat, "annex", Kind.ONE, options, rule="R14.3")


def annex(play: Play[AgeState], seat: int) -> Steps[None]:
    """Put an annex next to an own building (R14.3)."""
    side = play.state.sides[seat]
    hexagon = yield from put(play, annex_question(play.state, seat))
    side.annex_stock -= 1
    side.annexes.append(hexagon)
    play.log("log-annex", seat=seat, who=seat_text(seat), hex=hexagon, refs=[f"hex:{hexagon}"])


def moles_bridge(play: Play[AgeState], seat: int) -> Steps[None]:
    """Pay a tool for a bridge over anything (R20.7.4)."""
    play.state.sides[seat].tools -= 1
    yield from effects.build_bridge(play, seat, moles=True)


def _moles(state: AgeState, seat: int) -> bool:
    side = state.sides[seat]
    return bool(side.faction == "moles" and side.tools and effects.bridge_sites(state, seat, moles=True))


POSSIBLE: dict[str, Callable[[AgeState, int], bool]] = {
    "build": digging.can_build,
    "upgrade": lambda state, seat: bool(upgrades(state, seat)),
    "sail": lambda state, seat: tracks.can_sail(state.sides[seat]),
    "terraform": lambda state, seat: tracks.can_improve(state.sides[seat]),
    "innovate": lambda state, seat: bool(innovating.innovation_slots_open(state, seat)),
    "scholar": lambda state, seat: state.sides[seat].scholars > 0,
    "power": lambda state, seat: bool(power_actions(state, seat)),
    "book": lambda state, seat: bool(book_actions(state, seat)),
    "special": lambda state, seat: bool(specials(state, seat)),
    "annex": lambda state, seat: bool(annex_sites(state.sides[seat])),
    "moles-bridge": _moles,
}
"""Action -> whether it is possible now."""
ACTIONS: dict[str, Callable[[Play[AgeState], int], Steps[None]]] = {
    "build": digging.terraform_and_build,
    "upgrade": upgrade,
    "sail": tracks.sail,
    "terraform": tracks.improve,
    "innovate": innovating.innovate,
    "scholar": scholar,
    "power": power_action,
    "book": book_action,
    "annex": annex,
    "moles-bridge": moles_bridge,
}
QUESTIONS: dict[str, Callable[[AgeState, int], Decision]] = {
    "build": digging.build_question,
    "upgrade": upgrade_question,
    "innovate": innovating.innovation_question,
    "scholar": scholar_question,
    "power": power_question,
    "book": book_question,
    "special": special_question,
    "annex": annex_question,
}
"""Action -> the first question within it."""
