"""The three languages say the same things: each message is in all of them, with the same parameters."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, SelectExpression, VariableReference

ROOT = Path(__file__).parents[1]
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
NAME_OF_COMMAND = re.compile(r"cmd-[a-z]+|opt-[a-z-]+|group|(command|param)-[a-z]+-name")
"""English needs none: it is what the command, or its parameter, is called in the code."""


def folders() -> list[Path]:
    parts = ("bot", "games", "render")
    return sorted({file.parent for part in parts for file in (ROOT / part).rglob("*.ftl")})


def parameters(node: BaseNode) -> Iterator[str]:
    """Give the names of all parameters that a message mentions."""
    if isinstance(node, VariableReference):
        yield node.id.name
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, BaseNode):
                yield from parameters(part)


def choosing(node: BaseNode) -> Iterator[str]:
    """Give the names of the parameters that only choose among variants, as grammar wants it."""
    if isinstance(node, SelectExpression):
        yield from parameters(node.selector)
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, BaseNode):
                yield from choosing(part)


def messages(folder: Path, language: str) -> dict[str, Message]:
    found = {}
    for file in sorted(folder.glob("*.ftl")):
        if re.match(rf"{language}(-[a-z_]+)?\.ftl$", file.name):
            parts = FluentParser().parse(file.read_text(encoding="utf-8")).body
            found |= {part.id.name: part for part in parts if isinstance(part, Message)}
    return found


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: str(folder.relative_to(ROOT)))
def test_no_message_and_no_parameter_differs(folder: Path) -> None:
    """A parameter may be missing only where it merely picked a plural."""
    by_key: dict[str, dict[str, Message]] = defaultdict(dict)
    for language in LANGUAGES:
        for key, message in messages(folder, language).items():
            by_key[key][language] = message
    assert by_key
    lacking = {key for key, said in by_key.items() if len(said) < len(LANGUAGES)}
    assert {key for key in lacking if not NAME_OF_COMMAND.fullmatch(key)} == set()
    assert all({"zh-Hant", "zh-Hans"} == set(by_key[key]) for key in lacking)
    assert {key: told for key, said in by_key.items() if (told := differing(said))} == {}


def differing(said: dict[str, Message]) -> dict[str, list[str]]:
    """Return the parameters of a message by language if they differ, else nothing."""
    used = {language: set(parameters(message)) for language, message in said.items()}
    grammar = set().union(*(choosing(message) for message in said.values()))
    everywhere = set.union(*used.values())
    fine = all(everywhere - names <= grammar for names in used.values())
    return {} if fine else {language: sorted(names) for language, names in used.items()}


def test_a_missing_parameter_is_noticed() -> None:
    parse = FluentParser().parse_entry
    plural = "a = { $n ->\n    [one] one\n   *[other] { $n } of { $who }\n}"
    same = {"en": parse(plural), "zh-Hans": parse("a = { $who }")}
    assert differing(same) == {}
    other = {"en": parse(plural), "zh-Hans": parse("a = { $n }")}
    assert differing(other) == {"en": ["n", "who"], "zh-Hans": ["n"]}
