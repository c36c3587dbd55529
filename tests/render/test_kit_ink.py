"""Colours: five seats that everybody can tell apart, text that can be read on them."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.kit.ink import BRASS, INK, PAPER, SEATS, SHEET, SOFT, Colour, contrast, rgb, seat_of_hue, text_on
from tests.render.eyes import SIMULATORS, apart


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
