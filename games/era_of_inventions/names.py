"""Names of things as messages."""

from collections.abc import Mapping

from games.core.text import Text, say
from games.era_of_inventions.content import ALL_FACTORIES, BOXES, CARDS, PERSONAL


def amounts(many: Mapping[str, int]) -> tuple[Text, ...]:
    """Return a list of amounts, zeros left out."""
    listed = tuple(say(f"amount-{kind}", n=n) for kind, n in many.items() if n)
    return listed or (say("nothing"),)


def area_name(area: str) -> Text:
    """Return the name of an action area."""
    return say(f"area-{area}")


def box_name(box_id: str) -> Text:
    """Return the name of a box."""
    box = BOXES[box_id]
    return say(f"box-{box.level}", invention=say(f"invention-{box.invention}"))


def card_name(card_id: str) -> Text:
    """Return the name of a production card."""
    card = CARDS[card_id]
    if card.kind == "start":
        return say("card-start", name=say(f"card-{card_id}"))
    return say(f"card-{card_id.removeprefix(card.invention + '_')}", name=say(f"invention-{card.invention}"))


def factory_name(factory_id: str) -> Text:
    """Return the name of a factory: what it makes."""
    key = "factory-personal" if factory_id == PERSONAL else "factory-makes"
    return say(key, output=amounts(ALL_FACTORIES[factory_id].output))


def source_name(source_id: str) -> Text:
    """Return the name of a ship or warehouse."""
    return say(f"place-{source_id}")


def cost_detail(card_id: str) -> Text:
    """Return what a production card costs and brings."""
    card = CARDS[card_id]
    key = "detail-produce-any" if card.any_goods else "detail-produce"
    return say(key, cost=amounts(card.cost), any=card.any_goods, reward=amounts(card.reward))
