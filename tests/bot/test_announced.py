"""What Discord is told of all commands: in three languages, within its rules for names and descriptions."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.commands.all import add_commands
from bot.translator import Translations
from games.core.registry import all_games

LOCALES = {"zh-TW", "zh-CN"}
NAME = re.compile(r"[-_'\w]{1,32}")
"""Discord's rule for names of commands and options, for the scripts that we write."""
SAME = {"English", "繁體中文", "简体中文"}
"""Labels that are the same in every language: each language in its own words."""

UNTRANSLATED = {game.group for game in all_games().values() if game.folder.parent.name == "tiny"}
"""The groups of the tests' own little games, whose words are hardly translated."""

Told = dict[str, Any]


async def sent() -> list[Told]:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    add_commands(tree)
    spoken = [one for one in tree.get_commands() if one.name not in UNTRANSLATED]
    assert len(spoken) < len(tree.get_commands()) < 100
    return [await one.get_translated_payload(tree, Translations()) for one in spoken]


@pytest.fixture(scope="module")
def announced() -> list[Told]:
    """Return all commands as they are sent."""
    return asyncio.run(sent())


def walk(told: list[Told], path: str = "") -> Iterator[tuple[str, Told]]:
    """Give every command, group and option with its whole name."""
    for one in told:
        name = f"{path} {one['name']}".strip()
        yield name, one
        yield from walk(one.get("options", []), name)


def names_of(one: Told) -> list[str]:
    return [one["name"], *one.get("name_localizations", {}).values()]


def test_every_description_is_in_three_languages(announced: list[Told]) -> None:
    listed = list(walk(announced))
    assert len(listed) > 100
    assert {name for name, one in listed if set(one.get("description_localizations", {})) != LOCALES} == set()


def test_descriptions_fit(announced: list[Told]) -> None:
    for name, one in walk(announced):
        told = [one["description"], *one["description_localizations"].values()]
        assert all(1 <= len(text) <= 100 and "…" not in text for text in told), name
        assert not any(re.search(r"[A-Za-z]{3,} [a-z]{3,}", text) for text in told[1:]), name


def test_names_obey_discords_rule(announced: list[Told]) -> None:
    for path, one in walk(announced):
        assert set(one.get("name_localizations", {})) in (set(), LOCALES), path
        for name in names_of(one):
            assert NAME.fullmatch(name), path
            assert name == name.lower(), path


def test_no_two_names_are_the_same_in_a_language(announced: list[Told]) -> None:
    groups = [announced, *(one["options"] for _, one in walk(announced) if one.get("options"))]
    for group in groups:
        for locale in (None, *LOCALES):
            names = [one.get("name_localizations", {}).get(locale, one["name"]) for one in group]
            assert len(set(names)) == len(names), (locale, names)


def test_some_commands_are_called_in_chinese(announced: list[Told]) -> None:
    told = {one["name"]: one.get("name_localizations") for one in announced}
    assert told["move"] == {"zh-TW": "行動", "zh-CN": "行动"}
    assert told["how"] == {"zh-TW": "導覽", "zh-CN": "导览"}


def test_choices_are_labelled_in_three_languages(announced: list[Told]) -> None:
    choices = [(path, choice) for path, one in walk(announced) for choice in one.get("choices", [])]
    assert len(choices) >= 10
    for path, choice in choices:
        assert all(1 <= len(name) <= 100 for name in names_of(choice)), path
        if choice["name"] not in SAME:
            assert set(choice.get("name_localizations", {})) == LOCALES, (path, choice)


def test_all_commands_fit_into_discords_size(announced: list[Told]) -> None:
    """A command counts at most 8,000 letters of names, descriptions and values, in its longest language."""
    assert len(announced) <= 100
    for one in announced:
        parts = [part for _, part in walk([one])]
        total = sum(max(map(len, names_of(part))) + longest(part) + labels(part) for part in parts)
        assert total <= 8000, one["name"]
        assert all(len(part.get("options", [])) <= 25 for part in parts)


def longest(part: Told) -> int:
    return max(map(len, [part["description"], *part["description_localizations"].values()]))


def labels(part: Told) -> int:
    return sum(max(map(len, names_of(one))) + len(one["value"]) for one in part.get("choices", []))
