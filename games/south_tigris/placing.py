"""Dice placed by an action: one or two, each raised as its zone allows (R6.2, R6.12, R14.1)."""

from games.core import ask
from games.core.play import Steps
from games.core.question import Decision, Kind, Option
from games.core.text import say, seat_text
from games.south_tigris.asking import Params, Tigris, name
from games.south_tigris.content import LIT
from games.south_tigris.dice import die_option, distinct
from games.south_tigris.effects import modifier
from games.south_tigris.state import TigrisState

RAISE = {"ready": 0, "determined": 1, "inspired": 5}


def max_raise(state: TigrisState, seat: int, zone: str, die: str) -> int:
    """Return by how much a die may be raised when used (R6.2, R24.1)."""
    extra = modifier(state, seat, "determined_raise") if zone == "determined" else 0
    return min(RAISE[zone] + extra, 6 - int(die[1]))


def reach(state: TigrisState, seat: int, count: int = 2) -> int:
    """Return the largest sum that `count` usable dice can show."""
    return sum(sorted((_most(state, seat, zone, die) for zone, die in state.players[seat].lit()))[-count:])


def _most(state: TigrisState, seat: int, zone: str, die: str) -> int:
    return int(die[1]) + max_raise(state, seat, zone, die)


def _best_other(state: TigrisState, seat: int, zone: str, die: str) -> int:
    others = state.players[seat].lit()
    others.remove((zone, die))
    return max((_most(state, seat, z, d) for z, d in others), default=0)


def place_dice(play: Tigris, seat: int, place: str, need: int) -> Steps[list[str]]:
    """Ask for 1-2 usable dice with a sum of at least `need` and put them on `place`; return them."""
    state = play.state
    firsts = [
        die_option(zone, die)
        for zone, die in distinct(state.players[seat], LIT)
        if _most(state, seat, zone, die) + _best_other(state, seat, zone, die) >= need
    ]
    chosen = yield from ask.one(Decision(seat, "die", Kind.ONE, firsts, {"need": need}, rule="R6.2"))
    zone, die = chosen.split(":")
    other = _best_other(state, seat, zone, die)
    first = yield from _raised(state, seat, zone, die, need - other)
    state.players[seat].dice[zone].remove(die)
    state.players[seat].dice[place].append(first)
    more = yield from _second(state, seat, need - int(first[1]))
    state.players[seat].dice[place] += more
    dice = [first, *more]
    shown = [say("die-face", colour=say(f"colour-letter-{d[0]}"), value=int(d[1])) for d in dice]
    play.log("log-placed", seat=seat, who=seat_text(seat), dice=shown, place=say(f"zone-{place}"))
    return dice


def _second(state: TigrisState, seat: int, need: int) -> Steps[list[str]]:
    options = [
        die_option(zone, die)
        for zone, die in distinct(state.players[seat], LIT)
        if _most(state, seat, zone, die) >= need
    ]
    if need <= 0:
        options.insert(0, Option("none", "option-no-second"))
    if not options or [one.id for one in options] == ["none"]:
        return []
    chosen = yield from ask.one(
        Decision(seat, "second", Kind.ONE, options, {"need": max(0, need)}, rule="R14.1")
    )
    if chosen == "none":
        return []
    zone, die = chosen.split(":")
    raised = yield from _raised(state, seat, zone, die, need)
    state.players[seat].dice[zone].remove(die)
    return [raised]


def _raised(state: TigrisState, seat: int, zone: str, die: str, need: int) -> Steps[str]:
    """Ask by how much the die is raised, at least as far as `need` demands; return the raised die."""
    most = max_raise(state, seat, zone, die)
    if not most:
        return die
    least = max(0, need - int(die[1]))
    up = yield from ask.number(
        Decision(
            seat,
            "raise",
            Kind.NUMBER,
            params={"colour": say(f"colour-letter-{die[0]}"), "value": int(die[1])},
            least=least,
            most=most,
            rule="R6.2",
            default=most,
            auto=True,
        )
    )
    return f"{die[0]}{int(die[1]) + up}"


def place_test_die(play: Tigris, seat: int, colour: str, need: int) -> Steps[str]:
    """Ask for one usable die of a colour worth at least `need`; take it from its zone and return it."""
    state = play.state
    options = [die_option(zone, die) for zone, die in test_dice(state, seat, colour, need)]
    params: Params = {"need": need, "colour": name(f"colour-{colour}")}
    chosen = yield from ask.one(Decision(seat, "die", Kind.ONE, options, params, rule="R14.4"))
    zone, die = chosen.split(":")
    raised = yield from _raised(state, seat, zone, die, need)
    state.players[seat].dice[zone].remove(die)
    return raised


def test_dice(state: TigrisState, seat: int, colour: str, need: int) -> list[tuple[str, str]]:
    """Return the usable dice of a colour (letter or name) that can show `need` (R14.4)."""
    return [
        (zone, die)
        for zone, die in distinct(state.players[seat], LIT)
        if die[0] == colour[0] and _most(state, seat, zone, die) >= need
    ]
