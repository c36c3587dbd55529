"""Runs the scenarios of the dossier through the real rules."""

from collections.abc import Callable, Mapping
from typing import Any

from games.core.chance import outcome
from games.core.errors import Refused, refuse
from games.core.game import Verdict
from games.core.play import Play
from games.era_of_inventions import (
    industry,
    production,
    questions,
    reasons,
    research,
    rounds,
    scenario_expect,
    scenario_given,
    trade,
    turns,
)
from games.era_of_inventions.content import AREAS
from games.era_of_inventions.scenario_given import SEATS, Unknown
from games.era_of_inventions.state import EraState

Op = dict[str, Any]
"""One operation, as read from JSON."""


def run(scenario: Mapping[str, Any]) -> Verdict:
    """Build the state, do the operations, compare what is expected."""
    name = str(scenario.get("id", "?"))
    try:
        return Verdict(name, _run(scenario))
    except Unknown as unknown:
        return Verdict(name, f"unknown: {unknown}", supported=False)


def _run(scenario: Mapping[str, Any]) -> str:
    """Return why the scenario fails, "" if it passes."""
    ops: list[Op] = scenario["do"]
    state = scenario_given.build(scenario["given"], ops)
    kept = {card for card in state.display[:4] if card}
    play = Play(state, lambda why, size, count: outcome("scenario", len(why), size, count))
    code, skip_awards = "", False
    for number, op in enumerate(ops):
        if code:
            return f"operation {number} was refused: {code}"
        try:
            skip_awards = bool(op.get("skip_awards")) or skip_awards
            _do(play, op)
        except Refused as refused:
            code = _code(refused)
    return scenario_expect.compare(play.state, scenario["expect"], code, kept, awards=not skip_awards)


def _code(refused: Refused) -> str:
    key = refused.text.key.removeprefix("refused-")
    if key.startswith("limit-"):
        return "limit"
    return {"per-market": "limit_market"}.get(key, key.replace("-", "_"))


def _do(play: Play[EraState], op: Op) -> None:
    name = op["op"]
    if name == "setup":
        play.state = rounds.new_state(op["players"], str(op["seed"]))
        rounds.set_up(play)
    elif name == "prepare":
        rounds.prepare(play)
    elif name in _PLAYED:
        turns.must_turn(play.state, SEATS.index(op["by"]))
        _PLAYED[name](play, op)
    elif name != "score":
        raise Unknown(name)


def _place(play: Play[EraState], op: Op) -> None:
    turns.place(play, op["area"])


def _pass(play: Play[EraState], op: Op) -> None:
    """Answer the question where to place with a pass; the reasons refuse it."""
    decision = questions.ask_place(play.state)
    told = reasons.explain(play.state, decision, "pass")
    if told is not None:
        why = told[0].params["why"]
        assert not isinstance(why, int | str | tuple)
        raise refuse(why.key, told[1])


def _act(play: Play[EraState], op: Op) -> None:
    turns.begin(play, op["area"])
    _steps(play, op)


def _bonus(play: Play[EraState], op: Op) -> None:
    turns.begin_bonus(play, op["area"])
    _steps(play, op)
    turns.end_bonus(play)


def _steps(play: Play[EraState], op: Op) -> None:
    known = {"op", "by", "area", "cards", "factory", "places", "take_gear", "trades", "boxes", "patents"}
    if op["area"] not in AREAS or not set(op) <= known:
        raise Unknown(str(sorted(op)))
    if op["area"] == "factories":
        return industry.run(play, op["factory"]) if "factory" in op else industry.run_all(play)
    if op["area"] == "build":
        return _each(op["cards"], lambda slot: industry.build(play, slot))
    if op["area"] == "buy":
        return _each(op["places"], lambda place: trade.buy(play, place))
    if op["area"] == "produce":
        return _each(op["cards"], lambda card: production.produce(play, card["slot"], card.get("goods", {})))
    if op["area"] == "invent":
        _each(op.get("boxes", []), lambda box: research.invent(play, box))
        return _each(op.get("patents", []), lambda box: research.patent(play, box))
    if op.get("take_gear"):
        trade.take_gear(play)
    return _each(op.get("trades", []), lambda deal: _trade(play, deal))


def _each(things: list[Any], do: Callable[[Any], None]) -> None:
    for thing in things:
        do(thing)


def _trade(play: Play[EraState], deal: Op) -> None:
    if deal["t"] == "barter":
        one, two = deal["give"]
        trade.barter(play, (one, two), deal["get"])
    else:
        trade.trade(play, deal["t"])


_PLAYED: dict[str, Callable[[Play[EraState], Op], None]] = {
    "place": _place,
    "pass": _pass,
    "act": _act,
    "bonus": _bonus,
    "forfeit": lambda play, op: turns.forfeit(play, op["area"]),
    "end_turn": lambda play, op: turns.end_turn(play),
}
