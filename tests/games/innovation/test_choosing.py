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


@pytest.mark.parametrize(
    ("card", "player", "value"),
    [
        ("bicycle", seat("bicycle", "oars"), False),
        ("agriculture", seat("agriculture", "oars"), "pass"),
        ("currency", seat("currency", "oars"), ()),
        ("masonry", seat("masonry", "pottery"), "pass"),
    ],
)
def test_passing_is_told_once_and_alike(card: str, player: Seat, value: Value) -> None:
    """R13.7: who declines and who has nothing to choose from pass in the same words."""
    dogma = Dogma(card, player, seat()).answer(value)
    assert [event.text.key for event in dogma.play.events][1:] == ["event-pass"]


@pytest.mark.parametrize(("hand", "told"), [("oars", "event-draw-score"), ("", "event-nothing")])
def test_an_effect_without_a_change_is_told(hand: str, told: str) -> None:
    """R6.10: nothing changes where there is nothing to return; a change needs no such line."""
    dogma = Dogma("agriculture", seat("agriculture", hand), seat(), supply="calendar")
    if hand:
        dogma.answer("oars")
    keys = [event.text.key.removesuffix("-hidden") for event in dogma.play.events]
    assert keys[-1] == told and ("event-nothing" in keys) is (told == "event-nothing")


def test_the_first_line_tells_who_shares_and_who_is_vulnerable() -> None:
    """R6.2, R14.7: the card, its icon and the players, with the victims where the card demands."""
    line = Dogma("archery", seat("archery"), seat("the_wheel"), seat()).words(None)[0]
    assert all(word in line for word in ("Ada", "Archery", "2", "Bo", "Cy"))
    assert "Cy" not in Dogma("writing", seat("writing"), seat("tools"), seat()).words(None)[0]


def test_no_bonus_after_an_action_cut_short() -> None:
    """R12.11: Fission's red 10 ends the action; the sharer never comes to the second effect."""
    dogma = Dogma("fission", seat("fission"), seat(), seat("quantum_theory"), supply="robotics")
    assert dogma.asked is None
    assert [event.text.key for event in dogma.play.events][1:] == ["event-draw-reveal", "event-remove-all"]


@pytest.mark.parametrize(
    ("card", "player", "bounds"),
    [
        ("pottery", seat("pottery", "oars tools coal paper"), (0, 3)),
        ("pottery", seat("pottery", "oars tools"), (0, 2)),
        ("currency", seat("currency", "oars tools coal paper"), (0, 4)),
        ("road_building", seat("road_building", "oars tools coal"), (1, 2)),
        ("perspective", seat("perspective", "oars tools coal paper"), (1, 1)),
    ],
)
def test_how_many_may_be_chosen(card: str, player: Seat, bounds: tuple[int, int]) -> None:
    """R6.7, R6.14: as many as the card says and the hand allows."""
    asked = Dogma(card, player, seat()).asked
    assert asked is not None and (asked.least, asked.most) == bounds


def test_a_value_is_named_from_one_to_ten() -> None:
    """Mass Media: each value that a card can have, no other."""
    asked = Dogma("mass_media", seat("mass_media", "oars"), seat()).answer("oars").asked
    assert asked is not None and (asked.kind, asked.least, asked.most) == (Kind.NUMBER, 1, 10)


@pytest.mark.parametrize(
    ("hand", "options", "number"),
    [
        ("coal oars tools pottery", ("oars", "tools", "pottery"), 2),
        ("coal physics oars tools", ("oars", "tools"), 1),
    ],
)
def test_of_the_highest_only_tied_ones_are_a_choice(hand: str, options: tuple[str, ...], number: int) -> None:
    """R7.6: value by value downward; the higher ones go in any case."""
    dogma = Dogma("explosives", seat("explosives"), seat("", hand))
    assert dogma.shape() == (1, "transfer", Kind.SOME, options, False)
    assert dogma.asked and (dogma.asked.least, dogma.asked.most) == (number, number)
    dogma.answer(options[:number])
    assert len(dogma.state.players[0].hand) == 3 and "coal" in dogma.state.players[0].hand


@pytest.mark.parametrize("hand", ["coal oars tools", "coal physics oars", "coal"])
def test_highest_cards_without_a_choice_are_not_asked(hand: str) -> None:
    """R14.6: three or fewer go as they are."""
    dogma = Dogma("explosives", seat("explosives"), seat("", hand))
    assert dogma.asked is None and len(dogma.state.players[0].hand) == len(hand.split())


@pytest.mark.parametrize(
    ("card", "players", "place"),
    [
        ("agriculture", (seat("agriculture", "oars"), seat()), "place-hand"),
        ("printing_press", (seat("printing_press", score="oars"), seat()), "place-score"),
        ("coal", (seat("coal tools"), seat()), "place-board"),
        ("fission", (seat("fission tools"), seat("archery", "oars"), seat("sailing")), "place-several"),
    ],
)
def test_a_question_says_where_the_choice_lies(card: str, players: tuple[Seat, ...], place: str) -> None:
    """Public words: which card asks, and of which zone."""
    asked = Dogma(card, *players, supply="software ai databases astronomy").asked
    assert asked is not None
    assert isinstance(asked.params["place"], Text) and asked.params["place"].key == place


@pytest.mark.parametrize(("you", "others"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_opponents_are_named_clockwise(you: int, others: list[int]) -> None:
    """R2.7: from the left of the one who carries the effect out."""
    play = lay(seat("computers"), seat(), seat(), seat())
    assert Run(play, Action(0, {}), "computers", you, 0).opponents == others
