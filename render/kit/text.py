"""Setting text into a box: shrink, then wrap, never cut; Latin, Chinese and inline icons on one line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import ceil, floor
from typing import Literal

from PIL import Image, ImageDraw

from render.kit import icons
from render.kit.fonts import Face, Run, Script, Source, advance, figures, load, runs
from render.kit.ink import INK, Colour
from render.kit.words import Inline, Rich, Word, has_chinese, words


class Role(Enum):
    """What a text is for; the value is the share of the picture's width that its size must reach."""

    HEADLINE = 1 / 28
    KEY = 1 / 42
    BODY = 1 / 55
    NOTE = 1 / 75


@dataclass(frozen=True)
class TextStyle:
    """How a text is set. `size` is in logical units; without it the role's smallest size is used."""

    face: Face = Face.LABEL
    role: Role = Role.BODY
    size: float | None = None
    colour: Colour = INK
    align: Literal["left", "centre", "right"] = "left"
    valign: Literal["top", "middle", "bottom"] = "middle"
    leading: float = 1.18
    tracking: float = 0.0
    lines: int = 0
    paragraph: bool = False
    """Wrap at full size first, and shrink only when the box is full."""


class TextFitError(ValueError):
    """A text is too long for its box even at the smallest size allowed."""


@dataclass(frozen=True)
class Piece:
    """Something drawn on a line, `x` pixels from its start: a run of text or an icon."""

    x: float
    what: Run | Inline


@dataclass(frozen=True)
class Line:
    """One line: pieces, its width, and how far its ink goes above and below the baseline (pixels)."""

    pieces: tuple[Piece, ...]
    width: float
    above: float
    below: float


@dataclass(frozen=True)
class Layout:
    """A text ready to be drawn at `pixels` per em with `lead` pixels from line to line."""

    lines: tuple[Line, ...]
    pixels: int
    lead: float

    @property
    def width(self) -> float:
        """The longest line, in pixels."""
        return max((line.width for line in self.lines), default=0)

    @property
    def height(self) -> float:
        """From the top of the first line's ink to the bottom of the last line's."""
        return self.lines[0].above + self.lead * (len(self.lines) - 1) + self.lines[-1].below


@lru_cache(maxsize=16384)
def ink_of(text: str, source: Source, pixels: int) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the ink of a run around its start on the baseline, in pixels."""
    font = load(source, pixels)
    return font.getbbox(text, anchor="ls", features=figures(source))


@lru_cache(maxsize=4096)
def run_mask(run: Run, pixels: int) -> tuple[Image.Image, tuple[int, int]]:
    """A run as a coverage mask, and where its corner lies from the run's start on the baseline."""
    left, top, right, bottom = ink_of(run.text, run.source, pixels)
    corner = floor(left) - 2, floor(top) - 2
    mask = Image.new("L", (ceil(right) + 2 - corner[0], ceil(bottom) + 2 - corner[1]))
    ImageDraw.Draw(mask).text(
        (-corner[0], -corner[1]),
        run.text,
        fill=255,
        font=load(run.source, pixels),
        anchor="ls",
        features=figures(run.source),
        stroke_width=run.source.embolden * pixels,
    )
    return mask, corner


CAPITAL = 0.69
CHINESE_LEADING = 1.06
"""Chinese characters fill their line, so that lines less apart would touch."""


def icon_pixels(icon: Inline, pixels: int) -> int:
    """The size of an inline icon in a text of `pixels` per em."""
    return max(4, round(pixels * 0.8 * icon.scale))


@dataclass(frozen=True)
class Setter:
    """Sets words into lines in one face, size and script."""

    face: Face
    pixels: int
    script: Script
    tracking: float

    def text_pieces(self, text: str) -> Iterator[Run]:
        """The runs of a text; single characters when it is letter-spaced."""
        for run in runs(text, self.face, self.script):
            if self.tracking:
                yield from (Run(char, run.source) for char in run.text)
            else:
                yield run

    def width(self, part: str | Inline) -> float:
        """How much room a part takes, in pixels."""
        if isinstance(part, Inline):
            return icons.mask(part.name, icon_pixels(part, self.pixels)).width + self.pixels * 0.14
        return sum(self.step(run) for run in self.text_pieces(part))

    def step(self, run: Run) -> float:
        """How far the pen moves over a run."""
        return advance(run.text, run.source, self.pixels) + self.tracking * self.pixels * len(run.text)

    @property
    def space(self) -> float:
        """The width of a space between words."""
        return self.width(" ")

    def line(self, chosen: list[Word]) -> Line:
        """The words on one line."""
        pieces: list[Piece] = []
        x, above, below = 0.0, CAPITAL * self.pixels, 0.0
        start, end = 0.0, 0.0
        for part in _joined(chosen):
            if isinstance(part, Inline):
                pieces.append(Piece(x + self.pixels * 0.07, part))
                half = icon_pixels(part, self.pixels) / 2
                above = max(above, half + CAPITAL / 2 * self.pixels)
                below = max(below, half - CAPITAL / 2 * self.pixels)
                x += self.width(part)
                continue
            for run in self.text_pieces(part):
                pieces.append(Piece(x, run))
                left, top, right, bottom = ink_of(run.text, run.source, self.pixels)
                above, below = max(above, -top), max(below, bottom)
                start, end = min(start, x + left), max(end, x + right)
                x += self.step(run)
        return _inside(Line(tuple(pieces), x - self.tracking * self.pixels, above, below), start, end)

    def word_width(self, word: Word) -> float:
        """How much room a word takes, in pixels."""
        return sum(self.width(part) for part in word.parts)

    def narrowed(self, all_words: list[Word], room: float) -> Iterator[Word]:
        """The words, those wider than a whole line broken wherever the line is full."""
        for word in all_words:
            if self.word_width(word) <= room:
                yield word
                continue
            current = Word(word.spaced, [], word.starts_line)
            for part in word.parts:
                for piece in (part,) if isinstance(part, Inline) else part:
                    if current.parts and self.word_width(current) + self.width(piece) > room:
                        yield current
                        current = Word(spaced=False)
                    current.parts.append(piece)
            yield current

    def wrap(self, all_words: list[Word], room: float) -> list[Line]:
        """Fill lines up to `room` pixels one after the other."""
        lines: list[list[Word]] = [[]]
        used = 0.0
        for word in self.narrowed(all_words, room):
            wide = self.word_width(word)
            gap = self.space if word.spaced and lines[-1] else 0.0
            if word.starts_line or (lines[-1] and used + gap + wide > room):
                lines.append([])
                used, gap = 0.0, 0.0
            lines[-1].append(word)
            used += gap + wide
        return [self.line(line) for line in _together(lines)]


def _together(lines: list[list[Word]]) -> list[list[Word]]:
    """Give a Chinese character that is alone on the last line the one before it for company."""
    last = lines[-1]
    if len(lines) > 1 and len(last) == 1 and last[0].lone and len(lines[-2]) > 2 and lines[-2][-1].lone:
        last.insert(0, lines[-2].pop())
    return lines


def _inside(line: Line, start: float, end: float) -> Line:
    """Move a line whose ink, from `start` to `end`, hangs out to the left, and widen it to hold its ink."""
    shift = max(0.0, -start)
    pieces = tuple(Piece(piece.x + shift, piece.what) for piece in line.pieces) if shift else line.pieces
    return Line(pieces, max(line.width, end) + shift, line.above, line.below)


def _joined(chosen: list[Word]) -> Iterator[str | Inline]:
    text = ""
    for number, word in enumerate(chosen):
        text += " " if word.spaced and number else ""
        for part in word.parts:
            if isinstance(part, str):
                text += part
                continue
            if text:
                yield text
            text = ""
            yield part
    if text:
        yield text


def layout(rich: Rich, style: TextStyle, pixels: int, room: float, script: Script, wrap: bool) -> Layout:
    """The text at one size, on one line or wrapped to `room` pixels; nothing is checked."""
    setter = Setter(style.face, pixels, script, style.tracking)
    lines = setter.wrap(words(rich), room if wrap else float("inf"))
    least = CHINESE_LEADING if len(lines) > 1 and has_chinese(rich) else 0.0
    return Layout(tuple(lines), pixels, pixels * max(style.leading, least))


def fits(one: Layout, room: tuple[float, float], style: TextStyle) -> bool:
    """Whether a layout lies inside `room` (width, height in pixels) and keeps to the style's lines."""
    allowed = style.lines or len(one.lines)
    return one.width <= room[0] + 0.5 and one.height <= room[1] + 0.5 and len(one.lines) <= allowed


def sizes(largest: int, smallest: int) -> Iterator[int]:
    """Sizes to try, from large to small, about 4 % apart."""
    size = largest
    while size > smallest:
        yield size
        size -= max(1, size // 24)
    yield smallest


def fit(
    rich: Rich, style: TextStyle, largest: int, smallest: int, room: tuple[float, float], script: Script
) -> Layout | None:
    """The text set as large as it fits into `room` pixels, or None when it does not fit at `smallest`.

    One line is preferred, unless several lines let it be much larger. Words are broken only as a last resort.
    """
    steps = list(sizes(largest, smallest))
    if style.lines == 1:
        return _first(rich, style, steps, room, script, False)
    one = None if style.paragraph else _first(rich, style, steps, room, script, False)
    larger = steps if one is None else [size for size in steps if size >= one.pixels * MUCH_LARGER]
    for pixels in larger:
        setter = Setter(style.face, pixels, script, style.tracking)
        whole = all(setter.word_width(word) <= room[0] for word in words(rich))
        if whole and (many := _first(rich, style, [pixels], room, script, True)):
            return many
    return one or _first(rich, style, steps, room, script, True)


MUCH_LARGER = 1.25


def _first(
    rich: Rich, style: TextStyle, steps: list[int], room: tuple[float, float], script: Script, wrap: bool
) -> Layout | None:
    tried = (layout(rich, style, pixels, room[0], script, wrap) for pixels in steps)
    return next((found for found in tried if fits(found, room, style)), None)
