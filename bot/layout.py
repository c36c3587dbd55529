"""Building blocks of messages: texts, rows of buttons, pictures, in Discord's layout components."""

import io
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import discord
from discord import ui

from bot.limits import ALT_TEXT, LAYOUT_TEXT, ROW_BUTTONS, clip

Layout: TypeAlias = ui.LayoutView
Part: TypeAlias = ui.Item[ui.LayoutView]

BRASS = 0xB08D57


def layout(*parts: Part | None, framed: bool = True) -> Layout:
    """Return a message made of these parts (None is left out), in a frame with a brass edge."""
    view = ui.LayoutView(timeout=None)
    shown = [part for part in parts if part is not None]
    if framed:
        view.add_item(ui.Container(*shown, accent_colour=BRASS))
    else:
        for part in shown:
            view.add_item(part)
    return view


def paragraph(*lines: str) -> Part | None:
    """Return a text of several lines, or None if all are empty. Markdown is understood."""
    text = "\n".join(line for line in lines if line)
    return ui.TextDisplay(clip(text, LAYOUT_TEXT - 500)) if text else None


def rows(items: Iterable[Part]) -> list[Part]:
    """Return buttons in as many rows as they need."""
    return [ui.ActionRow(*some) for some in _fives(list(items))]


def row(item: Part) -> Part:
    """Return one select in its row."""
    return ui.ActionRow(item)


def picture(name: str, alt: str) -> Part:
    """Return the picture of the attached file `name` with its description for screen readers."""
    shown = discord.MediaGalleryItem(f"attachment://{name}", description=clip(alt, ALT_TEXT))
    return ui.MediaGallery(shown)


def png(name: str, data: bytes) -> discord.File:
    """Return a file to attach."""
    return discord.File(io.BytesIO(data), name)


def plain(text: str) -> str:
    """Return the text with what Discord would take for markdown or a mention made harmless."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(text))


def _fives(items: Sequence[Part]) -> list[tuple[Part, ...]]:
    return [tuple(items[at : at + ROW_BUTTONS]) for at in range(0, len(items), ROW_BUTTONS)]
