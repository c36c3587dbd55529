"""Phase I: everybody's income (R5)."""

from collections.abc import Iterator

from games.age_of_innovation.building import built
from games.age_of_innovation.content import BOARDS, EFFECTS, FIELDS, SCIENCE_INCOME, SOURCE, STOCK, Gain
from games.age_of_innovation.gains import books_left, field_options, gain_books, plain, raise_level, risen
from games.age_of_innovation.inquiry import counted_option
from games.age_of_innovation.state import AgeState, Side
from games.age_of_innovation.wording import amounts, field_amounts
from games.core import ask
from games.core.play import Play, Step
from games.core.question import Decision, Kind
from games.core.text import seat_text

INCOME_LEVEL = 9


def board_income(side: Side) -> Iterator[Gain]:
    """Yield the planning board's income: base and the slots of pieces on the map (R5.5)."""
    board = BOARDS[side.home]
    yield board.base
    for piece in STOCK:
        yield from board.slots[piece][: built(side, piece)]


def income(side: Side) -> Iterator[tuple[str, Gain]]:
    """Yield all income of a player, each with the source that VP count for (R5.2)."""
    yield from (("board", gain) for gain in board_income(side))
    for tile in side.held:
        for effect in EFFECTS.get(tile, ()):
            if effect.timing == "income":
                yield SOURCE[tile], effect.gain
    for field, gain in SCIENCE_INCOME.items():
        if side.levels[field] >= INCOME_LEVEL:
            yield "science", gain


def give_income(play: Play[AgeState], seat: int) -> None:
    """Give a player's income; books and levels to be chosen are owed (R5.3)."""
    state = play.state
    side = state.sides[seat]
    before = (side.coins, side.tools, side.scholars, side.vp)
    power = 0
    for source, gain in list(income(side)):
        plain(state, seat, gain, source)
        power += gain.power
        side.owed_books += gain.books_any
        side.owed_levels += gain.levels
    after = (side.coins, side.tools, side.scholars, side.vp)
    coins, tools, scholars, vp = (now - then for now, then in zip(after, before, strict=True))
    what = Gain(coins=coins, tools=tools, scholars=scholars, vp=vp, power=power)
    play.log("log-income", seat=seat, who=seat_text(seat), what=amounts(what))


def collect(play: Play[AgeState]) -> Step:
    """Ask everybody at once for the books and levels owed to them, one at a time (R5.3, R16.2, R0.3)."""
    state = play.state
    _give_sure(state)
    while reply := (yield from ask.first(lambda: owed_questions(state))):
        seat, key, value = reply
        if key == "owed-books":
            gain_books(state, seat, {str(value): 1})
            state.sides[seat].owed_books -= 1
            play.log("log-books", seat=seat, who=seat_text(seat), what=field_amounts({str(value): 1}))
        else:
            take_owed_levels(play, seat, str(value))
        _give_sure(state)


def _give_sure(state: AgeState) -> None:
    """Give the books owed where the supply leaves no choice (R1.4)."""
    for seat, side in enumerate(state.sides):
        caps = _caps(state, side)
        if side.owed_books and sum(caps.values()) <= side.owed_books:
            gain_books(state, seat, caps)
            side.owed_books = 0


def _caps(state: AgeState, side: Side) -> dict[str, int]:
    return {field: min(books_left(state, field), side.owed_books) for field in FIELDS}


def owed_questions(state: AgeState) -> list[Decision]:
    """Return a question for every player who is owed a choice."""
    found = []
    for seat, side in enumerate(state.sides):
        if n := side.owed_books:
            fields = [field for field, cap in _caps(state, side).items() if cap]
            options = [counted_option(field, side.books[field]) for field in fields]
            found.append(Decision(seat, "owed-books", Kind.ONE, options, {"n": n}, rule="R5.3"))
        elif n := side.owed_levels:
            options = field_options(state, seat, n)
            found.append(Decision(seat, "owed-levels", Kind.ONE, options, {"n": n}, rule="R5.3"))
    return found


def take_owed_levels(play: Play[AgeState], seat: int, field: str) -> None:
    """Rise in a discipline in Phase I; on reaching its income level gain that income too (R5.4)."""
    state = play.state
    side = state.sides[seat]
    before = side.levels[field]
    raise_level(state, seat, field, side.owed_levels)
    side.owed_levels = 0
    now, refs = risen(side, {field: before}), [f"science:{field}"]
    play.log("log-levels", seat=seat, refs=refs, who=seat_text(seat), what=now)
    if before < INCOME_LEVEL <= side.levels[field]:
        plain(state, seat, SCIENCE_INCOME[field], "science")
