"""The river: ships, workshop tiles taken and placed, research sites (R8, R10, R11.1-R11.4)."""

from games.core.play import Step, Steps
from games.core.question import Option
from games.core.text import say, seat_text
from games.south_tigris.asking import DECLINE, Tigris, name, named, pick
from games.south_tigris.content import (
    CELLS,
    LAST,
    ONCE_TILES,
    ROWS,
    SECTION,
    SECTION_STARTS,
    TILE_SPACES,
    Effect,
)
from games.south_tigris.effects import effect_text, gain, modifier, op, reached_goals
from games.south_tigris.influence import has_piece, take_piece, tell_piece
from games.south_tigris.people import hopeful, pay, purse, release, task
from games.south_tigris.state import Player, Site, TigrisState


@op("ship")
def ship(play: Tigris, seat: int, effect: Effect) -> Step:
    """Move the ship exactly n landable spaces and resolve the stop (R8)."""
    player = play.state.players[seat]
    if player.ship == LAST:
        yield from end_space(play, seat)
        return
    n = effect.n
    if modifier(play.state, seat, "ship_optional_plus") and not player.plus_used:
        more = yield from pick(
            seat, "ship_plus", "R24.1", lambda: [Option("plus", "option-plus")], decline=True
        )
        player.plus_used = bool(more)
        n += bool(more)
    _sail(play, seat, n)
    if player.ship == LAST:
        yield from end_space(play, seat)
    elif player.ship in SECTION_STARTS:
        for stop in SECTION_STARTS[player.ship]:
            yield from gain(play, seat, (stop,), "mat:river")
    elif has_cell(player):
        yield from place_tile(play, seat, play.state.stacks[str(player.ship)].pop(0))


def destination(state: TigrisState, position: int, n: int) -> int:
    """Return where a ship lands that sails n landable spaces from `position` (R8.1, R8.2)."""
    while n and position < LAST:
        position += 1
        if position in SECTION_STARTS or position == LAST:
            return position
        n -= bool(state.stacks.get(str(position)))
    return position


def _sail(play: Tigris, seat: int, n: int) -> None:
    state = play.state
    player = state.players[seat]
    player.ship = destination(state, player.ship, n)
    state.ship_order = [*(one for one in state.ship_order if one != seat), seat]
    if SECTION[player.ship] not in state.revealed:
        state.revealed.append(SECTION[player.ship])
        play.reveals()
    play.log("log-ship", seat=seat, who=seat_text(seat), pos=player.ship, refs=[f"river:{player.ship}"])


def has_cell(player: Player) -> bool:
    """Tell whether the board has a free cell (R11.2)."""
    return any(len(tiles) < 4 for tiles in player.rows.values())


def end_space(play: Tigris, seat: int) -> Step:
    """Resolve the last space: a tile of the end pile, silver, or a visible tile (R8.7)."""
    state, player = play.state, play.state.players[seat]
    play.log("log-end-space", seat=seat, who=seat_text(seat))

    def options() -> list[Option]:
        tiles = [Option("take_pile_top", "option-end-pile", ends=True)] if state.end_pile else []
        seen = [Option("take_visible", "option-visible")] if visible(state) else []
        return [*(tiles + seen if has_cell(player) else []), Option("silver", "option-end-silver")]

    chosen = yield from pick(seat, "end_option", "R8.7", options, auto=True)
    if chosen == "silver":
        yield from gain(play, seat, (Effect("silver", 2),))
    elif chosen == "take_pile_top":
        play.reveals()
        yield from place_tile(play, seat, state.end_pile.pop(0))
    else:
        pos = yield from pick(seat, "river_tile", "R8.7", lambda: _tops(state), auto=True)
        yield from place_tile(play, seat, state.stacks[pos].pop(0))


def visible(state: TigrisState) -> list[str]:
    """Return the spaces whose top workshop tile is faceup."""
    return [pos for pos, tiles in state.stacks.items() if tiles and SECTION[int(pos)] in state.revealed]


def _tops(state: TigrisState) -> list[Option]:
    return [named(pos, state.stacks[pos][0], None, f"river:{pos}") for pos in visible(state)]


def cell_cost(state: TigrisState, seat: int, row: str) -> int:
    """Return what the next cell of a row costs (R11.4)."""
    player = state.players[seat]
    columns = min(len(tiles) for tiles in player.rows.values())
    change = modifier(state, seat, "workshop_place_cost")
    return max(0, len(player.rows[row]) - columns + change)


def place_tile(play: Tigris, seat: int, tile: str) -> Step:
    """Place a tile just taken and gain what it covers (R11.2, R11.4)."""
    state, player = play.state, play.state.players[seat]
    player.taken.append(tile)
    with task(play):
        paid = -1
        while paid < 0:
            row = yield from pick(
                seat, "row", "R11.2", lambda: _row_options(play, seat), params={"tile": name(tile)}
            )
            paid = yield from pay(play, seat, cell_cost(state, seat, row))
    player.taken.remove(tile)
    player.rows[row].append(tile)
    covered = CELLS[row, len(player.rows[row])]
    play.log(
        "log-tile",
        seat=seat,
        who=seat_text(seat),
        tile=name(tile),
        row=row.upper(),
        paid=paid,
        refs=[f"tile:{tile}"],
    )
    yield from reached_goals(play)
    yield from gain(play, seat, covered, "mat:workshops")


def _row_options(play: Tigris, seat: int) -> list[Option]:
    """Return the rows with a free cell that may be affordable (cards may still bring silver).

    The cheapest comes first: it costs nothing, so that it can stand for a seat that does not answer.
    """
    player = play.state.players[seat]
    options = []
    for row in sorted(ROWS, key=lambda row: cell_cost(play.state, seat, row)):
        column = len(player.rows[row]) + 1
        if column > 4:
            continue
        cost = cell_cost(play.state, seat, row)
        if cost <= purse(play, seat) or hopeful(play, seat):
            covered = [effect_text(effect) for effect in CELLS[row, column]]
            detail = say("detail-row", cost=cost, gain=covered)
            refs = (f"cell:{seat}:{row}{column}",)
            options.append(Option(row, "option-row", {"row": row.upper(), "column": column}, refs, detail))
    return options


def research_cost(state: TigrisState, seat: int, pos: int, discount: int) -> int:
    """Return the silver for researching at a site (R10.2)."""
    distance = abs(pos - state.players[seat].ship)
    return max(0, distance - discount + modifier(state, seat, "research_cost"))


def why_not_site(state: TigrisState, seat: int, pos: int) -> str:
    """Return the reason why a site is not available, '' if it is (R10.1)."""
    site = state.sites.get(str(pos))
    if pos not in TILE_SPACES or state.stacks.get(str(pos)):
        return "tiles_on_site"
    if site is None:
        return ""
    if seat in (site.left, site.right):
        return "own_influence_on_site"
    return "site_full" if site.left is not None and site.right is not None else ""


def _site_options(play: Tigris, seat: int, discount: int) -> list[Option]:
    state = play.state
    if not has_piece(state, seat):
        return []
    options = []
    for pos in TILE_SPACES:
        cost = research_cost(state, seat, pos, discount)
        if not why_not_site(state, seat, pos) and (cost <= purse(play, seat) or hopeful(play, seat)):
            detail = say("detail-cost", n=cost)
            options.append(Option(str(pos), "option-site", {"pos": pos}, (f"river:{pos}",), detail))
    return options


@op("research")
def research(play: Tigris, seat: int, effect: Effect) -> Step:
    """Research at a site: pay, place influence, choose or share its tile (R10)."""
    if not _site_options(play, seat, effect.discount):
        play.log("log-research-nothing", seat=seat, who=seat_text(seat))
        return
    with task(play):
        paid = -1
        while paid < 0:
            chosen = yield from pick(
                seat,
                "site",
                "R10.1",
                lambda: _site_options(play, seat, effect.discount),
                decline=True,
                default=DECLINE,
            )
            if not chosen:
                release(play, seat)
                return
            paid = yield from pay(play, seat, research_cost(play.state, seat, int(chosen), effect.discount))
    yield from _settle_site(play, seat, chosen)


def _settle_site(play: Tigris, seat: int, pos: str) -> Step:
    state = play.state
    origin = yield from take_piece(play, seat)
    site = state.sites.get(pos)
    if site is None:
        state.sites[pos] = Site(left=seat)
        tell_piece(play, seat, origin)
        play.log("log-research", seat=seat, who=seat_text(seat), pos=int(pos), refs=[f"river:{pos}"])
        tile = yield from _choose_tile(play, seat, pos)
    else:
        site.right = seat
        tell_piece(play, seat, origin)
        tile = site.tile
    if tile:
        play.log("log-research-tile", seat=seat, who=seat_text(seat), tile=name(tile), refs=[f"river:{pos}"])
        await_now = ONCE_TILES.get(tile)
        if await_now is None:
            state.players[seat].research.append(tile)
        else:
            yield from gain(play, seat, await_now, f"research:{tile}")


def _choose_tile(play: Tigris, seat: int, pos: str) -> Steps[str]:
    """Draw up to 3 tiles, keep 1, return the others to the bottom in any order (R10.3)."""
    deck, player = play.state.research_decks[str(SECTION[int(pos)])], play.state.players[seat]
    if not deck:
        return ""
    player.drawn, deck[:3] = deck[:3], []
    play.reveals()
    tile = yield from pick(seat, "research_tile", "R10.3", lambda: [named(t) for t in player.drawn])
    others = [one for one in player.drawn if one != tile]
    if len(others) > 1:
        first = yield from pick(seat, "research_under", "R10.3", lambda: [named(t) for t in others])
        others.sort(key=lambda one: one != first)
    play.state.sites[pos].tile = tile
    deck += others
    player.drawn = []
    return tile
