"""States that look the same to a seat: what it cannot know is dealt anew (R13.2, R13.3)."""

import random
from collections.abc import Iterator

from games.innovation.content import CARDS
from games.innovation.state import InnovationState


def disguise(state: InnovationState, seat: int | None, source: random.Random) -> InnovationState:
    """Return a state with all cards that `seat` (None = a spectator) cannot know exchanged within each age.

    Card backs show the age (R13.1), so hands and score piles keep their values.
    """
    other = duplicate(state)
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


def duplicate(state: InnovationState) -> InnovationState:
    """Return an independent copy of a state (ten times as fast as a deep copy of anything)."""
    players = [
        player.model_copy(
            update={
                "hand": list(player.hand),
                "score": list(player.score),
                "board": {color: list(pile) for color, pile in player.board.items()},
                "splay": dict(player.splay),
                "achievements": list(player.achievements),
            }
        )
        for player in state.players
    ]
    shared = {
        "supply": {age: list(pile) for age, pile in state.supply.items()},
        "normal_cards": dict(state.normal_cards),
        "normal": list(state.normal),
        "special": list(state.special),
        "removed": list(state.removed),
        "winners": list(state.winners),
    }
    return state.model_copy(update={"players": players, **shared})


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
