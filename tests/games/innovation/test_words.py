"""Every text of the game is worded in each language, and the names are those of the content."""

import json
import re

import pytest

from games.innovation import GAME
from games.innovation.content import CARDS, SPECIALS
from render.words import words_for

SOURCES = [path.read_text("utf-8") for path in sorted(GAME.folder.rglob("*.py"))]
CONTENT = json.loads((GAME.folder / "content" / "innovation.json").read_text("utf-8"))
DEEDS = r'(?:pick|may_pick|pick_some|may_pick_some|pick_one|pick_one_or_two|pick_highest)\(\s*run, "([a-z]+)"'


def keys(language: str) -> set[str]:
    """Return the message keys of a language."""
    files = sorted((GAME.folder / "text").glob(f"{language}*.ftl"))
    text = "\n".join(file.read_text("utf-8") for file in files)
    return set(re.findall(r"^([a-z][\w-]*) = ", text, re.MULTILINE))


def found(pattern: str) -> set[str]:
    """Return all that the pattern finds in the sources."""
    return {match for source in SOURCES for match in re.findall(pattern, source)}


@pytest.mark.parametrize(
    ("pattern", "prefix"),
    [
        (r'"((?:event|log|detail|refused|words|preview|headline|status|place|option)-[a-z-]+[a-z])"', ""),
        (DEEDS, "ask-"),
        (r'in_order\(run, "([a-z]+)"', "ask-order-"),
        (r'(?:pick_player|may_pick_player)\(run, "([a-z]+)"', "ask-"),
        (r'Decision\(\s*run\.you,\s*"([a-z-]+)"', "ask-"),
    ],
)
def test_every_key_in_the_sources_has_words(pattern: str, prefix: str) -> None:
    """Keys that only rare games use are there too."""
    used = {f"{prefix}{key}" for key in found(pattern)}
    assert used
    assert used - keys("en") == set()


def test_hidden_events_have_both_wordings() -> None:
    """R13.8: what only the owner may read has a wording for all others."""
    pairs = {key.removesuffix("-hidden") for key in keys("en") if key.endswith("-hidden")}
    assert pairs and pairs <= keys("en")


@pytest.mark.parametrize("edition", ["third", "second"])
def test_every_effect_has_words(edition: str) -> None:
    """R15.1: as many wordings as effects, and the second edition its own on the nine cards that differ."""
    for card in CARDS.values():
        own = "-second" if edition == "second" and card.second else ""
        wanted = [f"effect-{card.id}-{number + 1}{own}" for number in range(len(card.kinds(edition)))]
        assert set(wanted) <= keys("en")
        assert f"effect-{card.id}-{len(wanted) + 1}{own}" not in keys("en")


def test_names_are_those_of_the_content() -> None:
    """R1.2: English titles as printed, Chinese as the content has them."""
    english, chinese = words_for(GAME, "en"), words_for(GAME, "zh-Hant")
    for row in CONTENT["cards"]:
        key = f"card-{row['id']}"
        assert (english.say(key), chinese.say(key)) == (row["name"], row["zh"])
    for row in CONTENT["specials"]:
        key = f"achievement-{row['id']}"
        assert (english.say(key), chinese.say(key)) == (row["name"], row["zh"])


def test_everything_can_be_looked_up() -> None:
    """All 105 cards, five special and nine normal achievements, each with its own words."""
    cards = GAME.cards()
    assert len(cards) == len({card.id for card in cards}) == 105 + 5 + 9
    assert {f"achievement:{special}" for special in SPECIALS} <= {card.id for card in cards}
    english = words_for(GAME, "en")
    oars = next(card for card in cards if card.id == "card:oars")
    told = [english.put(line) for line in oars.words]
    assert told[0] == "Age 1 (Prehistory), red"
    assert told[1].startswith("Icons, top left then along the bottom: castle, crown, no icon and castle.")
    starts = [line.split(" (")[0] for line in told[2:]]
    assert starts == ["1. Demand", "2. Share", "In the second edition:", "1. Demand", "2. Share"]


def test_every_rule_topic_names_its_rules() -> None:
    """Rules help cites the numbers of the dossier."""
    english = words_for(GAME, "en")
    for topic in GAME.topics:
        assert re.search(r"\(R\d+\.\d", english.say(f"topic-{topic}-body")), topic
