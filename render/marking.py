"""What stands out in a finished picture: the last moves, what can be done, the options of a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from render.kit import marks
from render.kit.canvas import Canvas

if TYPE_CHECKING:
    from render.scene import Scene

NUMBERED = 6
"""So many of the last moves have a number besides their outline."""
MOST = 3
"""A move that touches more pieces of one sort than this touches them all: marking them says nothing."""


def marked(scene: Scene, canvas: Canvas) -> Canvas:
    """The canvas with everything marked that the scene names, as far as the picture shows it."""
    _moves(canvas, [move for move in (telling(canvas, one) for one in scene.marks) if move])
    marks.can_act(canvas, [ref for ref in dict.fromkeys(scene.can_act) if ref in canvas.places])
    for ref in scene.chosen:
        if ref in canvas.places:
            marks.outline(canvas, ref)
    marks.numbered(canvas, spots(canvas, scene.numbers))
    return canvas


def _moves(canvas: Canvas, moves: Sequence[Sequence[str]]) -> None:
    """Outline what all these moves touched, and number the last of them."""
    late = moves[-NUMBERED:]
    numbered = {ref for move in late for ref in move}
    for ref in dict.fromkeys(ref for move in moves[:-NUMBERED] for ref in move if ref not in numbered):
        marks.mark(canvas, ref)
    marks.last_moves(canvas, late)


def telling(canvas: Canvas, move: Sequence[str]) -> list[str]:
    """The places of a move worth marking: not a whole sort of pieces, nor what holds another of them."""
    shown = [ref for ref in dict.fromkeys(move) if ref in canvas.places]
    sorts = Counter(_sort(ref) for ref in shown)
    few = list({canvas.places[ref]: ref for ref in shown if sorts[_sort(ref)] <= MOST}.values())
    return [ref for ref in few if not any(_holds(canvas, ref, other) for other in few)]


def spots(canvas: Canvas, options: Sequence[Sequence[str]]) -> dict[str, list[int]]:
    """Where the number of each option stands: on the piece it touches that fewest other options touch."""
    shown = [[ref for ref in dict.fromkeys(refs) if ref in canvas.places] for refs in options]
    often = Counter(ref for refs in shown for ref in refs)
    found: dict[str, list[int]] = {}
    for number, refs in enumerate(shown, start=1):
        if refs:
            found.setdefault(min(refs, key=lambda ref: often[ref]), []).append(number)
    return found


def _sort(ref: str) -> str:
    return ref.partition(":")[0]


def _holds(canvas: Canvas, outer: str, inner: str) -> bool:
    return outer != inner and canvas.places[outer].contains(canvas.places[inner])
