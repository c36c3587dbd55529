"""Finding a thing by its name as somebody types it: in any of our languages, best matches first."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import fuzz, process

from bot.limits import CHOICE, CHOICES, clip

EXACT = 0
UNLIKE = 6
LIKE = 70.0
"""From this likeness on (of 100) a misspelt name is taken for a name."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to look up: shown as `label`, meant by `value`, found by its names, then its body."""

    label: str
    value: str
    names: tuple[str, ...]
    body: str = ""


@lru_cache(maxsize=20_000)
def folded(text: str) -> str:
    """Return the text as it is compared: no case, accents, widths or punctuation, single spaces."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    bare = "".join(char for char in letters if not unicodedata.combining(char))
    return re.sub(r"[\W_]+", " ", bare).strip()


def found(entries: Iterable[Entry], typed: str) -> list[Entry]:
    """Return the entries that may be meant, best first.

    A name that begins with what was typed goes before one with a word that does, that before one that
    holds it somewhere, that before one with all the typed words in another order, and last come those with
    the typed words in their bodies. Where nothing fits, misspelt names. All of them, if nothing was typed.
    """
    known, want = list(entries), folded(typed)
    if not want:
        return known
    ranked = [(_rank(entry, want), entry) for entry in known]
    fit = sorted((pair for pair in ranked if pair[0] < UNLIKE), key=lambda pair: pair[0])
    return [entry for _, entry in fit] or _alike(known, want)


def offered(entries: Iterable[Entry], typed: str) -> list[tuple[str, str]]:
    """Return (label, value) pairs of the entries that may be meant, as many and as long as Discord shows."""
    return [(clip(entry.label, CHOICE), entry.value) for entry in found(entries, typed)[:CHOICES]]


def meant(entries: Sequence[Entry], typed: str) -> Entry | None:
    """Return the entry chosen from the suggestions, or the one that a typed name can only mean; else None."""
    chosen = next((entry for entry in entries if entry.value == typed), None)
    if chosen is not None or not folded(typed):
        return chosen
    likely = found(entries, typed)
    called = [entry for entry in likely if _rank(entry, folded(typed)) == EXACT]
    return next((some[0] for some in (called, likely) if len(some) == 1), None)


def _rank(entry: Entry, want: str) -> int:
    best = min(_likeness(folded(name), want) for name in entry.names)
    return UNLIKE - 1 if best == UNLIKE and want in folded(entry.body) else best


def _likeness(name: str, want: str) -> int:
    """Return how well a folded name fits what was typed: 0 is the same, UNLIKE not at all."""
    if name == want:
        return EXACT
    if name.startswith(want):
        return 1
    if f" {want}" in name:
        return 2
    if want in name:
        return 3
    words = name.split()
    return 4 if all(any(word.startswith(part) for word in words) for part in want.split()) else UNLIKE


def _alike(entries: Sequence[Entry], want: str) -> list[Entry]:
    """Return the entries with a name much like what was typed, the most alike first."""
    names = [(folded(name), entry) for entry in entries for name in entry.names]
    bare = [name for name, _ in names]
    close = process.extract(want, bare, scorer=fuzz.ratio, score_cutoff=LIKE, limit=CHOICES)
    return list(dict.fromkeys(names[place][1] for _, _, place in close))
