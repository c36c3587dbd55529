"""The actions of a turn: what is possible, and how each is carried out (R6 to R14)."""

from collections.abc import Callable

from games.age_of_innovation import digging, effects, innovating, tracks
from games.age_of_innovation.building import build, left
from games.age_of_innovation.content import BOOK_ACTIONS, EFFECTS, FIELDS, POWER_ACTIONS
from games.age_of_innovation.gains import choose_books, pay_books, raise_levels
from games.age_of_innovation.ground import adjacent, occupied
from games.age_of_innovation.inquiry import named, pick, pick_hex
from games.age_of_innovation.power import gain_power, pay_power
from games.age_of_innovation.state import AgeState, Side
from games.core.play import Play, Steps
from games.core.text import say, seat_text

UPGRADES = {
    "guild": ("workshop", 2, 6),
    "palace": ("guild", 4, 6),
    "school": ("guild", 3, 5),
    "university": ("school", 5, 8),
}
"""New piece -> (old piece, tools, coins) (R8.1)."""
NEAR_COINS = 3


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


def upgrade(play: Play[AgeState], seat: int) -> Steps[None]:
    """Upgrade one building (R8)."""
    state = play.state
    side = state.sides[seat]
    found = upgrades(state, seat)
    hexagon = yield from pick_hex(play, seat, "upgrade-hex", list(found), "R8.1")
    new = yield from pick(play, seat, "upgrade-to", [(one, named(one)) for one in found[hexagon]], "R8.1")
    side.coins -= upgrade_coins(state, seat, hexagon, new)
    side.tools -= UPGRADES[new][1]
    build(play, seat, hexagon, new)


def own(side: Side, piece: str) -> list[str]:
    """Return the hexes of a player's own (not neutral) pieces of a type."""
    return [hexagon for hexagon, one in side.buildings.items() if one == piece]


def swap(play: Play[AgeState], seat: int, old: str) -> Steps[None]:
    """Turn a workshop into a guild for free, or a school back into one (R13.5, R23.3)."""
    sites = own(play.state.sides[seat], old)
    hexagon = yield from pick_hex(play, seat, "swap-hex", sites, "R13.5")
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


def power_action(play: Play[AgeState], seat: int) -> Steps[None]:
    """Use a power action (R13)."""
    state = play.state
    side = state.sides[seat]
    choices = [(one, named(one)) for one in power_actions(state, seat)]
    action = yield from pick(play, seat, "power-action", choices, "R13.1")
    pay_power(side, power_price(side, action))
    state.used.append(action)
    if side.faction == "illusionists":
        old = 4 if state.seats == 5 else 3
        side.vp += (1 if state.seats <= 3 else 2) if state.balance == "sept_2024" else old
    yield from effects.receive(play, seat, POWER_ACTIONS[action][1])


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


def book_action(play: Play[AgeState], seat: int) -> Steps[None]:
    """Use a book action (R13)."""
    state = play.state
    choices = [(one, named(one)) for one in book_actions(state, seat)]
    action = yield from pick(play, seat, "book-action", choices, "R13.1")
    price, gain = BOOK_ACTIONS[action]
    yield from pay_books(play, seat, price)
    state.used.append(action)
    if action == "book_guild_upgrade":
        yield from swap(play, seat, "workshop")
    if action == "book_guild_vp":
        state.sides[seat].vp += 2 * effects.counted(state, seat, "own_guilds")
    yield from effects.receive(play, seat, gain)


def specials(state: AgeState, seat: int) -> list[str]:
    """Return the special actions a player can use now (R14.1)."""
    side = state.sides[seat]
    tiles = [side.bonus, side.palace, *side.innovations, *side.competencies]
    found = [tile for tile in tiles if any(one.timing == "special_action" for one in EFFECTS.get(tile, ()))]
    if side.faction in ("philosophers", "psychics"):
        found.append(side.faction)
    blocked = {
        "palace_03": not can_swap(side, "school"),
        "palace_04": not can_swap(side, "workshop"),
        "bonus_bridge": not effects.bridge_sites(state, seat),
    }
    return [one for one in found if one not in side.used and not blocked.get(one, False)]


def special(play: Play[AgeState], seat: int) -> Steps[bool]:
    """Use a special action; True if another action follows at once (R14.5)."""
    state = play.state
    side = state.sides[seat]
    choices = [(one, named(one)) for one in specials(state, seat)]
    tile = yield from pick(play, seat, "special", choices, "R14.1")
    side.used.append(tile)
    if tile == "psychics":
        gain_power(side, 5)
        return True
    if tile == "philosophers":
        yield from choose_books(play, seat, 1)
    if tile in ("palace_03", "palace_04"):
        yield from swap(play, seat, "school" if tile == "palace_03" else "workshop")
    for effect in EFFECTS.get(tile, ()):
        if effect.timing == "special_action":
            yield from effects.apply(play, seat, effect)
    return False


def scholar(play: Play[AgeState], seat: int) -> Steps[None]:
    """Send a scholar to a space, or return one for a level (R12)."""
    state = play.state
    side = state.sides[seat]
    field = yield from pick(play, seat, "scholar-field", [(one, named(one)) for one in FIELDS], "R12.1")
    spaces = [str(value) for value in dict.fromkeys(state.scholar_spaces[field])]
    choices = [(one, say("scholar-space", n=int(one))) for one in (*spaces, "1")]
    levels = int((yield from pick(play, seat, "scholar-space", choices, "R12.1")))
    side.scholars -= 1
    if levels > 1:
        state.scholar_spaces[field].remove(levels)
        side.scholars_out += 1
    side.vp += 2 * ("competency_08" in side.competencies) + 2 * (side.bonus == "bonus_send_scholar")
    yield from raise_levels(play, seat, {field: levels})


def annex_sites(side: Side) -> list[str]:
    """Return the hexes where a player may put an annex (R14.3)."""
    return [one for one in side.buildings if one not in side.annexes] if side.annex_stock else []


def annex(play: Play[AgeState], seat: int) -> Steps[None]:
    """Put an annex next to an own building (R14.3)."""
    side = play.state.sides[seat]
    hexagon = yield from pick_hex(play, seat, "annex", annex_sites(side), "R14.3")
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
    "build": lambda state, seat: bool(digging.targets(state, seat, 0, plain=True)),
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
__all__ = ["ACTIONS", "POSSIBLE", "special"]
