"""What somebody sees who has forgotten everything: digest, marks, log, list of turns."""

import random
import re

import pytest
from simcord import MemberActor

from bot.looks import FOUND, LINES
from render.scene import Scene
from tests.bot.parlour import Parlour, labels, text_of

GAME = "legendary_inventors"


async def log_of(parlour: Parlour, member: MemberActor, **filters: object) -> list[str]:
    """Return the lines of the log as a member reads them page by page, the oldest first."""
    shown = (await member.slash(parlour.channel, "game log", **filters)).response
    lines: list[str] = []
    while shown is not None:
        page = text_of(shown).strip("\n").split("\n")
        assert len(page) <= LINES
        lines = [*page, *lines]
        older = "Older" in labels(shown)
        shown = (await member.click(shown, label="Older")).response if older else None
    return lines


def digest_of(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.startswith(("- ", "…"))]


def six_of(lines: list[str]) -> list[str]:
    """Return what a digest tells of these lines of the log."""
    told = lines if len(lines) <= 6 else [line for line in lines if not line.startswith(" ")]
    if len(told) > 6:
        return [f"… and {len(told) - 5} more before that", *told[-5:]]
    return [line.strip() for line in told]


async def move(parlour: Parlour, member: MemberActor, source: random.Random) -> None:
    choices = await member.autocomplete(parlour.channel, "move", "move", "")
    await member.slash(parlour.channel, "move", move=source.choice(choices)["value"])


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """Collect what the pictures of the posts are drawn from."""
    scenes: list[Scene] = []

    async def sketch(scene: Scene, *_: object) -> bytes:
        scenes.append(scene)
        return b"\x89PNG\r\n\x1a\n"

    monkeypatch.setattr("bot.posts.drawn", sketch)
    return scenes


async def test_a_turn_post_tells_and_outlines_what_came_since_the_last_move(
    parlour: Parlour, drawn: list[Scene]
) -> None:
    """By the log as the player reads it: all that was not there after their own move, six lines at most."""
    game_id = await parlour.started(*parlour.members[1:], game=GAME)
    source, known, longest = random.Random(3), dict.fromkeys(range(5), 0), 0
    numbers = dict.fromkeys(range(5), 0)
    for _ in range(45):
        sitting = await parlour.bot.house.tables.sit(game_id)
        seat, *others = sitting.owing()
        member = parlour.members[seat]
        new = sitting.words("en").say("bot-turn", n=sitting.version) in text_of(parlour.post())
        if known[seat] and new and not others:
            fresh = (await log_of(parlour, member))[known[seat] :]
            assert digest_of(text_of(parlour.post())) == six_of(fresh)
            longest = max(longest, len(fresh))
            rows = await parlour.bot.house.store.events(game_id, numbers[seat])
            refs = [event["refs"] for row in rows for event in row.events or ()]
            assert [list(mark) for mark in drawn[-1].marks] == [list(one) for one in refs if one]
        await move(parlour, member, source)
        after = await parlour.bot.house.tables.sit(game_id)
        known[seat], numbers[seat] = len(await log_of(parlour, member)), after.table.number
    assert longest > 6


async def test_the_log_is_read_page_by_page_with_its_filters(parlour: Parlour) -> None:
    """Every line once, in order, also of one player, of certain words, of both."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    await parlour.bot.house.tables.demonstrate(game_id, lambda _, count: count > 60)
    whole = await log_of(parlour, parlour.alice)
    assert len(whole) > 2 * LINES and len(set(whole)) > LINES
    bobs = await log_of(parlour, parlour.alice, player=1)
    assert LINES < len(bobs) < len(whole)
    assert all("bob" in line for line in bobs)
    assert [line for line in whole if line in set(bobs)] == bobs
    for words in (": ", "sends", "BOB Sends"):
        having = [line for line in whole if words.casefold() in line.casefold()]
        assert having and await log_of(parlour, parlour.alice, find=words) == having
        both = [line for line in bobs if words.casefold() in line.casefold()]
        assert both and await log_of(parlour, parlour.alice, find=words, player=1) == both


async def test_words_too_long_for_a_button_are_cut_on_every_page_alike(parlour: Parlour) -> None:
    game_id = await parlour.started(parlour.bob, game=GAME)
    await parlour.bot.house.tables.demonstrate(game_id, lambda _, count: count > 120)
    whole = await log_of(parlour, parlour.alice)
    longest = max(whole, key=len).removeprefix("- ")
    found = await log_of(parlour, parlour.alice, find=longest)
    assert found == [line for line in whole if longest[:FOUND].casefold() in line.casefold()]
    assert len(longest) > FOUND


async def test_turns_lists_all_servers_and_what_is_not_ones_turn_is_left_out(parlour: Parlour) -> None:
    """In a server and in private alike, each with a link to its channel."""
    other = parlour.env.create_guild("Elsewhere")
    room = other.create_text_channel("attic")
    alice, bob = (other.add_member(one.user) for one in (parlour.alice, parlour.bob))
    await parlour.started(parlour.bob)
    await alice.slash(room, "game new", game="high_card", seats=2)
    await bob.slash(room, "game join")
    await alice.slash(room, "game start")
    await move(parlour, parlour.alice, random.Random(1))
    for answer in (await parlour.bob.user.slash("turns"), await bob.slash(room, "turns")):
        assert answer.response is not None
        text = text_of(answer.response)
        links = re.findall(r"discord\.com/channels/(\d+)/(\d+)", text)
        here = (str(parlour.guild.id), str(parlour.channel.id))
        assert set(links) == {here, (str(other.id), str(room.id))}
    answer = await parlour.alice.user.slash("turns")
    assert answer.response is not None
    links = re.findall(r"discord\.com/channels/(\d+)/(\d+)", text_of(answer.response))
    assert set(links) == {(str(other.id), str(room.id))}
