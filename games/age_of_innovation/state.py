"""Everything an Age of Innovation game is at one moment."""

from pydantic import Field

from games.age_of_innovation.content import FIELDS
from games.core.state import Part, State

START_VP = 20
SOURCES = (
    *("start", "rounds", "cities", "tracks", "innovations", "palaces", "competencies", "bonuses"),
    *("factions", "science", "books", "offers"),
)
"""Sources of VP during the game, in the order of the score sheet (R4.1.1)."""


def _fields() -> dict[str, int]:
    return dict.fromkeys(FIELDS, 0)


class Side(Part):
    """One player's things. `buildings` maps hex -> piece (`guild`, `neutral_guild`, `tower`...)."""

    faction: str = ""
    home: str = ""
    vp: int = START_VP
    points: dict[str, int] = Field(default_factory=lambda: {"start": START_VP})
    """Where the VP come from: see `SOURCES` (final scoring apart)."""
    coins: int = 0
    tools: int = 0
    scholars: int = 0
    scholars_out: int = 0
    """Scholars standing on the science display."""
    bowls: list[int] = Field(default_factory=lambda: [0, 0, 0])
    tokens: int = 12
    """Power tokens that the three bowls must add up to."""
    books: dict[str, int] = Field(default_factory=_fields)
    levels: dict[str, int] = Field(default_factory=_fields)
    buildings: dict[str, str] = Field(default_factory=dict)
    annexes: list[str] = Field(default_factory=list)
    annex_stock: int = 0
    cities: list[list[str]] = Field(default_factory=list)
    river_cities: list[str] = Field(default_factory=list)
    """River hexes that hold a city tile (R23.14)."""
    city_tiles: list[str] = Field(default_factory=list)
    sailing: int = 0
    track: int = 0
    bridges: int = 3
    palace: str = ""
    drafted_palace: str = ""
    innovations: list[str] = Field(default_factory=list)
    competencies: list[str] = Field(default_factory=list)
    bonus: str = ""
    next_bonus: str = ""
    used: list[str] = Field(default_factory=list)
    """Special actions under an X this round."""
    passed: bool = False
    owed_books: int = 0
    owed_levels: int = 0
    start_spades: int = 0

    def score(self, source: str, vp: int) -> None:
        """Gain (or lose) VP from a source."""
        if vp:
            self.vp += vp
            self.points[source] = self.points.get(source, 0) + vp

    @property
    def held(self) -> tuple[str, ...]:
        """Everything with effects that acts for the player: tiles in hand and the faction."""
        return (self.bonus, self.palace, *self.innovations, *self.competencies, self.faction)


class Offer(Part):
    """Power offered to `seat` by a build on `hex` (R4.5)."""

    seat: int
    power: int
    hex: str


class Bundle(Part):
    """A set of the bundle setup (R3.1)."""

    home: str
    faction: str
    bonus: str


class Bridge(Part):
    """A bridge on the map."""

    a: str
    b: str
    owner: int


class AgeState(State):
    """The shared table and all sides. `order` is the turn order of the round."""

    map: str
    balance: str
    draft: bool
    palace_extra: int
    book_cap: bool
    phase: str = "deal"
    """`deal`, `setup`, `income`, `actions`, `science`, `final`, `over`."""
    todo: list[str] = Field(default_factory=list)
    """Steps of setup or Phase III still to come, as `what:seat`."""
    round: int = 0
    sides: list[Side]
    order: list[int] = Field(default_factory=list)
    next_order: list[int] = Field(default_factory=list)
    turn: int = 0
    """Place in `order` of the player whose turn it is."""
    terrain: dict[str, str] = Field(default_factory=dict)
    bridges: list[Bridge] = Field(default_factory=list)
    round_tiles: list[str] = Field(default_factory=list)
    final_tile: str = ""
    book_actions: list[str] = Field(default_factory=list)
    used: list[str] = Field(default_factory=list)
    innovations: dict[str, str] = Field(default_factory=dict)
    competency_slots: dict[str, str] = Field(default_factory=dict)
    competency_left: dict[str, int] = Field(default_factory=dict)
    palaces: list[str] = Field(default_factory=list)
    city_left: dict[str, int] = Field(default_factory=dict)
    bonus_offer: dict[str, int] = Field(default_factory=dict)
    scholar_spaces: dict[str, list[int]] = Field(default_factory=dict)
    neutral_left: dict[str, int] = Field(default_factory=dict)
    due: list[str] = Field(default_factory=list)
    """Effects that the acting player must still resolve (R28.1)."""
    offers: list[Offer] = Field(default_factory=list)
    bundles: list[Bundle] = Field(default_factory=list)
    draft_homes: list[str] = Field(default_factory=list)
    draft_factions: list[str] = Field(default_factory=list)
    draft_bonuses: list[str] = Field(default_factory=list)
    neutral_levels: dict[str, int] = Field(default_factory=dict)
    area_tile: str = ""
    area_shown: bool = False
    awards: dict[str, list[int]] = Field(default_factory=dict)
    """Final scoring by category and seat."""
