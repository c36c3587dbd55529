"""A small Discord behind the wire server: channels, members, messages, commands and interactions."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.discord_api.exchange import Json, JsonObject, number, obj, objects, text

TOKEN = "wire.token"
BOT, GUILD, PLAY, ALICE, BOB = "900", "100", "200", "501", "502"
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
EVERYTHING = str((1 << 50) - 1)
NOW = "2026-01-01T00:00:00.000000+00:00"


class RefusedError(Exception):
    """Discord's answer to a request that cannot be served."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


def user(user_id: str, name: str, bot: bool = False) -> JsonObject:
    """A user as answers and events hold it."""
    known: JsonObject = {"id": user_id, "username": name, "global_name": name, "discriminator": "0"}
    return known | {"avatar": None, "public_flags": 0, "flags": 0, "primary_guild": None, "bot": bot}


def member(who: JsonObject) -> JsonObject:
    """A member of the one server."""
    known: JsonObject = {"user": who, "roles": [], "joined_at": NOW, "deaf": False, "mute": False, "flags": 0}
    return known | {"nick": None, "avatar": None, "permissions": EVERYTHING, "pending": False}


def channel(channel_id: str, name: str) -> JsonObject:
    """A text channel of the one server."""
    known: JsonObject = {
        "id": channel_id,
        "type": 0,
        "name": name,
        "guild_id": GUILD,
        "position": 0,
        "flags": 0,
    }
    return known | {"permission_overwrites": [], "parent_id": None, "topic": None, "nsfw": False}


@dataclass
class Asked:
    """An interaction and what the bot has answered to it so far."""

    id: str
    token: str
    kind: int
    channel_id: str
    source_id: str | None = None
    answer: int | None = None
    message_id: str | None = None
    data: JsonObject = field(default_factory=dict)
    asked_at: float = field(default_factory=time.monotonic)


class World:
    """All that the server remembers; ids count up from 1,000 and are never used twice."""

    def __init__(self) -> None:
        self._last_id = 1000
        self.deadline = 3.0
        self.users = {BOT: user(BOT, "eureka", True), ALICE: user(ALICE, "alice"), BOB: user(BOB, "bob")}
        self.channels = {PLAY: channel(PLAY, "play")}
        self.messages: dict[str, JsonObject] = {}
        self.uploads: dict[str, bytes] = {}
        self.commands: list[JsonObject] = []
        self.asked: dict[str, Asked] = {}
        self._nonces: dict[tuple[str, str], str] = {}
        self.forgets_nonces = False
        """Discord remembers a nonce for a few minutes only; set, this world remembers none at all."""

    def next_id(self) -> str:
        """An id nobody has had."""
        self._last_id += 1
        return str(self._last_id)

    def guild(self) -> JsonObject:
        """The server as GUILD_CREATE tells it."""
        everyone: JsonObject = {"id": GUILD, "name": "@everyone", "permissions": EVERYTHING, "position": 0}
        everyone |= {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        rooms: list[Json] = [room for room in self.channels.values() if room.get("type") == 0]
        people: list[Json] = [member(who) for who in self.users.values()]
        told: JsonObject = {
            "id": GUILD,
            "name": "Wire",
            "owner_id": ALICE,
            "roles": [everyone],
            "threads": [],
        }
        told |= {"channels": rooms, "members": people, "member_count": len(people), "features": []}
        return told | {"voice_states": [], "presences": [], "emojis": [], "stickers": [], "joined_at": NOW}

    def room(self, channel_id: str) -> JsonObject:
        """A channel, thread or private channel; refuses with 10003 if there is none."""
        if channel_id not in self.channels:
            raise RefusedError(404, 10003, "Unknown Channel")
        return self.channels[channel_id]

    def message(self, message_id: str) -> JsonObject:
        """A message; refuses with 10008 if there is none."""
        if message_id not in self.messages:
            raise RefusedError(404, 10008, "Unknown Message")
        return self.messages[message_id]

    def private_channel(self, user_id: str) -> JsonObject:
        """The private channel with a user, made when first asked for."""
        who = self.users[user_id]
        key = f"7{user_id}"
        return self.channels.setdefault(key, {"id": key, "type": 1, "flags": 0, "recipients": [who]})

    def thread(self, parent_id: str, body: JsonObject) -> JsonObject:
        """A new thread in a channel."""
        times: JsonObject = {"archived": False, "archive_timestamp": NOW, "create_timestamp": NOW}
        times |= {"auto_archive_duration": number(body, "auto_archive_duration", 1440), "locked": False}
        made: JsonObject = {"id": self.next_id(), "type": number(body, "type", 11), "parent_id": parent_id}
        made |= {"name": text(body, "name"), "guild_id": GUILD, "owner_id": BOT, "thread_metadata": times}
        made |= {"flags": 0, "message_count": 0, "member_count": 1, "total_message_sent": 0}
        self.channels[str(made["id"])] = made
        return made

    def post(self, channel_id: str, body: JsonObject, files: Mapping[str, tuple[str, bytes]]) -> JsonObject:
        """A new message of the bot. A known nonce gives the old message if the body enforces nonces."""
        self.room(channel_id)
        nonce = (channel_id, str(body.get("nonce")))
        if body.get("enforce_nonce") and nonce in self._nonces and not self.forgets_nonces:
            return self.messages[self._nonces[nonce]]
        made: JsonObject = {
            "id": self.next_id(),
            "channel_id": channel_id,
            "author": self.users[BOT],
            "type": 0,
        }
        made |= {
            "timestamp": NOW,
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "flags": 0,
        }
        made |= {"mentions": [], "mention_roles": [], "pinned": False, "content": "", "embeds": []}
        made |= {"attachments": [], "components": []}
        if body.get("nonce") is not None:
            made["nonce"] = body["nonce"]
            self._nonces[nonce] = str(made["id"])
        self.messages[str(made["id"])] = made
        return self.edit(str(made["id"]), body, files)

    def edit(self, message_id: str, body: JsonObject, files: Mapping[str, tuple[str, bytes]]) -> JsonObject:
        """Changes a message of the bot: what the body does not name stays."""
        changed = self.message(message_id)
        kept = objects(body, "attachments") if "attachments" in body else objects(changed, "attachments")
        known = {str(item["id"]): item for item in objects(changed, "attachments")}
        shown: list[Json] = [known[str(item["id"])] for item in kept if str(item["id"]) in known]
        shown += [self._upload(str(changed["channel_id"]), *file) for file in files.values()]
        changed["attachments"] = shown
        flags = number(changed, "flags") & ~LOADING | number(body, "flags")
        changed |= {"flags": flags, "content": text(body if "content" in body else changed, "content")}
        urls = {
            f"attachment://{item['filename']}": str(item["url"]) for item in objects(changed, "attachments")
        }
        for key in ("embeds", "components"):
            if key in body:
                changed[key] = _unfurled(body[key] or [], urls, [0])
        return changed

    def _upload(self, channel_id: str, name: str, content: bytes) -> JsonObject:
        new = self.next_id()
        url = f"https://cdn.discordapp.com/attachments/{channel_id}/{new}/{name}"
        self.uploads[url] = content
        return {"id": new, "filename": name, "size": len(content), "url": url, "proxy_url": url}

    def waiting(self, token: str) -> Asked:
        """The interaction of a token; refuses with 10015 if there is none."""
        if token not in self.asked:
            raise RefusedError(404, 10015, "Unknown Webhook")
        return self.asked[token]

    def first_answer(
        self, token: str, body: JsonObject, files: Mapping[str, tuple[str, bytes]]
    ) -> JsonObject | None:
        """Takes the first answer to an interaction; the message it made or changed, if there is one."""
        asked = self.asked.get(token)
        if asked is None or time.monotonic() - asked.asked_at > self.deadline:
            raise RefusedError(404, 10062, "Unknown interaction")
        if asked.answer is not None:
            raise RefusedError(400, 40060, "Interaction has already been acknowledged.")
        asked.answer, asked.data = number(body, "type"), obj(body.get("data"))
        if asked.answer in (4, 5):
            quiet = number(asked.data, "flags") & EPHEMERAL
            loading = LOADING if asked.answer == 5 else 0
            message = self.post(
                asked.channel_id, {**asked.data, "flags": number(asked.data, "flags") | quiet}, files
            )
            message["flags"] = number(message, "flags") | loading
            asked.message_id = str(message["id"])
            return message
        asked.message_id = asked.source_id
        if asked.answer == 7 and asked.source_id:
            return self.edit(asked.source_id, asked.data, files)
        return None


def _unfurled(value: Json, urls: Mapping[str, str], count: list[int]) -> Json:
    """Components and embeds as Discord tells them back: numbered, with addresses for references."""
    if isinstance(value, list):
        return [_unfurled(item, urls, count) for item in value]
    if not isinstance(value, dict):
        return value
    told = {key: _unfurled(item, urls, count) for key, item in value.items()}
    address = urls.get(text(told, "url"))
    if address is not None:
        told |= {"url": address, "proxy_url": address, "id": address.split("/")[-2]}
    if "media" in told:
        told.setdefault("description", None)
    if isinstance(told.get("type"), int) and "value" not in told:
        count[0] += 1
        told.setdefault("id", count[0])
    return told
