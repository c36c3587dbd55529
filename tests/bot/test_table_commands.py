"""/game and the lobby card; /turns, /settings, /help, /card, /rules."""

import pytest

from render.scene import Scene
from tests.bot.parlour import Parlour, text_of


async def test_a_channel_holds_one_game(parlour: Parlour) -> None:
    await parlour.open()
    await parlour.bob.slash(parlour.channel, "game new", game="high_card")
    assert "already has a game" in str(parlour.env.http_requests[-1].json)


async def test_a_full_lobby_takes_nobody(parlour: Parlour) -> None:
    await parlour.open(seats=2, computers=1)
    refused = await parlour.bob.slash(parlour.channel, "game join")
    assert refused.response is not None
    assert "no free seat" in text_of(refused.response)


async def test_two_seats_are_needed_to_start(parlour: Parlour) -> None:
    await parlour.open()
    refused = await parlour.alice.slash(parlour.channel, "game start")
    assert refused.response is not None
    assert "2" in text_of(refused.response)


async def test_only_the_seats_to_act_are_pinged(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    post = parlour.post()
    assert f"<@{parlour.alice.id}>" in text_of(post) and f"<@{parlour.bob.id}>" in text_of(post)
    sent = [r.json for r in parlour.env.http_requests if r.path == f"/channels/{parlour.channel.id}/messages"]
    assert sent[-1]["allowed_mentions"]["users"] == [parlour.alice.id, parlour.bob.id]


async def test_turns_lists_what_waits_also_in_private(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    answer = (await parlour.bob.user.slash("turns")).response
    assert answer is not None
    assert "High Card" in text_of(answer) and "https://discord.com/channels/" in text_of(answer)


async def test_the_language_set_is_the_language_spoken(parlour: Parlour) -> None:
    await parlour.alice.slash(parlour.channel, "settings", language="zh-Hant")
    answer = (await parlour.alice.slash(parlour.channel, "turns")).response
    assert answer is not None and "沒有遊戲在等你" in text_of(answer)


async def test_a_time_zone_is_kept_as_iana_spells_it(parlour: Parlour) -> None:
    choices = await parlour.alice.autocomplete(parlour.channel, "settings", "time_zone", "taip")
    assert choices[0]["value"] == "Asia/Taipei"
    await parlour.alice.slash(parlour.channel, "settings", time_zone="asia/taipei", hour=9)
    kept = await parlour.bot.house.store.member(parlour.alice.id)
    assert (kept.time_zone, kept.reminder_hour) == ("Asia/Taipei", 9)
    refused = (await parlour.alice.slash(parlour.channel, "settings", time_zone="Nowhere")).response
    assert refused is not None and "no time zone" in text_of(refused)


async def test_help_knows_where_it_is_asked(parlour: Parlour) -> None:
    empty = (await parlour.alice.slash(parlour.channel, "help")).response
    await parlour.started(parlour.bob)
    mine = (await parlour.alice.slash(parlour.channel, "help")).response
    watching = (await parlour.carol.slash(parlour.channel, "help")).response
    assert empty is not None and mine is not None and watching is not None
    assert "No game" in text_of(empty) and "your move" in text_of(mine) and "watching" in text_of(watching)


async def test_cards_and_rules_are_shown(parlour: Parlour) -> None:
    card = (await parlour.alice.slash(parlour.channel, "card", name="card 3", game="high_card")).response
    topic = (await parlour.alice.slash(parlour.channel, "rules", topic="round", game="high_card")).response
    assert card is not None and "beats all below 3" in text_of(card)
    assert topic is not None and "highest takes the round" in text_of(topic)


async def test_looks_are_private(parlour: Parlour) -> None:
    await parlour.started(parlour.bob)
    for name in ("game board", "game status", "game log", "hand"):
        answer = (await parlour.alice.slash(parlour.channel, name)).response
        assert answer is not None and answer.ephemeral, name
    for label in ("More", "Board", "My hand"):
        answer = (await parlour.alice.click(parlour.post(), label=label)).response
        assert answer is not None and answer.ephemeral, label


async def test_a_resigned_seat_can_be_claimed(parlour: Parlour) -> None:
    game = await parlour.started(parlour.bob)
    ask = (await parlour.bob.slash(parlour.channel, "game resign")).response
    assert ask is not None
    await parlour.bob.click(ask, label="Give up my seat")
    await parlour.carol.slash(parlour.channel, "game join")
    assert (await parlour.bot.house.tables.sit(game)).seat_of(parlour.carol.id) == 1


async def test_only_the_opener_or_a_moderator_closes_a_game(parlour: Parlour) -> None:
    game = await parlour.started(parlour.bob)
    refused = (await parlour.bob.slash(parlour.channel, "game end")).response
    assert refused is not None and "moderator" in text_of(refused)
    ask = (await parlour.alice.slash(parlour.channel, "game end")).response
    assert ask is not None
    await parlour.alice.click(ask, label="Close the game")
    assert (await parlour.bot.house.store.game(game)).status == "ended"


async def test_card_with_a_picture_shows_it_with_its_words(parlour: Parlour) -> None:
    """The picture comes first; its description and the text below say the same; without one words do."""
    shown = (await parlour.alice.slash(parlour.channel, "card", name="Oars", game="innovation")).response
    words = (await parlour.alice.slash(parlour.channel, "card", name="Card 3", game="high_card")).response
    assert shown is not None and words is not None
    assert len(shown.attachments) == 1 and "crown" in text_of(shown)
    assert not words.attachments and "Card 3" in text_of(words)


async def test_larger_type_holds_for_the_pictures_that_one_sees_oneself(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has set it sees boards with larger type; the posts and what others see stay as they are."""
    asked: list[bool] = []

    def sketch(scene: Scene, what: str = "board", seat: int | None = None) -> bytes:
        asked.append(scene.large)
        return b"\x89PNG\r\n\x1a\n"

    monkeypatch.setattr("bot.scene.draw", sketch)
    await parlour.started(parlour.bob)
    said = (await parlour.alice.slash(parlour.channel, "settings", large_text=True)).response
    assert said is not None and "larger type" in text_of(said)
    for member in (parlour.alice, parlour.bob):
        await member.slash(parlour.channel, "game board")
    await parlour.alice.slash(parlour.channel, "settings", large_text=False)
    await parlour.alice.slash(parlour.channel, "game board")
    assert asked[-3:] == [True, False, False]
    assert not any(asked[:-3])
