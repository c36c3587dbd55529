"""The page: the simulator's own, of one channel, with a bar above it to change the channel and the clock.

The simulator shows one channel per page and forbids frames. This passes its page through, adds a bar, and
opens another one when another channel is chosen.
"""

import asyncio
from pathlib import Path

import simcord
from aiohttp import ClientError, ClientSession, web

from bot.sandbox.pictures import Checked, Checker
from bot.sandbox.world import World
from render.words import Words

STATIC = Path(__file__).parent / "static"
HOUR = 3600
CLOCK = {"hour": 1, "day": 24}
"""How far the clock can be pushed, in hours."""
_PASSED_ON = ("Content-Type", "X-Simcord-Capability", "X-Simcord-Context", "Accept")
_HEADERS = ("Content-Type", "Content-Security-Policy", "Cache-Control")


class Page:
    """The page of one sandbox."""

    def __init__(self, env: simcord.Env, world: World, words: Words) -> None:
        self._env = env
        self._world = world
        self._words = words
        self._shown = ""
        self._preview: simcord.Preview | None = None
        self._http: ClientSession | None = None
        self._checked: Checked = Checked()
        self._lock = asyncio.Lock()

    def application(self) -> web.Application:
        """Return what serves the page."""
        app = web.Application()
        app.router.add_get("/sandbox/{file}", self._file)
        app.router.add_get("/sandbox", self._state)
        app.router.add_post("/sandbox/show/{channel}", self._show)
        app.router.add_post("/sandbox/clock/{step}", self._clock)
        app.router.add_route("*", "/{path:.*}", self._pass)
        return app

    async def show(self, channel: str) -> None:
        """Show a channel in place of the one shown. Raises KeyError for one that is not there."""
        async with self._lock:
            chosen = self._world.channels[channel]
            if self._preview is not None:
                await self._preview.__aexit__(None, None, None)
            self._preview = self._env.preview(chosen, viewers=self._world.members, layout="channel")
            self._preview._media_worker = Checker(self._checked)
            await self._preview.__aenter__()
            self._shown = channel

    async def close(self) -> None:
        """Close what is open."""
        if self._preview is not None:
            await self._preview.__aexit__(None, None, None)
        if self._http is not None:
            await self._http.close()

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = STATIC / Path(request.match_info["file"]).name
        return web.FileResponse(path) if path.exists() else web.Response(status=404)

    async def _state(self, request: web.Request) -> web.Response:
        """Tell the bar which channels there are, which is shown, the hour, and the key to the page."""
        assert self._preview is not None
        _, _, key = self._preview.url.partition("#")
        now, say = self._env.backend.now_iso(), self._words.say
        channels = {name: say("sandbox-show", name=name) for name in self._world.channels}
        knobs = {step: [say(f"sandbox-{step}"), say(f"sandbox-{step}-about")] for step in CLOCK}
        told = {"channels": channels, "knobs": knobs, "title": say("sandbox-bar"), "shown": self._shown}
        return web.json_response({**told, "now": now, "key": key})

    async def _show(self, request: web.Request) -> web.Response:
        try:
            await self.show(request.match_info["channel"])
        except KeyError:
            return web.Response(status=404)
        return await self._state(request)

    async def _clock(self, request: web.Request) -> web.Response:
        hours = CLOCK.get(request.match_info["step"])
        if hours is None:
            return web.Response(status=404)
        for _ in range(hours):
            await self._env.advance_time(HOUR)
        return await self._state(request)

    async def _pass(self, request: web.Request) -> web.Response:
        """Fetch from the simulator's page; the bar goes into its document."""
        async with self._lock:
            assert self._preview is not None
            address = self._preview.url.partition("#")[0].rstrip("/")
        self._http = self._http or ClientSession()
        headers = {name: request.headers[name] for name in _PASSED_ON if name in request.headers}
        try:
            answer = await self._http.request(
                request.method, address + request.path_qs, data=await request.read(), headers=headers
            )
        except ClientError:
            # The page asked for was of a channel that is no longer shown.
            return web.Response(status=410)
        async with answer:
            body = await answer.read()
            kept = {name: answer.headers[name] for name in _HEADERS if name in answer.headers}
            if request.path == "/":
                body = body.replace(b"</head>", b'<script src="/sandbox/bar.js"></script></head>', 1)
                body = body.replace(b"</head>", b'<link rel="stylesheet" href="/sandbox/bar.css"></head>', 1)
            return web.Response(status=answer.status, body=body, headers=kept)
