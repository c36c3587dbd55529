"""What /card shows of the influence track and the awards."""

import pytest

from games.era_of_inventions import GAME
from games.era_of_inventions.content import AWARDS, TRACK, TRACK_LENGTH
from render.kit.canvas import Canvas
from render.pictures import card_canvas
from render.scene import Look
from render.words import LANGUAGES, words_for


def picture(card_id: str, language: str) -> Canvas:
    (card,) = (one for one in GAME.cards() if one.id == card_id)
    canvas = card_canvas(Look(GAME, card, words_for(GAME, language), strict=True))
    assert canvas is not None
    return canvas


def test_the_influence_track_is_drawn_whole() -> None:
    """All its lines, numbered by tens, in the order in which they are read."""
    tens = [mark.text for mark in picture("influence:track", "en").texts]
    assert tens == [str(square) for square in range(0, TRACK_LENGTH, 10)]
    assert set(TRACK) <= set(range(TRACK_LENGTH))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("award", ["patents", "research", "industry"])
def test_an_award_is_drawn_with_its_name_and_points(award: str, language: str) -> None:
    """What each gets stands below how many are level."""
    canvas = picture(f"award:{award}", language)
    title, *rest = canvas.texts
    assert title.text == words_for(GAME, language).say(f"score-{award}")
    heads, points = rest[::2], rest[1::2]
    assert [int(mark.text.split()[0]) for mark in heads] == list(AWARDS)
    assert [int(mark.text) for mark in points] == list(AWARDS.values())
    for upper, lower in zip(heads, points, strict=True):
        assert upper.ink.bottom <= lower.ink.y
        assert upper.box.x < lower.ink.centre[0] < upper.box.right
