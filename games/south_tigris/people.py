"""Craftspeople on the tower, and what is paid: silver tasks and wages (R3.5, R7, R17.3)."""

from collections.abc import Iterator
from contextlib import contextmanager

from games.core.play import Step, Steps
from games.core.question import Option
from games.core.text import say, seat_text
from games.south_tigris.asking import Tigris, name, named, pick
from games.south_tigris.content import LEVELS, TRADES, Effect
from games.south_tigris.effects import gain, op, reached_goals
from games.south_tigris.state import Player

BACK = "back"
ABANDON = "abandon"
PAY = "pay"


def faceup(player: Player) -> list[str]:
    """Return the faceup craftspeople."""
    return [trade for trade in TRADES if player.crafts[trade].up]


@op("refresh")
def refresh(play: Tigris, seat: int, effect: Effect) -> Step:
    """Turn facedown craftspeople faceup (R7.4)."""
    player = play.state.players[seat]
    for _ in range(effect.n):
        trade = yield from pick(
            seat,
            "refresh",
            "R7.4",
            lambda: [named(t) for t in TRADES if not player.crafts[t].up],
            decline=True,
        )
        if not trade:
            return
        player.crafts[trade].up = True
        play.log("log-refreshed", seat=seat, who=seat_text(seat), craft=name(trade), refs=[f"craft:{trade}"])


@op("refresh_all")
def refresh_all(play: Tigris, seat: int, effect: Effect) -> Step:
    """Turn all craftspeople faceup."""
    for craft in play.state.players[seat].crafts.values():
        craft.up = True
    play.log("log-refreshed-all", seat=seat, who=seat_text(seat))
    yield from ()


@op("promote")
def promote(play: Tigris, seat: int, effect: Effect) -> Step:
    """Move craftspeople up, a level each time (R7.5)."""
    player = play.state.players[seat]
    for _ in range(effect.n):
        trade = yield from pick(seat, "promote", "R7.5", lambda: _rising(player), decline=True)
        if not trade:
            return
        player.crafts[trade].level += 1
        level = player.crafts[trade].level
        play.log("log-promoted", seat=seat, who=seat_text(seat), craft=name(trade), level=level)
        yield from ascend(play, seat, ascents(play, seat))


def _rising(player: Player) -> list[Option]:
    top = player.top()
    return [
        named(t, t, say("detail-level", n=player.crafts[t].level))
        for t in TRADES
        if player.crafts[t].level < top
    ]


def ascents(play: Tigris, seat: int) -> list[int]:
    """Take empty lowest levels off the tower; return them, their effects still to be gained (R7.7)."""
    player = play.state.players[seat]
    left: list[int] = []
    while player.low < 10 and all(craft.level > player.low for craft in player.crafts.values()):
        left.append(player.low)
        player.low += 1
        play.log("log-ascend", seat=seat, who=seat_text(seat), level=left[-1], refs=[f"seat:{seat}"])
    return left


def ascend(play: Tigris, seat: int, levels: list[int]) -> Step:
    """Gain the ascent effects of levels, in their order (R7.7)."""
    for level in levels:
        yield from gain(play, seat, LEVELS[level].ascent)


@contextmanager
def task(play: Tigris) -> Iterator[None]:
    """Open a task: each craftsperson may lower it once (R3.5, R17.3)."""
    action = play.state.action
    kept = action.task_used, action.credit, action.task_open
    action.task_used, action.credit, action.task_open = [], 0, True
    try:
        yield
    finally:
        action.task_used, action.credit, action.task_open = kept


def exhaustable(play: Tigris, seat: int, paid: str = "") -> list[str]:
    """Return who may lower the current task: faceup, not used in it, not the one being paid (R17.3)."""
    used = play.state.action.task_used if play.state.action.task_open else []
    return [trade for trade in faceup(play.state.players[seat]) if trade not in used and trade != paid]


def purse(play: Tigris, seat: int, paid: str = "") -> int:
    """Return how much silver a seat can certainly raise now for a task."""
    action = play.state.action
    credit = action.credit if action.task_open else 0
    return play.state.players[seat].silver + credit + len(exhaustable(play, seat, paid))


def _exhaust_options(play: Tigris, seat: int, paid: str = "") -> list[Option]:
    return [
        Option(f"exhaust:{trade}", "option-exhaust", {"craft": name(trade)}, (f"craft:{trade}",))
        for trade in exhaustable(play, seat, paid)
    ]


def lower_task(play: Tigris, seat: int, trade: str) -> None:
    """Turn a craftsperson facedown to make the task a silver cheaper (R17.3)."""
    action = play.state.action
    play.state.players[seat].crafts[trade].up = False
    action.task_used = [*action.task_used, trade]
    action.credit += 1
    play.log("log-exhausted", seat=seat, who=seat_text(seat), craft=name(trade), refs=[f"craft:{trade}"])


def pay(
    play: Tigris, seat: int, amount: int, *, paid: str = "", back: bool = True, ask_always: bool = True
) -> Steps[int]:
    """Pay `amount` silver inside the open task; return the silver paid, or -1 if the seat went back.

    The seat may lower the sum with craftspeople. `paid` is the one being paid and cannot help.
    """
    player, action = play.state.players[seat], play.state.action
    while (rest := amount - action.credit) > 0:
        if player.silver >= rest and not ask_always:
            break

        def options() -> list[Option]:
            found = [Option(PAY, "option-pay", {"n": rest})] if player.silver >= rest else []
            found += _exhaust_options(play, seat, paid)
            short = player.silver < rest
            return [*found, Option(BACK, "option-back")] if short and (back or not found) else found

        free_choice = player.silver < rest
        chosen = yield from pick(seat, PAY, "R3.5", options, auto=not free_choice, params={"n": rest})
        if chosen == PAY:
            break
        if chosen == BACK:
            return -1
        lower_task(play, seat, chosen.removeprefix("exhaust:"))
    rest = max(0, amount - action.credit)
    action.credit -= amount - rest
    player.silver -= rest
    return rest


def wages(play: Tigris, seat: int, needs: tuple[str, ...], first: int = 0) -> Steps[bool]:
    """Pay craftspeople one after another in the order the seat likes (R7.1, R7.2); False if abandoned.

    `first` changes the first wage. All wages are one task (R3.5).
    """
    player = play.state.players[seat]
    before = [(trade, craft.level, craft.up) for trade, craft in player.crafts.items()]
    left, spent = list(needs), 0
    later: list[int] = []
    while left:
        offered = list(left)
        discount = first if len(left) == len(needs) else 0
        chosen = yield from pick(
            seat,
            "craft",
            "R7.1",
            lambda o=offered, d=discount: _wage_options(play, seat, o, d),  # type: ignore[misc]
        )
        if chosen == ABANDON:
            _take_back(play, seat, before, spent)
            return False
        if chosen.startswith("exhaust:"):
            lower_task(play, seat, chosen.removeprefix("exhaust:"))
            continue
        silver = yield from pay(play, seat, wage(player, chosen, discount), paid=chosen, ask_always=False)
        if silver < 0:
            continue
        spent += silver
        left.remove(chosen if chosen in left else "any")
        later += yield from _paid(play, seat, chosen, last=not left)
    yield from ascend(play, seat, later)
    return True


def wage(player: Player, trade: str, discount: int = 0) -> int:
    """Return the wage of a craftsperson now (R7.1)."""
    return max(0, LEVELS[player.crafts[trade].level].wage + discount)


def _wage_options(play: Tigris, seat: int, needs: list[str], discount: int) -> list[Option]:
    player = play.state.players[seat]
    options, certain = [], False
    for trade in faceup(player):
        if trade not in needs and "any" not in needs:
            continue
        cost = wage(player, trade, discount)
        sure = cost <= purse(play, seat, trade)
        certain = certain or sure
        if sure or player.hand:
            options.append(named(trade, trade, say("detail-wage", n=cost), f"craft:{trade}"))
    if play.state.action.credit < len(needs):
        options += _exhaust_options(play, seat)
    return options if certain else [*options, Option(ABANDON, "option-abandon")]


def _paid(play: Tigris, seat: int, trade: str, *, last: bool) -> Steps[list[int]]:
    """Turn the paid one over and up (R7.1); return ascents kept until after the payment (R3.4)."""
    player = play.state.players[seat]
    craft = player.crafts[trade]
    craft.up = False
    craft.level += craft.level < player.top()
    play.log("log-paid", seat=seat, who=seat_text(seat), craft=name(trade), level=craft.level)
    left = ascents(play, seat)
    if not left or last:
        return left
    when = yield from pick(
        seat, "ascend", "R3.4", lambda: [Option("now", "option-now"), Option("later", "option-later")]
    )
    if when == "later":
        return left
    yield from ascend(play, seat, left)
    yield from reached_goals(play)
    return []


def _take_back(play: Tigris, seat: int, before: list[tuple[str, int, bool]], spent: int) -> None:
    """Undo the payment part of an action that cannot be completed (R3.11)."""
    player = play.state.players[seat]
    for trade, level, up in before:
        craft = player.crafts[trade]
        craft.level, craft.up = max(level, player.low), up
    if all(craft.level > player.low for craft in player.crafts.values()):
        player.crafts[TRADES[0]].level = player.low
    player.silver += spent
    play.log("log-abandoned", seat=seat, who=seat_text(seat))
