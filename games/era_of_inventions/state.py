"""The state of a game: what lies where."""

from pydantic import Field

from games.core.state import Part, State
from games.era_of_inventions.content import AREAS, KINDS, PERSONAL


class Player(Part):
    """What a player owns; `factories` leaves out the personal one; `patented` are boxes with a patent."""

    stock: dict[str, int] = Field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    discs: int = 0
    """Action discs in hand."""
    bonus: int = 0
    ip: int = 0
    patent: int = 0
    """Spaces moved on the patent track."""
    boxes: list[str] = Field(default_factory=list)
    patented: list[str] = Field(default_factory=list)
    factories: list[str] = Field(default_factory=list)

    @property
    def markers(self) -> int:
        """Invention markers left."""
        return 15 - len(self.boxes) - len(self.patented)

    @property
    def all_factories(self) -> list[str]:
        """All own factories, the personal one first."""
        return [PERSONAL, *self.factories]


class Action(Part):
    """The action under way, normal or with a bonus disc."""

    area: str
    bonus: bool = False
    bought: int = 0
    """Bonus discs bought since the normal action began: not yet usable (R7.6)."""
    done: int = 0
    kind: str = ""
    """invent or patent, once known (R8.1); gear after the free gear (R7.2)."""
    gears: int = 0
    """Gears paid for boxes (R8.2a)."""
    markets: dict[str, int] = Field(default_factory=dict)


def _no_discs() -> dict[str, list[int]]:
    return {area: [] for area in AREAS}


def _empty_slots(count: int) -> list[str | None]:
    return [None] * count


class EraState(State):
    """Everything on the table; piles: the first is on top."""

    players: list[Player]
    phase: str = "setup"
    """setup, place, resolve, prepare or finished."""
    round: int = 1
    rounds: int = 0
    start: int = 0
    turn: int = 0
    areas: dict[str, list[int]] = Field(default_factory=_no_discs)
    action: Action | None = None
    """The last action of the turn."""
    display: list[str | None] = Field(default_factory=lambda: _empty_slots(7))
    row: list[str | None] = Field(default_factory=lambda: _empty_slots(5))
    places: dict[str, int] = Field(default_factory=dict)
    pool_bonus: int = 0
    draw: list[str] = Field(default_factory=list)
    discard: list[str] = Field(default_factory=list)
    aside: list[str] = Field(default_factory=list)
    removed: list[str] = Field(default_factory=list)
    factory_pile: list[str] = Field(default_factory=list)
    factory_discard: list[str] = Field(default_factory=list)

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    def owner(self, box: str) -> int | None:
        """Return the seat that marked a box."""
        return next((seat for seat, player in enumerate(self.players) if box in player.boxes), None)
