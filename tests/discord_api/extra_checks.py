"""Rules Discord enforces and neither its published schemas nor simcord do.

Sources: the pages "Application Commands", "Message resource", "Component Reference" and "Uploading Files" of
Discord's developer documentation.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping

from tests.discord_api.exchange import (
    Json,
    JsonObject,
    Request,
    UploadedFile,
    number,
    obj,
    objects,
    strings,
    text,
)

COMPONENTS_V2 = 1 << 15
SUBCOMMANDS = (1, 2)
ROW, BUTTON, SELECTS, TEXT_DISPLAY = 1, 2, (3, 5, 6, 7, 8), 10
MAX_FILE = 10 * 1024 * 1024
FILE_NAME = re.compile(r"[A-Za-z0-9_.-]+")
COMMANDS = re.compile(r"/applications/\d+(/guilds/\d+)?/commands(/\d+)?")
CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
MESSAGES = re.compile(r"/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/(@original|\d+))?")


def extra_problems(request: Request) -> list[str]:
    """What is wrong with a request, one line each; empty if nothing is."""
    if request.method not in ("POST", "PUT", "PATCH"):
        return []
    found: list[str] = []
    if COMMANDS.fullmatch(request.path):
        body = request.body if isinstance(request.body, list) else [request.body]
        found = list(_command_set([obj(item) for item in body]))
    elif CALLBACK.fullmatch(request.path):
        found = list(_callback(obj(request.body), request.files))
    elif MESSAGES.fullmatch(request.path):
        found = list(_message(obj(request.body), request.files))
    return [f"{request.name}: {line}" for line in found]


def _command_set(commands: list[JsonObject]) -> Iterator[str]:
    if len(commands) > 100:
        yield f"{len(commands)} commands, at most 100"
    yield from _repeated("command name", [f"{number(c, 'type', 1)} {text(c, 'name')}" for c in commands])
    for command in commands:
        if number(command, "type", 1) == 1:
            yield from _option(command, text(command, "name"))
            if (size := _size(command)) > 8000:
                yield f"{text(command, 'name')}: {size} characters, at most 8000"


def _option(option: JsonObject, where: str) -> Iterator[str]:
    """A command or one of its options, with all that is below it."""
    for name in (text(option, "name"), *_values(option, "name_localizations")):
        if not _is_name(name):
            yield f"{where}: {name!r} is no command or option name"
    for description in (text(option, "description"), *_values(option, "description_localizations")):
        if not 1 <= len(description) <= 100:
            yield f"{where}: description of {len(description)} characters, 1 to 100"
    children, choices = objects(option, "options"), objects(option, "choices")
    if len(children) > 25:
        yield f"{where}: {len(children)} options, at most 25"
    for kind, items in (("option", children), ("choice", choices)):
        yield from _repeated(f"{where}: {kind} name", [text(item, "name") for item in items])
    if choices and option.get("autocomplete"):
        yield f"{where}: both choices and autocomplete"
    needed = [bool(child.get("required")) for child in children]
    if needed != sorted(needed, reverse=True):
        yield f"{where}: a required option stands after an optional one"
    if len({number(child, "type") in SUBCOMMANDS for child in children}) > 1:
        yield f"{where}: subcommands and plain options side by side"
    yield from _choices(choices, where)
    for child in children:
        yield from _option(child, f"{where} {text(child, 'name')}")


def _is_name(name: str) -> bool:
    # Discord's pattern is ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$, lower case where a letter has one.
    fitting = all(c in "-_'" or unicodedata.category(c)[0] in "LN" for c in name)
    return 1 <= len(name) <= 32 and fitting and name == name.lower()


def _choices(choices: list[JsonObject], where: str) -> Iterator[str]:
    if len(choices) > 25:
        yield f"{where}: {len(choices)} choices, at most 25"
    for choice in choices:
        for shown in (text(choice, "name"), *_values(choice, "name_localizations")):
            if not 1 <= len(shown) <= 100:
                yield f"{where}: choice name of {len(shown)} characters, 1 to 100"
        if len(text(choice, "value")) > 100:
            yield f"{where}: choice value of {len(text(choice, 'value'))} characters, at most 100"


def _values(holder: JsonObject, key: str) -> list[str]:
    return [value for value in obj(holder.get(key)).values() if isinstance(value, str)]


def _size(option: JsonObject) -> int:
    """Names, descriptions and values, each field's longest translation, over the whole tree (limit 8,000)."""
    own = sum(
        max(len(item) for item in (text(option, key), *_values(option, f"{key}_localizations")))
        for key in ("name", "description")
    )
    below = objects(option, "options") + objects(option, "choices")
    return own + len(text(option, "value")) + sum(_size(child) for child in below)


def _callback(body: JsonObject, files: Mapping[str, UploadedFile]) -> Iterator[str]:
    kind, data = number(body, "type"), obj(body.get("data"))
    if kind in (4, 7):
        yield from _message(data, files)
    elif kind in (5, 6) and number(data, "flags") & COMPONENTS_V2:
        yield "the components V2 flag is not allowed in a defer"
    elif kind == 8:
        yield from _choices(objects(data, "choices"), "autocomplete")
    elif kind == 9:
        yield from _modal(data)


def _modal(data: JsonObject) -> Iterator[str]:
    if not 1 <= len(text(data, "title")) <= 45:
        yield f"modal title of {len(text(data, 'title'))} characters, 1 to 45"
    if not 1 <= len(objects(data, "components")) <= 5:
        yield f"modal of {len(objects(data, 'components'))} parts, 1 to 5"
    yield from _components(list(_walk(data)), label_limit=45)


def _message(body: JsonObject, files: Mapping[str, UploadedFile]) -> Iterator[str]:
    parts, embeds = list(_walk(body)), objects(body, "embeds")
    if len(text(body, "content")) > 2000:
        yield f"content of {len(text(body, 'content'))} characters, at most 2000"
    if (size := sum(_embed_size(embed) for embed in embeds)) > 6000:
        yield f"embeds of {size} characters in all, at most 6000"
    if number(body, "flags") & COMPONENTS_V2:
        yield from _layout(body, parts)
    yield from _components(parts, label_limit=80)
    yield from _files(body, files)


def _embed_size(embed: JsonObject) -> int:
    counted = [text(embed, "title"), text(embed, "description")]
    counted += [text(obj(embed.get("footer")), "text"), text(obj(embed.get("author")), "name")]
    counted += [text(field, key) for field in objects(embed, "fields") for key in ("name", "value")]
    return sum(map(len, counted))


def _layout(body: JsonObject, parts: list[JsonObject]) -> Iterator[str]:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            yield f"components V2 beside {key}"
    if len(parts) > 40:
        yield f"{len(parts)} components, at most 40"
    written = sum(len(text(part, "content")) for part in parts if part.get("type") == TEXT_DISPLAY)
    if written > 4000:
        yield f"{written} characters of text in components, at most 4000"


def _walk(holder: JsonObject) -> Iterator[JsonObject]:
    """Every component below ``holder``, nested ones included."""
    nested = [obj(holder[key]) for key in ("accessory", "component") if holder.get(key)]
    for part in objects(holder, "components") + nested:
        yield part
        yield from _walk(part)


def _components(parts: list[JsonObject], label_limit: int) -> Iterator[str]:
    ids = [text(part, "custom_id") for part in parts if part.get("custom_id")]
    yield from _repeated("custom id", ids)
    yield from (f"custom id of {len(i)} characters, at most 100" for i in ids if len(i) > 100)
    for part in parts:
        limits = {"label": label_limit, "placeholder": 150 if part.get("type") in SELECTS else 100}
        for key, limit in limits.items():
            if len(text(part, key)) > limit:
                yield f"{key} of {len(text(part, key))} characters, at most {limit}"
        if part.get("type") == ROW:
            yield from _row([child.get("type") for child in objects(part, "components")])
        options = [text(option, "value") for option in objects(part, "options")]
        yield from _repeated("select value", options)
        if len(options) > 25:
            yield f"{len(options)} select options, at most 25"


def _row(kinds: list[Json]) -> Iterator[str]:
    buttons = kinds.count(BUTTON)
    if not kinds or len(kinds) > 5 or (len(kinds) > 1 and buttons != len(kinds)):
        yield f"a row holds {kinds}: it takes 1 to 5 buttons, or one select"


def _files(body: JsonObject, files: Mapping[str, UploadedFile]) -> Iterator[str]:
    for file in files.values():
        if file.size > MAX_FILE:
            yield f"{file.filename} of {file.size} bytes, at most {MAX_FILE}"
        if not FILE_NAME.fullmatch(file.filename):
            yield f"{file.filename!r}: a file name takes letters, digits, underscores, dashes and dots"
    if len(files) > 10:
        yield f"{len(files)} files, at most 10"
    listed = objects(body, "attachments")
    if "attachments" in body:
        ids = {str(entry.get("id")) for entry in listed}
        yield from (f"{part} has no entry in attachments" for part in files if part[6:-1] not in ids)
        new = {i for i in ids if i.isdigit() and int(i) < 10}
        yield from (f"attachment {i} has no part files[{i}]" for i in new if f"files[{i}]" not in files)
    if files or "attachments" in body:
        known = {file.filename for file in files.values()} | {text(entry, "filename") for entry in listed}
        shown = [
            url.removeprefix("attachment://") for url in strings(body) if url.startswith("attachment://")
        ]
        yield from (f"attachment://{name} has no file" for name in shown if name not in known)


def _repeated(what: str, names: list[str]) -> Iterator[str]:
    yield from (f"{what} {name!r} used {count} times" for name, count in Counter(names).items() if count > 1)
