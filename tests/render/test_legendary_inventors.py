"""The pictures of Legendary Inventors over played positions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from games.core.table import Table
from games.legendary_inventors import GAME
from games.legendary_inventors.content import CUBES, INVENTIONS, TEAMS
from games.legendary_inventors.view import InventorsView, SeatView
from render.kit.audit import faults
from render.kit.canvas import Canvas
from render.kit.frame import Size
from render.kit.ink import NOBODY
from render.legendary_inventors import board, mat, score, seat_inks
from render.legendary_inventors.meanings import ICONS
from render.pictures import preview
from render.scene import Scene
from render.words import LANGUAGES
from tests.render.gallery import FORMS, Moment, Shot, scene_of


def seen(scene: Scene) -> InventorsView:
    assert isinstance(scene.view, InventorsView)
    return scene.view


@pytest.mark.parametrize("seats", (2, 5))
def test_board_claims_every_piece_that_events_name(seats: int) -> None:
    """Each seat, inventor and open invention has a place on the board under its ref."""
    drawn = scene_of(Shot(GAME.id, seats, 40, size=Size.FULL))
    view = seen(drawn)
    wanted = {f"seat:{seat}" for seat in range(seats)} | {f"invention:{one.id}" for one in view.row}
    wanted |= {f"inventor:{one.id}" for player in view.players for one in player.inventors}
    assert wanted <= board(drawn).places.keys()


@pytest.mark.parametrize("draw", (board, score))
def test_finished_game_names_its_winners(draw: object) -> None:
    """Each winner's plate says so once the game is over, on board and score sheet alike (R13.1)."""
    drawn = scene_of(Shot(GAME.id, 2, 500))
    assert drawn.view.finished
    assert callable(draw)
    shown = [mark.text for mark in draw(replace(drawn, owing=())).texts]
    assert shown.count(drawn.say("picture-winner")) == len(drawn.view.winners)


@pytest.mark.parametrize("form", FORMS)
def test_teams_to_choose_from_are_on_the_board_and_in_the_preview(form: str) -> None:
    """Each free team is shown and numbered for whoever is asked, who has no colour before (R2.2)."""
    table: Table[Any, Any] = Table.start(GAME, 3, {"teams": "choose"}, "choose")
    table.answer(table.asked[0], "blue")
    now = Moment(table.state, table.number, (), tuple(table.owing()))
    drawn = scene_of(Shot(GAME.id, 3, 0).on(form), now)
    canvas = board(drawn)
    assert {f"team:{team}" for team in TEAMS} <= canvas.places.keys()
    first, *others = (ink.hue for ink in seat_inks(drawn))
    assert (first, set(others)) == ("blue", {NOBODY.hue})
    assert preview(replace(drawn, strict=False), table.decisions(1)[0]) is not None
    assert faults(canvas) == []


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("draw", (board, lambda scene: mat(scene, 0)))
def test_every_icon_has_its_word(draw: Callable[[Scene], Canvas], language: str, form: str) -> None:
    """Disciplines, categories, tokens, states: what an icon means stands in the same picture."""
    drawn = scene_of(Shot(GAME.id, 3, 40, language=language).on(form))
    shown = [mark.text for mark in draw(drawn).texts]
    assert [key for _, key in ICONS if drawn.say(key) not in shown] == []


def rich(player: SeatView) -> SeatView:
    """A player with many tokens of every face, a card of every second invention, and all cubes."""
    tokens = [face for face in ("vp1", "vp2", "vp3", "progress2", "progress3", "progress4") for _ in range(4)]
    tokens += ["availability", "additional_knowledge", "additional_knowledge", "classification"] * 2
    return player.model_copy(update={"tokens": tokens, "cards": list(INVENTIONS)[::2], "reserve": CUBES})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", Size)
def test_a_very_rich_player_fits(size: Size, language: str) -> None:
    """More tokens and cards than anybody gets: the board and the team's own sheet still hold them all."""
    drawn = scene_of(Shot(GAME.id, 5, 90, size=size, language=language))
    players = [rich(player) for player in seen(drawn).players]
    drawn = replace(drawn, view=seen(drawn).model_copy(update={"players": players}))
    for canvas in (board(drawn), mat(drawn, 0), mat(replace(drawn, large=True), 0)):
        assert faults(canvas) == []


def test_cubes_on_a_crowded_invention_are_all_counted() -> None:
    """Five players on one invention: each has a cube with its number, in the order of reward (R7.4)."""
    drawn = scene_of(Shot(GAME.id, 5, 40, size=Size.FULL))
    view = seen(drawn)
    crowded = view.row[0].model_copy(update={"cubes": [11, 12, 13, 14, 15], "ranking": [4, 3, 2, 1, 0]})
    drawn = replace(drawn, view=view.model_copy(update={"row": [crowded]}), marks=())
    canvas = board(drawn)
    place = canvas.places[f"invention:{crowded.id}"]
    counts = [str(count) for count in crowded.cubes]
    inside = [mark for mark in canvas.texts if place.contains(mark.ink) and mark.text in counts]
    inside.sort(key=lambda mark: mark.ink.x)
    assert [mark.text for mark in inside] == ["15", "14", "13", "12", "11"]
    assert faults(canvas) == []
