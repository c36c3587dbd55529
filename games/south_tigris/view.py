"""What a seat may see: everything public, and its own hand (R2.6)."""

from games.core.state import Part, View
from games.core.text import say
from games.south_tigris.content import CHARACTERS, SETUP_CARDS, Goal
from games.south_tigris.scoring import score
from games.south_tigris.state import Action, Device, Dummy, Player, Site, TigrisState

SETUP = ("board", "hands", "characters", "players")
"""Phases in which setup cards are still used."""


class PlayerView(Part):
    """A player's board as others see it; `hand` only for its owner."""

    board: Player
    hand_size: int


class TigrisView(View):
    """The table as one seat sees it."""

    rounds: int
    round: int
    era: bool
    phase: str
    start: int
    players: list[PlayerView]
    devices: list[Device]
    board_deck: int
    card_deck: int
    discard: list[str]
    end_pile: int
    stacks: dict[str, list[str]]
    """Tile space -> tiles, top first; '' where facedown."""
    revealed: list[int]
    sites: dict[str, Site]
    research_decks: dict[str, int]
    pass_tiles: list[str]
    tents: dict[str, int]
    areas: dict[str, list[int]]
    spaces: dict[str, list[int]]
    dummy: Dummy | None
    dummy_deck: int
    ship_order: list[int]
    action: Action

    def card_of(self, seat: int) -> str:
        """Return a seat's character, or its setup card while that matters, else "" (R21.1, R23.3)."""
        board = self.players[seat].board
        stays = self.phase in SETUP or board.goals_on or (self.rounds == 3 and not self.era)
        return board.character or (board.setup_card if stays else "")

    def goals_of(self, seat: int) -> tuple[Goal, ...]:
        """Return a seat's goals, top to bottom; before they count too, none where they never do (R21.2)."""
        board = self.players[seat].board
        if self.rounds != 3 and not board.goals_on:
            return ()
        if board.character:
            return CHARACTERS[board.character].goals
        return SETUP_CARDS[board.setup_card].goals if board.setup_card and not self.era else ()


def _player(state: TigrisState, seat: int, viewer: int | None) -> PlayerView:
    board = state.players[seat].model_copy(deep=True)
    size = len(board.hand)
    if seat != viewer:
        board.hand = []
        board.offered = []
        board.drawn = []
    return PlayerView(board=board, hand_size=size)


def _stacks(state: TigrisState) -> dict[str, list[str]]:
    from games.south_tigris.content import SECTION

    return {
        pos: list(tiles) if SECTION[int(pos)] in state.revealed else [""] * len(tiles)
        for pos, tiles in state.stacks.items()
    }


def view(state: TigrisState, seat: int | None) -> TigrisView:
    """Return what `seat` may see (None = spectator)."""
    sheet = score(state)
    finished = state.phase == "over"
    dummy = state.dummy.model_copy(deep=True) if state.dummy else None
    if dummy is not None:
        dummy.deck = []
    return TigrisView(
        seat=seat,
        headline=say("headline-over")
        if finished
        else say("headline", round=state.round, rounds=state.rounds),
        scores=list(sheet.totals),
        active=state.active if state.phase == "turn" else None,
        finished=finished,
        winners=list(sheet.winners) if finished else [],
        rounds=state.rounds,
        round=state.round,
        era=state.era,
        phase=state.phase,
        start=state.start,
        players=[_player(state, one, seat) for one in range(state.seats)],
        devices=[device.model_copy(deep=True) for device in state.devices],
        board_deck=len(state.board_deck),
        card_deck=len(state.card_deck),
        discard=list(state.discard),
        end_pile=len(state.end_pile),
        stacks=_stacks(state),
        revealed=list(state.revealed),
        sites={pos: site.model_copy() for pos, site in state.sites.items()},
        research_decks={section: len(deck) for section, deck in state.research_decks.items()},
        pass_tiles=state.pass_tiles[:5],
        tents=dict(state.tents),
        areas={area: list(seats) for area, seats in state.areas.items()},
        spaces={space: list(seats) for space, seats in state.spaces.items()},
        dummy=dummy,
        dummy_deck=len(state.dummy.deck) if state.dummy else 0,
        ship_order=list(state.ship_order),
        action=state.action.model_copy(deep=True),
    )
