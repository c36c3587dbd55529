"""What goes into the store and what comes out of it, as typed values."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, TypeAlias

Json: TypeAlias = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None
"""A value that JSON can hold. Keys are strings; a tuple comes back as a list."""

Status = Literal["lobby", "running", "finished", "ended"]
"""`finished` was played to its end; `ended` was broken off."""
SeatKind = Literal["human", "computer", "open"]
OutboxState = Literal["waiting", "sending", "done", "dead"]
RemindIn = Literal["channel", "dm"]


@dataclass(frozen=True, slots=True)
class Target:
    """Where a post goes: a channel (or thread), or the direct messages of a user."""

    kind: Literal["channel", "dm"]
    id: int


@dataclass(frozen=True, slots=True)
class NewGame:
    """A lobby to be opened. `seats` is the number of seats, `game` the key of the rules."""

    game: str
    seats: int
    channel_id: int
    created_by: int
    guild_id: int | None = None
    thread_id: int | None = None
    language: str = "en"
    options: Json = None
    clock: Json = None


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game without its moves. Times are UTC; `seed` is secret until the game is over."""

    id: str
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    game: str
    seats: int
    options: Json
    seed: str | None = field(repr=False)
    seed_hash: str | None
    rules_version: str | None
    status: Status
    version: int
    language: str
    created_by: int
    created_at: datetime
    started_at: datetime | None
    changed_at: datetime
    finished_at: datetime | None
    result: Json
    clock: Json = None

    @property
    def place_id(self) -> int:
        """The channel in which the game is played: its thread if it has one."""
        return self.thread_id or self.channel_id

    @property
    def home(self) -> Target:
        """Where the game's posts go."""
        return Target("channel", self.place_id)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat, numbered from 0. Only `human` seats have a user."""

    seat: int
    user_id: int | None
    name: str
    kind: SeatKind


@dataclass(frozen=True, slots=True)
class NewSeat:
    """Somebody who sits down: a person, a computer player, or nobody yet."""

    name: str
    user_id: int | None = None
    kind: SeatKind = "human"


@dataclass(frozen=True, slots=True)
class NewAnswer:
    """An answer to be appended; the store numbers it. Seat -1 is chance."""

    seat: int
    step: str
    key: str
    fingerprint: str
    value: Json
    free: bool = False
    reveals: bool = False
    events: Json = None


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """A stored answer. `number` counts live answers from 0; `version` is the commit that brought it."""

    number: int
    version: int
    seat: int
    step: str
    key: str
    fingerprint: str
    value: Json
    free: bool
    reveals: bool
    events: Json
    at: datetime
    undone_at_version: int | None


@dataclass(frozen=True, slots=True)
class Trace:
    """Which commit brought an answer of a seat, and which took it back."""

    version: int
    seat: int
    undone_at_version: int | None


@dataclass(frozen=True, slots=True)
class Latest:
    """Where in a game's record a seat's last answer stands."""

    number: int
    version: int


@dataclass(frozen=True, slots=True)
class LoggedEvents:
    """The events that one live answer caused, as the rules wrote them."""

    number: int
    version: int
    seat: int
    events: Json
    at: datetime


@dataclass(frozen=True, slots=True)
class NewSnapshot:
    """A state to be kept: canonical JSON after `number` live answers."""

    number: int
    rules_version: str
    state: str = field(repr=False)

    @property
    def sha256(self) -> str:
        """The hash under which the state is stored."""
        return hashlib.sha256(self.state.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A stored state, its hash already checked."""

    number: int
    rules_version: str
    state: str = field(repr=False)
    sha256: str


@dataclass(frozen=True, slots=True)
class GameRecord:
    """All that is needed to go on with a game: a snapshot and the live answers given since."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    snapshot: SnapshotRow | None
    tail: tuple[AnswerRow, ...]


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game played to its end, and who sat where at the end."""

    game: GameRow
    seats: tuple[SeatRow, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The final points by seat; empty if none were kept."""
        return _numbers(self.game.result, "totals")

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return _numbers(self.game.result, "winners")


def _numbers(result: Json, key: str) -> tuple[int, ...]:
    found = result.get(key) if isinstance(result, Mapping) else None
    return tuple(one for one in found if isinstance(one, int)) if isinstance(found, list | tuple) else ()


@dataclass(frozen=True, slots=True)
class NewPost:
    """Something to be delivered after the commit.

    `key` makes it unique for ever; without one it is (game, version, seat, kind), so that one event can
    ping a seat only once. `not_before` delays it.
    """

    kind: str
    target: Target
    payload: Json = None
    seat: int | None = None
    key: str | None = None
    not_before: datetime | None = None

    def key_in(self, game_id: str, version: int) -> str:
        """Return the key under which this post is queued for a version of a game."""
        seat = "-" if self.seat is None else self.seat
        return self.key or f"{game_id}/{version}/{seat}/{self.kind}"


@dataclass(frozen=True, slots=True)
class OutboxEntry:
    """A queued post. `attempts` counts the claims so far: above 1 an earlier try may have arrived."""

    id: int
    key: str
    game_id: str
    version: int
    seat: int | None
    kind: str
    target: Target
    payload: Json
    nonce: str
    state: OutboxState
    not_before: datetime
    lease_until: datetime | None
    attempts: int
    last_error: str | None
    message_id: int | None


@dataclass(frozen=True, slots=True)
class Post:
    """A message that the bot has sent; `live` while its buttons still count."""

    message_id: int
    channel_id: int
    game_id: str
    version: int
    kind: str
    live: bool


ActKind = Literal["undo", "agreed", "rollback", "redo", "resign", "kick", "claim", "time"]
"""`agreed` is an undo with everybody's consent; `time` an answer by the computer when a clock was up."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a commit did to a game beside answering: to which seat, by whom, back to how many answers."""

    kind: ActKind
    seat: int | None
    who: str
    number: int | None = None


@dataclass(frozen=True, slots=True)
class ActRow:
    """A stored act, with the commit that did it."""

    version: int
    kind: ActKind
    seat: int | None
    who: str
    number: int | None
    at: datetime


VoteKind = Literal["undo", "redo", "kick"]


@dataclass(frozen=True, slots=True)
class Vote:
    """A question to a table at one version: take back to `number` for `seat`, bring back, or open `seat`.

    `ballots` are the answers by seat so far. It counts only while the game stays at its version; one about
    opening a seat as long as that seat does not answer.
    """

    id: int
    game_id: str
    version: int
    kind: VoteKind
    seat: int
    number: int
    open: bool
    ballots: Mapping[int, bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ClockRow:
    """A seat's clock: seconds left in its bank, since when it is waited for, when that runs out.

    `used` are the seconds that have been free since somebody else acted; `back` tells whether the seat has
    taken an answer back since then.
    """

    seat: int
    bank: int
    since: datetime | None = None
    due_at: datetime | None = None
    used: int = 0
    back: bool = False


@dataclass(frozen=True, slots=True)
class DueClock:
    """A clock that has run out."""

    game_id: str
    seat: int
    due_at: datetime


@dataclass(frozen=True, slots=True)
class OrdersRow:
    """A seat's standing orders as JSON, and when one of its rules is to answer."""

    seat: int
    data: Json
    due_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class NewReminder:
    """A reminder for a seat that must act at the version now being committed.

    With `waited` the seat owed the same before, and an earlier plan for it stands.
    """

    seat: int
    due_at: datetime
    waited: bool = False


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder: due once per (game, version, seat, time)."""

    game_id: str
    version: int
    seat: int
    due_at: datetime


@dataclass(frozen=True, slots=True)
class MemberSettings:
    """What a member has set; None means "as the server says"."""

    user_id: int
    language: str | None = None
    time_zone: str | None = None
    reminder_hour: int | None = None
    remind_in: RemindIn | None = None
    away_until: datetime | None = None
    extra: Json = None


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server's owner has set; None means "as the bot's default says"."""

    guild_id: int
    language: str | None = None
    time_zone: str | None = None
    reminder_hour: int | None = None
    extra: Json = None
