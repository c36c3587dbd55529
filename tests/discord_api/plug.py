"""A plug between the bot and simcord that judges every request the bot makes.

In a ``conftest.py`` import :func:`conforming_requests`, and ask for it in a test or in an autouse fixture.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import IO, Protocol, TypeAlias, cast

import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from tests.discord_api.exchange import Json, Request, UploadedFile
from tests.discord_api.extra_checks import extra_problems
from tests.discord_api.openapi import published

Send: TypeAlias = Callable[..., Awaitable[object]]
Part: TypeAlias = "dict[str, object]"


class Route(Protocol):
    """What discord.py's route tells us."""

    method: str
    url: str


@dataclass
class RequestLog:
    """Every request of one test, oldest first, and all that was wrong with them."""

    requests: list[Request] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def judge(self, request: Request) -> None:
        """Keeps the request and whatever is wrong with it."""
        api = published()
        self.requests.append(request)
        self.problems += extra_problems(request)
        self.problems += api.request_problems(request) if api else []


class ErrorRecords(logging.Handler):
    """Takes down discord.py's errors: what fails inside a DynamicItem is logged and shows nowhere else."""

    def __init__(self, log: RequestLog) -> None:
        super().__init__(logging.ERROR)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        cause = record.exc_info[1] if record.exc_info else None
        self._log.problems.append(f"{record.name} logged: {record.getMessage()}: {cause!r}")


def request_of(route: Route, arguments: dict[str, object]) -> Request:
    """The request that discord.py hands to its transport, with the multipart body taken apart."""
    parts = cast("list[Part]", arguments.get("form") or arguments.get("multipart") or [])
    body = arguments.get("json") or arguments.get("payload")
    files: dict[str, UploadedFile] = {}
    for part in parts:
        if part["name"] == "payload_json":
            body = json.loads(str(part["value"]))
        elif "filename" in part:
            content = _content(cast("IO[bytes]", part["value"]))
            sha256 = hashlib.sha256(content).hexdigest()
            files[str(part["name"])] = UploadedFile(str(part["filename"]), len(content), sha256)
    return Request(route.method, path_of(route.url), cast("Json", body), files)


def path_of(url: str) -> str:
    """The part of a URL after ``/api/v10``, without the query."""
    return re.sub(r"^.*?/api/v\d+", "", url.split("?", 1)[0])


def _content(stream: IO[bytes]) -> bytes:
    start = stream.tell()
    content = stream.read()
    stream.seek(start)
    return content


def _watched(send: Send, log: RequestLog) -> Send:
    async def request(transport: object, route: Route, *args: object, **kwargs: object) -> object:
        log.judge(request_of(route, kwargs))
        return await send(transport, route, *args, **kwargs)

    return request


@contextmanager
def watching() -> Iterator[RequestLog]:
    """Takes down and judges all that passes between bots and simcord while it is open."""
    log = RequestLog()
    errors = ErrorRecords(log)
    logging.getLogger("discord").addHandler(errors)
    with pytest.MonkeyPatch.context() as patch:
        for transport in (FakeHTTPClient, FakeWebhookAdapter):
            patch.setattr(transport, "request", _watched(transport.request, log))
        yield log
    logging.getLogger("discord").removeHandler(errors)


@pytest.fixture
def conforming_requests() -> Iterator[RequestLog]:
    """All requests of the test; fails it if Discord would refuse one, or if discord.py logged an error.

    A test that expects a problem asserts on ``problems`` and clears the list.
    """
    with watching() as log:
        yield log
    fail_on(log)


def fail_on(log: RequestLog) -> None:
    """Fails the running test if anything was wrong."""
    if log.problems:
        pytest.fail("\n".join(["not as Discord wants it:", *log.problems]), pytrace=False)
