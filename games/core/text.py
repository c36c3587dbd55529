"""Words as data: a message key and its parameters, put into a language elsewhere."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

Param = "int | str | Text | tuple[Text, ...]"

SEAT_KEY = "seat"


@dataclass(frozen=True, slots=True)
class Text:
    """A message key with parameters; a parameter may be a number, a plain string, a Text or several."""

    key: str
    params: "dict[str, int | str | Text | tuple[Text, ...]]" = field(default_factory=dict)

    def __hash__(self) -> int:
        """Hash by key and parameter names, enough to serve as a cache key together with equality."""
        return hash((self.key, tuple(self.params)))


def say(key: str, /, **params: "int | str | Text | Sequence[Text]") -> Text:
    """Return the Text for message `key`; sequences of Texts become lists joined in the reader's language."""
    return Text(key, {name: _frozen(value) for name, value in params.items()})


@cache
def seat_text(seat: int) -> Text:
    """Return the Text that stands for the name of the player in `seat` (0-based)."""
    return Text(SEAT_KEY, {"n": seat})


def _frozen(value: "int | str | Text | Sequence[Text]") -> "int | str | Text | tuple[Text, ...]":
    return value if isinstance(value, int | str | Text) else tuple(value)
