"""The bot introduces itself to a server that it has just joined: what it is, what to try first."""

import logging

import discord

from bot.layout import Layout, layout, paragraph
from bot.limits import NEEDED
from bot.texts import language_of, wording
from games.core.registry import all_games
from games.core.text import say
from render.words import Words

_log = logging.getLogger(__name__)


async def welcome(guild: discord.Guild) -> None:
    """Post the introduction once, where people look and the bot may write; else nothing."""
    channel = place_for(guild)
    if channel is None:
        return
    words = wording(language_of(guild.preferred_locale) or "en")
    try:
        await channel.send(view=introduction(words, missing(channel)))
    except discord.HTTPException as error:  # a server that closes its door again is none of our trouble
        _log.warning("No introduction in server %s: %s", guild.id, error)


def place_for(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the channel for news of the server, else its first text channel, where the bot may write."""
    listed = [guild.system_channel, *sorted(guild.text_channels, key=lambda one: (one.position, one.id))]
    return next((one for one in listed if one is not None and _may_write(one)), None)


def missing(channel: discord.TextChannel) -> list[str]:
    """Return the names of the permissions that a game in this channel would need and that the bot lacks."""
    held = channel.permissions_for(channel.guild.me)
    return [name for name in NEEDED if not getattr(held, name)]


def introduction(words: Words, lacking: list[str]) -> Layout:
    """Return the message; `lacking` are the permissions to ask for."""
    titles = [wording(words.language, game).say("game") for game in all_games().values()]
    lines = [f"- {words.say(f'bot-welcome-{one}')}" for one in ("new", "how", "mine", "setup", "help")]
    if lacking:
        names = [say(f"bot-permission-{name.replace('_', '-')}") for name in lacking]
        lines.append(words.say("bot-missing-permissions", what=names))
    return layout(paragraph(f"**{words.say('bot-welcome')}**", " · ".join(titles), *lines))


def _may_write(channel: discord.TextChannel) -> bool:
    held = channel.permissions_for(channel.guild.me)
    return held.view_channel and held.send_messages
