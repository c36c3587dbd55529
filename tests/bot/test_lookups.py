"""Looking things up: everything is found by its name in any language, whatever language the asker reads."""

from collections.abc import Sequence

import pytest

from bot.almanac import cards_of, together, topics_of
from bot.finding import Entry, folded, found, meant, offered
from bot.limits import CHOICES
from bot.texts import wording
from games.core.registry import AnyGame, all_games
from tests.bot.parlour import Parlour, labels, text_of

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
REAL = ("age_of_innovation", "era_of_inventions", "innovation", "legendary_inventors", "south_tigris")
GAMES = [pytest.param(all_games()[name], id=name) for name in REAL]
PAST = 2
"""Keystrokes past its unique prefix within which a thing must be among the suggestions."""


def unique_prefix(name: str, others: set[str]) -> int:
    """Return how many letters of a name no other name begins with; all, if it begins another."""
    lengths = range(1, len(name) + 1)
    return next((n for n in lengths if not any(one.startswith(name[:n]) for one in others)), len(name))


def lost(entries: Sequence[Entry], names: dict[str, str]) -> list[tuple[str, str]]:
    """Return (name, typed) of every thing that is not suggested in time."""
    missing = []
    for value, name in names.items():
        known = unique_prefix(name, set(names.values()) - {name})
        for typed in {name[: known + more] for more in range(PAST + 1)}:
            if value not in [one for _, one in offered(entries, typed)]:
                missing.append((name, typed))
    return missing


@pytest.mark.parametrize("asker", LANGUAGES)
@pytest.mark.parametrize("typing", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_found_in_time(game: AnyGame, typing: str, asker: str) -> None:
    """By its English and Chinese name within two keystrokes past its unique prefix."""
    words = wording(typing, game)
    names = {card.id: words.put(card.name).casefold() for card in game.cards()}
    assert len(names) > CHOICES
    assert lost(cards_of(game, asker), names) == []


@pytest.mark.parametrize("asker", LANGUAGES)
@pytest.mark.parametrize("typing", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_topic_is_found_in_time(game: AnyGame, typing: str, asker: str) -> None:
    words = wording(typing, game)
    names = {topic: words.say(f"topic-{topic}").casefold() for topic in game.topics}
    assert names
    assert lost(topics_of(game, asker), names) == []


@pytest.mark.parametrize("typing", LANGUAGES)
def test_where_no_game_is_meant_all_games_are_searched_as_well(typing: str) -> None:
    games = [all_games()[name] for name in REAL]
    everything = list(together(((one, cards_of(one, "en")) for one in games), "en"))
    names = {
        f"{game.id}/{card.id}": wording(typing, game).put(card.name).casefold()
        for game in games
        for card in game.cards()
    }
    assert lost(everything, names) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_name_means_the_thing(game: AnyGame, language: str) -> None:
    """Typed out and sent without choosing a suggestion, in any language."""
    for entries in (cards_of(game, "en"), topics_of(game, "en")):
        place = LANGUAGES.index(language)
        assert [meant(entries, one.names[min(place, len(one.names) - 1)]) for one in entries] == list(entries)


@pytest.mark.parametrize("game", GAMES)
def test_labels_are_in_the_askers_language(game: AnyGame) -> None:
    for language in LANGUAGES:
        words = wording(language, game)
        labels = [words.put(card.name) for card in game.cards()]
        assert [one.label for one in cards_of(game, language)] == labels


A = Entry("Steam engine", "a", ("Steam engine", "蒸汽機"))
B = Entry("The Engine", "b", ("The Engine",))
C = Entry("Bengine", "c", ("Bengine",), "turns by steam")
D = Entry("Śrīdhara", "d", ("Śrīdhara",))
ALL = (C, B, A, D)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", [C, B, A, D]),
        ("st", [A, C]),
        ("engine", [B, A, C]),
        ("engine steam", [A]),
        ("汽", [A]),
        ("ＳＴＥＡＭ-Eng", [A]),
        ("sridh", [D]),
        ("sridara", [D]),
        ("by steam", [C]),
        ("zzz", []),
    ],
)
def test_the_best_matches_come_first(typed: str, expected: list[Entry]) -> None:
    assert found(ALL, typed) == expected


def test_what_is_unclear_means_nothing() -> None:
    assert meant(ALL, "engine") is None
    assert meant(ALL, "  ") is None
    assert meant(ALL, "steam engine!") is A
    assert meant(ALL, "c") is C


def test_folding_keeps_chinese_and_drops_ornaments() -> None:
    assert folded("  収銀機（金） É—x ") == "収銀機 金 e x"


async def test_a_card_is_found_in_chinese_by_somebody_who_reads_english(parlour: Parlour) -> None:
    """Without a game in the channel, and without naming one."""
    offers = await parlour.alice.autocomplete(parlour.channel, "card", "name", "馴養")
    assert [one["name"] for one in offers] == ["Domestication · Innovation"]
    for typed in (offers[0]["value"], "驯养", "domestication"):
        shown = (await parlour.alice.slash(parlour.channel, "card", name=typed)).response
        assert shown is not None
        assert "Domestication" in text_of(shown)


async def test_rules_are_searched_and_tell_what_is_ours(parlour: Parlour) -> None:
    offers = await parlour.alice.autocomplete(parlour.channel, "rules", "topic", "展開")
    assert offers[0]["value"] == "innovation/splay"
    topic = (await parlour.alice.slash(parlour.channel, "rules", topic="innovation/splay")).response
    assert topic is not None
    assert "(R" in text_of(topic)
    tigris = (await parlour.alice.slash(parlour.channel, "rules", game="south_tigris")).response
    assert tigris is not None
    ours = all_games()["south_tigris"].credits.designed_by_us
    words = wording("en", all_games()["south_tigris"])
    assert len(ours) == sum(words.say(f"designed-{one}") in text_of(tigris) for one in ours)


async def test_what_nobody_knows_is_refused_with_the_way_out(parlour: Parlour) -> None:
    for command, given in (("card", {"name": "xyzzy"}), ("rules", {"topic": "xyzzy"})):
        for more in ({}, {"game": "innovation"}):
            shown = (await parlour.alice.slash(parlour.channel, command, **given, **more)).response
            assert shown is not None
            assert "xyzzy" in text_of(shown)
            assert ("Innovation" in labels(shown)) is (command == "rules")


def test_a_name_that_several_things_have_means_none_of_them() -> None:
    assert meant([*ALL, Entry("Śrīdhara", "e", ("Sridhara",))], "sridhara") is None
