"""Ages (R2.7, R8) and the stalemate that abandons an invention (R6.3)."""

from games.core.play import Play
from games.legendary_inventors import names as words
from games.legendary_inventors.awards import clear
from games.legendary_inventors.content import AGES, INVENTIONS
from games.legendary_inventors.state import InventorsState, Project


def lay_out(play: Play[InventorsState]) -> None:
    """Deal the next age: players + 3 inventions, two tokens on each (R2.7)."""
    state = play.state
    deck = state.decks[state.age]
    state.age += 1
    for _ in range(state.seats + 3):
        card = deck.pop()
        tokens = [state.bag.pop(), state.bag.pop()]
        state.drawn += len(tokens)
        slots = INVENTIONS[card].slots
        state.row.append(Project(id=card, free=list(slots), cubes=[0] * state.seats, tokens=tokens))
    play.reveals()
    play.log("log-age", refs=[f"invention:{at.id}" for at in state.row], age=state.age, n=len(state.row))


def close_age(play: Play[InventorsState]) -> None:
    """Remove the last invention; lay out the next age or go to the final adjustment (R8)."""
    state = play.state
    last = state.row[0]
    clear(state, last)
    play.log("log-age-over", age=state.age, invention=words.invention(last.id))
    if state.age < AGES:
        lay_out(play)
    else:
        state.phase = "final"


def abandon(play: Play[InventorsState]) -> None:
    """Give up the emptiest open invention, the leftmost on equality (R6.3)."""
    state = play.state
    at = emptiest(state.row)
    clear(state, at)
    state.passes = 0
    play.log("log-abandon", refs=[f"invention:{at.id}"], invention=words.invention(at.id))


def emptiest(row: list[Project]) -> Project:
    """Return the invention with most empty slots, leftmost on equality."""
    return max(row, key=lambda at: sum(at.free))
