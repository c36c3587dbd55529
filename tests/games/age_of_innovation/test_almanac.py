"""Everything that can be looked up: complete, in every language, with the numbers of the components."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from games.age_of_innovation.almanac import TOPICS, all_cards
from games.age_of_innovation.content import EFFECTS, FACTIONS, FOLDER
from games.age_of_innovation.wording import SENTENCES, brief, effect_lines
from games.core.text import Text, say
from render.words import CORE_FOLDER, Words

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
TEXT = FOLDER / "text"
GROUPS = {
    "planning_boards": "board",
    "factions": "faction",
    "innovations": "innovation",
    "palaces": "palace",
    "competencies": "competency",
    "round_bonuses": "bonus",
    "round_scoring_tiles": "round",
    "final_round_tiles": "final",
    "city_tiles": "city",
    "book_actions": "book",
    "power_actions": "power",
    "disciplines": "science",
}


def spoken(language: str) -> Words:
    """Return the words of one language alone, without English to fall back on."""
    words = Words(language, [CORE_FOLDER, TEXT])
    words._bundles = words._bundles[:1]
    return words


def texts() -> Iterator[Text]:
    for card in all_cards():
        yield from (card.name, *card.words)
    for topic in TOPICS:
        yield from (say(f"topic-{topic}"), say(f"topic-{topic}-body"))


def test_every_component_has_a_card() -> None:
    raw = json.loads((FOLDER / "content" / "components.json").read_text("utf-8"))
    cards = {card.id for card in all_cards()}
    assert len(cards) == len(all_cards())
    for key, group in GROUPS.items():
        for item in raw[key]["items"]:
            thing = item["terrain"] if group == "board" else item["id"]
            name = f"bonus_{thing}" if group == "bonus" else thing
            assert f"{group}:{name}" in cards
    assert {f"area:{one['id']}" for one in raw["two_player"]["area_tiles"]} <= cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_topics_have_words(language: str) -> None:
    words = spoken(language)
    lines = [words.put(text) for text in texts()]
    assert all(line.strip() and "{" not in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_distinct(language: str) -> None:
    names = [spoken(language).put(card.name) for card in all_cards()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("file", sorted(TEXT.glob("*.ftl")), ids=lambda file: file.name)
def test_files_are_sound_fluent(file: Path) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    keys = re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.M)
    assert keys
    assert [key for key in keys if not bundle.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_help_stands_by_rule_numbers(language: str) -> None:
    """Every topic names rules that the scenarios or the component rules know."""
    for topic in TOPICS:
        body = spoken(language).say(f"topic-{topic}-body")
        numbers = re.findall(r"R(\d+)", body)
        assert numbers
        assert all(int(number) <= 29 for number in numbers)


def test_every_effect_tile_says_something() -> None:
    """No tile is mute: it has a line from its data or a sentence. Factions have `ability-` messages."""
    assert [tile for tile in EFFECTS if tile not in FACTIONS and not effect_lines(tile)] == []
    assert set(EFFECTS) >= SENTENCES


@pytest.mark.parametrize(
    ("tile", "line"),
    [
        ("palace_10", "Income: 6 coins. At once: 12 power and 2 books of any discipline."),
        ("census", "At once: VP for each building of yours on the map, counted together: from 7: 8 VP, "),
        ("bonus_pass_school", "When you pass: 1 level of your choice for each school of yours."),
    ],
)
def test_brief_words(tile: str, line: str) -> None:
    assert line in spoken("en").put(brief(tile))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_lasting_effects_give_the_numbers_of_the_components(language: str) -> None:
    """A tile whose VP come again and again says how many in its own sentence."""
    words = spoken(language)
    counted = 0
    for tile in SENTENCES:
        for effect in EFFECTS[tile]:
            if effect.timing == "passive":
                sentence = words.put(effect_lines(tile)[-1])
                assert str(effect.gain.vp) in re.findall(r"\d+", sentence), tile
                counted += 1
    assert counted >= 7
