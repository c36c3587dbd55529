"""The game as the core sees it."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from games.age_of_innovation import advice, ahead, free, laws, reasons
from games.age_of_innovation.almanac import TOPICS, all_cards
from games.age_of_innovation.content import AREA_TILES
from games.age_of_innovation.flow import FLOW, PASS, pass_preview
from games.age_of_innovation.scoring import sheet
from games.age_of_innovation.setup import new_state
from games.age_of_innovation.state import AgeState
from games.age_of_innovation.status import lines
from games.age_of_innovation.tally import AgeTally
from games.age_of_innovation.trial import run
from games.age_of_innovation.view import AgeView, see
from games.core.game import Card, Command, CommandParam, Credits, Game, GameOption, Options, Verdict
from games.core.orders import Ahead, Routine
from games.core.play import Play, Step
from games.core.question import Decision, Value
from games.core.score import ScoreSheet
from games.core.tally import Tally
from games.core.text import Text


class AgeOfInnovation(Game[AgeState, AgeView]):
    """Age of Innovation for 2 to 5 players."""

    id = "age_of_innovation"
    group = "aoi"
    seats = range(2, 6)
    state_type = AgeState
    view_type = AgeView
    languages = ("en", "zh-Hant", "zh-Hans")
    options = (
        GameOption("setup", ("bundles", "draft")),
        GameOption("map", ("large", "small"), range(3, 4)),
        GameOption("palaces", ("fewer", "more")),
        GameOption("balance", ("original", "sept_2024")),
        GameOption("books", ("unlimited", "twelve")),
    )
    commands = (
        Command(
            "build",
            (("action", "build"),),
            (CommandParam("hex", "build-hex"), CommandParam("spades", "spades", optional=True)),
        ),
        Command("upgrade", (("action", "upgrade"),), (CommandParam("building", "upgrade"),)),
        Command("sail", (("action", "sail"),)),
        Command("terraform", (("action", "terraform"),)),
        Command("innovate", (("action", "innovate"),), (CommandParam("innovation", "innovation"),)),
        Command(
            "scholar",
            (("action", "scholar"),),
            (CommandParam("discipline", "scholar-field"), CommandParam("space", "scholar-space")),
        ),
        Command("power", (("action", "power"),), (CommandParam("action", "power-action"),)),
        Command("book", (("action", "book"),), (CommandParam("action", "book-action"),)),
        Command("special", (("action", "special"),), (CommandParam("tile", "special"),)),
        Command("annex", (("action", "annex"),), (CommandParam("hex", "annex"),)),
        Command("bridge", (("action", "moles-bridge"),), (CommandParam("site", "bridge"),)),
        Command(
            "convert", (), (CommandParam("what", "convert"), CommandParam("times", "times", optional=True))
        ),
        Command("offer", (), (CommandParam("answer", "offer"),)),
        Command("pass", (("action", "pass"),), (CommandParam("bonus", "bonus", optional=True),)),
        Command("end", (("end", "end"),)),
    )
    topics = TOPICS
    credits = Credits("Helge Ostertag", "Feuerland Spiele", ("bridge-sites",))
    longest = 6000
    folder = Path(__file__).parent

    def new(self, seats: int, options: Options, seed: str) -> AgeState:
        """Return the state before setup."""
        return new_state(seats, options, seed)

    def step(self, play: Play[AgeState]) -> Step | None:
        """Return the next step of setup, round or turn."""
        flow = FLOW.get(play.state.phase)
        return flow(play) if flow else None

    def view(self, state: AgeState, seat: int | None) -> AgeView:
        """Return what `seat` may see."""
        return see(state, seat)

    def score(self, state: AgeState) -> ScoreSheet:
        """Return the score sheet (R17)."""
        return sheet(state)

    def check(self, state: AgeState) -> None:
        """Raise Broken unless every component is in one place (R1)."""
        laws.check(state)

    def disguise(self, state: AgeState, seat: int | None, source: random.Random) -> AgeState:
        """Return a state with another seed and, while it lies face down, another area tile (R19.2)."""
        other = state.model_copy(deep=True)
        other.seed = "another"
        if other.area_tile and not other.area_shown:
            other.area_tile = source.choice(list(AREA_TILES))
        return other

    def status(self, view: AgeView) -> Sequence[Text]:
        """Return the position in words."""
        return lines(view)

    def free(self, state: AgeState, asked: Sequence[Decision]) -> Sequence[Decision]:
        """Return conversions and palace 14's city around an action (R6.4, R23.14)."""
        return free.around(state, asked)

    def act(self, play: Play[AgeState], decision: Decision, value: Value) -> Step:
        """Carry out a free action."""
        return free.act(play, decision, str(value))

    def explain(self, state: AgeState, decision: Decision, value: Value) -> tuple[Text, str] | None:
        """Say why an answer is not legal and what is."""
        return reasons.explain(state, decision, value)

    def preview(self, state: AgeState, decision: Decision, value: Value) -> Sequence[Text]:
        """Say what passing brings and which place it gives in the next round (R15)."""
        return pass_preview(state, decision.seat) if (decision.key, value) == ("action", PASS) else ()

    def routines(self) -> Sequence[Routine]:
        """Return what may be answered by rule: power offers, by their size (R28.3)."""
        return (Routine("offer", "offer", ("take", "decline"), "power"),)

    def ahead(self, state: AgeState, seat: int) -> Sequence[Ahead]:
        """Return what a seat may answer before its turn: its action and the first question within it."""
        return ahead.questions_ahead(state, seat)

    def upcoming(self, state: AgeState) -> int | None:
        """Return who acts next in the round's order, those who have passed left out (R6.1)."""
        later = (*state.order[state.turn + 1 :], *state.order[: state.turn])
        waiting = [seat for seat in later if not state.sides[seat].passed]
        return waiting[0] if state.phase == "actions" and waiting else None

    def greedy(self, state: AgeState, decision: Decision, source: random.Random) -> Value | None:
        """Return the answer worth most by rough prices."""
        return advice.advise(state, decision)

    def tally(self) -> Tally[AgeState]:
        """Return a counter of actions, offers and tiles."""
        return AgeTally()

    def cards(self) -> Sequence[Card]:
        """Return all that /card can show."""
        return all_cards()

    def scenario(self, scenario: Mapping[str, object]) -> Verdict:
        """Run one scenario of the dossier through the rules."""
        return run(scenario)
