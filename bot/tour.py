"""A tour of a game: five pictures from one game that computer players played, start to score."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from bot.past.replay import at_places, replayed
from games.core.chance import CHANCE
from games.core.registry import AnyGame
from games.core.selfplay import AnyTable, choose
from games.core.table import Answer, Table
from render.kit.frame import Size
from render.pictures import alt_text, draw, kinds
from render.scene import Scene
from render.words import Words

SEED = "tour"
PLAYERS = 3
NAMES = ("Ada", "Bo", "Cy", "Di", "Eli")
STOPS = (("board",), ("hand", "mat"), ("board",), ("display", "mat"), ("score",))
"""What each stop shows: the first of these that the game draws, else the board."""
SHARES = (0.04, 0.15, 0.5, 0.85, 1.0)
"""How far into the game each stop is; the first one past the choices of the setup."""
RECENT = 3


@dataclass(frozen=True, slots=True)
class Stop:
    """One stop of the tour: its picture as PNG, the picture in words, and what is said about it."""

    image: bytes
    alt: str
    words: str


def tour(game: AnyGame, words: Words) -> list[Stop]:
    """Return the five stops of a game in the reader's words (messages `how-1` to `how-5` of the game).

    Plays a whole game and draws: takes a second or two, so call it in a thread.
    """
    seats = min(max(PLAYERS, game.seats.start), game.seats.stop - 1)
    answers = _played(game, seats)
    last = sum(answer.seat != CHANCE for answer in answers)
    places = [round(share * last) for share in SHARES]
    run = at_places(replayed(game.id, seats, {}, SEED, answers), places)
    return [_stop(table, number, words) for number, table in _each(places, run)]


def shown_at(game_id: str, number: int) -> str:
    """Return which kind of picture stop `number` (0 to 4) of a game's tour shows."""
    return next((what for what in STOPS[number] if what in kinds(game_id)), "board")


def _played(game: AnyGame, seats: int) -> list[Answer]:
    source = random.Random(SEED)
    table: AnyTable = Table.start(game, seats, {}, SEED)
    while not table.finished:
        table.answer(*choose(table, source, "greedy"))
    return table.answers


def _each(places: list[int], run: Iterator[AnyTable]) -> Iterator[tuple[int, AnyTable]]:
    """Give the number of each stop with the table there; short games have several stops at one place."""
    table: AnyTable | None = None
    for number, place in enumerate(places):
        if table is None or place != places[number - 1]:
            table = next(run)
        yield number, table


def _stop(table: AnyTable, number: int, words: Words) -> Stop:
    what, names = shown_at(table.game.id, number), NAMES[: table.state.seats]
    view = table.view(0 if what in ("hand", "mat") else None)
    marks = [event.refs for event in table.events() if event.refs][-RECENT:] if what == "board" else []
    scene = Scene(
        table.game,
        view,
        words,
        names,
        Size.PHONE,
        caption=words.put(view.headline, names),
        marks=tuple(marks),
        owing=tuple(table.owing()),
        sheet=table.game.score(table.state),
    )
    said = _said(words, number + 1, scene.say("game-blurb"))
    return Stop(draw(scene, what, 0), alt_text(scene), said)


def _said(words: Words, number: int, blurb: str) -> str:
    """Return what the game says at a stop; one that says nothing is at least introduced."""
    key = f"how-{number}"
    if words.has(key):
        return words.say(key)
    return blurb if number == 1 else ""
