"""The wire server is proved with a tiny client: everything the bot's own tests rely on is shown here."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from tests.discord_api.exchange import Request, objects, text
from tests.discord_api.openapi import required
from tests.wire import launch, report
from tests.wire.acts import choose, press, slash, submit
from tests.wire.probe import PNG
from tests.wire.process import BotProcess, bot_process
from tests.wire.server import Exchange, Fault, WireServer
from tests.wire.world import ALICE, BOB, PLAY, Asked, RefusedError, World

pytestmark = pytest.mark.wire
ENTRY = {launch.ENTRY: "tests.wire.probe:main"}
ORIGINAL = "/webhooks/*/messages/@original"


@asynccontextmanager
async def probe(server: WireServer, compression: str = "zstd") -> AsyncIterator[BotProcess]:
    """The probe, connected."""
    async with bot_process(server, compression=compression, more=ENTRY) as bot:
        await server.wait_for("PUT", "/applications/*/commands")
        await server.gateway.identified(1)
        yield bot


async def shown(server: WireServer) -> Asked:
    """``/show``, used by Alice and answered in full."""
    asked = await server.interact(slash(server.world, ALICE, "show"))
    await server.wait_for("PATCH", f"/webhooks/*/{asked.token}/messages/@original")
    return asked


def title(server: WireServer, asked: Asked) -> str:
    """The text on the board that an interaction made."""
    assert asked.message_id is not None
    (container,) = objects(server.world.message(asked.message_id), "components")
    return text(objects(container, "components")[0], "content")


@pytest.mark.parametrize("compression", ["zlib", "zstd"])
async def test_log_in_under_both_compressions(server: WireServer, compression: str) -> None:
    async with probe(server, compression):
        asked = await shown(server)
    assert server.gateway.compressions == [f"{compression}-stream"]
    assert title(server, asked) == "step 0"


async def test_a_wrong_token_ends_the_process(server: WireServer) -> None:
    async with bot_process(server, more={**ENTRY, "EUREKA_WIRE_TOKEN": "other"}) as bot:
        assert await bot.ended() == 1
    assert "Improper token" in bot.output


async def test_commands_are_synced_and_can_be_used(server: WireServer) -> None:
    async with probe(server):
        assert [text(c, "name") for c in server.world.commands] == ["show", "say", "ask", "whisper"]
        asked = await server.interact(slash(server.world, ALICE, "say", {"words": "hey"}, typing="words"))
        await server.wait_for("POST", f"/interactions/*/{asked.token}/callback")
    assert asked.data["choices"] == [{"name": "hey!", "value": "hey!"}]


async def test_a_deferred_answer_is_edited_with_a_picture(server: WireServer) -> None:
    async with probe(server):
        asked = await shown(server)
    edit = server.seen("PATCH", ORIGINAL)[0]
    assert dict(edit.uploads) == {"files[0]": PNG}
    assert asked.message_id is not None
    (picture,) = objects(server.world.message(asked.message_id), "attachments")
    assert server.world.uploads[text(picture, "url")] == PNG


async def test_a_button_changes_its_message(server: WireServer) -> None:
    async with probe(server):
        first = await shown(server)
        assert first.message_id is not None
        second = await server.interact(press(server.world, BOB, first.message_id, "step:0"))
        await server.wait_for("PATCH", f"/webhooks/*/{second.token}/messages/@original")
    assert title(server, first) == "step 1"


async def test_a_modal_is_shown_and_read(server: WireServer) -> None:
    async with probe(server):
        asked = await server.interact(slash(server.world, ALICE, "ask"))
        await server.wait_for("POST", f"/interactions/*/{asked.token}/callback")
        filled = await server.interact(submit(server.world, ALICE, asked, {"amount": "7"}))
        await server.wait_for("POST", f"/interactions/*/{filled.token}/callback")
    assert filled.data["content"] == "amount 7"


async def test_private_channels_and_threads_take_messages(server: WireServer) -> None:
    async with probe(server):
        asked = await server.interact(slash(server.world, ALICE, "whisper"))
        await server.wait_for("PATCH", ORIGINAL)
    said = {text(m, "channel_id"): text(m, "content") for m in server.world.messages.values()}
    assert said[f"7{ALICE}"] == "psst"
    assert said[next(key for key, room in server.world.channels.items() if room["type"] == 12)] == "here"
    assert asked.answer == 5


async def test_a_rate_limit_is_waited_for(server: WireServer) -> None:
    server.faults.append(Fault("POST", "/channels/*/messages", 429, retry_after=0.2))
    async with probe(server):
        await say(server, "hello")
    first, second = server.seen("POST", f"/channels/{PLAY}/messages")
    assert (first.status, second.status) == (429, 200)
    assert second.began - first.ended >= 0.2


async def test_a_rate_limit_without_via_is_not_retried(server: WireServer) -> None:
    server.faults.append(Fault("POST", "/channels/*/messages", 429, headers={}))
    async with probe(server) as bot:
        await server.interact(slash(server.world, ALICE, "say", {"words": "hello"}))
        await bot.says("429 Too Many Requests")
    assert len(server.seen("POST", "/channels/*/messages")) == 1


async def test_a_server_error_is_retried(server: WireServer) -> None:
    server.faults.append(Fault("PATCH", ORIGINAL, 502))
    async with probe(server):
        asked = await server.interact(slash(server.world, ALICE, "show"))
        await server.wait_for("PATCH", ORIGINAL, count=2)
    assert [edit.status for edit in server.seen("PATCH", ORIGINAL)] == [502, 200]
    assert title(server, asked) == "step 0"


async def test_a_lost_answer_does_not_say_it_twice(server: WireServer) -> None:
    server.faults.append(Fault("POST", "/channels/*/messages", 500, after=True))
    async with probe(server):
        await say(server, "once")
    assert len(server.seen("POST", f"/channels/{PLAY}/messages")) == 2
    assert [text(m, "content") for m in server.world.messages.values()].count("once") == 1


@pytest.mark.parametrize(("enforce", "said"), [(True, 1), (False, 2)])
def test_a_nonce_counts_only_if_it_is_enforced(enforce: bool, said: int) -> None:
    world = World()
    for _ in range(2):
        world.post(PLAY, {"content": "once", "nonce": "a", "enforce_nonce": enforce}, {})
    assert len(world.messages) == said


async def test_a_broken_connection_is_not_retried(server: WireServer) -> None:
    server.faults.append(Fault("POST", "/channels/*/messages", 0, after=True))
    async with probe(server) as bot:
        await server.interact(slash(server.world, ALICE, "say", {"words": "hello"}))
        await bot.says("ServerDisconnectedError")
    assert [sent.status for sent in server.seen("POST", f"/channels/{PLAY}/messages")] == [0]
    assert "hello" in [text(m, "content") for m in server.world.messages.values()]


async def test_a_choice_in_a_select_arrives(server: WireServer) -> None:
    async with probe(server):
        board = await shown(server)
        assert board.message_id is not None
        asked = await server.interact(choose(server.world, BOB, board.message_id, "pick:0", "red"))
        await server.wait_for("POST", f"/interactions/*/{asked.token}/callback")
    assert asked.data["content"] == "red at 0"


@pytest.mark.parametrize(
    ("refused", "code"),
    [
        (lambda world: world.first_answer("unknown", {"type": 5}, {}), 10062),
        (lambda world: world.waiting("unknown"), 10015),
        (lambda world: world.message("1"), 10008),
        (lambda world: world.post("1", {"content": "a"}, {}), 10003),
        (lambda world: [world.first_answer(asked_by_hand(world), {"type": 6}, {}) for _ in "xx"], 40060),
    ],
)
def test_what_discord_refuses_is_refused(refused: Callable[[World], object], code: int) -> None:
    with pytest.raises(RefusedError) as refusal:
        refused(World())
    assert refusal.value.code == code


def asked_by_hand(world: World) -> str:
    """The token of the one interaction of ``world``."""
    return world.asked.setdefault("t", Asked("1", "t", 2, PLAY)).token


def test_an_answer_unlike_discords_comes_into_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    required()
    monkeypatch.setattr(report, "DRIFT", Counter())
    monkeypatch.setattr(report, "JUDGED", Counter())
    report.compare([Exchange(Request("GET", "/users/@me"), 200, {"id": "1"}, 0.0, 0.0)])
    assert any('"username" is a required property' in line for line in report.lines())


async def test_an_interaction_missed_while_away_arrives_with_the_resume(server: WireServer) -> None:
    async with probe(server):
        await server.gateway.disconnect()
        asked = await server.interact(slash(server.world, ALICE, "show"))
        await server.wait_for("PATCH", ORIGINAL)
    assert [what for what, _ in server.gateway.heard] == ["IDENTIFY", "RESUME"]
    assert title(server, asked) == "step 0"


async def test_a_request_to_reconnect_is_followed(server: WireServer) -> None:
    async with probe(server):
        await server.gateway.ask_to_reconnect()
        await server.gateway.identified(2)
        await shown(server)
    assert [what for what, _ in server.gateway.heard] == ["IDENTIFY", "RESUME"]


async def test_a_lost_session_is_opened_anew(server: WireServer) -> None:
    async with probe(server):
        session = server.gateway.current
        server.gateway.forget()
        assert session is not None
        assert session.line is not None
        await session.line.socket.close(code=4000)
        await server.gateway.identified(3)
        asked = await shown(server)
    assert [what for what, _ in server.gateway.heard] == ["IDENTIFY", "RESUME", "IDENTIFY"]
    assert title(server, asked) == "step 0"


async def test_a_killed_bot_serves_its_old_buttons_after_a_restart(server: WireServer) -> None:
    async with probe(server) as bot:
        first = await shown(server)
        await bot.kill()
    assert first.message_id is not None
    async with bot_process(server, more=ENTRY):
        await server.gateway.identified(2)
        second = await server.interact(press(server.world, BOB, first.message_id, "step:0"))
        await server.wait_for("PATCH", f"/webhooks/*/{second.token}/messages/@original")
    assert title(server, first) == "step 1"


async def test_an_answer_after_the_deadline_is_refused(server: WireServer) -> None:
    server.world.deadline = 0.0
    async with probe(server):
        asked = await server.interact(slash(server.world, ALICE, "show"))
        late = await server.wait_for("POST", "/interactions/*/callback")
    assert (late.status, asked.answer) == (404, None)


async def test_latency_is_added_to_every_answer(server: WireServer) -> None:
    async with probe(server):
        server.latency = 0.1
        await shown(server)
    edit = server.seen("PATCH", ORIGINAL)[0]
    assert edit.ended - edit.began >= 0.1


async def say(server: WireServer, words: str) -> None:
    """``/say``, answered to the end."""
    await server.interact(slash(server.world, ALICE, "say", {"words": words}))
    await server.wait_for("POST", "/webhooks/*/*")
