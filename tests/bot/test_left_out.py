"""A game whose module cannot be loaded: the others go on, and it goes on itself once it is mended."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import simcord

from games.core.registry import AnyGame, all_games
from tests.bot.parlour import Parlour, text_of
from tests.bot.test_backing import said
from tests.bot.test_command_line import eureka

DAY = 24 * 3600
BROKEN = "cannot be read by the present version of the bot"


@pytest.fixture
def games() -> Iterator[dict[str, AnyGame]]:
    """Return the games; those taken out are back afterwards."""
    yield all_games()
    all_games.cache_clear()


@pytest.fixture
async def odd(parlour: Parlour, games: dict[str, AnyGame]) -> simcord.ChannelHandle:
    """Begin two games; then the bot starts again without the first one's module. Return its channel."""
    channel = parlour.channel
    await parlour.started(parlour.bob, game="many_ways")
    parlour.channel = parlour.guild.create_text_channel("other")
    await parlour.started(parlour.bob)
    del games["many_ways"]
    await parlour.restart()
    return channel


def reminders(channel: simcord.ChannelHandle) -> int:
    return sum("a reminder" in text_of(post) for post in channel.history())


async def test_the_other_games_go_on(parlour: Parlour, odd: simcord.ChannelHandle) -> None:
    """Lists tell of it with the way to its channel, commands there why nothing can be done; others remind."""
    turns = await said(parlour, parlour.alice, "turns")
    assert "One game waits for you" in turns and "High Card" in turns
    assert turns.count(BROKEN) == 1 and f"/{odd.id}" in turns
    assert "many_ways" in str(await parlour.alice.autocomplete(odd, "hand", "game", ""))
    assert await said(parlour, parlour.alice, "game status")
    for command in ("game status", "game board", "game undo", "hand", "rules"):
        shown = (await parlour.alice.slash(odd, command)).response
        assert shown is not None
        assert (BROKEN in text_of(shown)) is (command != "rules"), command
    await parlour.env.advance_time(DAY)
    assert (reminders(parlour.channel), reminders(odd)) == (1, 0)


async def test_it_goes_on_once_it_is_mended(parlour: Parlour, odd: simcord.ChannelHandle) -> None:
    """What was to be said meanwhile is said then, once."""
    await parlour.env.advance_time(DAY)
    all_games.cache_clear()
    await parlour.restart()
    await parlour.env.advance_time(20 * 60)
    assert reminders(odd) == 1
    parlour.channel = odd
    choices = await parlour.alice.autocomplete(odd, "move", "move", "")
    assert choices
    assert BROKEN not in await said(parlour, parlour.alice, "game status")


def test_the_command_line_names_it_and_lists_the_others(tmp_path: Path) -> None:
    """`eureka games` goes on without it, `eureka doctor` tells what is wrong."""
    (tmp_path / "cracked").mkdir()
    (tmp_path / "cracked" / "__init__.py").write_text("raise ValueError('no such card')\n", encoding="utf-8")
    listed = eureka("games", tiny=False, EUREKA_GAMES=str(tmp_path))
    assert listed.returncode == 0 and "innovation" in listed.stdout
    assert "'cracked' cannot be loaded" in listed.stderr
    database = f"sqlite+aiosqlite:///{tmp_path / 'a.db'}"
    told = eureka("doctor", "--db", database, tiny=False, EUREKA_GAMES=str(tmp_path))
    assert told.returncode == 1
    assert "cannot be loaded: ValueError: no such card" in told.stdout
