"""The colours of each game for every kind of eye, and the shapes that say the same without colour."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pytest

from games.innovation.content import COLORS as CARD_COLORS
from games.innovation.content import ICONS
from render.age_of_innovation.glyphs import FIELD_COLOURS, FIELD_ICONS
from render.era_of_inventions.goods import ICONS as GOODS
from render.era_of_inventions.look import AREAS
from render.era_of_inventions.look import INVENTIONS as NINE
from render.innovation.look import COLORS, DRAWINGS, ICON_INKS, SYMBOLS
from render.kit import icons
from render.kit.ink import BRASS_PALE, SHEET, Colour, contrast, mix, text_on
from render.legendary_inventors.look import AGES, CATEGORIES
from render.south_tigris.look import COLOURS as DICE
from render.south_tigris.look import SYMBOLS as SIGNS
from render.south_tigris.look import TRADES
from tests.render.eyes import SIMULATORS, apart

PALETTES: dict[str, Mapping[object, Colour]] = {"inventions": COLORS, "ages": AGES}
SHAPES: dict[str, Mapping[object, str]] = {
    "goods": GOODS,
    "areas": AREAS,
    "nine inventions": NINE,
    "guilds": SIGNS,
    "trades": TRADES,
    "sciences": FIELD_ICONS,
}
"""What else the pictures tell apart by a sign, whatever its colour."""


@pytest.mark.parametrize("eye", SIMULATORS)
@pytest.mark.parametrize("name", PALETTES)
def test_colours_that_mean_something_differ_for_every_eye(name: str, eye: str) -> None:
    """Any two colours of a palette are at least 12 apart (CIE76); shapes or words say the same."""
    colours = PALETTES[name].values()
    assert min(apart(one, two, SIMULATORS[eye]) for one, two in combinations(colours, 2)) >= 12


@pytest.mark.parametrize("eye", SIMULATORS)
@pytest.mark.parametrize("colours", [FIELD_COLOURS, DICE], ids=["sciences", "dice"])
def test_colours_beside_a_sign_help_every_eye(colours: Mapping[str, Colour], eye: str) -> None:
    """Sciences and dice carry signs of their own; their colours are still at least 10 apart."""
    pairs = combinations(colours.values(), 2)
    assert min(apart(one, two, SIMULATORS[eye]) for one, two in pairs) >= 10


@pytest.mark.parametrize("size", (16, 28, 60))
@pytest.mark.parametrize("name", SHAPES)
def test_signs_differ_at_any_size(name: str, size: int) -> None:
    """No two signs of one kind have nearly the same shape."""
    signs = SHAPES[name].values()
    shapes = [icons.mask(sign, size).resize((24, 24)) for sign in signs]
    assert len(set(signs)) == len(shapes) >= 3
    for one, two in combinations(shapes, 2):
        wrong = sum(abs(a - b) for a, b in zip(one.tobytes(), two.tobytes(), strict=True))
        assert wrong / (24 * 24 * 255) > 0.08


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
