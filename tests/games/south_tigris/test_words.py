"""Every text of the game is worded in each of its languages; what is ours is said so."""

import json
import re

import pytest

from games.south_tigris import GAME
from render.words import words_for


def keys(language: str) -> set[str]:
    """Return the message keys of a language."""
    files = (GAME.folder / "text").glob(f"{language}*.ftl")
    return {key for file in files for key in re.findall(r"^([\w-]+) = ", file.read_text("utf-8"), re.M)}


def designed(value: object) -> int:
    """Count the marks of our own values in content."""
    if isinstance(value, dict):
        here = value.get("source") == "designed"
        return here + sum(designed(part) for part in value.values())
    return sum(designed(part) for part in value) if isinstance(value, list) else 0


def test_values_of_ours_stay_marked_and_are_told() -> None:
    """Each group of designed values keeps its mark in content and has a line for /rules."""
    marks = {
        name: designed(json.loads((GAME.folder / "content" / f"{name}.json").read_text("utf-8")))
        for name in ("board", "player", "devices", "tiles")
    }
    assert min(marks.values()) >= 3
    words = words_for(GAME, "en")
    told = [words.say(f"designed-{group}") for group in GAME.credits.designed_by_us]
    assert len(set(told)) == 13
    assert all("ours" in line for line in told)


def test_each_card_has_words_and_all_components_are_there() -> None:
    """What /card shows: 24 boards, 44 cards, 9 inventions, 61 abilities, 30 research tiles and the rest."""
    cards = GAME.cards()
    ids = [card.id for card in cards]
    assert len(set(ids)) == len(ids) == 24 + 44 + 9 + 61 + 30 + 8 + 14 + 6 + 12 + 6 + 6 + 8
    assert all(card.words for card in cards)


@pytest.mark.parametrize("language", GAME.languages)
def test_names_of_cards_tell_them_apart(language: str) -> None:
    """No two things of one kind are called the same."""
    words = words_for(GAME, language)
    names = [words.put(card.name) for card in GAME.cards()]
    assert len(set(names)) == len(names), sorted(name for name in names if names.count(name) > 1)
