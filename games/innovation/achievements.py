"""Claiming achievements, and how the game ends (R10, R11)."""

from games.innovation.content import CARDS, COLORS, CONTENT, SPECIALS
from games.innovation.icons import highest_top, icon_counts, points, tops
from games.innovation.state import InnovationState, Seat


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


def eligible(state: InnovationState, seat: int) -> list[int]:
    """Return the ages of the normal achievements that a player could claim by an action (R4.4)."""
    player = state.players[seat]
    limit = min(points(player) // 5, highest_top(player))
    return [age for age in state.normal if age <= limit]


def claim(state: InnovationState, seat: int, achievement: str) -> bool:
    """Take an achievement if it is still there (R7.9); GameEndError if it wins (R11.1)."""
    if achievement in state.special:
        state.special.remove(achievement)
    elif achievement.isdigit() and int(achievement) in state.normal:
        state.normal.remove(int(achievement))
    else:
        return False
    player = state.players[seat]
    player.achievements.append(achievement)
    if len(player.achievements) >= CONTENT.goals[state.seats]:
        raise end(state, "achievements", [seat])
    return True


def qualifies(player: Seat, special: str) -> bool:
    """Tell whether the automatic condition of a special achievement holds (R10.2)."""
    match special:
        case "monument":
            return player.tucked >= 6 or player.scored >= 6
        case "empire":
            return min(icon_counts(player).values()) >= 3
        case "world":
            return icon_counts(player)["clock"] >= 12
        case "wonder":
            return all(player.splay[color] in ("right", "up") for color in COLORS)
        case _:
            return len(tops(player)) == 5 and all(CARDS[card].age >= 8 for card in tops(player))


def claim_specials(state: InnovationState) -> list[tuple[int, str]]:
    """Give out the special achievements earned now, from the active player on (R10.3, R10.5).

    Returns (seat, achievement) for each one given; raises GameEndError when one wins the game.
    """
    given: list[tuple[int, str]] = []
    for step in range(state.seats):
        seat = (state.turn + step) % state.seats
        for special in SPECIALS:
            if special in state.special and qualifies(state.players[seat], special):
                claim(state, seat, special)
                given.append((seat, special))
    return given
