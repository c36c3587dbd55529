"""Setup of the table: tiles, displays, the start player (R2, R18.1, R19)."""

from collections.abc import Mapping

from games.age_of_innovation.content import (
    AREA_TILES,
    BONUSES,
    BOOK_ACTIONS,
    CITY_COPIES,
    CITY_TILES,
    COMPETENCIES,
    COMPETENCY_COPIES,
    FACTIONS,
    FIELDS,
    FINAL_TILES,
    INNOVATIONS,
    NEUTRALS,
    PALACES,
    ROUND_TILES,
    ROUNDS,
    SCHOLAR_SPACES,
    SLOTS,
    WHEEL,
    innovation_slots,
)
from games.age_of_innovation.inquiry import named
from games.age_of_innovation.state import AgeState, Bundle, Side
from games.core.game import Options
from games.core.play import Play, Step
from games.core.text import seat_text

ALWAYS = "palace_17"
EARLY_ONLY = "spade_engineering"
LATE_ROUNDS = (5, 6)
BOOK_ACTIONS_IN_PLAY = 3
NEUTRAL_LEVEL, NEUTRAL_SPACE = 2, 2


def new_state(seats: int, options: Options, seed: str) -> AgeState:
    """Return the state before setup, with the options of the table (R2.1, R2.11, R20, R1.4)."""
    small = seats == 2 or (seats == 3 and options.get("map") == "small")
    return AgeState(
        seats=seats,
        seed=seed,
        map="map_1_3" if small else "map_3_5",
        balance=options.get("balance", "original"),
        draft=options.get("setup") == "draft",
        palace_extra=int(options.get("palaces") == "more"),
        book_cap=options.get("books") == "twelve",
        sides=[Side() for _ in range(seats)],
    )


def deal(play: Play[AgeState]) -> Step:
    """Set up the shared table (R2); then the players are set up one by one (R3, R18)."""
    state = play.state
    _deal_tiles(play)
    _deal_displays(play)
    if state.seats == 2:
        _two_players(play)
    start = play.roll("start-player", state.seats) - 1
    state.order = [(start + step) % state.seats for step in range(state.seats)]
    (_deal_draft if state.draft else _deal_bundles)(play)
    state.phase = "setup"
    play.log("log-start", who=seat_text(start), tiles=[named(tile) for tile in state.round_tiles])
    yield from ()


def _deal_tiles(play: Play[AgeState]) -> None:
    """Round tiles from the last round to the first, then the final tile and the book actions."""
    state = play.state
    pile = play.shuffle("round-tiles", list(ROUND_TILES))
    placed: dict[int, str] = {}
    for number in range(ROUNDS, 0, -1):
        if number == LATE_ROUNDS[0] - 1:
            pile = play.shuffle("round-tiles-again", pile)
        placed[number] = next(tile for tile in pile if may_lie(placed, number, tile))
        pile.remove(placed[number])
    state.round_tiles = [placed[number] for number in range(1, ROUNDS + 1)]
    finals = play.shuffle("final-tile", list(FINAL_TILES))
    state.final_tile = next(tile for tile in finals if may_end(state.round_tiles[-1], tile))
    state.book_actions = play.shuffle("book-actions", list(BOOK_ACTIONS))[:BOOK_ACTIONS_IN_PLAY]


def may_lie(placed: Mapping[int, str], number: int, tile: str) -> bool:
    """Tell whether a round tile may lie in round `number`, the later rounds being filled (R2.2)."""
    if tile == EARLY_ONLY and number in LATE_ROUNDS:
        return False
    field = ROUND_TILES[tile].field
    seen = sum(ROUND_TILES[other].field == field for at, other in placed.items() if at != ROUNDS)
    return number == ROUNDS or seen < 2


def may_end(last: str, final: str) -> bool:
    """Tell whether a final tile shows another building than the round-6 tile (R2.3)."""
    return FINAL_TILES[final].building != ROUND_TILES[last].building


def _deal_displays(play: Play[AgeState]) -> None:
    """Innovations, competencies, palaces, city tiles, scholar spaces, neutral pieces (R2.5-2.7, R2.10)."""
    state = play.state
    shuffled = play.shuffle("innovations", INNOVATIONS)
    state.innovations = dict(zip(innovation_slots(state.seats), shuffled, strict=False))
    state.competency_slots = dict(zip(SLOTS, play.shuffle("competencies", COMPETENCIES), strict=True))
    state.competency_left = dict.fromkeys(COMPETENCIES, COMPETENCY_COPIES)
    palaces = play.shuffle("palaces", [palace for palace in PALACES if palace != ALWAYS])
    count = state.seats + (1 if state.draft else state.palace_extra)
    state.palaces = palaces[:count] if state.draft else [*palaces[:count], ALWAYS]
    state.city_left = dict.fromkeys(CITY_TILES, CITY_COPIES)
    state.scholar_spaces = {field: list(SCHOLAR_SPACES) for field in FIELDS}
    state.neutral_left = {what: count for what, count in NEUTRALS.items() if what != "annex"}


def _two_players(play: Play[AgeState]) -> None:
    """The hidden area tile and the faction that nobody plays (R19.2-19.4)."""
    state = play.state
    state.area_tile = play.shuffle("area-tile", list(AREA_TILES))[0]
    for field in FIELDS:
        state.scholar_spaces[field].remove(NEUTRAL_SPACE)
    state.neutral_levels = neutral_levels(state.round_tiles)


def neutral_levels(tiles: list[str]) -> dict[str, int]:
    """Return the levels of the neutral faction for the tiles of rounds 1 to 5 (R19.3, R19.4)."""
    levels = dict.fromkeys(FIELDS, NEUTRAL_LEVEL)
    for tile in tiles[: ROUNDS - 1]:
        levels[ROUND_TILES[tile].field] += ROUND_TILES[tile].every
    return levels


def _deal_bundles(play: Play[AgeState]) -> None:
    """Seven sets, and three round bonuses with a coin (R3.1); the start player chooses last (R3.2)."""
    state = play.state
    factions = play.shuffle("factions", list(FACTIONS))
    bonuses = play.shuffle("bonuses", BONUSES)
    state.bundles = [
        Bundle(home=home, faction=faction, bonus=bonus)
        for home, faction, bonus in zip(WHEEL, factions, bonuses, strict=False)
    ]
    state.bonus_offer = dict.fromkeys(bonuses[len(WHEEL) :], 1)
    state.todo = [f"bundle:{seat}" for seat in reversed(state.order)]


def _deal_draft(play: Play[AgeState]) -> None:
    """Six planning cards, a few factions, palaces and round bonuses to draft from (R18.1-18.3)."""
    state = play.state
    state.draft_homes = play.shuffle("homes", WHEEL)[:-1]
    state.draft_factions = play.shuffle("factions", list(FACTIONS))[: state.seats + 1]
    state.draft_bonuses = play.shuffle("bonuses", BONUSES)[: state.seats + 3]
    state.todo = [f"draft:{seat}" for _ in range(3) for seat in state.order]
    state.todo += [f"draft-bonus:{seat}" for seat in reversed(state.order)]
