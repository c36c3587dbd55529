"""In which language somebody is answered: as they have set it, else as their Discord, else as the server."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from simcord import MemberActor

from bot.store import ServerSettings
from games.core.registry import all_games, game_named
from tests.bot.parlour import Parlour, custom_id, labels, text_of

GAME = "legendary_inventors"
WAITING = {"en": "No game waits for you.", "zh-Hant": "沒有遊戲在等你。", "zh-Hans": "没有游戏在等你。"}
COMMAND = re.compile(r"`/[^`]*`|</[^>]*>")
ENGLISH = re.compile(r"[A-Za-z]{3,} [A-Za-z]{3,}")

Speak = Callable[..., None]


@pytest.fixture
def speak(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> Speak:
    """Return what sets the language of members' Discord; without it all have American English."""
    spoken: dict[str, str] = {}
    emit = parlour.env.backend.emit

    def emit_with_locale(event: str, payload: dict[str, Any]) -> None:
        known = event == "INTERACTION_CREATE"
        user = payload.get("member", payload)["user"]["id"] if known else None
        emit(event, payload | {"locale": spoken[user]} if user in spoken else payload)

    monkeypatch.setattr(parlour.env.backend, "emit", emit_with_locale)

    def set_locale(locale: str, *members: MemberActor) -> None:
        spoken.update({str(member.id): locale for member in members})

    return set_locale


async def answered(parlour: Parlour, member: MemberActor, command: str, **values: object) -> str:
    """Return the words of the private answer to a command."""
    response = (await member.slash(parlour.channel, command, **values)).response
    assert response is not None
    assert response.ephemeral
    return text_of(response)


@pytest.mark.parametrize(
    ("locale", "language"), [("zh-TW", "zh-Hant"), ("zh-CN", "zh-Hans"), ("en-GB", "en"), ("en-US", "en")]
)
async def test_the_language_of_their_discord_is_spoken(
    parlour: Parlour, speak: Speak, locale: str, language: str
) -> None:
    speak(locale, parlour.alice)
    assert WAITING[language] in await answered(parlour, parlour.alice, "turns")


async def test_what_a_member_sets_goes_before_their_discord(parlour: Parlour, speak: Speak) -> None:
    speak("zh-TW", parlour.alice)
    await parlour.alice.slash(parlour.channel, "settings", language="en")
    assert WAITING["en"] in await answered(parlour, parlour.alice, "turns")
    await parlour.alice.slash(parlour.channel, "settings", language="zh-Hans")
    assert WAITING["zh-Hans"] in await answered(parlour, parlour.alice, "turns")


async def test_a_language_we_do_not_speak_gives_way_to_the_servers(parlour: Parlour, speak: Speak) -> None:
    speak("ja", parlour.alice)
    assert WAITING["en"] in await answered(parlour, parlour.alice, "turns")
    await parlour.bot.house.store.put_server(ServerSettings(parlour.guild.id, language="zh-Hant"))
    assert WAITING["zh-Hant"] in await answered(parlour, parlour.alice, "turns")


async def test_the_channel_reads_the_servers_language_and_each_member_their_own(
    parlour: Parlour, speak: Speak
) -> None:
    await parlour.bot.house.store.put_server(ServerSettings(parlour.guild.id, language="zh-Hans"))
    speak("zh-TW", parlour.bob)
    speak("en-GB", parlour.alice)
    await parlour.started(parlour.bob, game=GAME)
    assert "轮到" in text_of(parlour.post())
    assert labels(parlour.post())[0] == "行动"
    hers = (await parlour.alice.click(parlour.post(), label="行动")).response
    his = (await parlour.bob.click(parlour.post(), label="行动")).response
    assert hers is not None
    assert his is not None
    assert ENGLISH.search(text_of(hers))
    assert "哪一隊" in text_of(his)


async def test_without_a_servers_language_a_game_speaks_that_of_its_opener(
    parlour: Parlour, speak: Speak
) -> None:
    speak("zh-TW", parlour.alice)
    await parlour.started(parlour.bob)
    assert "輪到" in text_of(parlour.post())


@pytest.mark.parametrize("locale", ["zh-TW", "zh-CN"])
async def test_nothing_english_is_left_for_who_reads_chinese(
    parlour: Parlour, speak: Speak, locale: str
) -> None:
    """A game of two with every look, list, panel and refusal; only names stay as they are."""
    speak(locale, parlour.alice, parlour.bob, parlour.carol)
    await parlour.started(parlour.bob, game=GAME)
    take = labels(parlour.post())[0]
    said = [text_of(parlour.post()), *labels(parlour.post())]
    panel = (await parlour.alice.click(parlour.post(), label=take)).response
    assert panel is not None
    said += [text_of(panel), *labels(panel)]
    for command in ("game status", "game log", "turns", "help", "hand", "settings", "rules"):
        said.append(COMMAND.sub("", await answered(parlour, parlour.alice, command)))
    said.append(await answered(parlour, parlour.carol, "game status"))
    said.append(await answered(parlour, parlour.bob, "move", move="?!"))
    moves = await parlour.alice.autocomplete(parlour.channel, "move", "move", "")
    said += [move["name"] for move in moves]
    cards = await parlour.alice.autocomplete(parlour.channel, "card", "name", "")
    said += [card["name"] for card in cards]
    said.append(await answered(parlour, parlour.alice, "card", name=cards[0]["value"]))
    people = game_named(GAME).credits
    told = "\n".join(said).replace(people.designer, "").replace(people.publisher, "")
    left = set(ENGLISH.findall(told))
    assert left == set()


async def test_a_move_can_be_typed_in_chinese(parlour: Parlour, speak: Speak) -> None:
    speak("zh-TW", parlour.alice, parlour.bob)
    game = await parlour.started(parlour.bob, game=GAME)
    before = (await parlour.bot.house.store.game(game)).version
    seat = (await parlour.bot.house.tables.sit(game)).owing()[0]
    moves = await parlour.members[seat].autocomplete(parlour.channel, "move", "move", "")
    await parlour.members[seat].slash(parlour.channel, "move", move=moves[-1]["name"])
    assert (await parlour.bot.house.store.game(game)).version == before + 1


async def test_forms_and_confirmations_are_in_the_same_language(parlour: Parlour, speak: Speak) -> None:
    speak("zh-CN", parlour.alice)
    await parlour.started(parlour.bob)
    panel = (await parlour.alice.click(parlour.post(), label="行动")).response
    assert panel is not None
    await parlour.alice.click(panel, custom_id=custom_id(panel, "pick"))
    assert {"确认", "返回"} <= set(labels(panel))


def announced(parlour: Parlour) -> list[dict[str, Any]]:
    """Return every command, group and parameter that Discord was told of, but for the games of the tests."""
    sent = next(one.json for one in parlour.env.http_requests if one.path.endswith("/commands"))
    tiny = {game.group for game in all_games().values() if game.folder.parent.name == "tiny"}
    left = [one for one in sent if one["name"] not in tiny]
    found = []
    while left:
        found.append(left.pop())
        left += found[-1].get("options", [])
    return found


def test_commands_are_announced_in_three_languages(parlour: Parlour) -> None:
    """Names, descriptions and choices, of commands and of what they take."""
    told = announced(parlour)
    assert len(told) > 200
    for one in told:
        for words in (one["name_localizations"], one["description_localizations"]):
            assert set(words) == {"zh-TW", "zh-CN"}, one["name"]
            assert not any(ENGLISH.search(text) for text in words.values())
        assert re.search("[\u4e00-\u9fff]", "".join(one["name_localizations"].values())), one["name"]
        for choice in one.get("choices", []):
            if choice["value"] not in ("en", "zh-Hant", "zh-Hans"):
                assert set(choice["name_localizations"]) == {"zh-TW", "zh-CN"}, choice
