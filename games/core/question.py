"""Questions to a seat as data: the kinds of decision, their options and what counts as an answer.

A decision's key and parameters are public; its options are for its seat alone.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import islice

from games.core.errors import Refused, refuse
from games.core.text import Text

Value = str | int | bool | tuple[str, ...] | dict[str, int]
"""An answer: option id (ONE), bool (YESNO), int (NUMBER), ids (SOME, ORDER), id -> count (ALLOCATE)."""


class Kind(StrEnum):
    """What sort of answer a decision wants."""

    ONE = "one"
    SOME = "some"
    ORDER = "order"
    NUMBER = "number"
    ALLOCATE = "allocate"
    YESNO = "yesno"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen.

    `id` is short ([A-Za-z0-9_.:-], at most 40 characters) and stable within its decision; `key` and
    `params` are its label; `refs` name the pieces it touches (`"invention:fire"`); `detail` says cost
    and consequence; `ends` asks for a confirmation (it ends the turn or reveals something);
    `cap` is the most that ALLOCATE may give it.
    """

    id: str
    key: str
    params: "dict[str, int | str | Text | tuple[Text, ...]]" = field(default_factory=dict)
    refs: tuple[str, ...] = ()
    detail: Text | None = None
    ends: bool = False
    cap: int = 1

    @property
    def text(self) -> Text:
        """The label."""
        return Text(self.key, self.params)


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat.

    `key` names the question (message `ask-<key>`) and with `params` is public. `least` and `most` bound
    the number of options (SOME, ORDER), the number itself (NUMBER) or the sum (ALLOCATE). `rule` is the
    number of the rule that asks. `default` is the legal answer of a seat that does not play; None takes
    the first legal one. `auto` allows the table to answer when only one answer is possible: set it only
    where public knowledge shows that. `free` marks what may be done, and need not be.
    """

    seat: int
    key: str
    kind: Kind
    options: Sequence[Option] = ()
    params: "dict[str, int | str | Text | tuple[Text, ...]]" = field(default_factory=dict)
    least: int = 1
    most: int = 1
    rule: str = ""
    default: Value | None = None
    auto: bool = False
    free: bool = False
    refs: tuple[str, ...] = ()

    @property
    def text(self) -> Text:
        """The question in words."""
        return Text(f"ask-{self.key}", self.params)

    @property
    def fingerprint(self) -> str:
        """Ten hex digits that change when the question does (seat, key, kind, bounds, option ids)."""
        ids = ",".join(sorted(option.id for option in self.options))
        whole = f"{self.seat}|{self.key}|{self.kind}|{self.least}|{self.most}|{ids}"
        return hashlib.sha256(whole.encode()).hexdigest()[:10]

    def option(self, option_id: str) -> Option:
        """Return the option with this id; raise Refused if it is not offered."""
        for option in self.options:
            if option.id == option_id:
                return option
        raise refuse("refused-not-offered", self.rule)

    def check(self, value: Value) -> Value:
        """Return `value` in canonical form; raise Refused if it does not answer this question."""
        return _CHECKS[self.kind](self, value)

    def legal_default(self) -> Value:
        """Return the answer given for a seat that does not play (always legal)."""
        return self.default if self.default is not None else _first(self)

    def only_answer(self) -> Value | None:
        """Return the sole legal answer, or None if there is a choice."""
        if self.kind is Kind.ONE:
            return self.options[0].id if len(self.options) == 1 else None
        if self.kind is Kind.NUMBER:
            return self.least if self.least == self.most else None
        if self.kind is Kind.SOME and self.least == len(self.options):
            return tuple(option.id for option in self.options)
        if self.kind is Kind.ORDER and len(self.options) == self.least <= 1:
            return tuple(option.id for option in self.options)
        if self.kind is Kind.ALLOCATE:
            return self._only_allocation()
        return None

    def _only_allocation(self) -> Value | None:
        full = {option.id: option.cap for option in self.options if option.cap}
        if sum(full.values()) == self.least:
            return full
        if len(self.options) == 1 and self.least == self.most:
            return {self.options[0].id: self.least}
        return None


def _first(decision: Decision) -> Value:
    if decision.kind is Kind.ONE:
        return decision.options[0].id
    if decision.kind is Kind.YESNO:
        return False
    if decision.kind is Kind.NUMBER:
        return decision.least
    if decision.kind is Kind.ALLOCATE:
        return _fill(decision.options, decision.least)
    return tuple(option.id for option in islice(decision.options, decision.least))


def _fill(options: Sequence[Option], total: int) -> dict[str, int]:
    shares: dict[str, int] = {}
    for option in options:
        share = min(option.cap, total)
        total -= share
        if share:
            shares[option.id] = share
    return shares


def _check_one(decision: Decision, value: Value) -> Value:
    if not isinstance(value, str):
        raise refuse("refused-pick-one", decision.rule)
    return decision.option(value).id


def _check_yesno(decision: Decision, value: Value) -> Value:
    if not isinstance(value, bool):
        raise refuse("refused-yes-or-no", decision.rule)
    return value


def _check_number(decision: Decision, value: Value) -> Value:
    if isinstance(value, bool) or not isinstance(value, int):
        raise refuse("refused-number", decision.rule, least=decision.least, most=decision.most)
    _bounded(decision, value, "refused-number")
    return value


def _check_ids(decision: Decision, value: Value) -> Value:
    if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
        raise refuse("refused-pick-some", decision.rule, least=decision.least, most=decision.most)
    if len(set(value)) != len(value):
        raise refuse("refused-twice", decision.rule)
    known = [option.id for option in decision.options]
    if any(one not in known for one in value):
        raise refuse("refused-not-offered", decision.rule)
    _bounded(decision, len(value), "refused-pick-some")
    if decision.kind is Kind.ORDER:
        return tuple(value)
    return tuple(one for one in known if one in value)


def _check_allocation(decision: Decision, value: Value) -> Value:
    if not isinstance(value, Mapping):
        raise refuse("refused-allocate", decision.rule, least=decision.least, most=decision.most)
    for option_id, share in value.items():
        if isinstance(share, bool) or not isinstance(share, int):
            raise refuse("refused-allocate", decision.rule, least=decision.least, most=decision.most)
        if not 0 <= share <= decision.option(option_id).cap:
            raise refuse("refused-share", decision.rule, most=decision.option(option_id).cap)
    _bounded(decision, sum(value.values()), "refused-allocate")
    return {option.id: value[option.id] for option in decision.options if value.get(option.id)}


def _bounded(decision: Decision, amount: int, key: str) -> None:
    if not decision.least <= amount <= decision.most:
        raise refuse(key, decision.rule, least=decision.least, most=decision.most)


_CHECKS = {
    Kind.ONE: _check_one,
    Kind.YESNO: _check_yesno,
    Kind.NUMBER: _check_number,
    Kind.SOME: _check_ids,
    Kind.ORDER: _check_ids,
    Kind.ALLOCATE: _check_allocation,
}

__all__ = ["Decision", "Kind", "Option", "Refused", "Value"]
