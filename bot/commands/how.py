"""/how: how a game goes, in five pictures."""

import asyncio
from functools import lru_cache

from bot.commands.info import game_meant
from bot.commands.kit import Command, command
from bot.commands.table import suggest_games
from bot.layout import Layout, Part, layout, paragraph, picture, plain, png
from bot.tour import Stop, tour
from bot.visit import Visit
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
    meant = await game_meant(visit, game)
    words = visit.words(meant)
    stops = await asyncio.to_thread(_tour, meant, words)
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
