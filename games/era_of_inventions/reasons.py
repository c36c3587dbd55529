"""Why an answer is not allowed now, with what is allowed instead."""

from collections import Counter
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
    GOODS,
    INVENTION_SLOTS,
    MARKET_OF,
    SOURCES,
    TRADABLE,
)
from games.era_of_inventions.goods import must_afford
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
        _CHECKERS.get(decision.key, _check_step)(state, value)
    except Refused as refused:
        options = [option.text for option in decision.options]
        return say("refused-instead", why=refused.text, options=options), refused.rule
    return None


def _check_place(state: EraState, value: str) -> None:
    if value == "pass":
        raise refuse("refused-must-place", "R3.2")
    if value in AREAS:
        turns.may_place(state, value)


def _check_disc(state: EraState, value: str) -> None:
    area = value.removeprefix("back.")
    if area not in AREAS:
        _check_step(state, value)
        return
    turns.may_begin(state, area)
    if area == value and not questions.has_effect(state, Action(area=area)):
        raise refuse("refused-no-effect", "R3.8")


def _check_bonus(state: EraState, value: str) -> None:
    if value not in AREAS:
        _check_step(state, value)
    elif not questions.has_effect(state, Action(area=value, bonus=True)):
        raise refuse("refused-no-effect", "R10.6")


def _check_step(state: EraState, value: str) -> None:
    """Raise Refused with the real reason against a step of the action under way, if there is one."""
    if state.action is None:
        return
    if value == questions.DONE:
        raise refuse("refused-nothing-done", "R3.8")
    if value in AREAS:
        raise refuse("refused-acted", "R3.5")
    for things, check in _CHECKS:
        if value in things:
            check(state, value)


def _check_give(state: EraState, value: str) -> None:
    give = value.split(".")
    if any(kind not in TRADABLE for kind in give):
        raise refuse("refused-not-tradable", "R7.4")
    must_afford(state.me, Counter(give), "R7.3")


def _check_get(state: EraState, value: str) -> None:
    raise refuse("refused-same-kind" if value in TRADABLE else "refused-not-tradable", "R7.4")


def _check_protect(state: EraState, value: str) -> None:
    raise refuse("refused-not-patentable", "R8.3b")


def _check_goods(state: EraState, value: str) -> None:
    goods = value.split(".")
    if any(kind not in GOODS for kind in goods):
        raise refuse("refused-bad-goods", "R9.3")
    must_afford(state.me, Counter(goods), "R9.2")


_CHECKERS: dict[str, Callable[[EraState, str], None]] = {
    "place": _check_place,
    "disc": _check_disc,
    "bonus": _check_bonus,
    "give": _check_give,
    "get": _check_get,
    "protect": _check_protect,
    "goods": _check_goods,
}
