"""The pictures of Era of Inventions over played positions."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from games.core.events import Event
from games.core.selfplay import choose
from games.core.table import Table
from games.era_of_inventions import GAME
from games.era_of_inventions.content import (
    AREAS,
    BOXES,
    FACTORIES,
    FACTORY_SLOTS,
    INVENTION_SLOTS,
    INVENTIONS,
    SOURCES,
)
from games.era_of_inventions.state import Action
from games.era_of_inventions.view import EraView
from render.era_of_inventions import board, mat, score
from render.era_of_inventions.goods import COLOURS, ICONS
from render.kit.audit import faults
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.png import encode
from render.kit.text import Role, TextStyle
from render.pictures import ALT_LENGTH, alt_text, card_canvas
from render.scene import Look, Scene
from render.words import LANGUAGES, words_for
from tests.render.gallery import FORMS, Shot, scene_of

NAMES = ("Ada", "Bartholomew Fitzgerald", "小李", "Dmitri", "Eleonora")
STEPS = (0, 60, 150, 1000)
PICTURES = {"board": board, "mat": lambda scene: mat(scene, 1), "score": score}


@lru_cache(maxsize=16)
def played(seats: int, steps: int) -> Table[Any, Any]:
    source = random.Random(seats)
    table: Table[Any, Any] = Table.start(GAME, seats, {}, f"picture-{seats}")
    for _ in range(steps):
        if not table.finished:
            table.answer(*choose(table, source, "greedy"))
    return table


def scene(seats: int, steps: int, form: str, language: str = "en") -> Scene:
    table, (size, large) = played(seats, steps), FORMS[form]
    return Scene(
        GAME,
        table.view(None),
        words_for(GAME, language),
        NAMES[:seats],
        size,
        foot=("k3f9", f"move {steps}"),
        marks=(("seat:0", "area:buy"), ("seat:1", "nowhere:x"), ("place:ship_1",)),
        can_act=("box:car_gold", "nowhere:y"),
        owing=() if table.finished else (0,),
        sheet=GAME.score(table.state),
        strict=True,
        large=large,
    )


def changed(drawn: Scene, **fields: object) -> Scene:
    return replace(drawn, view=drawn.view.model_copy(update=fields))


@pytest.mark.parametrize("seats", (3, 4, 5))
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("what", PICTURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_overlaps_or_is_too_small(language: str, what: str, form: str, seats: int) -> None:
    """No text lies on another or is smaller than its role allows, from the first move to the last."""
    for steps in STEPS:
        canvas = PICTURES[what](scene(seats, steps, form, language))
        assert faults(canvas) == []


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("what", ("board", "mat"))
def test_a_very_rich_player_fits(what: str, form: str) -> None:
    """Two digits of everything, nine kinds of output, twelve boxes and all places full still fit."""
    drawn = scene(5, 60, form)
    assert isinstance(drawn.view, EraView)
    rich = drawn.view.players[1].model_copy(
        update={
            "stock": dict.fromkeys(drawn.view.players[1].stock, 17),
            "bonus": 12,
            "factories": ["personal", *(one for one in FACTORIES if one.endswith("2_1"))],
            "boxes": list(BOXES)[:12],
            "patented": list(BOXES)[:6],
            "patent": 6,
            "ip": 143,
        }
    )
    players = [rich if seat == 1 else one for seat, one in enumerate(drawn.view.players)]
    places = [one.model_copy(update={"amount": 14}) for one in drawn.view.places]
    canvas = PICTURES[what](changed(drawn, players=players, places=places))
    assert faults(canvas) == []


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("spaces", range(7))
def test_five_players_on_one_space_are_all_readable(form: str, spaces: int) -> None:
    """All markers on one space of the patent track and all pawns on one square still show their letters."""
    drawn = scene(5, 60, form)
    assert isinstance(drawn.view, EraView)
    players = [one.model_copy(update={"patent": spaces, "ip": spaces * 16}) for one in drawn.view.players]
    canvas = board(changed(drawn, players=players))
    assert faults(canvas) == []
    letters = [mark.text for mark in canvas.texts if mark.text in set("ABCDE")]
    assert {letter: letters.count(letter) for letter in "ABCDE"} == {
        letter: 4 + _placed(drawn, letter) for letter in "ABCDE"
    }


def _placed(drawn: Scene, letter: str) -> int:
    """How many discs and markers of a seat lie in areas and boxes."""
    view, seat = drawn.view, "ABCDE".index(letter)
    assert isinstance(view, EraView)
    discs = sum(seats.count(seat) for seats in view.areas.values())
    return discs + sum(box.owner == seat for box in view.boxes)


@pytest.mark.parametrize("form", FORMS)
def test_board_claims_every_piece_that_events_and_options_name(form: str) -> None:
    """Areas, boxes, inventions, cards, factories, places and seats have a place on the board."""
    wanted = {f"area:{one}" for one in AREAS} | {f"box:{one}" for one in BOXES}
    wanted |= {f"invention:{one}" for one in INVENTIONS} | {f"card:{one}" for one in INVENTION_SLOTS}
    wanted |= {f"factory:{one}" for one in FACTORY_SLOTS} | {f"place:{one}" for one in SOURCES}
    wanted |= {f"seat:{seat}" for seat in range(5)} | {"track:patent"}
    assert wanted <= board(scene(5, 60, form)).places.keys()


def test_every_event_of_a_game_shows_on_the_board() -> None:
    """Each event names at least one piece that can be marked."""
    shown = board(scene(3, 60, "full")).places.keys()
    events: list[Event] = played(3, 1000).events()
    assert [event.text.key for event in events if not shown & set(event.refs)] == []


def test_board_does_not_depend_on_what_is_hidden() -> None:
    """Another order of the piles gives the same picture, byte for byte (R2.11)."""
    table, drawn = played(3, 60), scene(3, 60, "phone")
    disguised = GAME.disguise(table.state, None, random.Random(7))
    assert disguised.draw != table.state.draw
    other = replace(drawn, view=GAME.view(disguised, None))
    assert encode(board(drawn).image) == encode(board(other).image)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("steps", STEPS)
def test_board_file_is_small(form: str, steps: int) -> None:
    """A board of five players is at most 250 KB."""
    assert len(encode(board(scene(5, steps, form)).image)) <= 250_000


def test_every_change_of_a_holding_changes_the_picture() -> None:
    """Kept pieces are never stale: one coin, disc, marker or cube more is another picture."""
    drawn = scene(4, 60, "full")
    view = drawn.view
    assert isinstance(view, EraView)
    before = _pixels(board(drawn))
    first = view.players[0]
    variants: list[dict[str, object]] = [
        {"players": [first.model_copy(update=change), *view.players[1:]]}
        for change in (
            {"stock": first.stock | {"coin": first.stock["coin"] + 1}},
            {"bonus": first.bonus + 1},
            {"patent": first.patent + 1},
            {"ip": first.ip + 1},
            {"factories": [*first.factories, "factory_gear_1_1"]},
        )
    ]
    variants += [
        {"places": [view.places[0].model_copy(update={"amount": 9}), *view.places[1:]]},
        {"boxes": [view.boxes[0].model_copy(update={"owner": 3, "patented": True}), *view.boxes[1:]]},
        {"display": ["plane_copy", *view.display[1:]]},
        {"row": ["factory_gear_1_3", *view.row[1:]]},
        {"areas": view.areas | {"market": [2, 3]}},
        {"start": (view.start + 1) % 4},
        {"round": view.round + 1},
    ]
    for variant in variants:
        assert _pixels(board(changed(drawn, **variant))) != before, variant


def _pixels(canvas: Canvas) -> bytes:
    return canvas.image.tobytes()


def test_every_card_has_a_picture() -> None:
    """/card shows each place of an invention, production card and factory."""
    for card in GAME.cards():
        canvas = card_canvas(Look(GAME, card, words_for(GAME, "en"), strict=True))
        assert canvas is not None
        assert card.id in canvas.places


def test_tokens_differ_by_icon_not_by_colour_alone() -> None:
    """Every kind of token has an icon of its own."""
    assert len({ICONS[kind] for kind in COLOURS}) == len(COLOURS)


def test_finished_game_names_its_winners() -> None:
    """Each winner's plate says so once the game is over, on board and score sheet alike (R14.6)."""
    drawn = scene(3, 1000, "phone")
    assert drawn.view.finished
    for what in ("board", "score"):
        shown = [mark.text for mark in PICTURES[what](drawn).texts]
        assert shown.count(drawn.say("picture-winner")) == len(drawn.view.winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_says_where_the_game_stands(language: str) -> None:
    """The alternative text opens with round and player, and keeps to its length."""
    drawn = scene(5, 150, "full", language)
    text = alt_text(drawn)
    assert text.startswith(drawn.put(drawn.view.headline))
    assert len(text) <= ALT_LENGTH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_no_name_of_an_invention_is_broken_within_a_word(form: str, language: str) -> None:
    """At the size at which it is set, each word of an invention's name is no wider than its box."""
    drawn = scene_of(Shot(GAME.id, 5, 60, language=language).on(form))
    names = {drawn.say(f"invention-{one}") for one in INVENTIONS}
    canvas = board(drawn)
    set_here = [mark for mark in canvas.texts if mark.text in names]
    assert {mark.text for mark in set_here} == names
    for mark in set_here:
        assert mark.ink.w <= mark.box.w + 0.5, mark.text
        style = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, mark.size)
        widest = max(canvas.text_width(word, style) for word in mark.text.split())
        assert widest <= mark.box.w * 1.03, mark.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_steps_of_the_action_under_way_are_told_at_its_area(form: str, language: str) -> None:
    """How many are done; for a bonus disc, which has one step, whether it is (R10.3)."""
    plain = scene(4, 60, form, language)
    for area in AREAS:
        boards = [
            board(changed(plain, action=Action(area=area, done=done, bonus=bonus)))
            for done, bonus in ((0, False), (1, False), (7, False), (0, True), (1, True))
        ]
        assert len({canvas.image.tobytes() for canvas in boards}) == len(boards)
        assert [faults(canvas) for canvas in boards] == [[]] * len(boards)
