"""Craftspeople on the tower, and what is paid: silver tasks and wages (R3.5, R7, R17.3)."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from games.core.play import Step, Steps
from games.core.question import Option
from games.core.text import say, seat_text
from games.south_tigris.asking import Tigris, name, named, pick
from games.south_tigris.content import LEVELS, TRADES, Effect
from games.south_tigris.effects import gain, op, reached_goals
from games.south_tigris.state import Player
from games.south_tigris.takeback import take_back

BACK = "back"
ABANDON = "abandon"
PAY = "pay"


def faceup(player: Player) -> list[str]:
    """Return the faceup craftspeople."""
    return [trade for trade in TRADES if player.crafts[trade].up]


def tired_options(player: Player, seat: int) -> list[Option]:
    """Return the facedown craftspeople of a seat (R7.4)."""
    return [named(t, t, None, f"craft:{seat}:{t}") for t in TRADES if not player.crafts[t].up]


@op("refresh")
def refresh(play: Tigris, seat: int, effect: Effect) -> Step:
    """Turn facedown craftspeople faceup (R7.4)."""
    player = play.state.players[seat]
    for _ in range(effect.n):
        trade = yield from pick(
            seat,
            "refresh",
            "R7.4",
            lambda: tired_options(player, seat),
            decline=True,
        )
        if not trade:
            return
        player.crafts[trade].up = True
        play.log(
            "log-refreshed", seat=seat, who=seat_text(seat), craft=name(trade), refs=[f"craft:{seat}:{trade}"]
        )


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
        trade = yield from pick(seat, "promote", "R7.5", lambda: _rising(player, seat), decline=True)
        if not trade:
            return
        player.crafts[trade].level += 1
        level = player.crafts[trade].level
        play.log("log-promoted", seat=seat, who=seat_text(seat), craft=name(trade), level=level)
        yield from ascend(play, seat, ascents(play, seat))


def _rising(player: Player, seat: int) -> list[Option]:
    top = player.top()
    return [
        named(t, t, say("detail-level", n=player.crafts[t].level), f"craft:{seat}:{t}")
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
        yield from gain(play, seat, LEVELS[level].ascent, "mat:tower")


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
        Option(f"exhaust:{trade}", "option-exhaust", {"craft": name(trade)}, (f"craft:{seat}:{trade}",))
        for trade in exhaustable(play, seat, paid)
    ]


def lower_task(play: Tigris, seat: int, trade: str) -> None:
    """Turn a craftsperson facedown to make the task a silver cheaper (R17.3)."""
    action = play.state.action
    play.state.players[seat].crafts[trade].up = False
    action.task_used = [*action.task_used, trade]
    action.credit += 1
    play.log(
        "log-exhausted", seat=seat, who=seat_text(seat), craft=name(trade), refs=[f"craft:{seat}:{trade}"]
    )


def release(play: Tigris, seat: int) -> None:
    """Turn those faceup again who have lowered a task that is not paid after all."""
    action = play.state.action
    for trade in action.task_used:
        play.state.players[seat].crafts[trade].up = True
    action.task_used, action.credit = [], 0


def hopeful(play: Tigris, seat: int) -> bool:
    """Tell whether free actions may still bring what a payment lacks (R25.1): only in the own turn."""
    state = play.state
    mine = state.phase == "turn" and seat == state.active
    return mine and bool(state.players[seat].hand or state.action.bonus)


def pay(play: Tigris, seat: int, amount: int, *, paid: str = "", back: bool = True) -> Steps[int]:
    """Pay `amount` silver inside the open task; return the silver paid, or -1 if the seat went back.

    The seat may lower the sum with craftspeople; for a wage (`paid` is who gets it, and cannot help) that
    is asked only if silver is short or somebody has helped already. Going back is offered when silver is
    short, without `back` only if the sum cannot be raised at all.
    """
    player, action = play.state.players[seat], play.state.action
    while (rest := amount - action.credit) > 0:
        if player.silver >= rest and paid and not action.task_used:
            break

        def options(rest: int = rest) -> list[Option]:
            found = [Option(PAY, "option-pay", {"n": rest})] if player.silver >= rest else []
            found += _exhaust_options(play, seat, paid)
            stuck = player.silver < rest if back else purse(play, seat, paid) < amount
            return [*found, Option(BACK, "option-back" if back else "option-abandon")] if stuck else found

        enough = partial(_holds, player, rest)
        chosen = yield from pick(seat, PAY, "R3.5", options, auto=enough, params={"n": rest})
        if chosen == PAY:
            break
        if chosen == BACK:
            return -1
        lower_task(play, seat, chosen.removeprefix("exhaust:"))
    rest = max(0, amount - action.credit)
    action.credit -= amount - rest
    player.silver -= rest
    return rest


def _holds(player: Player, silver: int) -> bool:
    return player.silver >= silver


@dataclass(frozen=True, slots=True)
class _Wage:
    """A wage paid: to whom, how much silver, who lowered it, and whether the paid one rose."""

    trade: str
    silver: int
    helpers: tuple[str, ...]
    rose: bool


def wages(play: Tigris, seat: int, needs: tuple[str, ...], first: int = 0) -> Steps[bool]:
    """Pay craftspeople one after another in the order the seat likes (R7.1, R7.2); False if abandoned.

    `first` changes the first wage. All wages are one task (R3.5).
    """
    left, paid, later = list(needs), list[_Wage](), list[int]()
    while left:
        discount = 0 if paid else first
        chosen = yield from pick(seat, "craft", "R7.1", partial(_wage_options, play, seat, left, discount))
        if chosen == ABANDON:
            take_back(play)
            _refund(play, seat, paid)
            yield from ascend(play, seat, later)
            return False
        if chosen.startswith("exhaust:"):
            lower_task(play, seat, chosen.removeprefix("exhaust:"))
            continue
        one = yield from _pay_wage(play, seat, chosen, discount, paid)
        if one is None:
            continue
        paid.append(one)
        left.remove(chosen if chosen in left else "any")
        later += yield from _after_wage(play, seat, last=not left)
    yield from ascend(play, seat, later)
    return True


def wage(player: Player, trade: str, discount: int = 0) -> int:
    """Return the wage of a craftsperson now (R7.1)."""
    return max(0, LEVELS[player.crafts[trade].level].wage + discount)


def _pay_wage(play: Tigris, seat: int, trade: str, discount: int, before: list[_Wage]) -> Steps[_Wage | None]:
    """Pay one wage, turn the paid one over and up (R7.1, R7.6); None if the seat went back."""
    player = play.state.players[seat]
    silver = yield from pay(play, seat, wage(player, trade, discount), paid=trade)
    if silver < 0:
        return None
    known = [one for wage in before for one in wage.helpers]
    helpers = tuple(one for one in play.state.action.task_used if one not in known)
    craft = player.crafts[trade]
    rose = craft.level < player.top()
    craft.up = False
    craft.level += rose
    play.log("log-paid", seat=seat, who=seat_text(seat), craft=name(trade), level=craft.level)
    return _Wage(trade, silver, helpers, rose)


def _wage_options(play: Tigris, seat: int, needs: list[str], discount: int) -> list[Option]:
    """Return whom to pay, those first for whom the silver is sure; without one, giving up comes first."""
    player = play.state.players[seat]
    sure, unsure = list[Option](), list[Option]()
    for trade in faceup(player):
        if trade in needs or "any" in needs:
            cost = wage(player, trade, discount)
            option = named(trade, trade, say("detail-wage", n=cost), f"craft:{seat}:{trade}")
            (sure if cost <= purse(play, seat, trade) else unsure).append(option)
    options = sure or [Option(ABANDON, "option-abandon")]
    options += unsure if hopeful(play, seat) else []
    useful = play.state.action.credit < len(needs) + discount
    return options + (_exhaust_options(play, seat) if useful else [])


def _after_wage(play: Tigris, seat: int, *, last: bool) -> Steps[list[int]]:
    """Let the tower sink; return ascents kept until after the payment (R3.4)."""
    left = ascents(play, seat)
    yield from reached_goals(play)
    if not left or last:
        return left
    when = yield from pick(
        seat, "ascend", "R3.4", lambda: [Option("now", "option-now"), Option("later", "option-later")]
    )
    if when == "later":
        return left
    yield from ascend(play, seat, left)
    return []


def _refund(play: Tigris, seat: int, paid: list[_Wage]) -> None:
    """Undo each wage of a payment that cannot be completed, unless the tower has sunk since (R3.11)."""
    player = play.state.players[seat]
    for one in reversed(paid):
        craft = player.crafts[one.trade]
        if one.rose and craft.level == player.low:
            continue
        craft.level -= one.rose
        player.silver += one.silver
        for trade in (one.trade, *one.helpers):
            player.crafts[trade].up = True
    for trade in play.state.action.task_used:
        if all(trade not in one.helpers for one in paid):
            player.crafts[trade].up = True
    play.log("log-abandoned", seat=seat, who=seat_text(seat))
