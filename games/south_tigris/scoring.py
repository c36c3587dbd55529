"""The score sheet, each category for itself (R20)."""

from games.core.score import ScoreLine, ScoreSheet, leaders
from games.core.text import say
from games.south_tigris.points import points, ship_rank
from games.south_tigris.reasons import why
from games.south_tigris.state import TigrisState

CATEGORIES = (
    ("guild_majorities", "R20.1"),
    ("royalties", "R20.2"),
    ("research", "R20.3"),
    ("craftspeople", "R20.4"),
    ("workshop_tiles", "R20.5"),
    ("invention_tiles", "R20.6"),
    ("builder_publisher_influence", "R20.7"),
    ("device_conditions", "R20.8"),
    ("leftovers", "R20.9"),
)


def score(state: TigrisState) -> ScoreSheet:
    """Return the score sheet: final at the end, else without hands."""
    final = state.phase == "over"
    all_points = [points(state, seat, hidden=final) for seat in range(state.seats)]
    lines = tuple(
        ScoreLine(
            say(f"score-{key}"),
            tuple(one[key] for one in all_points),
            rule,
            tuple(why(state, key, seat) for seat in range(state.seats)),
        )
        for key, rule in CATEGORIES
    )
    totals = tuple(sum(one.values()) for one in all_points)
    ranks = [ship_rank(state, seat) for seat in range(state.seats)]
    ships, lows = tuple(rank[0] for rank in ranks), tuple(rank[1] for rank in ranks)
    ties = (ScoreLine(say("score-ship"), ships, "R20.11"),)
    return ScoreSheet(lines, totals, leaders(totals, ships, lows), ties)
