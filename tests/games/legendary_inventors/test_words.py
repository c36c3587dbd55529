"""Every text of the game is worded in each of its languages."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from games.core.selfplay import Pace, play_game
from games.core.text import Text
from games.legendary_inventors import GAME


def keys(language: str) -> set[str]:
    """Return the message keys of a language."""
    text = (Path(GAME.folder) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) = ", text, re.MULTILINE))


def inside(texts: Iterable[object]) -> set[str]:
    """Return the keys of Texts and of the Texts in their parameters."""
    found: set[str] = set()
    for text in texts:
        if isinstance(text, Text):
            found |= {text.key} | inside(text.params.values())
        elif isinstance(text, tuple):
            found |= inside(text)
    return found - {"seat"}


def spoken() -> set[str]:
    """Return the keys that two whole games and the almanac use."""
    found = {key for command in GAME.commands for key in (f"command-{command.name}",)}
    found |= {f"param-{param.name}" for command in GAME.commands for param in command.params}
    found |= {f"topic-{topic}{end}" for topic in GAME.topics for end in ("", "-body")}
    for card in GAME.cards():
        found |= inside([card.name, *card.words])
    for seats in (2, 5):
        table, _ = play_game(GAME, seats, {}, f"words-{seats}", Pace(every=10_000))
        found |= inside(event.text for event in table.events())
        found |= inside(GAME.status(table.view(None)))
        sheet = GAME.score(table.state)
        found |= inside([*(line.text for line in sheet.lines), *(line.why for line in sheet.lines)])
    return found


@pytest.mark.parametrize("language", GAME.languages)
def test_every_key_in_use_has_words(language: str) -> None:
    """No text without words in any language."""
    assert spoken() - keys(language) == set()
