"""The score sheet: points, achievements and how the game ended (R11)."""

from games.core.score import ScoreLine, ScoreSheet, leaders
from games.core.text import Text, say
from games.innovation import names
from games.innovation.content import CARDS, CONTENT
from games.innovation.icons import points
from games.innovation.state import InnovationState, Seat


def sheet(state: InnovationState) -> ScoreSheet:
    """Return the sheet: totals are the points of R11.3; winners as R11 says, before that who leads.

    Nobody can see who leads in a game won by a card, so achievements, then points, stand for it.
    """
    totals = tuple(points(player) for player in state.players)
    claimed = tuple(len(player.achievements) for player in state.players)
    goal = CONTENT.goals[state.seats]
    lines = (ScoreLine(say("score-points"), totals, "R7.2", tuple(map(_points_why, state.players))),)
    why = tuple(tuple(map(names.achievement, player.achievements)) for player in state.players)
    ties = (ScoreLine(say("score-achievements", goal=goal), claimed, "R11.4", why),)
    winners = tuple(state.winners) if state.ended_by else leaders(claimed, totals)
    reason = names.ending(state.ended_by) if state.ended_by else None
    return ScoreSheet(lines, totals, winners, ties, reason)


def _points_why(player: Seat) -> tuple[Text, ...]:
    """Return how many cards of each value lie in the score pile: public, the cards are not (R13.1)."""
    found = [CARDS[card].age for card in player.score]
    return tuple(say("score-points-why", age=age, n=found.count(age)) for age in sorted(set(found)))
