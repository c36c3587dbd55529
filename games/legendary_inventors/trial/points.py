"""Scenarios of scoring (R12, R13)."""

from games.legendary_inventors.content import INVENTORS
from games.legendary_inventors.scoring import card_points, goal_points, goals, run_points, winners
from games.legendary_inventors.trial.scene import Observed, Scene, show


def goal(scene: Scene) -> Observed:
    """Check one inventor's goal (R9.6)."""
    tile = INVENTORS[scene.given.inventor]
    given = scene.given.model_copy(update={"team": tile.team})
    state = Scene(scene.game, given, scene.do).state()
    state.levels[0][tile.place] = list(scene.given.levels)
    return {"reached": tile.id in goals(state, 0), "points": goal_points(state, 0)}


def run_scores(scene: Scene) -> Observed:
    """Score runs of categories (R12.4)."""
    return {"points": run_points(sorted(scene.given.cards), scene.given.classification_tokens)}


def winner(scene: Scene) -> Observed:
    """Find the winner (R13.1)."""
    return {"winners": list(winners(tuple(scene.given.totals), tuple(scene.given.invention_cards)))}


def owned_cards(scene: Scene) -> Observed:
    """Score the inventions of a player that has cubes on some (R12.1)."""
    state = scene.state()
    for invention in scene.given.player_contributed_to:
        show(state, invention, [0, 0, 1, 0], {0: 1})
    state.cards[0] = list(scene.given.player_owns)
    return {"points": card_points(state, 0)}
