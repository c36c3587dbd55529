"""Free conversions of the active player (R6.4)."""

from games.age_of_innovation.content import FIELDS
from games.age_of_innovation.gains import ALL_SCHOLARS, books_left, gain_scholars
from games.age_of_innovation.power import pay_power
from games.age_of_innovation.state import AgeState

POWER_PRICE = {"scholar": 5, "book": 5, "tool": 3, "coin": 1}


def conversions(state: AgeState, seat: int) -> list[str]:
    """Return the ids of the conversions possible now, such as `power-tool` or `book-law-coin`."""
    side = state.sides[seat]
    room = side.scholars + side.scholars_out < ALL_SCHOLARS
    power = side.bowls[2]
    found = ["sacrifice"] if side.bowls[1] >= 2 else []
    found += ["power-scholar"] if power >= POWER_PRICE["scholar"] and room else []
    if power >= POWER_PRICE["book"]:
        found += [f"power-book-{field}" for field in FIELDS if books_left(state, field)]
    found += [f"power-{what}" for what in ("tool", "coin") if power >= POWER_PRICE[what]]
    found += ["scholar-tool"] if side.scholars else []
    found += ["tool-coin"] if side.tools else []
    return found + [f"book-{field}-coin" for field in FIELDS if side.books[field]]


def convert(state: AgeState, seat: int, conversion: str) -> None:
    """Carry out one conversion; paid power goes from bowl III to bowl I (R6.4)."""
    side = state.sides[seat]
    paid, _, got = conversion.partition("-")
    if paid == "sacrifice":
        side.bowls[1] -= 2
        side.bowls[2] += 1
        side.tokens -= 1
    elif paid == "power":
        pay_power(side, POWER_PRICE[got.partition("-")[0]])
    elif paid == "scholar":
        side.scholars -= 1
    elif paid == "tool":
        side.tools -= 1
    else:
        side.books[got.partition("-")[0]] -= 1
    side.coins += got.endswith("coin")
    side.tools += got == "tool"
    gain_scholars(state, seat, int(got == "scholar"))
    if got.startswith("book-"):
        side.books[got.removeprefix("book-")] += 1
