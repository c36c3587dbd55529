"""What each primitive changes, tells and brings to light (R5, R7, R8, R13.8)."""

from collections.abc import Callable
from typing import Literal

import pytest

from games.core.play import Play
from games.innovation import zones
from games.innovation.achievements import GameEndError, claim, claim_specials, eligible, end_by_lead
from games.innovation.orders import order_matters
from games.innovation.state import InnovationState
from games.innovation.zones import Group
from tests.games.innovation.boards import lay, seat, told

Table = Play[InnovationState]
Deed = Callable[[Table], object]


def position() -> Table:
    """Return a table of two: Ada holds and scores a little of everything, Bo too."""
    ada = seat("tools pottery archery sailing", "oars calendar", "paper coal")
    return lay(ada, seat("masonry agriculture", "compass", "physics", yellow="left"), supply="writing")


ALL = (None, 0, 1)
DEEDS: list[tuple[str, Deed, str, tuple[int | None, ...], bool, int]] = [
    ("draw", lambda play: zones.draw(play, 0, 1), "Writing", (0,), True, 1),
    ("draw and meld", lambda play: zones.draw_and_meld(play, 0, 1), "Writing", ALL, True, 2),
    ("draw and tuck", lambda play: zones.draw_and_tuck(play, 0, 1), "Writing", ALL, True, 2),
    ("draw and score", lambda play: zones.draw_and_score(play, 0, 1), "Writing", (0,), True, 2),
    ("draw and reveal", lambda play: zones.draw_and_reveal(play, 0, 1), "Writing", ALL, True, 2),
    ("meld", lambda play: zones.meld(play, 0, "oars"), "Oars", ALL, False, 1),
    ("tuck", lambda play: zones.tuck(play, 0, "oars"), "Oars", ALL, False, 1),
    ("score from the hand", lambda play: zones.score(play, 0, "oars"), "Oars", (0,), False, 1),
    ("score from the board", lambda play: zones.score(play, 0, "tools"), "Tools", ALL, False, 1),
    ("return from the hand", lambda play: zones.give_back(play, 0, "oars"), "Oars", (0,), False, 1),
    ("return for another", lambda play: zones.give_back(play, 0, "physics"), "Physics", (1,), False, 1),
    ("return from the board", lambda play: zones.give_back(play, 0, "masonry"), "Masonry", ALL, False, 1),
    ("hand to hand", lambda play: zones.transfer(play, "oars", 1, "hand"), "Oars", (0, 1), True, 1),
    ("hand to score", lambda play: zones.transfer(play, "oars", 1, "score"), "Oars", (0, 1), True, 1),
    ("hand to board", lambda play: zones.transfer(play, "oars", 1, "board"), "Oars", ALL, True, 1),
    ("own score to hand", lambda play: zones.transfer(play, "coal", 0, "hand"), "Coal", (0,), False, 1),
    ("board to hand", lambda play: zones.transfer(play, "tools", 1, "hand"), "Tools", ALL, False, 1),
    ("board to board", lambda play: zones.transfer(play, "tools", 1, "board"), "Tools", ALL, False, 1),
    ("reveal", lambda play: zones.reveal(play, 0, "oars"), "Oars", ALL, True, 1),
    ("proof", lambda play: zones.show_hand(play, 0), "Oars and Calendar", ALL, True, 0),
    ("splay", lambda play: zones.splay(play, 0, "blue", "left"), "blue", ALL, False, 1),
    ("unsplay", lambda play: zones.unsplay(play, 1, "yellow"), "yellow", ALL, False, 1),
]
NAMED = [row[0] for row in DEEDS]


@pytest.mark.parametrize(("_", "deed", "named", "knows", "reveals", "changes"), DEEDS, ids=NAMED)
def test_deed(
    _: str, deed: Deed, named: str, knows: tuple[int | None, ...], reveals: bool, changes: int
) -> None:
    """A primitive tells a card to those who may know it; what comes to light cannot be taken back."""
    play = position()
    deed(play)
    (event,) = play.events
    assert tuple(reader for reader in ALL if named in told([event], reader)[0]) == knows
    assert (play.revealed, play.state.changes) == (reveals, changes)
    assert bool(event.refs) is (knows == ALL)
    assert all("age " in told([event], reader)[0] for reader in ALL if reader not in knows)


@pytest.mark.parametrize(("zone", "place"), [("hand", "hand"), ("score", "score pile"), ("board", "board")])
def test_transfer_tells_both_places(zone: Literal["hand", "score", "board"], place: str) -> None:
    """R7.5, R13.8: where the card was and where it is, of whom; a card comes on top of its pile."""
    play = position()
    zones.transfer(play, "pottery", 1, zone)
    line = told(play.events, None)[0]
    assert "Pottery" in line and "board" in line and "Ada" in line and "Bo" in line and place in line
    bo = play.state.players[1]
    assert {"hand": bo.hand, "score": bo.score, "board": bo.board["blue"]}[zone][-1] == "pottery"
    assert (bo.scored, bo.tucked) == (0, 0)


def test_exchange_names_cards_to_their_owners_only() -> None:
    """R7.6, R13.8: one step, values to all, names to both; boards and counters are untouched."""
    play = position()
    assert zones.exchange(play, Group(0, "hand", ("oars", "calendar")), Group(1, "score", ("physics",)))
    ada, bo = play.state.players
    assert (ada.hand, bo.score, ada.scored, bo.scored) == (["physics"], ["oars", "calendar"], 0, 0)
    assert (play.revealed, play.state.changes, len(play.events)) == (True, 1, 1)
    assert "Oars" not in told(play.events, None)[0]
    assert all("Oars" in told(play.events, reader)[0] for reader in (0, 1))


def test_exchange_of_own_zones_reveals_nothing() -> None:
    """R7.6: what was the player's own stays so; an empty side is possible, two are nothing."""
    play = position()
    assert zones.exchange(play, Group(0, "hand", ()), Group(0, "score", ("coal",)))
    assert (play.revealed, play.state.players[0].hand) == (False, ["oars", "calendar", "coal"])
    assert not zones.exchange(play, Group(0, "hand", ()), Group(1, "hand", ()))
    assert play.state.changes == 1


def test_splays_and_what_undoes_them() -> None:
    """R8.2, R8.6, R8.7: two cards or more, another direction; one card forgets."""
    play = position()
    assert not zones.splay(play, 0, "red", "left")
    assert zones.splay(play, 0, "blue", "right") and not zones.splay(play, 0, "blue", "right")
    assert zones.unsplay(play, 0, "blue") and not zones.unsplay(play, 0, "blue")
    assert play.state.changes == 2
    bo = play.state.players[1]
    zones.tuck(play, 1, "masonry")
    assert bo.splay["yellow"] == ""


@pytest.mark.parametrize(
    ("cards", "way"), [("masonry agriculture domestication", "left"), ("masonry agriculture", "")]
)
def test_a_pile_of_two_stays_splayed(cards: str, way: str) -> None:
    """R8.6: the splay goes when fewer than two cards are left."""
    play = lay(seat(cards, yellow="left"), seat())
    zones.score(play, 0, "masonry")
    assert play.state.players[0].splay["yellow"] == way


def test_rearranging_changes_the_order_only() -> None:
    """R6.10, R12.16: the splay stays; the same order is no change."""
    play = lay(seat("tools pottery writing", blue="up"), seat())
    assert not zones.rearrange(play, 0, "blue", ["tools", "pottery", "writing"])
    assert zones.rearrange(play, 0, "blue", ["writing", "tools", "pottery"])
    ada = play.state.players[0]
    assert (ada.board["blue"], ada.splay["blue"]) == (["writing", "tools", "pottery"], "up")
    assert play.state.changes == 1
    assert "Writing, Tools and Pottery" in told(play.events, 1)[0]


def test_removal_takes_all_but_achievements_and_supply() -> None:
    """R7.8, R12.11: hands, boards and score piles of all; one step."""
    play = position()
    play.state.players[1].achievements, play.state.players[1].tucked = ["1"], 3
    supply = play.state.supply[2][:]
    zones.remove_all(play, 1)
    for one in play.state.players:
        assert not one.hand and not one.score and not any(one.board.values()) and not any(one.splay.values())
    gone = {*["tools", "pottery", "archery", "sailing", "oars", "calendar", "paper", "coal"]}
    assert {*play.state.removed} == gone | {*["masonry", "agriculture", "compass", "physics"]}
    assert (play.state.supply[2], play.state.players[1].achievements) == (supply, ["1"])
    assert play.state.players[1].tucked == 3
    assert (play.state.changes, len(play.events)) == (1, 1)


def test_a_card_that_is_nowhere_is_an_error() -> None:
    """R1.6: only cards in a hand, score pile or board move."""
    with pytest.raises(ValueError, match="robotics"):
        zones.meld(position(), 0, "robotics")


@pytest.mark.parametrize(("score", "ages"), [("coal", [1]), ("coal physics", [1, 2]), ("anatomy", [])])
def test_five_points_for_each_age(score: str, ages: list[int]) -> None:
    """R4.4: exactly five times the age is enough."""
    assert eligible(lay(seat("engineering", score=score), seat()).state, 0) == ages


def test_a_claimed_achievement_is_gone() -> None:
    """R7.9, R10.1: the second claim takes nothing; a special one is claimed by its name."""
    play = lay(seat(), seat())
    assert claim(play, 0, "3") and not claim(play, 1, "3")
    assert claim(play, 1, "world") and not claim(play, 0, "world") and not claim(play, 0, "10")
    assert [one.achievements for one in play.state.players] == [["3"], ["world"]]
    assert (3 in play.state.normal, play.state.changes) == (False, 2)
    assert [event.refs for event in play.events] == [("achievement:3",), ("achievement:world",)]


@pytest.mark.parametrize(("tucked", "scored", "taken"), [(6, 0, True), (0, 6, True), (5, 5, False)])
def test_monument_needs_six_of_one_kind(tucked: int, scored: int, taken: bool) -> None:
    """R10.2, R10.4: tucks and scores are counted apart."""
    play = lay(seat(), seat())
    play.state.players[1].tucked, play.state.players[1].scored = tucked, scored
    claim_specials(play, [0, 1])
    assert (play.state.players[1].achievements == ["monument"]) is taken


@pytest.mark.parametrize(
    ("board", "special", "taken"),
    [
        ("computers flight corporations stem_cells specialization", "universe", True),
        ("evolution flight corporations stem_cells specialization", "universe", False),
        ("computers flight corporations stem_cells", "universe", False),
        ("databases quantum_theory fission railroad", "world", False),
        ("databases quantum_theory fission the_internet stem_cells mobility", "world", False),
    ],
)
def test_conditions_of_boards(board: str, special: str, taken: bool) -> None:
    """R10.2: Universe wants five values of 8 or more, World twelve clocks."""
    play = lay(seat(board), seat())
    claim_specials(play, [0])
    assert (special in play.state.players[0].achievements) is taken


@pytest.mark.parametrize(("extra", "taken"), [("fission", True), ("", False)])
def test_world_by_the_twelfth_clock(extra: str, taken: bool) -> None:
    """R10.2: a splayed pile counts with what it shows."""
    board = f"databases satellites quantum_theory railroad {extra}"
    play = lay(seat(board, green="up"), seat())
    claim_specials(play, [0])
    assert (play.state.players[0].achievements == ["world"]) is taken


@pytest.mark.parametrize(("way", "taken"), [("right", True), ("left", False)])
def test_wonder_wants_no_pile_to_the_left(way: str, taken: bool) -> None:
    """R10.2: five piles, each right or up."""
    board = "tools pottery archery oars sailing paper masonry agriculture mysticism philosophy"
    play = lay(seat(board, blue="up", red="right", green="up", yellow="right", purple=way), seat())
    claim_specials(play, [0])
    assert (play.state.players[0].achievements == ["wonder"]) is taken


@pytest.mark.parametrize(("turn", "winner"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_ties_go_clockwise_from_the_active_player(turn: int, winner: int) -> None:
    """R10.5: of the first and third player, the one who is next from the active one on takes it."""
    play = lay(seat(), seat(), seat(), seat(), turn=turn)
    for number in (0, 2):
        play.state.players[number].tucked = 6
    claim_specials(play, [0, 1, 2, 3])
    assert [one.achievements for one in play.state.players].index(["monument"]) == winner


def test_one_player_takes_several_in_a_fixed_order() -> None:
    """R10.5: Monument before Universe, and the game ends at the number that wins."""
    play = lay(seat("computers flight corporations stem_cells specialization"), seat(), seat(), seat())
    ada = play.state.players[0]
    ada.tucked, ada.achievements = 6, ["1", "2", "3"]
    with pytest.raises(GameEndError):
        claim_specials(play, [0])
    assert ada.achievements[3:] == ["monument"]
    assert (play.state.winners, play.state.ended_by) == ([0], "achievements")


@pytest.mark.parametrize(("values", "winners"), [([1, 3, 2], [1]), ([3, 3, 2], [])])
def test_only_a_single_leader_wins_by_card(values: list[int], winners: list[int]) -> None:
    """R11.5: on a tie the game goes on."""
    play = lay(seat(), seat(), seat())
    if winners:
        with pytest.raises(GameEndError):
            end_by_lead(play.state, values)
    else:
        end_by_lead(play.state, values)
    assert play.state.winners == winners


ORDERS = [
    ("return", "", "oars tools", True),
    ("return", "", "oars calendar", False),
    ("return", "", "oars", False),
    ("meld", "", "oars archery", True),
    ("meld", "", "oars tools", False),
    ("tuck", "", "oars archery", True),
    ("score", "", "oars archery", False),
    ("score", "oars tools", "", False),
]


@pytest.mark.parametrize(("deed", "board", "hand", "matters"), ORDERS)
def test_when_an_order_matters(deed: str, board: str, hand: str, matters: bool) -> None:
    """R14.5: one value under a supply pile, one color on a board."""
    play = lay(seat(board, hand), seat())
    assert order_matters(play.state, 0, deed, (board or hand).split()) is matters


@pytest.mark.parametrize(("special", "matters"), [(["universe"], True), ([], False)])
def test_a_pile_matters_where_it_uncovers_an_achievement(special: list[str], matters: bool) -> None:
    """R14.5, R10.3: between Masonry and Genetics' neighbors a board of five high cards appears."""
    play = lay(seat("masonry suburbia oars computers flight corporations specialization"), seat())
    board = play.state.players[0].board
    board["red"], play.state.special = ["flight"], special
    assert order_matters(play.state, 0, "score", ["masonry", "suburbia"]) is matters
    assert not order_matters(play.state, 0, "score", ["flight", "computers"])


@pytest.mark.parametrize(("deed", "matters"), [("meld", True), ("tuck", False)])
def test_melds_matter_where_they_complete_an_achievement(deed: str, matters: bool) -> None:
    """R14.5, R10.3: Stem Cells on top makes Universe until Oars covers Flight; tucked it stays below."""
    play = lay(seat("computers flight corporations specialization agriculture", "stem_cells oars"), seat())
    assert order_matters(play.state, 0, deed, ["stem_cells", "oars"]) is matters


def test_an_achievement_that_stays_in_reach_needs_no_order() -> None:
    """R14.5: Stem Cells completes Universe in whatever order Tools goes on top of nothing that counts."""
    play = lay(seat("computers flight corporations specialization", "stem_cells robotics"), seat())
    assert not order_matters(play.state, 0, "meld", ["stem_cells", "robotics"])


@pytest.mark.parametrize(
    ("cards", "matters"),
    [("mysticism road_building", True), ("road_building mysticism", True), ("sailing road_building", False)],
)
def test_top_cards_that_uncover_the_missing_icons(cards: str, matters: bool) -> None:
    """R14.5, R10.3: with Mysticism gone first, Railroad shows its clocks while there still are castles."""
    board = "road_building mysticism railroad publications writing canning refrigeration sailing"
    play = lay(seat(board, blue="up", yellow="up"), seat())
    assert order_matters(play.state, 0, "transfer", cards.split()) is matters


def test_a_transferred_card_comes_on_top() -> None:
    """R7.5: on top of the pile of its color, whatever lies there."""
    play = lay(seat("tools"), seat("pottery writing calendar", blue="left"))
    zones.transfer(play, "tools", 1, "board")
    bo = play.state.players[1]
    assert (bo.board["blue"], bo.splay["blue"]) == (["tools", "pottery", "writing", "calendar"], "left")


def test_a_return_from_a_board_can_earn_its_owner_an_achievement() -> None:
    """R10.3: another player returns the card that hid the fifth high one."""
    bo = seat("computers flight corporations specialization masonry suburbia")
    play = lay(seat(), bo)
    zones.give_back(play, 0, "masonry")
    assert bo.achievements == ["universe"]


@pytest.mark.parametrize(
    "draws",
    [zones.draw, zones.draw_and_meld, zones.draw_and_tuck, zones.draw_and_score, zones.draw_and_reveal],
)
def test_draws_return_the_card(draws: Callable[[Table, int, int], str]) -> None:
    """R5.5: exactly the drawn card is what the effect goes on with."""
    assert draws(position(), 0, 0) == "writing"
