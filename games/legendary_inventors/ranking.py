"""Who takes rewards, in which order (R7.2-R7.5)."""

from collections.abc import Sequence

from games.legendary_inventors.content import TAKERS


def ranked(cubes: Sequence[int], completer: int) -> list[int]:
    """Return the seats with cubes, most first; ties from the completer clockwise (R7.3, R7.4)."""
    seats = len(cubes)
    clockwise = [(completer + step) % seats for step in range(seats)]
    return sorted((seat for seat in clockwise if cubes[seat]), key=lambda seat: -cubes[seat])


def takers(cubes: Sequence[int], completer: int) -> list[int]:
    """Return the first three of the ranking: those who take a reward (R7.3, R7.5)."""
    return ranked(cubes, completer)[:TAKERS]
