"""What /card can show: the places of inventions, cards, factories, parts of the board, awards."""

from games.core.game import Card
from games.core.text import Text, say
from games.era_of_inventions.content import (
    ALL_FACTORIES,
    AREAS,
    AWARDS,
    BOXES,
    CARDS,
    PATENTS,
    PERSONAL,
    SOURCES,
    TRACK,
    TRACK_LENGTH,
    Box,
    Factory,
    Source,
)
from games.era_of_inventions.names import (
    amounts,
    area_name,
    box_name,
    card_name,
    cost_detail,
    factory_name,
    source_name,
)

MEASURES = ("patents", "research", "industry")
"""What the three awards compare (R14.4)."""


def all_cards() -> list[Card]:
    """Return every piece and part of the board that can be looked up."""
    return [
        *(_box(box) for box in BOXES.values()),
        *(Card(f"card:{card}", card_name(card), (cost_detail(card),)) for card in CARDS),
        *(_factory(one) for one in ALL_FACTORIES.values()),
        *(Card(f"area:{area}", area_name(area), (say(f"words-area-{area}"),)) for area in AREAS),
        *(_source(one) for one in SOURCES.values()),
        Card("track:patent", say("track-patent"), tuple(_space(*space) for space in enumerate(PATENTS, 1))),
        _influence(),
        *(_award(name) for name in MEASURES),
    ]


def _box(box: Box) -> Card:
    price, royalty = say("detail-box", gears=box.gears, ip=box.ip), amounts(box.royalty)
    return Card(f"box:{box.id}", box_name(box.id), (price, say("words-royalty", got=royalty)))


def _factory(one: Factory) -> Card:
    """A factory; its cost is in the name, for several make the same; the personal one has none (R2.5)."""
    if one.id == PERSONAL:
        return Card(f"factory:{one.id}", factory_name(one.id), (say("words-personal"),))
    cost = amounts(one.cost)
    name = say("factory-costs", factory=factory_name(one.id), cost=cost)
    return Card(f"factory:{one.id}", name, (say("detail-cost", cost=cost),))


def _source(one: Source) -> Card:
    full = amounts({one.resource: one.full})
    return Card(f"place:{one.id}", source_name(one.id), (say("words-place", got=full),))


def _space(number: int, space: tuple[int, int]) -> Text:
    return say("words-space", n=number, what=say("detail-patent", coins=space[0], ip=space[1]))


def _influence() -> Card:
    """The influence track: which squares give what (R12)."""
    rules = say("words-track", length=TRACK_LENGTH), say("words-track-laps")
    kinds = dict.fromkeys(TRACK.values())
    return Card("influence:track", say("score-track"), (*rules, *map(_squares, kinds)))


def _squares(kind: str) -> Text:
    here = tuple(say("square", n=square) for square, given in TRACK.items() if given == kind)
    return say("words-squares", what=say(f"kind-{kind}"), squares=here)


def _award(name: str) -> Card:
    """An award: what it compares, and how many points those get who are level (R14.4)."""
    ties = tuple(say("words-tied", n=tied, points=points) for tied, points in AWARDS.items() if tied > 1)
    points = say("words-award", points=AWARDS[1], ties=ties)
    return Card(f"award:{name}", say(f"score-{name}"), (say(f"words-award-{name}"), points))
