"""Workshops: activating and clearing rows; workers taken back (R8.4, R8.5, R11.5-R11.9)."""

from collections.abc import Sequence

from games.core.play import Step
from games.core.question import Option
from games.core.text import say, seat_text
from games.south_tigris.asking import Tigris, name, pick
from games.south_tigris.content import COLOUR, HOME, PRINTED, ROWS, WORKSHOP_TILES, Effect, WorkshopTile
from games.south_tigris.effects import effect_text, gain, modifier, op, reached_goals
from games.south_tigris.placing import place_dice
from games.south_tigris.state import TigrisState


def activate(play: Tigris, seat: int, row: str) -> Step:
    """Place 1-2 dice on a row and resolve its abilities in any order, each at most once (R11.5)."""
    action = play.state.action
    yield from place_dice(play, seat, f"workshop_{row}", 0)
    action.row, action.row_dice = row, []
    done: list[str] = []
    while True:
        chosen = yield from pick(seat, "ability", "R11.5", lambda: _abilities(play.state, seat, row, done))
        if chosen in ("", "done"):
            break
        done.append(chosen)
        play.log(
            "log-ability", seat=seat, who=seat_text(seat), tile=name(chosen), refs=[tile_ref(seat, chosen)]
        )
        with play.nested():
            yield from gain(play, seat, ability(chosen).effects, f"tile:{chosen}")
    action.row = ""
    yield from reached_goals(play)


def tile_ref(seat: int, tile: str) -> str:
    """Return the ref of a tile on a seat's board; printed abilities are on everybody's."""
    return f"printed:{seat}:{tile[-1]}" if tile.startswith("printed_") else f"tile:{tile}"


def ability(tile: str) -> WorkshopTile:
    """Return a workshop tile or a printed ability."""
    return PRINTED[tile[-1]] if tile.startswith("printed_") else WORKSHOP_TILES[tile]


def _abilities(state: TigrisState, seat: int, row: str, done: list[str]) -> list[Option]:
    tiles = [f"printed_{row}", *state.players[seat].rows[row]]
    left = [tile for tile in tiles if tile not in done and met(state, seat, row, ability(tile))]
    if not left:
        return []
    options = [
        Option(
            tile,
            f"name-{tile}",
            refs=(tile_ref(seat, tile),),
            detail=say("detail-card", gain=[effect_text(e) for e in ability(tile).effects]),
        )
        for tile in left
    ]
    return [*options, Option("done", "option-done")]


def met(state: TigrisState, seat: int, row: str, tile: WorkshopTile) -> bool:
    """Tell whether the dice of the row being activated meet a requirement (R11.6, R11.7, R11.9)."""
    dice = state.players[seat].dice[f"workshop_{row}"] or state.action.row_dice
    return would_meet(state, seat, row, dice, tile)


def would_meet(state: TigrisState, seat: int, row: str, dice: Sequence[str], tile: WorkshopTile) -> bool:
    """Tell whether these dice in a row would meet a requirement."""
    colours = [COLOUR[die[0]] for die in dice]
    total = sum(int(die[1:]) for die in dice) + modifier(state, seat, "workshop_total")
    total += tile.home_bonus if HOME[row] in colours else 0
    return total >= tile.least and all(colour in colours for colour in tile.colours)


@op("clear_workshop")
def clear_workshop(play: Tigris, seat: int, effect: Effect) -> Step:
    """Move the dice of a chosen row to Exhausted (R8.4)."""
    row = yield from pick(
        seat,
        "clear_row",
        "R8.4",
        lambda: [Option(row, "option-clear-row", {"row": row.upper()}) for row in ROWS],
    )
    clear_row(play, seat, row)


def clear_row(play: Tigris, seat: int, row: str) -> None:
    """Move the dice of a row to Exhausted; an activation under way remembers them (R11.9)."""
    player, action = play.state.players[seat], play.state.action
    dice = player.dice[f"workshop_{row}"]
    if action.row == row and seat == play.state.active:
        action.row_dice = list(dice)
    player.dice["exhausted"] += [die[0] for die in dice]
    player.dice[f"workshop_{row}"] = []
    play.log("log-cleared", seat=seat, who=seat_text(seat), row=row.upper())


@op("retrieve_worker")
def retrieve_worker(play: Tigris, seat: int, effect: Effect) -> Step:
    """Take back a worker placed this round, or the envoy (R8.5)."""
    player = play.state.players[seat]

    def options() -> list[Option]:
        placed = [
            Option(f"worker:{s}", "option-retrieve", {"space": name(s)}) for s in dict.fromkeys(player.placed)
        ]
        envoy = player.envoy not in ("", "available")
        return [*placed, *([Option("envoy", "option-retrieve-envoy")] if envoy else [])]

    chosen = yield from pick(seat, "retrieve", "R8.5", options, decline=True)
    if not chosen:
        return
    space = player.envoy if chosen == "envoy" else chosen.split(":")[1]
    if chosen == "envoy":
        player.envoy = "available"
    else:
        player.placed.remove(space)
        player.workers += 1
    play.state.spaces[space].remove(seat)
    play.log("log-retrieved", seat=seat, who=seat_text(seat), space=name(space), refs=[f"space:{space}"])
