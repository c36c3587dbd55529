"""The properties that every game must have, as checks of a table at any of its questions."""

import random
import re
from typing import Any

from games.core.errors import Broken, Refused
from games.core.game import Game, Options
from games.core.question import Decision, Kind, Value
from games.core.record import answers_from_json, answers_to_json
from games.core.table import Table

AnyTable = Table[Any, Any]

_ID = re.compile(r"[A-Za-z0-9_.:-]{1,40}")


def check_questions(table: AnyTable) -> None:
    """Raise Broken unless somebody can act and each question is well formed with a legal default."""
    if not table.finished and not table.asked:
        raise Broken("nobody is asked and the game is not over")
    for decision in (*table.asked, *table.free):
        ids = [option.id for option in decision.options]
        if len(set(ids)) != len(ids) or not all(_ID.fullmatch(one) for one in ids):
            raise Broken(f"{decision.key}: option ids {ids}")
        if decision.kind in (Kind.ONE, Kind.ORDER) and not ids:
            raise Broken(f"{decision.key}: nothing to choose")
        decision.check(decision.legal_default())
    fingerprints = [decision.fingerprint for decision in (*table.asked, *table.free)]
    if len(set(fingerprints)) != len(fingerprints):
        raise Broken("two open questions look the same")


def check_resume(table: AnyTable) -> AnyTable:
    """Raise Broken unless the stored game, loaded again, is at the same point; return the loaded table."""
    at = max(table.snapshots)
    stored = answers_to_json(table.answers[at - table.base :])
    again: AnyTable = Table.load(table.game, table.snapshots[at], answers_from_json(stored))
    if again.void:
        raise Broken(f"answers no longer fit: {again.void[0].key}")
    _same(table, again, "after loading")
    return again


def check_refusals(table: AnyTable, source: random.Random) -> None:
    """Raise Broken unless answers that are not offered are refused and leave the state as it is."""
    before = table.state.model_dump_json()
    for decision in (*table.asked, *table.free):
        for value in _wrong(decision, source):
            try:
                table.answer(decision, value)
            except Refused:
                continue
            raise Broken(f"{decision.key}: took {value!r}")
    if table.state.model_dump_json() != before:
        raise Broken("a refused answer changed the state")


def check_secrecy(table: AnyTable, source: random.Random) -> None:
    """Raise Broken if a view changes with what its seat may not know."""
    for seat in (None, *range(table.state.seats)):
        other = table.game.disguise(table.state, seat, source)
        seen = table.view(seat).model_dump_json()
        if table.game.view(other, seat).model_dump_json() != seen:
            raise Broken(f"the view of seat {seat} shows what it may not know")
        if table.state.seed and f'"{table.state.seed}"' in seen:
            raise Broken("a view shows the seed")


def check_undo(table: AnyTable, decision: Decision, value: Value) -> None:
    """Raise Broken unless answering and taking back leads to the same state (if it may be taken back)."""
    trial = table.fork()
    before = trial.state.model_dump_json()
    trial.answer(decision, value)
    trial.undo(decision.seat, agreed=True)
    if trial.state.model_dump_json() != before:
        raise Broken(f"undo of {decision.key} does not restore the state")
    _same(table, trial, "after undo")


def check_determinism(game: Game[Any, Any], table: AnyTable, options: Options) -> None:
    """Raise Broken unless the whole record from the start gives a byte-identical state."""
    again: AnyTable = Table.start(game, table.state.seats, options, table.state.seed)
    for entry in table.answers:
        if entry.seat >= 0:
            again.resolve(entry.seat, entry.fingerprint, entry.value)
    _same(table, again, "on replay")


def _same(one: AnyTable, other: AnyTable, when: str) -> None:
    if one.state.model_dump_json() != other.state.model_dump_json():
        raise Broken(f"another state {when}")
    if [d.fingerprint for d in one.asked] != [d.fingerprint for d in other.asked]:
        raise Broken(f"other questions {when}")
    if [d.fingerprint for d in one.free] != [d.fingerprint for d in other.free]:
        raise Broken(f"other free actions {when}")


def _wrong(decision: Decision, source: random.Random) -> list[Value]:
    """Return answers that must be refused."""
    wrong: list[Value] = ["no-such-option", -1, decision.most + 1, ("no-such-option",), {"no-such": 1}]
    ids = [option.id for option in decision.options]
    if ids and decision.kind is not Kind.ONE:
        wrong.append(ids[0])
    if ids:
        wrong.append((source.choice(ids),) * 2)
    if decision.kind is not Kind.YESNO:
        wrong.append(True)
    return wrong
