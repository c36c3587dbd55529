"""What effects ask, what all can see of it, and what they tell (R13.5, R13.7, R13.8, R14.5)."""

import random
from collections.abc import Iterator

import pytest

from games.core.question import Decision, Kind, Value
from games.core.selfplay import choose
from games.core.table import Table
from games.core.text import Text
from games.innovation.effects import activate
from games.innovation.rules import Innovation
from games.innovation.run import Action, Run
from games.innovation.state import Seat
from tests.games.innovation.boards import lay, seat, told

GAME = Innovation()


class Dogma:
    """A dogma action of the first player, answered question by question."""

    def __init__(self, card: str, *players: Seat, supply: str = "", proof: bool = True) -> None:
        self.play = lay(*players, supply=supply)
        self.state = self.play.state
        self.state.proof_reveal = proof
        self._step = activate(self.play, 0, card)
        self.asked: Decision | None = None
        self._go(None)

    def _go(self, reply: dict[int, Value] | None) -> None:
        try:
            asking = self._step.send(reply) if reply is not None else next(self._step)
            (self.asked,) = asking.build()
        except StopIteration:
            self.asked = None

    def answer(self, value: Value) -> "Dogma":
        """Answer the open question; return the dogma."""
        assert self.asked is not None
        self._go({self.asked.seat: self.asked.check(value)})
        return self

    def shape(self) -> tuple[int, str, object, tuple[str, ...], bool]:
        """Return seat, key, kind, options and whether the table answers by itself."""
        asked = self.asked
        assert asked is not None
        return asked.seat, asked.key, asked.kind, tuple(one.id for one in asked.options), asked.auto

    def words(self, reader: int | None) -> list[str]:
        """Return the log as a reader sees it, indented."""
        return told(self.play.events, reader)


def test_nothing_fits_for_a_hidden_reason_is_asked_all_the_same() -> None:
    """R13.7, S128: pass is the only option, with the same public words."""
    without = Dogma("masonry", seat("masonry"), seat("the_wheel", "pottery"))
    assert without.shape() == (1, "meld", Kind.ONE, ("pass",), False)
    having = Dogma("masonry", seat("masonry"), seat("the_wheel", "oars"))
    assert having.shape() == (1, "meld", Kind.ORDER, ("oars",), False)
    assert without.asked and having.asked and without.asked.text == having.asked.text


def test_an_empty_hand_is_not_asked() -> None:
    """R13.7: where all see that there is no choice, nobody is asked."""
    assert Dogma("masonry", seat("masonry"), seat("the_wheel")).asked is None


def test_the_only_card_that_fits_is_still_chosen_by_hand() -> None:
    """R13.7: an answer by itself would tell that no other card has a crown; with one card all know."""
    one_of_two = Dogma("oars", seat("oars"), seat("", "sailing pottery"))
    assert one_of_two.shape() == (1, "transfer", Kind.ONE, ("sailing",), False)
    assert Dogma("oars", seat("oars"), seat("", "sailing")).shape()[-1]


def test_a_choice_that_values_settle_is_no_question() -> None:
    """R14.6, R13.1: the highest hand card is known to all by its back."""
    dogma = Dogma("archery", seat("archery"), seat("", "calendar oars"), supply="tools")
    assert dogma.shape() == (1, "transfer", Kind.ONE, ("calendar",), True)


@pytest.mark.parametrize(("proof", "shown"), [(True, True), (False, False)])
def test_proof_is_an_option(proof: bool, shown: bool) -> None:
    """R6.8: the hand is shown to all, unless the table plays without."""
    dogma = Dogma("feudalism", seat("feudalism"), seat("", "pottery"), proof=proof)
    assert any(event.text.key == "event-proof" for event in dogma.play.events) is shown
    assert dogma.state.changes == 0


def test_order_of_returns_is_asked_for_equal_values_only() -> None:
    """R14.5: two cards of one value may lie either way under their pile."""
    equal = Dogma("railroad", seat("railroad", "oars tools"), seat())
    assert equal.shape() == (0, "order-return", Kind.ORDER, ("oars", "tools"), False)
    assert equal.answer(("tools", "oars")).state.supply[1][-2:] == ["tools", "oars"]
    assert Dogma("railroad", seat("railroad", "oars calendar"), seat()).asked is None


def test_order_of_melds_is_asked_where_an_achievement_is_possible_in_between() -> None:
    """R14.5, R10.3: Sailing brings the third leaf for Empire, unless Coal has covered the castles."""
    board = "translation publications writing road_building railroad canning fermenting"
    near = seat(board, "", "sailing coal", blue="up", yellow="up")
    dogma = Dogma("translation", near, seat()).answer(True)
    assert dogma.shape() == (0, "order-meld", Kind.ORDER, ("sailing", "coal"), False)
    assert dogma.answer(("sailing", "coal")).state.players[0].achievements == ["empire"]
    far = seat(board, "", "sailing oars", blue="up")
    assert Dogma("translation", far, seat()).answer(True).asked is None


@pytest.mark.parametrize(("beneath", "asked"), [("railroad", True), ("philosophy", False)])
def test_top_cards_leave_in_an_order_where_it_matters(beneath: str, asked: bool) -> None:
    """R14.5, R10.3: without Mysticism, Railroad completes Empire as long as Road Building is there."""
    board = f"road_building mysticism {beneath} publications writing canning refrigeration sailing"
    victim = seat(board, blue="up", yellow="up")
    dogma = Dogma("engineering", seat("engineering masonry the_wheel"), victim)
    assert (dogma.asked is not None) is asked
    if asked:
        dogma.answer(("mysticism", "road_building"))
    assert ("empire" in victim.achievements) is asked


def test_face_down_cards_are_chosen_by_owner_and_value() -> None:
    """R13.5: chance takes one of those; the chooser does not learn which."""
    dogma = Dogma("rocketry", seat("rocketry"), seat(score="oars tools coal"), seat(score="canning"))
    assert dogma.shape() == (0, "face-down", Kind.ONE, ("1.1", "1.5", "2.6"), True)
    dogma.answer("1.1")
    assert dogma.state.supply[1][-1] == "tools"
    assert "  Ada returns a card of age 1." in dogma.words(0)
    assert any("Tools" in line for line in dogma.words(1))


def test_attacker_chooses_from_the_own_cards() -> None:
    """R6.6: each owner picks among tied cards, the victim first; Collaboration asks the attacker."""
    dogma = Dogma("medicine", seat("medicine", score="oars pottery"), seat(score="coal physics"))
    assert dogma.shape()[:2] == (1, "exchange")
    assert dogma.answer("coal").shape() == (0, "exchange", Kind.ONE, ("oars", "pottery"), True)
    both = Dogma("collaboration", seat("collaboration"), seat(), supply="computers services")
    assert both.shape()[0] == 0


def test_log_is_nested_and_keeps_secrets() -> None:
    """R13.8: each reader learns the cards that are theirs; a card executed alone is indented further."""
    players = seat("computers", "oars"), seat("satellites", "coal"), seat()
    dogma = Dogma("computers", *players, supply="stem_cells databases software")
    assert dogma.asked and dogma.asked.seat == 1
    dogma.answer(True)
    public, own = dogma.words(None), dogma.words(1)
    assert len(public) == len(own)
    told = [(one, other) for one, other in zip(public, own, strict=True) if one != other]
    assert [("Coal" in one, "Coal" in other) for one, other in told] == [(False, True)]
    assert max(len(line) - len(line.lstrip()) for line in public) == 4
    assert dogma.words(0)[0] == dogma.words(2)[0] == public[0]


def named_in(text: Text) -> Iterator[str]:
    """Give the cards that a text names."""
    if text.key.startswith("card-"):
        yield text.key.removeprefix("card-")
    for value in text.params.values():
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Text):
                yield from named_in(one)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_public_words_of_questions_name_no_hidden_card(seats: int) -> None:
    """The words of a question name the card that asks, which is or was on a board, and nothing else."""
    source = random.Random(seats)
    for number in range(6):
        table = Table.start(GAME, seats, {}, f"words-{number}", careful=True)
        while not table.finished:
            for decision in table.asked:
                named = set(named_in(decision.text))
                assert len(named) <= 1 or decision.key == "action"
            table.answer(*choose(table, source))
        for event in table.events():
            if event.private:
                assert not list(named_in(event.text)) and not event.refs


def test_executions_may_be_nested_and_end_somewhere() -> None:
    """R9.5: Computers melds Robotics, that one Software, that one A.I. and Stem Cells; no icon counts."""
    supply = "robotics software databases ai stem_cells"
    dogma = Dogma("computers", seat("computers sailing"), seat(), supply=supply)
    assert dogma.asked is None
    ada = dogma.state.players[0]
    assert (ada.board["red"], ada.board["blue"]) == (["robotics"], ["software", "computers"])
    assert ada.board["purple"] == ["ai"] and ada.board["yellow"] == ["stem_cells"]
    assert ada.score == ["sailing", "databases"]
    depths = [event.depth for event in dogma.play.events if event.text.key == "event-execute"]
    assert depths == [1, 2, 3]


def test_a_chain_without_end_is_an_error() -> None:
    """R9.5: the engine stops rather than hang."""
    play = lay(seat("computers"), seat())
    action = Action(0, {"computers": (("share", lambda run: run.execute("computers")),)})
    with pytest.raises(RuntimeError, match="200"):
        list(Run(play, action, "computers", 0, 0).execute("computers"))
