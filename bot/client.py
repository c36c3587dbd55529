"""The Discord client: puts the parts together, opens them at the start and closes them at the end."""

import random
import secrets
from collections.abc import Callable
from datetime import datetime

import discord
from discord import app_commands

from bot import looks, panel  # noqa: F401 - their handlers register themselves
from bot.commands.all import add_commands
from bot.courier import Courier
from bot.house import House
from bot.posts import Posts
from bot.press import Choose, Press, carry_out
from bot.store import Store
from bot.tables import Tables
from bot.translator import Translations
from bot.welcome import welcome

FORM = "m:"
"""How the custom id of a form begins."""


def new_seed() -> str:
    """Return a fresh secret seed for a game."""
    return secrets.token_hex(16)


class Eureka(discord.Client):
    """The bot. `store_url` names the database; clock, seeds and computer players' whims may be fixed."""

    house: House
    courier: Courier

    def __init__(
        self,
        store_url: str,
        *,
        now: Callable[[], datetime] = discord.utils.utcnow,
        new_seed: Callable[[], str] = new_seed,
        whims: random.Random | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none()
        )
        self.store_url = store_url
        self.tree = app_commands.CommandTree(self)
        add_commands(self.tree)
        self._now, self._new_seed = now, new_seed
        self._whims = whims or secrets.SystemRandom()

    async def setup_hook(self) -> None:
        """Open the store, take up all buttons ever sent, announce the commands, start the courier."""
        store = await Store.open(self.store_url)
        tables = Tables(store, self._now, self._new_seed, self._whims)
        self.courier = Courier(self, tables, Posts(tables).compose)
        self.house = House(store, tables, self._now, self.courier.ring)
        self.add_dynamic_items(Press, Choose)
        await self.tree.set_translator(Translations())
        self.house.commands |= {one.name: one.id for one in await self.tree.sync()}
        self.courier.start()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take up forms: discord.py forgets them over a restart, their custom ids do not."""
        if interaction.type is not discord.InteractionType.modal_submit or interaction.data is None:
            return
        custom_id = str(interaction.data.get("custom_id", ""))
        if custom_id.startswith(FORM):
            _, verb, *parts = custom_id.split(":")
            await carry_out(interaction, verb, parts, _typed(interaction.data.get("components", [])))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Introduce the bot to a server that has just let it in."""
        await welcome(guild)

    async def close(self) -> None:
        """Leave Discord, stop the courier, close the store."""
        if hasattr(self, "courier"):
            await self.courier.stop()
        await super().close()
        if hasattr(self, "house"):
            await self.house.store.close()


def _typed(components: object) -> list[str]:
    """Return what was written into a form's fields, in order."""
    found: list[str] = []
    for part in components if isinstance(components, list) else []:
        field = part.get("component", part)
        if "value" in field:
            found.append(str(field["value"]))
        found += _typed(part.get("components"))
    return found
