"""Influence: gained, moved, spent, and pieces for slots (R2.5, R5)."""

from games.core.play import Step, Steps
from games.core.text import seat_text
from games.south_tigris.asking import Tigris, name, named, pick
from games.south_tigris.content import GUILDS, Effect
from games.south_tigris.effects import op, reached_goals
from games.south_tigris.state import Player, TigrisState


@op("influence")
def influence(play: Tigris, seat: int, effect: Effect) -> Step:
    """Gain influence in a guild, chosen for each piece if any (R5.1, R5.4)."""
    for _ in range(effect.n):
        guild = effect.guild
        if guild == "any":
            guild = yield from pick(
                seat, "influence", "R5.4", lambda: [named(g, f"guild-{g}") for g in GUILDS], decline=True
            )
        if guild:
            yield from gain_piece(play, seat, guild)


def gain_piece(play: Tigris, seat: int, guild: str) -> Step:
    """Put one piece into a guild; with an empty supply one may come from another guild (R2.5)."""
    player = play.state.players[seat]
    if not player.supply:
        yield from _piece_from(play, seat, player, guild)
        return
    player.supply -= 1
    player.influence[guild] += 1
    play.log("log-influence", seat=seat, who=seat_text(seat), guild=name(f"guild-{guild}"))
    yield from reached_goals(play)


def _piece_from(play: Tigris, seat: int, player: Player, guild: str) -> Step:
    origin = yield from pick(
        seat,
        "influence_piece_from",
        "R2.5",
        lambda: [named(g, f"guild-{g}") for g in GUILDS if g != guild and player.influence[g]],
        decline=True,
    )
    if origin:
        _move(play, seat, origin, guild)


def take_piece(play: Tigris, seat: int) -> Steps[str]:
    """Take a piece for a slot: from supply, else from a guild of the seat's choice (R2.5).

    Returns the guild, '' for the supply; say so with `tell_piece` once the piece is placed.
    """
    player = play.state.players[seat]
    if player.supply:
        player.supply -= 1
        return ""
    origin = yield from pick(
        seat,
        "influence_piece_from",
        "R2.5",
        lambda: [named(g, f"guild-{g}") for g in GUILDS if player.influence[g]],
        auto=True,
    )
    player.influence[origin] -= 1
    return origin


def tell_piece(play: Tigris, seat: int, origin: str) -> None:
    """Say from which guild a piece came that has just been placed; nothing if from supply."""
    if origin:
        play.log("log-influence-used", seat=seat, who=seat_text(seat), guild=name(f"guild-{origin}"))


def has_piece(state: TigrisState, seat: int) -> bool:
    """Tell whether a piece could be placed on a slot; a build or publication keeps its own (R2.7)."""
    player = state.players[seat]
    kept = state.action.reserved if seat == state.active else 0
    return player.supply + sum(player.influence.values()) > kept


@op("move_influence")
def move_influence(play: Tigris, seat: int, effect: Effect) -> Step:
    """Move own pieces from guild to guild (R5.3)."""
    player = play.state.players[seat]
    for _ in range(effect.n):
        origin = yield from pick(
            seat,
            "move_from",
            "R5.3",
            lambda: [named(g, f"guild-{g}") for g in GUILDS if player.influence[g]],
            decline=True,
        )
        if not origin:
            return
        goal = yield from pick(
            seat,
            "move_to",
            "R5.3",
            lambda o=origin: [named(g, f"guild-{g}") for g in GUILDS if g != o],  # type: ignore[misc]
        )
        if player.influence[origin]:
            _move(play, seat, origin, goal)


def _move(play: Tigris, seat: int, origin: str, goal: str) -> None:
    player = play.state.players[seat]
    player.influence[origin] -= 1
    player.influence[goal] += 1
    start, end = name(f"guild-{origin}"), name(f"guild-{goal}")
    play.log("log-influence-moved", seat=seat, who=seat_text(seat), origin=start, goal=end)


def spend(player: Player, guild: str, n: int) -> None:
    """Return pieces from a guild to supply (R5.2)."""
    player.influence[guild] -= n
    player.supply += n


def spend_any(play: Tigris, seat: int) -> Steps[str]:
    """Return a piece from a guild of the seat's choice (R5.2); return the guild, '' if there is none."""
    player = play.state.players[seat]
    guild = yield from pick(
        seat,
        "spend_influence",
        "R5.2",
        lambda: [named(g, f"guild-{g}") for g in GUILDS if player.influence[g]],
        auto=True,
    )
    if guild:
        spend(player, guild, 1)
    return guild
