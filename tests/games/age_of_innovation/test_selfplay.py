"""Whole games with every option keep the laws, and every text in them has words."""

import random
import re
from collections.abc import Iterator

import pytest

from games.age_of_innovation import GAME
from games.age_of_innovation.content import FOLDER
from games.age_of_innovation.state import AgeState
from games.age_of_innovation.view import AgeView
from games.core.selfplay import Pace, choose, play_game
from games.core.table import Table
from games.core.text import Text
from render.words import words_for

NAMES = ("Ada", "Bo", "Cy", "Di", "Eli")
OPTIONS = (
    {"setup": "bundles"},
    {"setup": "draft", "palaces": "more"},
    {"setup": "draft", "map": "small", "balance": "sept_2024", "books": "twelve"},
)
MOST_OPTIONS = 81
"""No question offers more than the land hexes of the map; those above 25 are paged, cheapest hexes first."""


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=("bundles", "draft", "variants"))
@pytest.mark.parametrize("policy", ("random", "greedy"))
def test_whole_games_keep_the_laws(seats: int, options: dict[str, str], policy: str) -> None:
    """R1 to R20: games end, conserve every component, replay, and hide what is hidden."""
    table, count = play_game(GAME, seats, options, "laws", Pace(policy, every=80))
    assert table.finished
    assert count > 60


def played(seats: int) -> Iterator[Text]:
    """Yield every text of a game played half by advice, half at random."""
    source = random.Random(seats)
    table: Table[AgeState, AgeView] = Table.start(GAME, seats, OPTIONS[seats % 3], f"words{seats}")
    while not table.finished:
        for decision in (*table.asked, *table.free):
            assert len(decision.options) <= MOST_OPTIONS
            yield decision.text
            for option in decision.options:
                yield option.text
                if option.detail is not None:
                    yield option.detail
        yield table.view(None).headline
        decision, value = choose(table, source, source.choice(("greedy", "random")))
        yield from (event.text for event in table.answer(decision, value).events)
    yield from GAME.status(table.view(None))
    yield from (line.text for line in GAME.score(table.state).lines)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_text_has_words(seats: int) -> None:
    words = words_for(GAME, "en")
    assert all(words.put(text, NAMES) for text in played(seats))


def test_every_refusal_and_action_has_words() -> None:
    """Keys that only rare answers use are worded too."""
    words = words_for(GAME, "en")
    sources = "\n".join(file.read_text("utf-8") for file in sorted(FOLDER.glob("*.py")))
    keys = set(re.findall(r'"((?:refused|log|detail)-[a-z-]+[a-z])"', sources))
    assert len(keys) > 60
    assert [key for key in sorted(keys) if not words.has(key)] == []
