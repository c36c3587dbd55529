"""Faces of cards and tiles, and static boards, kept between pictures: a move redraws only what moved."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from render.kit.box import Box
from render.kit.canvas import Canvas

BYTES_PER_PIXEL = 4


class LayerCache:
    """The canvases used last, by key, as many as `budget` bytes of pixels hold. Safe from several threads."""

    def __init__(self, budget: int = 32_000_000) -> None:
        self._budget, self._used = budget, 0
        self._kept: OrderedDict[Hashable, Canvas] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, draw: Callable[[], Canvas]) -> Canvas:
        """The layer under `key`, drawn now if it is not there yet; it must not be drawn on.

        The key must hold everything that the layer shows, size and language included.
        """
        with self._lock:
            kept = self._kept.get(key)
            if kept is not None:
                self._kept.move_to_end(key)
                return kept
        drawn = draw()
        self._keep(key, drawn)
        return drawn

    def _keep(self, key: Hashable, canvas: Canvas) -> None:
        with self._lock:
            if key not in self._kept:
                self._kept[key] = canvas
                self._used += _bytes(canvas)
            while self._used > self._budget and len(self._kept) > 1:
                self._used -= _bytes(self._kept.popitem(last=False)[1])

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(canvas: Canvas) -> int:
    return canvas.image.width * canvas.image.height * BYTES_PER_PIXEL


TILES = LayerCache()


def tile(
    canvas: Canvas, box: Box, key: Hashable, draw: Callable[[Canvas, Box], None], radius: float = 0
) -> Box:
    """Draw a piece that fills `box` (moved to whole units), or take it from the pictures before.

    `draw` gets a canvas and the box on it; `key` must hold everything that it shows, but for size and script.
    `radius` is that of the piece's corners. Gives the box back.
    """
    place = Box(round(box.x), round(box.y), round(box.w), round(box.h))
    whole = (key, place.w, place.h, canvas.measure, canvas.scale, canvas.script, canvas.strict)

    def drawn() -> Canvas:
        fresh = Canvas(
            int(place.w),
            int(place.h),
            scale=canvas.scale,
            script=canvas.script,
            strict=canvas.strict,
            measure=canvas.measure,
        )
        draw(fresh, fresh.box)
        return fresh

    piece = TILES.get(whole, drawn)
    canvas.lay(piece, place, radius)
    return place
