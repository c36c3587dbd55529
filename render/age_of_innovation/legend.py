"""What the icons of the displays mean, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.age_of_innovation.glyphs import FIELD_ICONS, rich
from render.age_of_innovation.look import across, unit
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.legend import legend as table
from render.legend import legend_height as table_height

if TYPE_CHECKING:
    from render.scene import Scene

ICONS = (
    ("{hand}", "aoi-income"),
    ("{octagon}", "aoi-special"),
    ("{flag}", "aoi-pass"),
    ("1×", "aoi-once"),
    ("{star}", "aoi-vp"),
    ("{coin}", "aoi-coin"),
    ("{hammer}", "aoi-tool"),
    ("{graduation-cap}", "aoi-scholar"),
    ("{book}", "aoi-book"),
    ("{bolt}", "aoi-power"),
    ("{spade}", "aoi-spade"),
    ("{arrow-up}", "aoi-level"),
    ("{arrow-down}", "aoi-lowest"),
    *((f"{{{icon}}}", f"name-{field}") for field, icon in FIELD_ICONS.items()),
    ("*", "aoi-free"),
    ("≠", "aoi-differ"),
    ("{workshop}", "name-workshop"),
    ("{guild}", "name-guild"),
    ("{school}", "name-school"),
    ("{university}", "name-university"),
    ("{palace}", "name-palace"),
    ("{watchtower}", "name-tower"),
    ("{monument}", "name-monument"),
    ("{annex}", "name-annex"),
    ("{city}", "aoi-city"),
    ("{key}", "aoi-key"),
    ("{lock}", "aoi-lock"),
    ("{layers}", "aoi-group"),
    ("{house}", "aoi-building"),
    ("{bridge}", "aoi-bridge"),
    ("{ship}", "aoi-sailing"),
    ("{feather}", "aoi-flight"),
    ("{globe}", "aoi-anywhere"),
    ("{scroll}", "aoi-competency"),
    ("{disc}III", "aoi-bowl"),
    ("{rotate}", "aoi-returned"),
    ("{lightbulb}", "aoi-innovation"),
    ("{edge}", "aoi-edge"),
    ("{water}", "aoi-river"),
)
"""Icon and message."""


def legend_height(scene: Scene, width: float) -> float:
    """How high the legend is."""
    return table_height(len(ICONS), _columns(scene, width), _size(scene))


def _columns(scene: Scene, width: float) -> int:
    return across(scene, width, (66, 6), (50, 5), (0, 3))


def _size(scene: Scene) -> float:
    return unit(scene) * 1.1


def legend(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Draw every icon with its meaning."""
    meanings = [(rich(icon), scene.say(key)) for icon, key in ICONS]
    table(canvas, box, meanings, _columns(scene, box.w), _size(scene))
