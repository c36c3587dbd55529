"""Cost and consequence of an option, told before it is confirmed (R28.1)."""

from collections.abc import Mapping
from functools import cache

from games.age_of_innovation.building import WORKSHOP_COINS, WORKSHOP_TOOLS, build_gain, offers_at
from games.age_of_innovation.content import (
    CITY_TILES,
    REBALANCED,
    REBALANCED_FACTIONS,
    SLOTS,
    innovation_slots,
)
from games.age_of_innovation.inquiry import named
from games.age_of_innovation.power import affordable_offer
from games.age_of_innovation.state import AgeState, Bundle
from games.age_of_innovation.wording import amounts, brief
from games.core.text import Text, say, seat_text


@cache
def tile_detail(tile: str) -> Text:
    """Return the effects of a tile as the detail of its option."""
    return brief(tile)


@cache
def start_detail(group: str, thing: str, balance: str) -> Text:
    """Return what a land, faction or palace does, for the draft (R18.2)."""
    if group == "palace":
        return tile_detail(thing)
    if group == "board":
        return say(f"ability-board-{thing}")
    told = say(f"ability-{thing}")
    changed = balance == REBALANCED and thing in REBALANCED_FACTIONS
    return say("card-joined", head=told, tail=say(f"ability-{thing}-2024")) if changed else told


def bundle_detail(bundle: Bundle, balance: str) -> Text:
    """Return what a whole set does: faction, land, round bonus (R3.1)."""
    land = start_detail("board", bundle.home, balance)
    rest = say("card-joined", head=land, tail=tile_detail(bundle.bonus))
    return say("card-joined", head=start_detail("faction", bundle.faction, balance), tail=rest)


@cache
def city_detail(tile: str) -> Text:
    """Return what a city tile gives (R27.1)."""
    points, gain = CITY_TILES[tile]
    return say("detail-gain", what=[say("amount-vp", n=points), *amounts(gain)])


@cache
def competency_detail(slot: str, tile: str) -> Text:
    """Return what a competency tile gives in its slot, and its effect (R8.6)."""
    place = SLOTS[slot]
    given = [say("amount-field", n=place.levels, field=named(place.field))]
    given += [say("amount-books-any", n=place.books)] if place.books else []
    return say("detail-competency", what=given, tile=tile_detail(tile))


def innovation_detail(slot: str, tile: str, extra: int, coins: int, players: int) -> Text:
    """Return the price of an innovation in its slot, and its effect (R11.1-11.3)."""
    cost = innovation_slots(players)[slot]
    price = [say("detail-books", n=n, field=named(field)) for field, n in cost.items() if field != "any"]
    price += costs(books=cost["any"] + extra, coins=coins)
    return say("detail-innovation", cost=price, tile=tile_detail(tile))


def costs(tools: int = 0, coins: int = 0, power: int = 0, books: int = 0, scholars: int = 0) -> list[Text]:
    """Return what is paid, without zeros."""
    paid = {"tools": tools, "coins": coins, "power": power, "books-any": books, "scholars": scholars}
    return [say(f"amount-{what}", n=n) for what, n in paid.items() if n]


def priced(price: list[Text], then: list[Text]) -> Text:
    """Return "4 tools: 2 spades, workshop, ..." as one text."""
    return say("detail-cost", cost=price, then=then) if then else say("detail-only-cost", cost=price)


def build_outcome(
    state: AgeState, seat: int, hexagon: str, what: str, owners: Mapping[str, int]
) -> list[Text]:
    """Return what building on a hex brings: VP, coins, and power that others may take (R4.5, R26)."""
    vp, coins = build_gain(state, seat, hexagon, what)
    told = [say(f"amount-{key}", n=n) for key, n in (("vp", vp), ("coins", coins)) if n]
    for other, offered in offers_at(state, seat, hexagon, owners):
        power = affordable_offer(state.sides[other], offered)
        told.append(say("detail-power", who=seat_text(other), n=power))
    return told


def workshop_price(tools: int = 0) -> list[Text]:
    """Return the price of a workshop with `tools` more (R7.4)."""
    return costs(tools + WORKSHOP_TOOLS, WORKSHOP_COINS)
