"""Where a line of text may break: at spaces, and around Chinese characters except punctuation."""

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


CJK = "⺀-⿟　-ヿ㐀-䶿一-鿿豈-﫿︰-﹏＀-￯"
PIECES = re.compile(rf"\n|[ \t]+|[{CJK}]|[^ \t\n{CJK}]+")
IS_CJK = re.compile(rf"[{CJK}]")
NEVER_FIRST = frozenset("，。、；：？！）」』】》〉”’…—％·,.;:?!)]}%")
NEVER_LAST = frozenset("（「『【《〈“‘([{")


def words(rich: Rich) -> list[Word]:
    """The text cut where a line may break: at spaces, and around Chinese characters except punctuation."""
    found = [Word(spaced=False)]
    for part in (rich,) if isinstance(rich, str) else rich:
        if isinstance(part, Inline):
            found[-1].parts.append(part)
            continue
        for piece in PIECES.findall(part):
            if piece == "\n":
                found.append(Word(spaced=False, starts_line=True))
            elif piece.isspace() and piece != "　":
                found.append(Word(spaced=True))
            elif _may_break(found[-1], piece):
                found.append(Word(spaced=False, parts=[piece]))
            else:
                found[-1].parts.append(piece)
    return [word for word in found if word.parts or word.starts_line]


def _may_break(word: Word, piece: str) -> bool:
    last = word.parts[-1] if word.parts else None
    if not isinstance(last, str) or piece[0] in NEVER_FIRST or last[-1] in NEVER_LAST:
        return False
    return bool(IS_CJK.match(piece) or IS_CJK.match(last[-1]))
