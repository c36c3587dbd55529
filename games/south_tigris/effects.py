"""Effects: the data language of the components carried out, and goals that follow them (R3, R21.2)."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from games.core.errors import Broken
from games.core.play import Step
from games.core.text import Text, say, seat_text
from games.south_tigris.asking import Piece, Tigris, any_order, name
from games.south_tigris.content import (
    CHARACTERS,
    PASSIVES,
    SETUP_CARDS,
    Cost,
    Effect,
    Effects,
    Goal,
    Power,
)
from games.south_tigris.state import TigrisState

Run = Callable[[Tigris, int, Effect], Step]
_OPS: dict[str, Run] = {}
_AT_ONCE = ("silver", "unlock_camel", "hire_camel", "gain_reserve_worker", "take_envoy")


def op(key: str) -> Callable[[Run], Run]:
    """Register the function that carries out the effect `key`."""

    def register(run: Run) -> Run:
        _OPS[key] = run
        return run

    return register


def effect_text(effect: Effect) -> Text:
    """Return an effect in words."""
    return say(
        f"effect-{effect.op.replace('_', '-')}",
        n=effect.n,
        guild=say(f"guild-{effect.guild or 'any'}"),
        colour=say(f"colour-{effect.colour or 'any'}"),
        zone=say(f"zone-{effect.zone or 'ready'}"),
        discount=effect.discount,
        gain=[effect_text(one) for one in effect.gain],
        options=[effect_text(one) for one in effect.options],
        cost=cost_text(effect.cost),
    )


def cost_text(cost: Cost) -> list[Text]:
    """Return a cost in words, part by part."""
    parts = [say("cost-silver", n=cost.silver)] if cost.silver else []
    parts += [say("cost-influence", n=n, guild=say(f"guild-{guild}")) for guild, n in cost.influence]
    parts += [say("cost-influence-any", n=cost.influence_any)] if cost.influence_any else []
    parts += [say("cost-discard-card", n=cost.discard_card)] if cost.discard_card else []
    parts += [say("cost-exhaust", n=cost.exhaust_craftsperson)] if cost.exhaust_craftsperson else []
    return parts


def gain(play: Tigris, seat: int, effects: Effects, source: str = "") -> Step:
    """Gain all effects, in any order (R3.1). Those that never need a decision come first.

    `source` is the ref of the card, tile or place that gives them (R25.3).
    """
    with _from(play, source):
        rest: list[Effect] = []
        for effect in effects:
            sure = effect.op in _AT_ONCE or (effect.op == "influence" and effect.guild != "any")
            if sure and (effect.op != "influence" or play.state.players[seat].supply >= effect.n):
                yield from one(play, seat, effect)
            else:
                rest.append(effect)
        yield from any_order(seat, pieces(play, seat, tuple(rest)))


@contextmanager
def _from(play: Tigris, source: str) -> Iterator[None]:
    """Remember what the effects inside come from."""
    if not source:
        yield
        return
    play.state.action.sources = [*play.state.action.sources, source]
    try:
        yield
    finally:
        play.state.action.sources = play.state.action.sources[:-1]


def pieces(play: Tigris, seat: int, effects: Effects, mark: str = "") -> list[Piece]:
    """Return the effects as pieces for `any_order`; `mark` keeps ids of several lists apart."""
    return [
        Piece(f"{mark}{place}:{effect.op}", effect_text(effect), _runner(play, seat, effect))
        for place, effect in enumerate(effects)
    ]


def _runner(play: Tigris, seat: int, effect: Effect) -> Callable[[], Step]:
    return lambda: one(play, seat, effect)


def one(play: Tigris, seat: int, effect: Effect) -> Step:
    """Gain one effect, then the goals it has reached."""
    if effect.op not in _OPS:
        raise Broken(f"unknown effect {effect.op}")
    yield from _OPS[effect.op](play, seat, effect)
    yield from reached_goals(play)


def powers(state: TigrisState, seat: int) -> list[Power]:
    """Return all lasting powers of a seat: research tiles of section 1 and character (R10.8, R23.4)."""
    player = state.players[seat]
    found = [power for tile in player.research for power in PASSIVES.get(tile, ())]
    return [*found, *(CHARACTERS[player.character].powers if player.character else ())]


def modifier(state: TigrisState, seat: int, key: str) -> int:
    """Return the sum of a seat's modifiers of this name (R24.1)."""
    return sum(power.delta for power in powers(state, seat) if power.kind == "modifier" and power.name == key)


def triggered(state: TigrisState, seat: int, key: str) -> Effects:
    """Return the effects of a seat's triggers of this name (R24.2)."""
    found = [power for power in powers(state, seat) if power.kind == "trigger" and power.name == key]
    return tuple(effect for power in found for effect in power.effects)


def goals_of(state: TigrisState, seat: int) -> tuple[Goal, ...]:
    """Return the goals of a seat's character or setup card, top to bottom."""
    player = state.players[seat]
    if player.character:
        return CHARACTERS[player.character].goals
    return SETUP_CARDS[player.setup_card].goals if player.setup_card else ()


def next_goal(state: TigrisState, seat: int) -> Goal | None:
    """Return the next goal if its condition is met now, else None (R21.2, R23.5)."""
    player = state.players[seat]
    goals = goals_of(state, seat)
    if not player.goals_on or player.goal_step >= len(goals):
        return None
    goal = goals[player.goal_step]
    return goal if measure(state, seat, goal.kind) >= goal.least else None


def measure(state: TigrisState, seat: int, kind: str) -> int:
    """Return how far a seat is with a goal's condition (R21.3)."""
    player = state.players[seat]
    if kind in ("invented", "built", "published"):
        role = {"invented": "inventor", "built": "builder", "published": "publisher"}[kind]
        return sum(getattr(device, role) == seat for device in state.devices)
    lengths = [len(tiles) for tiles in player.rows.values()]
    coloured = sum(die[0] != "w" for dice in player.dice.values() for die in dice)
    values = {
        "tests": player.tests,
        "workshop_tiles": sum(lengths),
        "workshop_columns": min(lengths),
        "research": len(state.sites_of(seat)),
        "royalties": player.royalties,
        "lowest_level": player.low,
        "ship_pos": player.ship,
        "guild_influence_any": max(player.influence.values()),
        "coloured_dice": coloured,
    }
    return values[kind]


def reached_goals(play: Tigris) -> Step:
    """Short game: every player moves the tent over each next goal that is met, at once (R21.2)."""
    state = play.state
    if state.era or state.rounds != 3:
        return
    for seat in state.order():
        while next_goal(state, seat) is not None:
            yield from pass_goal(play, seat)


def pass_goal(play: Tigris, seat: int) -> Step:
    """Move the tent over the next goal and gain its effect (R21.2, R23.5)."""
    goal = next_goal(play.state, seat)
    assert goal is not None
    player = play.state.players[seat]
    player.goal_step += 1
    play.log("log-goal", seat=seat, who=seat_text(seat), step=player.goal_step, refs=[f"seat:{seat}"])
    with play.nested():
        owner = f"character:{player.character}" if player.character else f"setup:{player.setup_card}"
        yield from gain(play, seat, goal.effects, owner)


@op("silver")
def silver(play: Tigris, seat: int, effect: Effect) -> Step:
    """Take silver from the supply (R3.2)."""
    play.state.players[seat].silver += effect.n
    play.log("log-silver", seat=seat, who=seat_text(seat), n=effect.n)
    yield from ()


@op("unlock_camel")
def unlock_camel(play: Tigris, seat: int, effect: Effect) -> Step:
    """Open the third camel for good (R16.5)."""
    play.state.players[seat].camel_3 = True
    play.log("log-camel", seat=seat, who=seat_text(seat), camel=name("camel_3"))
    yield from ()


@op("hire_camel")
def hire_camel(play: Tigris, seat: int, effect: Effect) -> Step:
    """Open the fourth camel for a round (R15.4, R19.6)."""
    play.state.players[seat].camel_4 = True
    play.log("log-camel", seat=seat, who=seat_text(seat), camel=name("camel_4"))
    yield from ()


@op("gain_reserve_worker")
def gain_reserve_worker(play: Tigris, seat: int, effect: Effect) -> Step:
    """The third worker joins (R4.9)."""
    player = play.state.players[seat]
    player.workers += player.reserve
    player.reserve = 0
    play.log("log-worker-joins", seat=seat, who=seat_text(seat))
    yield from ()


@op("take_envoy")
def take_envoy(play: Tigris, seat: int, effect: Effect) -> Step:
    """Control the envoy next round (R19.6)."""
    play.state.players[seat].envoy = "available"
    play.log("log-envoy", seat=seat, who=seat_text(seat))
    yield from ()
