"""Snapshots: a state as canonical JSON with its rules version and checksum."""

import hashlib
from dataclasses import dataclass
from typing import TypeVar

from pydantic import ValidationError

from games.core.errors import Unfit
from games.core.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A state between two steps; `number` is how many answers came before it."""

    number: int
    rules_version: int
    state: str
    sha256: str


def pack(state: State, number: int) -> Snapshot:
    """Return the snapshot of a state (0.05 ms for 14 KB)."""
    text = state.model_dump_json()
    return Snapshot(number, state.rules_version, text, _sum(text))


def unpack(kind: type[S], snapshot: Snapshot, newest: int) -> S:
    """Return the state; raise Unfit if it is damaged or of rules newer than `newest`."""
    if _sum(snapshot.state) != snapshot.sha256:
        raise Unfit("checksum")
    if snapshot.rules_version > newest:
        raise Unfit("rules-version")
    try:
        return kind.model_validate_json(snapshot.state)
    except ValidationError as error:
        raise Unfit("shape") from error


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
