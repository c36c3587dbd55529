"""Turns: the choice of an action, workers, tents, and what follows a tent (R13, R15, R16, R18)."""

from collections.abc import Callable

from games.core.play import Step, Steps
from games.core.question import Option
from games.core.text import say, seat_text
from games.south_tigris.asking import Piece, Tigris, any_order, name, named, pick
from games.south_tigris.camels import camel_action, devices_for
from games.south_tigris.content import (
    PASS_TILES,
    ROWS,
    SPACES,
    TENT_ROW,
    TENT_SPACES,
    TENT_TILES,
    Cost,
    Effect,
)
from games.south_tigris.costs import Receipt, exhaust, settle
from games.south_tigris.effects import cost_text, effect_text, gain, pieces, reached_goals, triggered
from games.south_tigris.free import free_actions
from games.south_tigris.influence import spend
from games.south_tigris.legality import missing_influence, space_cost, why_not_row, why_not_space
from games.south_tigris.people import faceup
from games.south_tigris.state import DUMMY, Action, TigrisState
from games.south_tigris.takeback import Before, TakenBack, secrets, take_back
from games.south_tigris.workshops import activate, clear_row

CAMEL_ACTIONS = ("invent", "build", "test", "publish")


def turn(play: Tigris) -> Step:
    """One turn of the active seat: an action, then its end (R13)."""
    state, seat = play.state, play.state.active
    state.action = Action()
    if state.tented(seat):
        yield from after_tent(play, seat)
    else:
        yield from _before_tent(play, seat)
    yield from reached_goals(play)
    if free_actions(state, seat):
        yield from pick(seat, "end", "R13.4", lambda: [Option("end", "option-end", ends=True)])
    end_turn(play)


def _before_tent(play: Tigris, seat: int) -> Step:
    """Let the seat take one action; one that cannot be completed is taken back (R13.1, R3.11)."""
    state, done = play.state, False
    while not done:
        action = yield from pick(seat, "turn", "R13.1", lambda: turn_options(state, seat), default="tent")
        before = Before(state)
        state.action.doing, state.action.secrets = action, secrets(state)
        try:
            done = yield from take_action(play, seat, action)
        except TakenBack:
            before.restore(state, f"{action}:{state.action.target}")
            play.log("log-taken-back", seat=seat, who=seat_text(seat))


def turn_options(state: TigrisState, seat: int) -> list[Option]:
    """Return the actions that are possible now (R13.1)."""
    can = [action for action in CAMEL_ACTIONS if devices_for(state, seat, action)]
    can += ["workshop"] if rows_for(state, seat) else []
    can += ["worker"] if spaces_for(state, seat) else []
    return [Option(action, f"option-turn-{action}") for action in (*can, "tent")]


def take_action(play: Tigris, seat: int, action: str) -> Steps[bool]:
    """Carry out the chosen action; False if free actions have left nothing to choose for it."""
    if action in CAMEL_ACTIONS:
        return (yield from camel_action(play, seat, action))
    if action == "workshop":
        return (yield from workshop(play, seat))
    if action == "worker":
        return (yield from worker(play, seat))
    yield from tent(play, seat)
    return True


def end_turn(play: Tigris) -> None:
    """Pass the turn on; the round is over when all have tented (R12.5)."""
    state = play.state
    state.action = Action()
    if all(state.tented(seat) for seat in range(state.seats)):
        state.phase = "end"
        play.log("log-round-over", round=state.round)
    state.active = (state.active + 1) % state.seats


def rows_for(state: TigrisState, seat: int) -> list[str]:
    """Return the rows that a seat may activate."""
    return [row for row in ROWS if not why_not_row(state, seat, row)]


def row_options(state: TigrisState, seat: int) -> list[Option]:
    """Return the rows that a seat may activate (R11.5)."""
    return [
        Option(row, "option-workshop", {"row": row.upper()}, (f"row:{seat}:{row}",))
        for row in rows_for(state, seat)
    ]


def workshop(play: Tigris, seat: int) -> Steps[bool]:
    """Choose a row and activate it (R11.5); False if no row is left to choose."""
    row = yield from pick(
        seat,
        "activate",
        "R11.5",
        lambda: row_options(play.state, seat),
    )
    if row:
        play.state.action.doing, play.state.action.target = "workshop", row
        yield from activate(play, seat, row)
    return bool(row)


def spaces_for(state: TigrisState, seat: int) -> list[str]:
    """Return the worker spaces a seat may use, as `space` or `space:envoy` option ids."""
    found = [space for space in SPACES if not why_not_space(state, seat, space, envoy=False)]
    return found + [f"envoy:{space}" for space in SPACES if not why_not_space(state, seat, space, envoy=True)]


def space_options(state: TigrisState, seat: int) -> list[Option]:
    """Return the worker spaces that a seat may use, with cost and effects (R15.1, R15.2)."""
    options = []
    for one in spaces_for(state, seat):
        space = one.removeprefix("envoy:")
        key = "option-space" if one == space else "option-envoy"
        words = say(
            "detail-space",
            cost=cost_text(space_cost(state, space)),
            gain=[effect_text(effect) for effect in SPACES[space].effects],
        )
        options.append(Option(one, key, {"space": name(space)}, (f"space:{space}",), words))
    return options


def worker(play: Tigris, seat: int) -> Steps[bool]:
    """Place a worker or the envoy, pay, gain (R15); False if no space is left to choose."""
    state, player = play.state, play.state.players[seat]
    chosen = yield from pick(seat, "space", "R15.1", lambda: space_options(state, seat))
    if not chosen:
        return False
    space = state.action.target = chosen.removeprefix("envoy:")
    cost = space_cost(state, space)
    if space != chosen:
        cost = yield from _less_by_envoy(play, seat, cost)
        player.envoy = space
    else:
        player.workers -= 1
        player.placed.append(space)
    state.spaces[space] = [*state.spaces.get(space, []), seat]
    for guild, n in cost.influence:
        spend(player, guild, n)
    play.log("log-worker", seat=seat, who=seat_text(seat), space=name(space), refs=[f"space:{space}"])
    paid = Receipt(influence=[guild for guild, n in cost.influence for _ in range(n)])
    if (yield from settle(play, seat, cost, paid)):
        yield from gain(play, seat, SPACES[space].effects, f"space:{space}")
    else:
        take_back(play)
    return True


def _less_by_envoy(play: Tigris, seat: int, cost: Cost) -> Steps[Cost]:
    influence, player = dict(cost.influence), play.state.players[seat]
    lacking = [guild for guild in influence if influence[guild] > player.influence[guild]]
    if missing_influence(player, cost):
        guild = lacking[0]
    else:
        guild = yield from pick(
            seat,
            "envoy_guild",
            "R15.6",
            lambda: [named(g, f"guild-{g}") for g in influence if influence[g]],
            auto=True,
        )
    if guild:
        influence[guild] -= 1
    left = tuple((one, n) for one, n in influence.items() if n)
    return Cost(cost.silver, left, 0, cost.discard_card, cost.exhaust_craftsperson)


def tent(play: Tigris, seat: int) -> Step:
    """Place the tent and resolve all that it triggers (R16)."""
    state, player = play.state, play.state.players[seat]
    space = yield from pick(seat, "tent_space", "R16.1", lambda: tent_options(state))
    unused = len(player.free_camels()) + player.workers + (player.envoy == "available")
    first = not state.tents
    state.tents[space] = seat
    uncovered = 4 - player.tents
    player.tents -= 1
    play.log(
        "log-tent", seat=seat, who=seat_text(seat), space=int(space), unused=unused, refs=[f"tent:{space}"]
    )
    if state.dummy is not None and first:
        other = yield from pick(seat, "dummy_space", "R16.2", lambda: tent_options(state))
        state.tents[other] = DUMMY
        play.log("log-dummy-tent", space=int(other), refs=[f"tent:{other}"])
    yield from any_order(seat, _tent_pieces(play, seat, space, unused))
    yield from gain(play, seat, TENT_ROW[state.seats][uncovered], "mat:tent_row")


def tent_options(state: TigrisState) -> list[Option]:
    """Return the free tent spaces with their pass tiles (R16.1)."""
    return [
        Option(
            str(n + 1),
            "option-tent",
            {"n": n + 1, "area": name(f"tent-{area}"), "tile": name(state.pass_tiles[n])},
            (f"tent:{n + 1}",),
            say("detail-card", gain=[effect_text(one) for one in PASS_TILES[state.pass_tiles[n]]]),
        )
        for n, area in enumerate(TENT_SPACES)
        if str(n + 1) not in state.tents
    ]


def _tent_pieces(play: Tigris, seat: int, space: str, unused: int) -> list[Piece]:
    """Return the parts of R16.3 (R16.7: each refresh and brighten is a single effect)."""
    state = play.state
    found: list[Piece] = []
    for place in range(unused):
        found += pieces(play, seat, (Effect("refresh"), Effect("brighten")), f"unused{place}.")
    tile = state.pass_tiles[int(space) - 1]
    found.append(Piece("pass", name(tile), _gain_all(play, seat, PASS_TILES[tile], f"pass:{tile}")))
    for tile in state.players[seat].research:
        if tile in TENT_TILES:
            found.append(Piece(tile, name(tile), _gain_all(play, seat, TENT_TILES[tile], f"research:{tile}")))
    return found + pieces(play, seat, triggered(state, seat, "on_place_tent"), "power.")


def _gain_all(play: Tigris, seat: int, effects: tuple[Effect, ...], source: str) -> Callable[[], Step]:
    return lambda: gain(play, seat, effects, source)


def after_options(state: TigrisState, seat: int) -> list[Option]:
    """Return what a seat may do in a turn after its tent (R18.1, R18.4)."""
    can = ["workshop"] if rows_for(state, seat) else []
    can += ["brighten", "refresh"]
    can += ["clear"] if faceup(state.players[seat]) else []
    return [Option(one, f"option-after-{one}") for one in can]


def after_tent(play: Tigris, seat: int) -> Step:
    """A turn after the own tent: workshop, brighten, refresh or clear a row (R18)."""
    state = play.state
    chosen = yield from pick(
        seat, "after_tent", "R18.1", lambda: after_options(state, seat), default="brighten"
    )
    if chosen == "workshop":
        state.action.doing = chosen
        if not (yield from workshop(play, seat)):
            yield from after_tent(play, seat)
    elif chosen == "clear":
        if not (yield from exhaust(play, seat)):
            yield from after_tent(play, seat)
            return
        row = yield from pick(
            seat,
            "clear_row",
            "R18.1",
            lambda: [Option(row, "option-clear-row", {"row": row.upper()}) for row in ROWS],
        )
        clear_row(play, seat, row)
    else:
        yield from gain(play, seat, (Effect(chosen),))
