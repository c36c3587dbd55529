"""Effects of age 7."""

from games.core.play import Step
from games.innovation.choosing import (
    in_order,
    may,
    may_pick,
    may_pick_branch,
    may_pick_pile,
    may_pick_some,
    may_splay,
    pick,
    pick_highest,
    pick_one,
    pick_order,
    pick_some,
)
from games.innovation.content import COLORS
from games.innovation.giving import give_highest, give_some
from games.innovation.icons import ages, highest_value, lacking, lowest, visible
from games.innovation.run import Effects, Run, instant
from games.innovation.zones import rearrange


def evolution(run: Run) -> Step:
    """You may draw and score an 8 and return a score card, or draw a card above your highest score card."""
    branch = yield from may_pick_branch(run, ["a", "b"])
    if branch == "a":
        run.draw_and_score(8)
        run.give_back((yield from pick_one(run, "return", run.score_pile)))
    elif branch == "b":
        run.draw(highest_value(run.score_pile) + 1)


def publications_1(run: Run) -> Step:
    """You may put the cards of one pile into any order."""
    color = yield from may_pick_pile(run, [pile for pile in COLORS if len(run.me.board[pile]) > 1])
    if color:
        order = yield from pick_order(run, run.me.board[color])
        rearrange(run.play, run.you, color, order)


def publications_2(run: Run) -> Step:
    """You may splay yellow or blue up."""
    yield from may_splay(run, "up", ["yellow", "blue"])


def combustion_1(run: Run) -> Step:
    """Demand: a score card per four crowns of the attacker goes to the attacker's score pile."""
    number = visible(run.rival, "crown") // 4
    yield from give_some(run, run.score_pile, number, run.attacker, "score")


@instant
def combustion_2(run: Run) -> None:
    """Return your bottom red card."""
    run.give_back(*run.me.board["red"][-1:])


def explosives(run: Run) -> Step:
    """Demand: your three highest hand cards go to the attacker's hand; with an empty hand draw a 7."""
    if (yield from give_highest(run, run.hand, 3, run.attacker, "hand")) and not run.hand:
        run.draw(7)


def bicycle(run: Run) -> Step:
    """You may exchange your whole hand with your whole score pile."""
    if (run.hand or run.score_pile) and (yield from may(run)):
        run.exchange(run.group("hand", run.hand), run.group("score", run.score_pile))


def electricity(run: Run) -> Step:
    """Return all top cards without a factory, then draw an 8 for each."""
    cards = yield from in_order(run, "return", lacking(run.tops, "factory"))
    run.give_back(*cards)
    for _ in cards:
        run.draw(8)


def refrigeration_1(run: Run) -> Step:
    """Demand: return half of your hand, rounded down."""
    run.give_back(*(yield from pick_some(run, "return", run.hand, len(run.hand) // 2)))


def refrigeration_2(run: Run) -> Step:
    """You may score a hand card."""
    card = yield from may_pick(run, "score", run.hand)
    if card:
        run.score(card)


def sanitation(run: Run) -> Step:
    """Demand: your two highest hand cards change places with the attacker's lowest."""
    mine = yield from pick_highest(run, "exchange", run.hand, 2)
    theirs = yield from pick(run, "exchange", lowest(run.rival.hand), seat=run.attacker)
    run.exchange(run.group("hand", mine), run.rival_group("hand", [theirs]))


def lighting(run: Run) -> Step:
    """You may tuck one to three hand cards; draw and score a 7 for each different value among them."""
    cards = yield from may_pick_some(run, "tuck", run.hand, 3)
    run.tuck(*cards)
    for _ in ages(cards):
        run.draw_and_score(7)


def railroad_1(run: Run) -> Step:
    """Return your whole hand, then draw three 6s."""
    run.give_back(*(yield from in_order(run, "return", run.hand)))
    for _ in range(3):
        run.draw(6)


def railroad_2(run: Run) -> Step:
    """You may splay a pile up that is splayed right."""
    yield from may_splay(run, "up", [pile for pile in COLORS if run.me.splay[pile] == "right"])


EFFECTS: Effects = {
    "evolution": (evolution,),
    "publications": (publications_1, publications_2),
    "combustion": (combustion_1, combustion_2),
    "explosives": (explosives,),
    "bicycle": (bicycle,),
    "electricity": (electricity,),
    "refrigeration": (refrigeration_1, refrigeration_2),
    "sanitation": (sanitation,),
    "lighting": (lighting,),
    "railroad": (railroad_1, railroad_2),
}
