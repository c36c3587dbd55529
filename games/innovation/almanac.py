"""All that can be looked up: the 105 inventions with both editions, the achievements."""

from collections.abc import Iterator, Sequence

from games.core.game import Card
from games.core.question import Decision
from games.core.text import Text, say
from games.innovation import names
from games.innovation.content import CARDS, HEX, SPECIALS, InventionCard


def all_cards() -> Sequence[Card]:
    """Return a Card for every invention, special achievement and normal achievement."""
    specials = [
        Card(f"achievement:{one}", names.achievement(one), (say(f"condition-{one}"), say(f"other-way-{one}")))
        for one in SPECIALS
    ]
    ages = [
        Card(
            f"achievement:{age}",
            say("card-achievement-age", age=age),
            (say("condition-age", age=age, points=5 * age),),
        )
        for age in range(1, 10)
    ]
    return (*[_invention(card) for card in CARDS.values()], *specials, *ages)


def _invention(card: InventionCard) -> Card:
    return Card(f"card:{card.id}", names.card(card.id), tuple(_words(card)))


def _words(card: InventionCard) -> Iterator[Text]:
    yield say("words-face", age=card.age, era=say(f"age-{card.age}"), color=names.color(card.color))
    shown = [names.icon(icon) if icon != HEX else say("icon-hex") for icon in card.icons]
    yield say("words-icons", icons=shown, featured=names.icon(card.featured))
    yield from effects(card, "third")
    if card.second:
        yield say("words-second")
        yield from effects(card, "second")


def effects(card: InventionCard, edition: str) -> Iterator[Text]:
    """Return the effects of a card in an edition, each as demand or share (R6.4, R6.5)."""
    own = "-second" if edition == "second" and card.second else ""
    for number, kind in enumerate(card.kinds(edition), 1):
        effect = say(f"effect-{card.id}-{number}{own}")
        yield say(f"words-{kind}", n=number, icon=names.icon(card.featured), effect=effect)


def effects_behind(edition: str, decision: Decision) -> Iterator[Text]:
    """Return the effects of the card that a question names; none for a question of the turn."""
    name = decision.params.get("card")
    card = CARDS.get(name.key.removeprefix("card-")) if isinstance(name, Text) else None
    if card is not None:
        yield from effects(card, edition)
