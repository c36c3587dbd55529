"""Everything a table of Innovation is at one moment (R1.4, R1.5)."""

from pydantic import Field

from games.core.state import Part, State
from games.innovation.content import COLORS, SPECIALS


def _no_piles() -> dict[str, list[str]]:
    return {color: [] for color in COLORS}


def _no_supply() -> dict[int, list[str]]:
    return {age: [] for age in range(1, 11)}


class Seat(Part):
    """The zones and counters of one player; piles list the top card first."""

    hand: list[str] = Field(default_factory=list)
    score: list[str] = Field(default_factory=list)
    board: dict[str, list[str]] = Field(default_factory=_no_piles)
    splay: dict[str, str] = Field(default_factory=lambda: dict.fromkeys(COLORS, ""))
    achievements: list[str] = Field(default_factory=list)
    """Ages ("1" to "9") and ids of special achievements."""
    tucked: int = 0
    scored: int = 0
    """Tucks and scores since the current turn began (R10.4)."""


class InnovationState(State):
    """The shared zones and all players."""

    edition: str = "third"
    proof_reveal: bool = True
    """Whether a hand is shown when it lacks what an effect demands (R6.8)."""
    supply: dict[int, list[str]] = Field(default_factory=_no_supply)
    normal_cards: dict[int, str] = Field(default_factory=dict)
    """The hidden card behind each normal achievement (R2.2), also after it is claimed."""
    normal: list[int] = Field(default_factory=list)
    special: list[str] = Field(default_factory=lambda: list(SPECIALS))
    removed: list[str] = Field(default_factory=list)
    players: list[Seat] = Field(default_factory=list)
    turn: int = 0
    actions: int = 0
    """Whose turn it is, and how many actions are left in it (R3.1)."""
    turns: int = 0
    """How many turns have begun; 0 before all have melded their first card (R2.5)."""
    activated: str = ""
    """The card whose dogma action is being carried out (R6)."""
    changes: int = 0
    """How many changes in the sense of R6.10 there have been in the game."""
    ended_by: str = ""
    """"achievements", "score" or "card" once the game is over."""
    winners: list[int] = Field(default_factory=list)
