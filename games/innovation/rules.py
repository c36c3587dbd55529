"""Innovation as the tables know it."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from games.core.game import Card, Command, CommandParam, Credits, Game, GameOption, Options, Verdict
from games.core.orders import Ahead
from games.core.play import Play, Step
from games.core.question import Decision, Value
from games.core.score import ScoreSheet
from games.core.text import Text
from games.innovation import advice, foresight, laws, reasons, scoring, secrecy, status, turns, view
from games.innovation.almanac import all_cards, effects_behind
from games.innovation.questions import actions_ahead
from games.innovation.setup import is_open, set_up
from games.innovation.state import InnovationState
from games.innovation.tally import InnovationTally
from games.innovation.trial import run
from games.innovation.view import InnovationView


class Innovation(Game[InnovationState, InnovationView]):
    """Innovation for 2 to 4 players, each for themselves (R0-R14)."""

    id = "innovation"
    group = "innovation"
    seats = range(2, 5)
    state_type = InnovationState
    view_type = InnovationView
    languages = ("en", "zh-Hant", "zh-Hans")
    options = (GameOption("edition", ("third", "second")), GameOption("proof_reveal", ("on", "off")))
    commands = (
        Command("draw", fixed=(("action", "draw"),)),
        Command("meld", params=(CommandParam("card", "action", "meld.", others=("first-meld", "meld")),)),
        Command("dogma", params=(CommandParam("card", "action", prefix="dogma."),)),
        Command("achieve", params=(CommandParam("achievement", "action", prefix="achieve."),)),
    )
    topics = (
        *("goal", "setup", "turn", "draw", "meld", "dogma", "sharing", "demands", "keywords"),
        *("splay", "executing", "achieve", "special", "end", "secrets", "editions"),
    )
    credits = Credits("Carl Chudyk", "Asmadi Games", ("names",))
    longest = 4000
    folder = Path(__file__).parent

    def new(self, seats: int, options: Options, seed: str) -> InnovationState:
        """Return the state before setup (R2)."""
        edition, proof = options.get("edition", "third"), options.get("proof_reveal", "on")
        return InnovationState(seats=seats, seed=seed, edition=edition, proof_reveal=proof == "on")

    def step(self, play: Play[InnovationState]) -> Step | None:
        """Return setup, then one action after the other (R3)."""
        if play.state.ended_by:
            return None
        return turns.act(play) if is_open(play.state) else set_up(play)

    def view(self, state: InnovationState, seat: int | None) -> InnovationView:
        """Return what a seat may see (R13)."""
        return view.see(state, seat)

    def score(self, state: InnovationState) -> ScoreSheet:
        """Return points, achievements and how the game ended (R11)."""
        return scoring.sheet(state)

    def check(self, state: InnovationState) -> None:
        """Raise Broken unless all 105 cards and 14 achievements are in one place (R1.6)."""
        laws.check(state)

    def disguise(self, state: InnovationState, seat: int | None, source: random.Random) -> InnovationState:
        """Return the state with all cards exchanged that a seat cannot know (R13.2, R13.3)."""
        return secrecy.disguise(state, seat, source)

    def status(self, view: InnovationView) -> Sequence[Text]:
        """Return the position in words."""
        return status.lines(view)

    def explain(self, state: InnovationState, decision: Decision, value: Value) -> tuple[Text, str] | None:
        """Say why an answer is not allowed and what is."""
        return reasons.explain(state, decision, value)

    def behind(self, state: InnovationState, decision: Decision) -> Sequence[Text]:
        """Return the effects of the card that asks."""
        return list(effects_behind(state.edition, decision))

    def preview(self, state: InnovationState, decision: Decision, value: Value) -> Sequence[Text]:
        """Say who shares a dogma action, who is vulnerable, and whether it would do nothing (R14.7)."""
        return foresight.preview(state, decision.seat, str(value)) if decision.key == "action" else ()

    def greedy(self, state: InnovationState, decision: Decision, source: random.Random) -> Value | None:
        """Return the advice of `advice`."""
        return advice.advise(state, decision, source)

    def ahead(self, state: InnovationState, seat: int) -> Sequence[Ahead]:
        """Return what a seat may answer before its turn: its actions, one after the other (R3.1)."""
        return actions_ahead(state, seat)

    def tally(self) -> InnovationTally:
        """Return a fresh counter for the balance report."""
        return InnovationTally()

    def cards(self) -> Sequence[Card]:
        """Return the inventions and the achievements."""
        return all_cards()

    def scenario(self, scenario: Mapping[str, object]) -> Verdict:
        """Run one scenario of the dossier."""
        return run(self, scenario)
