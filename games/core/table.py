"""A game at the table: runs steps, puts their questions, takes answers, takes them back, saves and loads.

A generator can be neither stored nor copied, so a table is always (snapshot, answers since): loading,
undo and trying a move out all restart the step from its snapshot and feed it the answers again.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Generic, TypeVar

from games.core.chance import CHANCE, outcome
from games.core.errors import Refused, Unfit, refuse
from games.core.events import Event
from games.core.game import Game, Options
from games.core.play import Ask, Play, Reply, Step
from games.core.question import Decision, Value
from games.core.snapshot import Snapshot, pack, unpack
from games.core.state import State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

START = "start"
"""Key of the record's first entry."""


@dataclass(slots=True)
class Answer:
    """An entry of a game's record: who answered which question with what.

    `seat` is CHANCE for shuffles and rolls. `reveals` is set when something hidden came to light because
    of it; `events` is what happened until the next question.
    """

    seat: int
    key: str
    fingerprint: str
    value: Value
    reveals: bool = False
    events: list[Event] = field(default_factory=list)


@dataclass(slots=True)
class _Frame:
    """A running generator, its open ask and the answers that came in so far."""

    step: Step
    ask: Ask | None = None
    open: list[Decision] = field(default_factory=list)
    given: dict[int, tuple[str, Value]] = field(default_factory=dict)


class Table(Generic[S, V]):
    """One game in progress. Use `Table.start` or `Table.load`."""

    def __init__(self, game: Game[S, V], *, careful: bool = True) -> None:
        self.game = game
        self.answers: list[Answer] = []
        self.base = 0
        """How many answers came before the first one kept here."""
        self.snapshots: dict[int, Snapshot] = {}
        """Snapshot by the number of answers before it, oldest first."""
        self.void: list[Answer] = []
        """Answers of the loaded tail that no longer fit their questions."""
        self.finished = False
        self._careful = careful
        self._stack: list[_Frame] = []
        self._logged: deque[Answer] = deque()
        self._play: Play[S]
        self._watch: Callable[[S], None] | None = None

    @classmethod
    def start(
        cls,
        game: Game[S, V],
        seats: int,
        options: Options,
        seed: str,
        *,
        careful: bool = True,
        watched: bool = False,
    ) -> "Table[S, V]":
        """Return a new table, set up and at its first question.

        The record opens with an entry START of the seat CHANCE that holds what happened until then.
        `careful` False leaves out snapshots and the log, for speed measurements; such a table cannot be
        saved or undone. `watched` checks the game's laws after every event. Raises Refused if the game
        cannot have that many seats or such options.
        """
        _check_options(game, seats, options)
        table = cls(game, careful=careful)
        table._watch = game.check if watched else None
        opening = Answer(CHANCE, START, "", ())
        if careful:
            table.answers.append(opening)
        table._take_up(game.new(seats, options, seed))
        opening.events, table._play.events = table._play.events, []
        return table

    @classmethod
    def load(cls, game: Game[S, V], snapshot: Snapshot, tail: Iterable[Answer]) -> "Table[S, V]":
        """Return the table of a stored game: its snapshot and all answers since, chance included.

        If an answer no longer fits its question (the rules were mended), it and all later ones are put
        into `void` and the game waits at that question. Raises Unfit if the snapshot is damaged.
        """
        table = cls(game)
        table.base = snapshot.number
        table._rebuild(snapshot, list(tail))
        return table

    @property
    def state(self) -> S:
        """The state now. Treat it as read-only outside rules."""
        return self._play.state

    @property
    def number(self) -> int:
        """How many answers (chance included) the game has seen."""
        return self.base + len(self.answers)

    @property
    def asked(self) -> Sequence[Decision]:
        """The questions that block the game now."""
        return self._stack[-1].open if self._stack else ()

    @property
    def free(self) -> Sequence[Decision]:
        """What seats may do besides, now."""
        return self.game.free(self.state, self.asked) if self._stack else ()

    def owing(self) -> list[int]:
        """Return the seats that must act, in the order asked."""
        return list(dict.fromkeys(decision.seat for decision in self.asked))

    def decisions(self, seat: int) -> list[Decision]:
        """Return all questions that `seat` may answer now: those it must, then free ones."""
        return [decision for decision in (*self.asked, *self.free) if decision.seat == seat]

    def find(self, seat: int, fingerprint: str) -> Decision:
        """Return the open question of `seat` with this fingerprint; raise Refused if it is not open."""
        # What may be done besides is worked out only if no question fits: it can be much.
        for decision in chain(self.asked, _late(lambda: self.free)):
            if decision.seat == seat and decision.fingerprint == fingerprint:
                return decision
        raise refuse("refused-not-asked")

    def view(self, seat: int | None) -> V:
        """Return what `seat` (None = spectator) may see."""
        return self.game.view(self.state, seat)

    def answer(self, decision: Decision, value: Value) -> Answer:
        """Answer an open question and play on to the next. Return the record entry.

        Raises Refused, with the state unchanged, if the question is not open or the value not legal.
        """
        if self._careful:
            decision = self.find(decision.seat, decision.fingerprint)
        value = self._checked(decision, value)
        return self._enter(decision, value)

    def resolve(self, seat: int, fingerprint: str, value: Value) -> Answer:
        """Answer the open question of `seat` with this fingerprint; see `answer`."""
        decision = self.find(seat, fingerprint)
        return self._enter(decision, self._checked(decision, value))

    def events(self, since: int = 0) -> list[Event]:
        """Return what happened from answer number `since` on (counted over the whole game)."""
        kept = self.answers[max(0, since - self.base) :]
        return [event for answer in kept for event in answer.events]

    def undo_point(self, seat: int, *, agreed: bool = False) -> int:
        """Return the number of answers that would remain if `seat` took back its last one.

        Raises Refused if there is none, if another seat has answered since, or if something hidden came to
        light, unless all have `agreed`.
        """
        place = self._last_of(seat)
        if self._pending(seat):
            return self.base + place
        after = self.answers[place:]
        if not agreed and any(entry.seat not in (seat, CHANCE) for entry in after):
            raise refuse("refused-undo-answered")
        if not agreed and any(entry.reveals for entry in after):
            raise refuse("refused-undo-revealed")
        return self.base + place

    def undo(self, seat: int, *, agreed: bool = False) -> int:
        """Take back the last answer of `seat`; return how many answers of the record stay untouched.

        All later answers go with it, but for others' answers to a question still put to several seats:
        those stand, and follow in the record after the number returned.
        """
        number = self.undo_point(seat, agreed=agreed)
        others = self.answers[number - self.base + 1 :] if self._pending(seat) else []
        self.rewind(number)
        for entry in others:
            self.resolve(entry.seat, entry.fingerprint, entry.value)
        return number

    def rewind(self, number: int) -> None:
        """Go back to where the game had seen `number` answers; raise Unfit if that is not kept here."""
        at = max((kept for kept in self.snapshots if kept <= number), default=None)
        if at is None:
            raise Unfit("too far back")
        answers = self.answers[: number - self.base]
        earlier = answers[: at - self.base]
        snapshot = self.snapshots[at]
        self.snapshots = {kept: snap for kept, snap in self.snapshots.items() if kept <= at}
        self._rebuild(snapshot, answers[at - self.base :], earlier)

    def fork(self) -> "Table[S, V]":
        """Return an independent table at the same point, to try moves out."""
        at = max(self.snapshots)
        return Table.load(self.game, self.snapshots[at], self.answers[at - self.base :])

    def _pending(self, seat: int) -> bool:
        """Tell whether the last answer of `seat` waits for others and has had no effect yet."""
        if not self._stack or seat not in self._stack[-1].given:
            return False
        after = self.answers[self._last_of(seat) :]
        return all(entry.seat in self._stack[-1].given and not entry.events for entry in after)

    def _last_of(self, seat: int) -> int:
        for place in range(len(self.answers) - 1, -1, -1):
            if self.answers[place].seat == seat:
                return place
        raise refuse("refused-undo-nothing")

    def _checked(self, decision: Decision, value: Value) -> Value:
        try:
            return decision.check(value)
        except Refused:
            reason = self.game.explain(self.state, decision, value)
            if reason is None:
                raise
            raise Refused(*reason) from None

    def _enter(self, decision: Decision, value: Value) -> Answer:
        fingerprint = decision.fingerprint if self._careful else ""
        entry = Answer(decision.seat, decision.key, fingerprint, value)
        self._play.revealed = False
        if self._careful:
            self.answers.append(entry)
        if decision.free:
            self._stack.append(_Frame(self.game.act(self._play, decision, value)))
            self._advance(None)
        else:
            self._give(decision, value)
        entry.reveals = self._play.revealed
        entry.events, self._play.events = self._play.events, []
        return entry

    def _give(self, decision: Decision, value: Value) -> None:
        frame = self._stack[-1]
        assert frame.ask is not None
        if frame.ask.first:
            self._advance((decision.seat, decision.key, value))
            return
        frame.given[decision.seat] = (decision.key, value)
        frame.open = [other for other in frame.open if other.seat != decision.seat]
        if not frame.open:
            self._advance({seat: given for seat, (_, given) in frame.given.items()})

    def _advance(self, reply: Reply | None) -> None:
        """Run the top generator, then whatever comes next, until a question is open or the game is over."""
        running = True
        while running:
            if not self._stack and not self._next_step():
                return
            running, reply = self._run(reply)

    def _next_step(self) -> bool:
        if self._careful:
            snapshot = pack(self.state, self.number)
        step = self.game.step(self._play)
        if step is None:
            self.finished = True
            return False
        if self._careful:
            self.snapshots[self.number] = snapshot
        self._stack.append(_Frame(step))
        return True

    def _run(self, reply: Reply | None) -> tuple[bool, Reply | None]:
        """Run the top generator to its next ask; return whether to go on, and with which reply."""
        frame = self._stack[-1]
        try:
            frame.ask = next(frame.step) if frame.ask is None else frame.step.send(reply or {})
            frame.given = {}
        except StopIteration:
            self._stack.pop()
            if not self._stack:
                return True, None
            frame = self._stack[-1]
        return self._put(frame)

    def _put(self, frame: _Frame) -> tuple[bool, Reply | None]:
        """Build the frame's questions, keep answers that still fit, answer those with no choice."""
        assert frame.ask is not None
        decisions = list(frame.ask.build())
        if not decisions:
            return True, {}
        if frame.ask.first:
            frame.open = decisions
            return self._put_first(decisions)
        frame.given = self._still_given(frame, decisions)
        for decision in decisions:
            value = decision.only_answer() if decision.auto and decision.seat not in frame.given else None
            if value is not None:
                frame.given[decision.seat] = (decision.key, value)
        frame.open = [decision for decision in decisions if decision.seat not in frame.given]
        if frame.open:
            return False, None
        return True, {seat: value for seat, (_, value) in frame.given.items()}

    @staticmethod
    def _put_first(decisions: Sequence[Decision]) -> tuple[bool, Reply | None]:
        for decision in decisions:
            value = decision.only_answer() if decision.auto else None
            if value is not None:
                return True, (decision.seat, decision.key, value)
        return False, None

    @staticmethod
    def _still_given(frame: _Frame, decisions: Sequence[Decision]) -> dict[int, tuple[str, Value]]:
        """Return the answers given before a free action that are still legal after it."""
        kept: dict[int, tuple[str, Value]] = {}
        for decision in decisions:
            key, value = frame.given.get(decision.seat, ("", ""))
            if key == decision.key and _legal(decision, value):
                kept[decision.seat] = (key, value)
        return kept

    def _draw(self, why: str, size: int, count: int) -> tuple[int, ...]:
        state = self._play.state
        if self._logged and self._logged[0].seat == CHANCE and self._logged[0].key == why:
            logged = self._logged.popleft()
            assert isinstance(logged.value, tuple)
            drawn = tuple(int(place) for place in logged.value)
        else:
            drawn = outcome(state.seed, state.chances, size, count)
        state.chances += 1
        if self._careful:
            entry = Answer(CHANCE, why, f"{size}/{count}", tuple(str(place) for place in drawn))
            self.answers.append(entry)
        return drawn

    def _take_up(self, state: S) -> None:
        self._play = Play(state, self._draw, keep_log=self._careful)
        self._play.watch = self._watch
        self._stack = []
        self.finished = False
        self._advance(None)

    def _rebuild(self, snapshot: Snapshot, tail: Sequence[Answer], earlier: Sequence[Answer] = ()) -> None:
        state = unpack(self.game.state_type, snapshot, self.game.rules_version)
        self.answers = list(earlier)
        self.void = []
        self._logged = deque(tail)
        self._take_up(state)
        self._play.events = []
        while self._logged:
            if not self._replay(self._logged.popleft()):
                return

    def _replay(self, entry: Answer) -> bool:
        """Feed one stored answer; False if it does not fit (then it and the rest are void)."""
        try:
            self.resolve(entry.seat, entry.fingerprint, entry.value)
        except Refused:
            self.void = [entry, *self._logged]
            self._logged.clear()
            return False
        return True


def _late(listed: Callable[[], Iterable[Decision]]) -> Iterator[Decision]:
    """Give what `listed` returns, asking for it only when the first is wanted."""
    yield from listed()


def _legal(decision: Decision, value: Value) -> bool:
    try:
        decision.check(value)
    except Refused:
        return False
    return True


def _check_options(game: Game[S, V], seats: int, options: Options) -> None:
    if seats not in game.seats:
        raise refuse("refused-seats", least=game.seats.start, most=game.seats.stop - 1)
    known = {option.id: option.choices for option in game.options}
    for option_id, choice in options.items():
        if choice not in known.get(option_id, ()):
            raise refuse("refused-option", option=option_id, choice=choice)
