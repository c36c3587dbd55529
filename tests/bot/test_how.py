"""/how: the tour of every game in five pictures, in every language, as Discord takes it."""

import io
from functools import cache

import pytest
from PIL import Image

from bot.commands.how import tour_message
from bot.texts import wording
from bot.tour import STOPS, Stop, shown_at, tour
from games.core.registry import AnyGame, all_games
from render.pictures import kinds
from render.words import Words
from tests.bot.parlour import Parlour, text_of
from tests.bot.test_limits import problems

REAL = ("age_of_innovation", "era_of_inventions", "innovation", "legendary_inventors", "south_tigris")
LARGEST = 250 * 1024
GAMES = [
    pytest.param(all_games()[name], language, id=f"{name}-{language}")
    for name in REAL
    for language in all_games()[name].languages
]


@cache
def stops_of(game: AnyGame, language: str) -> list[Stop]:
    return tour(game, wording(language, game))


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_the_tour_has_five_pictures_with_words(game: AnyGame, language: str) -> None:
    stops = stops_of(game, language)
    assert len(stops) == len(STOPS) == 5
    assert len({stop.image for stop in stops}) == 5
    own = Words.__new__(Words)
    own.language, own._bundles = language, wording(language, game)._bundles[:1]
    for number, stop in enumerate(stops, 1):
        assert Image.open(io.BytesIO(stop.image)).format == "PNG"
        assert len(stop.image) <= LARGEST
        assert stop.words == own.say(f"how-{number}")
        assert stop.words.count("." if language == "en" else "。") in (2, 3, 4)
        assert stop.alt
    assert problems(tour_message(stops, wording(language, game)), names_of(stops)) == []


def names_of(stops: list[Stop]) -> list[str]:
    return [f"how-{number}.png" for number in range(1, len(stops) + 1)]


@pytest.mark.parametrize("name", REAL)
def test_the_tour_shows_the_board_first_and_the_score_last(name: str) -> None:
    shown = [shown_at(name, number) for number in range(5)]
    assert shown[0] == "board"
    assert shown[-1] == "score"
    assert set(shown) <= set(kinds(name))
    assert len(set(shown)) >= 3


def test_the_tour_is_the_same_every_time() -> None:
    game = all_games()["legendary_inventors"]
    words = wording("en", game)
    assert [stop.image for stop in tour(game, words)] == [stop.image for stop in tour(game, words)]


async def test_how_answers_in_private_with_the_pictures(parlour: Parlour) -> None:
    shown = (await parlour.alice.slash(parlour.channel, "how", game="legendary_inventors")).response
    assert shown is not None
    assert shown.ephemeral
    assert [file.filename for file in shown.attachments] == [f"how-{number}.png" for number in range(1, 6)]
    assert "four inventors each" in text_of(shown)


async def test_a_game_without_words_of_its_own_is_still_toured(parlour: Parlour) -> None:
    shown = (await parlour.alice.slash(parlour.channel, "how", game="high_card")).response
    assert shown is not None
    assert len(shown.attachments) == 5
