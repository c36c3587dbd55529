"""Effects of age 3."""

from games.core.play import Step
from games.innovation.choosing import in_order, may, may_pick, may_splay, pick, pick_player
from games.innovation.content import COLORS
from games.innovation.giving import give, give_all
from games.innovation.icons import (
    bearing,
    color,
    highest,
    highest_value,
    lacking,
    lowest,
    points,
    shows,
    tops,
)
from games.innovation.run import Effects, Run, instant


def alchemy_1(run: Run) -> Step:
    """Draw and reveal a 4 per three castles; if one is red, return them and your whole hand."""
    drawn = [run.draw_and_reveal(4) for _ in range(run.visible("castle") // 3)]
    if any(color(card) == "red" for card in drawn):
        run.give_back(*(yield from in_order(run, "return", run.hand)))


def alchemy_2(run: Run) -> Step:
    """Meld a hand card, then score a hand card."""
    melded = yield from pick(run, "meld", run.hand)
    if melded:
        run.meld(melded)
    scored = yield from pick(run, "score", run.hand)
    if scored:
        run.score(scored)


def translation_1(run: Run) -> Step:
    """You may meld your whole score pile."""
    if run.score_pile and (yield from may(run)):
        run.meld(*(yield from in_order(run, "meld", run.score_pile)))


@instant
def translation_2(run: Run) -> None:
    """If each of your top cards bears a crown, claim World."""
    if run.tops and not lacking(run.tops, "crown"):
        run.claim("world")


def engineering_1(run: Run) -> Step:
    """Demand: all top cards with a castle go to the attacker's score pile."""
    yield from give_all(run, bearing(run.tops, "castle"), run.attacker, "score")


def engineering_2(run: Run) -> Step:
    """You may splay red left."""
    yield from may_splay(run, "left", ["red"])


def optics(run: Run) -> Step:
    """Draw and meld a 3; with a crown draw and score a 4, else give a score card to someone poorer."""
    if shows(run.draw_and_meld(3), "crown"):
        run.draw_and_score(4)
        return
    poorer = [seat for seat in run.opponents if points(run.player(seat)) < points(run.me)]
    seat = yield from pick_player(run, "poorer", poorer)
    if seat is not None:
        yield from give(run, run.score_pile, seat, "score")


def compass(run: Run) -> Step:
    """Demand: a top non-green leaf goes to the attacker's board; take a leafless top card from there."""
    leaves = [card for card in bearing(run.tops, "leaf") if color(card) != "green"]
    yield from give(run, leaves, run.attacker, "board")
    taken = yield from pick(run, "take", lacking(tops(run.rival), "leaf"))
    if taken:
        run.transfer([taken], run.you, "board")


def paper_1(run: Run) -> Step:
    """You may splay green or blue left."""
    yield from may_splay(run, "left", ["green", "blue"])


@instant
def paper_2(run: Run) -> None:
    """Draw a 4 for each pile splayed left."""
    for _ in [pile for pile in COLORS if run.me.splay[pile] == "left"]:
        run.draw(4)


@instant
def machinery_1(run: Run) -> None:
    """Demand: your whole hand changes places with the attacker's highest hand cards."""
    run.exchange(run.group("hand", run.hand), run.rival_group("hand", highest(run.rival.hand)))


def machinery_2(run: Run) -> Step:
    """Score a hand card with a castle; then you may splay red left."""
    card = yield from pick(run, "score", bearing(run.hand, "castle"), run.hand)
    if card:
        run.score(card)
    else:
        run.prove()
    yield from may_splay(run, "left", ["red"])


def medicine(run: Run) -> Step:
    """Demand: your highest score card changes places with the attacker's lowest."""
    mine = yield from pick(run, "exchange", highest(run.score_pile))
    theirs = yield from pick(run, "exchange", lowest(run.rival.score), seat=run.attacker)
    run.exchange(run.group("score", [mine]), run.rival_group("score", [theirs]))


def education(run: Run) -> Step:
    """You may return your highest score card; if you do, draw a card two above the highest that is left."""
    card = yield from may_pick(run, "return", highest(run.score_pile))
    if card:
        run.give_back(card)
        run.draw(highest_value(run.score_pile) + 2)


def feudalism_1(run: Run) -> Step:
    """Demand: a hand card with a castle goes to the attacker's hand; your pile of its color is unsplayed."""
    card = yield from give(run, bearing(run.hand, "castle"), run.attacker, "hand", run.hand)
    if card:
        run.unsplay(color(card))
    else:
        run.prove()


def feudalism_2(run: Run) -> Step:
    """You may splay yellow or purple left."""
    yield from may_splay(run, "left", ["yellow", "purple"])


EFFECTS: Effects = {
    "alchemy": (alchemy_1, alchemy_2),
    "translation": (translation_1, translation_2),
    "engineering": (engineering_1, engineering_2),
    "optics": (optics,),
    "compass": (compass,),
    "paper": (paper_1, paper_2),
    "machinery": (machinery_1, machinery_2),
    "medicine": (medicine,),
    "education": (education,),
    "feudalism": (feudalism_1, feudalism_2),
}
