"""Property 9: every text that a game can say exists, with its parameters, in every language it declares."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.core.registry import AnyGame, all_games
from games.core.selfplay import choose, random_options
from games.core.table import Table
from games.core.text import Text, say
from render.words import UnknownMessage, Words, words_for

GAMES = sorted(all_games().values(), key=lambda game: game.id)
NAMES = ("Ada", "Bo", "Cy", "Di", "Eli")
SPOKEN = [
    pytest.param(game, language, id=f"{game.id}-{language}") for game in GAMES for language in game.languages
]


def fixed_texts(game: AnyGame) -> Iterator[Text]:
    yield from (say("game"), say("game-blurb"))
    for option in game.options:
        yield say(f"option-{option.id}")
        yield from (say(f"option-{option.id}-{choice}") for choice in option.choices)
    for command in game.commands:
        yield say(f"command-{command.name}")
        yield from (say(f"param-{param.name}") for param in command.params)
    for topic in game.topics:
        yield from (say(f"topic-{topic}"), say(f"topic-{topic}-body"))
    for card in game.cards():
        yield from (card.name, *card.words)


def texts_now(table: Table) -> Iterator[Text]:  # type: ignore[type-arg]
    for decision in (*table.asked, *table.free):
        yield decision.text
        for option in decision.options:
            yield option.text
            if option.detail is not None:
                yield option.detail
    view = table.view(None)
    yield from (view.headline, *table.game.status(view))
    sheet = table.game.score(table.state)
    yield from (line.text for line in (*sheet.lines, *sheet.ties))


def played_texts(game: AnyGame) -> Iterator[Text]:
    for seats in game.seats:
        source = random.Random(seats)
        table = Table.start(game, seats, random_options(game, seats, source), "words")
        while not table.finished:
            yield from texts_now(table)
            table.answer(*choose(table, source))
        yield from texts_now(table)
        for event in table.events():
            yield from (event.text, *event.private.values())


def missing(words: Words, texts: Iterator[Text]) -> list[str]:
    lost: dict[str, None] = {}
    for text in texts:
        try:
            words.put(text, NAMES)
        except UnknownMessage as error:
            lost[str(error)] = None
    return list(lost)


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_everything_a_game_says_has_words(game: AnyGame, language: str) -> None:
    """All keys and parameters exist in the language's own files, without the English to fall back on."""
    words = words_for(game, language)
    own = Words.__new__(Words)
    own.language, own._bundles = language, words._bundles[:1]
    assert missing(own, fixed_texts(game)) == []
    assert missing(own, played_texts(game)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_declared_languages_have_files(game: AnyGame) -> None:
    """A declared language has its file."""
    for language in game.languages:
        assert list(Path(game.folder / "text").glob(f"{language}*.ftl"))


def test_a_missing_message_is_noticed() -> None:
    """The check can fail."""
    assert missing(words_for(None, "en"), iter([say("no-such-message")])) != []
