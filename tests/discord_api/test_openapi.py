"""The published document judges requests and answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.discord_api import openapi
from tests.discord_api.exchange import Json, Request

CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"
ORIGINAL = "/webhooks/1/token/messages/@original"

RIGHT = {
    "defer": Request("POST", CALLBACK, {"type": 5}),
    "message": Request(
        "POST", "/channels/1/messages", {"content": "hi", "nonce": "1", "enforce_nonce": True}
    ),
    "number as id": Request("POST", "/users/@me/channels", {"recipient_id": 5}),
    "edit": Request("PATCH", ORIGINAL, {"content": None, "attachments": [{"id": 0, "filename": "a.png"}]}),
    "no body": Request("GET", "/users/@me"),
}
WRONG = {
    "unknown callback": (Request("POST", CALLBACK, {"type": 99}), "at body"),
    "unknown path": (Request("POST", "/channels/1/letters", {}), "no such operation"),
    "unknown method": (Request("PUT", "/channels/1/messages", {}), "no such operation"),
    "long description": (
        Request("PUT", COMMANDS, [{"name": "a", "description": "x" * 101}]),
        "at 0/description",
    ),
    "letters as id": (Request("POST", "/users/@me/channels", {"recipient_id": "me"}), "at recipient_id"),
    "body missing": (Request("POST", "/users/@me/channels"), "at body"),
    "body too much": (Request("GET", "/users/@me", {"a": 1}), "takes no body"),
    "attachment without id": (
        Request("PATCH", ORIGINAL, {"attachments": [{"filename": "a.png"}]}),
        "at attachments/0",
    ),
}


@pytest.fixture
def api() -> openapi.OpenApi:
    return openapi.required()


@pytest.mark.parametrize("request_", RIGHT.values(), ids=RIGHT)
def test_right_request_conforms(api: openapi.OpenApi, request_: Request) -> None:
    assert api.request_problems(request_) == []


@pytest.mark.parametrize(("request_", "line"), WRONG.values(), ids=WRONG)
def test_wrong_request_is_named(api: openapi.OpenApi, request_: Request, line: str) -> None:
    found = api.request_problems(request_)
    assert any(line in problem for problem in found), found


def test_the_nearest_branch_of_a_choice_is_told(api: openapi.OpenApi) -> None:
    button: Json = {"type": 2, "style": 1, "custom_id": "a", "label": "x" * 81}
    body: Json = {"components": [{"type": 1, "components": [button]}]}
    (line,) = api.request_problems(Request("POST", "/channels/1/messages", body))
    assert "longer than 80 characters" in line


def test_literal_parts_win_over_parameters(api: openapi.OpenApi) -> None:
    found = api.operation("PATCH", ORIGINAL)
    assert found is not None
    assert found.template.endswith("@original")


@pytest.mark.parametrize(
    ("status", "body", "line"),
    [
        (200, {"id": "1"}, "is a required property"),
        (207, None, "never answers 207"),
        (429, {"message": "slow"}, "is a required property"),
        (404, {"code": 10003, "message": "Unknown Channel"}, None),
    ],
)
def test_answers_are_judged_by_status(
    api: openapi.OpenApi, status: int, body: Json, line: str | None
) -> None:
    found = api.response_problems("GET", "/channels/1", status, body)
    assert found == [] if line is None else any(line in problem for problem in found), found


def test_validators_are_kept(api: openapi.OpenApi) -> None:
    api.request_problems(RIGHT["defer"])
    kept = len(api._validators)
    api.request_problems(Request("POST", "/interactions/2/other/callback", {"type": 6}))
    assert len(api._validators) == kept


def test_the_environment_names_the_document(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(openapi.VARIABLE, str(tmp_path / "spec.json"))
    assert openapi.document_path() == tmp_path / "spec.json"


def test_without_the_document_a_test_is_skipped_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(openapi.VARIABLE, raising=False)
    monkeypatch.setattr(openapi, "ROOT", tmp_path / "project")
    assert openapi.document_path() is None
    monkeypatch.setattr(openapi, "published", lambda: None)
    with pytest.raises(pytest.skip.Exception, match=openapi.VARIABLE):
        openapi.required()
