"""Effects of the nine cards that differ in the second edition (R15.1)."""

from games.core.play import Step
from games.innovation.cards.age_01 import oars_2
from games.innovation.cards.age_03 import feudalism_2
from games.innovation.cards.age_05 import statistics_2
from games.innovation.cards.age_06 import industrialization_2
from games.innovation.cards.age_09 import fission_1
from games.innovation.choosing import may_pick, pick, pick_colors
from games.innovation.giving import give, give_some
from games.innovation.icons import bearing, color, highest, tops
from games.innovation.run import Effects, Run, instant


def oars_1(run: Run) -> Step:
    """Demand: a hand card with a crown goes to the attacker's score pile; if so, draw a 1."""
    card = yield from give(run, bearing(run.hand, "crown"), run.attacker, "score", run.hand)
    if card:
        run.demand.worked = True
        run.draw(1)
    else:
        run.prove()


@instant
def fermenting(run: Run) -> None:
    """Draw a 2 per two leaves."""
    for _ in range(run.visible("leaf") // 2):
        run.draw(2)


def feudalism_1(run: Run) -> Step:
    """Demand: a hand card with a castle goes to the attacker's hand."""
    if not (yield from give(run, bearing(run.hand, "castle"), run.attacker, "hand", run.hand)):
        run.prove()


def measurement(run: Run) -> Step:
    """You may return a hand card; if you do, splay a color right and draw a card of that pile's size."""
    card = yield from may_pick(run, "return", run.hand)
    if card:
        run.give_back(card)
        (named,) = yield from pick_colors(run, 1)
        run.splay(named, "right")
        run.draw(len(run.me.board[named]))


def statistics_1(run: Run) -> Step:
    """Demand: your highest score card goes to your hand; if it is the only one there, again."""
    while card := (yield from pick(run, "take", highest(run.score_pile))):
        run.transfer([card], run.you, "hand")
        if len(run.hand) != 1:
            return


def societies(run: Run) -> Step:
    """Demand: a top non-purple card with a lightbulb goes to the attacker's board; draw a 5."""
    bulbs = [card for card in bearing(run.tops, "lightbulb") if color(card) != "purple"]
    card = yield from give(run, bulbs, run.attacker, "board")
    if card:
        run.draw(5)


@instant
def industrialization_1(run: Run) -> None:
    """Draw and tuck a 6 per two factories."""
    for _ in range(run.visible("factory") // 2):
        run.draw_and_tuck(6)


def combustion(run: Run) -> Step:
    """Demand: two score cards go to the attacker's score pile."""
    yield from give_some(run, run.score_pile, 2, run.attacker, "score")


def fission_2(run: Run) -> Step:
    """Return a top card of any board but Fission."""
    everywhere = [card for player in run.state.players for card in tops(player) if card != "fission"]
    card = yield from pick(run, "return", everywhere)
    if card:
        run.give_back(card)


EFFECTS: Effects = {
    "oars": (oars_1, oars_2),
    "fermenting": (fermenting,),
    "feudalism": (feudalism_1, feudalism_2),
    "measurement": (measurement,),
    "statistics": (statistics_1, statistics_2),
    "societies": (societies,),
    "industrialization": (industrialization_1, industrialization_2),
    "combustion": (combustion,),
    "fission": (fission_1, fission_2),
}
