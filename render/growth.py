"""Everybody's points over the course of a game, as curves."""

from collections.abc import Sequence

from render import plain
from render.kit.canvas import Canvas
from render.kit.chart import Curve, line_chart
from render.kit.frame import open_sheet
from render.kit.png import encode
from render.pictures import seat_inks
from render.scene import Scene

HIGH = 640


def growth(scene: Scene, points: Sequence[Sequence[int]]) -> Canvas:
    """Draw the points by seat at moments spread evenly over the game (at least one)."""
    inks = seat_inks(scene)
    canvas, body = open_sheet(plain.sheet(scene, inks), HIGH)
    curves = [Curve(inks[seat], tuple(moment[seat] for moment in points)) for seat in range(len(scene.names))]
    labels = [scene.say("picture-start"), *[""] * (len(points) - 2), scene.say("picture-end")]
    line_chart(canvas, body, curves, labels[: len(points)])
    return canvas


def draw_growth(scene: Scene, points: Sequence[Sequence[int]]) -> bytes:
    """Return the curves as PNG."""
    return encode(growth(scene, points).image)
