"""Legal moves as one line each: what `/move` suggests, and how a typed move is read back.

A move is a path of one or two answers, written `mark=value>mark=value`; the mark is the beginning of the
question's fingerprint. A path goes on past an answer only if nothing hidden came to light by it, so that
no suggestion ever tells what a card not yet drawn would offer.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rapidfuzz import fuzz, process, utils

from bot.limits import CHOICE, CHOICES, clip
from bot.panel.draft import MARK
from bot.panel.show import Desk
from games.core.chance import CHANCE
from games.core.errors import Refused, refuse
from games.core.question import Decision, Kind, Value
from games.core.table import Table
from games.core.text import Text
from render.words import Words

AnyTable: TypeAlias = Table[Any, Any]
Path: TypeAlias = Sequence[tuple[str, str]]
"""Steps of a move: (mark of the question, its answer as text)."""

FORKS = 60
FOLLOWING = 12
"""A second question with more options than this is left to the panel."""
NUMBERS = 25
KEPT = 64
LATER = "?"
"""Stands for "open the question in the panel"."""
SURE = 90.0


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move: what it is called and its path."""

    label: str
    code: str


_BOOK: OrderedDict[tuple[str, int, int, str], list[Move]] = OrderedDict()


async def moves_of(desk: Desk) -> list[Move]:
    """Return every move of the seat, free ones too (at most 60 are tried out for their second step)."""
    key = (desk.sitting.id, desk.sitting.version, desk.seat, desk.words.language)
    if key not in _BOOK:
        # The fork is made here: a thread must not read a table that the loop plays on.
        trial = desk.sitting.table.fork()
        _BOOK[key] = await asyncio.to_thread(_all_moves, trial, desk.seat, desk.words, desk.sitting.names)
        while len(_BOOK) > KEPT:
            _BOOK.popitem(last=False)
    return _BOOK[key]


def closest(moves: Sequence[Move], typed: str, most: int = CHOICES) -> list[Move]:
    """Return the moves most like what was typed, best first; the first ones for an empty text."""
    if not typed.strip():
        return list(moves[:most])
    labels = [move.label for move in moves]
    found = process.extract(typed, labels, scorer=fuzz.WRatio, processor=utils.default_process, limit=most)
    return [moves[place] for _, score, place in found if score > 0]


def read_move(moves: Sequence[Move], typed: str) -> Path | None:
    """Return the path of a chosen or typed move, None if it is unclear which one is meant.

    Raises Refused for a chosen one that is not possible any more.
    """
    for move in moves:
        if typed in (move.code, move.label):
            return read_path(move.code)
    if looks_like_code(typed):
        raise refuse("bot-move-gone")
    same = [move for move in moves if move.label.casefold() == typed.strip().casefold()]
    return read_path(same[0].code) if len(same) == 1 else None


def looks_like_code(typed: str) -> bool:
    """Tell whether the text was chosen from the suggestions rather than typed."""
    mark, equals, _ = typed.partition("=")
    return bool(equals) and len(mark) == MARK and all(digit in "0123456789abcdef" for digit in mark)


def read_path(code: str) -> Path:
    """Return the steps of a path."""
    steps = (step.partition("=") for step in code.split(">"))
    return [(mark, value) for mark, _, value in steps]


def value_from(decision: Decision, text: str) -> Value:
    """Return the answer that a text means: an option id, `yes`/`no`, a number, or ids with commas."""
    kind = decision.kind
    if kind is Kind.YESNO:
        return text == "yes"
    if kind is Kind.NUMBER:
        if not text.lstrip("-").isdecimal():
            raise refuse("refused-number", decision.rule, least=decision.least, most=decision.most)
        return int(text)
    if kind in (Kind.SOME, Kind.ORDER):
        return tuple(one for one in text.split(",") if one)
    return {text: decision.least} if kind is Kind.ALLOCATE else text


def answers_to(decision: Decision) -> list[tuple[str, Text | None]]:
    """Return the answers that can be given in one word: (text, its label); none for the bigger kinds."""
    if decision.kind is Kind.ONE:
        return [(option.id, option.text) for option in decision.options]
    if decision.kind is Kind.YESNO:
        return [("yes", None), ("no", None)]
    if decision.kind is Kind.NUMBER and decision.most - decision.least < NUMBERS:
        return [(str(number), None) for number in range(decision.least, decision.most + 1)]
    return [(option.id, option.text) for option in decision.options] if _takes_one(decision) else []


def after(table: AnyTable, decision: Decision, value: Value) -> AnyTable | None:
    """Return the table after an answer, None if something hidden came to light or chance had a part."""
    trial = table.fork()
    before = len(trial.answers)
    entry = trial.answer(decision, value)
    if entry.reveals or any(one.seat == CHANCE for one in trial.answers[before:]):
        return None
    return trial


def _takes_one(decision: Decision) -> bool:
    return decision.kind is Kind.SOME and decision.least == decision.most == 1


def _all_moves(table: AnyTable, seat: int, words: Words, names: tuple[str, ...]) -> list[Move]:
    left = FORKS
    found: list[Move] = []
    for decision in table.decisions(seat):
        question = words.put(decision.text, names)
        for text, label in answers_to(decision):
            named = _named(words, names, question, text, label)
            step = f"{decision.fingerprint[:MARK]}={text}"
            found.append(Move(clip(named, CHOICE), step))
            if left and decision.kind is Kind.ONE:
                left -= 1
                found += _longer(table, decision, (named, step), words, names)
        if not answers_to(decision):
            found.append(Move(clip(f"{question} …", CHOICE), f"{decision.fingerprint[:MARK]}={LATER}"))
    return found


def _named(words: Words, names: tuple[str, ...], question: str, text: str, label: Text | None) -> str:
    if label is not None:
        return words.put(label, names)
    answer = words.say(f"bot-{text}") if text in ("yes", "no") else text
    return f"{question} {answer}"


def _longer(
    table: AnyTable, decision: Decision, first: tuple[str, str], words: Words, names: tuple[str, ...]
) -> Iterator[Move]:
    """Give the moves that go on with the seat's next question, if that has few options."""
    try:
        then = after(table, decision, first[1].partition("=")[2])
    except Refused:
        return
    known = {one.fingerprint for one in table.decisions(decision.seat)}
    owed = [one for one in then.asked if one.seat == decision.seat] if then is not None else []
    for following in owed[:1]:
        if following.kind is not Kind.ONE or len(following.options) > FOLLOWING:
            continue
        if following.fingerprint in known:
            continue
        for option in following.options:
            code = f"{first[1]}>{following.fingerprint[:MARK]}={option.id}"
            if len(code) <= CHOICE:
                yield Move(clip(f"{first[0]} → {words.put(option.text, names)}", CHOICE), code)
