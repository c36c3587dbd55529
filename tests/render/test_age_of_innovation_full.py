"""The pictures of Age of Innovation at their fullest: every tile, faction and hex, at every size of type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, cycle, islice
from statistics import median

import pytest

from games.age_of_innovation.board import MAPS
from games.age_of_innovation.content import (
    BOARDS,
    BONUSES,
    CITY_TILES,
    COMPETENCIES,
    FACTIONS,
    FIELDS,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    ROUND_TILES,
    STOCK,
    innovation_slots,
)
from games.age_of_innovation.state import AgeState, Bridge, Bundle
from render.age_of_innovation import board, display
from render.kit.audit import faults
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.png import encode
from render.kit.text import Role, TextStyle
from render.pictures import canvas_of
from render.scene import Scene
from render.words import LANGUAGES
from tests.render.gallery import FORMS, Moment, Shot, played, scene_of, shares

SHOT = Shot("age_of_innovation", 5, 0)
DARK = 90
TURNS = 8
"""How often the displays are laid out with other tiles, until each has lain there."""


def taken(tiles: Sequence[str], start: int, count: int) -> list[str]:
    """So many tiles from a place on, over again after the last."""
    return list(islice(cycle(tiles), start, start + count))


def full(seats: int = 5, turn: int = 0) -> AgeState:
    """A position of round 6 in which everybody has as much as there is; `turn` says which tiles are out."""
    start = played("age_of_innovation", seats, 0).state
    assert isinstance(start, AgeState)
    now = start.model_copy(deep=True)
    now.bundles, now.draft_homes, now.draft_factions, now.draft_bonuses = [], [], [], []
    now.round, now.phase, now.order, now.next_order = 6, "actions", list(range(seats)), list(range(1, seats))
    slots = innovation_slots(seats)
    now.innovations = dict(zip(slots, taken(INNOVATIONS, turn * 5, len(slots)), strict=True))
    now.palaces = taken(PALACES, turn * 5, 7)
    now.round_tiles = taken(list(ROUND_TILES), turn * 6, 6)
    now.final_tile = list(FINAL_TILES)[turn % len(FINAL_TILES)]
    held = len(BONUSES) - seats
    now.bonus_offer = dict.fromkeys(taken(BONUSES, turn * 3, 3), 6)
    bonuses = taken(BONUSES, turn * 3 + 3, max(held, seats))
    lands = sorted(MAPS[now.map].lands)
    for seat, side in enumerate(now.sides):
        side.home = taken(list(BOARDS), seat + turn, 1)[0]
        side.faction = taken(list(FACTIONS), seat + turn * 5, 1)[0]
        side.coins, side.tools, side.scholars, side.bowls = 88, 28, 7, [12, 10, 12]
        side.books = dict.fromkeys(FIELDS, 12)
        side.levels = dict(zip(FIELDS, (12, 10, 11, seat), strict=True))
        side.innovations = taken(INNOVATIONS, turn * 5 + seat * 3, 4)
        side.competencies, side.palace = list(COMPETENCIES), taken(PALACES, turn * 5 + seat, 1)[0]
        side.city_tiles, side.passed = list(CITY_TILES), bool(seat)
        side.bonus, side.next_bonus = ("", bonuses[seat]) if seat else (bonuses[seat], "")
        side.points = dict.fromkeys(side.points, 188)
        pieces = [*chain(*([piece] * n for piece, n in STOCK.items())), "tower", "monument", "neutral_guild"]
        side.buildings = dict(zip(lands[seat::seats], pieces, strict=False))
        side.annexes = list(side.buildings)[::2]
        side.cities = [[one] for one in list(side.buildings)[::3]]
    now.bridges = [
        Bridge(a=a, b=b, owner=number % seats)
        for number, (a, b) in enumerate(list(MAPS[now.map].sites.values())[: 3 * seats])
    ]
    return now


def scene(form: str, now: AgeState, language: str = "en") -> Scene:
    shot = replace(SHOT, seats=now.seats, language=language).on(form)
    acting = tuple(range(now.seats))
    return scene_of(shot, Moment(now, 999, (), acting))


def pictures(drawn: Scene) -> Iterator[tuple[str, Canvas]]:
    """All pictures of a scene, each mat among them."""
    for what in ("board", "display", "score"):
        yield what, canvas_of(drawn, what)
    for seat in range(len(drawn.names)):
        yield f"mat {seat}", canvas_of(drawn, "mat", seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_the_fullest_table_fits(form: str, language: str) -> None:
    """Five players in round 6 with all that there is: every text fits, none lies on another."""
    for what, canvas in pictures(scene(form, full(), language)):
        assert faults(canvas) == [], what


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_fits(seats: int, form: str) -> None:
    """The same with fewer players, on both maps."""
    for what, canvas in pictures(scene(form, full(seats))):
        assert faults(canvas) == [], what


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_every_tile_fits_the_displays(form: str, language: str) -> None:
    """Each innovation, palace, bonus, round tile and final tile, whatever slot it lies in."""
    shown: set[str] = set()
    for turn in range(TURNS):
        canvas = display(scene(form, full(5, turn), language))
        assert faults(canvas) == [], turn
        shown |= {place.partition(":")[2] for place in canvas.places}
    assert {*INNOVATIONS, *PALACES, *BONUSES, *ROUND_TILES, *FINAL_TILES, *COMPETENCIES} <= shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_every_tile_fits_a_mat(form: str, language: str) -> None:
    """All tiles that a player may have, at once on one mat."""
    now = full(2)
    now.sides[0].innovations = [*INNOVATIONS, *PALACES, *BONUSES]
    assert faults(canvas_of(scene(form, now, language), "mat", 0)) == []


@pytest.mark.parametrize("form", FORMS)
def test_no_name_of_an_innovation_is_broken_within_a_word(form: str) -> None:
    """At the size at which it is set, each word of a name is no wider than its box."""
    shown = set()
    for turn in range(TURNS):
        drawn = scene(form, full(5, turn))
        names = {drawn.say(f"name-{one.replace('_', '-')}") for one in INNOVATIONS}
        canvas = display(drawn)
        for mark in canvas.texts:
            if mark.text in names:
                shown.add(mark.text)
                style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, mark.size)
                widest = max(canvas.text_width(word, style) for word in mark.text.split())
                assert widest <= mark.box.w + 0.5, mark.text
    assert shown == names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_every_faction_fits_a_mat_and_a_set(form: str, language: str) -> None:
    """The words of every faction, with those of a board, on the mat and among the sets on offer (R3.1)."""
    factions, homes = list(FACTIONS), cycle(BOARDS)
    now = full(2)
    now.bundles = [
        Bundle(home=next(homes), faction=one, bonus=bonus)
        for one, bonus in zip(factions, cycle(BONUSES), strict=False)
    ]
    assert faults(display(scene(form, now, language))) == []
    for one, home in zip(factions, cycle(BOARDS), strict=False):
        now.sides[0].faction, now.sides[0].home = one, home
        assert faults(canvas_of(scene(form, now, language), "mat", 0)) == [], one


def inked(canvas: Canvas, box: Box) -> set[int]:
    """The places of a box's dark pixels."""
    grey = canvas.image.crop((round(box.x), round(box.y), round(box.right), round(box.bottom))).convert("L")
    return {place for place, value in enumerate(grey.tobytes()) if value < DARK}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", [2, 5])
def test_no_building_hides_the_name_of_a_hex(seats: int, form: str) -> None:
    """The ink of every hex's name is the same with the tallest piece on each hex as with none."""
    now = full(seats)
    now.bridges, now.round = [], 0
    for side in now.sides:
        side.buildings, side.cities, side.annexes = {}, [], []
    bare = board(scene(form, now))
    lands = MAPS[now.map].lands
    now.sides[0].buildings = dict.fromkeys(lands, "palace")
    now.sides[0].annexes = list(lands)
    built = board(scene(form, now))
    for mark in bare.texts:
        if mark.text in lands:
            assert inked(bare, mark.ink) <= inked(built, mark.ink), mark.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_type_is_larger_everywhere(language: str) -> None:
    """Half of the texts grow by 1.3 or more, nearly all by 1.2; none is smaller than on a phone's sheet."""
    usual, large = (dict(pictures(scene(form, full(), language))) for form in ("phone", "large"))
    for what, canvas in large.items():
        before, after = shares(usual[what]), shares(canvas)
        grown = sorted(after[text] / size for text, size in before.items() if text in after)
        assert median(grown) >= 1.3, what
        assert grown[len(grown) // 10] >= 1.2, what
        assert grown[0] >= 1, what


def test_the_displays_of_a_phone_have_larger_words_than_must_be() -> None:
    """Beside the map no text on a phone is smaller than 1/65 of the width: it reads after one tap."""
    canvas = display(scene("phone", full()))
    assert min(mark.size for mark in canvas.texts) >= canvas.width / 65


@pytest.mark.parametrize("form", FORMS)
def test_the_fullest_pictures_are_small_files(form: str) -> None:
    for what, canvas in pictures(scene(form, full())):
        assert len(encode(canvas.image)) <= 250_000, what
