"""A tiny game for the tests: every turn asks one question of each kind, some of them long."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from games.core import ask
from games.core.game import Command, CommandParam, Credits, Game, Options, Verdict
from games.core.play import Play, Step
from games.core.question import Decision, Kind, Option, Value
from games.core.score import ScoreLine, ScoreSheet, leaders
from games.core.state import State, View
from games.core.text import Text, say, seat_text


class ManyWaysState(State):
    """What was answered so far, by seat."""

    points: list[int]
    turn: int = 0


class ManyWaysView(View):
    """Everybody sees everything."""

    turn: int


def items(count: int) -> list[Option]:
    """Return `count` options."""
    return [Option(f"i{n}", "item", {"n": n}, cap=3, detail=say("item-detail", n=n)) for n in range(count)]


class ManyWays(Game[ManyWaysState, ManyWaysView]):
    """Each seat has one turn; its points are the sum of all it chose."""

    id = "many_ways"
    group = "manyways"
    seats = range(1, 4)
    state_type = ManyWaysState
    view_type = ManyWaysView
    commands = (
        Command("go", params=(CommandParam("way", "way"), CommandParam("colour", "colour", optional=True))),
        Command("left", fixed=(("way", "left"),), params=(CommandParam("colour", "colour"),)),
    )
    credits = Credits("nobody", "nobody")
    longest = 60
    folder = Path(__file__).parent

    def new(self, seats: int, options: Options, seed: str) -> ManyWaysState:
        return ManyWaysState(seats=seats, seed=seed, points=[0] * seats)

    def step(self, play: Play[ManyWaysState]) -> Step | None:
        return self.turn(play, play.state.turn) if play.state.turn < play.state.seats else None

    def turn(self, play: Play[ManyWaysState], seat: int) -> Step:
        state = play.state
        ways = [Option(way, f"way-{way}") for way in ("left", "right")]
        way = yield from ask.one(Decision(seat, "way", Kind.ONE, ways))
        colours = [Option(f"{way}-{colour}", f"colour-{colour}") for colour in ("red", "blue")]
        yield from ask.one(Decision(seat, "colour", Kind.ONE, colours))
        long = yield from ask.one(Decision(seat, "long", Kind.ONE, items(60)))
        some = yield from ask.some(Decision(seat, "some", Kind.SOME, items(30), least=2, most=4))
        order = yield from ask.some(Decision(seat, "order", Kind.ORDER, items(3), least=3, most=3))
        number = yield from ask.number(Decision(seat, "number", Kind.NUMBER, least=1, most=200))
        few = yield from ask.number(Decision(seat, "few", Kind.NUMBER, least=0, most=3))
        shares = yield from ask.shares(Decision(seat, "shares", Kind.ALLOCATE, items(6), least=2, most=3))
        sure = yield from ask.yes(Decision(seat, "sure", Kind.YESNO))
        state.points[seat] = number + few + sum(shares.values()) + len(some) + int(sure) + int(long[1:])
        state.turn += 1
        play.log("log-turn", seat=seat, who=seat_text(seat), first=order[0], points=state.points[seat])

    def view(self, state: ManyWaysState, seat: int | None) -> ManyWaysView:
        over = state.turn >= state.seats
        return ManyWaysView(
            seat=seat,
            headline=say("headline", n=state.turn),
            scores=list(state.points),
            active=None if over else state.turn,
            finished=over,
            winners=list(self.score(state).winners) if over else [],
            turn=state.turn,
        )

    def score(self, state: ManyWaysState) -> ScoreSheet:
        points = tuple(state.points)
        return ScoreSheet((ScoreLine(say("score-points"), points),), points, leaders(points))

    def check(self, state: ManyWaysState) -> None:
        assert len(state.points) == state.seats

    def disguise(self, state: ManyWaysState, seat: int | None, source: random.Random) -> ManyWaysState:
        return state.model_copy(update={"seed": "another"}, deep=True)

    def status(self, view: ManyWaysView) -> Sequence[Text]:
        return [
            say("status-seat", who=seat_text(seat), points=points) for seat, points in enumerate(view.scores)
        ]

    def greedy(self, state: ManyWaysState, decision: Decision, source: random.Random) -> Value | None:
        return decision.legal_default()

    def scenario(self, scenario: Mapping[str, object]) -> Verdict:
        return Verdict(str(scenario["id"]))


GAME = ManyWays()
