"""A stored game taken up: its row, its seats and its table, and the way between table and store."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.store import AnswerRow, GameRecord, GameRow, NewAnswer, NewSnapshot, SeatRow, SnapshotRow, StoreError
from games.core.record import answers_from_json, events_to_json, value_to_json
from games.core.registry import AnyGame, game_named
from games.core.snapshot import Snapshot
from games.core.table import Answer, Table
from render.words import Words, words_for

TEXTS = Path(__file__).parent / "text"

AnyTable = Table[Any, Any]


@dataclass(slots=True)
class Sitting:
    """One running or finished game as it stands at `version`."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    table: AnyTable

    @property
    def id(self) -> str:
        """The game's public id."""
        return self.row.id

    @property
    def version(self) -> int:
        """How many commits the game has seen."""
        return self.row.version

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.table.game

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a user, None for somebody who does not play."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def owing(self) -> list[int]:
        """Return the seats that must act."""
        return self.table.owing()

    def words(self, language: str) -> Words:
        """Return the game's and the bot's words in a language."""
        return words_for(self.game, language, TEXTS)


def taken_up(record: GameRecord) -> Sitting:
    """Return the sitting of a stored game. Raises StoreError without a snapshot, Unfit for a damaged one."""
    if record.snapshot is None:
        raise StoreError(f"The game {record.game.id} has no snapshot.")
    table = loaded(game_named(record.game.game), record.snapshot, record.tail)
    return Sitting(record.game, record.seats, table)


def loaded(game: AnyGame, snapshot: SnapshotRow, tail: Sequence[AnswerRow]) -> AnyTable:
    """Return the table of a stored snapshot and the answers after it."""
    start = Snapshot(snapshot.number, int(snapshot.rules_version), snapshot.state, snapshot.sha256)
    return Table.load(game, start, restored(tail))


def restored(rows: Sequence[AnswerRow]) -> list[Answer]:
    """Return stored answers as the table knows them, events included."""
    plain = [
        {
            "seat": row.seat,
            "key": row.key,
            "fingerprint": row.fingerprint,
            "value": row.value,
            "reveals": row.reveals,
            "events": row.events or [],
        }
        for row in rows
    ]
    return answers_from_json(json.dumps(plain))


def answers_since(table: AnyTable, number: int) -> list[NewAnswer]:
    """Return the table's answers from `number` on, ready to be stored."""
    return [
        NewAnswer(
            answer.seat,
            "",
            answer.key,
            answer.fingerprint,
            json.loads(value_to_json(answer.value)),
            reveals=answer.reveals,
            events=json.loads(events_to_json(answer.events)),
        )
        for answer in table.answers[number - table.base :]
    ]


def snapshots_since(table: AnyTable, number: int) -> list[NewSnapshot]:
    """Return the table's snapshots numbered above `number`, ready to be stored."""
    return [
        NewSnapshot(kept, str(snapshot.rules_version), snapshot.state)
        for kept, snapshot in table.snapshots.items()
        if kept > number
    ]
