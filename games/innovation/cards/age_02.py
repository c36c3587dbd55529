"""Effects of age 2."""

from games.core.play import Step
from games.innovation.choosing import (
    may,
    may_pick,
    may_pick_player,
    may_pick_some,
    may_splay,
    pick_one_or_two,
)
from games.innovation.giving import give, give_some
from games.innovation.icons import age, ages, color, colors_showing, highest, tops
from games.innovation.run import Effects, Run, instant


@instant
def calendar(run: Run) -> None:
    """With more cards in your score pile than in your hand, draw two 3s."""
    if len(run.score_pile) > len(run.hand):
        run.draw(3)
        run.draw(3)


def mathematics(run: Run) -> Step:
    """You may return a hand card; if you do, draw and meld a card one higher."""
    card = yield from may_pick(run, "return", run.hand)
    if card:
        run.give_back(card)
        run.draw_and_meld(age(card) + 1)


def construction_1(run: Run) -> Step:
    """Demand: two hand cards go to the attacker's hand; draw a 2 in any case."""
    yield from give_some(run, run.hand, 2, run.attacker, "hand")
    run.draw(2)


@instant
def construction_2(run: Run) -> None:
    """As the only player with five top cards, claim Empire."""
    others = [len(tops(run.player(seat))) for seat in run.opponents]
    if len(run.tops) == 5 and 5 not in others:
        run.claim("empire")


def road_building(run: Run) -> Step:
    """Meld one or two hand cards; after two you may trade your top red card for a rival's top green one."""
    cards = yield from pick_one_or_two(run, "meld", run.hand)
    run.meld(*cards)
    red = run.me.board["red"][:1]
    if len(cards) < 2 or not red:
        return
    seat = yield from may_pick_player(run, "road", run.opponents)
    if seat is not None:
        run.transfer(red, seat, "board")
        run.transfer(run.player(seat).board["green"][:1], run.you, "board")


def currency(run: Run) -> Step:
    """You may return hand cards; draw and score a 2 for each different value returned."""
    cards = yield from may_pick_some(run, "return", run.hand)
    run.give_back(*cards)
    for _ in ages(cards):
        run.draw_and_score(2)


def mapmaking_1(run: Run) -> Step:
    """Demand: a 1 goes from your score pile to the attacker's."""
    card = yield from give(run, [card for card in run.score_pile if age(card) == 1], run.attacker, "score")
    if card:
        run.demand.worked = True


@instant
def mapmaking_2(run: Run) -> None:
    """Draw and score a 1 if the demand moved a card."""
    if run.demand.worked:
        run.draw_and_score(1)


def canal_building(run: Run) -> Step:
    """You may exchange the highest cards of your hand with the highest cards of your score pile."""
    if (run.hand or run.score_pile) and (yield from may(run)):
        run.exchange(run.group("hand", highest(run.hand)), run.group("score", highest(run.score_pile)))


@instant
def fermenting(run: Run) -> None:
    """Draw a 2 for each color of your board that shows a leaf."""
    for _ in range(colors_showing(run.me, "leaf")):
        run.draw(2)


def monotheism_1(run: Run) -> Step:
    """Demand: a top card of a color the attacker lacks goes to that score pile; draw and tuck a 1."""
    foreign = [card for card in run.tops if not run.rival.board[color(card)]]
    card = yield from give(run, foreign, run.attacker, "score")
    if card:
        run.draw_and_tuck(1)


@instant
def monotheism_2(run: Run) -> None:
    """Draw and tuck a 1."""
    run.draw_and_tuck(1)


def philosophy_1(run: Run) -> Step:
    """You may splay one pile left."""
    yield from may_splay(run, "left")


def philosophy_2(run: Run) -> Step:
    """You may score a hand card."""
    card = yield from may_pick(run, "score", run.hand)
    if card:
        run.score(card)


EFFECTS: Effects = {
    "calendar": (calendar,),
    "mathematics": (mathematics,),
    "construction": (construction_1, construction_2),
    "road_building": (road_building,),
    "currency": (currency,),
    "mapmaking": (mapmaking_1, mapmaking_2),
    "canal_building": (canal_building,),
    "fermenting": (fermenting,),
    "monotheism": (monotheism_1, monotheism_2),
    "philosophy": (philosophy_1, philosophy_2),
}
