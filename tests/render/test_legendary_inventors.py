"""The pictures of Legendary Inventors over played positions."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from games.core.selfplay import choose
from games.core.table import Table
from games.legendary_inventors import GAME
from games.legendary_inventors.view import InventorsView
from render.kit.audit import overlapping, too_small
from render.kit.frame import Size
from render.kit.png import encode
from render.legendary_inventors import board, mat, score
from render.scene import Scene
from render.words import LANGUAGES, words_for

NAMES = ("Ada", "Bartholomew Fitzgerald", "小李", "Dmitri", "Eleonora")
STEPS = (0, 40, 90)
PICTURES = {"board": board, "mat": lambda scene: mat(scene, 1), "score": score}


@lru_cache(maxsize=16)
def played(seats: int, steps: int) -> Table[Any, Any]:
    source = random.Random(seats)
    table: Table[Any, Any] = Table.start(GAME, seats, {}, f"picture-{seats}")
    for _ in range(steps):
        if not table.finished:
            table.answer(*choose(table, source, "greedy"))
    return table


def scene(seats: int, steps: int, size: Size, language: str = "en") -> Scene:
    table = played(seats, steps)
    view = table.view(None)
    return Scene(
        GAME,
        view,
        words_for(GAME, language),
        NAMES[:seats],
        size,
        "Fig. 31: the position",
        (("GAME", "k3f9"), ("TURN", str(steps))),
        ("k3f9", f"move {steps}"),
        (("seat:0", "nowhere:x"), tuple(f"invention:{one.id}" for one in view.row[:1])),
        ("seat:1", "nowhere:y"),
        (0,),
        GAME.score(table.state),
        True,
    )


@pytest.mark.parametrize("seats", (2, 3, 4, 5))
@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize("what", PICTURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_overlaps_or_is_too_small(language: str, what: str, size: Size, seats: int) -> None:
    """No text lies on another or is smaller than its role allows, early, in the middle and late."""
    for steps in STEPS:
        canvas = PICTURES[what](scene(seats, steps, size, language))
        assert overlapping(canvas) + too_small(canvas) == []


@pytest.mark.parametrize("seats", (2, 5))
def test_board_claims_every_piece_that_events_name(seats: int) -> None:
    """Each seat, inventor and open invention has a place on the board under its ref."""
    drawn = scene(seats, 40, Size.FULL)
    view = drawn.view
    assert isinstance(view, InventorsView)
    wanted = {f"seat:{seat}" for seat in range(seats)} | {f"invention:{one.id}" for one in view.row}
    wanted |= {f"inventor:{one.id}" for player in view.players for one in player.inventors}
    assert wanted <= board(drawn).places.keys()


def test_board_does_not_depend_on_what_is_hidden() -> None:
    """Another order of bag and decks gives the same picture, byte for byte (R14.1)."""
    table, drawn = played(3, 40), scene(3, 40, Size.PHONE)
    disguised = GAME.disguise(table.state, None, random.Random(7))
    assert disguised.bag != table.state.bag
    other = replace(drawn, view=GAME.view(disguised, None))
    assert encode(board(drawn).image) == encode(board(other).image)


@pytest.mark.parametrize("size", Size)
def test_board_file_is_small(size: Size) -> None:
    """A board of five players is at most 250 KB."""
    assert len(encode(board(scene(5, 40, size)).image)) <= 250_000


def test_finished_game_names_its_winners() -> None:
    """Each winner's plate says so once the game is over, on board and score sheet alike (R13.1)."""
    drawn = scene(2, 500, Size.PHONE)
    drawn = replace(drawn, owing=())
    assert drawn.view.finished
    for what in ("board", "score"):
        shown = [mark.text for mark in PICTURES[what](drawn).texts]
        assert shown.count(drawn.say("picture-winner")) == len(drawn.view.winners)
