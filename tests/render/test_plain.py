"""The picture of a game that draws none of its own: everything in words, seats marked on their plates."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render import plain
from render.kit.audit import faults
from render.kit.ink import BRASS, SEATS
from render.words import LANGUAGES
from tests.render.gallery import DRAWN, FORMS, Shot, scene_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game_id", DRAWN)
def test_whole_position_stands_in_words(game_id: str, form: str, language: str) -> None:
    """Every line of the position, however long, at its full size and without a fault."""
    scene = scene_of(Shot(game_id, 4, 60, language=language).on(form))
    canvas = plain.board(scene)
    assert faults(canvas) == []
    sizes = {mark.text: mark.size for mark in canvas.texts}
    lines = [scene.put(text) for text in scene.game.status(scene.view)]
    assert {sizes[line] for line in lines} == {plain.SIZE[scene.size]}


def test_moves_of_a_seat_are_marked_on_its_plate() -> None:
    """A move that touches a seat has its number at the plate, not at a line that may be of something else."""
    scene = replace(scene_of(Shot(DRAWN[0], 4, 0)), marks=(("seat:2",),), owing=())
    canvas = plain.board(scene)
    plates = [canvas.places[f"plate:{SEATS[seat].hue}"] for seat in range(4)]
    left = [canvas.image.getpixel((round(plate.x - 6), round(plate.centre[1]))) for plate in plates]
    assert [seat for seat, pixel in enumerate(left) if pixel == BRASS] == [2]
    assert canvas.texts[-1].text == "1"
