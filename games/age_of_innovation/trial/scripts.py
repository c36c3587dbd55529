"""Answers prepared for the questions of a step: what a move or an `answer` item of a scenario wants."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.age_of_innovation.digging import SKIP, WORKSHOP
from games.age_of_innovation.state import AgeState
from games.core.errors import refuse
from games.core.events import Event
from games.core.question import Decision, Value

Item = Mapping[str, Any]
Prepared = Value | Callable[[Decision], Value | None]
FIRST_HEX = ("build-hex", "spade-hex", "reward-hex")
ORDERS = {
    "palace": ("palace",),
    "city_tile": ("city", "city-tile"),
    "free_spades": ("spades",),
    "lizards": ("lizards",),
    "levels": ("felines",),
    "books": ("felines", "books"),
}
"""What an answer is about -> the effects that lead to its question."""


class Script:
    """Prepared answers by question key, each given once, in their order."""

    def __init__(self, **answers: Prepared) -> None:
        self.answers: dict[str, list[Prepared]] = {
            key.replace("_", "-"): [value] for key, value in answers.items()
        }

    def answer(self, decision: Decision) -> Value | None:
        """Return the answer to a question, None if there is none prepared."""
        waiting = self.answers.get(decision.key, [])
        if not waiting:
            return None
        first = waiting[0]
        value = first(decision) if callable(first) else first
        if value is not None:
            waiting.pop(0)
        return value

    def check(self, state: AgeState, events: Sequence[Event]) -> None:
        """Raise Refused if the step went another way than the script wants."""


class Spades(Script):
    """A Terraform and Build: hexes with spades, perhaps a workshop, a tunnel or a flight."""

    def __init__(self, item: Item) -> None:
        super().__init__()
        self.wanted = [(one["hex"], one["n"]) for one in item.get("spades", [])]
        self.build = item.get("build")
        self.way = next((way for way in ("tunnel", "flight") if item.get(way)), "reach")
        self.buildable: set[str] = set()
        self.number = 0

    def answer(self, decision: Decision) -> Value | None:
        """Return the next hex, number of spades, way or workshop."""
        value = super().answer(decision)
        if value is not None:
            return value
        if decision.key in FIRST_HEX:
            return self.wanted[0][0] if self.wanted else self.build or SKIP
        if decision.key == "next-hex":
            self.number += 1
            return self.wanted[self.number][0] if self.number < len(self.wanted) else SKIP
        if decision.key == "spades":
            return self._count(decision)
        last = {"way": self.way, "workshop": self._last(decision), "free-workshop": self.build}
        return last.get(decision.key)

    def _count(self, decision: Decision) -> Value | None:
        if self.number >= len(self.wanted):
            return None
        hexagon, count = self.wanted[self.number]
        follows = f"{count}{WORKSHOP}"
        offered = [option.id for option in decision.options]
        if follows in offered:
            self.buildable.add(hexagon)
        return follows if follows in offered and self.build == hexagon else str(count)

    def _last(self, decision: Decision) -> str | None:
        if decision.key != "workshop":
            return None
        sites = [str(option.params["hex"]) for option in decision.options if option.id != SKIP]
        self.buildable.update(sites)
        return "build" if self.build in sites else SKIP

    def check(self, state: AgeState, events: Sequence[Event]) -> None:
        """Raise Refused unless exactly the wanted spades were used and the workshop was built."""
        told = [event.text for event in events]
        dug = [(text.params["hex"], text.params["n"]) for text in told if text.key == "log-terraform"]
        built = [text.params["hex"] for text in told if text.key == "log-build"]
        went = self.way == "reach" or any(text.key == f"log-{self.way}" for text in told)
        if dug != self.wanted or (self.build is not None and self.build not in built) or not went:
            raise refuse("refused-not-offered", "R7.1")


class Units(Script):
    """Books or levels, given one at a time to questions about just as many."""

    def __init__(self, keys: tuple[str, ...], shares: Mapping[str, int]) -> None:
        super().__init__()
        self.keys, self.left = keys, dict(shares)

    def answer(self, decision: Decision) -> Value | None:
        """Return the next discipline; None if the question is about another number."""
        left = sum(self.left.values())
        if decision.key not in self.keys or decision.params.get("n", left) != left:
            return None
        field = next((one for one, n in self.left.items() if n), None)
        if field is None:
            return None
        self.left[field] -= 1 if "n" in decision.params else self.left[field]
        return field


class Part(Spades):
    """A part of palace 15, chosen from what is due, with the first answers it needs."""

    def __init__(self, item: Item) -> None:
        super().__init__(item)
        self.part = item["part"]
        if "site" in item:
            self.answers["bridge"] = [item["site"]]

    def answer(self, decision: Decision) -> Value | None:
        """Return the part that is due, or an answer to its questions."""
        if decision.key == "next-effect":
            return next((one.id for one in decision.options if one.id.startswith(self.part)), None)
        return super().answer(decision)


ANSWERS: dict[str, Callable[[Item], Script]] = {
    "palace": lambda item: Script(palace=item["id"]),
    "city_tile": lambda item: Script(city_tile=item["id"]),
    "levels": lambda item: Units(("levels", "field", "owed-levels"), item["levels"]),
    "books": lambda item: Units(("books", "owed-books"), item["books"]),
    "key": lambda item: Script(keys=lambda _: (item["discipline"],)),
    "neutral_hex": lambda item: Script(neutral_hex=item["hex"]),
    "palace_16_hex": lambda item: Script(guild_hex=item["hex"]),
    "free_spades": Spades,
    "lizards": Spades,
    "palace_15_part": Part,
}
"""The script of an `answer` item, by what it answers."""


def happened(item: Item, state: AgeState) -> bool:
    """Tell whether an answer that was never asked for came true by itself, being the only possible one."""
    side = state.sides[0]
    if item["ask"] == "palace":
        return bool(side.palace == item["id"])
    return item["ask"] in ("neutral_hex", "palace_16_hex") and item["hex"] in side.buildings
