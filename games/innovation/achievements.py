"""Claiming achievements, and how the game ends (R10, R11)."""

from collections.abc import Sequence

from games.core.play import Play
from games.core.text import seat_text
from games.innovation import names
from games.innovation.content import CONTENT, SPECIALS
from games.innovation.icons import age, highest_top, points, tops, totals
from games.innovation.state import InnovationState, Seat

WORLD_CLOCKS = 12
_CLOCK = -1
"""Clocks are the last of the icons."""


class GameEndError(Exception):
    """The game is over at this instant: the rest of effect, action and turn is dropped (R5.3, R11)."""


def end(state: InnovationState, by: str, winners: list[int]) -> GameEndError:
    """Note how the game ended ("achievements", "score", "card") and return what to raise."""
    state.ended_by, state.winners = by, winners
    return GameEndError(by)


def end_by_score(state: InnovationState) -> GameEndError:
    """End the game by score; ties by number of achievements, then shared (R11.3, R11.4)."""
    ranks = [(points(seat), len(seat.achievements)) for seat in state.players]
    return end(state, "score", [seat for seat, rank in enumerate(ranks) if rank == max(ranks)])


def end_by_lead(state: InnovationState, values: Sequence[int]) -> None:
    """End the game by card for the one player whose value is highest; on a tie go on (R11.5)."""
    best = [seat for seat, value in enumerate(values) if value == max(values)]
    if len(best) == 1:
        raise end(state, "card", best)


def eligible(state: InnovationState, seat: int) -> list[int]:
    """Return the ages of the normal achievements that a player could claim by an action (R4.4)."""
    player = state.players[seat]
    limit = min(points(player) // 5, highest_top(player))
    return [age for age in state.normal if age <= limit]


def claim(play: Play[InnovationState], seat: int, achievement: str) -> bool:
    """Take an achievement if it is still there (R7.9); GameEndError if it wins (R11.1).

    `achievement` is an age ("1" to "9") or the id of a special one. Whether the player may take it by an
    action is for `eligible` to say.
    """
    state = play.state
    if achievement in state.special:
        state.special.remove(achievement)
    elif achievement.isdigit() and int(achievement) in state.normal:
        state.normal.remove(int(achievement))
    else:
        return False
    state.players[seat].achievements.append(achievement)
    state.changes += 1
    what, ref = names.achievement(achievement), f"achievement:{achievement}"
    play.log("event-claim", seat=seat, refs=[ref], who=seat_text(seat), achievement=what)
    if len(state.players[seat].achievements) >= CONTENT.goals[state.seats]:
        raise end(state, "achievements", [seat])
    return True


def qualifies(player: Seat, special: str) -> bool:
    """Tell whether the automatic condition of a special achievement holds (R10.2)."""
    match special:
        case "monument":
            return player.tucked >= 6 or player.scored >= 6
        case "empire":
            return min(totals(player)) >= 3
        case "world":
            return totals(player)[_CLOCK] >= WORLD_CLOCKS
        case "wonder":
            return all(direction in ("right", "up") for direction in player.splay.values())
        case _:
            return len(tops(player)) == 5 and all(age(card) >= 8 for card in tops(player))


def claim_specials(play: Play[InnovationState], seats: Sequence[int]) -> None:
    """Give out the special achievements earned now, from the active player on (R10.3, R10.5).

    `seats` are the players whose board or counters the last step changed: nobody else can have become
    eligible. Raises GameEndError when one of them wins the game.
    """
    state = play.state
    for seat in sorted(set(seats), key=lambda seat: (seat - state.turn) % state.seats):
        player = state.players[seat]
        for special in SPECIALS:
            if special in state.special and qualifies(player, special):
                claim(play, seat, special)
