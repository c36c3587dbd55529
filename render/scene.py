"""What a picture is drawn from: a view, words, names and what is to be marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.core.game import Card
from games.core.question import Decision
from games.core.registry import AnyGame
from games.core.score import ScoreSheet
from games.core.state import View
from games.core.text import Text
from render.kit.fonts import Script
from render.kit.frame import LARGE, Form, Size
from render.words import Words


class Reader:
    """Somebody who reads a picture in a language."""

    words: Words
    large: bool = False
    """Whether the reader wants larger type: the narrowest sheet, whatever the size."""

    @property
    def narrow(self) -> bool:
        """Whether fewer things fit side by side: on a phone's sheet, and with large type."""
        return self.large

    @property
    def script(self) -> Script:
        """Which Chinese letter shapes the reader expects."""
        return Script.SIMPLIFIED if self.words.language == "zh-Hans" else Script.TRADITIONAL


@dataclass(frozen=True)
class Scene(Reader):
    """One moment of one game for one reader.

    `marks` are the refs that each of the last moves touched, in order; `can_act` the refs that the reader
    can act on; `numbers` the refs of each option of a question, to be numbered from 1 in that order, and
    `chosen` those of the option chosen; `owing` the seats that must act; `foot` the two ends of
    the bottom line; `sheet` the score sheet, for the score picture.
    """

    game: AnyGame
    view: View
    words: Words
    names: tuple[str, ...]
    size: Size = Size.FULL
    caption: str = ""
    block: tuple[tuple[str, str], ...] = ()
    foot: tuple[str, str] = ("", "")
    marks: tuple[tuple[str, ...], ...] = ()
    can_act: tuple[str, ...] = ()
    owing: tuple[int, ...] = ()
    sheet: ScoreSheet | None = None
    strict: bool = False
    numbers: tuple[tuple[str, ...], ...] = ()
    chosen: tuple[str, ...] = ()
    large: bool = False

    def asking(self, decision: Decision, chosen: Sequence[str] = ()) -> Scene:
        """The scene as the preview of a question: its options numbered, those with a `chosen` id outlined.

        Goes to nobody but the seat that is asked: options are private.
        """
        picked = [ref for option in decision.options if option.id in chosen for ref in option.refs]
        numbers = tuple(option.refs for option in decision.options)
        return replace(self, marks=(), can_act=(), numbers=numbers, chosen=tuple(dict.fromkeys(picked)))

    @property
    def narrow(self) -> bool:
        """Whether fewer things fit side by side: on a phone's sheet, and with large type."""
        return self.large or self.size is Size.PHONE

    @property
    def form(self) -> Form:
        """The measures of the sheet."""
        return LARGE if self.large else self.size.value

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.words.say("game")

    def put(self, text: Text) -> str:
        """Return a Text in the reader's words."""
        return self.words.put(text, self.names)

    def say(self, key: str, **params: int | str | Text | Sequence[Text]) -> str:
        """Return message `key` in the reader's words."""
        return self.words.say(key, self.names, **params)


@dataclass(frozen=True)
class Look(Reader):
    """A look at one card of a game, away from any table: what /card shows."""

    game: AnyGame
    card: Card
    words: Words
    strict: bool = False

    @property
    def kind(self) -> str:
        """What sort of thing the card is: the part of its id before the colon, if it has one."""
        return self.card.id.partition(":")[0]

    @property
    def name(self) -> str:
        """The id of the card without its sort."""
        return self.card.id.partition(":")[2] or self.card.id

    def put(self, text: Text) -> str:
        """Return a Text in the reader's words."""
        return self.words.put(text)

    def say(self, key: str, **params: int | str | Text | Sequence[Text]) -> str:
        """Return message `key` in the reader's words."""
        return self.words.say(key, **params)
