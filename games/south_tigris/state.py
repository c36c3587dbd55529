"""Everything a game of Inventors of the South Tigris is at one moment."""

from pydantic import Field

from games.core.state import Part, State
from games.south_tigris.content import GUILDS, LIT, OWN_INVENTIONS, PLACES, ROWS, TRADES

NEUTRAL = -1
"""Role of a device that belongs to nobody."""
DUMMY = -2
"""The dummy player's pieces (2 players)."""


class Craft(Part):
    """A craftsperson: tower level 1-10, faceup or not."""

    level: int
    up: bool


def _crafts() -> dict[str, Craft]:
    return {trade: Craft(level=1 + (place > 3), up=place <= 3) for place, trade in enumerate(TRADES)}


def _empty(keys: tuple[str, ...]) -> dict[str, list[str]]:
    return {key: [] for key in keys}


def _rack() -> dict[str, list[str]]:
    return {str(col + 1): list(OWN_INVENTIONS[2 * col : 2 * col + 2]) for col in range(3)}


class Player(Part):
    """One player's board. A die is a colour letter and, where it has one, a value: `w4`, `b`."""

    silver: int = 0
    hand: list[str] = Field(default_factory=list)
    influence: dict[str, int] = Field(default_factory=lambda: dict.fromkeys(GUILDS, 0))
    supply: int = 25
    dice: dict[str, list[str]] = Field(default_factory=lambda: _empty(PLACES))
    crafts: dict[str, Craft] = Field(default_factory=_crafts)
    low: int = 1
    rows: dict[str, list[str]] = Field(default_factory=lambda: _empty(ROWS))
    rack: dict[str, list[str]] = Field(default_factory=_rack)
    royalties: int = 0
    ship: int = 0
    tents: int = 4
    workers: int = 2
    reserve: int = 1
    placed: list[str] = Field(default_factory=list)
    envoy: str = ""
    """'' not controlled, 'available', or the worker space it stands on."""
    camel_3: bool = False
    camel_4: bool = False
    research: list[str] = Field(default_factory=list)
    tests: int = 0
    setup_card: str = ""
    goals_on: bool = False
    """A tent stands on the setup card or character."""
    goal_step: int = 0
    character: str = ""
    offered: list[str] = Field(default_factory=list)
    """Characters to choose from (hidden)."""
    drawn: list[str] = Field(default_factory=list)
    """Research tiles or a workshop tile in hand for a moment (research tiles: hidden)."""
    taken: list[str] = Field(default_factory=list)
    """Workshop tiles taken and not yet placed."""
    gained: int = 0
    """Dice gained from section starts, over the eleven (R6.8)."""
    returning: bool = False
    """A die has been gained into research and another must still be returned (R6.7)."""
    ability_used: bool = False
    plus_used: bool = False

    def lit(self) -> list[tuple[str, str]]:
        """Return all usable dice as (zone, die) (R1.3)."""
        return [(zone, die) for zone in LIT for die in self.dice[zone]]

    def free_camels(self) -> list[str]:
        """Return the open camels without dice (R14.1)."""
        is_open = {"camel_1": True, "camel_2": True, "camel_3": self.camel_3, "camel_4": self.camel_4}
        return [camel for camel, opened in is_open.items() if opened and not self.dice[camel]]

    def top(self) -> int:
        """Return the highest visible tower level (R7.6)."""
        return min(self.low + 4, 10)

    def dice_total(self) -> int:
        """Return how many dice the player has."""
        return sum(len(dice) for dice in self.dice.values())


class Device(Part):
    """A device: board, column 1-3, card and invention tile once invented, roles by seat (-1 neutral)."""

    board: str
    column: int = 1
    card: str = ""
    tile: str = ""
    inventor: int | None = None
    builder: int | None = None
    publisher: int | None = None
    tests: dict[str, str] = Field(default_factory=dict)
    """Slot number 1-4 -> die."""


class Site(Part):
    """A research site: tile ('' if none was left) and who holds the left and right slots."""

    tile: str = ""
    left: int | None = None
    right: int | None = None


class Dummy(Part):
    """The dummy player of two-player games."""

    influence: dict[str, int] = Field(default_factory=lambda: dict.fromkeys(GUILDS, 0))
    supply: int = 12
    ship: int = 0
    deck: list[str] = Field(default_factory=list)
    discard: list[str] = Field(default_factory=list)
    blocked: list[str] = Field(default_factory=list)
    extra: str = ""
    extra_guild: str = ""


class Action(Part):
    """What is going on inside the active player's turn and other effects see."""

    failed: list[str] = Field(default_factory=list)
    """Actions begun this turn that could not be completed, as `action:target` (R3.11)."""
    doing: str = ""
    """The action under way."""
    target: str = ""
    """What the action under way is about: a device, a row, a worker space or ''."""
    secrets: list[int] = Field(default_factory=list)
    """How much was hidden when the action under way began (R3.11)."""
    bonus: dict[str, int] = Field(default_factory=dict)
    """Colour bonuses not yet taken: op -> count (R14.1)."""
    task_open: bool = False
    task_used: list[str] = Field(default_factory=list)
    """Craftspeople that have lowered the current task (R17.3)."""
    credit: int = 0
    sources: list[str] = Field(default_factory=list)
    """What the effects under way come from, as refs of cards, tiles and places; the innermost last."""
    reserved: int = 0
    """Influence pieces that the action itself still has to place (R2.7)."""
    row: str = ""
    """Row being activated (R11.5)."""
    row_dice: list[str] = Field(default_factory=list)
    """Its dice when they left it (R11.9)."""


class TigrisState(State):
    """The whole table."""

    rounds: int = 4
    round: int = 1
    era: bool = False
    phase: str = "board"
    """board, hands, characters, players, start, turn, end, over."""
    setup_next: int = 0
    start: int = 0
    active: int = 0
    players: list[Player] = Field(default_factory=list)
    devices: list[Device] = Field(default_factory=list)
    board_deck: list[str] = Field(default_factory=list)
    card_deck: list[str] = Field(default_factory=list)
    discard: list[str] = Field(default_factory=list)
    end_pile: list[str] = Field(default_factory=list)
    stacks: dict[str, list[str]] = Field(default_factory=dict)
    """Tile space -> workshop tiles, top first."""
    unused_tiles: list[str] = Field(default_factory=list)
    revealed: list[int] = Field(default_factory=lambda: [1])
    sites: dict[str, Site] = Field(default_factory=dict)
    research_decks: dict[str, list[str]] = Field(default_factory=dict)
    pass_tiles: list[str] = Field(default_factory=list)
    neutral_tiles: list[str] = Field(default_factory=list)
    setup_cards: list[str] = Field(default_factory=list)
    tents: dict[str, int] = Field(default_factory=dict)
    areas: dict[str, list[int]] = Field(default_factory=dict)
    spaces: dict[str, list[int]] = Field(default_factory=dict)
    dummy: Dummy | None = None
    ship_order: list[int] = Field(default_factory=list)
    """Ships from the bottom of every pile to the top (R8.9)."""
    action: Action = Field(default_factory=Action)

    def order(self) -> list[int]:
        """Return the seats in turn order of this round."""
        return [(self.start + place) % self.seats for place in range(self.seats)]

    def device(self, board: str) -> Device:
        """Return the device on this board."""
        return next(device for device in self.devices if device.board == board)

    def column(self, number: int) -> list[Device]:
        """Return the devices of a column."""
        return [device for device in self.devices if device.column == number]

    def sites_of(self, seat: int) -> list[int]:
        """Return the research sites with this seat's influence."""
        return [int(pos) for pos, site in self.sites.items() if seat in (site.left, site.right)]

    def tented(self, seat: int) -> bool:
        """Tell whether the seat has placed its tent this round."""
        return seat in self.tents.values()
