"""Everything a table of Legendary Inventors is at one moment."""

from pydantic import Field

from games.core.state import Part, State
from games.legendary_inventors.content import INVENTORS, TEAMS, WILD


class Project(Part):
    """An open invention: empty slots per discipline, cubes per seat, its rewards.

    A reward that has been taken is "" (tokens) or False (card).
    """

    id: str
    free: list[int]
    cubes: list[int]
    tokens: list[str]
    card: bool = True


class Placed(Part):
    """A token that has become a knowledge level (R9.4); `flipped` shows its back, level 1 (R10.7)."""

    face: str
    flipped: bool
    inventor: str
    discipline: int


class InventorsState(State):
    """The true state. By seat: teams, levels[seat][inventor][discipline], busy[seat][inventor], …"""

    team_choice: str = "choose"
    phase: str = "setup"
    """setup, turn, reward, final or finished (R16.1)."""
    age: int = 0
    seat: int = 0
    """Whose turn it is."""
    leonardo: int = 0
    passes: int = 0
    """Forced passes in a row over all players (R6.2)."""
    teams: list[str] = Field(default_factory=list)
    levels: list[list[list[int]]] = Field(default_factory=list)
    busy: list[list[bool]] = Field(default_factory=list)
    reserve: list[int] = Field(default_factory=list)
    tokens: list[list[str]] = Field(default_factory=list)
    cards: list[list[str]] = Field(default_factory=list)
    placed: list[list[Placed]] = Field(default_factory=list)
    row: list[Project] = Field(default_factory=list)
    """Open inventions in dealing order."""
    takers: list[int] = Field(default_factory=list)
    """Who still takes a reward from the completed invention, in order."""
    completing: str = ""
    decks: list[list[str]] = Field(default_factory=list)
    """Cards of each age that are not dealt: hidden."""
    bag: list[str] = Field(default_factory=list)
    """Tokens not drawn, next one last: hidden."""
    drawn: int = 0
    box_tokens: list[str] = Field(default_factory=list)
    box_cards: list[str] = Field(default_factory=list)
    completed: list[int] = Field(default_factory=list)
    """Completed inventions by age."""


def names(state: InventorsState, seat: int) -> tuple[str, ...]:
    """Return the inventors of a seat in printed order (none before it has a team)."""
    return TEAMS.get(state.teams[seat], ())


def project(state: InventorsState, invention: str) -> Project | None:
    """Return the open invention with this id, or None."""
    return next((one for one in state.row if one.id == invention), None)


def goal_reached(state: InventorsState, seat: int, place: int) -> bool:
    """Tell whether an inventor has every level of its goal (R9.6)."""
    goal = INVENTORS[names(state, seat)[place]].goal
    return all(level >= need for level, need in zip(state.levels[seat][place], goal, strict=True))


def wilds(state: InventorsState, seat: int) -> int:
    """Return how many unused classification tokens a seat holds (R10.6)."""
    return state.tokens[seat].count(WILD)
