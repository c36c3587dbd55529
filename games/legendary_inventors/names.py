"""Names of pieces as Texts."""

from collections.abc import Sequence

from games.core.text import Text, say
from games.legendary_inventors.content import DISCIPLINES


def inventor(name: str) -> Text:
    """Return the name of an inventor."""
    return say(f"inventor-{name}")


def invention(name: str) -> Text:
    """Return the name of an invention."""
    return say(f"invention-{name}")


def token(face: str) -> Text:
    """Return the name of a reward token's front."""
    return say(f"token-{face}")


def team(name: str) -> Text:
    """Return the name of a team."""
    return say(f"team-{name}")


def discipline(place: int) -> Text:
    """Return the name of a discipline (0-3 in the order of R0.1)."""
    return say(f"discipline-{DISCIPLINES[place]}")


def amounts(vector: Sequence[int]) -> list[Text]:
    """Return "2 physics, 1 chemistry" as Texts, zeros left out."""
    return [say(f"amount-{DISCIPLINES[place]}", n=n) for place, n in enumerate(vector) if n]


def listed(texts: Sequence[Text]) -> Sequence[Text] | Text:
    """Return the texts for a list parameter, or the word for none."""
    return texts if texts else say("none")
