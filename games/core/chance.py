"""Chance from a secret seed and a counter, its outcomes logged as answers of the seat CHANCE.

Each shuffle or roll takes a fresh generator from (seed, counter), so neither undo nor another order of
questions can re-roll, and a logged outcome is used again instead of being drawn anew.
"""

import hashlib
import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

CHANCE = -1
"""The seat that answers for chance in the log."""


class Draws(Protocol):
    """Gives the outcome of one chance event: `count` distinct numbers below `size`, in order."""

    def __call__(self, why: str, size: int, count: int) -> tuple[int, ...]:
        """Return the outcome for the event named `why`."""


def outcome(seed: str, counter: int, size: int, count: int) -> tuple[int, ...]:
    """Return `count` distinct numbers below `size`, fixed by seed and counter (partial Fisher-Yates)."""
    digest = hashlib.sha256(f"{seed}:{counter}".encode()).digest()
    source = random.Random(int.from_bytes(digest, "big"))
    pool = list(range(size))
    for place in range(count):
        other = place + _below(source, size - place)
        pool[place], pool[other] = pool[other], pool[place]
    return tuple(pool[:count])


def seed_hash(seed: str) -> str:
    """Return the public hash of a secret seed (sha256, hex)."""
    return hashlib.sha256(seed.encode()).hexdigest()


def shuffled(draw: Draws, why: str, items: Sequence[T]) -> list[T]:
    """Return the items in a random order."""
    return [items[place] for place in draw(why, len(items), len(items))]


def rolled(draw: Draws, why: str, sides: int) -> int:
    """Return a number from 1 to `sides`."""
    return draw(why, sides, 1)[0] + 1


def _below(source: random.Random, bound: int) -> int:
    """Return a number below `bound` by rejection from raw bits: the same on every Python version."""
    bits = bound.bit_length()
    while (number := source.getrandbits(bits)) >= bound:
        pass
    return number
