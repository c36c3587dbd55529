"""/how: how a game goes, in five pictures."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache

from bot.commands.info import game_meant, game_of
from bot.commands.kit import Command, command
from bot.commands.table import suggest_games
from bot.layout import Layout, Part, layout, paragraph, picture, plain, png
from bot.press import on_press
from bot.tour import Stop, tour
from bot.visit import Visit
from games.core.registry import AnyGame
from render.words import Words

KEPT = 8
"""How many tours are kept: each costs seconds to make and half a megabyte to keep."""

_tour = lru_cache(maxsize=KEPT)(tour)


def commands() -> list[Command]:
    """Return the command."""
    return [command("how", how, game=suggest_games)]


async def how(visit: Visit, game: str | None = None) -> None:
    """Show the tour of the game named, else of the game of this channel."""
    await visit.private()
    await _show(visit, await game_meant(visit, game, "how"))


@on_press("how")
async def press_how(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show the tour of the game that was chosen."""
    await visit.update()
    await _show(visit, game_of(parts[0]))


async def _show(visit: Visit, game: AnyGame) -> None:
    words = visit.words(game)
    stops = await asyncio.to_thread(_tour, game, words)
    files = [png(_file(number), stop.image) for number, stop in enumerate(stops)]
    await visit.show(tour_message(stops, words), files)


def tour_message(stops: list[Stop], words: Words) -> Layout:
    """Return the message of a tour; its pictures are the files `how-1.png` and so on."""
    parts: list[Part | None] = [paragraph(f"**{plain(words.say('game'))}**")]
    for number, stop in enumerate(stops):
        parts.append(picture(_file(number), stop.alt))
        parts.append(paragraph(f"**{number + 1} · {words.say(f'bot-how-{number + 1}')}**", stop.words))
    return layout(*parts)


def _file(number: int) -> str:
    return f"how-{number + 1}.png"
