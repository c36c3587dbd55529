"""Phase I: everybody's income (R5)."""

from collections.abc import Iterator

from games.age_of_innovation.building import built
from games.age_of_innovation.content import BOARDS, EFFECTS, SCIENCE_INCOME, STOCK, Gain
from games.age_of_innovation.gains import plain
from games.age_of_innovation.state import AgeState, Side

INCOME_LEVEL = 9
OMAR = Gain(power=2, coins=2)


def board_income(side: Side) -> Iterator[Gain]:
    """Yield the planning board's income: base and the slots of pieces on the map (R5.5)."""
    board = BOARDS[side.home]
    yield board.base
    for piece in STOCK:
        yield from board.slots[piece][: built(side, piece)]


def income(side: Side) -> Iterator[Gain]:
    """Yield all income of a player (R5.2)."""
    yield from board_income(side)
    for tile in (side.bonus, side.palace, *side.innovations, *side.competencies):
        yield from (effect.gain for effect in EFFECTS.get(tile, ()) if effect.timing == "income")
    if side.faction == "omar":
        yield OMAR
    for field, gain in SCIENCE_INCOME.items():
        if side.levels[field] >= INCOME_LEVEL:
            yield gain


def give_income(state: AgeState, seat: int) -> None:
    """Give a player's income; books and levels to be chosen are owed (R5.3)."""
    side = state.sides[seat]
    for gain in list(income(side)):
        plain(state, seat, gain)
        side.owed_books += gain.books_any
        side.owed_levels += gain.levels
