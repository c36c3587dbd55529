"""What a server reads when it lets the bot in, and what /help says in every place."""

import re
from typing import Any

import pytest
import simcord
from simcord.backend import serializers

from bot.texts import wording
from bot.welcome import introduction
from games.core.registry import all_games
from tests.bot.parlour import Parlour, text_of
from tests.bot.test_limits import problems

LOCALES = {"zh-TW": "zh-Hant", "zh-CN": "zh-Hans", "en-GB": "en", "ja": "en"}


async def joined(parlour: Parlour, guild: simcord.GuildHandle, **more: Any) -> None:
    """Throw the bot out of a server that is furnished by now and let it in again.

    Discord tells of a new server without the field `unavailable`; with it, of one that is back.
    """
    backend = parlour.env.backend
    whole = dict(serializers.guild_create_payload(backend, backend.get_guild(guild.id)))
    del whole["unavailable"]
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await parlour.env.settle()
    backend.emit("GUILD_CREATE", {**whole, **more})
    await parlour.env.settle()


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_new_server_is_told_what_to_try_in_its_language(parlour: Parlour, locale: str) -> None:
    await joined(parlour, parlour.guild, preferred_locale=locale)
    words = wording(LOCALES[locale])
    told = text_of(parlour.post())
    assert words.say("bot-welcome") in told
    for game in all_games().values():
        assert wording(LOCALES[locale], game).say("game") in told
    for name in ("/game new", "/how", "/rules", "/card", "/settings", "/setup", "/help"):
        assert f"`{name}`" in told


async def test_it_writes_where_it_may(parlour: Parlour) -> None:
    """Not where it is silenced; the second channel will do."""
    second = parlour.guild.create_text_channel("second")
    parlour.deny(send_messages=False)
    await joined(parlour, parlour.guild)
    assert parlour.channel.last_message is None
    assert second.last_message is not None


async def test_news_of_the_server_go_to_its_own_channel(parlour: Parlour) -> None:
    news = parlour.guild.create_text_channel("news")
    await joined(parlour, parlour.guild, system_channel_id=str(news.id))
    assert parlour.channel.last_message is None
    assert news.last_message is not None


async def test_where_it_may_write_nowhere_it_is_silent(parlour: Parlour) -> None:
    parlour.deny(send_messages=False)
    await joined(parlour, parlour.guild)
    assert parlour.channel.last_message is None


async def test_it_names_the_permissions_it_lacks(parlour: Parlour) -> None:
    parlour.deny(attach_files=False)
    await joined(parlour, parlour.guild)
    told = text_of(parlour.post())
    assert "Attach Files" in told
    assert "Embed Links" not in told


async def test_a_restart_is_no_new_server(parlour: Parlour) -> None:
    await joined(parlour, parlour.guild)
    first = parlour.post().id
    await parlour.restart()
    assert parlour.post().id == first


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_the_introduction_fits(language: str) -> None:
    assert problems(introduction(wording(language), ["attach_files", "embed_links"])) == []


HELP = {
    "empty": ("game new", "history", "leaderboard", "stats", "replay", "export"),
    "lobby": ("game join", "game start", "game leave", "game end"),
    "turn": ("move", "hand", "game board", "game log", "why", "game undo", "game redo", "orders"),
    "waiting": ("hand", "ahead", "orders", "game kick", "game resign"),
    "watching": ("game board", "game status", "game log"),
}
ALWAYS = ("turns", "card", "rules", "how", "settings", "away")


async def helped(parlour: Parlour, member: simcord.MemberActor) -> str:
    response = (await member.slash(parlour.channel, "help")).response
    assert response is not None
    return text_of(response)


async def test_help_names_the_commands_of_every_place(parlour: Parlour) -> None:
    told = {"empty": await helped(parlour, parlour.alice)}
    await parlour.open("south_tigris", seats=2)
    told["lobby"] = await helped(parlour, parlour.bob)
    await parlour.bob.slash(parlour.channel, "game join")
    await parlour.alice.slash(parlour.channel, "game start")
    owing = (await parlour.asked(await parlour.game_id()))[0].seat
    told["turn"] = await helped(parlour, parlour.members[owing])
    told["waiting"] = await helped(parlour, parlour.members[1 - owing])
    told["watching"] = await helped(parlour, parlour.carol)
    for place, text in told.items():
        for name in (*HELP[place], *ALWAYS):
            assert f"- </{name}:" in text, (place, name)
    assert "</move:" not in told["waiting"]
    assert "</game resign:" not in told["watching"]


async def test_help_names_only_commands_that_exist(parlour: Parlour) -> None:
    known = {one.qualified_name for one in parlour.bot.tree.walk_commands()}
    assert set(ALWAYS).union(*HELP.values()) <= known


async def test_who_manages_the_server_is_told_of_the_setup(parlour: Parlour) -> None:
    assert "</setup:" in await helped(parlour, parlour.moderator())
    assert "</setup:" not in await helped(parlour, parlour.alice)


async def test_commands_in_help_can_be_tapped(parlour: Parlour) -> None:
    """Each with the id that Discord gave to it, also after a restart."""
    await parlour.restart()
    told = re.findall(r"</([^:>]+):(\d+)>", await helped(parlour, parlour.alice))
    announced = {one.name: one.id for one in await parlour.bot.tree.fetch_commands()}
    assert len(told) >= 10
    assert {int(number) for _, number in told} <= set(announced.values())
    assert all(int(number) == announced[name.split()[0]] for name, number in told)


async def test_before_commands_are_announced_they_are_written_out(parlour: Parlour) -> None:
    parlour.bot.house.commands.clear()
    assert "- `/game new`" in await helped(parlour, parlour.alice)
