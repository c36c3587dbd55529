"""Effects of age 9."""

from games.core.play import Step
from games.innovation.choosing import in_order, may_pick, may_pick_some, may_splay, pick, pick_one
from games.innovation.giving import give
from games.innovation.icons import color, highest, lacking, tops
from games.innovation.run import DogmaEndError, Effects, Run, instant
from games.innovation.zones import remove_all


def computers_1(run: Run) -> Step:
    """You may splay red or green up."""
    yield from may_splay(run, "up", ["red", "green"])


def computers_2(run: Run) -> Step:
    """Draw and meld a 10, then execute it for yourself."""
    yield from run.execute(run.draw_and_meld(10))


def genetics(run: Run) -> Step:
    """Draw and meld a 10, then score all cards beneath it."""
    card = run.draw_and_meld(10)
    run.score(*(yield from in_order(run, "score", run.me.board[color(card)][1:])))


def composites(run: Run) -> Step:
    """Demand: all hand cards but one, and your highest score card, go to the attacker."""
    kept = yield from pick(run, "keep", run.hand)
    run.transfer([card for card in run.hand if card != kept], run.attacker, "hand")
    yield from give(run, highest(run.score_pile), run.attacker, "score")


@instant
def fission_1(run: Run) -> None:
    """Demand: draw and reveal a 10; a red one removes all hands, boards and score piles, and that is all."""
    if color(run.draw_and_reveal(10)) == "red":
        remove_all(run.play, run.you)
        raise DogmaEndError


def fission_2(run: Run) -> Step:
    """Return a top card of any board but Fission, then draw a 10."""
    everywhere = [card for player in run.state.players for card in tops(player) if card != "fission"]
    card = yield from pick(run, "return", everywhere)
    if card:
        run.give_back(card)
    run.draw(10)


def collaboration_1(run: Run) -> Step:
    """Demand: draw and reveal two 9s; the attacker takes one of them to the own board, meld the other."""
    drawn = [run.draw_and_reveal(9), run.draw_and_reveal(9)]
    taken = yield from pick_one(run, "take", drawn, seat=run.attacker)
    run.transfer([taken], run.attacker, "board")
    run.meld(*(card for card in drawn if card != taken))


@instant
def collaboration_2(run: Run) -> None:
    """With ten green cards on your board you win."""
    if len(run.me.board["green"]) >= 10:
        run.win()


def satellites_1(run: Run) -> Step:
    """Return your whole hand, then draw three 8s."""
    run.give_back(*(yield from in_order(run, "return", run.hand)))
    for _ in range(3):
        run.draw(8)


def satellites_2(run: Run) -> Step:
    """You may splay purple up."""
    yield from may_splay(run, "up", ["purple"])


def satellites_3(run: Run) -> Step:
    """Meld a hand card, then execute it for yourself; a sharer before you may have taken your hand."""
    card = yield from pick(run, "meld", run.hand)
    if card:
        run.meld(card)
        yield from run.execute(card)


def ecology(run: Run) -> Step:
    """You may return a hand card; if you do, score a hand card and draw two 10s."""
    returned = yield from may_pick(run, "return", run.hand)
    if not returned:
        return
    run.give_back(returned)
    scored = yield from pick(run, "score", run.hand)
    if scored:
        run.score(scored)
    run.draw(10)
    run.draw(10)


def suburbia(run: Run) -> Step:
    """You may tuck hand cards; draw and score a 1 for each."""
    cards = yield from may_pick_some(run, "tuck", run.hand)
    run.tuck(*cards)
    for _ in cards:
        run.draw_and_score(1)


def services(run: Run) -> Step:
    """Demand: your highest score cards go to the attacker's hand; take a leafless top card in return."""
    if not run.transfer(highest(run.score_pile), run.attacker, "hand"):
        return
    card = yield from pick(run, "take", lacking(tops(run.rival), "leaf"))
    if card:
        run.transfer([card], run.you, "hand")


def specialization_1(run: Run) -> Step:
    """Reveal a hand card; take the top card of its color from every other board into your hand."""
    revealed = yield from pick(run, "reveal", run.hand)
    if not revealed:
        return
    run.reveal(revealed)
    for seat in run.opponents:
        run.transfer(run.player(seat).board[color(revealed)][:1], run.you, "hand")


def specialization_2(run: Run) -> Step:
    """You may splay yellow or blue up."""
    yield from may_splay(run, "up", ["yellow", "blue"])


EFFECTS: Effects = {
    "computers": (computers_1, computers_2),
    "genetics": (genetics,),
    "composites": (composites,),
    "fission": (fission_1, fission_2),
    "collaboration": (collaboration_1, collaboration_2),
    "satellites": (satellites_1, satellites_2, satellites_3),
    "ecology": (ecology,),
    "suburbia": (suburbia,),
    "services": (services,),
    "specialization": (specialization_1, specialization_2),
}
