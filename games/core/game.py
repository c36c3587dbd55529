"""What a game is to everything around it: one class per game, found by the registry."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from games.core.errors import refuse
from games.core.orders import Ahead, Routine
from games.core.play import Play, Step
from games.core.question import Decision, Value
from games.core.score import ScoreSheet
from games.core.state import State, View
from games.core.tally import Tally
from games.core.text import Text

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Options = Mapping[str, str]
"""Chosen game options: option id -> choice id."""


@dataclass(frozen=True, slots=True)
class GameOption:
    """A choice made in the lobby; messages `option-<id>` and `option-<id>-<choice>`; the first is default."""

    id: str
    choices: tuple[str, ...]
    players: range | None = None
    """Numbers of players for which it matters (None = all)."""


@dataclass(frozen=True, slots=True)
class CommandParam:
    """A parameter of a game's slash command: it answers the decision `key` with an option.

    Only options whose id starts with `prefix` are offered. An optional parameter left out leaves its
    question to the panel. Where `key` is not asked, the parameter answers the first of `others` that is;
    the options of those bear no prefix.
    """

    name: str
    key: str
    prefix: str = ""
    optional: bool = False
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command of the game's group: first the `fixed` answers (decision key, option id), then params.

    Messages: `command-<name>` (its description) and `param-<param name>`.
    """

    name: str
    fixed: tuple[tuple[str, str], ...] = ()
    params: tuple[CommandParam, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """Something that /card shows: a card, tile, faction. `id` is also its ref on the board."""

    id: str
    name: Text
    words: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of one scenario: `why` is empty if it passed; `supported` False if it cannot be run."""

    id: str
    why: str = ""
    supported: bool = True


@dataclass(frozen=True, slots=True)
class Credits:
    """Who made the game (not us): shown in /rules and the README."""

    designer: str
    publisher: str
    designed_by_us: tuple[str, ...] = field(default=())
    """Ids of groups of values that are ours, not the publisher's (messages `designed-<id>`)."""


class Game(ABC, Generic[S, V]):
    """One game. Stateless: everything about a table is in its State.

    A game lives in its own folder with `content/` (data) and `text/<language>.ftl` (words); its package
    has one name, `GAME`, an instance of its subclass.
    """

    id: ClassVar[str]
    """Folder name."""
    group: ClassVar[str]
    """Name of its slash command group (1-32 of a-z, 0-9, -)."""
    seats: ClassVar[range]
    """Possible numbers of players."""
    state_type: type[S]
    view_type: type[V]
    languages: ClassVar[tuple[str, ...]] = ("en",)
    rules_version: ClassVar[int] = 1
    options: ClassVar[tuple[GameOption, ...]] = ()
    commands: ClassVar[tuple[Command, ...]] = ()
    topics: ClassVar[tuple[str, ...]] = ()
    """Rules help: messages `topic-<id>` (title) and `topic-<id>-body`."""
    credits: ClassVar[Credits]
    longest: ClassVar[int] = 5000
    """No game has more answers than this."""
    folder: ClassVar[Path]

    @abstractmethod
    def new(self, seats: int, options: Options, seed: str) -> S:
        """Return the state before setup. Draws nothing: shuffles belong to the first step."""

    @abstractmethod
    def step(self, play: Play[S]) -> Step | None:
        """Return the next step as the state demands it, or None when the game is over."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Return what `seat` may see (None = spectator). The only way to a picture or a text."""

    @abstractmethod
    def score(self, state: S) -> ScoreSheet:
        """Return the score sheet: final at the end, else what each would have now by public knowledge."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise Broken unless each component is in exactly one place and every count is right."""

    @abstractmethod
    def disguise(self, state: S, seat: int | None, source: random.Random) -> S:
        """Return a state that differs from `state` only in what `seat` may not know (as much as possible).

        For the secrecy test: decks reshuffled, others' hands swapped with unknown cards, another seed.
        """

    @abstractmethod
    def status(self, view: V) -> Sequence[Text]:
        """Return the whole position in words, a line each: the text twin of the pictures."""

    def free(self, state: S, asked: Sequence[Decision]) -> Sequence[Decision]:
        """Return what seats may do around the `asked` questions (Decisions with free=True)."""
        return ()

    def act(self, play: Play[S], decision: Decision, value: Value) -> Step:
        """Carry out a free action chosen from `free`; may ask."""
        raise refuse("refused-not-asked")

    def explain(self, state: S, decision: Decision, value: Value) -> tuple[Text, str] | None:
        """Say why `value` is not legal: (text, rule number), or None if there is nothing special to say."""
        return None

    def behind(self, state: S, decision: Decision) -> Sequence[Text]:
        """Return the words of the card or rule that asks a question, to be shown small beneath it."""
        return ()

    def preview(self, state: S, decision: Decision, value: Value) -> Sequence[Text]:
        """Say what a legal answer would lead to, as far as its seat can know: shown before it confirms."""
        return ()

    def greedy(self, state: S, decision: Decision, source: random.Random) -> Value | None:
        """Return a sensible answer for computer players; None leaves it to chance.

        `state` is the true state; use only what `decision.seat` may know.
        """
        return None

    def routines(self) -> Sequence[Routine]:
        """Return the sorts of question that seats may have answered by a rule of theirs."""
        return ()

    def upcoming(self, state: S) -> int | None:
        """Return whose turn comes after the present one as things stand; None if that cannot be told.

        By default the seat clockwise from the one whose turn it is.
        """
        active = self.view(state, None).active
        return None if active is None else (active + 1) % state.seats

    def ahead(self, state: S, seat: int) -> Sequence[Ahead]:
        """Return the questions that `seat` may answer ahead of its turn, as they would be asked now.

        Use only what `seat` may know.
        """
        return ()

    def tally(self) -> Tally[S]:
        """Return a fresh counter of one game for the balance report."""
        return Tally()

    def cards(self) -> Sequence[Card]:
        """Return all that /card can show."""
        return ()

    def scenario(self, scenario: Mapping[str, object]) -> Verdict:
        """Run one scenario of the dossier's format."""
        return Verdict(str(scenario.get("id", "?")), "no scenarios for this game", supported=False)

    def scenarios(self) -> Path:
        """Return the file with the scenarios of the dossier."""
        return self.folder / "content" / "scenarios.json"
