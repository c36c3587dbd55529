"""Every message that the game uses is worded in all its languages."""

import random
import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource

from games.core.players import greedy_value
from games.core.table import Table
from games.core.text import Text
from games.era_of_inventions import GAME
from games.era_of_inventions.content import AWARDS, TRACK
from games.era_of_inventions.state import EraState
from games.era_of_inventions.view import EraView
from render.words import words_for

COMMON = {"seat"}


def words(language: str) -> dict[str, str]:
    """Return message key -> pattern of a language's file."""
    file = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
    blocks = re.split(r"\n(?=[a-z])", file)
    return {match[1]: match[2] for block in blocks if (match := re.match(r"([\w-]+) = (.*)", block, re.S))}


def texts(text: Text) -> Iterator[Text]:
    """Return a text and all texts within."""
    yield text
    for value in text.params.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                yield from texts(part)


def used() -> Iterator[Text]:
    """Return all texts of a greedy game, of the cards and of the fixed parts."""
    source = random.Random("words")
    table: Table[EraState, EraView] = Table.start(GAME, 3, {}, "words")
    while not table.finished:
        decision = table.asked[0]
        yield decision.text
        yield from (text for one in decision.options for text in (one.text, one.detail) if text)
        table.answer(decision, greedy_value(table, decision, source))
        yield from GAME.status(table.view(None))
    yield from (event.text for event in table.events())
    yield from (line.text for line in GAME.score(table.state).lines)
    yield from (text for card in GAME.cards() for text in (card.name, *card.words))
    for command in GAME.commands:
        yield Text(f"command-{command.name}")
        yield from (Text(f"param-{param.name}") for param in command.params)
    yield from (Text(f"topic-{topic}{tail}") for topic in GAME.topics for tail in ("", "-body"))
    yield from (Text(f"designed-{one}") for one in GAME.credits.designed_by_us)


def test_every_text_has_words() -> None:
    known = set(words("en")) | COMMON
    assert {part.key for text in used() for part in texts(text)} <= known


def test_every_refusal_has_words() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in sorted(GAME.folder.glob("*.py")))
    keys = set(re.findall(r'"(refused-[a-z-]+[a-z])"', sources))
    assert len(keys) > 30
    assert keys <= set(words("en"))


@pytest.mark.parametrize("language", GAME.languages)
def test_files_are_sound_fluent(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")))
    for key in words(language):
        message = bundle.get_message(key)
        assert message.value is not None


@pytest.mark.parametrize("language", GAME.languages)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    """/card finds each place, production card, factory and part of the board by its name."""
    spoken = words_for(GAME, language)
    names = [spoken.put(card.name) for card in GAME.cards()]
    assert len(names) == 18 + 39 + 24 + 1 + 6 + 6 + 2 + 3
    assert len(set(names)) == len(names)


def on_card(card_id: str, language: str) -> list[str]:
    """Return the lines that /card says of a part of the board."""
    (card,) = (one for one in GAME.cards() if one.id == card_id)
    return [words_for(GAME, language).put(line) for line in card.words]


@pytest.mark.parametrize("language", GAME.languages)
def test_the_influence_track_tells_each_square_that_pays(language: str) -> None:
    """Kind by kind, every square of it and no other (R12.1)."""
    spoken = words_for(GAME, language)
    told = on_card("influence:track", language)[2:]
    assert len(told) == len(set(TRACK.values()))
    for kind, line in zip(dict.fromkeys(TRACK.values()), told, strict=True):
        assert line.startswith(spoken.say(f"kind-{kind}"))
        paying = [at for at in TRACK if TRACK[at] == kind]
        assert [int(number) for number in re.findall(r"\d+", line)] == paying


@pytest.mark.parametrize("language", GAME.languages)
@pytest.mark.parametrize("award", ["patents", "research", "industry"])
def test_an_award_tells_its_points_for_any_tie(award: str, language: str) -> None:
    """Of the leader alone first, then how many are level and what each of them gets (R14.4)."""
    _, points = on_card(f"award:{award}", language)
    numbers = [int(number) for number in re.findall(r"(?<!R)\b\d+", points.partition("R14")[0])]
    assert numbers == [AWARDS[1], *(n for tied, each in AWARDS.items() if tied > 1 for n in (tied, each))]
