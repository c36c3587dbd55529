"""The primitives, icons and achievements of Innovation."""

from collections import Counter

import pytest

from games.core.chance import outcome
from games.core.play import Play
from games.innovation import zones
from games.innovation.achievements import GameEndError, eligible
from games.innovation.content import CARDS, COLORS, CONTENT, InventionCard
from games.innovation.icons import icon_counts, points
from games.innovation.state import InnovationState, Seat


def table(*players: Seat) -> InnovationState:
    """Return a table with these players, every other card in the supply, all achievements available."""
    used = {c for p in players for c in (*p.hand, *p.score, *(c for pile in p.board.values() for c in pile))}
    supply = {age: [card for card in CONTENT.of_age(age) if card not in used] for age in range(1, 11)}
    return InnovationState(
        seats=len(players), seed="s", players=list(players), supply=supply, normal=list(range(1, 10))
    )


def in_play(state: InnovationState) -> Play[InnovationState]:
    """Return the table in play."""
    return Play(state, lambda why, size, count: outcome("s", 0, size, count))


def board(*cards: str, **splay: str) -> Seat:
    """Return a player with these cards on the board, top first, and these splays."""
    seat = Seat()
    for card in cards:
        seat.board[CARDS[card].color].append(card)
    seat.splay.update(splay)
    return seat


def test_cards_by_age_and_color() -> None:
    """R1.1: 15 cards of age 1, 10 of each other age, 21 of each color."""
    assert [len(CONTENT.of_age(age)) for age in range(1, 11)] == [15, *[10] * 9]
    assert Counter(card.color for card in CARDS.values()) == dict.fromkeys(COLORS, 21)


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_card_faces(card: InventionCard) -> None:
    """R1.2: one hex, a featured icon that is on the card, a demand only as first effect."""
    face = card
    assert face.icons.count("hex") == 1 and face.shows(face.featured)
    assert 1 <= len(face.effects) <= 3 and "demand" not in face.effects[1:]


@pytest.mark.parametrize(
    ("seat", "counts"),
    [
        (board("the_wheel", "sailing", green="left"), {"castle": 3, "leaf": 1, "crown": 0}),
        (board("masonry", "agriculture", yellow="right"), {"castle": 3, "leaf": 1}),
        (board("mysticism", "code_of_laws", purple="up"), {"castle": 3, "crown": 2, "leaf": 1}),
        (board("oars", "archery"), {"castle": 2, "crown": 1, "lightbulb": 0}),
    ],
)
def test_icons_by_splay(seat: Seat, counts: dict[str, int]) -> None:
    """R8.3: what covered cards show, by direction."""
    assert {icon: icon_counts(seat)[icon] for icon in counts} == counts


def test_draw_goes_up_past_empty_piles() -> None:
    """R5.1: an empty pile sends the draw to the next one."""
    state = table(Seat(), Seat())
    state.supply[3] = state.supply[4] = []
    assert CARDS[zones.draw(in_play(state), 0, 3)].age == 5


def test_draw_above_ten_ends_by_score() -> None:
    """R5.3, R11.3, R11.4: the highest score wins, ties by achievements."""
    state = table(Seat(score=["coal"]), Seat(score=["physics"], achievements=["1"]))
    with pytest.raises(GameEndError):
        zones.draw(in_play(state), 0, 11)
    assert (state.ended_by, state.winners) == ("score", [1])


def test_return_goes_under_the_pile() -> None:
    """R7.4: a returned card is the last of its pile."""
    state = table(Seat(hand=["tools"]), Seat())
    zones.give_back(in_play(state), 0, "tools")
    assert state.supply[1][-1] == "tools" and state.players[0].hand == []


def test_meld_keeps_splay_and_tuck_goes_under() -> None:
    """R7.1, R7.3: the splay goes on; tucks are counted."""
    seat = board("sailing", "the_wheel", green="left")
    seat.hand = ["mapmaking", "paper"]
    state = table(seat, Seat())
    zones.meld(in_play(state), 0, "mapmaking")
    zones.tuck(in_play(state), 0, "paper")
    assert seat.board["green"] == ["mapmaking", "sailing", "the_wheel", "paper"]
    assert (seat.splay["green"], seat.tucked) == ("left", 1)


def test_small_pile_loses_its_splay() -> None:
    """R8.2, R8.6: fewer than two cards are never splayed."""
    seat = board("sailing", "the_wheel", green="left")
    state = table(seat, Seat())
    zones.score(in_play(state), 0, "sailing")
    assert seat.splay["green"] == "" and not zones.splay(in_play(state), 0, "green", "up")
    assert (points(seat), seat.scored) == (1, 1)


def test_sixth_score_takes_monument_but_transfers_do_not() -> None:
    """R10.2, R10.4: six scores in a turn; a transfer never counts."""
    hand = CONTENT.of_age(1)[:7]
    state = table(Seat(hand=list(hand)), Seat())
    zones.transfer(in_play(state), hand[0], 0, "score")
    for card in hand[1:6]:
        zones.score(in_play(state), 0, card)
    assert state.players[0].achievements == []
    zones.score(in_play(state), 0, hand[6])
    assert state.players[0].achievements == ["monument"]


def test_achieve_needs_points_and_top_card() -> None:
    """R4.4: five points per age, a top card at least as high, still available."""
    seat = board("currency")
    seat.score = ["experimentation", "navigation", "gunpowder", "translation"]
    state = table(seat, Seat(achievements=["1"]))
    state.normal.remove(1)
    assert eligible(state, 0) == [2]
