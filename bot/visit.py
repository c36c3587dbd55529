"""One interaction being answered: who asks, in which language, and how to reply."""

import contextlib
from collections.abc import Mapping, Sequence

import discord
from discord import ui

from bot.house import House
from bot.limits import CONTENT, clip
from bot.texts import language_of, wording
from games.core.registry import AnyGame
from games.core.text import Text
from render.words import Words


class Visit:
    """An interaction with the house it belongs to. Answer it with `show`, `tell` or a modal."""

    def __init__(
        self, interaction: discord.Interaction, house: House, language: str, *, large: bool = False
    ) -> None:
        self.interaction = interaction
        self.house = house
        self.language = language
        self.large = large
        """Whether the visitor wants pictures with larger type."""
        self.game: AnyGame | None = None
        """The game that the visit is about, once that is known; its refusals are worded by it."""
        self.names: tuple[str, ...] = ()
        self._edits = False
        self._public = False

    @classmethod
    async def open(cls, interaction: discord.Interaction, house: House) -> "Visit":
        """Return the visit, in the member's own language, else that of their Discord, else the server's."""
        mine = await house.store.member(interaction.user.id)
        language = mine.language or language_of(interaction.locale)
        if language is None and interaction.guild_id is not None:
            language = (await house.store.server(interaction.guild_id)).language
        large = isinstance(mine.extra, Mapping) and bool(mine.extra.get("large_text"))
        return cls(interaction, house, language or "en", large=large)

    @property
    def id(self) -> int:
        """The interaction's id, by which a repeat is known."""
        return self.interaction.id

    @property
    def user_id(self) -> int:
        """Who asks."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """What the asking member is called here."""
        return self.interaction.user.display_name

    def words(self, game: AnyGame | None = None) -> Words:
        """Return the words in the visitor's language."""
        return wording(self.language, game)

    def say(self, key: str, **params: int | str | Text) -> str:
        """Return the bot's message `key` in the visitor's language."""
        return self.words().say(key, **params)

    async def private(self) -> None:
        """Acknowledge; the answer will be a new message that only the visitor sees."""
        if not self.interaction.response.is_done():
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def public(self) -> None:
        """Acknowledge; the answer will be a new message that everybody sees."""
        self._public = True
        await self.interaction.response.defer(thinking=True)

    async def update(self) -> None:
        """Acknowledge; the answer will be a change of the message that was pressed."""
        self._edits = True
        await self.interaction.response.defer()

    async def show(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> int:
        """Answer with a layout, in place of the old one after `update`; return the message's id."""
        await self.private()
        quiet = discord.AllowedMentions.none()
        message = await self.interaction.edit_original_response(
            view=view, attachments=list(files), allowed_mentions=quiet
        )
        return message.id

    async def tell(self, text: str) -> None:
        """Answer with a sentence that only the visitor sees, beside whatever was pressed."""
        text, quiet = clip(text, CONTENT), discord.AllowedMentions.none()
        if not self.interaction.response.is_done():
            await self.interaction.response.send_message(text, ephemeral=True, allowed_mentions=quiet)
        elif self._public:
            # Whether a message is private is settled when it is acknowledged: this one must go.
            with contextlib.suppress(discord.NotFound):
                await self.interaction.delete_original_response()
            await self.interaction.followup.send(text, ephemeral=True, allowed_mentions=quiet)
        elif self._edits or self._answered():
            await self.interaction.followup.send(text, ephemeral=True, allowed_mentions=quiet)
        else:
            await self.interaction.edit_original_response(content=text, allowed_mentions=quiet)

    def _answered(self) -> bool:
        """Tell whether the answer is there already (and not just acknowledged)."""
        kinds = (
            discord.InteractionResponseType.deferred_channel_message,
            discord.InteractionResponseType.deferred_message_update,
        )
        return self.interaction.response.type not in kinds
