"""What members do, as the INTERACTION_CREATE events that tell the bot of it."""

from __future__ import annotations

from collections.abc import Mapping

from tests.discord_api.exchange import Json, JsonObject, number, objects, text
from tests.wire.world import BOT, EVERYTHING, GUILD, PLAY, Asked, World, member

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
BUTTON, SELECT = 2, 3


def slash(
    world: World,
    user_id: str,
    path: str,
    values: Mapping[str, Json] | None = None,
    *,
    typing: str | None = None,
    channel_id: str = PLAY,
    locale: str = "en-US",
) -> JsonObject:
    """A use of a synced command, ``"group sub name"``; with ``typing`` the autocomplete of that option."""
    first, *rest = path.split()
    command = next(c for c in world.commands if text(c, "name") == first)
    leaf, chain = command, []
    for name in rest:
        leaf = next(option for option in objects(leaf, "options") if text(option, "name") == name)
        chain.append(leaf)
    options = _filled(leaf, values or {}, typing)
    for step in reversed(chain):
        options = [{"type": number(step, "type"), "name": text(step, "name"), "options": options}]
    data: JsonObject = {"id": command["id"], "name": first, "type": 1, "options": options}
    kind = COMMAND if typing is None else AUTOCOMPLETE
    return _event(world, kind, user_id, channel_id, data, locale)


def _filled(leaf: JsonObject, values: Mapping[str, Json], typing: str | None) -> list[Json]:
    kinds = {text(option, "name"): number(option, "type") for option in objects(leaf, "options")}
    filled: list[Json] = []
    for name, value in values.items():
        option: JsonObject = {"name": name, "type": kinds[name], "value": value}
        filled.append(option | {"focused": True} if name == typing else option)
    return filled


def press(world: World, user_id: str, message_id: str, custom_id: str, locale: str = "en-US") -> JsonObject:
    """A press of a button."""
    data: JsonObject = {"custom_id": custom_id, "component_type": BUTTON}
    return _on_message(world, user_id, message_id, data, locale)


def choose(world: World, user_id: str, message_id: str, custom_id: str, *values: str) -> JsonObject:
    """A choice in a select."""
    data: JsonObject = {"custom_id": custom_id, "component_type": SELECT, "values": list(values)}
    return _on_message(world, user_id, message_id, data, "en-US")


def submit(world: World, user_id: str, asked: Asked, values: Mapping[str, str]) -> JsonObject:
    """A filled modal, shown as the answer to ``asked``; ``values`` by custom id of the text inputs."""
    fields: list[Json] = [
        {"type": 18, "id": at, "component": {"type": 4, "id": 50 + at, "custom_id": key, "value": value}}
        for at, (key, value) in enumerate(values.items(), start=1)
    ]
    data: JsonObject = {"custom_id": asked.data["custom_id"], "components": fields}
    return _event(world, MODAL, user_id, asked.channel_id, data, "en-US", asked.source_id)


def _on_message(world: World, user_id: str, message_id: str, data: JsonObject, locale: str) -> JsonObject:
    channel_id = text(world.message(message_id), "channel_id")
    return _event(world, COMPONENT, user_id, channel_id, data, locale, message_id)


def _event(
    world: World,
    kind: int,
    user_id: str,
    channel_id: str,
    data: JsonObject,
    locale: str,
    source_id: str | None = None,
) -> JsonObject:
    number_ = world.next_id()
    asked = Asked(number_, f"token-{number_}", kind, channel_id, source_id)
    world.asked[asked.token] = asked
    told: JsonObject = {
        "id": asked.id,
        "application_id": BOT,
        "type": kind,
        "token": asked.token,
        "version": 1,
    }
    told |= {"channel_id": channel_id, "channel": world.room(channel_id), "data": data, "locale": locale}
    told |= {"entitlements": [], "authorizing_integration_owners": {}, "app_permissions": EVERYTHING}
    told["attachment_size_limit"] = 10 * 1024 * 1024
    if source_id is not None:
        told["message"] = world.message(source_id)
    if world.room(channel_id).get("type") == 1:
        return told | {"context": 1, "user": world.users[user_id]}
    told |= {"context": 0, "guild_id": GUILD, "guild_locale": "en-US"}
    return told | {"member": member(world.users[user_id])}
