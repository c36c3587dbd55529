"""Final scoring (R14)."""

from games.core.score import ScoreLine, ScoreSheet, leaders
from games.core.text import say
from games.era_of_inventions.content import ALL_FACTORIES, AWARDS, BOXES, RESOURCES
from games.era_of_inventions.state import EraState, Player


def final_trade(player: Player) -> int:
    """Return the most IP from the last market (R14.2, R14.3): 0 to 3."""
    cubes = sum(player.stock[kind] for kind in RESOURCES)
    best = 0
    for barters in range(min(3, cubes // 2) + 1):
        pairs = (player.stock["coin"] + barters) // 2
        best = max(best, min(3, 5 - barters, player.stock["gear"] + pairs))
    return best


def award(values: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points of one award by seat (R14.4, R14.5)."""
    top = max(values)
    if not top:
        return (0,) * len(values)
    return tuple(AWARDS[values.count(top)] if value == top else 0 for value in values)


def measures(state: EraState) -> dict[str, tuple[int, ...]]:
    """Return what the three awards compare, by seat."""
    players = state.players
    return {
        "patents": tuple(player.patent for player in players),
        "research": tuple(sum(BOXES[box].gears for box in player.boxes) for player in players),
        "industry": tuple(
            sum(ALL_FACTORIES[one].value for one in player.all_factories) for player in players
        ),
    }


def sheet(state: EraState, *, awards: bool = True) -> ScoreSheet:
    """Return the score sheet: what each has, or would have if the game ended now."""
    lines = [
        ScoreLine(say("score-track"), tuple(player.ip for player in state.players), "R14.1"),
        ScoreLine(say("score-trade"), tuple(final_trade(player) for player in state.players), "R14.2"),
    ]
    rules = {"patents": "R14.4a", "research": "R14.4b", "industry": "R14.4c"}
    for name, values in measures(state).items() if awards else ():
        why = tuple((say(f"why-{name}", n=value),) for value in values)
        lines.append(ScoreLine(say(f"score-{name}"), award(values), rules[name], why))
    totals = tuple(sum(points) for points in zip(*(line.points for line in lines), strict=True))
    boxes = tuple(len(player.boxes) for player in state.players)
    tie = ScoreLine(say("score-boxes"), boxes, "R14.6")
    return ScoreSheet(tuple(lines), totals, leaders(totals, boxes), (tie,))
