"""Rules Discord enforces and neither its published schemas nor simcord do.

Sources: the pages "Application Commands", "Message resource", "Component Reference" and "Uploading Files" of
Discord's developer documentation.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping

from bot import limits
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
ROW, BUTTON, SELECTS, TEXT_DISPLAY, GALLERY = 1, 2, (3, 5, 6, 7, 8), 10, 12
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
    if len(commands) > limits.COMMANDS:
        yield f"{len(commands)} commands, at most {limits.COMMANDS}"
    for kind in sorted({number(command, "type", 1) for command in commands}):
        same = [command for command in commands if number(command, "type", 1) == kind]
        yield from _repeated_names(f"command name of type {kind}", same)
    for command in commands:
        if number(command, "type", 1) == 1:
            yield from _option(command, text(command, "name"))
            if (size := _size(command)) > limits.COMMAND_CHARACTERS:
                yield f"{text(command, 'name')}: {size} characters, at most {limits.COMMAND_CHARACTERS}"


def _option(option: JsonObject, where: str) -> Iterator[str]:
    """A command or one of its options, with all that is below it."""
    for name in (text(option, "name"), *_values(option, "name_localizations")):
        if not _is_name(name):
            yield f"{where}: {name!r} is no command or option name"
    for description in (text(option, "description"), *_values(option, "description_localizations")):
        if not 1 <= len(description) <= limits.DESCRIPTION:
            yield f"{where}: description of {len(description)} characters, 1 to {limits.DESCRIPTION}"
    children, choices = objects(option, "options"), objects(option, "choices")
    if len(children) > limits.CHILDREN:
        yield f"{where}: {len(children)} options, at most {limits.CHILDREN}"
    for kind, items in (("option", children), ("choice", choices)):
        yield from _repeated_names(f"{where}: {kind} name", items)
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


def _repeated_names(what: str, items: list[JsonObject]) -> Iterator[str]:
    """Names that two commands or options share, in English or as another language shows them."""
    languages = {language for item in items for language in obj(item.get("name_localizations"))}
    yield from _repeated(what, [text(item, "name") for item in items])
    for language in sorted(languages):
        shown = [obj(item.get("name_localizations")).get(language, item["name"]) for item in items]
        yield from _repeated(f"{what} in {language}", [str(name) for name in shown])


def _is_name(name: str) -> bool:
    # Discord's pattern is ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$, lower case where a letter has one.
    fitting = all(c in "-_'" or unicodedata.category(c)[0] in "LN" for c in name)
    return 1 <= len(name) <= limits.NAME and fitting and name == name.lower()


def _choices(choices: list[JsonObject], where: str) -> Iterator[str]:
    if len(choices) > limits.CHOICES:
        yield f"{where}: {len(choices)} choices, at most {limits.CHOICES}"
    for choice in choices:
        for shown in (text(choice, "name"), *_values(choice, "name_localizations")):
            if not 1 <= len(shown) <= limits.CHOICE:
                yield f"{where}: choice name of {len(shown)} characters, 1 to {limits.CHOICE}"
        if (size := len(text(choice, "value"))) > limits.CHOICE:
            yield f"{where}: choice value of {size} characters, at most {limits.CHOICE}"


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
    if not 1 <= len(text(data, "title")) <= limits.MODAL_TITLE:
        yield f"modal title of {len(text(data, 'title'))} characters, 1 to {limits.MODAL_TITLE}"
    if not 1 <= (count := len(objects(data, "components"))) <= limits.MODAL_PARTS:
        yield f"modal of {count} parts, 1 to {limits.MODAL_PARTS}"
    yield from _components(list(_walk(data)), label_limit=limits.MODAL_LABEL)


def _message(body: JsonObject, files: Mapping[str, UploadedFile]) -> Iterator[str]:
    parts, embeds = list(_walk(body)), objects(body, "embeds")
    if (size := len(text(body, "content"))) > limits.CONTENT:
        yield f"content of {size} characters, at most {limits.CONTENT}"
    if (size := sum(_embed_size(embed) for embed in embeds)) > limits.EMBEDS:
        yield f"embeds of {size} characters in all, at most {limits.EMBEDS}"
    if number(body, "flags") & COMPONENTS_V2:
        yield from _layout(body, parts)
    yield from _components(parts, label_limit=limits.LABEL)
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
    if len(parts) > limits.LAYOUT_PARTS:
        yield f"{len(parts)} components, at most {limits.LAYOUT_PARTS}"
    written = sum(len(text(part, "content")) for part in parts if part.get("type") == TEXT_DISPLAY)
    if written > limits.LAYOUT_TEXT:
        yield f"{written} characters of text in components, at most {limits.LAYOUT_TEXT}"


def _walk(holder: JsonObject) -> Iterator[JsonObject]:
    """Every component below ``holder``, nested ones included."""
    nested = [obj(holder[key]) for key in ("accessory", "component") if holder.get(key)]
    for part in objects(holder, "components") + nested:
        yield part
        yield from _walk(part)


def _components(parts: list[JsonObject], label_limit: int) -> Iterator[str]:
    ids = [text(part, "custom_id") for part in parts if part.get("custom_id")]
    yield from _repeated("custom id", ids)
    most = limits.CUSTOM_ID
    yield from (f"custom id of {len(i)} characters, at most {most}" for i in ids if len(i) > most)
    for part in parts:
        hint = limits.PLACEHOLDER if part.get("type") in SELECTS else limits.MODAL_PLACEHOLDER
        for key, limit in {"label": label_limit, "placeholder": hint}.items():
            if len(text(part, key)) > limit:
                yield f"{key} of {len(text(part, key))} characters, at most {limit}"
        if part.get("type") == ROW:
            yield from _row([child.get("type") for child in objects(part, "components")])
        yield from _select(objects(part, "options"))
        if part.get("type") == GALLERY:
            yield from _gallery(objects(part, "items"))


def _select(options: list[JsonObject]) -> Iterator[str]:
    yield from _repeated("select value", [text(option, "value") for option in options])
    if len(options) > limits.SELECT_OPTIONS:
        yield f"{len(options)} select options, at most {limits.SELECT_OPTIONS}"
    for option in options:
        for key in ("label", "value", "description"):
            if (size := len(text(option, key))) > limits.OPTION_TEXT:
                yield f"option {key} of {size} characters, at most {limits.OPTION_TEXT}"


def _gallery(items: list[JsonObject]) -> Iterator[str]:
    if not 1 <= len(items) <= limits.GALLERY:
        yield f"a gallery of {len(items)}, 1 to {limits.GALLERY}"
    for item in items:
        if (size := len(text(item, "description"))) > limits.ALT_TEXT:
            yield f"a description of {size} characters, at most {limits.ALT_TEXT}"


def _row(kinds: list[Json]) -> Iterator[str]:
    buttons = kinds.count(BUTTON)
    if not kinds or len(kinds) > limits.ROW_BUTTONS or (len(kinds) > 1 and buttons != len(kinds)):
        yield f"a row holds {kinds}: it takes 1 to 5 buttons, or one select"


def _files(body: JsonObject, files: Mapping[str, UploadedFile]) -> Iterator[str]:
    for file in files.values():
        if file.size > limits.FILE_BYTES:
            yield f"{file.filename} of {file.size} bytes, at most {limits.FILE_BYTES}"
        if not FILE_NAME.fullmatch(file.filename):
            yield f"{file.filename!r}: a file name takes letters, digits, underscores, dashes and dots"
    if len(files) > limits.FILES:
        yield f"{len(files)} files, at most {limits.FILES}"
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
