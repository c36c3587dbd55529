"""What can be looked up in the games: their cards and their rules, by their names in all languages."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from bot.finding import Entry
from bot.texts import wording
from games.core.registry import AnyGame
from games.core.text import Text, say

BETWEEN = "/"
"""Stands between game and thing where things of several games are offered together."""


@lru_cache(maxsize=64)
def cards_of(game: AnyGame, language: str) -> tuple[Entry, ...]:
    """Return all that /card shows of a game, labelled in a language."""
    return tuple(_entry(game, language, card.id, card.name) for card in game.cards())


@lru_cache(maxsize=64)
def topics_of(game: AnyGame, language: str) -> tuple[Entry, ...]:
    """Return all topics of a game's rules, labelled in a language; their words are searched too."""
    titled = ((topic, say(f"topic-{topic}"), say(f"topic-{topic}-body")) for topic in game.topics)
    return tuple(_entry(game, language, topic, title, body) for topic, title, body in titled)


@lru_cache(maxsize=8)
def games_of(games: tuple[AnyGame, ...], language: str) -> tuple[Entry, ...]:
    """Return these games as things to be chosen from, labelled in a language."""
    return tuple(_entry(game, language, game.id, say("game")) for game in games)


def together(games: Iterable[tuple[AnyGame, Sequence[Entry]]], language: str) -> Iterator[Entry]:
    """Give the things of several games, each with the name of its game."""
    for game, entries in games:
        title = wording(language, game).say("game")
        for one in entries:
            label, value = f"{one.label} · {title}", f"{game.id}{BETWEEN}{one.value}"
            yield Entry(label, value, one.names, one.body)


def _entry(game: AnyGame, language: str, value: str, name: Text, body: Text | None = None) -> Entry:
    names = tuple(dict.fromkeys(wording(one, game).put(name) for one in game.languages))
    words = wording(language, game)
    return Entry(words.put(name), value, names, words.put(body) if body is not None else "")
