"""Discord's own description of its REST interface as a judge of requests and answers.

The document stays outside the project. It is looked for at the path in ``EUREKA_DISCORD_OPENAPI``, then at
``../shared/discord/openapi.json`` beside the project's root.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

import jsonschema_rs
import pytest

from tests.discord_api.exchange import Json, JsonObject, Request, obj

VARIABLE = "EUREKA_DISCORD_OPENAPI"
ROOT = Path(__file__).resolve().parents[2]
BODY_KINDS = ("application/json", "multipart/form-data")


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one path template."""

    template: str
    pattern: re.Pattern[str]
    literals: int
    content: JsonObject


class OpenApi:
    """The parsed document; validators are built when first needed and kept."""

    def __init__(self, document: JsonObject) -> None:
        self._components = _with_wide_snowflakes(obj(document["components"]))
        self._operations = _operations(obj(document["paths"]))
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}

    def operation(self, method: str, path: str) -> Operation | None:
        """The operation that serves ``method path``; the template with most literal parts wins."""
        fitting = [op for op in self._operations.get(method, ()) if op.pattern.fullmatch(path)]
        return max(fitting, key=lambda op: op.literals, default=None)

    def request_problems(self, request: Request) -> list[str]:
        """What is wrong with a request, one line each; empty if it conforms."""
        operation = self.operation(request.method, request.path)
        if operation is None:
            return [f"{request.name}: Discord has no such operation"]
        body = obj(operation.content.get("requestBody"))
        schema = _body_schema(body)
        if schema is None or (request.body is None and not body.get("required")):
            return [] if request.body is None else [f"{request.name}: this operation takes no body"]
        key = f"{request.method} {operation.template}"
        return [f"{request.name}: {line}" for line in self._problems(key, schema, request.body)]

    def response_problems(self, method: str, path: str, status: int, body: Json) -> list[str]:
        """What is wrong with an answer, one line each; empty if it conforms."""
        operation = self.operation(method, path)
        if operation is None:
            return [f"{method} {path}: Discord has no such operation"]
        responses = obj(operation.content.get("responses"))
        answer = responses.get(str(status)) or responses.get(f"{status // 100}XX")
        if answer is None:
            return [f"{method} {path}: Discord never answers {status} here"]
        schema = _body_schema(self._resolved(obj(answer)))
        if schema is None:
            return [] if body is None else [f"{method} {path} {status}: a body, Discord sends none"]
        key = f"{method} {operation.template} {status}"
        return [f"{method} {path} {status}: {line}" for line in self._problems(key, schema, body)]

    def _resolved(self, answer: JsonObject) -> JsonObject:
        ref = answer.get("$ref")
        if not isinstance(ref, str):
            return answer
        return obj(obj(self._components["responses"])[ref.rsplit("/", 1)[1]])

    def _problems(self, key: str, schema: JsonObject, body: Json) -> list[str]:
        if key not in self._validators:
            self._validators[key] = jsonschema_rs.Draft202012Validator(
                {"components": self._components, **schema}
            )
        return [_line(error) for error in self._validators[key].iter_errors(body)]


def _line(error: jsonschema_rs.ValidationError) -> str:
    where = "/".join(str(part) for part in error.instance_path) or "body"
    closest = "; ".join(_line(inner) for inner in _closest_branch(error))
    return f"at {where}: {error.message[-300:]}" + (f" [closest: {closest}]" if closest else "")


def _closest_branch(error: jsonschema_rs.ValidationError) -> list[jsonschema_rs.ValidationError]:
    """Of the branches of a failed oneOf or anyOf, the errors of the one that lies nearest."""
    kind = error.kind
    if not isinstance(
        kind, (jsonschema_rs.ValidationErrorKind.OneOfNotValid, jsonschema_rs.ValidationErrorKind.AnyOf)
    ):
        return []
    branches = [branch for branch in kind.context if branch]
    # A branch for another "type" of object is never the one that was meant.
    return min(branches, key=lambda b: (any("type" in e.instance_path for e in b), len(b)), default=[])


def _body_schema(holder: JsonObject) -> JsonObject | None:
    content = obj(holder.get("content"))
    for kind in BODY_KINDS:
        if kind in content:
            return obj(obj(content[kind])["schema"])
    return None


def _with_wide_snowflakes(components: JsonObject) -> JsonObject:
    # Discord takes ids as numbers too, and discord.py sends them so; the document speaks of strings only.
    wide: JsonObject = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}
    return {**components, "schemas": {**obj(components["schemas"]), "SnowflakeType": wide}}


def _operations(paths: JsonObject) -> dict[str, list[Operation]]:
    found: dict[str, list[Operation]] = {}
    for template, methods in paths.items():
        parts = template.strip("/").split("/")
        pattern = re.compile("/" + "/".join("[^/]+" if p.startswith("{") else re.escape(p) for p in parts))
        literals = sum(not part.startswith("{") for part in parts)
        for method, content in obj(methods).items():
            if isinstance(content, dict):
                operation = Operation(template, pattern, literals, content)
                found.setdefault(method.upper(), []).append(operation)
    return found


def document_path() -> Path | None:
    """Where the document is, or ``None``. A path given in the environment must exist."""
    given = os.environ.get(VARIABLE)
    if given:
        return Path(given)
    beside = ROOT.parent / "shared" / "discord" / "openapi.json"
    return beside if beside.exists() else None


@cache
def published() -> OpenApi | None:
    """The judge, or ``None`` where the document is not at hand."""
    path = document_path()
    return None if path is None else OpenApi(cast("JsonObject", json.loads(path.read_text("utf-8"))))


def required() -> OpenApi:
    """The judge; skips the running test, with the reason, where the document is not at hand."""
    api = published()
    if api is None:
        pytest.skip(f"needs Discord's OpenAPI document: set {VARIABLE} to its path")
    return api
