"""Conservation: every component lies in exactly one place (R1)."""

from collections import Counter
from collections.abc import Iterable

from games.age_of_innovation.building import built
from games.age_of_innovation.content import (
    BONUSES,
    CITY_COPIES,
    CITY_TILES,
    COMPETENCIES,
    COMPETENCY_COPIES,
    FIELDS,
    NEUTRALS,
    SCHOLAR_SPACES,
    STOCK,
    innovation_slots,
)
from games.age_of_innovation.gains import ALL_SCHOLARS, BOOK_CAP, LOCKED, TOP
from games.age_of_innovation.ground import hexes
from games.age_of_innovation.state import SOURCES, AgeState, Side
from games.core.errors import Broken

ANNEXES_OF_A_TILE = 2
BRIDGES = 3
INNOVATIONS_EACH = 3


def check(state: AgeState) -> None:
    """Raise Broken unless every component is there, no count is negative and no limit is passed."""
    if state.phase == "deal":
        return
    _check_map(state)
    _check_tiles(state)
    _check_science(state)
    for seat, side in enumerate(state.sides):
        _check_side(state, seat, side)


def _demand(fits: bool, what: str) -> None:
    if not fits:
        raise Broken(what)


def _same(what: str, found: Iterable[str], known: Iterable[str]) -> None:
    _demand(Counter(found) == Counter(known), what)


def _check_map(state: AgeState) -> None:
    placed = [hexagon for side in state.sides for hexagon in side.buildings]
    _demand(len(set(placed)) == len(placed), "two buildings on a hex")
    lands = set(hexes(state).lands)
    _demand(lands.issuperset(placed) and lands.issuperset(state.terrain), "something on no land")
    for side in state.sides:
        for hexagon in side.buildings:
            terrain = state.terrain.get(hexagon) or hexes(state).terrain[hexagon]
            _demand(terrain == side.home, f"{hexagon} is not home terrain")
    spans = [frozenset((bridge.a, bridge.b)) for bridge in state.bridges]
    _demand(len(set(spans)) == len(spans), "two bridges at a site")
    for what, supply in NEUTRALS.items():
        piece = what if what in ("tower", "monument") else f"neutral_{what}"
        used = sum(one == piece for side in state.sides for one in side.buildings.values())
        _demand(used + state.neutral_left.get(what, supply) <= supply, f"neutral {what}")


def _check_tiles(state: AgeState) -> None:
    for tile in CITY_TILES:
        owned = sum(side.city_tiles.count(tile) for side in state.sides)
        _demand(owned + state.city_left[tile] == CITY_COPIES, f"city tile {tile}")
    for tile in COMPETENCIES:
        owned = sum(side.competencies.count(tile) for side in state.sides)
        _demand(owned + state.competency_left[tile] == COMPETENCY_COPIES, f"competency {tile}")
    developed = [tile for side in state.sides for tile in side.innovations]
    everything = [*developed, *state.innovations.values()]
    _demand(len(everything) == len(set(everything)) == len(innovation_slots(state.seats)), "innovations")
    palaces = [palace for side in state.sides for palace in (side.palace, side.drafted_palace) if palace]
    _demand(len({*palaces, *state.palaces}) == len(palaces) + len(state.palaces), "palaces")
    if state.phase != "setup":
        held = [bonus for side in state.sides for bonus in (side.bonus, side.next_bonus) if bonus]
        _demand(len({*held, *state.bonus_offer}) == len(held) + len(state.bonus_offer), "round bonuses")
        _demand(len(held) == state.seats and len(state.bonus_offer) == len(BONUSES) - 7, "round bonuses")


def _check_science(state: AgeState) -> None:
    for field in FIELDS:
        levels = [side.levels[field] for side in state.sides]
        top = [*levels, state.neutral_levels.get(field, 0)].count(TOP)
        _demand(top <= 1 and max(levels) <= TOP, f"levels of {field}")
        if state.book_cap:
            _demand(sum(side.books[field] for side in state.sides) <= BOOK_CAP, f"books of {field}")
    sent = sum(side.scholars_out for side in state.sides) + len(FIELDS) * bool(state.neutral_levels)
    free = sum(len(spaces) for spaces in state.scholar_spaces.values())
    _demand(sent + free == len(FIELDS) * len(SCHOLAR_SPACES), "scholars on the display")


def _check_side(state: AgeState, seat: int, side: Side) -> None:
    counts = (side.vp, side.coins, side.tools, side.scholars, side.bridges, side.annex_stock, *side.bowls)
    _demand(min(*counts, *side.books.values()) >= 0, f"a negative count of seat {seat}")
    final = sum(points[seat] for points in state.awards.values()) if state.phase == "over" else 0
    _demand(side.vp == sum(side.points.values()) + final, f"VP of seat {seat}")
    _demand(set(side.points) <= set(SOURCES), f"sources of VP of seat {seat}")
    _demand(not side.buildings or sum(side.bowls) == side.tokens, f"power of seat {seat}")
    _demand(side.scholars + side.scholars_out <= ALL_SCHOLARS, f"scholars of seat {seat}")
    for piece, supply in STOCK.items():
        _demand(built(side, piece) <= supply, f"{piece} of seat {seat}")
    laid = sum(bridge.owner == seat for bridge in state.bridges)
    _demand(side.bridges + laid == BRIDGES, f"bridges of seat {seat}")
    annexes = ANNEXES_OF_A_TILE * ("competency_06" in side.competencies)
    _demand(side.annex_stock + len(side.annexes) in (annexes, 0), f"annexes of seat {seat}")
    _demand(set(side.annexes) <= set(side.buildings), f"an annex of seat {seat} beside nothing")
    _demand(len(set(side.competencies)) == len(side.competencies), f"competencies of seat {seat}")
    _demand(len(side.innovations) <= INNOVATIONS_EACH, f"innovations of seat {seat}")
    bound = sum(level >= LOCKED for level in side.levels.values())
    _demand(bound <= len(side.city_tiles), f"keys of seat {seat}")
    _check_cities(side, seat)


def _check_cities(side: Side, seat: int) -> None:
    settled = [hexagon for city in side.cities for hexagon in city]
    _demand(len(set(settled)) == len(settled), f"a building of seat {seat} in two cities")
    _demand(set(settled) <= set(side.buildings), f"a city of seat {seat} on an empty hex")
    _demand(len(side.cities) <= len(side.city_tiles) + 1, f"cities of seat {seat}")
    _demand(not side.palace or built(side, "palace") == 1, f"palace of seat {seat}")
