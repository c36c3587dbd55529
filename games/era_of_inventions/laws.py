"""Conservation: every component lies in exactly one place."""

from collections.abc import Iterable

from games.core.errors import Broken
from games.era_of_inventions.content import (
    BONUS_DISCS,
    BOXES,
    CARDS,
    FACTORIES,
    FACTORY_SLOTS,
    INVENTION_SLOTS,
    KINDS,
    PATENTS,
    SEATINGS,
    SOURCES,
    START_CARDS,
    cards_of,
    gold_of,
)
from games.era_of_inventions.state import EraState, Player


def check(state: EraState) -> None:
    """Raise Broken unless cards, factories, discs and markers are all there and no count is negative."""
    _check_cards(state)
    owned = [card for player in state.players for card in player.factories]
    rest = [*state.factory_pile, *state.factory_discard, *(card for card in state.row if card)]
    _same("factories", [*owned, *rest], FACTORIES)
    _check_discs(state)
    boxes = [box for player in state.players for box in player.boxes]
    if len(set(boxes)) != len(boxes):
        raise Broken("a box marked twice")
    for box in boxes:
        if gold_of(BOXES[box].invention) not in boxes:
            raise Broken(f"{box} without its gold box")
    for player in state.players:
        _check_player(player)
    if set(state.places) != set(SOURCES) or min(state.places.values()) < 0:
        raise Broken("places")
    if (len(state.display), len(state.row)) != (len(INVENTION_SLOTS), len(FACTORY_SLOTS)):
        raise Broken("slots")


def _check_cards(state: EraState) -> None:
    """Compare all zones with the start cards and the cards of the inventions made."""
    known = list(START_CARDS)
    for player in state.players:
        for box in player.boxes:
            if BOXES[box].level == "gold":
                known += cards_of(BOXES[box].invention)
    shown = [card for card in state.display if card]
    _same("cards", [*state.draw, *state.discard, *state.aside, *state.removed, *shown], known)
    if any(CARDS[card].kind != "start" for card in state.removed):
        raise Broken("an invention's card left the game")


def _check_discs(state: EraState) -> None:
    if state.pool_bonus < 0 or state.pool_bonus + sum(one.bonus for one in state.players) != BONUS_DISCS:
        raise Broken("bonus discs")
    for seat, player in enumerate(state.players):
        placed = sum(seats.count(seat) for seats in state.areas.values())
        if player.discs + placed != SEATINGS[state.seats].discs:
            raise Broken(f"discs of seat {seat}")
    for area, seats in state.areas.items():
        if len(seats) > 2 or len(set(seats)) != len(seats):
            raise Broken(f"discs in {area}")


def _check_player(player: Player) -> None:
    if set(player.stock) != set(KINDS):
        raise Broken("kinds of holdings")
    if min(player.stock.values()) < 0 or player.ip < 0 or player.bonus < 0 or player.markers < 0:
        raise Broken("a negative holding")
    if not set(player.patented) <= set(player.boxes) or len(player.patented) > player.patent:
        raise Broken("a patent on nothing")
    if player.patent > len(PATENTS):
        raise Broken("past the end of the patent track")


def _same(what: str, found: Iterable[str], known: Iterable[str]) -> None:
    if sorted(found) != sorted(known):
        raise Broken(what)
