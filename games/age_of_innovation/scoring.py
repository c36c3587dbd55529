"""Final scoring: area, science, resources (R17)."""

from collections.abc import Sequence

from games.age_of_innovation.content import AREA_TILES, FIELDS
from games.age_of_innovation.ground import largest_area
from games.age_of_innovation.state import AgeState, Side

AREA_PRIZES = (18, 12, 6)
SCIENCE_PRIZES = (8, 4, 2)


def prizes(amounts: Sequence[int], places: Sequence[int]) -> list[int]:
    """Return the VP for each amount; ties share their places, rounded down; 0 gets none (R17.4)."""
    result = []
    for amount in amounts:
        above = sum(other > amount for other in amounts)
        tied = amounts.count(amount)
        result.append(sum(places[above : above + tied]) // tied if amount else 0)
    return result


def resource_points(side: Side) -> int:
    """Return the VP for things left over (R17.5)."""
    goods = side.coins + side.tools + side.scholars + sum(side.books.values())
    return (goods + side.bowls[2] + side.bowls[1] // 2) // 5


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
