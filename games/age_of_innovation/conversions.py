"""Free conversions of the active player (R6.4)."""

from games.age_of_innovation.content import FIELDS
from games.age_of_innovation.gains import ALL_SCHOLARS, books_left, gain_scholars
from games.age_of_innovation.power import pay_power
from games.age_of_innovation.state import AgeState, Side

POWER_PRICE = {"scholar": 5, "book": 5, "tool": 3, "coin": 1}
SACRIFICE = "sacrifice"


def conversions(state: AgeState, seat: int) -> dict[str, int]:
    """Return the conversions possible now, such as `power-tool` or `book-law-coin`, and how many times."""
    side = state.sides[seat]
    found = {SACRIFICE: side.bowls[1] // 2, **_by_power(state, side)}
    found |= {"scholar-tool": side.scholars, "tool-coin": side.tools}
    found |= {f"book-{field}-coin": side.books[field] for field in FIELDS}
    return {one: times for one, times in found.items() if times}


def _by_power(state: AgeState, side: Side) -> dict[str, int]:
    power = side.bowls[2]
    found = {f"power-{what}": power // POWER_PRICE[what] for what in ("tool", "coin")}
    if power >= POWER_PRICE["book"]:
        room = ALL_SCHOLARS - side.scholars_out - side.scholars
        found["power-scholar"] = min(room, power // POWER_PRICE["scholar"])
        for field in FIELDS:
            found[f"power-book-{field}"] = min(books_left(state, field), power // POWER_PRICE["book"])
    return found


def convert(state: AgeState, seat: int, conversion: str, times: int = 1) -> None:
    """Carry out a conversion; paid power goes from bowl III to bowl I (R6.4)."""
    side = state.sides[seat]
    paid, _, got = conversion.partition("-")
    if paid == SACRIFICE:
        side.bowls[1] -= 2 * times
        side.bowls[2] += times
        side.tokens -= times
    elif paid == "power":
        pay_power(side, POWER_PRICE[got.partition("-")[0]] * times)
    elif paid == "scholar":
        side.scholars -= times
    elif paid == "tool":
        side.tools -= times
    else:
        side.books[got.partition("-")[0]] -= times
    _receive(state, seat, got, times)


def _receive(state: AgeState, seat: int, got: str, times: int) -> None:
    side = state.sides[seat]
    if got.endswith("coin"):
        side.coins += times
    elif got == "tool":
        side.tools += times
    elif got == "scholar":
        gain_scholars(state, seat, times)
    elif got:
        side.books[got.removeprefix("book-")] += times
