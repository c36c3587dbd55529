"""What the bot sent to Discord, in a form that can be judged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
JsonObject: TypeAlias = "dict[str, Json]"


@dataclass(frozen=True, slots=True)
class UploadedFile:
    """One part of a multipart body: its file name, its size in bytes, and a hash of what is in it."""

    filename: str
    size: int
    sha256: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Request:
    """One REST request. ``path`` starts after ``/api/v10``; ``files`` is keyed by part name, ``files[0]``."""

    method: str
    path: str
    body: Json = None
    files: Mapping[str, UploadedFile] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


def obj(value: Json) -> JsonObject:
    """The value if it is an object, else an empty one."""
    return value if isinstance(value, dict) else {}


def objects(holder: JsonObject, key: str) -> list[JsonObject]:
    """The objects in the array ``holder[key]``; none if the key is missing or no array."""
    value = holder.get(key)
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def text(holder: JsonObject, key: str) -> str:
    """The string at ``key``, empty if there is none."""
    value = holder.get(key)
    return value if isinstance(value, str) else ""


def number(holder: JsonObject, key: str, default: int = 0) -> int:
    """The integer at ``key``, or ``default``."""
    value = holder.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def strings(value: Json) -> Iterator[str]:
    """Every string anywhere inside ``value``."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)
