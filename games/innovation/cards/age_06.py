"""Effects of age 6."""

from games.core.play import Step
from games.innovation import zones
from games.innovation.choosing import in_order, may, may_pick_some, may_splay, pick
from games.innovation.giving import give
from games.innovation.icons import color, colors_showing, highest, highest_value, lacking, lowest
from games.innovation.run import Effects, Run, instant


def atomic_theory_1(run: Run) -> Step:
    """You may splay blue right."""
    yield from may_splay(run, "right", ["blue"])


@instant
def atomic_theory_2(run: Run) -> None:
    """Draw and meld a 7."""
    run.draw_and_meld(7)


def encyclopedia(run: Run) -> Step:
    """You may meld all the highest cards of your score pile."""
    if run.score_pile and (yield from may(run)):
        run.meld(*(yield from in_order(run, "meld", highest(run.score_pile))))


@instant
def industrialization_1(run: Run) -> None:
    """Draw and tuck a 6 for each color of your board that shows a factory."""
    for _ in range(colors_showing(run.me, "factory")):
        run.draw_and_tuck(6)


def industrialization_2(run: Run) -> Step:
    """You may splay red or purple right."""
    yield from may_splay(run, "right", ["red", "purple"])


@instant
def machine_tools(run: Run) -> None:
    """Draw and score a card as high as your highest score card."""
    run.draw_and_score(highest_value(run.score_pile))


def classification(run: Run) -> Step:
    """Reveal a hand card; take all cards of its color from all other hands; meld all of that color."""
    revealed = yield from pick(run, "reveal", run.hand)
    if not revealed:
        return
    run.reveal(revealed)
    named = color(revealed)
    for seat in run.opponents:
        run.transfer([card for card in run.player(seat).hand if color(card) == named], run.you, "hand")
        zones.show_hand(run.play, seat)
    matching = [card for card in run.hand if color(card) == named]
    run.meld(*(yield from in_order(run, "meld", matching)))


def metric_system_1(run: Run) -> Step:
    """With green splayed right, you may splay any pile right."""
    if run.me.splay["green"] == "right":
        yield from may_splay(run, "right")


def metric_system_2(run: Run) -> Step:
    """You may splay green right."""
    yield from may_splay(run, "right", ["green"])


def canning_1(run: Run) -> Step:
    """You may draw and tuck a 6; if you do, score all top cards without a factory."""
    if (yield from may(run)):
        run.draw_and_tuck(6)
        run.score(*(yield from in_order(run, "score", lacking(run.tops, "factory"))))


def canning_2(run: Run) -> Step:
    """You may splay yellow right."""
    yield from may_splay(run, "right", ["yellow"])


def vaccination_1(run: Run) -> Step:
    """Demand: return all your lowest score cards; if you do, draw and meld a 6."""
    cards = yield from in_order(run, "return", lowest(run.score_pile))
    run.give_back(*cards)
    if cards:
        run.demand.worked = True
        run.draw_and_meld(6)


@instant
def vaccination_2(run: Run) -> None:
    """Draw and meld a 7 if the demand made anybody return a card."""
    if run.demand.worked:
        run.draw_and_meld(7)


def democracy(run: Run) -> Step:
    """You may return hand cards; with more returned than any opponent in this action, draw and score an 8."""
    cards = yield from may_pick_some(run, "return", run.hand)
    run.give_back(*cards)
    returned = run.action.returned
    returned[run.you] = returned.get(run.you, 0) + len(cards)
    if returned[run.you] > max(returned.get(seat, 0) for seat in run.opponents):
        run.draw_and_score(8)


def emancipation_1(run: Run) -> Step:
    """Demand: a hand card goes to the attacker's score pile; draw a 6."""
    card = yield from give(run, run.hand, run.attacker, "score")
    if card:
        run.draw(6)


def emancipation_2(run: Run) -> Step:
    """You may splay red or purple right."""
    yield from may_splay(run, "right", ["red", "purple"])


EFFECTS: Effects = {
    "atomic_theory": (atomic_theory_1, atomic_theory_2),
    "encyclopedia": (encyclopedia,),
    "industrialization": (industrialization_1, industrialization_2),
    "machine_tools": (machine_tools,),
    "classification": (classification,),
    "metric_system": (metric_system_1, metric_system_2),
    "canning": (canning_1, canning_2),
    "vaccination": (vaccination_1, vaccination_2),
    "democracy": (democracy,),
    "emancipation": (emancipation_1, emancipation_2),
}
