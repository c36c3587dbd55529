"""Effects of age 4."""

from games.core.play import Step
from games.innovation.choosing import may, may_pick, may_splay, pick, pick_some
from games.innovation.content import COLORS
from games.innovation.giving import give
from games.innovation.icons import age, bearing, color, shows, top_value
from games.innovation.run import Effects, Run, instant


@instant
def experimentation(run: Run) -> None:
    """Draw and meld a 5."""
    run.draw_and_meld(5)


def printing_press_1(run: Run) -> Step:
    """You may return a score card; if you do, draw a card two above your top purple card."""
    card = yield from may_pick(run, "return", run.score_pile)
    if card:
        run.give_back(card)
        run.draw(top_value(run.me, "purple") + 2)


def printing_press_2(run: Run) -> Step:
    """You may splay blue right."""
    yield from may_splay(run, "right", ["blue"])


@instant
def colonialism(run: Run) -> None:
    """Draw and tuck 3s until one bears no crown."""
    while shows(run.draw_and_tuck(3), "crown"):
        pass


def gunpowder_1(run: Run) -> Step:
    """Demand: a top card with a castle goes to the attacker's score pile."""
    card = yield from give(run, bearing(run.tops, "castle"), run.attacker, "score")
    if card:
        run.demand.worked = True


@instant
def gunpowder_2(run: Run) -> None:
    """Draw and score a 2 if the demand moved a card."""
    if run.demand.worked:
        run.draw_and_score(2)


def invention_1(run: Run) -> Step:
    """You may splay a pile right that is splayed left; if you do, draw and score a 4."""
    left = [pile for pile in COLORS if run.me.splay[pile] == "left"]
    if (yield from may_splay(run, "right", left)):
        run.draw_and_score(4)


@instant
def invention_2(run: Run) -> None:
    """With all five piles splayed, claim Wonder."""
    if all(run.me.splay.values()):
        run.claim("wonder")


def navigation(run: Run) -> Step:
    """Demand: a 2 or 3 goes from your score pile to the attacker's."""
    fitting = [card for card in run.score_pile if age(card) in (2, 3)]
    yield from give(run, fitting, run.attacker, "score")


def anatomy(run: Run) -> Step:
    """Demand: return a score card; if you do, return a top card of the same value."""
    card = yield from pick(run, "return", run.score_pile)
    if not card:
        return
    run.give_back(card)
    top = yield from pick(run, "return", [top for top in run.tops if age(top) == age(card)])
    if top:
        run.give_back(top)


def perspective(run: Run) -> Step:
    """You may return a hand card; if you do, score a hand card per two lightbulbs."""
    card = yield from may_pick(run, "return", run.hand)
    if card:
        run.give_back(card)
        run.score(*(yield from pick_some(run, "score", run.hand, run.visible("lightbulb") // 2)))


def enterprise_1(run: Run) -> Step:
    """Demand: a top non-purple card with a crown goes to the attacker's board; draw and meld a 4."""
    crowns = [card for card in bearing(run.tops, "crown") if color(card) != "purple"]
    card = yield from give(run, crowns, run.attacker, "board")
    if card:
        run.draw_and_meld(4)


def enterprise_2(run: Run) -> Step:
    """You may splay green right."""
    yield from may_splay(run, "right", ["green"])


def reformation_1(run: Run) -> Step:
    """You may tuck a hand card per two leaves: all of these or none."""
    number = min(run.visible("leaf") // 2, len(run.hand))
    if number and (yield from may(run)):
        run.tuck(*(yield from pick_some(run, "tuck", run.hand, number)))


def reformation_2(run: Run) -> Step:
    """You may splay yellow or purple right."""
    yield from may_splay(run, "right", ["yellow", "purple"])


EFFECTS: Effects = {
    "experimentation": (experimentation,),
    "printing_press": (printing_press_1, printing_press_2),
    "colonialism": (colonialism,),
    "gunpowder": (gunpowder_1, gunpowder_2),
    "invention": (invention_1, invention_2),
    "navigation": (navigation,),
    "anatomy": (anatomy,),
    "perspective": (perspective,),
    "enterprise": (enterprise_1, enterprise_2),
    "reformation": (reformation_1, reformation_2),
}
