"""The game as the tables know it."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from games.core.game import Card, Command, CommandParam, Credits, Game, GameOption, Options, Verdict
from games.core.orders import Ahead
from games.core.play import Play, Step
from games.core.question import Decision, Value
from games.core.score import ScoreSheet
from games.core.text import Text
from games.legendary_inventors import adjusting, advice, conserving, opening, scoring, view
from games.legendary_inventors.almanac import all_cards
from games.legendary_inventors.asking import turns_ahead
from games.legendary_inventors.refusals import reason
from games.legendary_inventors.state import InventorsState
from games.legendary_inventors.status import lines
from games.legendary_inventors.trial import run
from games.legendary_inventors.turn import turn
from games.legendary_inventors.view import InventorsView


class LegendaryInventors(Game[InventorsState, InventorsView]):
    """Two to five players, three ages (R2-R13)."""

    id = "legendary_inventors"
    group = "inventors"
    seats = range(2, 6)
    state_type = InventorsState
    view_type = InventorsView
    languages = ("en", "zh-Hant", "zh-Hans")
    options = (GameOption("teams", ("choose", "random")),)
    commands = (
        Command("team", params=(CommandParam("team", "team"),)),
        Command(
            "send",
            params=(
                CommandParam("inventor", "turn", prefix="send."),
                CommandParam("invention", "invention"),
                CommandParam("tokens", "extra", optional=True),
                CommandParam("slots", "slots", optional=True),
            ),
        ),
        Command("refresh", fixed=(("turn", "refresh"),)),
        Command("availability", fixed=(("turn", "availability"),)),
        Command("pass", fixed=(("turn", "pass"),)),
        Command("reward", params=(CommandParam("pick", "reward"),)),
        Command("place", params=(CommandParam("token", "place"),)),
        Command("flip", params=(CommandParam("back", "flip"),)),
        Command("done", fixed=(("adjust", "done"),)),
    )
    topics = (
        *("goal", "setup", "turn", "send", "refresh", "deadlock", "rewards"),
        *("ages", "knowledge", "tokens", "end", "scoring"),
    )
    credits = Credits("Frédéric Henry", "Bombyx", ("starts", "goals", "slots", "tokens"))
    longest = 2500
    folder = Path(__file__).parent

    def new(self, seats: int, options: Options, seed: str) -> InventorsState:
        """Return the state before setup (R2)."""
        return opening.new(seats, options.get("teams", "choose"), seed)

    def step(self, play: Play[InventorsState]) -> Step | None:
        """Return setup, the next turn or the final adjustment (R16.1)."""
        phase = play.state.phase
        if phase == "turn":
            return turn(play)
        if phase == "setup":
            return opening.setup(play)
        return adjusting.adjust(play) if phase == "final" else None

    def free(self, state: InventorsState, asked: Sequence[Decision]) -> Sequence[Decision]:
        """Return all placements and flips possible now (R9.3, R10.7)."""
        return adjusting.free(state, asked)

    def act(self, play: Play[InventorsState], decision: Decision, value: Value) -> Step:
        """Carry out a placement or flip."""
        adjusting.put_token(play, decision.seat, str(value))
        yield from ()

    def view(self, state: InventorsState, seat: int | None) -> InventorsView:
        """Return the open table (R14.1)."""
        return view.view(state, seat)

    def score(self, state: InventorsState) -> ScoreSheet:
        """Return the score sheet as it stands (R12, R13)."""
        return scoring.sheet(state)

    def check(self, state: InventorsState) -> None:
        """Raise Broken unless every piece is in one place (R16.4)."""
        conserving.check(state)

    def disguise(self, state: InventorsState, seat: int | None, source: random.Random) -> InventorsState:
        """Return the state with bag and decks in another order (R14.1)."""
        other = state.model_copy(deep=True)
        other.seed = "another"
        for pile in (other.bag, *other.decks):
            source.shuffle(pile)
        return other

    def status(self, view: InventorsView) -> Sequence[Text]:
        """Return the table in words."""
        return lines(view)

    def explain(self, state: InventorsState, decision: Decision, value: Value) -> tuple[Text, str] | None:
        """Say why an answer is refused, with the rule's number."""
        return reason(state, decision, value)

    def greedy(self, state: InventorsState, decision: Decision, source: random.Random) -> Value | None:
        """Return the advice of `advice`."""
        return advice.advise(state, decision)

    def ahead(self, state: InventorsState, seat: int) -> Sequence[Ahead]:
        """Return what a seat may answer before its turn: whom it sends, or that it refreshes (R3.2)."""
        return turns_ahead(state, seat)

    def cards(self) -> Sequence[Card]:
        """Return teams, inventors, inventions and token faces."""
        return all_cards()

    def scenario(self, scenario: Mapping[str, object]) -> Verdict:
        """Run one scenario of the dossier through the rules."""
        return run(self, scenario)


GAME = LegendaryInventors()
