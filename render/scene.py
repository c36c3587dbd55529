"""What a picture is drawn from: a view, words, names and what is to be marked."""

from dataclasses import dataclass

from games.core.registry import AnyGame
from games.core.score import ScoreSheet
from games.core.state import View
from games.core.text import Text
from render.kit.fonts import Script
from render.kit.frame import Size
from render.words import Words


@dataclass(frozen=True)
class Scene:
    """One moment of one game for one reader.

    `marks` are the refs that each of the last moves touched, in order; `can_act` the refs that the reader
    can act on; `owing` the seats that must act; `foot` a line for the corner (game, move, seed hash);
    `sheet` the score sheet, for the score picture.
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

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.words.say("game")

    @property
    def script(self) -> Script:
        """Which Chinese letter shapes the reader expects."""
        return Script.SIMPLIFIED if self.words.language == "zh-Hans" else Script.TRADITIONAL

    def put(self, text: Text) -> str:
        """Return a Text in the reader's words."""
        return self.words.put(text, self.names)

    def say(self, key: str, **params: int | str | Text) -> str:
        """Return message `key` in the reader's words."""
        return self.words.say(key, self.names, **params)
