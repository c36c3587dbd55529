"""Setup of the players: sets or draft, start resources, first buildings, start spades (R3, R18)."""

from collections.abc import Callable

from games.age_of_innovation.building import build
from games.age_of_innovation.content import BOARDS, FACTION_TOOLS, FACTIONS
from games.age_of_innovation.details import bundle_detail, start_detail, tile_detail
from games.age_of_innovation.digging import spades_only
from games.age_of_innovation.effects import resolve
from games.age_of_innovation.gains import choose_books, choose_levels, raise_level
from games.age_of_innovation.ground import hexes, occupied
from games.age_of_innovation.inquiry import Params, hex_option, named, pick, thing
from games.age_of_innovation.state import AgeState, Bundle, Side
from games.core import ask
from games.core.play import Play, Step, Steps
from games.core.question import Decision, Kind, Option
from games.core.text import say, seat_text

FIRST_BUILDINGS = 2
LIZARD_LEVELS = 2


def take_bundle(play: Play[AgeState], seat: int) -> Step:
    """Choose a whole set (R3.2)."""
    state, side = play.state, play.state.sides[seat]
    options = [
        Option(
            one.home, "bundle", bundle_words(one), (f"board:{one.home}",), bundle_detail(one, state.balance)
        )
        for one in state.bundles
    ]
    home = yield from ask.one(Decision(seat, "bundle", Kind.ONE, options, rule="R3.2"))
    chosen = next(one for one in state.bundles if one.home == home)
    state.bundles.remove(chosen)
    side.home, side.faction, side.bonus = chosen.home, chosen.faction, chosen.bonus
    what = say("bundle", **bundle_words(chosen))
    play.log("log-draft", seat=seat, who=seat_text(seat), what=what)
    yield from equip(play, seat)
    if not any(one.startswith("bundle") for one in state.todo):
        state.bundles = []
        _list_buildings(state)


def bundle_words(bundle: Bundle) -> Params:
    """Return the parts of a set as parameters of its label."""
    return {"home": named(bundle.home), "faction": named(bundle.faction), "bonus": named(bundle.bonus)}


def take_draft(play: Play[AgeState], seat: int) -> Step:
    """Draft one component of a category not owned yet (R18.2)."""
    state = play.state
    options = [
        Option(
            f"{group}:{one}",
            f"draft-{group}",
            {"thing": named(one)},
            (f"{group}:{one}",),
            start_detail(group, one, state.balance),
        )
        for group, found in draft_choices(state, seat).items()
        for one in found
    ]
    value = yield from ask.one(Decision(seat, "draft", Kind.ONE, options, rule="R18.2"))
    group, _, one = value.partition(":")
    draft_choices(state, seat)[group].remove(one)
    setattr(state.sides[seat], {"board": "home", "palace": "drafted_palace"}.get(group, group), one)
    play.log("log-draft", seat=seat, who=seat_text(seat), what=say(f"draft-{group}", thing=named(one)))


def draft_choices(state: AgeState, seat: int) -> dict[str, list[str]]:
    """Return what a player can still draft, by category (R18.2)."""
    side = state.sides[seat]
    owned = {"board": side.home, "faction": side.faction, "palace": side.drafted_palace}
    pools = {"board": state.draft_homes, "faction": state.draft_factions, "palace": state.palaces}
    return {group: pools[group] for group, has in owned.items() if not has}


def take_draft_bonus(play: Play[AgeState], seat: int) -> Step:
    """Take a round bonus; the last one leaves three with a coin each (R18.3)."""
    state = play.state
    options = [thing(one, tile_detail(one), f"bonus:{one}") for one in state.draft_bonuses]
    bonus = yield from pick(play, seat, "draft-bonus", options, "R18.3")
    state.draft_bonuses.remove(bonus)
    state.sides[seat].bonus = bonus
    play.log("log-draft", seat=seat, who=seat_text(seat), what=named(bonus))
    yield from equip(play, seat)
    if seat == state.order[0]:
        state.bonus_offer = dict.fromkeys(state.draft_bonuses, 1)
        state.draft_bonuses, state.draft_homes, state.draft_factions, state.palaces = [], [], [], []
        _list_buildings(state)


def equip(play: Play[AgeState], seat: int) -> Steps[None]:
    """Give a player the start resources, levels and free choices of board and faction (R3.3-3.6)."""
    state = play.state
    side = state.sides[seat]
    board = BOARDS[side.home]
    side.coins, side.tools = board.coins, board.tools + FACTION_TOOLS[side.faction]
    side.scholars, side.bowls, side.sailing = board.scholars, list(board.bowls), board.sailing_start
    side.start_spades = board.spade
    for field in side.levels:
        raise_level(state, seat, field, board.levels + FACTIONS[side.faction].get(field, 0))
    yield from choose_books(play, seat, board.books)
    if side.faction == "lizards":
        yield from choose_levels(play, seat, LIZARD_LEVELS, "free_split")


def _list_buildings(state: AgeState) -> None:
    """Note who places when: workshops, Omar's third, the monks, inventors, start spades (R3.8-3.10)."""
    faction = {seat: state.sides[seat].faction for seat in state.order}
    builders = [seat for seat in state.order if faction[seat] != "monks"]
    late = [seat for seat in state.order if faction[seat] == "omar"]
    state.todo = [f"place:{seat}" for seat in (*builders, *reversed(builders), *late)]
    state.todo += [f"monks:{seat}" for seat in state.order if faction[seat] == "monks"]
    state.todo += [f"inventors:{seat}" for seat in state.order if faction[seat] == "inventors"]
    state.todo += [f"spades:{seat}" for seat in state.order]


def home_hexes(state: AgeState, seat: int) -> list[str]:
    """Return the empty hexes printed with the home terrain (R3.8)."""
    taken, board = occupied(state), hexes(state)
    return [one for one in board.lands if one not in taken and board.terrain[one] == state.sides[seat].home]


def pieces_to_place(side: Side) -> list[str]:
    """Return the kinds of piece that a player still places in setup (R3.8.2)."""
    placed = list(side.buildings.values())
    found = ["workshop"] if placed.count("workshop") < FIRST_BUILDINGS else []
    return [*found, *(["tower"] if side.faction == "omar" and "tower" not in placed else [])]


def place(play: Play[AgeState], seat: int) -> Step:
    """Place a first building, free of cost and triggers (R3.8)."""
    side = play.state.sides[seat]
    options = [thing(one) for one in pieces_to_place(side)]
    piece = yield from pick(play, seat, "first-piece", options, "R3.8.2")
    if piece == "tower":
        play.state.neutral_left["tower"] -= 1
    hexagon = yield from _home_hex(play, seat)
    build(play, seat, hexagon, piece)


def _home_hex(play: Play[AgeState], seat: int) -> Steps[str]:
    options = [hex_option(one) for one in home_hexes(play.state, seat)]
    return (yield from pick(play, seat, "first-hex", options, "R3.8"))


def monks(play: Play[AgeState], seat: int) -> Step:
    """The monks place their university and take a competency tile for it (R3.8.3)."""
    hexagon = yield from _home_hex(play, seat)
    build(play, seat, hexagon, "university")
    yield from resolve(play, seat)


def inventors(play: Play[AgeState], seat: int) -> Step:
    """The inventors take a competency tile (R3.9)."""
    play.state.due.append("competency")
    yield from resolve(play, seat)


def start_spades(play: Play[AgeState], seat: int) -> Step:
    """Use the start spades (R3.10)."""
    side = play.state.sides[seat]
    spades, side.start_spades = side.start_spades, 0
    yield from spades_only(play, seat, spades)


SETUP: dict[str, Callable[[Play[AgeState], int], Step]] = {
    "bundle": take_bundle,
    "draft": take_draft,
    "draft-bonus": take_draft_bonus,
    "place": place,
    "monks": monks,
    "inventors": inventors,
    "spades": start_spades,
}
"""A step of setup by its name in `todo`."""
