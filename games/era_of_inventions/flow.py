"""A game from setup to the end, step by step (R3)."""

from collections import Counter

from games.core import ask
from games.core.play import Play, Step, Steps
from games.era_of_inventions import industry, production, questions, research, rounds, trade, turns
from games.era_of_inventions.state import EraState


def next_step(play: Play[EraState]) -> Step | None:
    """Return the step that the phase demands; None when the game is over (R1.2)."""
    phase = play.state.phase
    if phase == "finished":
        return None
    return {"setup": setup, "place": placing, "resolve": turn, "prepare": preparing}[phase](play)


def setup(play: Play[EraState]) -> Step:
    """Set the table up (R2)."""
    rounds.set_up(play)
    yield from ()


def preparing(play: Play[EraState]) -> Step:
    """Prepare the next round (R11)."""
    rounds.prepare(play)
    yield from ()


def placing(play: Play[EraState]) -> Step:
    """One disc is placed (R3.2)."""
    area = yield from ask.one(questions.ask_place(play.state))
    turns.place(play, area)


def turn(play: Play[EraState]) -> Step:
    """A normal action or a forfeit, then perhaps a bonus disc (R3.5-R3.9)."""
    state = play.state
    chosen = yield from ask.one(questions.ask_disc(state))
    if chosen.startswith("back."):
        turns.forfeit(play, chosen.removeprefix("back."))
    else:
        turns.begin(play, chosen)
        yield from act(play)
        yield from bonus(play)
    turns.end_turn(play)


def bonus(play: Play[EraState]) -> Step:
    """Perhaps a bonus disc is used (R10)."""
    decision = questions.ask_bonus(play.state)
    area = "none" if decision is None else (yield from ask.one(decision))
    if area == "none":
        return
    turns.begin_bonus(play, area)
    yield from act(play)
    turns.end_bonus(play)


def act(play: Play[EraState]) -> Step:
    """Carry out the action under way, step after step."""
    state = play.state
    assert state.action is not None
    if state.action.area == "factories" and not state.action.bonus:
        industry.run_all(play)
        return
    while (decision := questions.ask_step(state)) is not None:
        chosen = yield from ask.one(decision)
        if chosen == questions.DONE:
            return
        yield from _do(play, state.action.area, chosen)


def _do(play: Play[EraState], area: str, chosen: str) -> Step:
    """Carry out one step of an action."""
    if area == "build":
        industry.build(play, chosen)
    elif area == "factories":
        industry.run(play, chosen)
    elif area == "buy":
        trade.buy(play, chosen)
    elif area == "market":
        yield from _trade(play, chosen)
    elif area == "invent":
        yield from _research(play, chosen)
    else:
        yield from _produce(play, chosen)


def _trade(play: Play[EraState], chosen: str) -> Step:
    if chosen == "take_gear":
        trade.take_gear(play)
    elif chosen == "barter":
        pair = yield from ask.one(questions.ask_give(play.state))
        one, two = pair.split(".")
        get = yield from ask.one(questions.ask_get(play.state, (one, two)))
        trade.barter(play, (one, two), get)
    else:
        trade.trade(play, chosen)


def _research(play: Play[EraState], chosen: str) -> Step:
    if chosen != "patent":
        research.invent(play, chosen)
        return
    box = (yield from ask.one(questions.ask_protect(play.state))) if research.patentable(play.state) else None
    research.patent(play, box)


def _produce(play: Play[EraState], slot: str) -> Step:
    goods = yield from _goods(play.state, slot)
    production.produce(play, slot, goods)


def _goods(state: EraState, slot: str) -> Steps[dict[str, int]]:
    card = production.may_produce(state, slot)
    if not card.any_goods:
        return {}
    return Counter((yield from ask.one(questions.ask_goods(state, card))).split("."))
