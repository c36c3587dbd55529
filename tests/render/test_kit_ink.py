"""Colours: five seats that everybody can tell apart, text that can be read on them."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest

from render.kit.ink import BRASS, INK, PAPER, SEATS, SHEET, SOFT, Colour, contrast, rgb, seat_of_hue, text_on

Matrix = npt.NDArray[np.float64]

# Machado, Oliveira and Fernandes (2009), severity 1.0, on linear RGB.
SIMULATORS: dict[str, Matrix] = {
    "full colour": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE = np.array([0.9505, 1.0, 1.089])


def seen(colour: Colour, eye: Matrix) -> Matrix:
    """The colour in CIE L*a*b* as an eye sees it."""
    share = np.array(colour) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    xyz = TO_XYZ @ np.clip(eye @ linear, 0, 1) / WHITE
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def apart(one: Colour, two: Colour, eye: Matrix) -> float:
    return float(np.linalg.norm(seen(one, eye) - seen(two, eye)))


@pytest.mark.parametrize("eye", SIMULATORS)
def test_seats_can_be_told_apart(eye: str) -> None:
    """Any two seats, and any seat and the paper, are at least 20 apart (CIE76) for every kind of eye."""
    colours = [*(seat.colour for seat in SEATS), PAPER]
    nearest = min(apart(one, two, SIMULATORS[eye]) for one, two in combinations(colours, 2))
    assert nearest >= 20


def test_simulator_sees_a_known_confusion() -> None:
    """A red and a green that differ for a full-colour eye are alike for a deuteranope."""
    red, green = rgb("#B0522A"), rgb("#6B7A2A")
    assert apart(red, green, SIMULATORS["full colour"]) > 2 * apart(red, green, SIMULATORS["deuteranopia"])


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.hue)
def test_text_reads_on_a_seat(seat: object) -> None:
    """Text on a seat's colour has a contrast of 4.5:1."""
    ink = next(one for one in SEATS if one is seat)
    assert contrast(ink.text, ink.colour) >= 4.5


@pytest.mark.parametrize(
    ("front", "back"), [(INK, PAPER), (SOFT, PAPER), (SOFT, SHEET), (text_on(BRASS), BRASS)]
)
def test_text_inks_read_on_their_grounds(front: Colour, back: Colour) -> None:
    """The inks for text have a contrast of 4.5:1 on paper, sheet and brass."""
    assert contrast(front, back) >= 4.5


def test_seats_differ_in_pattern_and_letter_too() -> None:
    """A seat is known by colour, pattern and letter, each its own."""
    assert len({seat.pattern for seat in SEATS}) == len({seat.letter for seat in SEATS}) == len(SEATS)


def test_contrast_of_black_and_white() -> None:
    """WCAG: black on white has a contrast of 21, and white text goes on black."""
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert text_on((0, 0, 0)) == SHEET


def test_seat_found_by_hue() -> None:
    """A game whose pieces have fixed colours finds the seat ink by hue."""
    assert [seat_of_hue(seat.hue) for seat in SEATS] == list(SEATS)
