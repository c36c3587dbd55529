"""What the bot itself says, in every language; and which language somebody reads."""

from pathlib import Path

import discord

from games.core.errors import Unfit
from games.core.registry import AnyGame, all_games
from render.words import LANGUAGES, Words, words_for

FOLDER = Path(__file__).parent / "text"

_LOCALES = {
    discord.Locale.taiwan_chinese: "zh-Hant",
    discord.Locale.chinese: "zh-Hans",
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
}


def wording(language: str, game: AnyGame | None = None) -> Words:
    """Return the words of the bot and, with `game`, those of the game, in a language (`en`, `zh-Hant`…)."""
    return words_for(game, language, FOLDER)


def name_of(game_id: str, language: str) -> str:
    """Return what a game is called in a language; its id if it cannot be loaded."""
    game = all_games().get(game_id)
    return game_id if game is None else wording(language, game).say("game")


def language_named(typed: str) -> str:
    """Return the language of this name; raise Unfit if we do not speak it."""
    if typed not in LANGUAGES:
        raise Unfit(f"no language {typed!r}; there are: {', '.join(LANGUAGES)}")
    return typed


def language_of(locale: discord.Locale) -> str | None:
    """Return our language for a Discord locale; None if we do not speak it."""
    return _LOCALES.get(locale)
