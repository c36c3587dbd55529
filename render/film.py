"""A game as a moving picture: its boards one after the other, in an animated WebP."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

STEP = 700
"""Milliseconds a picture is shown."""
LAST = 4000
QUALITIES = (70, 50, 30)
GROUND = (245, 236, 214)


def film(frames: Sequence[Image.Image], width: int, limit: int) -> bytes | None:
    """Return the frames as an animated WebP of this width, at most `limit` bytes; None if that cannot be.

    Frames of different heights stand on the same ground, at the top. Every other frame is left out while
    the film is too long for the limit.
    """
    shown = _alike([_narrowed(frame, width) for frame in frames])
    while shown:
        for quality in QUALITIES:
            data = _encoded(shown, quality)
            if len(data) <= limit:
                return data
        if len(shown) == 1:
            return None
        shown = [*shown[:-1:2], shown[-1]] if len(shown) > 2 else shown[-1:]
    return None


def _narrowed(frame: Image.Image, width: int) -> Image.Image:
    size = (width, round(frame.height * width / frame.width))
    return frame.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def _alike(frames: Sequence[Image.Image]) -> list[Image.Image]:
    height = max((frame.height for frame in frames), default=0)
    found = []
    for frame in frames:
        ground = Image.new("RGB", (frame.width, height), GROUND)
        ground.paste(frame, (0, 0))
        found.append(ground)
    return found


def _encoded(frames: Sequence[Image.Image], quality: int) -> bytes:
    out, pauses = BytesIO(), [STEP] * (len(frames) - 1) + [LAST]
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=list(frames[1:]),
        duration=pauses,
        loop=0,
        quality=quality,
        method=2,
    )
    return out.getvalue()
