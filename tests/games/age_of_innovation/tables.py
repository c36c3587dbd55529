"""Tables set up by hand, and steps driven by a script of answers."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.age_of_innovation.content import (
    CITY_TILES,
    COMPETENCIES,
    FIELDS,
    INNOVATIONS,
    NEUTRALS,
    PALACES,
    SLOTS,
    innovation_slots,
)
from games.age_of_innovation.state import AgeState, Side
from games.core.play import Play
from games.core.question import Decision, Value

Script = Sequence[tuple[str, Value]]
"""Answers in order: (key of the question, value)."""
SLOT_OF = dict(zip(COMPETENCIES, SLOTS, strict=True))


def side(home: str = "desert", **given: Any) -> Side:
    """Return a player with nothing but a home and full bowls."""
    return Side(**{"home": home, "faction": "inventors", "bowls": [5, 7, 0], **given})


def table(*sides: Side, **given: Any) -> AgeState:
    """Return a table in Phase II of round 1 on the large map, with all displays full."""
    count = len(sides)
    known = {
        "seats": count,
        "seed": "",
        "map": "map_3_5",
        "balance": "original",
        "draft": False,
        "palace_extra": 0,
        "book_cap": False,
        "phase": "actions",
        "round": 1,
        "sides": list(sides),
        "order": list(range(count)),
        "round_tiles": ["innovation_law"] * 6,
        "final_tile": "final_guild",
        "book_actions": ["book_power", "book_guild_vp", "book_spades"],
        "innovations": dict(zip(innovation_slots(max(2, count)), INNOVATIONS, strict=False)),
        "competency_slots": {slot: tile for tile, slot in SLOT_OF.items()},
        "competency_left": dict.fromkeys(COMPETENCIES, 4),
        "palaces": list(PALACES),
        "city_left": dict.fromkeys(CITY_TILES, 3),
        "bonus_offer": {"bonus_coins": 1, "bonus_spade": 0, "bonus_bridge": 2},
        "scholar_spaces": {one: [3, 2, 2, 2] for one in FIELDS},
        "neutral_left": {what: n for what, n in NEUTRALS.items() if what != "annex"},
    }
    return AgeState(**{**known, **given})


@dataclass
class Desk:
    """A state in play; `run` answers the questions of a step by a script."""

    state: AgeState
    asked: list[Decision] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.play: Play[AgeState] = Play(self.state, lambda why, size, count: tuple(range(count)))

    @property
    def me(self) -> Side:
        return self.state.sides[0]

    def run(self, step: Generator[Any, Any, Any], script: Script = (), seat: int = 0) -> None:
        """Run a step to its end; every answer of the script must be asked for, and no other question."""
        left = [one for key, value in script for one in _units(key, value)]
        try:
            ask = next(step)
            while True:
                asked = ask.build()
                if not asked:
                    ask = step.send({})
                    continue
                decision = next(one for one in asked if one.seat == seat)
                self.asked.append(decision)
                assert left, f"asked {decision.key}: {[one.id for one in decision.options]}"
                key, value = left.pop(0)
                assert key == decision.key, f"asked {decision.key}, not {key}"
                ask = step.send((seat, key, decision.check(value)))
        except StopIteration:
            assert not left, f"never asked: {left}"


def _units(key: str, value: Value) -> list[tuple[str, Value]]:
    """Return an answer, or the single answers that a number of books or levels stands for."""
    if isinstance(value, dict):
        return [(key, one) for one, n in value.items() for _ in range(n)]
    return [(key, value)]


GOODS = ("coins", "tools", "scholars", "vp", "sailing", "track", "annex_stock", "tokens", "bridges")


def goods(one: Side) -> dict[str, int]:
    """Return what can be counted of a player; `power` counts moves of tokens."""
    counts = {name: getattr(one, name) for name in GOODS}
    counts |= {"books": sum(one.books.values()), "levels": sum(one.levels.values())}
    return {**counts, "power": one.bowls[1] + 2 * one.bowls[2]}


def gained(before: dict[str, int], one: Side) -> dict[str, int]:
    """Return what has changed since."""
    return {name: n - before[name] for name, n in goods(one).items() if n != before[name]}
