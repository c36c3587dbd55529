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
from render.kit.frame import Size
from render.legendary_inventors import board, mat, score
from render.scene import Scene
from render.words import words_for

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


@pytest.mark.parametrize("seats", (2, 5))
def test_board_claims_every_piece_that_events_name(seats: int) -> None:
    """Each seat, inventor and open invention has a place on the board under its ref."""
    drawn = scene(seats, 40, Size.FULL)
    view = drawn.view
    assert isinstance(view, InventorsView)
    wanted = {f"seat:{seat}" for seat in range(seats)} | {f"invention:{one.id}" for one in view.row}
    wanted |= {f"inventor:{one.id}" for player in view.players for one in player.inventors}
    assert wanted <= board(drawn).places.keys()


def test_finished_game_names_its_winners() -> None:
    """Each winner's plate says so once the game is over, on board and score sheet alike (R13.1)."""
    drawn = scene(2, 500, Size.PHONE)
    drawn = replace(drawn, owing=())
    assert drawn.view.finished
    for what in ("board", "score"):
        shown = [mark.text for mark in PICTURES[what](drawn).texts]
        assert shown.count(drawn.say("picture-winner")) == len(drawn.view.winners)
