"""A sheet with every primitive of the drawing kit: compared with a stored picture, and audited."""

from __future__ import annotations

import pytest
from PIL import Image

from render.kit import chart, marks, pieces
from render.kit.audit import faults
from render.kit.box import Box, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face, shaping
from render.kit.frame import Plate, Sheet, Size, open_sheet
from render.kit.ink import BRASS, FAINT, INK, SEATS, SHEET, SOFT, Pattern, rgb, text_on
from render.kit.path import hexagon
from render.kit.png import encode
from render.kit.text import Role, TextStyle
from render.kit.words import Inline
from tests.render.gallery import REFERENCE, difference

NAMES = ("Ada", "Bartholomew Fitzgerald", "发明家小李", "Dmitri", "Eleonora")
SUBJECTS = ("physics", "chemistry", "mechanics", "mathematics")
TITLES = (("Steam Engine", 3), ("Differential Calculus", 5), ("電話", 2), ("Movable Type Printing", 4))


def sheet(size: Size, seats: int) -> Sheet:
    plates = tuple(
        Plate(
            SEATS[i],
            NAMES[i],
            str(7 * i + 5),
            (Inline("cube"), f" {i + 3} left"),
            "TO MOVE" if i == 1 else "",
        )
        for i in range(seats)
    )
    block = (("ROUND", "2/3"), ("MOVE", "31"), ("SEATS", str(seats)))
    caption = "Fig. 31 — Bartholomew sends Archimedes to the Steam Engine"
    return Sheet(
        "Demonstration", caption, block, plates, ("move 31", "seed 9f3a1c01"), size=size, strict=True
    )


def draw_cards(canvas: Canvas, box: Box) -> None:
    for number, (place, (title, points)) in enumerate(zip(box.columns(4, 24), TITLES, strict=True)):
        canvas.claim(f"card:{number}", place)
        inside = pieces.card(canvas, place, title, 66, rgb("#8A3B2A"), 32).inset(14)
        upper, lower = inside.cut_top(inside.h * 0.62)
        for row, subject in zip(upper.rows(2, 8), SUBJECTS[number % 3 :], strict=False):
            pieces_row(canvas, row, subject, number)
        pieces.token(canvas, (lower.x + 32, lower.centre[1] + 8), 30, str(points), BRASS)
        pieces.token(canvas, (lower.right - 32, lower.centre[1] + 8), 30, icon="star")


def pieces_row(canvas: Canvas, row: Box, subject: str, filled: int) -> None:
    canvas.icon(subject, (row.x + 22, row.centre[1]), 38)
    for number in range(3):
        centre = row.x + 76 + number * 56, row.centre[1]
        if number < filled:
            pieces.cube(canvas, centre, 46, SEATS[(number + filled) % 5])
        else:
            pieces.slot(canvas, Box(centre[0] - 21, centre[1] - 21, 42, 42), subject)


def draw_pieces(canvas: Canvas, box: Box) -> None:
    left, right = box.cut_left(box.w * 0.46, 30)
    dice, low = left.cut_top(64, 22)
    for value in range(1, 7):
        pieces.die(canvas, Box(dice.x + (value - 1) * 78, dice.y, 62, 62), value, spent=value == 6)
    pieces.pips(canvas, Box(dice.x + 480, dice.y + 20, 120, 22), 3, 5)
    for number, seat in enumerate(SEATS):
        pieces.disc(canvas, (low.x + 36 + number * 82, low.y + 36), 32, seat)
        pieces.pawn(canvas, (low.x + 36 + number * 82, low.y + 158), 72, seat)
    pieces.round_slot(canvas, (low.x + 36 + 5 * 82, low.y + 36), 32, "user-tie")
    pieces.arrow(canvas, (low.x + 480, low.y + 130), (low.x + 650, low.y + 130), INK)
    pieces.arrow(canvas, (low.x + 480, low.y + 40), (low.x + 640, low.y + 90), BRASS, dash=(12, 8))
    grounds = [rgb("#D9C79C"), rgb("#B9CFA8"), rgb("#A9C4D6"), rgb("#C9B3A0"), SHEET]
    for number, ground in enumerate(grounds):
        centre = right.x + 64 + number * 104.0, right.y + 66 + (number % 2) * 90
        ruling = (tuple(Pattern)[number], FAINT)
        pieces.hex_tile(canvas, centre, 58, ground, ruling)
        canvas.icon(("mountain", "tree", "water", "castle", "camel")[number], centre, 44, text_on(ground))
    middle = right.x + 64 + 208, right.y + 66
    canvas.claim("hex:2", around(middle, 100, 116), hexagon(middle, 58))
    marks.mark(canvas, "hex:2")
    pieces.banner(canvas, Box(right.x + 560, right.y + 10, 220, 50), "Third age")
    swatches = Box(right.x + 560, right.y + 80, 220, 110)
    for cell, seat in zip(swatches.columns(5, 8), SEATS, strict=True):
        pieces.swatch(canvas, cell, seat)


def draw_sheet(canvas: Canvas, body: Box) -> None:
    cards, rest = body.moved(0, 10).cut_top(300, 40)
    draw_cards(canvas, cards)
    middle, rest = rest.cut_top(260, 24)
    draw_pieces(canvas, middle)
    row, rest = rest.cut_top(84, 34)
    standings = [pieces.Standing(SEATS[0], 2), pieces.Standing(SEATS[1], 2), pieces.Standing(SEATS[3], 5)]
    pieces.track(canvas, row, [str(step) for step in range(13)], standings)
    curve, score = rest.cut_left(rest.w * 0.46, 40)
    curves = [
        chart.Curve(seat, tuple(n * n * (i + 2) // 4 for n in range(9))) for i, seat in enumerate(SEATS)
    ]
    chart.line_chart(canvas, curve, curves, ["1", "", "3", "", "5", "", "7", "", "9"])
    rows = [
        chart.Row(("Inventions ", Inline("lightbulb", BRASS)), ("12", "9", "7")),
        chart.Row("Goals of the inventors", ("5", "10", "3")),
        chart.Row("Total", ("17", "19", "10"), total=True),
    ]
    table, text = score.cut_top(score.h * 0.66, 18)
    chart.table(canvas, table, list(zip(SEATS, NAMES[:3], strict=False)), rows)
    digest = (
        "Since your last move: Bartholomew sent Archimedes; 小李拿取了「蒸汽機」的獎勵，然後恢復所有發明家。"
    )
    canvas.text(text, digest, TextStyle(Face.LABEL, Role.NOTE, 30, SOFT, valign="top", paragraph=True))
    marks.last_moves(canvas, [["card:0"], ["card:1", "card:0"]])
    marks.can_act(canvas, ["card:3"])


def demo() -> Canvas:
    canvas, body = open_sheet(sheet(Size.FULL, 3), 1160)
    draw_sheet(canvas, body)
    return canvas


def phone(seats: int) -> Canvas:
    canvas, body = open_sheet(sheet(Size.PHONE, seats), 420)
    left, right = body.moved(0, 12).columns(2, 40)
    for place, (title, _) in zip((left, right), TITLES, strict=False):
        inside = pieces.card(canvas, place, title, 84, rgb("#8A3B2A"), 46).inset(18)
        for line, subject in zip(inside.rows(4, 8), SUBJECTS, strict=True):
            canvas.icon(subject, (line.x + 30, line.centre[1]), 50)
            canvas.text(line.cut_left(80)[1], "3 of 4", TextStyle(Face.NUMBER, Role.KEY, 42))
    canvas.claim("card:0", left)
    marks.last_moves(canvas, [["card:0"]])
    return canvas


PICTURES = {"full": demo, "phone-2": lambda: phone(2), "phone-5": lambda: phone(5)}


@pytest.mark.skipif(not shaping(), reason="Pillow cannot shape text here, so letters stand elsewhere")
@pytest.mark.parametrize("name", PICTURES)
def test_sheet_looks_like_its_reference(name: str) -> None:
    """The drawn sheet differs from the stored one by little more than what its fewer colours cost."""
    stored = Image.open(REFERENCE / f"kit-{name}.png").convert("RGB")
    assert difference(PICTURES[name]().image.reduce(2), stored) < 1.2


def test_comparison_sees_a_missing_piece() -> None:
    """A sheet without one card is told from the whole one."""
    whole, torn = demo(), demo()
    torn.rect(torn.places["card:2"], SHEET)
    assert difference(whole.image.reduce(2), torn.image.reduce(2)) > 1.2


@pytest.mark.parametrize("name", PICTURES)
def test_sheet_has_no_fault(name: str) -> None:
    """No text of a sheet overflows, overlaps or is too small; hidden words are absent."""
    assert faults(PICTURES[name](), hidden=["Galileo"]) == []


@pytest.mark.parametrize("name", PICTURES)
def test_sheet_file_is_small_and_always_the_same(name: str) -> None:
    """A sheet is at most 250 KB as a file, with the same bytes each time."""
    data = encode(PICTURES[name]().image)
    assert len(data) <= 250_000
    assert data == encode(PICTURES[name]().image)
