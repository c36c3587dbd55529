"""Conservation: every piece is in exactly one place (R16.4)."""

from collections import Counter

from games.core.errors import Broken
from games.legendary_inventors.content import (
    AGES,
    CUBES,
    DISCIPLINES,
    INVENTIONS,
    INVENTORS,
    TEAMS,
    TOP_LEVEL,
    bag,
)
from games.legendary_inventors.state import InventorsState, names


def check(state: InventorsState) -> None:
    """Raise Broken unless cubes, tokens, cards and levels are all accounted for."""
    _check_cubes(state)
    _check_tokens(state)
    _check_cards(state)
    for seat in range(state.seats):
        _check_levels(state, seat)
    chosen = [team for team in state.teams if team]
    if len(set(chosen)) != len(chosen) or any(team not in TEAMS for team in chosen):
        raise Broken(f"teams {state.teams}")


def _check_cubes(state: InventorsState) -> None:
    for seat in range(state.seats):
        used = sum(at.cubes[seat] for at in state.row)
        if state.reserve[seat] < 0 or state.reserve[seat] + used != CUBES:
            raise Broken(f"seat {seat}: {state.reserve[seat]} + {used} cubes")
    for at in state.row:
        slots = INVENTIONS[at.id].slots
        if sum(at.free) + sum(at.cubes) != sum(slots):
            raise Broken(f"{at.id}: cubes do not fill its slots")
        if any(not 0 <= free <= slot for free, slot in zip(at.free, slots, strict=True)):
            raise Broken(f"{at.id}: free slots {at.free}")


def _check_tokens(state: InventorsState) -> None:
    found = [*state.bag, *state.box_tokens]
    found += [face for at in state.row for face in at.tokens if face]
    found += [face for held in state.tokens for face in held]
    found += [put.face for row in state.placed for put in row]
    if Counter(found) != Counter(bag()):
        raise Broken("tokens lost or doubled")


def _check_cards(state: InventorsState) -> None:
    found = [card for deck in state.decks for card in deck] + list(state.box_cards)
    found += [at.id for at in state.row if at.card]
    found += [card for owned in state.cards for card in owned]
    if sorted(found) != sorted(INVENTIONS):
        raise Broken("cards lost or doubled")
    if not 0 <= state.age <= AGES or any(INVENTIONS[at.id].age != state.age for at in state.row):
        raise Broken("a card of another age")


def _check_levels(state: InventorsState, seat: int) -> None:
    """Levels are the start levels plus one for each token placed there (R9.2)."""
    for name, levels in zip(names(state, seat), state.levels[seat], strict=True):
        for place, level in enumerate(levels):
            placed = [put for put in state.placed[seat] if (put.inventor, put.discipline) == (name, place)]
            if level != INVENTORS[name].start[place] + len(placed) or level > TOP_LEVEL:
                raise Broken(f"{name}: {DISCIPLINES[place]} {level}")
