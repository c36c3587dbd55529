"""Effects of age 10."""

from games.core.play import Step
from games.innovation.achievements import end_by_lead
from games.innovation.choosing import may, may_pick, may_splay, pick, pick_some
from games.innovation.icons import age, ages, bearing, points, tops, visible
from games.innovation.run import Effects, Run, instant


def bioengineering_1(run: Run) -> Step:
    """A top card with a leaf of any other board goes to your score pile."""
    leaves = [card for seat in run.opponents for card in bearing(tops(run.player(seat)), "leaf")]
    card = yield from pick(run, "take", leaves)
    if card:
        run.transfer([card], run.you, "score")


@instant
def bioengineering_2(run: Run) -> None:
    """If anybody shows fewer than three leaves, whoever alone shows the most wins."""
    leaves = [visible(player, "leaf") for player in run.state.players]
    if min(leaves) < 3:
        end_by_lead(run.state, leaves)


@instant
def software_1(run: Run) -> None:
    """Draw and score a 10."""
    run.draw_and_score(10)


def software_2(run: Run) -> Step:
    """Draw and meld two 10s, then execute the second for yourself."""
    run.draw_and_meld(10)
    yield from run.execute(run.draw_and_meld(10))


def miniaturization(run: Run) -> Step:
    """You may return a hand card; for a 10 draw a 10 per different value in your score pile."""
    card = yield from may_pick(run, "return", run.hand)
    if not card:
        return
    run.give_back(card)
    if age(card) == 10:
        for _ in ages(run.score_pile):
            run.draw(10)


def robotics(run: Run) -> Step:
    """Score your top green card; draw and meld a 10, then execute it for yourself."""
    run.score(*run.me.board["green"][:1])
    yield from run.execute(run.draw_and_meld(10))


def databases(run: Run) -> Step:
    """Demand: return half of your score pile, rounded up."""
    half = (len(run.score_pile) + 1) // 2
    run.give_back(*(yield from pick_some(run, "return", run.score_pile, half)))


def self_service_1(run: Run) -> Step:
    """Execute another of your top cards for yourself."""
    card = yield from pick(run, "execute", [card for card in run.tops if card != "self_service"])
    if card:
        yield from run.execute(card)


@instant
def self_service_2(run: Run) -> None:
    """With more achievements than every opponent you win."""
    most = max(len(run.player(seat).achievements) for seat in run.opponents)
    if len(run.me.achievements) > most:
        run.win()


def globalization_1(run: Run) -> Step:
    """Demand: return a top card with a leaf."""
    card = yield from pick(run, "return", bearing(run.tops, "leaf"))
    if card:
        run.give_back(card)


@instant
def globalization_2(run: Run) -> None:
    """Draw and score a 6; if nobody shows more leaves than factories, whoever alone has most points wins."""
    run.draw_and_score(6)
    players = run.state.players
    if all(visible(player, "leaf") <= visible(player, "factory") for player in players):
        end_by_lead(run.state, [points(player) for player in players])


def stem_cells(run: Run) -> Step:
    """You may score your whole hand."""
    if run.hand and (yield from may(run)):
        run.score(*run.hand)


@instant
def ai_1(run: Run) -> None:
    """Draw and score a 10."""
    run.draw_and_score(10)


@instant
def ai_2(run: Run) -> None:
    """With Robotics and Software both top cards anywhere, whoever alone has fewest points wins."""
    everywhere = [card for player in run.state.players for card in tops(player)]
    if "robotics" in everywhere and "software" in everywhere:
        end_by_lead(run.state, [-points(player) for player in run.state.players])


def the_internet_1(run: Run) -> Step:
    """You may splay green up."""
    yield from may_splay(run, "up", ["green"])


@instant
def the_internet_2(run: Run) -> None:
    """Draw and score a 10."""
    run.draw_and_score(10)


@instant
def the_internet_3(run: Run) -> None:
    """Draw and meld a 10 per two clocks."""
    for _ in range(run.visible("clock") // 2):
        run.draw_and_meld(10)


EFFECTS: Effects = {
    "bioengineering": (bioengineering_1, bioengineering_2),
    "software": (software_1, software_2),
    "miniaturization": (miniaturization,),
    "robotics": (robotics,),
    "databases": (databases,),
    "self_service": (self_service_1, self_service_2),
    "globalization": (globalization_1, globalization_2),
    "stem_cells": (stem_cells,),
    "ai": (ai_1, ai_2),
    "the_internet": (the_internet_1, the_internet_2, the_internet_3),
}
