"""Building factories and running them (R4, R5)."""

from games.core.errors import refuse
from games.core.play import Play
from games.core.text import seat_text
from games.era_of_inventions.content import ALL_FACTORIES, FACTORIES, FACTORY_SLOTS
from games.era_of_inventions.goods import gain, must_afford, pay
from games.era_of_inventions.names import amounts, factory_name
from games.era_of_inventions.state import EraState
from games.era_of_inventions.turns import limit, running


def may_build(state: EraState, slot: str) -> str:
    """Return the factory in `slot` if it may be built now; raise Refused (R4.1)."""
    limit(running(state, "build"), 3, "R4.1")
    card = state.row[FACTORY_SLOTS.index(slot)]
    if card is None:
        raise refuse("refused-empty-slot", "R4.1")
    must_afford(state.me, FACTORIES[card].cost, "R4.1")
    return card


def build(play: Play[EraState], slot: str) -> None:
    """Pay for the factory in `slot` and keep it."""
    state, seat = play.state, play.state.turn
    card = may_build(state, slot)
    pay(state.me, FACTORIES[card].cost)
    state.row[FACTORY_SLOTS.index(slot)] = None
    state.me.factories.append(card)
    running(state, "build").done += 1
    refs = [f"factory:{slot}", f"seat:{seat}"]
    play.log("log-build", seat=seat, refs=refs, who=seat_text(seat), factory=factory_name(card))


def may_run(state: EraState, factory: str) -> None:
    """Raise Refused unless a bonus disc may run this factory (R10.3)."""
    limit(running(state, "factories"), 1, "R10.3")
    if factory not in state.me.all_factories:
        raise refuse("refused-not-own", "R5.1")


def run(play: Play[EraState], factory: str) -> None:
    """Run one own factory with a bonus disc."""
    may_run(play.state, factory)
    _pay_out(play, [factory])


def run_all(play: Play[EraState]) -> None:
    """Run all own factories at once (R5.1)."""
    limit(running(play.state, "factories"), 1, "R5.1")
    _pay_out(play, play.state.me.all_factories)


def _pay_out(play: Play[EraState], factories: list[str]) -> None:
    state, seat = play.state, play.state.turn
    made: dict[str, int] = {}
    for factory in factories:
        for kind, n in ALL_FACTORIES[factory].output.items():
            made[kind] = made.get(kind, 0) + n
    gain(play, seat, made)
    running(state, "factories").done += 1
    play.log("log-run", seat=seat, refs=[f"seat:{seat}"], who=seat_text(seat), made=amounts(made))
