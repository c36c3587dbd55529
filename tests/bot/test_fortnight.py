"""Two weeks of a game of three, with people who are late, away or gone: what each of them received.

To write the transcript anew after a wanted change: EUREKA_REWRITE=1.
"""

import os
import re
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from simcord import MemberActor

from tests.bot.parlour import Parlour, text_of

GOLDEN = Path(__file__).parent / "golden" / "fortnight.txt"
HOUR = timedelta(hours=1)
BUSY = {"alice": range(7, 22, 3), "bob": range(20, 24), "carol": range(12, 14)}
"""At which hours of the day each of them looks at the game."""
SILENT = {"bob": range(3, 6)}
"""On which days somebody does not come at all, without a word."""
LEAVE = (8, "carol", 2)
GONE = (11, "bob")
LONG = 26
"""Nobody is waited for so many hours without a word: a day, and the pause after a ping."""
Waits = dict[str, list[datetime]]


async def act(parlour: Parlour, member: MemberActor) -> None:
    """Make the member's moves as long as it is their turn, three at most."""
    for _ in range(3):
        choices = await member.autocomplete(parlour.channel, "move", "move", "")
        moves = [one for one in choices if one["value"] != "?"]
        if not moves:
            return
        await member.slash(parlour.channel, "move", move=moves[0]["value"])


async def one_hour(parlour: Parlour, day: int, hour: int, players: dict[str, MemberActor]) -> None:
    game = await parlour.bot.house.tables.lobby_or_game_in(parlour.channel.id)
    assert game is not None
    owing = (await parlour.bot.house.tables.sit(game.id)).owing()
    for seat, (name, member) in enumerate(players.items()):
        away = day in SILENT.get(name, ()) or (name == LEAVE[1] and LEAVE[0] <= day < LEAVE[0] + LEAVE[2])
        gone = name == GONE[1] and day >= GONE[0]
        if seat in owing and hour in BUSY[name] and not away and not gone:
            await act(parlour, member)
            return


def received(parlour: Parlour, name: str, member: MemberActor) -> list[str]:
    """Return what reached one player, by time: posts that ping them, and direct messages."""
    posts = [
        (post.created_at, "channel", text_of(post))
        for post in parlour.channel.history()
        if f"<@{member.id}>" in text_of(post)
    ]
    letters = [(one.created_at, "private", text_of(one)) for one in member.user.dm_channel.history()]
    names = {f"<@{one.id}>": f"@{other}" for other, one in zip(BUSY, parlour.members, strict=False)}
    return [
        f"{name:6} {when:%m-%d %H:%M} {where:8} {plain(text, names)}"
        for when, where, text in sorted(posts + letters)
    ]


def plain(text: str, names: dict[str, str]) -> str:
    """Return the post in one line, mentions by name, ids and times of Discord left out."""
    for mention, name in names.items():
        text = text.replace(mention, name)
    text = re.sub(r"-# .*", "", text)
    lines = [re.sub(r"<[#t:]\S*>", "<…>", line).strip() for line in text.splitlines()]
    return " | ".join(line for line in lines if line)


def waited_for(owing: Sequence[int], day: int) -> Iterator[str]:
    """Give the names of those who are waited for and have not said that they are away, or gone."""
    for seat, name in enumerate(BUSY):
        on_leave = name == LEAVE[1] and LEAVE[0] <= day <= LEAVE[0] + LEAVE[2]
        if seat in owing and not on_leave and not (name == GONE[1] and day >= GONE[0]):
            yield name


@pytest.fixture
async def fortnight(parlour: Parlour) -> tuple[Parlour, Waits]:
    """Live through it; return also at which hours each was waited for."""
    waits: Waits = {name: [] for name in BUSY}
    players = dict(zip(BUSY, parlour.members, strict=False))
    await parlour.open(game="legendary_inventors", seats=3, clock="three-days", at_zero="computer")
    for member in (parlour.bob, parlour.carol):
        await member.slash(parlour.channel, "game join")
    await parlour.alice.slash(parlour.channel, "game start")
    for day in range(14):
        if day == LEAVE[0]:
            await parlour.carol.slash(parlour.channel, "away", days=LEAVE[2])
        if day == GONE[0]:
            card = (await parlour.bob.slash(parlour.channel, "game resign")).response
            assert card is not None
            await parlour.bob.click(card, label="Give up my seat")
        for hour in range(24):
            await one_hour(parlour, day, hour, players)
            owing = (await parlour.bot.house.tables.sit(await parlour.game_id())).owing()
            for name in waited_for(owing, day):
                waits[name].append(parlour.env.now().replace(minute=0, second=0, microsecond=0))
            await parlour.env.advance_time(HOUR.total_seconds())
    return parlour, waits


def unheard(waits: list[datetime], heard: list[datetime]) -> list[datetime]:
    """Return at which of these hours somebody had been waited for all along for LONG without a word."""
    hours = set(waits)
    return [
        now
        for now in waits
        if all(now - ahead * HOUR in hours for ahead in range(LONG))
        if not any(now - LONG * HOUR < at <= now for at in heard)
    ]


async def test_what_each_player_received_in_two_weeks(fortnight: tuple[Parlour, Waits]) -> None:
    """Nothing twice, nothing missing: word for word what is on record, and a word a day for who is late."""
    parlour, waits = fortnight
    players = list(zip(BUSY, parlour.members, strict=False))
    lines = [line for name, member in players for line in received(parlour, name, member)]
    for name, _ in players:
        stamps = [line[7:18] for line in lines if line.startswith(name)]
        heard = [datetime.strptime(f"2026-{one}+0000", "%Y-%m-%d %H:%M%z") for one in stamps]
        assert unheard(waits[name], heard) == []
    assert max(map(len, waits.values())) > LONG
    assert len(set(lines)) == len(lines)
    assert max(line.count(" | - ") + line.count(" | …") for line in lines) == 6
    text = "\n".join(lines) + "\n"
    assert "seed" not in text.replace("Seed sworn to", "")
    if os.environ.get("EUREKA_REWRITE"):
        GOLDEN.write_text(text, "utf-8")
    assert text == GOLDEN.read_text("utf-8")
