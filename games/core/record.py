"""Answers and snapshots as JSON, for the store and for exports."""

from pydantic import TypeAdapter

from games.core.events import Event
from games.core.question import Value
from games.core.table import Answer

_ANSWERS = TypeAdapter(list[Answer])
_EVENTS = TypeAdapter(list[Event])
_VALUE: TypeAdapter[Value] = TypeAdapter(Value)


def answers_to_json(answers: list[Answer]) -> str:
    """Return the answers as a JSON array."""
    return _ANSWERS.dump_json(answers).decode()


def answers_from_json(text: str) -> list[Answer]:
    """Return the answers of a JSON array; raises pydantic.ValidationError if it is none."""
    return _ANSWERS.validate_json(text)


def events_to_json(events: list[Event]) -> str:
    """Return the events as a JSON array (private wordings included: not for the public)."""
    return _EVENTS.dump_json(events).decode()


def events_from_json(text: str) -> list[Event]:
    """Return the events of a JSON array; raises pydantic.ValidationError if it is none."""
    return _EVENTS.validate_json(text)


def value_to_json(value: Value) -> str:
    """Return an answer's value as JSON."""
    return _VALUE.dump_json(value).decode()


def value_from_json(text: str) -> Value:
    """Return the value of its JSON; raises pydantic.ValidationError if it is none."""
    return _VALUE.validate_json(text)
