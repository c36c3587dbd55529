"""Dogma actions with cards of age 1."""

from games.core.chance import outcome
from games.core.play import Play
from games.innovation.cards.age_01 import EFFECTS
from games.innovation.content import CARDS, COLORS
from games.innovation.effects import activate
from games.innovation.state import InnovationState, Seat


def board(*cards: str) -> Seat:
    """Return a player with these cards on the board."""
    piles: dict[str, list[str]] = {color: [] for color in COLORS}
    for card in cards:
        piles[CARDS[card].color].append(card)
    return Seat(board=piles)


def dogma(card: str, other: Seat, ones: list[str], twos: list[str] | None = None) -> InnovationState:
    """Let seat 0, who has only `card`, activate it; return the state after."""
    state = InnovationState(seats=2, seed="s", players=[board(card), other])
    state.supply[1], state.supply[2] = ones, twos or []
    play = Play(state, lambda why, size, count: outcome("s", 0, size, count))
    assert list(activate(play, 0, card, EFFECTS)) == []
    return state


def test_sharer_first_then_bonus() -> None:
    """R6.5, R6.9: the sharer draws first, the active player last, then one free draw."""
    state = dogma("writing", board("tools"), ["oars"], ["calendar", "philosophy"])
    assert [player.hand for player in state.players] == [["philosophy", "oars"], ["calendar"]]


def test_no_bonus_without_sharer() -> None:
    """R6.9: nobody shared, no free draw."""
    state = dogma("the_wheel", Seat(), ["oars", "tools", "pottery"])
    assert (state.players[0].hand, state.supply[1]) == (["oars", "tools"], ["pottery"])


def test_sailing_melds() -> None:
    """Sailing: draw and meld a 1."""
    assert dogma("sailing", Seat(), ["oars"]).players[0].board["red"] == ["oars"]


def test_metalworking_goes_on_with_castles() -> None:
    """Metalworking: castles are scored, the first card without one is kept."""
    you = dogma("metalworking", Seat(), ["oars", "masonry", "pottery", "tools"]).players[0]
    assert (you.score, you.hand) == (["oars", "masonry"], ["pottery"])


def test_mysticism_melds_a_known_color_only() -> None:
    """Mysticism: a color on the board is melded and followed by a draw, another one is kept."""
    known = dogma("mysticism", Seat(), ["code_of_laws", "oars"]).players[0]
    assert (known.board["purple"], known.hand) == (["code_of_laws", "mysticism"], ["oars"])
    fresh = dogma("mysticism", Seat(), ["oars", "tools"]).players[0]
    assert (fresh.board["red"], fresh.hand) == ([], ["oars"])
