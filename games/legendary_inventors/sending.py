"""Sending an inventor (R4): what would be placed, and the change itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.legendary_inventors.content import DISCIPLINES, EXTRA, EXTRA_CUBES, INVENTORS
from games.legendary_inventors.state import InventorsState, Project, names


@dataclass(frozen=True, slots=True)
class Plan:
    """A send before its slots are settled.

    `required` is what R4.3 demands, `reserve` what the seat has, `extra` the cubes of additional tokens
    (as many as fit in slots and reserve), `room` the empty slots.
    """

    required: tuple[int, ...]
    room: tuple[int, ...]
    reserve: int
    extra: int

    @property
    def normal(self) -> int:
        """Cubes of the normal part (R4.3, R4.4)."""
        return min(sum(self.required), self.reserve)

    @property
    def total(self) -> int:
        """All cubes of the send."""
        return self.normal + self.extra


def required(levels: Sequence[int], free: Sequence[int]) -> tuple[int, ...]:
    """Return the cubes that R4.3 demands per discipline: min(level, empty slots)."""
    return tuple([level if level < room else room for level, room in zip(levels, free, strict=True)])


def plan(levels: Sequence[int], free: Sequence[int], reserve: int, tokens: int) -> Plan:
    """Return what a send with `tokens` additional-knowledge tokens places (R4.3, R4.4, R10.5)."""
    need = required(levels, free)
    normal = min(sum(need), reserve)
    extra = min(tokens * EXTRA_CUBES, sum(free) - normal, reserve - normal)
    return Plan(need, tuple(free), reserve, extra)


def most_tokens(levels: Sequence[int], free: Sequence[int], reserve: int, held: int) -> int:
    """Return how many additional-knowledge tokens may be declared: each must place a cube (R10.5)."""
    if not held:
        return 0
    normal = min(sum(required(levels, free)), reserve)
    room = min(sum(free), reserve) - normal
    return min(held, (room + EXTRA_CUBES - 1) // EXTRA_CUBES)


def can_send(state: InventorsState, seat: int, place: int, at: Project) -> bool:
    """Tell whether this ready inventor may go to this invention: a cube must be placed (R4.2)."""
    if not state.reserve[seat]:
        return False
    for level, free in zip(state.levels[seat][place], at.free, strict=True):
        if level and free:
            return True
    return EXTRA in state.tokens[seat]


def senders(state: InventorsState, seat: int) -> list[str]:
    """Return the seat's inventors that can be sent somewhere, in printed order (R4.1, R4.2)."""
    if not state.reserve[seat] or not state.row:
        return []
    team, busy, levels = names(state, seat), state.busy[seat], state.levels[seat]
    if EXTRA in state.tokens[seat]:
        return [name for place, name in enumerate(team) if not busy[place]]
    open_to = [any(at.free[place] for at in state.row) for place in range(len(DISCIPLINES))]
    return [
        name
        for place, name in enumerate(team)
        if not busy[place] and any(level and free for level, free in zip(levels[place], open_to, strict=True))
    ]


def targets(state: InventorsState, seat: int, inventor: str) -> list[Project]:
    """Return the open inventions to which this inventor may be sent, in dealing order."""
    place = INVENTORS[inventor].place
    return [at for at in state.row if can_send(state, seat, place, at)]


def put(state: InventorsState, seat: int, at: Project, cubes: Sequence[int]) -> None:
    """Move cubes from the seat's reserve into slots."""
    for place, count in enumerate(cubes):
        at.free[place] -= count
    total = sum(cubes)
    at.cubes[seat] += total
    state.reserve[seat] -= total


def next_seat(state: InventorsState) -> int:
    """Return the seat left of the active one (R7.8, R8.4)."""
    return (state.seat + 1) % state.seats


def put_on(what: Plan) -> tuple[int, ...]:
    """Return how many of the chosen cubes each discipline can take.

    With extra cubes: the slots left after the normal part; on shortage (R4.4): the required slots.
    """
    if not what.extra:
        return what.required
    return tuple(room - need for room, need in zip(what.room, what.required, strict=True))
