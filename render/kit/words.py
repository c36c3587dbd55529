"""Where a line of text may break: at spaces, and around Chinese characters except punctuation.

A foreign name in Chinese, 艾薩克·牛頓, breaks after its dots alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from render.kit.ink import Colour


@dataclass(frozen=True)
class Inline:
    """An icon inside a text, as high as a capital letter times `scale`."""

    name: str
    colour: Colour | None = None
    scale: float = 1.0


Rich = str | tuple[str | Inline, ...]


@dataclass
class Word:
    """Pieces that stay together on a line; `spaced` when a space stands before it."""

    spaced: bool
    parts: list[str | Inline] = field(default_factory=list)
    starts_line: bool = False

    @property
    def lone(self) -> bool:
        """Whether the word is a Chinese character right behind another, maybe with a mark behind it."""
        if self.spaced or self.starts_line or not self.parts or isinstance(self.parts[0], Inline):
            return False
        return bool(IS_CJK.match(self.parts[0]))


CJK = "⺀-⿟　-ヿ㐀-䶿一-鿿豈-﫿︰-﹏＀-￯"
PIECES = re.compile(rf"\n|[ \t]+|[{CJK}]|[^ \t\n{CJK}]+")
IS_CJK = re.compile(rf"[{CJK}]")
NAME = re.compile("[㐀-鿿]{1,6}(·[㐀-鿿]{1,6})+")
NEVER_FIRST = frozenset("，。、；：？！）」』】》〉”’…—％·,.;:?!)]}%")
DOT = "·"
"""Stands between parts of a list, with spaces around it; a line ends with it and never begins with it."""
NEVER_LAST = frozenset("（「『【《〈“‘([{")


def words(rich: Rich) -> list[Word]:
    """The text cut where a line may break."""
    if isinstance(rich, str) and NAME.fullmatch(rich):
        return [Word(spaced=False, parts=[part]) for part in re.findall("[^·]+·?", rich)]
    found = [Word(spaced=False)]
    for part in _parts(rich):
        if isinstance(part, Inline):
            found[-1].parts.append(part)
            continue
        for piece in PIECES.findall(part):
            if piece == "\n":
                found.append(Word(spaced=False, starts_line=True))
            elif piece.isspace() and piece != "　":
                found.append(Word(spaced=True))
            elif piece == DOT and found[-1].spaced and not found[-1].parts and len(found) > 1:
                found.pop()
                found[-1].parts += [" ", piece]
            elif _may_break(found[-1], piece):
                found.append(Word(spaced=False, parts=[piece]))
            else:
                found[-1].parts.append(piece)
    return [word for word in found if word.parts or word.starts_line]


def has_chinese(rich: Rich) -> bool:
    """Whether there are Chinese characters in a text."""
    return any(IS_CJK.search(part) for part in _parts(rich) if isinstance(part, str))


def _parts(rich: Rich) -> tuple[str | Inline, ...]:
    return (rich,) if isinstance(rich, str) else rich


def _may_break(word: Word, piece: str) -> bool:
    last = word.parts[-1] if word.parts else None
    if not isinstance(last, str) or piece[0] in NEVER_FIRST or last[-1] in NEVER_LAST:
        return False
    return bool(IS_CJK.match(piece) or IS_CJK.match(last[-1]))
