"""Names and descriptions of commands in Discord's languages, from the language files."""

from discord import Locale, app_commands

from bot.limits import clip
from bot.texts import language_of, wording
from games.core.registry import all_games


class Translations(app_commands.Translator):
    """Answers discord.py's questions when the command tree is sent."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the message named by the string's key; None where the language has none of its own."""
        language, key = language_of(locale), string.extras.get("key")
        if language is None or language == "en" or key is None:
            return None
        game = all_games().get(str(string.extras.get("game")))
        if game is not None and language not in game.languages:
            return None
        words = wording(language, game)
        if not words.has(str(key)):
            return None
        text = clip(words.say(str(key)), int(string.extras["most"]))
        return None if text == string.message else text
