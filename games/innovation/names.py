"""Names of cards, colors, icons and achievements as messages."""

from collections.abc import Sequence
from functools import cache

from games.core.text import Text, say


@cache
def card(card_id: str) -> Text:
    """Return the name of an invention card."""
    return say(f"card-{card_id}")


@cache
def color(name: str) -> Text:
    """Return the name of a color."""
    return say(f"color-{name}")


@cache
def icon(name: str) -> Text:
    """Return the name of an icon."""
    return say(f"icon-{name}")


@cache
def splay(direction: str) -> Text:
    """Return how a pile lies: "left", "right", "up" or "" (unsplayed)."""
    return say(f"splay-{direction or 'none'}")


@cache
def achievement(name: str) -> Text:
    """Return the name of an achievement: an age ("1" to "9") or a special one (R10)."""
    return say("achievement-age", age=int(name)) if name.isdigit() else say(f"achievement-{name}")


def listed(texts: Sequence[Text]) -> Sequence[Text] | Text:
    """Return the texts for a list parameter, or the word for none."""
    return texts or say("none")


def ending(by: str) -> Text:
    """Return how a game has ended: "achievements", "score" or "card" (R11)."""
    return say(f"ending-{by}")
