"""The requests that the wire server understands, each with what it does and answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, cast

from tests.discord_api.exchange import Json, JsonObject, obj
from tests.wire.world import BOT, EPHEMERAL, LOADING, RefusedError, World

Files: TypeAlias = Mapping[str, tuple[str, bytes]]


@dataclass
class Call:
    """A request on its way to its handler."""

    args: Mapping[str, str]
    query: Mapping[str, str]
    body: Json
    files: Files

    @property
    def fields(self) -> JsonObject:
        return obj(self.body)


Answer: TypeAlias = "tuple[int, Json]"
Handler: TypeAlias = Callable[[World, Call], Answer]


def unknown(world: World, call: Call) -> Answer:
    raise RefusedError(404, 0, "404: Not Found")


def _application(world: World, call: Call) -> Answer:
    told: JsonObject = {
        "id": BOT,
        "name": "eureka",
        "icon": None,
        "description": "",
        "type": None,
        "flags": 0,
    }
    told |= {"verify_key": "00", "bot_public": False, "bot_require_code_grant": False, "redirect_uris": []}
    told |= {"interactions_endpoint_url": None, "role_connections_verification_url": None, "team": None}
    told |= {"approximate_guild_count": 1, "approximate_user_install_count": 0, "explicit_content_filter": 0}
    told |= {"approximate_user_authorization_count": 0, "owner": world.users["501"], "flags_new": "0"}
    return 200, told | {"eligible_oauth2_scopes": []}


def _set_commands(world: World, call: Call) -> Answer:
    wanted = call.body if isinstance(call.body, list) else []
    fixed: JsonObject = {"application_id": BOT, "version": "1", "default_member_permissions": None, "type": 1}
    given = [{key: value for key, value in obj(c).items() if value is not None} for c in wanted]
    for command in given:
        if "default_member_permissions" in command:
            command["default_member_permissions"] = str(command["default_member_permissions"])
    world.commands = [fixed | command | {"id": world.next_id()} for command in given]
    return 200, cast("Json", world.commands)


def _answer_interaction(world: World, call: Call) -> Answer:
    message = world.first_answer(call.args["token"], call.fields, call.files)
    asked = world.asked[call.args["token"]]
    if call.query.get("with_response") not in ("1", "true"):
        return 204, None
    told: JsonObject = {"id": asked.id, "type": asked.kind}
    if message is not None:
        loading, quiet = (bool(int(str(message["flags"])) & flag) for flag in (LOADING, EPHEMERAL))
        told |= {"response_message_id": message["id"], "response_message_loading": loading}
        told |= {"response_message_ephemeral": quiet}
    answer: JsonObject = {"interaction": told}
    if message is not None and asked.answer in (4, 7):
        answer["resource"] = {"type": asked.answer, "message": message}
    return 200, answer


def _target(world: World, call: Call) -> str:
    """The message that a path of an interaction's webhook speaks of."""
    asked = world.waiting(call.args["token"])
    named = call.args.get("message", "@original")
    found = asked.message_id if named == "@original" else named
    if found is None:
        raise RefusedError(404, 10008, "Unknown Message")
    return found


def _follow_up(world: World, call: Call) -> Answer:
    channel_id = world.waiting(call.args["token"]).channel_id
    return 200, world.post(channel_id, call.fields, call.files)


def _edit(world: World, call: Call) -> Answer:
    target = _target(world, call) if "token" in call.args else call.args["message"]
    return 200, world.edit(target, call.fields, call.files)


def _show(world: World, call: Call) -> Answer:
    return 200, world.message(_target(world, call) if "token" in call.args else call.args["message"])


def _history(world: World, call: Call) -> Answer:
    limit, before = int(call.query.get("limit", "50")), int(call.query.get("before", 1 << 63))
    here = [one for one in world.messages.values() if one["channel_id"] == call.args["channel"]]
    newest = sorted(here, key=lambda one: int(str(one["id"])), reverse=True)
    return 200, [one for one in newest if int(str(one["id"])) < before][:limit]


def _delete(world: World, call: Call) -> Answer:
    target = _target(world, call) if "token" in call.args else call.args["message"]
    world.message(target)
    del world.messages[target]
    return 204, None


def _change_channel(world: World, call: Call) -> Answer:
    room = world.room(call.args["channel"])
    details: JsonObject = {key: value for key, value in call.fields.items() if key in ("archived", "locked")}
    room["thread_metadata"] = obj(room.get("thread_metadata")) | details
    return 200, room


WEBHOOK_MESSAGE = "/webhooks/{app}/{token}/messages/{message}"
MESSAGE = "/channels/{channel}/messages/{message}"
ROUTES: dict[tuple[str, str], Handler] = {
    ("GET", "/users/@me"): lambda w, c: (200, w.users[BOT] | {"mfa_enabled": False, "locale": "en-US"}),
    ("GET", "/oauth2/applications/@me"): _application,
    ("PUT", "/applications/{app}/commands"): _set_commands,
    ("GET", "/applications/{app}/commands"): lambda w, c: (200, cast("Json", w.commands)),
    ("POST", "/users/@me/channels"): lambda w, c: (200, w.private_channel(str(c.fields["recipient_id"]))),
    ("GET", "/channels/{channel}"): lambda w, c: (200, w.room(c.args["channel"])),
    ("PATCH", "/channels/{channel}"): _change_channel,
    ("POST", "/channels/{channel}/messages"): lambda w, c: (
        200,
        w.post(c.args["channel"], c.fields, c.files),
    ),
    ("GET", "/channels/{channel}/messages"): _history,
    ("GET", MESSAGE): _show,
    ("PATCH", MESSAGE): _edit,
    ("DELETE", MESSAGE): _delete,
    ("POST", "/channels/{channel}/typing"): lambda w, c: (204, None),
    ("POST", "/channels/{channel}/threads"): lambda w, c: (201, w.thread(c.args["channel"], c.fields)),
    ("PUT", "/channels/{channel}/thread-members/{user}"): lambda w, c: (204, None),
    ("DELETE", "/channels/{channel}/thread-members/{user}"): lambda w, c: (204, None),
    ("POST", "/interactions/{id}/{token}/callback"): _answer_interaction,
    ("POST", "/webhooks/{app}/{token}"): _follow_up,
    ("GET", WEBHOOK_MESSAGE): _show,
    ("PATCH", WEBHOOK_MESSAGE): _edit,
    ("DELETE", WEBHOOK_MESSAGE): _delete,
}
