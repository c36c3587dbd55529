"""One player in full."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from games.era_of_inventions.content import ALL_FACTORIES, BOXES, KINDS, MARKERS, PATENTS
from games.era_of_inventions.view import PlayerView
from render.era_of_inventions.goods import counted, listed, spread, token
from render.era_of_inventions.look import BRICK, heading, label, opened, view_of
from render.era_of_inventions.offers import roof
from render.era_of_inventions.players import plate
from render.era_of_inventions.tracks import track_price
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import FAINT, INK, SEATS, SHEET, SOFT, SeatInk, mix
from render.kit.words import Inline
from render.marking import marked

if TYPE_CHECKING:
    from render.scene import Scene

TITLE = 46.0
GAP = 16.0
STOCK = 62.0
TOKEN = 36.0
HEAD = 72.0
PATENT = 96.0
WORKS = 96.0
LINE = 62.0


def mat(scene: Scene, seat: int) -> Canvas:
    """Draw what `seat` holds: stock, discs, patents and awards, factories, inventions."""
    player = view_of(scene).players[seat]
    parts = [
        _head_height(scene),
        _stock_height(scene, player),
        TITLE + (2 * PATENT + 12 if scene.large else PATENT),
        TITLE + _rows(len(player.factories), _across(scene)) * (WORKS + GAP),
        TITLE + max(1, _rows(len(player.boxes), _beside(scene))) * (LINE + 8),
    ]
    canvas, body = opened(scene, sum(parts) + GAP * len(parts))
    canvas.claim(f"seat:{seat}", body)
    boxes = []
    for part in parts:
        place, body = body.cut_top(part, GAP)
        boxes.append(place)
    _head(scene, canvas, boxes[0], seat)
    _stock(scene, canvas, boxes[1], player)
    _patents(scene, canvas, heading(scene, canvas, boxes[2], "era-patents"), seat)
    _works(scene, canvas, heading(scene, canvas, boxes[3], "era-own-factories"), player)
    _boxes(scene, canvas, heading(scene, canvas, boxes[4], "era-own-boxes"), player)
    return marked(scene, canvas)


def _rows(count: int, across: int) -> int:
    return ceil(count / across)


def _across(scene: Scene) -> int:
    """How many factories stand side by side."""
    return 3 if scene.large else 4 if scene.narrow else 6


def _beside(scene: Scene) -> int:
    """How many inventions stand side by side."""
    return 1 if scene.narrow else 2


def _head_height(scene: Scene) -> float:
    return 2 * HEAD if scene.large else HEAD


def _stock_height(scene: Scene, player: PlayerView) -> float:
    return sum(_field(scene, player, kinds) + 12 for kinds in _kinds(scene)) - 12


def _kinds(scene: Scene) -> list[Sequence[str]]:
    """The kinds by the line that their fields stand in."""
    return [KINDS[:4], KINDS[4:]] if scene.narrow else [KINDS]


def _field(scene: Scene, player: PlayerView, kinds: Sequence[str]) -> float:
    """How high a line of fields is: as many rows of tokens as the kind with most needs."""
    return STOCK + _tiers(scene, max(player.stock[kind] for kind in kinds)) * (TOKEN + 4)


def _side_by_side(scene: Scene) -> int:
    """How many tokens have room beside each other in a field."""
    cells = 4 if scene.narrow else len(KINDS)
    wide = (scene.form.width - 2 * scene.form.margin - (cells - 1) * 12) / cells
    return int((wide - 22) // (TOKEN + 2))


def _tiers(scene: Scene, n: int) -> int:
    return min(3, max(1, ceil(n / _side_by_side(scene))))


def _stock(scene: Scene, canvas: Canvas, box: Box, player: PlayerView) -> None:
    """Each kind in a field of its own: name, number, and the tokens one by one."""
    for kinds in _kinds(scene):
        line, box = box.cut_top(_field(scene, player, kinds), 12)
        for cell, kind in zip(line.columns(len(_kinds(scene)[0]), 12), kinds, strict=False):
            _kind(scene, canvas, cell, kind, player.stock[kind])


def _kind(scene: Scene, canvas: Canvas, box: Box, kind: str, n: int) -> None:
    ink = INK if n else SOFT
    canvas.rect(box, SHEET if n else None, INK if n else FAINT, 2, 10)
    head, tokens = box.inset(12, 8).cut_top(44, 4)
    name, number = head.cut_left(head.w * 0.64, 4)
    canvas.text(name, scene.say(f"kind-{kind}"), label(scene, 27, ink))
    canvas.text(number, str(n), label(scene, 42, ink, face=Face.NUMBER, align="right"))
    _pile(canvas, tokens, kind, n, max(_side_by_side(scene), ceil(n / 3)))


def _pile(canvas: Canvas, box: Box, kind: str, n: int, across: int) -> None:
    """Tokens in rows of `across`; those that would make a fourth row overlap the others instead."""
    step = min(TOKEN + 3, (box.w - TOKEN) / max(1, across - 1))
    for number in range(n):
        row, column = divmod(number, across)
        centre = box.x + TOKEN / 2 + column * step, box.y + TOKEN / 2 + row * (TOKEN + 3)
        token(canvas, centre, TOKEN, kind)


def _head(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """Whose mat it is, and the discs and markers left."""
    player, ink = view_of(scene).players[seat], SEATS[seat]
    badge, rest = box.cut_left(HEAD, 16)
    pieces.swatch(canvas, badge, ink, radius=12)
    if scene.large:
        who, rest = rest.rows(2)
    elif scene.narrow:
        who, rest = rest.cut_left(rest.w * 0.3, 10)
    else:
        who, rest = rest.cut_left(rest.w * 0.36, 16)
    canvas.text(who, scene.names[seat], label(scene, 46, face=Face.DISPLAY_BOLD, lines=2))
    style = label(scene, 24, SOFT, face=Face.LABEL, lines=2)
    for cell, key in zip(rest.columns(3, 12), ("era-in-hand", "era-bonus", "era-markers"), strict=True):
        words, value = cell.cut_left(cell.w * (0.46 if scene.large else 0.42), 8)
        canvas.text(words, scene.say(key), style)
        if key == "era-in-hand":
            _hand(canvas, value, player.discs, _out(scene, seat), ink)
        elif key == "era-bonus":
            counted(canvas, value, "bonus_disc", player.bonus, 42)
        else:
            canvas.text(value, f"{player.markers}/{MARKERS}", label(scene, 38, face=Face.NUMBER))


def _out(scene: Scene, seat: int) -> int:
    """How many discs of a seat lie on the board."""
    return sum(seat in seats for seats in view_of(scene).areas.values())


def _hand(canvas: Canvas, box: Box, discs: int, out: int, ink: SeatInk) -> None:
    radius = min(20.0, box.w / max(1, discs + out) / 2 - 1)
    for number in range(discs + out):
        centre = (box.x + radius + number * (2 * radius + 2), box.centre[1])
        if number < discs:
            pieces.disc(canvas, centre, radius, ink, "")
        else:
            pieces.round_slot(canvas, centre, radius - 2)


def _patents(scene: Scene, canvas: Canvas, box: Box, seat: int) -> None:
    """The spaces of the patent track with the own marker, and what the three awards compare."""
    player = view_of(scene).players[seat]
    if scene.large:
        track, awards = box.rows(2, 12)
    else:
        track, awards = box.cut_left(box.w * (0.56 if scene.narrow else 0.6), 20)
    for number, cell in enumerate(track.columns(len(PATENTS), 6), 1):
        place = Box(cell.x, cell.y, cell.w, PATENT)
        done = number <= player.patent
        canvas.rect(place, mix(SHEET, SEATS[seat].colour, 0.3) if done else SHEET, INK, 2, 8)
        upper, lower = place.inset(4, 4).rows(2)
        if number == player.patent:
            pieces.disc(canvas, upper.centre, 19, SEATS[seat])
        track_price(canvas, lower, *PATENTS[number - 1])
    values = (("patents", player.patent), ("research", player.research), ("industry", player.industry))
    for cell, (name, value) in zip(awards.columns(3, 8), values, strict=True):
        place = Box(cell.x, cell.y, cell.w, PATENT)
        canvas.rect(place, None, FAINT, 2, 8)
        upper, lower = place.inset(4, 4).rows(2)
        canvas.text(upper, scene.say(f"era-award-{name}"), label(scene, 24, SOFT, align="centre"))
        best = value and value == max(_award(scene, name))
        words = (Inline("trophy"), f" {value}") if best else str(value)
        canvas.text(lower, words, label(scene, 36, face=Face.NUMBER, align="centre"))


def _award(scene: Scene, name: str) -> list[int]:
    players = view_of(scene).players
    values = {"patents": [one.patent for one in players], "research": [one.research for one in players]}
    return values.get(name) or [one.industry for one in players]


def _works(scene: Scene, canvas: Canvas, box: Box, player: PlayerView) -> None:
    across = _across(scene)
    rows = _rows(len(player.factories), across)
    for cell, one in zip(box.grid(across, rows, GAP), player.factories, strict=False):
        roof(canvas, cell, BRICK)
        inside = cell.inset(10, 0).cut_top(20)[1]
        spread(canvas, inside, listed(ALL_FACTORIES[one].output), 44.0, "centre")


def _boxes(scene: Scene, canvas: Canvas, box: Box, player: PlayerView) -> None:
    owned = [one for one in BOXES if one in player.boxes]
    if not owned:
        canvas.text(box, scene.say("nothing"), label(scene, 28, SOFT, face=Face.DISPLAY_ITALIC))
        return
    rows = _rows(len(owned), _beside(scene))
    for cell, box_id in zip(box.grid(_beside(scene), rows, 8), owned, strict=False):
        one = BOXES[box_id]
        place, rest = cell.cut_left(LINE, 14)
        plate(canvas, place.inset(4, 4), box_id, box_id in player.patented)
        words, royalty = rest.cut_left(rest.w * 0.62, 8)
        name = scene.say(f"box-{one.level}", invention=scene.say(f"invention-{one.invention}"))
        canvas.text(words, name, label(scene, 31, face=Face.DISPLAY_BOLD))
        canvas.icon("crown", (royalty.x + 16, royalty.centre[1]), 28, SOFT)
        spread(canvas, royalty.cut_left(40)[1], listed(one.royalty), 38.0)
