"""When Discord, a channel or a member is not as it should be: the game goes on and people are told."""

import discord
import pytest
from simcord import MemberActor

from bot.layout import layout, rows
from bot.press import button
from bot.store import MemberSettings, Store, StoreError
from games.core.table import Table
from tests.bot.parlour import Parlour, custom_id, text_of

LATE = 16 * 60
"""Seconds after which an interaction's token is worth nothing."""
DAY = 24 * 60 * 60
NEEDED = {
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "embed_links": "Embed Links",
    "read_message_history": "Read Message History",
}


async def play_by_command(parlour: Parlour, *members: MemberActor) -> None:
    """Let each of these play a card."""
    for member in members:
        choices = await member.autocomplete(parlour.channel, "move", "move", "Card")
        await member.slash(parlour.channel, "move", move=choices[0]["value"])


async def play_in_private(member: MemberActor) -> None:
    """Let a member play a card without leaving the direct messages."""
    turns = (await member.user.slash("turns")).response
    assert turns is not None
    panel = (await member.user.click(turns, custom_id=custom_id(turns, "turn"))).response
    assert panel is not None
    await member.user.click(panel, custom_id=custom_id(panel, "pick"))
    await member.user.click(panel, label="Confirm")


async def test_a_game_whose_channel_is_deleted_goes_on_in_private(parlour: Parlour) -> None:
    game = await parlour.started(parlour.bob)
    parlour.env.backend.delete_channel(parlour.channel.id)
    for _ in range(3):
        for member in (parlour.alice, parlour.bob):
            await play_in_private(member)
    assert (await parlour.bot.house.store.game(game)).status == "finished"
    for member in (parlour.alice, parlour.bob):
        letters = parlour.letters(member)
        assert sum("I can no longer post" in letter for letter in letters) == 2
        assert "win" in letters[-1]


@pytest.mark.parametrize("permission", ["send_messages", "view_channel"])
async def test_without_permission_to_post_those_called_are_told_in_private(
    parlour: Parlour, permission: str
) -> None:
    await parlour.started(parlour.bob)
    parlour.deny(**{permission: False})
    await play_in_private(parlour.alice)
    await play_in_private(parlour.bob)
    assert "Send Messages, Embed Links, Attach Files" in parlour.letters(parlour.alice)[-1]
    parlour.env.backend.delete_overwrite(parlour.channel.id, parlour.env.backend.bot_user.id)
    before = len(parlour.channel.history())
    await play_by_command(parlour, parlour.alice, parlour.bob)
    assert len(parlour.channel.history()) == before + 1, "back in the channel as soon as it is open again"


async def test_without_permission_to_attach_the_picture_too(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    path = f"/channels/{parlour.channel.id}/messages"
    parlour.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions")
    await play_by_command(parlour, parlour.alice, parlour.bob)
    assert "Attach Files" in parlour.letters(parlour.alice)[-1]
    assert "Attach Files" in parlour.letters(parlour.bob)[-1]


@pytest.mark.parametrize("permission", NEEDED)
async def test_a_game_is_not_opened_where_it_cannot_be_played(parlour: Parlour, permission: str) -> None:
    parlour.deny(**{permission: False})
    answer = (await parlour.open()).response
    assert answer is not None
    assert answer.ephemeral
    assert f"I need: {NEEDED[permission]}." in text_of(answer)


async def test_whoever_has_blocked_direct_messages_is_pinged_in_the_channel(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    await parlour.bot.house.store.put_member(MemberSettings(parlour.bob.id, remind_in="dm"))
    parlour.env.inject_error(
        "POST",
        f"/channels/{parlour.bob.user.dm_channel.id}/messages",
        status=403,
        code=50007,
        message="Cannot send messages to this user",
        times=None,
    )
    await parlour.env.advance_time(DAY)
    assert parlour.letters(parlour.bob) == []
    path = f"/channels/{parlour.channel.id}/messages"
    _, *sent = [one.json for one in parlour.env.http_requests if one.path == path]
    pinged = [user for one in sent for user in one["allowed_mentions"]["users"]]
    assert sorted(pinged) == sorted([parlour.alice.id, parlour.bob.id])


async def test_a_reminder_comes_where_the_member_wants_it(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    await parlour.bob.slash(parlour.channel, "settings", reminders="dm")
    await play_by_command(parlour, parlour.alice)
    before = len(parlour.channel.history())
    await parlour.env.advance_time(DAY)
    (letter,) = parlour.letters(parlour.bob)
    assert "a reminder" in letter
    assert f"Played in <#{parlour.channel.id}>." in letter
    assert len(parlour.channel.history()) == before


async def test_a_member_who_left_keeps_nobody_else_from_playing(parlour: Parlour) -> None:
    game = await parlour.started(parlour.bob, parlour.carol)
    parlour.guild.remove_member(parlour.bob)
    await play_by_command(parlour, parlour.alice, parlour.carol)
    assert (await parlour.bot.house.tables.sit(game)).owing() == [1]
    await parlour.env.advance_time(DAY)
    assert f"<@{parlour.bob.id}>" in text_of(parlour.post())
    await play_in_private(parlour.bob)
    assert (await parlour.bot.house.tables.sit(game)).owing() == [0, 1, 2]


SLOW = ("bot.scene.draw", "bot.scene.alt_text", "bot.moves._all_moves")


@pytest.fixture
def everything_takes_long(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let drawing, listing moves and every rule take four seconds: longer than Discord waits."""

    def slow(name: str, work: object) -> object:
        assert callable(work)

        def wrapped(*args: object, **kwargs: object) -> object:
            parlour.env.backend.advance_clock(4)
            return work(*args, **kwargs)

        return wrapped

    for path in SLOW:
        module, name = path.rsplit(".", 1)
        monkeypatch.setattr(path, slow(name, getattr(__import__(module, fromlist=[name]), name)))
    monkeypatch.setattr(Table, "resolve", slow("resolve", Table.resolve))
    monkeypatch.setattr(Table, "load", slow("load", Table.load))


@pytest.mark.usefixtures("everything_takes_long")
async def test_slow_work_is_acknowledged_first(parlour: Parlour) -> None:
    """Nothing that draws or plays runs into the 3 s after which Discord forgets the interaction."""
    await parlour.started(parlour.bob)
    for label in ("Take turn", "My hand", "Board", "Undo", "More"):
        result = await parlour.alice.click(parlour.post(), label=label)
        assert result.acknowledged, label
        assert result.response is not None, label
    for name in ("game board", "game status", "game log", "game undo", "hand", "turns", "help"):
        result = await parlour.alice.slash(parlour.channel, name)
        assert result.acknowledged, name
        assert result.response is not None, name
        assert "went wrong" not in text_of(result.response), name
    result = await parlour.alice.slash(parlour.channel, "move", move="card 3")
    assert result.acknowledged


@pytest.mark.usefixtures("everything_takes_long")
async def test_a_slow_answer_still_counts(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    panel = (await parlour.alice.click(parlour.post(), label="Take turn")).response
    assert panel is not None
    await parlour.alice.click(panel, custom_id=custom_id(panel, "pick"))
    result = await parlour.alice.click(panel, label="Confirm")
    assert result.acknowledged
    assert "bob to move" in text_of(panel)


async def test_a_panel_is_good_for_longer_than_its_first_token(parlour: Parlour) -> None:
    """Each press brings a token of its own; the draft stands in the buttons."""
    await parlour.started(parlour.bob)
    panel = (await parlour.alice.click(parlour.post(), label="Take turn")).response
    assert panel is not None
    await parlour.env.advance_time(LATE)
    await parlour.alice.click(panel, custom_id=custom_id(panel, "pick"))
    await parlour.env.advance_time(LATE)
    await parlour.alice.click(panel, label="Confirm")
    assert "bob to move" in text_of(panel)


async def test_the_lobby_card_is_kept_up_to_date_without_its_token(parlour: Parlour) -> None:
    card = (await parlour.open(seats=3)).response
    assert card is not None
    await parlour.env.advance_time(LATE)
    await parlour.bob.slash(parlour.channel, "game join")
    assert "2. bob" in text_of(parlour.post())
    await parlour.alice.slash(parlour.channel, "game start")
    assert "The game is on." in text_of(card)


@pytest.mark.simcord(settle_timeout=5)
async def test_posts_never_need_a_token(parlour: Parlour) -> None:
    """A post that Discord refuses at first comes later, long after every token has run out."""
    await parlour.started(parlour.bob)
    path = f"/channels/{parlour.channel.id}/messages"
    parlour.env.inject_error("POST", path, status=500, times=12)
    await play_by_command(parlour, parlour.alice, parlour.bob)
    before = len(parlour.channel.history())
    await parlour.env.advance_time(2 * 60 * 60)
    assert len(parlour.channel.history()) == before + 1
    assert "wins the round" in text_of(parlour.post())


@pytest.mark.faulty
async def test_a_picture_that_cannot_be_drawn_does_not_stop_the_game(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> bytes:
        raise RuntimeError("out of ink")

    monkeypatch.setattr("bot.scene.draw", broken)
    await parlour.started(parlour.bob)
    assert "to move" in text_of(parlour.post())
    assert parlour.post().attachments == []
    await play_by_command(parlour, parlour.alice, parlour.bob)
    assert "wins the round" in text_of(parlour.post())


async def test_a_database_that_does_not_answer_is_said_and_nothing_is_changed(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await parlour.started(parlour.bob)
    choices = await parlour.alice.autocomplete(parlour.channel, "move", "move", "Card")

    async def silent(*_: object, **__: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "commit_move", silent)
        said = (await parlour.alice.slash(parlour.channel, "move", move=choices[0]["value"])).response
    assert said is not None
    assert "could not be saved or read just now" in text_of(said)
    assert (await parlour.bot.house.tables.sit(game)).owing() == [0, 1]
    await parlour.alice.slash(parlour.channel, "move", move=choices[0]["value"])
    assert (await parlour.bot.house.tables.sit(game)).owing() == [1]


@pytest.mark.faulty
async def test_a_fault_of_ours_is_said_without_its_details(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await parlour.started(parlour.bob)

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("secret card 7")

    monkeypatch.setattr(Table, "resolve", broken)
    choices = await parlour.alice.autocomplete(parlour.channel, "move", "move", "Card")
    said = (await parlour.alice.slash(parlour.channel, "move", move=choices[0]["value"])).response
    assert said is not None
    assert text_of(said).strip() == "Something went wrong on my side. Nothing was lost; try again."


async def test_a_button_of_a_game_that_is_gone_says_so(parlour: Parlour) -> None:
    channel = parlour.bot.get_channel(parlour.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=layout(*rows([button("Take turn", "turn", "zzzzzzz", 1)])))
    said = (await parlour.alice.click(parlour.post(), label="Take turn")).response
    assert said is not None
    assert "That game no longer exists." in text_of(said)


async def test_setup_is_for_those_who_manage_the_server(parlour: Parlour) -> None:
    """Who may not is not even shown the command; who was let through by a rule of the server is refused."""
    assert "setup" not in parlour.bob.available_commands(parlour.channel)
    commands = await parlour.bot.tree.fetch_commands()
    parlour.guild.set_command_permissions(
        next(one for one in commands if one.name == "setup"), {parlour.bob: True}
    )
    refused = (await parlour.bob.slash(parlour.channel, "setup", hour=3)).response
    assert refused is not None
    assert "Only those who manage the server" in text_of(refused)
    mods = parlour.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    judge = parlour.guild.add_member(parlour.env.create_user("judge"), roles=[mods])
    answer = (await judge.slash(parlour.channel, "setup", hour=7, time_zone="Europe/Berlin")).response
    assert answer is not None
    assert "7:00" in text_of(answer)
    kept = await parlour.bot.house.store.server(parlour.guild.id)
    assert (kept.reminder_hour, kept.time_zone) == (7, "Europe/Berlin")


async def test_what_is_long_past_is_forgotten(parlour: Parlour) -> None:
    """Deliveries of a month ago are of no use; the record of the game stays."""
    game = await parlour.started(parlour.bob)
    await play_by_command(parlour, parlour.alice, parlour.bob)
    store = parlour.bot.house.store
    record = await store.history(game)
    parlour.env.backend.advance_clock(40 * DAY)
    await parlour.env.advance_time(2 * 60 * 60)
    kinds = [entry.kind for entry in await store.outbox_of(game)]
    assert kinds == ["reminder"]
    assert await store.history(game) == record
