"""Power bowls (R4.2) and the size of power offers (R4.5.4)."""

from games.age_of_innovation.state import Side


def gain_power(side: Side, amount: int) -> int:
    """Move up to `amount` tokens one bowl on, bowl I first (R4.2.1); return how many moves were made."""
    first = min(amount, side.bowls[0])
    side.bowls[0] -= first
    side.bowls[1] += first
    second = min(amount - first, side.bowls[1])
    side.bowls[1] -= second
    side.bowls[2] += second
    return first + second


def pay_power(side: Side, amount: int) -> None:
    """Move `amount` tokens from bowl III to bowl I (R4.2.3)."""
    side.bowls[2] -= amount
    side.bowls[0] += amount


def affordable_offer(side: Side, offered: int) -> int:
    """Return the power that an offer really gives: bowls and VP limit it (R4.5.4)."""
    return min(offered, 2 * side.bowls[0] + side.bowls[1], side.vp + 1)
