"""Discord's limits as a table, and what of a command tree or a message would break them.

Sources: the pages "Application Commands", "Message resource", "Component Reference" and "Uploading Files"
of Discord's developer documentation.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

Payload: TypeAlias = Mapping[str, object]

COMMANDS = 100
CHILDREN = 25
COMMAND_CHARACTERS = 8000
NAME = 32
DESCRIPTION = 100
CHOICES = 25
CHOICE = 100
CONTENT = 2000
LAYOUT_TEXT = 4000
LAYOUT_PARTS = 40
ROW_BUTTONS = 5
SELECT_OPTIONS = 25
OPTION_TEXT = 100
CUSTOM_ID = 100
LABEL = 80
PLACEHOLDER = 150
MODAL_TITLE = 45
MODAL_PARTS = 5
FILE_BYTES = 10 * 1024 * 1024
FILES = 10
ALT_TEXT = 1024

_TEXT_DISPLAY, _ROW, _BUTTON = 10, 1, 2
_CUT = {"label": LABEL, "placeholder": PLACEHOLDER, "custom_id": CUSTOM_ID}


def clip(text: str, most: int) -> str:
    """Return the text, shortened with an ellipsis if it has more than `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def command_problems(commands: Sequence[Payload]) -> list[str]:
    """Return what Discord would refuse about a set of commands (as sent to it), a line each."""
    found = [f"{len(commands)} commands"] if len(commands) > COMMANDS else []
    for command in commands:
        found += _option_problems(command, str(command["name"]))
        if (size := _size(command)) > COMMAND_CHARACTERS:
            found.append(f"{command['name']}: {size} characters")
    return found


def message_problems(components: Sequence[Payload]) -> list[str]:
    """Return what Discord would refuse about a layout (its components as sent), a line each."""
    parts = [part for top in components for part in _walk(top)]
    found = [f"{len(parts)} components"] if len(parts) > LAYOUT_PARTS else []
    written = sum(len(str(part.get("content", ""))) for part in parts if part.get("type") == _TEXT_DISPLAY)
    if written > LAYOUT_TEXT:
        found.append(f"{written} characters of text")
    ids = Counter(str(part["custom_id"]) for part in parts if "custom_id" in part)
    found += [f"custom id {one} twice" for one, count in ids.items() if count > 1]
    for part in parts:
        found += _part_problems(part)
    return found


def _part_problems(part: Payload) -> Iterator[str]:
    for key, most in _CUT.items():
        if len(str(part.get(key) or "")) > most:
            yield f"{key} {part[key]!r} is longer than {most}"
    options = _children(part, "options")
    if len(options) > SELECT_OPTIONS:
        yield f"{len(options)} options in a select"
    for option in options:
        for key in ("label", "value", "description"):
            if len(str(option.get(key) or "")) > OPTION_TEXT:
                yield f"option {key} {option[key]!r} is longer than {OPTION_TEXT}"
    if part.get("type") == _ROW and not 1 <= len(_children(part, "components")) <= ROW_BUTTONS:
        yield f"a row of {len(_children(part, 'components'))}"


def _option_problems(option: Payload, where: str) -> Iterator[str]:
    for name in _wordings(option, "name"):
        if not _is_name(name):
            yield f"{where}: {name!r} is no name"
    for text in _wordings(option, "description"):
        if not 1 <= len(text) <= DESCRIPTION:
            yield f"{where}: a description of {len(text)} characters"
    children = _children(option, "options")
    if len(children) > CHILDREN:
        yield f"{where}: {len(children)} options"
    if len(_children(option, "choices")) > CHOICES:
        yield f"{where}: {len(_children(option, 'choices'))} choices"
    names = Counter(str(child["name"]) for child in children)
    yield from (f"{where}: {name} twice" for name, count in names.items() if count > 1)
    for child in children:
        yield from _option_problems(child, f"{where} {child['name']}")


def _is_name(name: str) -> bool:
    fitting = all(c in "-_" or unicodedata.category(c)[0] in "LN" for c in name)
    return 1 <= len(name) <= NAME and fitting and name == name.lower()


def _wordings(option: Payload, key: str) -> list[str]:
    translated = option.get(f"{key}_localizations")
    others = list(translated.values()) if isinstance(translated, Mapping) else []
    return [str(option.get(key) or ""), *(str(other) for other in others)]


def _size(option: Payload) -> int:
    own = sum(max(map(len, _wordings(option, key))) for key in ("name", "description"))
    below = [*_children(option, "options"), *_children(option, "choices")]
    return own + len(str(option.get("value") or "")) + sum(_size(child) for child in below)


def _children(holder: Payload, key: str) -> list[Payload]:
    found = holder.get(key)
    return [one for one in found if isinstance(one, Mapping)] if isinstance(found, list | tuple) else []


def _walk(part: Payload) -> Iterator[Payload]:
    yield part
    for key in ("accessory", "component"):
        if isinstance(below := part.get(key), Mapping):
            yield from _walk(below)
    for child in _children(part, "components"):
        yield from _walk(child)
