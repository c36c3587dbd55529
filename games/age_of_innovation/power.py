"""Power bowls (R4.2) and the size of power offers (R4.5.4)."""

from collections.abc import Sequence

from games.age_of_innovation.state import Side


def filled(bowls: Sequence[int], amount: int) -> list[int]:
    """Return the bowls after up to `amount` moves of a token to the next, bowl I first (R4.2.1)."""
    first = min(amount, bowls[0])
    second = min(amount - first, bowls[1] + first)
    return [bowls[0] - first, bowls[1] + first - second, bowls[2] + second]


def gain_power(side: Side, amount: int) -> None:
    """Gain power as far as the bowls allow (R4.2.2)."""
    side.bowls[:] = filled(side.bowls, amount)


def pay_power(side: Side, amount: int) -> None:
    """Move `amount` tokens from bowl III to bowl I (R4.2.3)."""
    side.bowls[2] -= amount
    side.bowls[0] += amount


def affordable_offer(side: Side, offered: int) -> int:
    """Return the power that an offer really gives: bowls and VP limit it (R4.5.4)."""
    return min(offered, 2 * side.bowls[0] + side.bowls[1], side.vp + 1)
