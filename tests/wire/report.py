"""How far the wire server's answers agree with Discord's published schemas: a report, not a failure."""

from __future__ import annotations

import re
from collections import Counter

from tests.discord_api.exchange import Request
from tests.discord_api.extra_checks import extra_problems
from tests.discord_api.openapi import published
from tests.wire.server import Exchange

DRIFT: Counter[str] = Counter()
JUDGED: Counter[str] = Counter()


def compare(exchanges: list[Exchange]) -> None:
    """Judges the answers of a run and adds what differs to the report."""
    api = published()
    for exchange in exchanges if api else []:
        assert api is not None
        request = exchange.request
        if exchange.status not in range(200, 500):
            continue  # faults we made: Discord's document says nothing of them
        JUDGED["answers"] += 1
        found = api.response_problems(request.method, request.path, exchange.status, exchange.answer)
        operation = api.operation(request.method, request.path)
        name = operation.template if operation else request.path
        for line in found:
            DRIFT[re.sub(r"\d{4,}", "N", line.replace(request.path, name))] += 1


def request_problems(requests: list[Request]) -> list[str]:
    """What Discord would refuse of what a bot sent over the wire."""
    api = published()
    found = [line for request in requests for line in extra_problems(request)]
    return found + [line for request in requests if api for line in api.request_problems(request)]


def lines() -> list[str]:
    """The report: one line for each kind of difference, with how often it occurred."""
    head = f"{JUDGED['answers']} answers judged, {sum(DRIFT.values())} differ"
    return [head, *(f"{count} x {line}" for line, count in DRIFT.most_common())]
