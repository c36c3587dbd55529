"""Final scoring: area, science, resources (R17)."""

from collections.abc import Sequence

from games.age_of_innovation.content import AREA_TILES, FIELDS
from games.age_of_innovation.ground import largest_area
from games.age_of_innovation.state import SOURCES, AgeState, Side
from games.core.score import ScoreLine, ScoreSheet, leaders
from games.core.text import say

AREA_PRIZES = (18, 12, 6)
SCIENCE_PRIZES = (8, 4, 2)
_RULES = {"area": "R17.2", "resources": "R17.5"}


def prizes(amounts: Sequence[int], places: Sequence[int]) -> list[int]:
    """Return the VP for each amount; ties share their places, rounded down; 0 gets none (R17.4)."""
    result = []
    for amount in amounts:
        above = sum(other > amount for other in amounts)
        tied = amounts.count(amount)
        result.append(sum(places[above : above + tied]) // tied if amount else 0)
    return result


def goods(side: Side) -> int:
    """Return what is left over, counted in coins: bowl II at half (R17.5)."""
    left = side.coins + side.tools + side.scholars + sum(side.books.values())
    return left + side.bowls[2] + side.bowls[1] // 2


def resource_points(side: Side) -> int:
    """Return the VP for things left over (R17.5)."""
    return goods(side) // 5


def final_points(state: AgeState) -> dict[str, list[int]]:
    """Return the VP of final scoring by category and seat; the neutral faction takes places (R17, R19.5)."""
    areas = [largest_area(state, seat) for seat in range(state.seats)]
    if state.area_tile:
        areas.append(AREA_TILES[state.area_tile])
    found = {"area": prizes(areas, AREA_PRIZES)[: state.seats]}
    for field in FIELDS:
        levels = [side.levels[field] for side in state.sides]
        levels += [state.neutral_levels[field]] if state.neutral_levels else []
        found[field] = prizes(levels, SCIENCE_PRIZES)[: state.seats]
    found["resources"] = [resource_points(side) for side in state.sides]
    return found


def sheet(state: AgeState) -> ScoreSheet:
    """Return the score sheet: final, or as it would be now by what all can see (R17).

    While the area tile lies face down the neutral faction has no area in it (R19.2).
    """
    over = state.phase == "over"
    known = state if state.area_shown or not state.area_tile else _without_area(state)
    awards = state.awards if over else final_points(known)
    sums = [sum(points[seat] for points in awards.values()) for seat in range(state.seats)]
    totals = tuple(side.vp + (0 if over else sums[seat]) for seat, side in enumerate(state.sides))
    lines = [*_played(state), *(_award(state, what, points) for what, points in awards.items())]
    return ScoreSheet(tuple(lines), totals, leaders(totals))


def _played(state: AgeState) -> list[ScoreLine]:
    """Return a line for every source of VP during the game that has given any (R4.1.1)."""
    found = {source: [side.points.get(source, 0) for side in state.sides] for source in SOURCES}
    return [
        ScoreLine(say(f"score-{source}"), tuple(points), "R4.1.1")
        for source, points in found.items()
        if any(points)
    ]


def _award(state: AgeState, what: str, points: Sequence[int]) -> ScoreLine:
    """Return a line of final scoring, with what it counts."""
    name = say(f"score-{what}") if what in _RULES else say(f"award-{what}")
    counts = [_counted(state, seat, what) for seat in range(state.seats)]
    why = tuple((say(f"why-{what if what in _RULES else 'level'}", n=n),) for n in counts)
    return ScoreLine(name, tuple(points), _RULES.get(what, "R17.3"), why)


def _counted(state: AgeState, seat: int, what: str) -> int:
    side = state.sides[seat]
    if what == "area":
        return largest_area(state, seat)
    return goods(side) if what == "resources" else side.levels[what]


def _without_area(state: AgeState) -> AgeState:
    return state.model_copy(update={"area_tile": ""})
