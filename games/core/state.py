"""What every game's state and view have in common."""

from pydantic import BaseModel, ConfigDict, Field

from games.core.text import Text


class Part(BaseModel):
    """A piece of a state or view: plain data, unknown fields refused."""

    model_config = ConfigDict(extra="forbid")


class State(Part):
    """Everything a game is at one moment, chance included; a game adds its own fields."""

    seats: int
    seed: str
    chances: int = 0
    """How many shuffles and rolls have been taken from the seed."""
    rules_version: int = 1


class View(Part):
    """What one seat (or, with None, a spectator) may see; a game adds its own fields."""

    seat: int | None
    headline: Text
    """Where the game stands in a few words (age, round, phase)."""
    scores: list[int]
    """Points that everybody can see now, by seat."""
    active: int | None
    """Whose turn it is (None between turns and at the end)."""
    finished: bool = False
    winners: list[int] = Field(default_factory=list)
