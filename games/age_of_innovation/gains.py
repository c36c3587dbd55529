"""Resources, books and science levels with all that hangs on them (R1, R4.8, R26)."""

from collections.abc import Iterator, Mapping, Sequence

from games.age_of_innovation.content import (
    EFFECTS,
    FIELDS,
    FINAL_TILES,
    LEVEL_POWER,
    REBALANCED,
    REBALANCED_GAINS,
    ROUND_TILES,
    ROUNDS,
    Effect,
    Gain,
    Round,
)
from games.age_of_innovation.ground import hexes
from games.age_of_innovation.inquiry import choose, named, pick, split, thing
from games.age_of_innovation.power import gain_power
from games.age_of_innovation.state import AgeState, Side
from games.core.play import Play, Steps
from games.core.question import Option
from games.core.text import Text, say, seat_text

ALL_SCHOLARS = 7
BOOK_CAP = 12
TOP = 12
LOCKED = 8


def tiles_now(state: AgeState) -> list[Round]:
    """Return the tiles whose left half scores now (R26.1, R26.3)."""
    if state.phase != "actions":
        return []
    tiles = [ROUND_TILES[state.round_tiles[state.round - 1]]]
    return [*tiles, FINAL_TILES[state.final_tile]] if state.round == ROUNDS else tiles


def trigger_vp(state: AgeState, event: str, hexagon: str = "") -> int:
    """Return the VP of the round tile (and final tile) for an event (R26.1, R26.3)."""
    return sum(
        tile.vp
        for tile in tiles_now(state)
        if event == tile.on and (not tile.edge or hexagon in hexes(state).edge)
    )


def trigger(state: AgeState, seat: int, event: str, times: int = 1) -> None:
    """Give the VP of the round tile for an event, once for each unit (R26.2)."""
    state.sides[seat].score("rounds", trigger_vp(state, event) * times)


def passive(state: AgeState, seat: int, event: str) -> Iterator[tuple[str, Effect, Gain]]:
    """Yield tile, line and gain of a player's passive effects for an event (R20, R23, R24, R25)."""
    for tile in state.sides[seat].held:
        for effect in EFFECTS.get(tile, ()):
            if effect.on == event:
                other = REBALANCED_GAINS.get(tile) if state.balance == REBALANCED else None
                yield tile, effect, other or effect.gain


def tell_vp(play: Play[AgeState], seat: int, before: int) -> None:
    """Say what a player has scored since the points were `before`."""
    scored = play.state.sides[seat].vp - before
    if scored > 0:
        play.log("log-vp", seat=seat, who=seat_text(seat), n=scored)


def gain_scholars(state: AgeState, seat: int, count: int) -> None:
    """Gain scholars as far as the supply goes (R1.2)."""
    side = state.sides[seat]
    side.scholars = min(side.scholars + count, ALL_SCHOLARS - side.scholars_out)


def plain(state: AgeState, seat: int, gain: Gain, source: str) -> None:
    """Gain what needs no choice; VP count for `source`."""
    side = state.sides[seat]
    side.coins += gain.coins
    side.tools += gain.tools
    side.score(source, gain.vp)
    side.bowls[2] += gain.power_tokens_bowl3
    side.tokens += gain.power_tokens_bowl3
    side.annex_stock += gain.annexes
    gain_power(side, gain.power)
    gain_scholars(state, seat, gain.scholars)


def books_left(state: AgeState, field: str) -> int:
    """Return how many books of a discipline can still be gained (R1.4)."""
    if not state.book_cap:
        return 99
    return BOOK_CAP - sum(side.books[field] for side in state.sides)


def gain_books(state: AgeState, seat: int, books: Mapping[str, int]) -> None:
    """Gain books of known disciplines, as far as the supply goes."""
    for field, count in books.items():
        state.sides[seat].books[field] += min(count, books_left(state, field))


def choose_books(play: Play[AgeState], seat: int, count: int, each: int = 99) -> Steps[None]:
    """Gain `count` books of any discipline, at most `each` of one (R0.3)."""
    if not count:
        return
    caps = {field: min(books_left(play.state, field), each, count) for field in FIELDS}
    chosen = yield from split(play, seat, "books", caps, count, "R0.3", play.state.sides[seat].books)
    gain_books(play.state, seat, chosen)
    told = [say("amount-field", n=n, field=named(field)) for field, n in chosen.items()]
    play.log("log-books", seat=seat, who=seat_text(seat), what=told)


def pay_books(play: Play[AgeState], seat: int, count: int) -> Steps[None]:
    """Pay `count` books of any discipline."""
    side = play.state.sides[seat]
    chosen = yield from split(play, seat, "pay-books", side.books, count, "R0.3", side.books)
    for field, paid in chosen.items():
        side.books[field] -= paid


def free_keys(state: AgeState, seat: int) -> int:
    """Return the keys not bound to a discipline yet (R4.8.4)."""
    side = state.sides[seat]
    return len(side.city_tiles) - sum(level >= LOCKED for level in side.levels.values())


def _limit(state: AgeState, seat: int, field: str) -> int:
    """Return the highest level free to stand on (R4.8.5)."""
    others = [side.levels[field] for place, side in enumerate(state.sides) if place != seat]
    if state.neutral_levels:
        others.append(state.neutral_levels[field])
    return TOP - 1 if TOP in others else TOP


def reachable(state: AgeState, seat: int, field: str, levels: int, *, key: bool = True) -> int:
    """Return the level that a gain leads to: keys and the one place on top limit it (R4.8.4-4.8.5)."""
    old = state.sides[seat].levels[field]
    top = _limit(state, seat, field)
    if old < LOCKED and (not key or free_keys(state, seat) <= 0):
        top = LOCKED - 1
    return max(old, min(old + levels, top))


def raise_level(state: AgeState, seat: int, field: str, levels: int, *, key: bool = True) -> int:
    """Move up in a discipline, gaining power on the way; return the levels gained (R4.8.1-4.8.5)."""
    side = state.sides[seat]
    old = side.levels[field]
    side.levels[field] = new = reachable(state, seat, field, levels, key=key)
    gain_power(side, sum(power for level, power in LEVEL_POWER.items() if old < level <= new))
    trigger(state, seat, "science_level_gained", new - old)
    return new - old


def raise_levels(play: Play[AgeState], seat: int, levels: Mapping[str, int]) -> Steps[None]:
    """Gain levels in several disciplines; the player chooses which use scarce keys (R4.8.4)."""
    state = play.state
    side = state.sides[seat]
    wanting = [
        field for field, n in levels.items() if n and side.levels[field] < LOCKED <= side.levels[field] + n
    ]
    keys = free_keys(state, seat)
    holders: Sequence[str] = wanting
    if 0 < keys < len(wanting):
        holders = yield from choose(play, seat, "keys", [thing(field) for field in wanting], keys, "R4.8.4")
    before = {field: side.levels[field] for field in levels}
    for field, count in levels.items():
        raise_level(state, seat, field, count, key=field not in wanting or field in holders)
    refs = [f"science:{field}" for field in before]
    play.log("log-levels", seat=seat, refs=refs, who=seat_text(seat), what=risen(side, before))


def risen(side: Side, before: Mapping[str, int]) -> list[Text]:
    """Return the disciplines with their levels after a rise."""
    return [say("level-now", field=named(field), n=side.levels[field]) for field in before]


def field_options(state: AgeState, seat: int, levels: int) -> list[Option]:
    """Return the disciplines to rise in, each with the level that would be reached."""
    side = state.sides[seat]
    return [
        thing(
            field,
            say("detail-level", old=side.levels[field], new=reachable(state, seat, field, levels)),
            f"science:{field}",
        )
        for field in FIELDS
    ]


def choose_levels(play: Play[AgeState], seat: int, levels: int, mode: str) -> Steps[None]:
    """Gain levels in one discipline, in each, or freely split."""
    if not levels:
        return
    if mode == "each_discipline":
        yield from raise_levels(play, seat, dict.fromkeys(FIELDS, levels))
    elif mode == "single_discipline":
        field = yield from pick(play, seat, "field", field_options(play.state, seat, levels), "R4.8")
        yield from raise_levels(play, seat, {field: levels})
    else:
        caps, has = dict.fromkeys(FIELDS, levels), play.state.sides[seat].levels
        shares = yield from split(play, seat, "levels", caps, levels, "R4.8", has)
        yield from raise_levels(play, seat, shares)
