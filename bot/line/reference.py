"""The reference of all that can be set, written from the settings themselves: for the guide."""

from collections.abc import Iterable, Sequence

from discord import AppCommandOptionType
from discord.app_commands import Command, CommandTree, Parameter

from bot.client import Eureka
from bot.config import SETTINGS
from bot.house_rules import CHOICES
from bot.texts import wording

Row = Sequence[str]
NONE = "–"
SUGGESTED = "any, suggested while typing"

HEAD = """# What can be set

Written by `eureka settings` from the settings themselves; where they change, this page is written anew.
"""
ENVIRONMENT = """
## Where the bot runs

Variables of the environment. Nothing else is read from outside.
"""
SERVER = """
## What a server decides

`/setup`, for members with *Manage Server*; kept in the database. Each choice can be changed in the menus of
the answer, and holds for what is opened or posted from then on.
"""
MEMBER = """
## What each member decides

`/settings`, anywhere; kept in the database. What is not set here is taken from the member's Discord (the
language), else from the server.
"""


def reference(tree: "CommandTree[Eureka]") -> str:
    """Return the reference in Markdown; the commands' parameters are those of this tree."""
    defaults = {one.name: f"`{one.default}`" if one.default else NONE for one in SETTINGS}
    environment = [(f"`{one.name}`", one.about, defaults[one.name]) for one in SETTINGS]
    return "".join(
        [
            HEAD,
            ENVIRONMENT,
            _table(("Variable", "What it is", "Default"), environment),
            SERVER,
            _table(("What", "Choices, the first of them the default"), _house_rules()),
            "\nTyped with the command (language and hour stand in the menus too):\n",
            _table(("Parameter", "What it is", "Values"), _parameters(tree, "setup")),
            MEMBER,
            _table(("Parameter", "What it is", "Values"), _parameters(tree, "settings")),
        ]
    )


def _house_rules() -> list[Row]:
    say = wording("en").say
    return [
        (say(f"bot-setup-{key}").rstrip(":"), " · ".join(say(f"bot-setup-{key}-{one}") for one in choices))
        for key, choices in CHOICES.items()
    ]


def _parameters(tree: "CommandTree[Eureka]", name: str) -> list[Row]:
    command = tree.get_command(name)
    assert isinstance(command, Command)
    return [(f"`{one.display_name}`", str(one.description), _values(one)) for one in command.parameters]


def _values(one: Parameter) -> str:
    if one.choices:
        return " · ".join(choice.name for choice in one.choices)
    if one.type is AppCommandOptionType.boolean:
        return "true · false"
    return SUGGESTED if one.min_value is None else f"{one.min_value} to {one.max_value}"


def _table(head: Row, rows: Iterable[Row]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)
