"""The cards of Innovation (R1), read once from the content file."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

COLORS: Final = ("blue", "red", "green", "yellow", "purple")
ICONS: Final = ("castle", "crown", "leaf", "lightbulb", "factory", "clock")
HEX: Final = "hex"
SPECIALS: Final = ("monument", "empire", "world", "wonder", "universe")
"""Special achievements in the order in which one player takes several (R10.5)."""
SHOWN: Final[Mapping[str, tuple[int, ...]]] = {"": (), "left": (3,), "right": (0, 1), "up": (1, 2, 3)}
"""Icon places that a covered card shows, by splay direction (R8.3); "" is an unsplayed pile."""


@dataclass(frozen=True, slots=True)
class InventionCard:
    """One of the 105 cards (R1.2); icons: top left, bottom left, bottom middle, bottom right."""

    id: str
    name: str
    age: int
    color: str
    icons: tuple[str, ...]
    featured: str
    effects: tuple[str, ...]
    """"demand" or "share", in the order of execution."""
    second: tuple[str, ...] = ()
    """The same in the second edition, for the nine cards that differ there (R15.1)."""

    def shows(self, icon: str) -> bool:
        """Tell whether the card bears the icon in any place."""
        return icon in self.icons

    def kinds(self, edition: str) -> tuple[str, ...]:
        """Return "demand" or "share" for each effect in the edition "third" or "second" (R0.2)."""
        return self.second if edition == "second" and self.second else self.effects


@dataclass(frozen=True, slots=True)
class Content:
    """All cards by id, and the number of achievements that wins, by number of players (R11.2)."""

    cards: Mapping[str, InventionCard]
    goals: Mapping[int, int]

    def of_age(self, age: int) -> list[str]:
        """Return the ids of the cards of one age (1-10), in the order of the content file."""
        return [card.id for card in self.cards.values() if card.age == age]


def _read() -> Content:
    data = json.loads((Path(__file__).parent / "content" / "innovation.json").read_text("utf-8"))
    cards = {
        row["id"]: InventionCard(
            row["id"],
            row["name"],
            row["age"],
            row["color"],
            tuple(row["icons"]),
            row["featured"],
            tuple(row["effects"]),
            tuple(row.get("second_effects", ())),
        )
        for row in data["cards"]
    }
    return Content(cards, {int(seats): goal for seats, goal in data["goals"].items()})


CONTENT: Final = _read()
CARDS: Final = CONTENT.cards
