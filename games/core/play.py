"""What rules see while a step runs: the state, chance, and a place to say what happened."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from games.core.chance import Draws, rolled, shuffled
from games.core.events import Event
from games.core.question import Decision, Value
from games.core.state import State
from games.core.text import Text, say

S = TypeVar("S", bound=State)
T = TypeVar("T")

Reply = dict[int, Value] | tuple[int, str, Value]
"""What an Ask is answered with: value by seat, or for the first of several (seat, key, value)."""


@dataclass(slots=True)
class Ask:
    """What a step yields: `build` makes the open questions from the state, again after each free action.

    With `first` the step goes on at the first answer; otherwise when every asked seat has answered.
    No question left means that the step goes on with an empty reply.
    """

    build: Callable[[], Sequence[Decision]]
    first: bool = False


Steps = Generator[Ask, Reply, T]
"""A piece of a step that may ask and returns a T."""
Step = Generator[Ask, Reply, None]
"""A turn, a setup choice, an end of round: rules as a generator."""


class Play(Generic[S]):
    """One state in play. Rules change `state` only, draw through `shuffle`/`roll`, tell through `log`."""

    def __init__(self, state: S, draw: Draws, *, keep_log: bool = True) -> None:
        self.state = state
        self.events: list[Event] = []
        self.revealed = False
        self.watch: Callable[[S], None] | None = None
        self._draw = draw
        self._depth = 0
        self._keep_log = keep_log

    def log(
        self,
        key: str,
        /,
        *,
        seat: int | None = None,
        refs: Sequence[str] = (),
        private: dict[int, Text] | None = None,
        **params: int | str | Text | Sequence[Text],
    ) -> None:
        """Say that something happened (message `key`), after the change is complete.

        `private` gives single seats a wording that tells more than the public one.
        """
        if self.watch is not None:
            self.watch(self.state)
        if self._keep_log:
            event = Event(say(key, **params), seat, private or {}, tuple(refs), self._depth)
            self.events.append(event)

    @property
    def silent(self) -> bool:
        """Tell whether nobody hears what is logged, so that wording it can be spared."""
        return not self._keep_log and self.watch is None

    def reveals(self) -> None:
        """Mark that something hidden has come to light: the current answer can no longer be taken back."""
        self.revealed = True

    def shuffle(self, why: str, items: Sequence[T]) -> list[T]:
        """Return the items in a random order; `why` names the event in the game's record."""
        return shuffled(self._draw, why, items)

    def roll(self, why: str, sides: int) -> int:
        """Return a random number from 1 to `sides`, for all to see."""
        self.revealed = True
        return rolled(self._draw, why, sides)

    @contextmanager
    def nested(self) -> Iterator[None]:
        """Indent what is logged inside by one level."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
