"""The primitives (R5, R7, R8): every change of a zone goes through here, is told, and followed by R10.3.

Who reads the name of a card that moves, and who only its value, is decided here too (R13.8).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from games.core.play import Play
from games.core.text import Text, say, seat_text
from games.innovation import names
from games.innovation.achievements import claim_specials, end_by_score
from games.innovation.content import CARDS, COLORS
from games.innovation.state import InnovationState, Seat

Table = Play[InnovationState]
Zone = Literal["hand", "score", "board"]


@dataclass(frozen=True, slots=True)
class Group:
    """Some cards in one zone of one player: one side of an exchange (R7.6)."""

    seat: int
    zone: Literal["hand", "score"]
    cards: tuple[str, ...]


def draw(play: Table, seat: int, value: int) -> str:
    """Draw a card of a value into the hand and return it; GameEndError if there is none (R5.1, R5.3)."""
    card = _drawn(play, seat, value)
    _tell(play, "event-draw", seat, card, knows=[seat])
    return card


def draw_and_meld(play: Table, seat: int, value: int) -> str:
    """Draw a card and meld it; return it (R5.5)."""
    return _move_up(play, seat, _drawn(play, seat, value), "event-draw-meld")


def draw_and_tuck(play: Table, seat: int, value: int) -> str:
    """Draw a card and tuck it; return it (R5.5)."""
    return _move_under(play, seat, _drawn(play, seat, value), "event-draw-tuck")


def draw_and_score(play: Table, seat: int, value: int) -> str:
    """Draw a card and score it; return it (R5.5)."""
    return _move_to_score(play, seat, _drawn(play, seat, value), "event-draw-score")


def draw_and_reveal(play: Table, seat: int, value: int) -> str:
    """Draw a card and show it to all; it stays in the hand. Return it (R5.5)."""
    card = _drawn(play, seat, value)
    play.state.changes += 1
    _tell(play, "event-draw-reveal", seat, card)
    return card


def meld(play: Table, seat: int, card: str) -> None:
    """Put a card on top of the player's pile of its color; the splay goes on (R7.1)."""
    _move_up(play, seat, card, "event-meld")


def tuck(play: Table, seat: int, card: str) -> None:
    """Put a card under the player's pile of its color; counts for Monument (R7.3)."""
    _move_under(play, seat, card, "event-tuck")


def score(play: Table, seat: int, card: str) -> None:
    """Put a card into the player's score pile; counts for Monument (R7.2)."""
    _move_to_score(play, seat, card, "event-score")


def give_back(play: Table, seat: int, card: str) -> None:
    """Let a player return a card under the supply pile of its age, from wherever it is (R7.4)."""
    owner, zone = _lift(play.state, card)
    play.state.supply[CARDS[card].age].append(card)
    _tell(play, "event-return", seat, card, knows=None if zone == "board" else [owner])
    _changed(play, *([owner] if zone == "board" else []))


def transfer(play: Table, card: str, seat: int, zone: Zone) -> None:
    """Move a card to a zone of a player; no meld, no score, no draw (R7.5)."""
    owner, origin = _lift(play.state, card)
    player = play.state.players[seat]
    if zone == "board":
        player.board[CARDS[card].color].insert(0, card)
    else:
        (player.hand if zone == "hand" else player.score).append(card)
    open_card = "board" in (origin, zone)
    if origin != "board" and owner != seat:
        play.reveals()
    _tell_transfer(play, card, (origin, owner), (zone, seat), hidden=not open_card)
    _changed(play, *([owner, seat] if open_card else []))


def exchange(play: Table, one: Group, other: Group) -> bool:
    """Swap two groups of cards in a single step (R7.6); return False if there was nothing to swap."""
    state = play.state
    if not one.cards and not other.cards:
        return False
    for card in (*one.cards, *other.cards):
        _lift(state, card)
    _hidden_zone(state, other.seat, other.zone).extend(one.cards)
    _hidden_zone(state, one.seat, one.zone).extend(other.cards)
    if one.seat != other.seat:
        play.reveals()
    _tell_exchange(play, one, other)
    _changed(play)
    return True


def can_splay(player: Seat, color: str, direction: str) -> bool:
    """Tell whether splaying would change the pile (R8.2)."""
    return len(player.board[color]) >= 2 and player.splay[color] != direction


def splay(play: Table, seat: int, color: str, direction: str) -> bool:
    """Splay a pile "left", "right" or "up"; return False if nothing changes (R8.2)."""
    if not can_splay(play.state.players[seat], color, direction):
        return False
    _lay(play, seat, color, direction)
    return True


def unsplay(play: Table, seat: int, color: str) -> bool:
    """Set a pile to unsplayed; return False if it was (R8.7)."""
    if not play.state.players[seat].splay[color]:
        return False
    _lay(play, seat, color, "")
    return True


def rearrange(play: Table, seat: int, color: str, order: Sequence[str]) -> bool:
    """Put a pile into another order, top card first; return False if it is the same (R6.10, R12.16)."""
    pile = play.state.players[seat].board[color]
    if list(order) == pile:
        return False
    assert sorted(order) == sorted(pile)
    pile[:] = order
    if not play.silent:
        cards = [names.card(card) for card in order]
        play.log("event-rearrange", seat=seat, who=seat_text(seat), color=names.color(color), cards=cards)
    _changed(play, seat)
    return True


def reveal(play: Table, seat: int, card: str) -> None:
    """Show a card to all where it is; a change, since the effect itself demands it (R6.10, R7.7)."""
    play.reveals()
    play.state.changes += 1
    _tell(play, "event-reveal", seat, card)


def show_hand(play: Table, seat: int) -> None:
    """Show a whole hand as proof (R6.8); no change. Nothing is shown of an empty hand."""
    hand = play.state.players[seat].hand
    if not hand or not play.state.proof_reveal:
        return
    play.reveals()
    if not play.silent:
        cards = [names.card(card) for card in hand]
        play.log("event-proof", seat=seat, refs=_refs(hand), who=seat_text(seat), cards=cards)


def remove_all(play: Table, seat: int) -> None:
    """Take every hand, board and score pile out of the game for good, in a single step (R7.8, R12.11)."""
    state = play.state
    for player in state.players:
        piles = [player.hand, player.score, *player.board.values()]
        state.removed += [card for pile in piles for card in pile]
        for pile in piles:
            pile.clear()
        player.splay.update(dict.fromkeys(COLORS, ""))
    play.log("event-remove-all", seat=seat, who=seat_text(seat))
    _changed(play)


def place_of(state: InnovationState, card: str) -> tuple[int, Zone]:
    """Return in whose hand, score pile or board a card is; ValueError if in none."""
    for seat, player in enumerate(state.players):
        if card in player.hand:
            return seat, "hand"
        if card in player.board[CARDS[card].color]:
            return seat, "board"
        if card in player.score:
            return seat, "score"
    raise ValueError(card)


def _drawn(play: Table, seat: int, value: int) -> str:
    state = play.state
    for age in range(max(1, value), 11):
        if state.supply[age]:
            card = state.supply[age].pop(0)
            state.players[seat].hand.append(card)
            state.changes += 1
            play.reveals()
            return card
    raise end_by_score(state)


def _move_up(play: Table, seat: int, card: str, event: str) -> str:
    owner, _ = _lift(play.state, card)
    play.state.players[seat].board[CARDS[card].color].insert(0, card)
    _tell(play, event, seat, card)
    _changed(play, owner, seat)
    return card


def _move_under(play: Table, seat: int, card: str, event: str) -> str:
    owner, _ = _lift(play.state, card)
    player = play.state.players[seat]
    player.board[CARDS[card].color].append(card)
    player.tucked += 1
    _tell(play, event, seat, card)
    _changed(play, owner, seat)
    return card


def _move_to_score(play: Table, seat: int, card: str, event: str) -> str:
    owner, zone = _lift(play.state, card)
    player = play.state.players[seat]
    player.score.append(card)
    player.scored += 1
    _tell(play, event, seat, card, knows=None if zone == "board" else [owner])
    _changed(play, owner, seat)
    return card


def _lay(play: Table, seat: int, color: str, direction: str) -> None:
    play.state.players[seat].splay[color] = direction
    if not play.silent:
        how, refs = names.splay(direction), [f"pile:{seat}.{color}"]
        play.log(
            "event-splay", seat=seat, refs=refs, who=seat_text(seat), color=names.color(color), splay=how
        )
    _changed(play, seat)


def _changed(play: Table, *seats: int) -> None:
    """Count a change (R6.10) and give out what it earned these players (R10.3)."""
    play.state.changes += 1
    claim_specials(play, seats)


def _lift(state: InnovationState, card: str) -> tuple[int, Zone]:
    """Take a card out of where it is and return that place; small piles lose their splay (R8.6)."""
    seat, zone = place_of(state, card)
    player = state.players[seat]
    if zone == "board":
        pile = player.board[CARDS[card].color]
        pile.remove(card)
        if len(pile) < 2:
            player.splay[CARDS[card].color] = ""
    else:
        _hidden_zone(state, seat, zone).remove(card)
    return seat, zone


def _hidden_zone(state: InnovationState, seat: int, zone: str) -> list[str]:
    player = state.players[seat]
    return player.hand if zone == "hand" else player.score


def _tell(play: Table, key: str, seat: int, card: str, *, knows: Sequence[int] | None = None) -> None:
    """Tell all what a card did or, with `knows`, only these seats; the others read its value."""
    if play.silent:
        return
    who, age = seat_text(seat), CARDS[card].age
    name = names.card(card)
    if knows is None:
        play.log(key, seat=seat, refs=_refs([card]), who=who, card=name, age=age)
        return
    private = say(key, who=who, card=name, age=age)
    play.log(f"{key}-hidden", seat=seat, private=dict.fromkeys(knows, private), who=who, age=age)


def _tell_transfer(
    play: Table, card: str, origin: tuple[str, int], target: tuple[str, int], *, hidden: bool
) -> None:
    if play.silent:
        return
    here, there = _place(*origin), _place(*target)
    seat, age, known = origin[1], CARDS[card].age, names.card(card)
    if not hidden:
        play.log("event-transfer", seat=seat, refs=_refs([card]), card=known, origin=here, target=there)
        return
    private = say("event-transfer", card=known, origin=here, target=there)
    both = {origin[1]: private, target[1]: private}
    play.log("event-transfer-hidden", seat=seat, private=both, age=age, origin=here, target=there)


def _tell_exchange(play: Table, one: Group, other: Group) -> None:
    if play.silent:
        return
    here, there = _place(one.zone, one.seat), _place(other.zone, other.seat)
    known = say("event-exchange", **_named(one, other, names.card), origin=here, target=there)
    private = {one.seat: known, other.seat: known}
    public = _named(one, other, lambda card: say("value", age=CARDS[card].age))
    play.log(
        "event-exchange",
        seat=one.seat,
        private=private,
        first=public["first"],
        second=public["second"],
        origin=here,
        target=there,
    )


def _named(one: Group, other: Group, word: Callable[[str], Text]) -> dict[str, Sequence[Text] | Text]:
    """Return both sides of an exchange with each card put into a Text by `word`."""
    first, second = ([word(card) for card in group.cards] for group in (one, other))
    return {"first": names.listed(first), "second": names.listed(second)}


def _place(zone: str, seat: int) -> Text:
    return say(f"place-{zone}", who=seat_text(seat))


def _refs(cards: Sequence[str]) -> list[str]:
    return [f"card:{card}" for card in cards]
