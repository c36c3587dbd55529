"""States that look the same to a seat: what it cannot know is dealt anew (R13.2, R13.3)."""

import random
from collections.abc import Iterator

from games.innovation.content import CARDS
from games.innovation.state import InnovationState


def disguise(state: InnovationState, seat: int | None, source: random.Random) -> InnovationState:
    """Return a state with all cards that `seat` (None = a spectator) cannot know exchanged within each age.

    Card backs show the age (R13.1), so hands and score piles keep their values.
    """
    other = state.model_copy(deep=True)
    other.seed = "another"
    unknown = {age: sorted(pile) for age, pile in _unknown(other, seat).items()}
    for pile in unknown.values():
        source.shuffle(pile)
    for number, player in enumerate(other.players):
        if number != seat:
            player.hand = _redealt(player.hand, unknown)
            player.score = _redealt(player.score, unknown)
    other.normal_cards = {age: unknown[age].pop() for age in other.normal_cards}
    other.supply = {age: _redealt(pile, unknown) for age, pile in other.supply.items()}
    return other


def _unknown(state: InnovationState, seat: int | None) -> dict[int, list[str]]:
    """Return the cards that `seat` cannot know, by age."""
    found: dict[int, list[str]] = {age: [] for age in range(1, 11)}
    for card in _hidden(state, seat):
        found[CARDS[card].age].append(card)
    return found


def _hidden(state: InnovationState, seat: int | None) -> Iterator[str]:
    for pile in state.supply.values():
        yield from pile
    yield from state.normal_cards.values()
    for number, player in enumerate(state.players):
        if number != seat:
            yield from (*player.hand, *player.score)


def _redealt(cards: list[str], unknown: dict[int, list[str]]) -> list[str]:
    return [unknown[CARDS[card].age].pop() for card in cards]
