"""A tiny game for the tests: all play a hidden card at once, the highest takes a point."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from games.core import ask
from games.core.errors import Broken
from games.core.game import Card, Command, CommandParam, Credits, Game, GameOption, Options, Verdict
from games.core.play import Play, Step
from games.core.question import Decision, Kind, Option, Value
from games.core.score import ScoreLine, ScoreSheet, leaders
from games.core.state import State, View
from games.core.text import Text, say, seat_text


class HighCardState(State):
    """Hands, points and coins by seat."""

    deck: list[int] = []
    hands: list[list[int]] = []
    points: list[int] = []
    coins: list[int] = []
    rounds: int = 0
    played: list[list[int]] = []


class HighCardView(View):
    """Own hand, everybody's points."""

    hand: list[int]
    hand_sizes: list[int]
    coins: list[int]
    rounds: int
    played: list[list[int]]


class HighCard(Game[HighCardState, HighCardView]):
    """Five cards each from 1 to 9 per seat; a round: each plays one, the highest scores."""

    id = "high_card"
    group = "highcard"
    seats = range(2, 5)
    state_type = HighCardState
    view_type = HighCardView
    languages = ("en", "zh-Hant", "zh-Hans")
    options = (GameOption("hand", ("three", "five")),)
    commands = (
        Command("play", params=(CommandParam("card", "play"),)),
        Command("flip", params=(CommandParam("coin", "flip"),)),
    )
    topics = ("round",)
    credits = Credits("nobody", "nobody")
    longest = 200
    folder = Path(__file__).parent

    def new(self, seats: int, options: Options, seed: str) -> HighCardState:
        size = 3 if options.get("hand", "three") == "three" else 5
        return HighCardState(
            seats=seats,
            seed=seed,
            hands=[[] for _ in range(seats)],
            points=[0] * seats,
            coins=[1] * seats,
            rounds=size,
        )

    def step(self, play: Play[HighCardState]) -> Step | None:
        if not play.state.deck:
            return self.deal(play)
        return self.round(play) if play.state.rounds else None

    def deal(self, play: Play[HighCardState]) -> Step:
        state = play.state
        cards = play.shuffle("deck", range(9 * state.seats))
        for seat in range(state.seats):
            state.hands[seat] = sorted(cards[seat * state.rounds : (seat + 1) * state.rounds])
        state.deck = cards[state.seats * state.rounds :]
        play.log("log-dealt", n=state.rounds)
        yield from ()

    def round(self, play: Play[HighCardState]) -> Step:
        state = play.state
        values = yield from ask.each(lambda: [self.question(state, seat) for seat in range(state.seats)])
        played = [int(str(values[seat])) for seat in range(state.seats)]
        for seat, card in enumerate(played):
            state.hands[seat].remove(card)
        state.played.append(played)
        winner = played.index(max(played))
        state.points[winner] += 1
        state.rounds -= 1
        play.reveals()
        play.log("log-won", seat=winner, who=seat_text(winner), card=max(played), refs=[f"seat:{winner}"])

    @staticmethod
    def question(state: HighCardState, seat: int) -> Decision:
        options = [Option(str(card), "card", {"n": card}, ends=True) for card in state.hands[seat]]
        return Decision(seat, "play", Kind.ONE, options, rule="R1")

    def free(self, state: HighCardState, asked: Sequence[Decision]) -> Sequence[Decision]:
        flip = (Option("flip", "option-flip"),)
        return [
            Decision(seat, "flip", Kind.ONE, flip, rule="R2", free=True)
            for seat in range(state.seats)
            if state.coins[seat]
        ]

    def act(self, play: Play[HighCardState], decision: Decision, value: Value) -> Step:
        play.state.coins[decision.seat] -= 1
        side = play.roll("coin", 2)
        play.state.points[decision.seat] += side - 1
        play.log("log-flip", seat=decision.seat, who=seat_text(decision.seat), points=side - 1)
        yield from ()

    def view(self, state: HighCardState, seat: int | None) -> HighCardView:
        return HighCardView(
            seat=seat,
            headline=say("headline", rounds=state.rounds),
            scores=list(state.points),
            active=None,
            finished=not state.rounds,
            winners=list(self.score(state).winners) if not state.rounds else [],
            hand=[] if seat is None else list(state.hands[seat]),
            hand_sizes=[len(hand) for hand in state.hands],
            coins=list(state.coins),
            rounds=state.rounds,
            played=[list(cards) for cards in state.played],
        )

    def score(self, state: HighCardState) -> ScoreSheet:
        points = tuple(state.points)
        return ScoreSheet((ScoreLine(say("score-points"), points, "R1"),), points, leaders(points))

    def check(self, state: HighCardState) -> None:
        cards = [
            *state.deck,
            *(c for hand in state.hands for c in hand),
            *(c for r in state.played for c in r),
        ]
        if state.deck and sorted(cards) != list(range(9 * state.seats)):
            raise Broken("cards")

    def disguise(self, state: HighCardState, seat: int | None, source: random.Random) -> HighCardState:
        other = state.model_copy(deep=True)
        hidden = [*other.deck, *(c for s, hand in enumerate(other.hands) if s != seat for c in hand)]
        source.shuffle(hidden)
        other.seed = "another"
        for place in range(other.seats):
            if place != seat:
                other.hands[place] = sorted(hidden.pop() for _ in other.hands[place])
        other.deck = hidden
        return other

    def status(self, view: HighCardView) -> list[Text]:
        return [
            say("status-seat", who=seat_text(seat), points=points, cards=view.hand_sizes[seat])
            for seat, points in enumerate(view.scores)
        ]

    def cards(self) -> list[Card]:
        return [Card(f"card:{n}", say("card", n=n), (say("card-words", n=n),)) for n in range(1, 10)]

    def greedy(self, state: HighCardState, decision: Decision, source: random.Random) -> Value | None:
        return decision.options[-1].id

    def scenario(self, scenario: Mapping[str, object]) -> Verdict:
        passed = scenario.get("expect") == {"winner": 1} and scenario.get("given") == {"cards": [1, 5]}
        return Verdict(str(scenario["id"]), "" if passed else "seat 1 wins with the higher card")


GAME = HighCard()
