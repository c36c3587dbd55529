"""Static layers kept between pictures, so that a move redraws only what moved."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from render.kit.canvas import Canvas


class LayerCache:
    """The `capacity` canvases used last, by key. Safe to use from several threads."""

    def __init__(self, capacity: int = 24) -> None:
        self._capacity = capacity
        self._kept: OrderedDict[Hashable, Canvas] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, draw: Callable[[], Canvas]) -> Canvas:
        """A copy of the layer under `key`, drawn now if it is not there yet.

        The key must hold everything that the layer shows, size and language included.
        """
        with self._lock:
            kept = self._kept.get(key)
            if kept is not None:
                self._kept.move_to_end(key)
        if kept is None:
            kept = draw()
            self._keep(key, kept)
        return kept.copy()

    def _keep(self, key: Hashable, canvas: Canvas) -> None:
        with self._lock:
            self._kept[key] = canvas
            self._kept.move_to_end(key)
            while len(self._kept) > self._capacity:
                self._kept.popitem(last=False)

    def __len__(self) -> int:
        return len(self._kept)
