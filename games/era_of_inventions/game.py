"""The game as the frame sees it."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from games.core.game import Card, Command, CommandParam, Credits, Game, Options, Verdict
from games.core.orders import Ahead, Routine
from games.core.play import Play, Step
from games.core.question import Decision, Value
from games.core.score import ScoreSheet
from games.core.text import Text
from games.era_of_inventions import advice, ahead, flow, laws, reasons, rounds, scoring, status, view
from games.era_of_inventions.almanac import all_cards
from games.era_of_inventions.scenario import run
from games.era_of_inventions.state import EraState
from games.era_of_inventions.tally import EraTally
from games.era_of_inventions.view import EraView


def _params(name: str, key: str, most: int) -> tuple[CommandParam, ...]:
    """Return parameters for up to `most` steps of one action; all but the first may be left out."""
    more = ("second", "third", "fourth", "fifth")[: most - 1]
    return CommandParam(name, key), *(CommandParam(one, key, optional=True) for one in more)


class EraOfInventions(Game[EraState, EraView]):
    """Era of Inventions for 3 to 5 players."""

    id = "era_of_inventions"
    group = "era"
    seats = range(3, 6)
    state_type = EraState
    view_type = EraView
    languages = ("en", "zh-Hant", "zh-Hans")
    commands = (
        Command("place", params=(CommandParam("area", "place"),)),
        Command("build", (("disc", "build"),), _params("factory", "build", 3)),
        Command("run", (("disc", "factories"),), (CommandParam("factory", "run", optional=True),)),
        Command("buy", (("disc", "buy"),), _params("source", "buy", 3)),
        Command("market", (("disc", "market"),), _params("trade", "market", 5)),
        Command("invent", (("disc", "invent"),), _params("box", "invent", 3)),
        Command(
            "patent",
            (("disc", "invent"), ("invent", "patent")),
            (CommandParam("box", "protect", optional=True),),
        ),
        Command("produce", (("disc", "produce"),), _params("card", "produce", 3)),
        Command("bonus", params=(CommandParam("area", "bonus"),)),
        Command("barter", params=(CommandParam("give", "give"), CommandParam("get", "get", optional=True))),
        Command("take", params=(CommandParam("get", "get"),)),
        Command("protect", params=(CommandParam("box", "protect"),)),
        Command("pay", params=(CommandParam("goods", "goods"),)),
        Command("takeback", params=(CommandParam("disc", "disc", prefix="back."),)),
    )
    topics = ("goal", "round", "areas", "market", "invent", "produce", "bonus", "scoring")
    credits = Credits(
        "Anthony Daamen",
        "Quined Games",
        ("boxes", "cards", "factories", "patents", "track", "places"),
    )
    longest = 2000
    folder = Path(__file__).parent

    def new(self, seats: int, options: Options, seed: str) -> EraState:
        """Return the state before setup."""
        return rounds.new_state(seats, seed)

    def step(self, play: Play[EraState]) -> Step | None:
        """Return the next step."""
        return flow.next_step(play)

    def view(self, state: EraState, seat: int | None) -> EraView:
        """Return what a seat may see."""
        return view.see(state, seat)

    def score(self, state: EraState) -> ScoreSheet:
        """Return the score sheet (R14)."""
        return scoring.sheet(state)

    def check(self, state: EraState) -> None:
        """Raise Broken if a component is lost."""
        laws.check(state)

    def disguise(self, state: EraState, seat: int | None, source: random.Random) -> EraState:
        """Return the state with other pile orders and another seed (R2.11)."""
        other = state.model_copy(deep=True)
        source.shuffle(other.draw)
        source.shuffle(other.factory_pile)
        other.seed = "another"
        return other

    def status(self, view: EraView) -> Sequence[Text]:
        """Return the position in words."""
        return status.lines(view)

    def explain(self, state: EraState, decision: Decision, value: Value) -> tuple[Text, str] | None:
        """Say why an answer is not allowed and what is."""
        return reasons.explain(state, decision, value)

    def greedy(self, state: EraState, decision: Decision, source: random.Random) -> Value | None:
        """Return the greedy answer."""
        return advice.advise(state, decision)

    def routines(self) -> Sequence[Routine]:
        """Return the routine questions: a seat may have bonus discs declined."""
        return (Routine("bonus", "bonus", ("none",)),)

    def ahead(self, state: EraState, seat: int) -> Sequence[Ahead]:
        """Return what a seat may answer ahead: its next placement, its next action step by step."""
        return ahead.questions_ahead(state, seat)

    def tally(self) -> EraTally:
        """Return a fresh counter for the balance report."""
        return EraTally()

    def cards(self) -> Sequence[Card]:
        """Return all that /card shows."""
        return all_cards()

    def scenario(self, scenario: Mapping[str, object]) -> Verdict:
        """Run one scenario of the dossier."""
        return run(scenario)
