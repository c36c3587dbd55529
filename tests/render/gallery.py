"""Positions of real games, their pictures, and the stored pictures they are compared with.

`python -m tests.render.gallery` draws the stored pictures anew from the stored positions: look at each before
you keep it. A position is stored when it is not there yet.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from games.core.registry import AnyGame, all_games
from games.core.selfplay import choose
from games.core.table import Table
from render.kit.canvas import Canvas
from render.kit.frame import Size
from render.kit.png import palette_of
from render.pictures import canvas_of, kinds
from render.scene import Look, Scene
from render.words import words_for

REFERENCE = Path(__file__).parent / "reference"
NAMES = ("Ada", "Bartholomew Fitzgerald", "小李", "Dmitri", "Eleonora")
DRAWN = tuple(game_id for game_id in all_games() if find_spec(f"render.{game_id}") is not None)
"""The games that have pictures of their own."""


@dataclass(frozen=True)
class Shot:
    """A picture of a position: the game, seats, moves made, the kind of picture, whose and who looks."""

    game: str
    seats: int
    moves: int
    what: str = "board"
    size: Size = Size.PHONE
    language: str = "en"
    seat: int = 0
    viewer: int | None = None
    large: bool = False

    def of(self, what: str) -> Shot:
        """The same moment in a picture of another kind; a hand is looked at by its owner."""
        return replace(self, what=what, viewer=self.seat if what == "hand" else self.viewer)

    def on(self, form: str) -> Shot:
        """The same picture on another kind of sheet."""
        size, large = FORMS[form]
        return replace(self, size=size, large=large)

    @property
    def name(self) -> str:
        """The name of the stored picture."""
        form = f"{self.what}-{'large' if self.large else self.size.name.lower()}-{self.language}"
        return f"{self.game}-{self.seats}-{self.moves}-{form}-{self.seat}"


@lru_cache(maxsize=64)
def played(game_id: str, seats: int, moves: int) -> Table:  # type: ignore[type-arg]
    """The game after so many sensible moves, or at its end."""
    game = all_games()[game_id]
    if moves == 0:
        return Table.start(game, seats, {}, f"gallery-{seats}")
    source = random.Random(f"{game_id}-{seats}-{moves}")
    table = Table.start(game, seats, {}, f"gallery-{seats}")
    for _ in range(moves):
        if not table.finished:
            table.answer(*choose(table, source, "greedy"))
    return table


@dataclass(frozen=True)
class Moment:
    """What a scene is made from: the state, the number of answers, refs of the last moves, who must act."""

    state: Any
    number: int
    marks: tuple[tuple[str, ...], ...]
    owing: tuple[int, ...]


def moment(shot: Shot) -> Moment:
    """The position of a shot in a game played now."""
    table = played(shot.game, shot.seats, shot.moves)
    marks = tuple(event.refs for event in table.events() if event.refs)[-4:]
    return Moment(table.state, table.number, marks, tuple(table.owing()))


def remembered(shot: Shot) -> Moment:
    """The stored position of a shot: the same whatever the rules and the computer players become."""
    kept = json.loads(_position(shot).read_text("utf-8"))
    state = all_games()[shot.game].state_type.model_validate(kept["state"])
    return Moment(state, kept["number"], tuple(map(tuple, kept["marks"])), tuple(kept["owing"]))


def _position(shot: Shot) -> Path:
    return REFERENCE / f"{shot.game}-{shot.seats}-{shot.moves}.json"


def remember(shot: Shot) -> None:
    """Store the position of a shot unless it is stored."""
    if not _position(shot).exists():
        now = moment(shot)
        kept = {"state": now.state.model_dump(mode="json"), "number": now.number}
        kept |= {"marks": now.marks, "owing": now.owing}
        _position(shot).write_text(json.dumps(kept, separators=(",", ":")) + "\n", "utf-8")


def scene_of(shot: Shot, now: Moment | None = None) -> Scene:
    """The scene of a shot, as a strict one: what does not fit is an error."""
    now = now or moment(shot)
    game: AnyGame = all_games()[shot.game]
    view, words = game.view(now.state, shot.viewer), words_for(game, shot.language)
    return Scene(
        game,
        view,
        words,
        NAMES[: shot.seats],
        shot.size,
        words.put(view.headline, NAMES),
        ((words.say("picture-move"), str(now.number)),),
        marks=now.marks,
        owing=now.owing,
        sheet=game.score(now.state),
        strict=True,
        large=shot.large,
    )


def photograph(shot: Shot, now: Moment | None = None) -> Canvas:
    """The picture of a shot."""
    return canvas_of(scene_of(shot, now), shot.what, shot.seat)


FORMS: dict[str, tuple[Size, bool]] = {
    "full": (Size.FULL, False),
    "phone": (Size.PHONE, False),
    "large": (Size.PHONE, True),
}
"""The kinds of sheet: the size, and whether its type is large."""


def shots(game_id: str, moves: tuple[int, ...], language: str, form: str = "phone") -> list[Shot]:
    """Every kind of picture at every number of players, so many moves into the game."""
    return [
        Shot(game_id, seats, count, seat=seats - 1, language=language).of(what).on(form)
        for seats in all_games()[game_id].seats
        for count in moves
        for what in kinds(game_id)
    ]


def fullest(game_id: str) -> list[Shot]:
    """The stored positions latest in the game, one for each number of players."""
    found = [shot for shot in REFERENCES if shot.game == game_id]
    latest = {shot.seats: shot for shot in sorted(found, key=lambda shot: shot.moves)}
    return [Shot(game_id, shot.seats, shot.moves, seat=shot.seats - 1) for shot in latest.values()]


def looks(game_id: str, language: str) -> list[Look]:
    """Every card of a game, to be looked at."""
    game = all_games()[game_id]
    return [Look(game, card, words_for(game, language), strict=True) for card in game.cards()]


def shares(canvas: Canvas) -> dict[str, float]:
    """How large each text is set where it is largest, as a share of the picture's width."""
    return {mark.text: mark.size / canvas.width for mark in sorted(canvas.texts, key=lambda mark: mark.size)}


def disguised(shot: Shot, seed: int) -> Scene:
    """The scene of a shot with everything changed that its viewer may not know."""
    table, scene = played(shot.game, shot.seats, shot.moves), scene_of(shot)
    other = scene.game.disguise(table.state, shot.viewer, random.Random(seed))
    return replace(scene, view=scene.game.view(other, shot.viewer))


def difference(one: Image.Image, two: Image.Image) -> float:
    """Mean difference (0–255) of two pictures, a little blurred so that a pixel's shift is no fault."""
    if one.size != two.size:
        return 255.0
    rough = ImageChops.difference(one.convert("L").reduce(3), two.convert("L").reduce(3))
    counts = rough.histogram()
    return sum(value * count for value, count in enumerate(counts)) / (rough.width * rough.height)


LI = "legendary_inventors"
IN = "innovation"
EI = "era_of_inventions"
AI = "age_of_innovation"
ST = "south_tigris"
REFERENCES = (
    Shot(LI, 2, 0),
    Shot(LI, 2, 30, size=Size.FULL),
    Shot(LI, 3, 40, language="zh-Hant"),
    Shot(LI, 4, 60, size=Size.FULL, language="zh-Hans"),
    Shot(LI, 5, 60),
    Shot(LI, 5, 60, size=Size.FULL),
    Shot(LI, 3, 80, "mat", seat=1),
    Shot(LI, 5, 90, "mat", Size.FULL, "zh-Hant", 4),
    Shot(LI, 2, 999),
    Shot(LI, 2, 999, "score"),
    Shot(LI, 5, 999, "score", Size.FULL, "zh-Hant"),
    Shot(LI, 4, 999, "score"),
    Shot(IN, 2, 0),
    Shot(IN, 2, 60, size=Size.FULL),
    Shot(IN, 3, 90, language="zh-Hant"),
    Shot(IN, 4, 140),
    Shot(IN, 4, 140, size=Size.FULL),
    Shot(IN, 4, 140, size=Size.FULL, language="zh-Hans"),
    Shot(IN, 3, 90, "hand", seat=0, viewer=0),
    Shot(IN, 3, 90, "hand", seat=1, viewer=0),
    Shot(IN, 4, 140, "hand", Size.FULL, "zh-Hant", 3, 3),
    Shot(IN, 3, 90, "mat", seat=2),
    Shot(IN, 4, 140, "mat", Size.FULL, "zh-Hant", 3),
    Shot(IN, 2, 999),
    Shot(IN, 3, 999, "score"),
    Shot(EI, 3, 0),
    Shot(EI, 3, 60, size=Size.FULL),
    Shot(EI, 4, 110, language="zh-Hant"),
    Shot(EI, 4, 110, size=Size.FULL, language="zh-Hans"),
    Shot(EI, 5, 150),
    Shot(EI, 5, 150, size=Size.FULL),
    Shot(EI, 3, 200, "mat", seat=1),
    Shot(EI, 5, 150, "mat", Size.FULL, "zh-Hant", 4),
    Shot(EI, 4, 999),
    Shot(EI, 4, 999, size=Size.FULL),
    Shot(EI, 4, 110, language="zh-Hant", large=True),
    Shot(EI, 5, 150, large=True),
    Shot(EI, 3, 200, "mat", seat=1, large=True),
    Shot(EI, 3, 999, "score"),
    Shot(EI, 5, 999, "score", Size.FULL, "zh-Hans"),
    Shot(AI, 2, 60),
    Shot(AI, 2, 60, "display"),
    Shot(AI, 3, 0, "display", Size.FULL, "zh-Hant"),
    Shot(AI, 3, 200, size=Size.FULL, language="zh-Hans"),
    Shot(AI, 4, 300, "mat", seat=2),
    Shot(AI, 5, 480),
    Shot(AI, 5, 480, size=Size.FULL),
    Shot(AI, 5, 480, "display", Size.FULL),
    Shot(AI, 5, 480, "display", language="zh-Hans"),
    Shot(AI, 5, 480, "mat", Size.FULL, "zh-Hant", 4),
    Shot(AI, 2, 60, "display", large=True),
    Shot(AI, 3, 0, "display", language="zh-Hant", large=True),
    Shot(AI, 5, 480, large=True),
    Shot(AI, 5, 480, "display", language="zh-Hans", large=True),
    Shot(AI, 5, 480, "mat", language="zh-Hant", seat=4, large=True),
    Shot(AI, 4, 9999, "score", large=True),
    Shot(AI, 4, 9999),
    Shot(AI, 4, 9999, "score", Size.FULL, "zh-Hant"),
    Shot(ST, 2, 0),
    Shot(ST, 2, 150, size=Size.FULL),
    Shot(ST, 3, 400, language="zh-Hant"),
    Shot(ST, 4, 700),
    Shot(ST, 4, 700, size=Size.FULL, language="zh-Hans"),
    Shot(ST, 3, 400, "mat", seat=1),
    Shot(ST, 4, 700, "mat", Size.FULL, "zh-Hant", 3),
    Shot(ST, 3, 400, "hand", seat=2, viewer=2),
    Shot(ST, 4, 700, large=True),
    Shot(ST, 2, 150, language="zh-Hant", large=True),
    Shot(ST, 3, 400, "mat", seat=1, large=True),
    Shot(ST, 4, 700, "mat", language="zh-Hant", seat=3, large=True),
    Shot(ST, 3, 400, "hand", seat=2, viewer=2, large=True),
    Shot(ST, 2, 999),
    Shot(ST, 3, 999, "score", Size.FULL),
)


def small(canvas: Canvas) -> Image.Image:
    """The picture as it is stored: a third as wide."""
    return canvas.image.reduce(3)


def store(name: str, image: Image.Image) -> None:
    """Store a reference picture with few colours."""
    chart = Image.new("P", (1, 1))
    chart.putpalette([part for colour in palette_of(image, 64) for part in colour])
    few = image.quantize(palette=chart, dither=Image.Dither.NONE)
    few.save(REFERENCE / f"{name}.png", optimize=True)


if __name__ == "__main__":
    for shot in REFERENCES:
        remember(shot)
        store(shot.name, small(photograph(shot, remembered(shot))))
