"""A tiny bot that uses each kind of request once: it proves the wire server, not our bot."""

from __future__ import annotations

import asyncio
import io
import os
import re

import discord
from discord import app_commands

from tests.wire.world import TOKEN

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060"
    "000000050001a5f645400000000049454e44ae426082"
)


def board(step: int) -> tuple[discord.ui.LayoutView, discord.File]:
    """A layout with a picture and a button for the next step."""
    view = discord.ui.LayoutView(timeout=None)
    picture = discord.ui.MediaGallery[discord.ui.LayoutView](
        discord.MediaGalleryItem("attachment://board.png")
    )
    button = discord.ui.ActionRow[discord.ui.LayoutView]()
    button.add_item(Step(step))
    title = discord.ui.TextDisplay[discord.ui.LayoutView](f"step {step}")
    select = discord.ui.ActionRow[discord.ui.LayoutView]()
    select.add_item(Pick(step))
    view.add_item(discord.ui.Container(title, picture, button, select))
    return view, discord.File(io.BytesIO(PNG), "board.png")


class Step(discord.ui.DynamicItem[discord.ui.Button[discord.ui.LayoutView]], template=r"step:(?P<step>\d+)"):
    """The button of :func:`board`."""

    def __init__(self, step: int) -> None:
        super().__init__(discord.ui.Button(label=f"Step {step}", custom_id=f"step:{step}"))
        self.step = step

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,
        item: discord.ui.Item[discord.ui.LayoutView],
        match: re.Match[str],
        /,
    ) -> Step:
        return cls(int(match["step"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        view, file = board(self.step + 1)
        await interaction.edit_original_response(view=view, attachments=[file])


class Pick(discord.ui.DynamicItem[discord.ui.Select[discord.ui.LayoutView]], template=r"pick:(?P<step>\d+)"):
    """The select of :func:`board`."""

    def __init__(self, step: int) -> None:
        options = [
            discord.SelectOption(label="Red", value="red"),
            discord.SelectOption(label="Blue", value="blue"),
        ]
        super().__init__(discord.ui.Select(custom_id=f"pick:{step}", options=options))
        self.step = step

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,
        item: discord.ui.Item[discord.ui.LayoutView],
        match: re.Match[str],
        /,
    ) -> Pick:
        return cls(int(match["step"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.item.values[0]} at {self.step}", ephemeral=True)


class Amount(discord.ui.Modal, title="How many?"):
    """One number."""

    amount = discord.ui.Label["Amount"](
        text="Amount", component=discord.ui.TextInput["Amount"](custom_id="amount")
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.amount.component, discord.ui.TextInput)
        await interaction.response.send_message(f"amount {self.amount.component.value}", ephemeral=True)


class Probe(discord.Client):
    """``/show``, ``/say words``, ``/ask`` and ``/whisper``."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="show", description="Defer, then edit with a picture")
        async def show(interaction: discord.Interaction) -> None:
            await interaction.response.defer()
            view, file = board(0)
            await interaction.edit_original_response(view=view, attachments=[file])

        @self.tree.command(name="say", description="A message to the channel")
        async def say(interaction: discord.Interaction, words: str) -> None:
            await interaction.response.defer(ephemeral=True)
            assert isinstance(interaction.channel, discord.abc.Messageable)
            sent = await interaction.channel.send(words, nonce=f"say-{words}")
            await interaction.edit_original_response(content=f"sent {sent.id}")
            await interaction.followup.send("done", ephemeral=True)

        @say.autocomplete("words")
        async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=f"{current}!", value=f"{current}!")]

        @self.tree.command(name="ask", description="A modal")
        async def ask(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Amount(custom_id="amount"))

        @self.tree.command(name="whisper", description="A private message and a thread")
        async def whisper(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.user.send("psst")
            assert isinstance(interaction.channel, discord.TextChannel)
            thread = await interaction.channel.create_thread(name="aside")
            await thread.add_user(interaction.user)
            await thread.send("here")
            await interaction.edit_original_response(content=thread.mention)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Step, Pick)
        await self.tree.sync()


async def run() -> None:
    """Logs in and serves until killed."""
    async with Probe() as client:
        await client.start(os.environ.get("EUREKA_WIRE_TOKEN", TOKEN))


def main() -> None:
    """The probe's entry point."""
    discord.utils.setup_logging()
    asyncio.run(run())
