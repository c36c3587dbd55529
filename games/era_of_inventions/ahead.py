"""What a player may decide before the turn comes: the next disc, or the next action step by step."""

from collections.abc import Sequence

from games.core.orders import Ahead
from games.core.question import Decision, Kind, Option
from games.core.text import Text, say
from games.era_of_inventions import questions
from games.era_of_inventions.content import AREAS, TRADABLE
from games.era_of_inventions.state import Action, EraState


def questions_ahead(state: EraState, seat: int) -> Sequence[Ahead]:
    """Return the questions as they would be asked now: a queue may begin with a placement or an action."""
    if state.phase not in ("place", "resolve"):
        return ()
    mine = state.model_copy(update={"turn": seat, "action": None})
    found = [Ahead(_place(mine))]
    if any(seat in seats for seats in state.areas.values()):
        found.append(Ahead(questions.ask_disc(mine)))
        found += [Ahead(one, first=False) for one in _steps(mine)]
        found.append(Ahead(_bonus(mine), first=False))
    return found


def _place(state: EraState) -> Decision:
    """The next placement: this round if a disc is left, else any area of the next round."""
    if state.phase == "place" and state.me.discs:
        return questions.ask_place(state)
    return Decision(state.turn, "place", Kind.ONE, questions.area_options(AREAS), rule="R3.2")


def _steps(state: EraState) -> list[Decision]:
    """The steps of every action that is possible, and what may be asked within them."""
    found: list[Decision] = []
    for area in AREAS:
        state.action = Action(area=area, bonus=area == "factories")
        decision = questions.ask_step(state)
        if decision is not None:
            done = Option(questions.DONE, "option-done", ends=True)
            found.append(Decision(state.turn, decision.key, Kind.ONE, [*decision.options, done]))
    state.action = None
    return [*found, *_barter(state)]


def _barter(state: EraState) -> list[Decision]:
    """What is asked within a barter."""
    give = questions.ask_give(state)
    if not give.options:
        return []
    kinds = [Option(kind, f"kind-{kind}") for kind in TRADABLE]
    params: dict[str, int | str | Text | tuple[Text, ...]] = {"give": say("any-two")}
    return [give, Decision(state.turn, "get", Kind.ONE, kinds, params, rule="R7.4")]


def _bonus(state: EraState) -> Decision:
    options = [Option("none", "option-no-bonus", ends=True), *questions.area_options(AREAS)]
    return Decision(state.turn, "bonus", Kind.ONE, options, {"n": state.me.bonus}, rule="R10.1")
