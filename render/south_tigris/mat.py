"""One player in full: dice, camels and workers, tower, workshops, invention rack, research and goals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.south_tigris.state import Player
from games.south_tigris.view import TigrisView
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, SEATS, SOFT
from render.kit.words import Inline
from render.marking import marked
from render.south_tigris import bench, dice, tower
from render.south_tigris.look import guild_icon, heading, label, opened, view_of
from render.south_tigris.meanings import MEANINGS

if TYPE_CHECKING:
    from render.scene import Scene

HEAD = 84.0
LINE = 80.0
"""A zone of dice, a camel or a line of workers on a narrow sheet."""
TITLE = 46.0
GAP = 22.0
RACK = 2 * bench.SLOT + 52
Part = tuple[float, Callable[["Scene", Canvas, Box, int], None]]


def mat(scene: Scene, seat: int) -> Canvas:
    """Draw the mat of `seat`."""
    layout = _large_parts if scene.large else _phone_parts if scene.narrow else _full_parts
    parts = [*layout(scene, seat), (MEANINGS.height(scene), _meanings)]
    canvas, body = opened(scene, sum(high for high, _ in parts) + GAP * (len(parts) - 1))
    canvas.claim(f"seat:{seat}", body)
    for high, draw in parts:
        place, body = body.cut_top(high, GAP)
        draw(scene, canvas, place, seat)
    return marked(scene, canvas)


def _board(scene: Scene, seat: int) -> Player:
    return view_of(scene).players[seat].board


def _full_parts(scene: Scene, seat: int) -> list[Part]:
    middle = max(5 * tower.LEVEL + 50, tower.learnt_height(view_of(scene), seat) + 8)
    return [
        (HEAD, _head),
        (4 * dice.ZONE + 18, _dice_and_camels),
        (TITLE + middle, _tower_and_learnt),
        (TITLE + bench.height(scene), _workshops),
        (TITLE + RACK, _rack),
    ]


def _phone_parts(scene: Scene, seat: int) -> list[Part]:
    middle = max(5 * tower.LEVEL + 50, tower.learnt_height(view_of(scene), seat) + 8)
    return [
        (HEAD, _head),
        (4 * LINE + 18, _rack_and_zones),
        (LINE, _camels),
        (LINE, _people),
        (TITLE + middle, _tower_and_learnt),
        (TITLE + bench.height(scene), _workshops),
        (TITLE + RACK, _rack),
    ]


def _large_parts(scene: Scene, seat: int) -> list[Part]:
    learnt = tower.learnt_height(view_of(scene), seat)
    parts: list[Part] = [
        (2 * LINE, _head),
        (4 * LINE + 18, _zones),
        (4 * LINE + 18, _rack_and_camels),
        (TITLE + 5 * tower.LEVEL + 50, _tower),
        (TITLE + bench.height(scene), _workshops),
        (TITLE + RACK, _rack),
    ]
    return [*parts, (TITLE + learnt, _learnt)] if learnt else parts


def _meanings(scene: Scene, canvas: Canvas, box: Box, _: int) -> None:
    MEANINGS.draw(scene, canvas, box)


def _head(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Whose mat it is, with silver, cards, influence in the guilds, royalties and ship."""
    view = view_of(scene)
    badge, rest = box.cut_left(HEAD, 16)
    pieces.swatch(canvas, badge, SEATS[seat], radius=12)
    if scene.large:
        name, goods = rest.rows(2)
    else:
        name, goods = rest.cut_left(rest.w * (0.3 if scene.narrow else 0.34), 16)
    canvas.text(name, scene.names[seat], label(48, face=Face.DISPLAY_BOLD, lines=2))
    align = "left" if scene.large else "right"
    canvas.text(goods, _goods(view, seat), label(38, SOFT, align=align, face=Face.NUMBER))


def _goods(view: TigrisView, seat: int) -> tuple[str | Inline, ...]:
    one = view.players[seat]
    parts: list[str | Inline] = [
        Inline("coin", BRASS),
        f" {one.board.silver}   ",
        Inline("cards"),
        f" {one.hand_size}   ",
    ]
    for guild, n in one.board.influence.items():
        parts += [guild_icon(guild), f" {n}   "]
    return (*parts, Inline("scroll"), f" {one.board.royalties}   ", Inline("ship"), f" {one.board.ship}")


def _dice_and_camels(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    left, right = box.cut_left(box.w * 0.64, 24)
    _rack_and_zones(scene, canvas, left, seat)
    _camels_and_people(scene, canvas, right, seat)


def _rack_and_zones(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    left, right = box.cut_left(dice.RACK, 12)
    dice.rack(scene, canvas, left, _board(scene, seat))
    _zones(scene, canvas, right, seat)


def _rack_and_camels(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    left, right = box.cut_left(dice.RACK, 12)
    dice.rack(scene, canvas, left, _board(scene, seat))
    _camels_and_people(scene, canvas, right, seat)


def _camels_and_people(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    upper, lower = box.rows(2, 12)
    _camels(scene, canvas, upper, seat)
    _people(scene, canvas, lower, seat)


def _zones(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    dice.zones(scene, canvas, box, _board(scene, seat))


def _camels(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    dice.camels(scene, canvas, box, _board(scene, seat))


def _people(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    dice.people(scene, canvas, box, _board(scene, seat), seat, seat in view_of(scene).tents.values())


def _tower_and_learnt(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    if not tower.learnt_height(view_of(scene), seat):
        _tower(scene, canvas, box if scene.narrow else box.columns(2, 30)[0], seat)
        return
    share = min(0.6, max(0.5, tower.width(_board(scene, seat)) / box.w))
    left, right = box.cut_left(box.w * share - 15, 30)
    _tower(scene, canvas, left, seat)
    _learnt(scene, canvas, right, seat)


def _tower(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    rest = heading(scene, canvas, box, "st-tower")
    tower.tower(scene, canvas, Box(rest.x, rest.y, rest.w, 5 * tower.LEVEL + 48), _board(scene, seat), seat)


def _learnt(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    tower.learnt(scene, canvas, heading(scene, canvas, box, "st-learnt"), seat)


def _workshops(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    bench.workshops(scene, canvas, heading(scene, canvas, box, "st-workshops"), _board(scene, seat), seat)


def _rack(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    bench.rack(scene, canvas, heading(scene, canvas, box, "st-rack"), _board(scene, seat), seat)
