"""What stands out in a picture: last moves, options of a question, what is chosen."""

from __future__ import annotations

import random
from dataclasses import replace
from math import sqrt

import pytest

from games.core.selfplay import choose
from games.core.table import Table
from games.legendary_inventors import GAME
from render.kit import marks
from render.kit.audit import overlapping
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.path import hexagon
from render.legendary_inventors import board
from render.marking import spots, telling
from render.scene import Scene
from tests.render.gallery import Shot, photograph, scene_of


@pytest.fixture
def canvas() -> Canvas:
    made = Canvas(1080, 800)
    made.claim("seat:0", Box(20, 20, 500, 300))
    made.claim("inventor:a", Box(40, 40, 100, 100))
    made.claim("inventor:b", Box(160, 40, 100, 100))
    for number in range(4):
        made.claim(f"card:{number}", Box(600, 20 + 150 * number, 100, 100))
    return made


def test_change_of_a_whole_sort_is_not_marked(canvas: Canvas) -> None:
    """When an age begins every card is new: a mark on each says nothing."""
    cards = [f"card:{number}" for number in range(4)]
    assert telling(canvas, cards) == []
    assert telling(canvas, [*cards, "inventor:a"]) == ["inventor:a"]
    assert telling(canvas, cards[:3]) == cards[:3]


def test_what_holds_a_marked_piece_is_not_marked_itself(canvas: Canvas) -> None:
    """A move of an inventor marks the inventor, not its whole team; the team alone is marked."""
    assert telling(canvas, ["seat:0", "inventor:a", "nowhere:x"]) == ["inventor:a"]
    assert telling(canvas, ["seat:0"]) == ["seat:0"]


def test_pieces_that_share_a_place_are_marked_once(canvas: Canvas) -> None:
    """Two covered cards of one pile lie at the same place: one mark, not two and not none."""
    canvas.claim("card:under", canvas.places["card:1"])
    assert len(telling(canvas, ["card:1", "card:under"])) == 1


def test_number_of_an_option_stands_where_it_is_told_from_the_others(canvas: Canvas) -> None:
    """Options that all touch the same card are numbered on what they do not share."""
    options = [("card:0", "inventor:a"), ("card:0", "inventor:b"), ("card:0",), ("nowhere:x",)]
    assert spots(canvas, options) == {"inventor:a": [1], "inventor:b": [2], "card:0": [3]}


def test_number_on_a_piece_with_an_outline_is_as_large_as_the_piece_allows() -> None:
    """What is claimed besides the outline is only the spot for the number: it says nothing about the room."""
    made = Canvas(1080, 800)
    for name, wide in (("hex:small", 30), ("hex:large", 100)):
        made.claim(name, Box(400, 400, 10, 1), hexagon((405, 400), wide / sqrt(3)))
    sizes = {}
    for name in made.outlines:
        marks.numbered(made, {name: [1]})
        sizes[name] = made.texts[-1].size
    assert sizes["hex:large"] > 1.5 * sizes["hex:small"]


def asked(moves: int) -> tuple[Scene, Table]:  # type: ignore[type-arg]
    source = random.Random(4)
    table = Table.start(GAME, 3, {}, "asked")
    for _ in range(moves):
        table.answer(*choose(table, source, "greedy"))
    scene = replace(scene_of(Shot(GAME.id, 3, 0)), view=table.view(None), owing=tuple(table.owing()))
    return scene, table


@pytest.mark.parametrize("moves", range(8, 40, 4))
def test_preview_numbers_every_option_that_touches_the_board(moves: int) -> None:
    """A preview bears the number of each option with a piece on the board, and no other mark."""
    scene, table = asked(moves)
    decision = next(one for seat in table.owing() for one in table.decisions(seat))
    plain, preview = board(replace(scene, marks=())), board(scene.asking(decision))
    added = sorted(mark.text for mark in preview.texts[len(plain.texts) :])
    wanted = [n for n, one in enumerate(decision.options, 1) if set(one.refs) & preview.places.keys()]
    assert added == sorted(map(str, wanted))
    assert overlapping_numbers(preview, len(plain.texts)) == []


def overlapping_numbers(canvas: Canvas, first: int) -> list[str]:
    """Numbers of options that lie on each other."""
    only = Canvas(10, 10)
    only.texts = canvas.texts[first:]
    return overlapping(only)


def test_preview_outlines_what_is_chosen() -> None:
    """Choosing an option changes the picture around its pieces and nowhere else."""
    scene, table = asked(12)
    seat = table.owing()[0]
    decision = next(one for one in table.decisions(seat) if any(option.refs for option in one.options))
    option = next(one for one in decision.options if one.refs)
    before, after = board(scene.asking(decision)), board(scene.asking(decision, [option.id]))
    places = [before.places[ref].inset(-20) for ref in option.refs if ref in before.places]
    assert places
    assert before.image.tobytes() != after.image.tobytes()
    for canvas in (before, after):
        for box in places:
            canvas.rect(box, (0, 0, 0))
    assert before.image.tobytes() == after.image.tobytes()


def test_tags_keep_off_the_words() -> None:
    """A tag is set where it covers no text, as long as there is such a place along its piece."""
    canvas = photograph(Shot(GAME.id, 5, 90))
    assert overlapping(canvas) == []
