"""Effects of age 8."""

from games.core.play import Step
from games.innovation.choosing import (
    in_order,
    may,
    may_pick,
    may_pick_some,
    may_splay,
    pick_colors,
    pick_face_down,
    pick_value,
)
from games.innovation.giving import give, give_highest
from games.innovation.icons import age, ages, bearing, color, lacking, lowest
from games.innovation.run import Effects, Run, instant


def quantum_theory(run: Run) -> Step:
    """You may return one or two hand cards; for two, draw a 10, then draw and score a 10."""
    cards = yield from may_pick_some(run, "return", run.hand, 2)
    run.give_back(*cards)
    if len(cards) == 2:
        run.draw(10)
        run.draw_and_score(10)


def rocketry(run: Run) -> Step:
    """Return a card of any other score pile per two clocks."""
    for _ in range(run.visible("clock") // 2):
        card = yield from pick_face_down(run, run.opponents)
        if card:
            run.give_back(card)


def flight_1(run: Run) -> Step:
    """With red splayed up, you may splay any pile up."""
    if run.me.splay["red"] == "up":
        yield from may_splay(run, "up")


def flight_2(run: Run) -> Step:
    """You may splay red up."""
    yield from may_splay(run, "up", ["red"])


def mobility(run: Run) -> Step:
    """Demand: your two highest top cards, not red, no factory, go to the attacker's score pile; draw an 8."""
    movable = [card for card in lacking(run.tops, "factory") if color(card) != "red"]
    if (yield from give_highest(run, movable, 2, run.attacker, "score")):
        run.draw(8)


def corporations_1(run: Run) -> Step:
    """Demand: a top non-green card with a factory goes to the attacker's score pile; draw and meld an 8."""
    factories = [card for card in bearing(run.tops, "factory") if color(card) != "green"]
    card = yield from give(run, factories, run.attacker, "score")
    if card:
        run.draw_and_meld(8)


@instant
def corporations_2(run: Run) -> None:
    """Draw and meld an 8."""
    run.draw_and_meld(8)


def mass_media_1(run: Run) -> Step:
    """You may return a hand card; if you do, name a value: all such cards of all score piles are returned."""
    card = yield from may_pick(run, "return", run.hand)
    if not card:
        return
    run.give_back(card)
    value = yield from pick_value(run)
    named = [card for player in run.state.players for card in player.score if age(card) == value]
    run.give_back_at_random(*named)


def mass_media_2(run: Run) -> Step:
    """You may splay purple up."""
    yield from may_splay(run, "up", ["purple"])


def antibiotics(run: Run) -> Step:
    """You may return one to three hand cards; draw two 8s for each different value among them."""
    cards = yield from may_pick_some(run, "return", run.hand, 3)
    run.give_back(*cards)
    for _ in ages(cards):
        run.draw(8)
        run.draw(8)


def skyscrapers(run: Run) -> Step:
    """Demand: a top non-yellow clock goes to the attacker; score the card beneath, return the rest."""
    clocks = [card for card in bearing(run.tops, "clock") if color(card) != "yellow"]
    card = yield from give(run, clocks, run.attacker, "board")
    if card:
        run.score(*run.me.board[color(card)][:1])
        run.give_back(*(yield from in_order(run, "return", run.me.board[color(card)])))


def empiricism_1(run: Run) -> Step:
    """Name two colors; draw and reveal a 9; if it is of one, meld it and you may splay its pile up."""
    named = yield from pick_colors(run, 2)
    card = run.draw_and_reveal(9)
    if color(card) in named:
        run.meld(card)
        yield from may_splay(run, "up", [color(card)])


@instant
def empiricism_2(run: Run) -> None:
    """With twenty lightbulbs you win."""
    if run.visible("lightbulb") >= 20:
        run.win()


def socialism(run: Run) -> Step:
    """You may tuck your whole hand; with a purple card among it, take all lowest cards of all other hands."""
    if not run.hand or not (yield from may(run)):
        return
    cards = yield from in_order(run, "tuck", run.hand)
    run.tuck(*cards)
    if any(color(card) == "purple" for card in cards):
        for seat in run.opponents:
            run.transfer(lowest(run.player(seat).hand), run.you, "hand")


EFFECTS: Effects = {
    "quantum_theory": (quantum_theory,),
    "rocketry": (rocketry,),
    "flight": (flight_1, flight_2),
    "mobility": (mobility,),
    "corporations": (corporations_1, corporations_2),
    "mass_media": (mass_media_1, mass_media_2),
    "antibiotics": (antibiotics,),
    "skyscrapers": (skyscrapers,),
    "empiricism": (empiricism_1, empiricism_2),
    "socialism": (socialism,),
}
