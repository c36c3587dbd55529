"""What has been taken back and can be brought again, as the record and the acts of a game tell it.

Taking back is a pile: what went last comes back first. A new answer of anybody clears it, for then the
game has gone another way.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.store import ActKind, ActRow, Trace

BACK: tuple[ActKind, ...] = ("undo", "agreed", "rollback")
"""Acts that take answers back."""


@dataclass(frozen=True, slots=True)
class Pile:
    """The acts whose answers can be brought back, the newest last; `by` is whose new answer cleared it."""

    acts: list[ActRow] = field(default_factory=list)
    by: int | None = None


def pile_of(traces: Sequence[Trace], acts: Sequence[ActRow]) -> Pile:
    """Return what can be brought back, from all answers of seats, those taken back too, and all acts."""
    done = {act.version: act for act in acts if act.kind in (*BACK, "redo")}
    moved = {version: seat for version, seat in _touched(traces).items() if version not in done}
    pile = Pile()
    for version in sorted({*moved, *done}):
        if version in moved:
            pile = Pile([], moved[version] if pile.acts else pile.by)
        elif done[version].kind == "redo":
            pile = Pile(pile.acts[:-1])
        else:
            pile = Pile([*pile.acts, done[version]])
    return pile


def _touched(traces: Sequence[Trace]) -> dict[int, int]:
    """Return the commits that brought answers or took some away, each with the seat of the first."""
    latest_first = traces[::-1]
    lost = {one.undone_at_version: one.seat for one in latest_first if one.undone_at_version is not None}
    return lost | {one.version: one.seat for one in latest_first}
