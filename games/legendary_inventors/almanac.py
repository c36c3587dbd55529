"""All that can be looked up: teams, inventors, inventions, token faces."""

from collections.abc import Sequence

from games.core.game import Card
from games.core.text import say
from games.legendary_inventors import names as words
from games.legendary_inventors.content import (
    INVENTIONS,
    INVENTORS,
    PERIODS,
    TEAMS,
    TOKENS,
    Invention,
    Inventor,
    Token,
)


def all_cards() -> Sequence[Card]:
    """Return a Card for every piece with a name; its id is its ref on the table."""
    teams = [_team(name) for name in TEAMS]
    inventors = [_inventor(tile) for tile in INVENTORS.values()]
    inventions = [_invention(card) for card in INVENTIONS.values()]
    return (*teams, *inventors, *inventions, *[_token(face) for face in TOKENS.values()])


def _team(name: str) -> Card:
    members = [words.inventor(member) for member in TEAMS[name]]
    period = say(f"period-{PERIODS[name]}")
    return Card(f"team:{name}", words.team(name), (say("card-team", period=period, members=members),))


def _inventor(tile: Inventor) -> Card:
    lines = (
        say("card-inventor-team", team=words.team(tile.team)),
        say("card-inventor-start", start=words.amounts(tile.start)),
        say("card-inventor-goal", goal=words.amounts(tile.goal), points=tile.points),
        say(f"source-{tile.source}"),
    )
    return Card(f"inventor:{tile.id}", words.inventor(tile.id), lines)


def _invention(card: Invention) -> Card:
    lines = (
        say("card-invention-age", age=card.age, points=card.points),
        say("card-invention-category", category=say(f"category-{card.category}"), n=card.category),
        say("card-invention-slots", slots=words.amounts(card.slots)),
        say(f"source-{card.source}"),
    )
    return Card(f"invention:{card.id}", words.invention(card.id), lines)


def _token(face: Token) -> Card:
    lines = (
        say(f"effect-{face.id}"),
        say("card-token-back"),
        say("card-token-count", n=face.count),
        say(f"source-{face.source}"),
    )
    return Card(f"token:{face.id}", words.token(face.id), lines)
