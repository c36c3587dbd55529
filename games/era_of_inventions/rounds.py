"""Setup and the preparation of the next round (R2, R11)."""

from games.core.play import Play
from games.core.text import seat_text
from games.era_of_inventions.content import (
    BONUS_DISCS,
    CARDS,
    FACTORIES,
    SEATINGS,
    SOURCES,
    START_CARDS,
    START_STOCK,
)
from games.era_of_inventions.state import EraState, Player


def new_state(seats: int, seed: str) -> EraState:
    """Return the state before the first shuffle (R2.1-R2.5, R2.9)."""
    seating = SEATINGS[seats]
    players = [
        Player(stock=dict(START_STOCK), discs=seating.discs, bonus=seating.bonus) for _ in range(seats)
    ]
    return EraState(
        seats=seats,
        seed=seed,
        players=players,
        rounds=seating.rounds,
        places={source.id: source.full for source in SOURCES.values()},
        pool_bonus=BONUS_DISCS - seats * seating.bonus,
        draw=list(START_CARDS),
        factory_pile=list(FACTORIES),
    )


def set_up(play: Play[EraState]) -> None:
    """Shuffle, deal factories and cards, choose the start player (R2.6, R2.7, R2.10)."""
    state = play.state
    state.factory_pile = play.shuffle("factories", state.factory_pile)
    state.draw = play.shuffle("cards", state.draw)
    for slot in range(5):
        state.row[slot] = state.factory_pile.pop(0)
    for slot in range(7):
        state.display[slot] = state.draw.pop(0)
    state.start = state.turn = play.roll("start", state.seats) - 1
    state.phase = "place"
    play.log("log-setup", refs=[f"seat:{state.start}"], who=seat_text(state.start), rounds=state.rounds)


def prepare(play: Play[EraState]) -> None:
    """Prepare the next round: cards, factories, places, markers (R11)."""
    state = play.state
    _clear_display(state)
    _fill_display(play)
    _refresh_factories(play)
    for source in SOURCES.values():
        lying = state.places[source.id]
        state.places[source.id] = lying + 1 if lying else source.full
    state.round += 1
    state.start = state.turn = (state.start + 1) % state.seats
    state.phase = "place"
    play.reveals()
    play.log("log-round", refs=[f"seat:{state.start}"], n=state.round, who=seat_text(state.start))


def _clear_display(state: EraState) -> None:
    """Start cards leave, s5-s7 are discarded, the others slide to s7 (R11.1, R11.2)."""
    kept: list[str] = []
    for slot, card in enumerate(state.display):
        if card is None:
            continue
        if CARDS[card].kind == "start":
            state.removed.append(card)
        elif slot >= 4:
            state.discard.insert(0, card)
        else:
            kept.append(card)
    state.display = [*[None] * (7 - len(kept)), *kept]


def _fill_display(play: Play[EraState]) -> None:
    """Shuffle where due and fill from the highest empty slot down (R11.3-R11.5)."""
    state = play.state
    empty = state.display.count(None)
    if state.aside or len(state.draw) < empty:
        state.draw = play.shuffle("cards", sorted([*state.draw, *state.discard, *state.aside]))
        state.discard, state.aside = [], []
    _deal(state.display, state.draw)


def _refresh_factories(play: Play[EraState]) -> None:
    """f3-f5 are discarded, the others slide to f5, the row is filled (R11.7)."""
    state = play.state
    state.factory_discard = [*(card for card in state.row[2:] if card), *state.factory_discard]
    kept = [card for card in state.row[:2] if card]
    state.row = [*[None] * (5 - len(kept)), *kept]
    if len(state.factory_pile) < state.row.count(None):
        pool = sorted([*state.factory_pile, *state.factory_discard])
        state.factory_pile, state.factory_discard = play.shuffle("factories", pool), []
    _deal(state.row, state.factory_pile)


def _deal(slots: list[str | None], pile: list[str]) -> None:
    for slot in range(len(slots) - 1, -1, -1):
        if slots[slot] is None and pile:
            slots[slot] = pile.pop(0)
