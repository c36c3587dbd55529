"""What an action would do, tried out on positions that its player cannot tell from the true one (R14.7)."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from games.core.play import Ask, Play, Reply
from games.core.players import random_value
from games.core.question import Decision, Value
from games.core.text import Text, say, seat_text
from games.innovation import names
from games.innovation.achievements import GameEndError
from games.innovation.almanac import effects
from games.innovation.content import CARDS
from games.innovation.dogma import roles
from games.innovation.icons import visible
from games.innovation.secrecy import disguise
from games.innovation.state import InnovationState
from games.innovation.turns import carry_out

TRIALS = 12
SEED = 0
"""Trials are the same for every asking: an answer must not change by asking again."""

Answers = Callable[[InnovationState, Decision], Value]
"""Answers the questions of a trial."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the trials of an action had in common: `nothing` changed in any; the game `ends` in some."""

    nothing: bool
    ends: bool


def rehearse(state: InnovationState, seat: int, choice: str, answers: Answers, source: random.Random) -> None:
    """Carry out an action on `state` (a copy that is spoilt), chance and answers by these."""

    def draws(why: str, size: int, count: int) -> tuple[int, ...]:
        return tuple(source.sample(range(size), count))

    step = carry_out(Play(state, draws, keep_log=False), seat, choice)
    try:
        question = next(step)
        while True:
            question = step.send(_reply(question, state, answers))
    except (StopIteration, GameEndError):
        return


def _reply(question: Ask, state: InnovationState, answers: Answers) -> Reply:
    return {decision.seat: answers(state, decision) for decision in question.build()}


def outlook(state: InnovationState, seat: int, choice: str) -> Outlook:
    """Try an action out on positions as `seat` may imagine them; nothing hidden from it has a part."""
    source = random.Random(SEED)

    def answers(_: InnovationState, decision: Decision) -> Value:
        return random_value(decision, source)

    changed = ended = False
    for _ in range(TRIALS):
        trial = disguise(state, seat, source)
        before = trial.changes
        rehearse(trial, seat, choice, answers, source)
        changed |= trial.changes > before
        ended |= bool(trial.ended_by)
    return Outlook(not changed and not ended, ended)


def preview(state: InnovationState, seat: int, choice: str) -> list[Text]:
    """Return, for a dogma action, icons, who shares, who is vulnerable, what may come of it, the effects."""
    kind, _, card = choice.partition(".")
    if kind != "dogma":
        return []
    face, now = CARDS[card], roles(state, seat, card)
    counts = [
        say("preview-count", who=seat_text(one), n=visible(player, face.featured))
        for one, player in enumerate(state.players)
    ]
    lines = [say("preview-counts", icon=names.icon(face.featured), counts=counts)]
    if "share" in face.kinds(state.edition):
        lines.append(say("preview-share", share=_players(now.sharing)))
    if "demand" in face.kinds(state.edition):
        lines.append(say("preview-fall", fall=_players(now.vulnerable)))
    found = outlook(state, seat, choice)
    if found.nothing:
        lines.append(say("preview-nothing"))
    if found.ends:
        lines.append(say("preview-ends"))
    return [*lines, *effects(face, state.edition)]


def _players(seats: tuple[int, ...]) -> tuple[Text, ...] | Text:
    return tuple(map(seat_text, seats)) or say("none")
