"""Runs the dossier's scenarios through the real rules and compares what comes of them."""

from collections.abc import Mapping
from typing import Any

from games.age_of_innovation.trial.bench import Bench
from games.age_of_innovation.trial.compare import differences
from games.age_of_innovation.trial.events import EVENTS
from games.age_of_innovation.trial.given import Unknown, build
from games.age_of_innovation.trial.moves import MOVES
from games.age_of_innovation.trial.queries import QUERIES
from games.core.game import Verdict

Item = dict[str, Any]


def run(scenario: Mapping[str, Any]) -> Verdict:
    """Build what is given, do what is listed, compare everything that is expected."""
    name = str(scenario.get("id", "?"))
    try:
        return Verdict(name, "; ".join(_run(scenario)))
    except Unknown as unknown:
        return Verdict(name, f"unknown: {unknown}", supported=False)


def _run(scenario: Mapping[str, Any]) -> list[str]:
    bench = Bench(build(scenario["given"]), scenario["do"], scenario["given"])
    first = scenario["given"].get("A", {})
    bench.spades_left = first.get("start_spades", first.get("reward_spades", 0))
    bench.begin_open(first.get("parts_left", []))
    for place, item in enumerate(scenario["do"]):
        bench.place = place
        _do(bench, item)
    bench.finish()
    return differences(bench, scenario["expect"])


def _do(bench: Bench, item: Item) -> None:
    op = item["op"]
    if op == "answer":
        return
    if op == "query":
        if item["what"] not in QUERIES:
            raise Unknown(item["what"])
        bench.results.append(QUERIES[item["what"]](bench, item))
    elif op in EVENTS:
        bench.move(EVENTS[op], item)
    elif op in MOVES:
        bench.move(MOVES[op], item)
    else:
        raise Unknown(op)


__all__ = ["run"]
