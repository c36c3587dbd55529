"""The gateway of the wire server: sessions, events with numbers, RESUME, and the two stream compressions."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias, cast

import zstandard
from aiohttp import WSMsgType, web

from tests.discord_api.exchange import Json, JsonObject, number, obj, text
from tests.wire.world import BOT, GUILD, TOKEN, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
PATIENCE = 60.0
Encode: TypeAlias = Callable[[str], "bytes | str"]


@dataclass
class Session:
    """One session: every event it was sent, in order, so that a RESUME can hear the missed ones."""

    id: str
    events: list[JsonObject] = field(default_factory=list)
    line: Line | None = None


@dataclass
class Line:
    """One open websocket."""

    socket: web.WebSocketResponse
    encode: Encode

    async def send(
        self, op: int, data: Json = None, event: str | None = None, seq: int | None = None
    ) -> None:
        """One gateway message."""
        packet = {"op": op, "d": data, "t": event, "s": seq}
        packed = self.encode(json.dumps(packet))
        await (self.socket.send_bytes(packed) if isinstance(packed, bytes) else self.socket.send_str(packed))


class Gateway:
    """Sessions outlive their connections; what happens in between is kept for a RESUME."""

    def __init__(self, world: World, address: Callable[[], str]) -> None:
        self._world, self._address = world, address
        self.sessions: dict[str, Session] = {}
        self.heard: list[tuple[str, JsonObject]] = []
        self.compressions: list[str] = []
        self.heartbeat_ms = 41_250
        self._changed = asyncio.Condition()

    @property
    def current(self) -> Session | None:
        """The newest session."""
        return next(reversed(self.sessions.values()), None)

    async def dispatch(self, event: str, data: JsonObject) -> None:
        """Sends an event to the newest session, now if it is connected and on its RESUME if not."""
        session = self.current
        assert session is not None, "nobody has identified yet"
        await self._say(session, event, data)

    async def disconnect(self, code: int = 4000) -> None:
        """Closes the connection and keeps the session."""
        session = self.current
        if session and session.line:
            line, session.line = session.line, None
            await line.socket.close(code=code)

    async def identified(self, count: int) -> None:
        """Waits until IDENTIFY and RESUME have been heard ``count`` times together, each fully answered."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: len(self.heard) >= count)

    async def ask_to_reconnect(self) -> None:
        """Opcode 7: the client is to close and resume."""
        session = self.current
        assert session is not None
        assert session.line is not None
        await session.line.send(RECONNECT)

    def forget(self) -> None:
        """Loses all sessions, so that a RESUME is refused."""
        self.sessions.clear()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its end."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        compression = request.query.get("compress", "")
        self.compressions.append(compression)
        line = Line(socket, _encoder(compression))
        await line.send(HELLO, {"heartbeat_interval": self.heartbeat_ms})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            packet = cast("JsonObject", json.loads(message.data))
            await self._hear(line, number(packet, "op"), packet)
        for session in self.sessions.values():
            if session.line is line:
                session.line = None
        return socket

    async def _hear(self, line: Line, op: int, packet: JsonObject) -> None:
        data = obj(packet.get("d"))
        if op == HEARTBEAT:
            await line.send(ACK)
        elif op in (IDENTIFY, RESUME):
            await (self._identify if op == IDENTIFY else self._resume)(line, data)
            self.heard.append(("IDENTIFY" if op == IDENTIFY else "RESUME", data))
            async with self._changed:
                self._changed.notify_all()

    async def _identify(self, line: Line, data: JsonObject) -> None:
        if data.get("token") != TOKEN:
            await line.socket.close(code=4004)
            return
        session = Session(self._world.next_id(), line=line)
        self.sessions[session.id] = session
        ready: JsonObject = {
            "v": 10,
            "user": self._world.users[BOT],
            "session_id": session.id,
            "shard": [0, 1],
        }
        ready |= {"guilds": [{"id": GUILD, "unavailable": True}], "application": {"id": BOT, "flags": 0}}
        await self._say(session, "READY", ready | {"resume_gateway_url": self._address()})
        await self._say(session, "GUILD_CREATE", self._world.guild())

    async def _resume(self, line: Line, data: JsonObject) -> None:
        session = self.sessions.get(text(data, "session_id"))
        if session is None:
            await line.send(INVALID_SESSION, False)
            return
        session.line = line
        for seq, event in enumerate(session.events, start=1):
            if seq > number(data, "seq"):
                await line.send(DISPATCH, event["d"], text(event, "t"), seq)
        await self._say(session, "RESUMED", {})

    async def _say(self, session: Session, event: str, data: JsonObject) -> None:
        session.events.append({"t": event, "d": data})
        if session.line is not None:
            await session.line.send(DISPATCH, data, event, len(session.events))


def _encoder(compression: str) -> Encode:
    if compression == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda packet: deflate.compress(packet.encode()) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if compression == "zstd-stream":
        # One frame for the whole connection: the client feeds all messages to one decompressor.
        frame = zstandard.ZstdCompressor().compressobj()
        block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        return lambda packet: frame.compress(packet.encode()) + frame.flush(block)
    return lambda packet: packet
