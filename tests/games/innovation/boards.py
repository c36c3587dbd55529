"""Positions for the tests, in few words."""

from games.core.events import Event
from games.core.play import Play
from games.innovation.content import CARDS, COLORS, CONTENT
from games.innovation.laws import cards_in_play
from games.innovation.rules import Innovation
from games.innovation.state import InnovationState, Seat
from render.words import words_for

NAMES = ("Ada", "Bo", "Cy", "Di")


def seat(board: str = "", hand: str = "", score: str = "", **splay: str) -> Seat:
    """Return a player with these cards, the board's top cards first."""
    piles: dict[str, list[str]] = {color: [] for color in COLORS}
    for card in board.split():
        piles[CARDS[card].color].append(card)
    ways = {color: splay.get(color, "") for color in COLORS}
    return Seat(board=piles, hand=hand.split(), score=score.split(), splay=ways)


def lay(*players: Seat, supply: str = "", turn: int = 0) -> Play[InnovationState]:
    """Return a table in play, the named cards on top of their piles; chance takes the last first."""
    named = supply.split()
    state = InnovationState(seats=len(players), seed="s", players=list(players), turn=turn)
    used = {*named, *cards_in_play(state)}
    for age in range(1, 11):
        rest = [card for card in CONTENT.of_age(age) if card not in used]
        state.supply[age] = [card for card in named if CARDS[card].age == age] + rest
    state.normal = list(range(1, 10))
    return Play(state, lambda why, size, count: tuple(range(size - 1, size - 1 - count, -1)))


def told(events: list[Event], reader: int | None) -> list[str]:
    """Return a log as a reader sees it, indented."""
    words = words_for(Innovation(), "en")
    return ["  " * one.depth + words.put(one.words_for(reader), NAMES) for one in events]
