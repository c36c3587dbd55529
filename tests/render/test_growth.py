"""Points over time, and the game as a film."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from games.core.registry import game_named
from games.core.table import Table
from render.film import film
from render.growth import draw_growth, growth
from render.kit.audit import faults
from render.kit.frame import Size
from render.pictures import seat_inks
from render.scene import Scene
from render.words import words_for


def scene(game_id: str) -> Scene:
    game = game_named(game_id)
    table = Table.start(game, 3, {}, "growth")
    sheet = game.score(table.state)
    return Scene(game, table.view(None), words_for(game, "en"), ("Ada", "Bo", "Cy"), Size.PHONE, sheet=sheet)


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("game_id", ["legendary_inventors", "innovation"])
def test_curves_are_drawn_in_the_seats_own_colours(game_id: str) -> None:
    """Each seat's colour is in the picture as often as its curve and plate need."""
    one = scene(game_id)
    image = Image.open(io.BytesIO(draw_growth(one, [(0, 0, 0), (5, 2, 1), (9, 4, 7)]))).convert("RGB")
    colours = {colour for _, colour in image.getcolors(1 << 20) or []}
    for ink in list(seat_inks(one))[:3]:
        assert min(apart(colour, ink.colour) for colour in colours) < 12


@pytest.mark.parametrize("form", ("phone", "large"))
def test_figures_of_curves_can_be_read_on_a_phone(form: str) -> None:
    """Numbers, names of steps and letters of seats are 9 pixels high on a phone before it is tapped."""
    one = replace(scene("innovation"), large=form == "large")
    canvas = growth(one, [(0, 0, 0), (50, 20, 10), (90, 40, 70)])
    sizes = {mark.text: mark.size / canvas.width * 380 for mark in canvas.texts}
    assert min(sizes[text] for text in ("20", "100", one.say("picture-start"))) >= 9
    assert faults(canvas) == []


def test_one_moment_makes_a_picture_too() -> None:
    assert draw_growth(scene("innovation"), [(1, 2, 3)]).startswith(b"\x89PNG")


def frames(count: int) -> list[Image.Image]:
    return [Image.effect_noise((300, 200 + 10 * at), 90).convert("RGB") for at in range(count)]


def test_a_film_shows_every_frame_and_waits_at_the_last() -> None:
    data = film(frames(5), 150, 1_000_000)
    assert data is not None
    shown = Image.open(io.BytesIO(data))
    assert (shown.n_frames, shown.width) == (5, 150)


def test_a_film_too_long_loses_frames_until_it_fits() -> None:
    """Also with a limit that only a single frame meets; none at all gives no film."""
    whole = film(frames(9), 300, 10_000_000)
    assert whole is not None
    limit = len(whole) // 3
    short = film(frames(9), 300, limit)
    assert short is not None and len(short) <= limit
    assert film(frames(3), 300, 10) is None
    assert film([], 300, 10_000) is None
