"""The printed values of the game, read once from `content/`."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Amounts = dict[str, int]
"""Kind (coin, gear, ip or a resource) -> how many."""

FOLDER = Path(__file__).parent
GOODS = ("metal", "tech", "tools")
RESOURCES = ("wood", "coal", *GOODS)
KINDS = ("coin", "gear", *RESOURCES)
TRADABLE = ("coin", *RESOURCES)
"""What the lower market gives and takes (R7.4)."""
AREAS = ("build", "factories", "buy", "market", "invent", "produce")
PERSONAL = "personal"
"""The factory that everybody owns from the start (R2.5)."""
INVENTION_SLOTS = tuple(f"s{n}" for n in range(1, 8))
FACTORY_SLOTS = tuple(f"f{n}" for n in range(1, 6))
MARKERS = 15
BONUS_DISCS = 20


@dataclass(frozen=True, slots=True)
class Box:
    """A place of an invention: `level` gold or silver, its price in gears, IP and royalty."""

    id: str
    invention: str
    level: str
    gears: int
    ip: int
    royalty: Amounts


@dataclass(frozen=True, slots=True)
class ProductionCard:
    """A card to produce: `kind` start, official or copy; `any_goods` counts its “?”."""

    id: str
    kind: str
    invention: str
    cost: Amounts
    any_goods: int
    reward: Amounts


@dataclass(frozen=True, slots=True)
class Factory:
    """A factory card; `value` counts for the industry award."""

    id: str
    cost: Amounts
    output: Amounts
    value: int


@dataclass(frozen=True, slots=True)
class Source:
    """A ship or warehouse; `full` is what lies there at the start and after it was emptied."""

    id: str
    resource: str
    full: int


@dataclass(frozen=True, slots=True)
class Seating:
    """What depends on the number of players (R1.2, R2.1, R2.3)."""

    discs: int
    bonus: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Trade:
    """A fixed exchange; `market` is upper, middle or lower."""

    id: str
    market: str
    give: Amounts
    get: Amounts


def _read(name: str) -> Any:
    return json.loads((FOLDER / "content" / f"{name}.json").read_text("utf-8"))


_BOARD = _read("board")
_INVENTIONS = _read("inventions")
_FACTORIES = _read("factories")

INVENTIONS: tuple[str, ...] = tuple(row["id"] for row in _INVENTIONS["inventions"]["list"])
BOXES: dict[str, Box] = {
    box["id"]: Box(box["id"], row["id"], box["level"], box["gears"], box["ip"], box["royalty"])
    for row in _INVENTIONS["inventions"]["list"]
    for box in row["boxes"]
}
CARDS: dict[str, ProductionCard] = {
    row["id"]: ProductionCard(
        row["id"],
        row["kind"],
        row.get("invention", ""),
        row["cost"],
        row.get("any_goods", 0),
        row["reward"],
    )
    for row in (*_INVENTIONS["invention_cards"]["list"], *_INVENTIONS["start_cards"]["list"])
}
START_CARDS = tuple(card for card in CARDS if CARDS[card].kind == "start")
FACTORIES: dict[str, Factory] = {
    row["id"]: Factory(row["id"], row["cost"], row["output"], row["output_value"])
    for row in _FACTORIES["factories"]["list"]
}
ALL_FACTORIES = {**FACTORIES, PERSONAL: Factory(PERSONAL, {}, {"wood": 1}, 1)}
SOURCES: dict[str, Source] = {
    row["id"]: Source(row["id"], row["resource"], row["start"]) for row in _BOARD["buy_sources"]["list"]
}
SEATINGS: dict[int, Seating] = {
    int(seats): Seating(row["action_discs"], row["bonus_discs"], row["rounds"])
    for seats, row in _BOARD["player_setup"]["by_players"].items()
}
START_STOCK: Amounts = {
    "coin": _BOARD["player_setup"]["coins"],
    "gear": _BOARD["player_setup"]["gears"],
    **_BOARD["player_setup"]["resources"],
}
PATENTS: tuple[tuple[int, int], ...] = tuple(
    (row["price"], row["ip"]) for row in _BOARD["patent_track"]["spaces"]
)
"""Price in coins and IP of each space of the patent track, from the first on."""
TRACK_LENGTH: int = _BOARD["influence_track"]["length"]
TRACK: dict[int, str] = {row["pos"]: next(iter(row["gain"])) for row in _BOARD["influence_track"]["squares"]}
"""Square -> the kind of which it gives one (R12.1)."""
AWARDS: dict[int, int] = {int(tied): points for tied, points in _BOARD["awards"]["points_by_tied"].items()}
MARKET_OF: dict[str, str] = {
    trade["id"]: row["id"] for row in _BOARD["market"]["rows"] for trade in row["trades"]
}
TRADES: dict[str, Trade] = {
    trade["id"]: Trade(trade["id"], row["id"], trade["give"], trade["get"])
    for row in _BOARD["market"]["rows"]
    for trade in row["trades"]
    if trade["id"] != "barter"
}


def cards_of(invention: str) -> list[str]:
    """Return the ids of the three cards of an invention."""
    return [card.id for card in CARDS.values() if card.invention == invention]


def gold_of(invention: str) -> str:
    """Return the id of the gold box of an invention."""
    return f"{invention}_gold"
