"""The pictures of every game that has its own, over played positions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from statistics import median

import pytest
from PIL import Image

from games.core.registry import all_games
from render.kit.audit import faults
from render.kit.fonts import shaping
from render.kit.frame import LARGE
from render.kit.png import encode
from render.pictures import ALT_LENGTH, alt_text, canvas_of, card_canvas, draw_card, kinds
from render.words import LANGUAGES
from tests.render.gallery import (
    DRAWN,
    FORMS,
    NAMES,
    REFERENCE,
    REFERENCES,
    Shot,
    difference,
    disguised,
    fullest,
    looks,
    photograph,
    remembered,
    scene_of,
    shares,
    shots,
    small,
)

MOVES = (0, 35, 90)
FIRST = [LANGUAGES[0], *(pytest.param(one, marks=pytest.mark.deep) for one in LANGUAGES[1:])]
"""The first language always, the others in the deep run: the fullest positions are drawn in each of them."""
PHONE_POINTS = 380
SMALL_WORDS = 24
"""Units per em of small words, whatever the sheet."""
READABLE = 9
"""Pixels per em that can be read on a phone before the picture is tapped."""


def most_seats(game_id: str) -> int:
    return max(all_games()[game_id].seats)


@dataclass(frozen=True)
class Measured:
    """What the tests ask of a card's picture: its faults, and its smallest text as a share of its width."""

    faults: list[str]
    least: float


@cache
def measured(game_id: str, language: str) -> dict[str, Measured | None]:
    """The pictures of all cards of a game in a language, drawn once; None where there is none."""
    found: dict[str, Measured | None] = {}
    for look in looks(game_id, language):
        drawn = card_canvas(look)
        sizes = [mark.size / drawn.width for mark in drawn.texts] if drawn is not None else []
        found[look.card.id] = Measured(faults(drawn), min(sizes, default=1.0)) if drawn is not None else None
    return found


@pytest.mark.parametrize("language", FIRST)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game_id", DRAWN)
def test_no_text_overflows_overlaps_or_is_too_small(game_id: str, form: str, language: str) -> None:
    """Every kind of picture at the start and in the middle, at the smallest and the largest table."""
    for shot in shots(game_id, MOVES[:2], language, form):
        if shot.seats in (min(all_games()[game_id].seats), most_seats(game_id)):
            assert faults(photograph(shot)) == [], shot


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game_id", DRAWN)
def test_no_picture_at_any_table_has_a_fault(game_id: str, form: str, language: str) -> None:
    """Every kind of picture, early, in the middle and late, at every table, in each language."""
    for shot in shots(game_id, MOVES, language, form):
        assert faults(photograph(shot)) == [], shot


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game_id", DRAWN)
def test_the_fullest_positions_fit(game_id: str, form: str, language: str) -> None:
    """Games that are over or nearly so, with most pieces: no text overflows, nothing leaves the picture."""
    for late in fullest(game_id):
        for what in kinds(game_id):
            shot = replace(late, language=language).of(what).on(form)
            canvas = photograph(shot, remembered(late))
            assert faults(canvas) == [], shot
            assert [name for name, box in canvas.places.items() if not canvas.box.contains(box)] == [], shot


@pytest.mark.parametrize("language", FIRST)
@pytest.mark.parametrize("game_id", DRAWN)
def test_large_type_is_larger(game_id: str, language: str) -> None:
    """With large type names, and most other words, are larger by more than a quarter."""
    for shot in shots(game_id, MOVES[2:], language):
        if shot.seats == most_seats(game_id):
            usual, large = shares(photograph(shot)), shares(photograph(shot.on("large")))
            ratios = [large[text] / usual[text] for text in usual.keys() & large.keys()]
            assert large[NAMES[0]] > 1.25 * usual[NAMES[0]], shot
            assert median(ratios) > 1.25, shot


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", DRAWN)
def test_card_pictures_have_no_fault(game_id: str, language: str) -> None:
    """Every card has a picture and words; no text of it overflows, overlaps or is too small."""
    drawn = measured(game_id, language)
    for look in looks(game_id, language):
        one = drawn[look.card.id]
        assert one is not None, look.card.id
        assert one.faults == [], look.card.id
        assert all(look.put(line) for line in look.card.words)
        assert look.card.words, look.card.id


@pytest.mark.parametrize("game_id", DRAWN)
def test_cards_have_large_type_for_everybody(game_id: str) -> None:
    """No text on a card's picture is smaller, for the picture's width, than small words of large type."""
    least = [one.least for one in measured(game_id, "en").values() if one is not None]
    assert min(least) > SMALL_WORDS / LARGE.width


@pytest.mark.parametrize("game_id", DRAWN)
def test_card_picture_files_are_small(game_id: str) -> None:
    """A card's picture is at most 120 KB."""
    for look in looks(game_id, "en")[::9]:
        data = draw_card(look)
        assert data is not None
        assert 200 < len(data) <= 120_000


@pytest.mark.skipif(not shaping(), reason="Pillow cannot shape text here, so letters stand elsewhere")
@pytest.mark.parametrize("shot", REFERENCES, ids=lambda shot: shot.name)
def test_picture_looks_like_its_reference(shot: Shot) -> None:
    """A position looks as it did when somebody last looked at it."""
    stored = Image.open(REFERENCE / f"{shot.name}.png").convert("RGB")
    assert difference(small(photograph(shot, remembered(shot))), stored) < 1.5


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.deep) for seed in range(1, 4))])
@pytest.mark.parametrize("game_id", DRAWN)
def test_hidden_things_change_no_pixel(game_id: str, seed: int) -> None:
    """What the viewer may not know can be swapped, and the picture is the same, pixel for pixel."""
    for shot in shots(game_id, (35,), "en"):
        other = canvas_of(disguised(shot, seed), shot.what, shot.seat)
        assert other.image.tobytes() == photograph(shot).image.tobytes(), shot


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game_id", DRAWN)
def test_files_are_small_and_always_the_same(game_id: str, form: str) -> None:
    """Pictures at the largest table are at most 250 KB, with the same bytes each time."""
    for shot in shots(game_id, (90,), "en", form):
        if shot.seats == most_seats(game_id):
            image = photograph(shot).image
            data = encode(image)
            assert len(data) <= 250_000, shot
            again = photograph(shot).image
            assert image.tobytes() == again.tobytes(), shot
            assert shot.what != "board" or data == encode(again), shot


@pytest.mark.parametrize("game_id", DRAWN)
def test_headlines_read_on_a_phone_untouched(game_id: str) -> None:
    """Names, scores, who is to move and what changed are at least 9 px high on a picture 380 px wide."""
    names = ("Ada", "Bartholomew", "小李", "Di", "El")[: most_seats(game_id)]
    scene = replace(scene_of(Shot(game_id, most_seats(game_id), 90)), names=names)
    canvas = canvas_of(scene)
    largest = {mark.text: 0.0 for mark in canvas.texts}
    for mark in canvas.texts:
        largest[mark.text] = max(largest[mark.text], mark.size * PHONE_POINTS / canvas.width)
    wanted = [*scene.names, *(str(points) for points in scene.view.scores), scene.caption, scene.block[0][1]]
    wanted += [scene.say("picture-to-move")] if scene.owing else []
    assert {text: largest[text] for text in wanted if largest[text] < READABLE} == {}


@pytest.mark.parametrize("game_id", DRAWN)
def test_alt_text_names_everybody_and_their_points(game_id: str) -> None:
    """What a screen reader says holds every name, and is no longer than may be sent."""
    for language in LANGUAGES:
        scene = scene_of(Shot(game_id, most_seats(game_id), 35, language=language))
        said = alt_text(scene)
        assert 0 < len(said) <= ALT_LENGTH
        assert [name for name in scene.names if name not in said] == []
