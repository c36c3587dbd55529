"""Setup: main board, characters, players (R4, R21.1, R23)."""

from collections.abc import Callable, Iterable

from games.core import ask
from games.core.play import Step
from games.core.question import Decision, Kind, Option
from games.core.text import seat_text
from games.south_tigris.asking import Piece, Tigris, any_order, name
from games.south_tigris.cards import draw_one
from games.south_tigris.content import (
    AID,
    BOARDS,
    BY_PLAYERS,
    CHARACTERS,
    DEVICE_CARDS,
    DUMMY_CARDS,
    END_PILE,
    GUILDS,
    LETTER,
    NEUTRAL_INVENTIONS,
    OWN_INVENTIONS,
    PASS_TILES,
    RESEARCH_DECKS,
    RIVER_TILES,
    SETUP_CARDS,
    STACKS,
    TENT_ROW,
)
from games.south_tigris.dice import rolled
from games.south_tigris.effects import gain
from games.south_tigris.influence import spend
from games.south_tigris.river import place_tile
from games.south_tigris.rounds import dummy_card
from games.south_tigris.state import DUMMY, NEUTRAL, Device, Dummy, TigrisState


def setup_board(play: Tigris) -> Step:
    """Lay out the main board and shuffle every pile (R4.1-R4.7, R4.10)."""
    state = play.state
    boards = play.shuffle("boards", list(BOARDS))
    cards = play.shuffle("cards", list(DEVICE_CARDS))
    tiles = play.shuffle("neutral", list(NEUTRAL_INVENTIONS))
    built = int(BY_PLAYERS[state.seats]["column_2_boards"])
    state.devices = [Device(board=board) for board in boards[: 4 + built]]
    for device in (state.devices[0], *state.devices[4:]):
        device.card, device.tile, device.inventor = cards.pop(0), tiles.pop(0), NEUTRAL
    for device in state.devices[4:]:
        device.column, device.builder = 2, NEUTRAL
    state.board_deck, state.card_deck, state.neutral_tiles = boards[4 + built :], cards, tiles
    state.pass_tiles = play.shuffle("pass", list(PASS_TILES))
    for section, deck in RESEARCH_DECKS.items():
        state.research_decks[str(section)] = play.shuffle(f"research-{section}", deck)
    _fill_river(state, play.shuffle("tiles", RIVER_TILES))
    state.areas = {str(n): [] for n in range(1, 6)}
    for player in state.players:
        rack = play.shuffle("rack", OWN_INVENTIONS)
        player.rack = {str(column): rack[2 * column - 2 : 2 * column] for column in (1, 2, 3)}
    state.start = play.roll("start", state.seats) - 1
    state.setup_cards = play.shuffle("setup", list(SETUP_CARDS))
    for seat, card in zip(state.order(), state.setup_cards, strict=False):
        state.players[seat].setup_card = card
    state.ship_order = list(reversed(state.order()))
    if state.seats == 2:
        state.ship_order.append(DUMMY)
        state.dummy = Dummy(deck=play.shuffle("dummy", list(DUMMY_CARDS)))
    _deal_characters(play)
    state.phase = "hands"
    play.log("log-setup", who=seat_text(state.start))
    yield from ()


def deal_hands(play: Tigris) -> Step:
    """Give every player the cards and silver of the place in turn order (R4.10, R4.15)."""
    state = play.state
    for place, seat in enumerate(state.order()):
        provide(play, seat, place)
    state.phase = "characters" if state.era else "players"
    yield from ()


def provide(play: Tigris, seat: int, place: int) -> None:
    """Give one player cards and silver; `place` is the place in turn order, from 0 (R4.10)."""
    cards, silver = AID[place]
    play.state.players[seat].silver += silver
    for _ in range(cards):
        draw_one(play, seat)


def _fill_river(state: TigrisState, tiles: list[str]) -> None:
    state.end_pile, rest = tiles[:END_PILE], tiles[END_PILE:]
    for pos, counts in STACKS.items():
        state.stacks[str(pos)], rest = rest[: counts[state.seats]], rest[counts[state.seats] :]
    state.unused_tiles = rest


def _deal_characters(play: Tigris) -> None:
    state = play.state
    if state.era:
        dealt = play.shuffle("characters", list(CHARACTERS))
        for seat in range(state.seats):
            state.players[seat].offered = dealt[3 * seat : 3 * seat + 3]


def choose_characters(play: Tigris) -> Step:
    """Each keeps one of three characters, in secret and at once (R23.1)."""
    state = play.state
    values = yield from ask.each(lambda: [_character(state, seat) for seat in range(state.seats)])
    for seat, player in enumerate(state.players):
        player.character, player.offered = str(values[seat]), []
    state.phase = "players"
    play.reveals()
    for seat, player in enumerate(state.players):
        play.log("log-character", seat=seat, who=seat_text(seat), character=name(player.character))


def _character(state: TigrisState, seat: int) -> Decision:
    options = [Option(one, f"name-{one}") for one in state.players[seat].offered]
    return Decision(seat, "character", Kind.ONE, options, rule="R23.1")


def setup_player(play: Tigris) -> Step:
    """The next player, in turn order, gets influence, dice and starting tiles (R4.11-R4.15)."""
    state = play.state
    place = state.setup_next
    seat = state.order()[place]
    yield from equip(play, seat)
    state.setup_next += 1
    if state.setup_next == state.seats:
        yield from _short_game(play)
        state.phase = "start"


def equip(play: Tigris, seat: int, tiles: Iterable[str] = ("start", "character")) -> Step:
    """Give one player everything of R4.11 to R4.13 and R23.2."""
    player = play.state.players[seat]
    card = SETUP_CARDS[player.setup_card]
    for guild in GUILDS:
        spend(player, guild, -card.influence[guild])
    player.dice["rack_1"].append(LETTER[card.research])
    ready = [LETTER[card.ready], *"w" * card.ready_white]
    player.dice["ready"] += [rolled(play, die) for die in ready]
    player.dice["exhausted"] += [LETTER[card.exhausted], *"w" * card.exhausted_white]
    play.log("log-equipped", seat=seat, who=seat_text(seat), card=name(card.id))
    mine = {"start": card.tile}
    if player.character:
        mine["character"] = CHARACTERS[player.character].tile
    laid = [
        Piece(f"tile:{one}", name(mine[one]), _layer(play, seat, mine[one])) for one in tiles if one in mine
    ]
    yield from any_order(seat, laid)


def _layer(play: Tigris, seat: int, tile: str) -> Callable[[], Step]:
    def lay() -> Step:
        yield from place_tile(play, seat, tile)

    return lay


def _short_game(play: Tigris) -> Step:
    """Three rounds: first tent on the card, its effect, an extra dummy card (R21.1, R21.4, R23.3)."""
    state = play.state
    if state.rounds != 3:
        return
    if state.dummy is not None:
        dummy_card(play, tokens=False)
    for seat in state.order():
        yield from first_tent(play, seat)


def first_tent(play: Tigris, seat: int) -> Step:
    """Put the leftmost tent on the setup card or character (R21.1, R23.3)."""
    player = play.state.players[seat]
    player.tents -= 1
    player.goals_on = True
    yield from gain(play, seat, TENT_ROW[play.state.seats][0], "mat:tent_row")
    if player.character:
        yield from gain(play, seat, CHARACTERS[player.character].setup, f"character:{player.character}")
