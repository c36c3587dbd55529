"""Ways for a step to ask: `card = yield from ask.one(decision)`."""

from collections.abc import Callable, Sequence

from games.core.play import Ask, Steps
from games.core.question import Decision, Value


def one(decision: Decision) -> Steps[str]:
    """Ask for one option; return its id. The options must not depend on free actions (see `live`)."""
    value = yield from _single(decision)
    assert isinstance(value, str)
    return value


def some(decision: Decision) -> Steps[tuple[str, ...]]:
    """Ask for some options, or for an order; return their ids (in option order, or the order chosen)."""
    value = yield from _single(decision)
    assert isinstance(value, tuple)
    return value


def number(decision: Decision) -> Steps[int]:
    """Ask for a number; return it."""
    value = yield from _single(decision)
    assert isinstance(value, int)
    return value


def yes(decision: Decision) -> Steps[bool]:
    """Ask yes or no; return True for yes."""
    value = yield from _single(decision)
    assert isinstance(value, bool)
    return value


def shares(decision: Decision) -> Steps[dict[str, int]]:
    """Ask for an allocation; return option id -> count (counts of 0 left out)."""
    value = yield from _single(decision)
    assert isinstance(value, dict)
    return value


def live(build: Callable[[], Decision | None]) -> Steps[Value | None]:
    """Ask one question that is built anew after each free action; None if nothing is left to ask."""
    reply = yield Ask(lambda: [decision] if (decision := build()) is not None else [])
    assert isinstance(reply, dict)
    return next(iter(reply.values()), None)


def each(build: Callable[[], Sequence[Decision]]) -> Steps[dict[int, Value]]:
    """Ask several seats at once, one question each; return value by seat when all have answered."""
    reply = yield Ask(build)
    assert isinstance(reply, dict)
    return reply


def first(build: Callable[[], Sequence[Decision]]) -> Steps[tuple[int, str, Value] | None]:
    """Ask several questions at once; return (seat, key, value) of the first answer, None if none to ask.

    Ask again for the rest: an unchanged question keeps its fingerprint, so no seat notices.
    """
    reply = yield Ask(build, first=True)
    return reply if isinstance(reply, tuple) else None


def _single(decision: Decision) -> Steps[Value]:
    reply = yield Ask(lambda: [decision])
    assert isinstance(reply, dict)
    return reply[decision.seat]
