"""The colours of each game for every kind of eye, and the shapes that say the same without colour."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pytest

from games.innovation.content import COLORS as CARD_COLORS
from games.innovation.content import ICONS
from render.innovation.look import COLORS, DRAWINGS, ICON_INKS, SYMBOLS
from render.kit import icons
from render.kit.ink import BRASS_PALE, SHEET, Colour, contrast, mix, text_on
from render.legendary_inventors.look import AGES, CATEGORIES
from tests.render.eyes import SIMULATORS, apart

PALETTES: dict[str, Mapping[object, Colour]] = {"inventions": COLORS, "ages": AGES}


@pytest.mark.parametrize("eye", SIMULATORS)
@pytest.mark.parametrize("name", PALETTES)
def test_colours_that_mean_something_differ_for_every_eye(name: str, eye: str) -> None:
    """Any two colours of a palette are at least 12 apart (CIE76); shapes or words say the same."""
    colours = PALETTES[name].values()
    assert min(apart(one, two, SIMULATORS[eye]) for one, two in combinations(colours, 2)) >= 12


@pytest.mark.parametrize("name", PALETTES)
def test_heads_of_cards_can_be_read(name: str) -> None:
    """The name on a card's head keeps a contrast of 4.5:1."""
    assert [colour for colour in PALETTES[name].values() if contrast(text_on(colour), colour) < 4.5] == []


def test_icons_can_be_read_on_cards_and_on_the_mark_of_the_leader() -> None:
    """Each icon keeps a contrast of 3:1 on its white chip and on brass."""
    for ink in ICON_INKS.values():
        assert contrast(ink, SHEET) >= 4.5
        assert contrast(ink, BRASS_PALE) >= 3


@pytest.mark.parametrize("size", (16, 28, 60))
def test_no_information_by_colour_alone(size: int) -> None:
    """Colours of inventions, icons and categories have shapes of their own that differ at any size."""
    assert set(SYMBOLS) == set(CARD_COLORS) and set(DRAWINGS) == set(ICONS)
    for names in (SYMBOLS.values(), DRAWINGS.values(), CATEGORIES):
        shapes = [icons.mask(name, size).resize((24, 24)) for name in names]
        for one, two in combinations(shapes, 2):
            wrong = sum(abs(a - b) for a, b in zip(one.tobytes(), two.tobytes(), strict=True))
            assert wrong / (24 * 24 * 255) > 0.08


@pytest.mark.parametrize("color", COLORS)
def test_empty_icon_place_is_seen_on_its_card(color: str) -> None:
    """The outline of the place without an icon stands out from the card."""
    assert contrast(COLORS[color], mix(SHEET, COLORS[color], 0.2)) >= 1.9
