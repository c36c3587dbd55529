"""The HTTP side of the wire server, its faults, and its record of all that passed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import cast

from aiohttp import BodyPartReader, web

from tests.discord_api.exchange import Json, JsonObject, Request, UploadedFile, text
from tests.wire.gateway import PATIENCE, Gateway
from tests.wire.routes import ROUTES, Answer, Call, Files, Handler, unknown
from tests.wire.world import TOKEN, Asked, RefusedError, World

PREFIX = "/api/v10"


@dataclass
class Fault:
    """What is to go wrong with the next ``times`` requests that fit; ``path`` may hold asterisks.

    ``status`` 0 breaks the connection. With ``after`` the request takes effect and only its answer is lost.
    ``for_all`` makes a 429 one of the limit that all routes share.
    """

    method: str
    path: str
    status: int
    times: int = 1
    retry_after: float = 0.0
    after: bool = False
    for_all: bool = False
    headers: Mapping[str, str] = field(default_factory=lambda: {"Via": "1.1 google"})


@dataclass(frozen=True)
class Exchange:
    """One request, what was answered (status 0: nothing), and the seconds on the server's clock."""

    request: Request
    status: int
    answer: Json
    began: float
    ended: float
    uploads: Mapping[str, bytes] = field(default_factory=dict)


class WireServer:
    """Discord on 127.0.0.1: the world behind it, its gateway, and what the bot has asked so far."""

    def __init__(self) -> None:
        self.world = World()
        self.gateway = Gateway(self.world, lambda: self.gateway_url)
        self.exchanges: list[Exchange] = []
        self.faults: list[Fault] = []
        self.latency = 0.0
        self._changed = asyncio.Condition()
        self._port = 0

    @property
    def api_url(self) -> str:
        return f"http://127.0.0.1:{self._port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self._port}/gateway"

    @asynccontextmanager
    async def running(self) -> AsyncIterator[WireServer]:
        """Serves on a port of its own until left."""
        app = web.Application(client_max_size=32 * 1024 * 1024)
        app.router.add_get("/gateway", self.gateway.handle)
        for (method, path), handler in ROUTES.items():
            app.router.add_route(method, PREFIX + path, self._serving(handler))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._serving(unknown))
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self._port = runner.addresses[0][1]
        try:
            yield self
        finally:
            await runner.cleanup()

    def seen(self, method: str, path: str) -> list[Exchange]:
        """All requests so far that fit, oldest first; ``path`` may hold asterisks."""
        fits = [e for e in self.exchanges if e.request.method == method]
        return [e for e in fits if fnmatchcase(e.request.path, path)]

    async def until(self, ready: Callable[[], bool]) -> None:
        """Waits until the state that requests bring about is as wanted; gives up after ``PATIENCE`` s."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(ready)

    async def wait_for(self, method: str, path: str, count: int = 1) -> Exchange:
        """The last of the first ``count`` requests that fit, as soon as it has been answered."""
        await self.until(lambda: len(self.seen(method, path)) >= count)
        return self.seen(method, path)[count - 1]

    async def interact(self, payload: JsonObject) -> Asked:
        """Sends INTERACTION_CREATE to the bot and returns the interaction, still unanswered."""
        await self.gateway.dispatch("INTERACTION_CREATE", payload)
        return self.world.asked[text(payload, "token")]

    def _serving(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            began = asyncio.get_running_loop().time()
            body, files = await _read(request)
            await asyncio.sleep(self.latency)
            path = request.path.removeprefix(PREFIX)
            sent = {part: UploadedFile(name, len(content)) for part, (name, content) in files.items()}
            asked = Request(request.method, path, body, sent)
            call = Call(request.match_info, request.query, body, files)
            fault = self._fault(asked)
            status, answer = _fault_answer(fault) if fault else (200, None)
            if fault is None or fault.after:
                done = self._answer(handler, call, request)
                status, answer = (status, answer) if fault else done
            ended = asyncio.get_running_loop().time()
            uploads = {part: content for part, (_, content) in files.items()}
            self.exchanges.append(Exchange(asked, status, answer, began, ended, uploads))
            async with self._changed:
                self._changed.notify_all()
            return _response(request, status, answer, fault)

        return serve

    def _answer(self, handler: Handler, call: Call, request: web.Request) -> Answer:
        if "token" not in call.args and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return 401, {"code": 0, "message": "401: Unauthorized"}
        try:
            return handler(self.world, call)
        except RefusedError as refusal:
            return refusal.status, {"code": refusal.code, "message": refusal.message}

    def _fault(self, request: Request) -> Fault | None:
        for fault in self.faults:
            if (
                fault.times
                and fault.method in ("*", request.method)
                and fnmatchcase(request.path, fault.path)
            ):
                fault.times -= 1
                return fault
        return None


async def _read(request: web.Request) -> tuple[Json, Files]:
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return (cast("Json", json.loads(raw)) if raw else None), {}
    body: Json = None
    files: dict[str, tuple[str, bytes]] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read())
        if part.name == "payload_json":
            body = cast("Json", json.loads(content))
        elif part.filename is not None:
            files[str(part.name)] = (part.filename, content)
    return body, files


def _fault_answer(fault: Fault) -> Answer:
    if fault.status == 429:
        told: JsonObject = {"message": "You are being rate limited.", "retry_after": fault.retry_after}
        return 429, told | {"global": fault.for_all, "code": 0}
    return fault.status, ({"code": 0, "message": "Internal Server Error"} if fault.status else None)


def _response(request: web.Request, status: int, answer: Json, fault: Fault | None) -> web.StreamResponse:
    if status == 0 and request.transport is not None:
        request.transport.close()
    headers = dict(fault.headers) if fault else {}
    if fault and fault.status == 429:
        headers["Retry-After"] = str(fault.retry_after)
        if fault.for_all:
            headers["X-RateLimit-Global"] = "true"
    if status in (0, 204):
        return web.Response(status=204, headers=headers)
    # discord.py parses an answer only if its type is exactly this, without a charset.
    headers["Content-Type"] = "application/json"
    return web.Response(status=status, body=json.dumps(answer).encode(), headers=headers)
