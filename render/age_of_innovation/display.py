"""The displays: rounds, actions, science, innovations, competencies, tiles on offer, what all own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from render.age_of_innovation import choosing, legend, offers, players, rounds, science
from render.age_of_innovation.look import asked_of, closed, heading, heading_height, opened_beside, view_of
from render.kit.box import Box
from render.kit.canvas import Canvas

if TYPE_CHECKING:
    from render.scene import Scene

GAP = 14.0


@dataclass(frozen=True)
class Section:
    """A part of the picture: its heading, how high it is at a width, how it is drawn; nothing if not high."""

    title: str
    height: Callable[[Scene, float], float]
    draw: Callable[[Scene, Canvas, Box], None]
    sorts: tuple[str, ...] = ()
    """The sorts of its pieces, as refs name them."""
    aside: Callable[[Scene], str] = lambda scene: ""
    """What stands behind the heading."""

    def step(self, scene: Scene) -> float:
        """How high the heading is."""
        return heading_height(asked_of(scene, *self.sorts))

    def high(self, scene: Scene, width: float) -> float:
        """How high what it shows is."""
        return self.height(asked_of(scene, *self.sorts), width)


SETS = Section("aoi-sets", choosing.choices_height, choosing.draw_choices, ("board", "faction", "bonus"))
ROUNDS = Section("aoi-rounds", rounds.rounds_height, rounds.rounds, ("round", "final"))
PLAYERS = Section("aoi-players", players.players_height, players.players, aside=players.next_order)
ACTIONS = Section("aoi-actions", rounds.actions_height, rounds.actions, ("power", "book"))
BONUSES = Section("aoi-bonuses", offers.bonuses_height, offers.bonuses, ("bonus",))
SCIENCE = Section("aoi-science", science.science_height, science.science, ("science",))
INNOVATIONS = Section(
    "aoi-innovations", offers.innovations_height, offers.innovations, ("innovation", "slot")
)
COMPETENCIES = Section(
    "aoi-competencies", offers.competencies_height, offers.competencies, ("competency", "slot")
)
PALACES = Section("aoi-palaces", offers.palaces_height, offers.palaces, ("palace",))
CITIES = Section("aoi-cities", offers.cities_height, offers.cities, ("city",))
LEGEND = Section("aoi-legend", legend.legend_height, legend.legend)
Row = tuple[tuple[Section, ...], ...]
"""Columns side by side, each of sections from top to bottom."""
IN_GAME: tuple[Row, ...] = (
    ((ROUNDS,),),
    ((PLAYERS, ACTIONS, BONUSES, CITIES), (SCIENCE,)),
    ((INNOVATIONS,),),
    ((COMPETENCIES,),),
    ((PALACES,),),
    ((LEGEND,),),
)
CHOOSING: tuple[Row, ...] = (
    ((SETS,),),
    ((ROUNDS,),),
    ((INNOVATIONS,),),
    ((COMPETENCIES,),),
    ((PALACES,),),
    ((LEGEND,),),
)
"""What is shown before everybody has a set."""
BETWEEN = 28.0
"""Room between two columns."""


def display(scene: Scene, seat: int = 0) -> Canvas:
    """Draw what lies beside the map; `seat` does not matter, all of it is open."""
    rows = _rows(scene)
    width = scene.form.width - 2.0 * scene.form.margin
    canvas, body = opened_beside(scene, sum(_row_height(scene, row, width) for row in rows))
    for row in rows:
        place, body = body.cut_top(_row_height(scene, row, width))
        for column, cell in zip(row, place.columns(len(row), BETWEEN), strict=True):
            _column(scene, canvas, cell, column)
    return closed(scene, canvas)


def _rows(scene: Scene) -> tuple[Row, ...]:
    view = view_of(scene)
    open_sets = view.bundles or view.draft_homes or view.draft_factions or view.draft_bonuses
    rows = CHOOSING if open_sets else IN_GAME
    shown = [tuple(_shown(scene, column) for column in row) for row in rows]
    if scene.narrow:
        return tuple(((section,),) for row in shown for column in row for section in column)
    return tuple(row for row in shown if any(row))


def _shown(scene: Scene, column: tuple[Section, ...]) -> tuple[Section, ...]:
    """The sections of a column that have something to show."""
    return tuple(section for section in column if section.height(scene, scene.form.width) > 0)


def _row_height(scene: Scene, row: Row, width: float) -> float:
    wide = (width - BETWEEN * (len(row) - 1)) / len(row)
    return max(sum(one.high(scene, wide) + one.step(scene) + GAP for one in column) for column in row)


def _column(scene: Scene, canvas: Canvas, box: Box, sections: tuple[Section, ...]) -> None:
    """Draw sections below one another; what is left of the height goes between them."""
    heights = [one.high(scene, box.w) for one in sections]
    taken = sum(heights) + sum(one.step(scene) + GAP for one in sections)
    spare = (box.h - taken) / max(1, len(sections) - 1)
    top = box.y
    for one, high in zip(sections, heights, strict=True):
        part = asked_of(scene, *one.sorts)
        title = scene.say(one.title) + one.aside(scene)
        rest = heading(part, canvas, Box(box.x, top, box.w, one.step(scene) + high), title)
        one.draw(part, canvas, Box(rest.x, rest.y, rest.w, high))
        top = rest.y + high + GAP + min(spare, 3 * GAP)
