"""Effects of age 5."""

from games.core.play import Step
from games.innovation.choosing import in_order, may_pick, may_splay, pick, pick_one
from games.innovation.giving import give, give_some
from games.innovation.icons import age, bearing, color, highest, highest_top, lowest, top_value
from games.innovation.run import Effects, Run, instant


def chemistry_1(run: Run) -> Step:
    """You may splay blue right."""
    yield from may_splay(run, "right", ["blue"])


def chemistry_2(run: Run) -> Step:
    """Draw and score a card one above your highest top card, then return a score card."""
    run.draw_and_score(highest_top(run.me) + 1)
    run.give_back((yield from pick_one(run, "return", run.score_pile)))


def physics(run: Run) -> Step:
    """Draw and reveal three 6s; if two share a color, return them and your whole hand."""
    drawn = [run.draw_and_reveal(6) for _ in range(3)]
    if len({color(card) for card in drawn}) < 3:
        run.give_back(*(yield from in_order(run, "return", run.hand)))


@instant
def coal_1(run: Run) -> None:
    """Draw and tuck a 5."""
    run.draw_and_tuck(5)


def coal_2(run: Run) -> Step:
    """You may splay red right."""
    yield from may_splay(run, "right", ["red"])


def coal_3(run: Run) -> Step:
    """You may score a top card; if you do, score the card beneath it."""
    card = yield from may_pick(run, "score", run.tops)
    if card:
        beneath = run.me.board[color(card)][1:2]
        run.score(card, *beneath)


def the_pirate_code_1(run: Run) -> Step:
    """Demand: two cards of value 4 or less go from your score pile to the attacker's."""
    low = [card for card in run.score_pile if age(card) <= 4]
    if (yield from give_some(run, low, 2, run.attacker, "score")):
        run.demand.worked = True


def the_pirate_code_2(run: Run) -> Step:
    """If the demand moved a card, score your lowest top card with a crown."""
    if not run.demand.worked:
        return
    card = yield from pick(run, "score", lowest(bearing(run.tops, "crown")))
    if card:
        run.score(card)


def banking_1(run: Run) -> Step:
    """Demand: a top non-green card with a factory goes to the attacker's board; draw and score a 5."""
    factories = [card for card in bearing(run.tops, "factory") if color(card) != "green"]
    card = yield from give(run, factories, run.attacker, "board")
    if card:
        run.draw_and_score(5)


def banking_2(run: Run) -> Step:
    """You may splay green right."""
    yield from may_splay(run, "right", ["green"])


def measurement(run: Run) -> Step:
    """You may reveal and return a hand card; splay its color right and draw a card of that pile's size."""
    card = yield from may_pick(run, "return", run.hand)
    if card:
        run.reveal(card)
        run.give_back(card)
        run.splay(color(card), "right")
        run.draw(len(run.me.board[color(card)]))


@instant
def statistics_1(run: Run) -> None:
    """Demand: your highest score cards go to your own hand."""
    run.transfer(highest(run.score_pile), run.you, "hand")


def statistics_2(run: Run) -> Step:
    """You may splay yellow right."""
    yield from may_splay(run, "right", ["yellow"])


@instant
def steam_engine(run: Run) -> None:
    """Draw and tuck two 4s, then score your bottom yellow card."""
    run.draw_and_tuck(4)
    run.draw_and_tuck(4)
    run.score(*run.me.board["yellow"][-1:])


@instant
def astronomy_1(run: Run) -> None:
    """Draw and reveal 6s, melding each that is green or blue, until one is not."""
    while color(card := run.draw_and_reveal(6)) in ("green", "blue"):
        run.meld(card)


@instant
def astronomy_2(run: Run) -> None:
    """If no top card outside purple is below 6, claim Universe."""
    if all(age(card) >= 6 for card in run.tops if color(card) != "purple"):
        run.claim("universe")


def societies(run: Run) -> Step:
    """Demand: a top lightbulb higher than the attacker's card of its color goes to that board; draw a 5."""
    higher = [
        card for card in bearing(run.tops, "lightbulb") if age(card) > top_value(run.rival, color(card))
    ]
    card = yield from give(run, higher, run.attacker, "board")
    if card:
        run.draw(5)


EFFECTS: Effects = {
    "chemistry": (chemistry_1, chemistry_2),
    "physics": (physics,),
    "coal": (coal_1, coal_2, coal_3),
    "the_pirate_code": (the_pirate_code_1, the_pirate_code_2),
    "banking": (banking_1, banking_2),
    "measurement": (measurement,),
    "statistics": (statistics_1, statistics_2),
    "steam_engine": (steam_engine,),
    "astronomy": (astronomy_1, astronomy_2),
    "societies": (societies,),
}
