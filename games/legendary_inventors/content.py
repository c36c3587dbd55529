"""The printed pieces as frozen data: teams, inventors, inventions and reward tokens (R1)."""

import json
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "content"

DISCIPLINES = ("physics", "chemistry", "mechanics", "mathematics")
"""Order of every knowledge vector (R0.1)."""
CUBES = 15
"""Cubes per player (R1.5)."""
AGES = 3
TOP_LEVEL = 4
"""The highest knowledge level (R9.1)."""
TAKERS = 3
"""At most so many contributors take a reward (R7.3)."""
EXTRA_CUBES = 2
"""Cubes that one additional-knowledge token adds (R10.5)."""

Vector = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Inventor:
    """An inventor tile: start levels, goal levels and the goal's points. `source` may be `designed`."""

    id: str
    team: str
    place: int
    start: Vector
    goal: Vector
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class Invention:
    """An invention card: slots per discipline, category 0-5 and points."""

    id: str
    age: int
    category: int
    slots: Vector
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class Token:
    """A face of the reward tokens. `value` is its points or its progress level, else 0."""

    id: str
    kind: str
    count: int
    value: int
    source: str


def _rows(name: str) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return rows


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _vector(value: object) -> Vector:
    assert isinstance(value, list)
    physics, chemistry, mechanics, mathematics = value
    return (physics, chemistry, mechanics, mathematics)


def _members(row: dict[str, object]) -> tuple[str, ...]:
    members = row["inventors"]
    assert isinstance(members, list)
    return tuple(members)


TEAMS: dict[str, tuple[str, ...]] = {str(row["id"]): _members(row) for row in _rows("teams.json")}
"""Inventors of each team, in printed order."""

PERIODS: dict[str, str] = {str(row["id"]): str(row["period"]) for row in _rows("teams.json")}

_HOMES = {name: (team, place) for team, names in TEAMS.items() for place, name in enumerate(names)}

INVENTORS: dict[str, Inventor] = {
    str(row["id"]): Inventor(
        str(row["id"]),
        *_HOMES[str(row["id"])],
        _vector(row["start"]),
        _vector(row["goal"]),
        _number(row["points"]),
        str(row["source"]),
    )
    for row in _rows("inventors.json")
}

INVENTIONS: dict[str, Invention] = {
    str(row["id"]): Invention(
        str(row["id"]),
        _number(row["age"]),
        _number(row["category"]),
        _vector(row["slots"]),
        _number(row["points"]),
        str(row["source"]),
    )
    for row in _rows("inventions.json")
}

TOKENS: dict[str, Token] = {
    str(row["id"]): Token(
        str(row["id"]),
        str(row["kind"]),
        _number(row["count"]),
        _number(row["value"]),
        str(row["source"]),
    )
    for row in _rows("tokens.json")
}

AVAILABILITY = "availability"
EXTRA = "additional_knowledge"
WILD = "classification"

POINTS = {face.id: face.value for face in TOKENS.values() if face.kind == "victory_points"}
"""Points of each victory-point face (R10.2)."""
PROGRESS = {face.id: face.value for face in TOKENS.values() if face.kind == "progress"}
"""Level of each progress face (R10.3)."""
SHORT = {AVAILABILITY: "cup", EXTRA: "extra", WILD: "star"}
"""Short names of long faces, for option ids (at most 40 characters)."""


def deck(age: int) -> list[str]:
    """Return the ids of all inventions of an age (1-3), in printed order."""
    return [card.id for card in INVENTIONS.values() if card.age == age]


def bag() -> list[str]:
    """Return the faces of all 52 reward tokens."""
    return [face.id for face in TOKENS.values() for _ in range(face.count)]
