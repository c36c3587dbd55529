"""Everything that can be pressed: buttons and selects that outlive a restart, each with a verb.

A custom id is `b:<verb>:<part>:<part>…` for a button and `s:…` for a select. The game a press belongs to
is named by its parts; nothing secret stands in them.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Self, TypeAlias, cast

import discord
from discord import ui

from bot.house import House
from bot.layout import Part
from bot.limits import CUSTOM_ID, LABEL, OPTION_TEXT, PLACEHOLDER, clip
from bot.trouble import attempt
from bot.visit import Visit
from games.core.errors import refuse

Handler: TypeAlias = Callable[[Visit, Sequence[str], Sequence[str]], Awaitable[None]]
"""Carries out a press: (visit, parts of the custom id, chosen values)."""

Style: TypeAlias = discord.ButtonStyle

_HANDLERS: dict[str, Handler] = {}


def on_press(verb: str) -> Callable[[Handler], Handler]:
    """Register the handler of a verb."""

    def keep(handler: Handler) -> Handler:
        _HANDLERS[verb] = handler
        return handler

    return keep


def pressed_id(head: str, verb: str, parts: Sequence[str | int]) -> str:
    """Return the custom id; raise ValueError if it is longer than Discord takes."""
    custom_id = ":".join([head, verb, *map(str, parts)])
    if len(custom_id) > CUSTOM_ID:
        raise ValueError(f"custom id too long: {custom_id}")
    return custom_id


class Press(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"b:(?P<verb>\w+):(?P<rest>.*)"):
    """A button."""

    def __init__(self, button: ui.Button[ui.LayoutView], verb: str, rest: str) -> None:
        super().__init__(button)
        self.verb, self.parts = verb, rest.split(":")

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str], /
    ) -> Self:
        """Return the button that was pressed."""
        assert isinstance(item, ui.Button)
        return cls(item, match["verb"], match["rest"])

    async def callback(self, interaction: discord.Interaction) -> None:
        """Carry out the press."""
        await carry_out(interaction, self.verb, self.parts, ())


class Choose(ui.DynamicItem[ui.Select[ui.LayoutView]], template=r"s:(?P<verb>\w+):(?P<rest>.*)"):
    """A select."""

    def __init__(self, select: ui.Select[ui.LayoutView], verb: str, rest: str) -> None:
        super().__init__(select)
        self.verb, self.parts = verb, rest.split(":")

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str], /
    ) -> Self:
        """Return the select that was used."""
        assert isinstance(item, ui.Select)
        return cls(item, match["verb"], match["rest"])

    async def callback(self, interaction: discord.Interaction) -> None:
        """Carry out the choice."""
        await carry_out(interaction, self.verb, self.parts, self.item.values)


async def carry_out(
    interaction: discord.Interaction, verb: str, parts: Sequence[str], values: Sequence[str]
) -> None:
    """Find the verb's handler and run it on the one error path."""

    async def work(visit: Visit) -> None:
        if (handler := _HANDLERS.get(verb)) is None:
            raise refuse("bot-old-button")
        await handler(visit, parts, values)

    await attempt(interaction, house_of(interaction), work)


def house_of(interaction: discord.Interaction) -> House:
    """Return the house of the client that received the interaction."""
    house = getattr(interaction.client, "house", None)
    assert isinstance(house, House)
    return house


def button(
    label: str, verb: str, *parts: str | int, style: Style = Style.secondary, disabled: bool = False
) -> Part:
    """Return a button that does `verb` with these parts."""
    custom_id = pressed_id("b", verb, parts)
    made: ui.Button[ui.LayoutView] = ui.Button(
        label=clip(label, LABEL), style=style, custom_id=custom_id, disabled=disabled
    )
    return cast("Part", Press(made, verb, ":".join(map(str, parts))))


def choice(label: str, value: str, *, detail: str = "", chosen: bool = False) -> discord.SelectOption:
    """Return one line of a select."""
    description = clip(detail, OPTION_TEXT) or None
    return discord.SelectOption(
        label=clip(label, OPTION_TEXT), value=value, description=description, default=chosen
    )


def select(
    hint: str,
    options: Sequence[discord.SelectOption],
    verb: str,
    *parts: str | int,
    least: int = 1,
    most: int = 1,
) -> Part:
    """Return a select that does `verb` with these parts and what was chosen."""
    made: ui.Select[ui.LayoutView] = ui.Select(
        placeholder=clip(hint, PLACEHOLDER),
        options=list(options),
        custom_id=pressed_id("s", verb, parts),
        min_values=least,
        max_values=most,
    )
    return cast("Part", Choose(made, verb, ":".join(map(str, parts))))
