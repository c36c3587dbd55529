"""The game as the core sees it."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from games.core.errors import Broken
from games.core.game import Card, Command, CommandParam, Credits, Game, GameOption, Options, Verdict
from games.core.orders import Ahead, Routine
from games.core.play import Play, Step
from games.core.question import Decision, Value
from games.core.score import ScoreSheet
from games.core.text import Text
from games.south_tigris import free, setup
from games.south_tigris.advice import advise
from games.south_tigris.ahead import questions_ahead
from games.south_tigris.almanac import all_cards, source_words
from games.south_tigris.content import (
    BOARDS,
    DEVICE_CARDS,
    RESEARCH_DECKS,
    RIVER_TILES,
    SECTION,
)
from games.south_tigris.foresight import preview
from games.south_tigris.refusals import refusal
from games.south_tigris.rounds import round_end, round_start
from games.south_tigris.scenario import run
from games.south_tigris.scoring import score
from games.south_tigris.state import Player, TigrisState
from games.south_tigris.status import status
from games.south_tigris.tally import TigrisTally
from games.south_tigris.turns import turn
from games.south_tigris.view import TigrisView, view

FLOW = {
    "board": setup.setup_board,
    "hands": setup.deal_hands,
    "characters": setup.choose_characters,
    "players": setup.setup_player,
    "start": round_start,
    "turn": turn,
    "end": round_end,
}
_DICE = (CommandParam("die", "die"), CommandParam("raise", "raise", optional=True))
_PAIR = (*_DICE, CommandParam("second", "second", optional=True))
_DEVICE = CommandParam("device", "board")


TOPICS = (
    "goal",
    "turn",
    "devices",
    "dice",
    "crafts",
    "workshops",
    "workers",
    "river",
    "research",
    "royalties",
    "free",
    "tent",
    "round",
    "cards",
    "scoring",
    "short",
    "two",
    "era",
    "setup",
)
ROUTINES = (
    Routine("end", "end", ("end",)),
    Routine("ascend", "ascend", ("now", "later")),
    Routine("rest", "rest_rack", ("up", "out")),
    Routine("draw", "draw", ("no", "draw")),
)
DESIGNED = (
    "river",
    "royalties",
    "guilds",
    "tents",
    "mat",
    "tower",
    "devices",
    "cards",
    "inventions",
    "workshops",
    "research",
    "setup",
    "characters",
)


class SouthTigris(Game[TigrisState, TigrisView]):
    """Inventors of the South Tigris with Era of Experts for 2-4 players."""

    id = "south_tigris"
    group = "tigris"
    seats = range(2, 5)
    state_type = TigrisState
    view_type = TigrisView
    languages = ("en", "zh-Hant", "zh-Hans")
    options = (GameOption("rounds", ("four", "three")), GameOption("era", ("off", "on")))
    commands = (
        Command("invent", (("turn", "invent"),), (_DEVICE, *_PAIR)),
        Command("build", (("turn", "build"),), (_DEVICE, *_PAIR)),
        Command("test", (("turn", "test"),), (_DEVICE, CommandParam("slot", "slot"), *_DICE)),
        Command("publish", (("turn", "publish"),), (_DEVICE, *_PAIR)),
        Command("workshop", (("turn", "workshop"),), (CommandParam("row", "activate"), *_PAIR)),
        Command("worker", (("turn", "worker"),), (CommandParam("space", "space"),)),
        Command("tent", (("turn", "tent"),), (CommandParam("space", "tent_space"),)),
        Command("rest", (), (CommandParam("choice", "after_tent"),)),
        Command("card", (), (CommandParam("card", "free_play_card"),)),
        Command("bonus", (), (CommandParam("bonus", "colour_bonus"),)),
        Command("goal", (("free_goal", "goal"),)),
        Command("ability", (("free_ability", "use"),)),
        Command("end", (("end", "end"),)),
    )
    topics = TOPICS
    credits = Credits("S J Macdonald and Shem Phillips", "Garphill Games", DESIGNED)
    longest = 9000
    folder = Path(__file__).parent

    def new(self, seats: int, options: Options, seed: str) -> TigrisState:
        """Return the state before setup. Era of Experts is always played over 3 rounds (R23.1)."""
        era = options.get("era", "off") == "on"
        rounds = 3 if era or options.get("rounds", "four") == "three" else 4
        return TigrisState(
            seats=seats, seed=seed, rounds=rounds, era=era, players=[Player() for _ in range(seats)]
        )

    def step(self, play: Play[TigrisState]) -> Step | None:
        """Return the next step of setup, round or turn."""
        flow = FLOW.get(play.state.phase)
        return flow(play) if flow else None

    def view(self, state: TigrisState, seat: int | None) -> TigrisView:
        """Return what `seat` may see."""
        return view(state, seat)

    def score(self, state: TigrisState) -> ScoreSheet:
        """Return the score sheet (R20)."""
        return score(state)

    def check(self, state: TigrisState) -> None:
        """Raise Broken unless every component is in one place (R2)."""
        if state.phase == "board":
            return
        devices = Counter([*state.board_deck, *(device.board for device in state.devices)])
        _same("device boards", devices, Counter(list(BOARDS)))
        hands = [card for player in state.players for card in player.hand]
        played = [device.card for device in state.devices if device.card]
        _same(
            "cards", Counter([*state.card_deck, *state.discard, *hands, *played]), Counter(list(DEVICE_CARDS))
        )
        _same("workshop tiles", _tiles(state), Counter(RIVER_TILES))
        _same(
            "research tiles", _research(state), Counter(t for deck in RESEARCH_DECKS.values() for t in deck)
        )
        for seat in range(state.seats):
            _check_player(state, seat)

    def disguise(self, state: TigrisState, seat: int | None, source: random.Random) -> TigrisState:
        """Return a state with other decks, hands and facedown tiles."""
        other = state.model_copy(deep=True)
        other.seed = "another"
        others = [player for place, player in enumerate(other.players) if place != seat]
        hidden = [*other.card_deck, *(card for player in others for card in player.hand)]
        source.shuffle(hidden)
        for player in others:
            player.hand = [hidden.pop() for _ in player.hand]
        other.card_deck = hidden
        source.shuffle(other.board_deck)
        _hide_tiles(other, source)
        for section, deck in other.research_decks.items():
            mine = [p for p in others if p.drawn and p.drawn[0] in RESEARCH_DECKS[int(section)]]
            pool = [*deck, *(tile for p in mine for tile in p.drawn)]
            source.shuffle(pool)
            for player in mine:
                player.drawn = [pool.pop() for _ in player.drawn]
            other.research_decks[section] = pool
        if other.dummy is not None:
            source.shuffle(other.dummy.deck)
        return other

    def status(self, view: TigrisView) -> Sequence[Text]:
        """Return the whole position in words."""
        return status(view)

    def free(self, state: TigrisState, asked: Sequence[Decision]) -> Sequence[Decision]:
        """Return the free actions of the active seat (R17)."""
        return free.free_for(state, asked)

    def act(self, play: Play[TigrisState], decision: Decision, value: Value) -> Step:
        """Carry out a free action."""
        return free.act(play, decision, value)

    def explain(self, state: TigrisState, decision: Decision, value: Value) -> tuple[Text, str] | None:
        """Say why what is named is not possible now, what is missing and what is possible (R25.3)."""
        why = refusal(state, decision, str(value))
        return None if why is None else (why, decision.rule)

    def cards(self) -> Sequence[Card]:
        """Return every card, tile, board, space and track with what it does."""
        return all_cards()

    def scenario(self, scenario: Mapping[str, object]) -> Verdict:
        """Run one scenario of the dossier."""
        return run(scenario)

    def behind(self, state: TigrisState, decision: Decision) -> Sequence[Text]:
        """Return the name and the words of the card, tile or place whose effect asks (R25.3)."""
        sources = state.action.sources
        return source_words(sources[-1]) if sources and not decision.free else ()

    def preview(self, state: TigrisState, decision: Decision, value: Value) -> Sequence[Text]:
        """Say which abilities dice satisfy, what a tent gives, what a site holds."""
        return preview(state, decision, value)

    def routines(self) -> Sequence[Routine]:
        """Return the routine questions: the end of the turn, ascents, research dice at rest, a full hand."""
        return ROUTINES

    def ahead(self, state: TigrisState, seat: int) -> Sequence[Ahead]:
        """Return what a seat may answer ahead: its next action, and where."""
        return questions_ahead(state, seat)

    def tally(self) -> TigrisTally:
        """Return a counter of actions, tiles, silver and dice for the balance report."""
        return TigrisTally()

    def greedy(self, state: TigrisState, decision: Decision, source: random.Random) -> Value | None:
        """Advise what is worth most."""
        return advise(state, decision, source)


def _hide_tiles(state: TigrisState, source: random.Random) -> None:
    """Mix the tiles of the end pile, of facedown stacks and of those left over."""
    facedown = [tiles for pos, tiles in state.stacks.items() if SECTION[int(pos)] not in state.revealed]
    piles = [state.end_pile, state.unused_tiles, *facedown]
    hidden = [tile for pile in piles for tile in pile]
    source.shuffle(hidden)
    for pile in piles:
        pile[:] = [hidden.pop() for _ in pile]


def _same(what: str, found: Counter[str], due: Counter[str]) -> None:
    if found != due:
        raise Broken(f"{what}: {sorted(((found - due) + (due - found)).items())}")


def _tiles(state: TigrisState) -> Counter[str]:
    known = set(RIVER_TILES)
    on_boards = [tile for player in state.players for row in player.rows.values() for tile in row]
    taken = [tile for player in state.players for tile in player.taken]
    river = [tile for tiles in state.stacks.values() for tile in tiles]
    places = [*state.end_pile, *state.unused_tiles, *river, *on_boards, *taken]
    return Counter(tile for tile in places if tile in known)


def _research(state: TigrisState) -> Counter[str]:
    decks = [tile for deck in state.research_decks.values() for tile in deck]
    drawn = [tile for player in state.players for tile in player.drawn]
    return Counter([*decks, *drawn, *(site.tile for site in state.sites.values() if site.tile)])


def _check_player(state: TigrisState, seat: int) -> None:
    """Influence, tents, workers, invention tiles and tower of one player."""
    player = state.players[seat]
    roles = sum((device.builder == seat) + (device.publisher == seat) for device in state.devices)
    influence = player.supply + sum(player.influence.values()) + roles + len(state.sites_of(seat))
    if influence != 25 or min(player.supply, *player.influence.values(), player.silver) < 0:
        raise Broken(f"influence of seat {seat}: {influence}")
    tents = player.tents + sum(area.count(seat) for area in state.areas.values())
    if tents + state.tented(seat) + player.goals_on not in (4, 5):
        raise Broken(f"tents of seat {seat}: {tents}")
    if player.workers + player.reserve + len(player.placed) != 3:
        raise Broken(f"workers of seat {seat}")
    placed = sum(device.inventor == seat for device in state.devices)
    if sum(len(tiles) for tiles in player.rack.values()) + placed != 6:
        raise Broken(f"invention tiles of seat {seat}")
    if any(not player.low <= craft.level <= player.top() for craft in player.crafts.values()):
        raise Broken(f"tower of seat {seat}")
    due = 11 + player.gained + player.returning
    starts = (player.ship >= 6) + (player.ship >= 12)
    if player.dice_total() not in (0, due) or player.gained > starts:
        raise Broken(f"dice of seat {seat}: {player.dice_total()}")
