"""Standing orders as data: moves queued by a seat, and rules for its routine questions."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import Field, model_validator

from games.core.question import Decision, Value
from games.core.state import Part
from games.core.text import Text


class Wish(Part):
    """An answer given ahead: what to answer to the question `key`, best first.

    `seen` holds for each wanted answer what it said when it was queued (see `meaning`): if that has changed,
    the wish no longer holds. An `optional` wish is passed over when its question does not come up.
    """

    key: str
    wanted: list[Value] = Field(min_length=1)
    seen: list[str] = Field(default_factory=list)
    optional: bool = False

    @model_validator(mode="after")
    def _pairs(self) -> "Wish":
        if self.seen and len(self.seen) != len(self.wanted):
            raise ValueError("one meaning for each wanted answer, or none")
        return self


class Intent(Part):
    """A move queued ahead: the first wish waits for its question, the others must follow at once.

    `begun` says that its first wish has been given.
    """

    wishes: list[Wish] = Field(min_length=1)
    begun: bool = False


class Band(Part):
    """What a rule answers up to a measure (None = whatever it is); `answer` None leaves it to the player."""

    up_to: int | None = None
    answer: Value | None = None


class Rule(Part):
    """How a seat has its routine questions of one sort answered: the first band that fits counts."""

    routine: str
    bands: list[Band] = Field(min_length=1)

    def answer(self, measure: int) -> Value | None:
        """Return the answer for this measure, None to ask the player."""
        for band in self.bands:
            if band.up_to is None or measure <= band.up_to:
                return band.answer
        return None


class Orders(Part):
    """Everything a seat has ordered ahead. `forced`: answer for me what has only one legal answer."""

    rules: list[Rule] = Field(default_factory=list)
    queue: list[Intent] = Field(default_factory=list)
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Routine:
    """A sort of question that a game lets seats answer by rule (message `routine-<id>`).

    `key` is that of the question, `measure` the name of the number among its public parameters that a rule
    goes by ("" for none), `answers` what a rule may answer.
    """

    id: str
    key: str
    answers: tuple[Value, ...]
    measure: str = ""

    def amount(self, decision: Decision) -> int:
        """Return the number that a rule goes by."""
        found = decision.params.get(self.measure, 0)
        return found if isinstance(found, int) else 0


@dataclass(frozen=True, slots=True)
class Ahead:
    """A question that may be answered ahead, as it would be asked now.

    `first` tells that a queued move may begin with it; others can only follow within one.
    """

    decision: Decision
    first: bool = True


def meaning(decision: Decision, value: Value) -> str:
    """Return a short digest of all that an answer says now: labels with cost and consequence."""
    chosen = value if isinstance(value, Sequence) and not isinstance(value, str) else (value,)
    ids = list(value) if isinstance(value, dict) else list(chosen)
    told = [_told(decision, one) for one in ids if isinstance(one, str)]
    return hashlib.sha256(json.dumps([told, str(value)]).encode()).hexdigest()[:10]


def _told(decision: Decision, option_id: str) -> object:
    option = next((one for one in decision.options if one.id == option_id), None)
    if option is None:
        return None
    return [_plain(option.text), None if option.detail is None else _plain(option.detail)]


def _plain(value: "int | str | Text | tuple[Text, ...]") -> object:
    """Return a text as lists and words that JSON can hold."""
    if isinstance(value, Text):
        return [value.key, [[name, _plain(one)] for name, one in sorted(value.params.items())]]
    return [_plain(one) for one in value] if isinstance(value, tuple) else value
