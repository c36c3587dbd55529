"""A game as one file: written when it is over, read on any Eureka that has its rules.

The file holds the seed and every answer, so it tells everything; that is why only finished games are
given out. What is read is played again from the seed and taken only if every entry comes out the same.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.past.replay import replayed
from bot.sitting import AnyTable, Sitting
from games.core.chance import seed_hash
from games.core.errors import Refused, Unfit, refuse
from games.core.record import answers_to_json
from games.core.registry import all_games, game_named
from games.core.table import Answer

SCHEMA, VERSION = "eureka-game", 1
MOST_BYTES = 4_000_000


class Archive(BaseModel):
    """What stands in the file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    format: Literal["eureka-game"] = "eureka-game"
    version: Literal[1] = 1
    game: str
    rules_version: int
    seats: Annotated[tuple[str, ...], Field(min_length=1, max_length=20)]
    """The players' names by seat."""
    options: dict[str, str]
    seed: Annotated[str, Field(max_length=200)]
    seed_hash: str
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """A file that has been read and played again."""

    archive: Archive
    table: AnyTable


def written(sitting: Sitting, answers: Sequence[Answer]) -> bytes:
    """Return the file of a finished game. Raises Refused for one that still runs: it would tell secrets."""
    row = sitting.row
    if row.status != "finished" or row.seed is None:
        raise refuse("bot-not-over")
    options = row.options if isinstance(row.options, dict) else {}
    plain: dict[str, object] = {
        "format": SCHEMA,
        "version": VERSION,
        "game": row.game,
        "rules_version": int(row.rules_version or 1),
        "seats": list(sitting.names),
        "options": {str(key): str(value) for key, value in options.items()},
        "seed": row.seed,
        "seed_hash": row.seed_hash or seed_hash(row.seed),
        "answers": json.loads(answers_to_json([_bare(answer) for answer in answers])),
    }
    return json.dumps(plain, ensure_ascii=False, indent=1).encode()


def opened(data: bytes) -> Opened:
    """Return the game of a file, played again to its end.

    Raises Refused, with what is wrong, for a file that is broken, unfinished, of other rules, or that does
    not come out the same.
    """
    archive = _parsed(data)
    game = game_named(archive.game)
    if archive.rules_version != game.rules_version:
        raise refuse("bot-import-rules", theirs=archive.rules_version, ours=game.rules_version)
    if seed_hash(archive.seed) != archive.seed_hash:
        raise refuse("bot-import-seed")
    table = _played(archive)
    if len(table.answers) != len(archive.answers) or not table.finished:
        raise refuse("bot-import-unfinished")
    return Opened(archive, table)


def _played(archive: Archive) -> AnyTable:
    run = replayed(archive.game, len(archive.seats), archive.options, archive.seed, archive.answers)
    try:
        *_, table = run
    except (Refused, Unfit) as error:
        raise refuse("bot-import-replay") from error
    return table


def _parsed(data: bytes) -> Archive:
    if len(data) > MOST_BYTES:
        raise refuse("bot-import-big")
    try:
        archive = Archive.model_validate_json(data)
    except ValidationError as error:
        raise refuse("bot-import-broken", where=_place(error)) from error
    if archive.game not in all_games():
        raise refuse("bot-no-such-game", typed=archive.game)
    return archive


def _place(error: ValidationError) -> str:
    return ".".join(map(str, error.errors()[0]["loc"])) or "{ }"


def _bare(answer: Answer) -> Answer:
    """Return the answer without what follows from it: the events are made anew by the replay."""
    return Answer(answer.seat, answer.key, answer.fingerprint, answer.value)
