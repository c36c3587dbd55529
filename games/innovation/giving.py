"""Cards that `you` must give away: chosen by `you`, then transferred (R6.6, R7.5)."""

from collections.abc import Sequence

from games.core.play import Steps
from games.innovation.choosing import in_order, pick, pick_highest, pick_some
from games.innovation.run import Run
from games.innovation.zones import Zone


def give(
    run: Run, cards: Sequence[str], seat: int, zone: Zone, pool: Sequence[str] | None = None
) -> Steps[str | None]:
    """Transfer one of the cards to a zone of a player; return it, None if there is none.

    `pool` as in `choosing`: what all can see that there is to choose from.
    """
    card = yield from pick(run, "transfer", cards, pool, to=(seat, zone))
    if card:
        run.transfer([card], seat, zone)
    return card


def give_some(run: Run, cards: Sequence[str], number: int, seat: int, zone: Zone) -> Steps[bool]:
    """Transfer so many of the cards, all if there are fewer; tell whether any moved."""
    chosen = yield from pick_some(run, "transfer", cards, number, to=(seat, zone))
    return run.transfer(chosen, seat, zone)


def give_highest(run: Run, cards: Sequence[str], number: int, seat: int, zone: Zone) -> Steps[bool]:
    """Transfer so many of the highest cards (R7.6), all if there are fewer; tell whether any moved."""
    chosen = yield from pick_highest(run, "transfer", cards, number, to=(seat, zone))
    return (yield from give_all(run, chosen, seat, zone))


def give_all(run: Run, cards: Sequence[str], seat: int, zone: Zone) -> Steps[bool]:
    """Transfer all the cards, in an order of choice where it matters (R14.5); tell whether any moved."""
    ordered = yield from in_order(run, "transfer", cards, to=(seat, zone))
    return run.transfer(ordered, seat, zone)
