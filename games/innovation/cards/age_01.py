"""Effects of age 1."""

from games.core.play import Step
from games.innovation.choosing import may, may_pick, may_pick_some, may_splay, pick, pick_some
from games.innovation.content import COLORS
from games.innovation.giving import give
from games.innovation.icons import age, bearing, color, highest, lowest, shows
from games.innovation.run import Effects, Run, instant


def pottery_1(run: Run) -> Step:
    """You may return one to three hand cards; draw and score a card of that number."""
    cards = yield from may_pick_some(run, "return", run.hand, 3)
    run.give_back(*cards)
    if cards:
        run.draw_and_score(len(cards))


@instant
def pottery_2(run: Run) -> None:
    """Draw a 1."""
    run.draw(1)


def tools_1(run: Run) -> Step:
    """You may return three hand cards (all, if you hold fewer); for three, draw and meld a 3."""
    if not run.hand or not (yield from may(run)):
        return
    cards = yield from pick_some(run, "return", run.hand, 3)
    run.give_back(*cards)
    if len(cards) == 3:
        run.draw_and_meld(3)


def tools_2(run: Run) -> Step:
    """You may return a 3 from your hand; if you do, draw three 1s."""
    card = yield from may_pick(run, "return", [card for card in run.hand if age(card) == 3])
    if card:
        run.give_back(card)
        for _ in range(3):
            run.draw(1)


@instant
def writing(run: Run) -> None:
    """Draw a 2."""
    run.draw(2)


def archery(run: Run) -> Step:
    """Demand: draw a 1, then hand the attacker your highest card."""
    run.draw(1)
    yield from give(run, highest(run.hand), run.attacker, "hand")


@instant
def metalworking(run: Run) -> None:
    """Draw and reveal 1s, scoring each that bears a castle, until one does not."""
    while shows(card := run.draw_and_reveal(1), "castle"):
        run.score(card)


def oars_1(run: Run) -> Step:
    """Demand: a hand card with a crown goes to the attacker's score pile; draw a 1; again while you can."""
    while (yield from give(run, bearing(run.hand, "crown"), run.attacker, "score", run.hand)):
        run.demand.worked = True
        run.draw(1)
    run.prove()


@instant
def oars_2(run: Run) -> None:
    """Draw a 1 if the demand moved nothing."""
    if not run.demand.worked:
        run.draw(1)


def clothing_1(run: Run) -> Step:
    """Meld a hand card of a color that your board lacks."""
    missing = [pile for pile in COLORS if not run.me.board[pile]]
    if not missing:
        return
    card = yield from pick(run, "meld", [card for card in run.hand if color(card) in missing], run.hand)
    if card:
        run.meld(card)
    else:
        run.prove()


@instant
def clothing_2(run: Run) -> None:
    """Draw and score a 1 for each color that only your board has."""
    others = [run.player(seat).board for seat in run.opponents]
    own = [pile for pile in COLORS if run.me.board[pile] and not any(board[pile] for board in others)]
    for _ in own:
        run.draw_and_score(1)


@instant
def sailing(run: Run) -> None:
    """Draw and meld a 1."""
    run.draw_and_meld(1)


@instant
def the_wheel(run: Run) -> None:
    """Draw two 1s."""
    run.draw(1)
    run.draw(1)


def agriculture(run: Run) -> Step:
    """You may return a hand card; if you do, draw and score a card one higher."""
    card = yield from may_pick(run, "return", run.hand)
    if card:
        run.give_back(card)
        run.draw_and_score(age(card) + 1)


def domestication(run: Run) -> Step:
    """Meld your lowest hand card, then draw a 1."""
    card = yield from pick(run, "meld", lowest(run.hand))
    if card:
        run.meld(card)
    run.draw(1)


def masonry(run: Run) -> Step:
    """You may meld any number of hand cards with a castle; four or more claim Monument."""
    cards = yield from may_pick_some(run, "meld", bearing(run.hand, "castle"), pool=run.hand)
    run.meld(*cards)
    if len(cards) >= 4:
        run.claim("monument")


def city_states(run: Run) -> Step:
    """Demand: with four castles or more, lose a top card with a castle to the attacker's board; draw a 1."""
    if run.visible("castle") < 4:
        return
    card = yield from give(run, bearing(run.tops, "castle"), run.attacker, "board")
    if card:
        run.draw(1)


def code_of_laws(run: Run) -> Step:
    """You may tuck a hand card of a color on your board; if you do, you may splay that pile left."""
    fitting = [card for card in run.hand if run.me.board[color(card)]]
    card = yield from may_pick(run, "tuck", fitting, run.hand if run.tops else ())
    if card:
        run.tuck(card)
        yield from may_splay(run, "left", [color(card)])


@instant
def mysticism(run: Run) -> None:
    """Draw and reveal a 1; if its color is on your board, meld it and draw a 1."""
    card = run.draw_and_reveal(1)
    if run.me.board[color(card)]:
        run.meld(card)
        run.draw(1)


EFFECTS: Effects = {
    "pottery": (pottery_1, pottery_2),
    "tools": (tools_1, tools_2),
    "writing": (writing,),
    "archery": (archery,),
    "metalworking": (metalworking,),
    "oars": (oars_1, oars_2),
    "clothing": (clothing_1, clothing_2),
    "sailing": (sailing,),
    "the_wheel": (the_wheel,),
    "agriculture": (agriculture,),
    "domestication": (domestication,),
    "masonry": (masonry,),
    "city_states": (city_states,),
    "code_of_laws": (code_of_laws,),
    "mysticism": (mysticism,),
}
