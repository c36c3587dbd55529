"""Pictures of a finished game: its film, its score over time."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from discord import ui
from PIL import Image

from bot.layout import Part
from bot.past.replay import at_places, moments, score_curve, tables_of
from bot.scene import scene_of
from bot.sitting import Sitting, restored
from bot.store import Store
from games.core.table import Answer
from render.film import film
from render.growth import draw_growth
from render.pictures import canvas_of
from render.words import Words

FRAMES = 40
POINTS = 60
WIDTH = 720
LIMIT = 10 * 1024 * 1024


async def answers_of(store: Store, game_id: str) -> list[Answer]:
    """Return the whole record of a game."""
    return restored(await store.history(game_id))


async def film_of(store: Store, sitting: Sitting, words: Words, limit: int) -> bytes | None:
    """Return the game as an animated WebP of at most `limit` bytes, as spectators saw it."""
    answers = await answers_of(store, sitting.id)
    return await asyncio.to_thread(lambda: film(_frames(sitting, answers, words), WIDTH, limit))


async def growth_of(store: Store, sitting: Sitting, words: Words) -> bytes:
    """Return the picture of everybody's points over time."""
    answers = await answers_of(store, sitting.id)
    return await asyncio.to_thread(_growth, sitting, answers, words)


def attached(name: str) -> Part:
    """Return the part that shows an attached file."""
    return ui.File(f"attachment://{name}")


def _frames(sitting: Sitting, answers: Sequence[Answer], words: Words) -> list[Image.Image]:
    run = at_places(tables_of(sitting, answers), moments(answers, FRAMES))
    return [
        canvas_of(scene_of(Sitting(sitting.row, sitting.seats, table), words)).image.copy() for table in run
    ]


def _growth(sitting: Sitting, answers: Sequence[Answer], words: Words) -> bytes:
    run = at_places(tables_of(sitting, answers), moments(answers, POINTS))
    points = score_curve(run)
    scene = replace(scene_of(sitting, words), caption=words.say("bot-growth"))
    return draw_growth(scene, points)
