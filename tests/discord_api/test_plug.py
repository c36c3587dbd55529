"""The plug sees every request a bot makes in simcord and tells what is wrong with it."""

from __future__ import annotations

import io
import re

import discord
import pytest
import simcord
from discord import app_commands

from bot.limits import FILE_BYTES
from tests.discord_api.exchange import Request, UploadedFile
from tests.discord_api.openapi import required
from tests.discord_api.plug import RequestLog, fail_on, path_of, watching


class Faulty(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"faulty:(?P<what>\w+)"):
    """A button that fails when pressed."""

    def __init__(self, what: str) -> None:
        super().__init__(discord.ui.Button(label="Press", custom_id=f"faulty:{what}"))

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction,
        item: discord.ui.Item[discord.ui.View],
        match: re.Match[str],
        /,
    ) -> Faulty:
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction) -> None:
        raise LookupError("out of order")


class OneCommandBot(discord.Client):
    """``/show`` answers with a picture of ``size`` bytes called ``name``, shown as ``shown``."""

    def __init__(self, name: str = "a.png", shown: str = "a.png", size: int = 3) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="show", description="Show", callback=self.show))
        self._name, self._shown, self._size = name, shown, size

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Faulty)
        await self.tree.sync()

    async def show(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        view = discord.ui.View(timeout=None)
        view.add_item(Faulty("a"))
        embed = discord.Embed().set_image(url=f"attachment://{self._shown}")
        file = discord.File(io.BytesIO(bytes(self._size)), self._name)
        await interaction.edit_original_response(embed=embed, view=view, attachments=[file])


async def shown(bot: OneCommandBot, press: bool = False) -> RequestLog:
    """All that passes when a member uses ``/show``, and presses the button if asked to."""
    with watching() as log:
        async with simcord.run(bot) as env:
            channel = env.create_guild().create_text_channel("play")
            alice = env.guild.add_member(env.create_user("alice"))
            result = await alice.slash(channel, "show")
            if press:
                assert result.response is not None
                await alice.click(result.response, custom_id="faulty:a")
    return log


async def test_every_request_is_seen_with_its_files() -> None:
    log = await shown(OneCommandBot())
    assert [request.method for request in log.requests] == ["GET", "PUT", "POST", "PATCH"]
    assert log.requests[-1].files == {"files[0]": UploadedFile("a.png", 3)}
    assert log.problems == []


async def test_the_file_still_arrives_whole() -> None:
    async with simcord.run(OneCommandBot(size=7)) as env:
        with watching():
            channel = env.create_guild().create_text_channel("play")
            alice = env.guild.add_member(env.create_user("alice"))
            result = await alice.slash(channel, "show")
            assert result.response is not None
            assert await result.response.attachments[0].read() == bytes(7)


async def test_a_picture_that_is_not_sent_is_a_problem() -> None:
    log = await shown(OneCommandBot(shown="b.png"))
    assert ["attachment://b.png has no file" in line for line in log.problems] == [True]


async def test_a_file_too_large_is_a_problem() -> None:
    log = await shown(OneCommandBot(size=FILE_BYTES + 1))
    assert [f"at most {FILE_BYTES}" in line for line in log.problems] == [True]


async def test_an_error_inside_a_dynamic_item_is_a_problem() -> None:
    log = await shown(OneCommandBot(), press=True)
    assert ["LookupError('out of order')" in line for line in log.problems] == [True]


def test_what_the_published_schemas_forbid_is_a_problem() -> None:
    required()
    log = RequestLog()
    log.judge(Request("POST", "/users/@me/channels", {"recipient_id": "me"}))
    assert ["recipient_id" in line for line in log.problems] == [True]


def test_a_problem_fails_the_test() -> None:
    fail_on(RequestLog())
    with pytest.raises(pytest.fail.Exception, match="out of order"):
        fail_on(RequestLog(problems=["out of order"]))


def test_paths_are_told_without_host_version_and_query() -> None:
    assert path_of("https://discord.com/api/v10/users/@me?x=1") == "/users/@me"
