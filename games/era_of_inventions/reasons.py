"""Why an answer is not allowed now, with what is allowed instead."""

from collections.abc import Callable

from games.core.errors import Refused, refuse
from games.core.question import Decision, Value
from games.core.text import Text, say
from games.era_of_inventions import industry, production, questions, research, trade, turns
from games.era_of_inventions.content import (
    ALL_FACTORIES,
    AREAS,
    BOXES,
    FACTORY_SLOTS,
    INVENTION_SLOTS,
    MARKET_OF,
    SOURCES,
)
from games.era_of_inventions.state import Action, EraState

_CHECKS: tuple[tuple[tuple[str, ...], Callable[[EraState, str], object]], ...] = (
    (FACTORY_SLOTS, industry.may_build),
    (tuple(ALL_FACTORIES), industry.may_run),
    (tuple(SOURCES), trade.may_buy),
    (tuple(MARKET_OF), trade.may_trade),
    (("take_gear",), lambda state, _: trade.may_take_gear(state)),
    (tuple(BOXES), research.may_invent),
    (("patent",), lambda state, _: research.may_patent(state)),
    (INVENTION_SLOTS, production.may_produce),
)


def explain(state: EraState, decision: Decision, value: Value) -> tuple[Text, str] | None:
    """Return (text with the legal alternatives, rule number) for an answer that is not allowed."""
    if not isinstance(value, str):
        return None
    try:
        _check(state, decision.key, value)
    except Refused as refused:
        options = [option.text for option in decision.options]
        return say("refused-instead", why=refused.text, options=options), refused.rule
    return None


def _check(state: EraState, key: str, value: str) -> None:
    """Raise Refused with the real reason against `value`, if there is one."""
    if key == "place":
        if value == "pass":
            raise refuse("refused-must-place", "R3.2")
        if value in AREAS:
            turns.may_place(state, value)
    elif key in ("disc", "bonus") and value in AREAS:
        if key == "disc":
            turns.may_begin(state, value)
        if not questions.has_effect(state, Action(area=value, bonus=key == "bonus")):
            raise refuse("refused-no-effect", "R10.6" if key == "bonus" else "R3.8")
    elif state.action is not None:
        for things, check in _CHECKS:
            if value in things:
                check(state, value)
