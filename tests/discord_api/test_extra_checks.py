"""Each check passes what is right and names what is wrong."""

from __future__ import annotations

import pytest

from tests.discord_api.exchange import Json, JsonObject, Request, UploadedFile
from tests.discord_api.extra_checks import COMPONENTS_V2, extra_problems

COMMANDS = "/applications/1/commands"
MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"


def option(name: str = "card", **more: Json) -> JsonObject:
    return {"type": 3, "name": name, "description": "A card", **more}


def command(*options: Json, **more: Json) -> Request:
    entry: JsonObject = {"name": "move", "description": "Move", "options": list(options), **more}
    return Request("PUT", COMMANDS, [entry])


def button(custom_id: str = "a", **more: Json) -> JsonObject:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": "Go", **more}


def row(*parts: Json) -> JsonObject:
    return {"type": 1, "components": list(parts)}


def note(content: str) -> JsonObject:
    return {"type": 10, "content": content}


def message(files: dict[str, UploadedFile] | None = None, **body: Json) -> Request:
    return Request("POST", MESSAGES, body, files or {})


def layout(*parts: Json, **more: Json) -> Request:
    return message(None, flags=COMPONENTS_V2, components=list(parts), **more)


def picture(name: str = "board.png", size: int = 100) -> dict[str, UploadedFile]:
    return {"files[0]": UploadedFile(name, size)}


def choice(name: str, value: str = "v") -> JsonObject:
    return {"name": name, "value": value}


def modal(**data: Json) -> Request:
    field: Json = {"type": 18, "label": "Amount", "component": {"type": 4, "custom_id": "n"}}
    full: JsonObject = {"title": "How many", "custom_id": "m", "components": [field], **data}
    return Request("POST", CALLBACK, {"type": 9, "data": full})


LISTED: Json = [{"id": 0, "filename": "board.png"}]
GALLERY: Json = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
MAX_FILE = 10 * 1024 * 1024


def chosen(**option: Json) -> Request:
    """A message with a select of one option."""
    known: JsonObject = {"label": "a", "value": "a", **option}
    return message(components=[row({"type": 3, "custom_id": "s", "options": [known]})])


def gallery(count: int, description: str = "a board") -> JsonObject:
    """A gallery of so many pictures that are on the net."""
    item: JsonObject = {"media": {"url": "https://example.com/a.png"}, "description": description}
    return {"type": 12, "items": [item for _ in range(count)]}


SUBCOMMAND: JsonObject = {"type": 1, "name": "new", "description": "New"}

RIGHT = {
    "a command": command(option(required=True), option("count")),
    "translated command": command(name_localizations={"zh-TW": "移動"}),
    "a long select": message(components=[row({"type": 3, "custom_id": "s", "placeholder": "x" * 150})]),
    "a picture in a layout": message(
        picture(), flags=COMPONENTS_V2, components=[GALLERY], attachments=LISTED
    ),
    "an edit that keeps its picture": Request(
        "PATCH", f"{MESSAGES}/5", {"components": [GALLERY], "flags": COMPONENTS_V2}
    ),
    "full message": message(content="x" * 2000, embeds=[{"description": "x" * 4096, "title": "x" * 256}]),
    "a modal": modal(),
    "a plain defer": Request("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
    "another request": Request("DELETE", f"{MESSAGES}/5"),
}

WRONG: dict[str, tuple[Request, str]] = {
    "upper case": (command(name="Move"), "'Move' is no command or option name"),
    "space": (command(option("my card")), "'my card' is no command or option name"),
    "long name": (command(name="x" * 33), "is no command or option name"),
    "translated name": (command(name_localizations={"en-GB": "A B"}), "'A B' is no command or option name"),
    "no description": (command(description=""), "description of 0 characters"),
    "optional first": (command(option("a"), option("b", required=True)), "a required option stands after"),
    "same option": (command(option("a"), option("a")), "option name 'a' used 2 times"),
    "same command": (
        Request("PUT", COMMANDS, [{"name": "a", "description": "b"}] * 2),
        "command name of type 1 'a' used 2 times",
    ),
    "same option in another language": (
        command(*(option(name, name_localizations={"zh-TW": "乙"}) for name in "ab")),
        "option name in zh-TW '乙' used 2 times",
    ),
    "a translation that is another's name": (
        command(option("a", name_localizations={"zh-TW": "b"}), option("b")),
        "option name in zh-TW 'b' used 2 times",
    ),
    "101 commands": (
        Request("PUT", COMMANDS, [{"name": f"c{n}", "description": "b"} for n in range(101)]),
        "101 commands, at most 100",
    ),
    "26 options": (command(*(option(f"o{n}") for n in range(26))), "26 options, at most 25"),
    "26 choices": (command(option(choices=[choice(f"c{n}") for n in range(26)])), "26 choices, at most 25"),
    "same choice": (command(option(choices=[choice("a"), choice("a", "w")])), "choice name 'a' used 2 times"),
    "long choice": (command(option(choices=[choice("x" * 101)])), "choice name of 101 characters"),
    "long value": (command(option(choices=[choice("a", "x" * 101)])), "choice value of 101 characters"),
    "choices twice": (command(option(choices=[choice("a")], autocomplete=True)), "choices and autocomplete"),
    "mixed levels": (command(SUBCOMMAND, option()), "subcommands and plain options side by side"),
    "long command": (
        command(*(option(f"o{n}", choices=[choice("x" * 99, "y" * 99)] * 2) for n in range(25))),
        "characters, at most 8000",
    ),
    "long content": (message(content="x" * 2001), "content of 2001 characters"),
    "long embeds": (message(embeds=[{"description": "x" * 3001}] * 2), "embeds of 6002 characters"),
    "long fields": (
        message(embeds=[{"fields": [{"name": "n" * 201, "value": "v" * 1000}] * 5}]),
        "embeds of 6005 characters",
    ),
    "content in layout": (layout(note("a"), content="b"), "components V2 beside content"),
    "41 components": (layout(*(note("a") for _ in range(41))), "41 components, at most 40"),
    "long text": (layout(note("x" * 2001), note("x" * 2000)), "4001 characters of text"),
    "flag in defer": (
        Request("POST", CALLBACK, {"type": 5, "data": {"flags": COMPONENTS_V2}}),
        "not allowed in a defer",
    ),
    "same id": (message(components=[row(button("a"), button("a"))]), "custom id 'a' used 2 times"),
    "same id in section": (
        layout({"type": 9, "components": [note("n")], "accessory": button("a")}, row(button("a"))),
        "custom id 'a' used 2 times",
    ),
    "long id": (message(components=[row(button("x" * 101))]), "custom id of 101 characters"),
    "long label": (message(components=[row(button(label="x" * 81))]), "label of 81 characters"),
    "long placeholder": (
        message(components=[row({"type": 3, "custom_id": "s", "placeholder": "x" * 151})]),
        "placeholder of 151 characters",
    ),
    "6 buttons": (message(components=[row(*(button(f"b{n}") for n in range(6)))]), "1 to 5 buttons"),
    "button by select": (message(components=[row(button(), {"type": 3, "custom_id": "s"})]), "or one select"),
    "empty row": (message(components=[row()]), "1 to 5 buttons"),
    "26 select options": (
        message(
            components=[row({"type": 3, "custom_id": "s", "options": [{"value": f"{n}"} for n in range(26)]})]
        ),
        "26 select options",
    ),
    "same select value": (
        message(components=[row({"type": 3, "custom_id": "s", "options": [{"value": "a"}] * 2})]),
        "select value 'a' used 2 times",
    ),
    "long option label": (chosen(label="x" * 101), "option label of 101 characters"),
    "long option value": (chosen(value="x" * 101), "option value of 101 characters"),
    "long option description": (chosen(description="x" * 101), "option description of 101 characters"),
    "11 pictures": (layout(gallery(11)), "a gallery of 11, 1 to 10"),
    "no picture": (layout(gallery(0)), "a gallery of 0, 1 to 10"),
    "long description of a picture": (layout(gallery(1, "x" * 1025)), "a description of 1025 characters"),
    "no file": (layout(GALLERY, attachments=[]), "attachment://board.png has no file"),
    "other file": (
        message(picture("b.png"), embeds=[{"image": {"url": "attachment://board.png"}}]),
        "attachment://board.png has no file",
    ),
    "file not listed": (message(picture(), attachments=[]), "files[0] has no entry in attachments"),
    "listed without file": (message(attachments=LISTED), "attachment 0 has no part files[0]"),
    "large file": (message(picture(size=MAX_FILE + 1)), f"at most {MAX_FILE}"),
    "file name": (message(picture("my board.png")), "a file name takes letters"),
    "11 files": (
        message({f"files[{n}]": UploadedFile(f"{n}.png", 1) for n in range(11)}),
        "11 files, at most 10",
    ),
    "answer with long content": (
        Request("POST", CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}),
        "content of 2001 characters",
    ),
    "edit with long content": (
        Request("PATCH", "/webhooks/1/t/messages/@original", {"content": "x" * 2001}),
        "content of 2001 characters",
    ),
    "autocomplete of 26": (
        Request("POST", CALLBACK, {"type": 8, "data": {"choices": [choice(f"c{n}") for n in range(26)]}}),
        "26 choices, at most 25",
    ),
    "modal title": (modal(title="x" * 46), "modal title of 46 characters"),
    "modal label": (
        modal(components=[{"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "n"}}]),
        "label of 46 characters, at most 45",
    ),
    "modal parts": (modal(components=[note("a")] * 6), "modal of 6 parts"),
    "modal ids": (
        modal(components=[{"type": 18, "label": "a", "component": {"type": 4, "custom_id": "n"}}] * 2),
        "custom id 'n' used 2 times",
    ),
}


@pytest.mark.parametrize("request_", RIGHT.values(), ids=RIGHT)
def test_right_request_passes(request_: Request) -> None:
    assert extra_problems(request_) == []


@pytest.mark.parametrize(("request_", "line"), WRONG.values(), ids=WRONG)
def test_wrong_request_is_named(request_: Request, line: str) -> None:
    found = extra_problems(request_)
    assert any(line in problem for problem in found), found


def test_a_command_of_exactly_8000_characters_passes_and_one_more_does_not() -> None:
    filler = [choice("x" * 90, "y" * 90) for _ in range(22)]
    used = len("move") + len("Move") + 2 * (len("a") + len("A card")) + 2 * 22 * 180
    for missing, wanted in ((8000 - used, 0), (8001 - used, 1)):
        last: Json = {"type": 3, "name": "z", "description": "d" * (missing - 1)}
        entry = command(option("a", choices=list(filler)), option("b", choices=list(filler)), last)
        found = [line for line in extra_problems(entry) if "at most 8000" in line]
        assert len(found) == wanted


def test_only_the_longest_translation_counts_towards_the_8000_characters() -> None:
    names: Json = {"zh-TW": "x" * 32, "zh-CN": "y" * 32}
    parts: list[Json] = [
        option(f"o{n:02}", name_localizations=names, description="d" * 100) for n in range(25)
    ]
    deep: list[JsonObject] = [{**SUBCOMMAND, "name": f"s{n}", "options": list(parts)} for n in range(2)]
    assert not any("at most 8000" in line for line in extra_problems(command(*deep)))
    assert any("at most 8000" in line for line in extra_problems(command(*deep, {**deep[0], "name": "s2"})))
