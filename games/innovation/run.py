"""One execution of an effect: who carries it out, for whom, and what it may do (R6, R9)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import Literal

from games.core.play import Play, Step
from games.core.text import seat_text
from games.innovation import achievements, icons, names, zones
from games.innovation.state import InnovationState, Seat

DEEPEST = 200
"""No chain of executions is longer (R9.5): beyond it the engine is at fault, not the game."""


class DogmaEndError(Exception):
    """The dogma action ends at once: no further effect, no share bonus (Fission, R12.11)."""


@dataclass(slots=True)
class Action:
    """What lasts for a whole dogma action (R6.11)."""

    active: int
    book: "Book"
    returned: dict[int, int] = field(default_factory=dict)
    """How many cards each player has returned because of Democracy (R12.5)."""
    passed: bool = False
    """Whether somebody declined since this was last set to False."""


@dataclass(slots=True)
class Demand:
    """What all victims of one card's demand did together (R6.11)."""

    worked: bool = False


@dataclass(slots=True)
class Run:
    """One execution: `you` carries the effect of `card` out, `attacker` activated the card (R6).

    In a demand `you` is the victim. Below are the keywords of the cards as done by `you`.
    """

    play: Play[InnovationState]
    action: Action
    card: str
    you: int
    attacker: int
    demand: Demand = field(default_factory=Demand)
    depth: int = 0

    @property
    def state(self) -> InnovationState:
        """The state in play."""
        return self.play.state

    @property
    def me(self) -> Seat:
        """The zones of `you`."""
        return self.play.state.players[self.you]

    @property
    def rival(self) -> Seat:
        """The zones of the attacker."""
        return self.play.state.players[self.attacker]

    @property
    def hand(self) -> list[str]:
        """The cards in the hand of `you`, as they are now."""
        return list(self.me.hand)

    @property
    def score_pile(self) -> list[str]:
        """The cards in the score pile of `you`, as they are now."""
        return list(self.me.score)

    @property
    def tops(self) -> list[str]:
        """The top cards of `you`, as they are now."""
        return icons.tops(self.me)

    @property
    def opponents(self) -> list[int]:
        """All other players, clockwise from the left of `you`."""
        seats = self.state.seats
        return [(self.you + step) % seats for step in range(1, seats)]

    def player(self, seat: int) -> Seat:
        """Return the zones of a player."""
        return self.state.players[seat]

    def visible(self, icon: str) -> int:
        """Return how often `you` shows an icon (R8.8)."""
        return icons.visible(self.me, icon)

    def draw(self, value: int) -> str:
        """Draw a card of this value into the hand (R5)."""
        return zones.draw(self.play, self.you, value)

    def draw_and_meld(self, value: int) -> str:
        """Draw a card of this value and meld it (R5.5)."""
        return zones.draw_and_meld(self.play, self.you, value)

    def draw_and_tuck(self, value: int) -> str:
        """Draw a card of this value and tuck it (R5.5)."""
        return zones.draw_and_tuck(self.play, self.you, value)

    def draw_and_score(self, value: int) -> str:
        """Draw a card of this value and score it (R5.5)."""
        return zones.draw_and_score(self.play, self.you, value)

    def draw_and_reveal(self, value: int) -> str:
        """Draw a card of this value and show it; it stays in the hand (R5.5)."""
        return zones.draw_and_reveal(self.play, self.you, value)

    def meld(self, *cards: str) -> None:
        """Meld cards one by one (R7.1)."""
        for card in cards:
            zones.meld(self.play, self.you, card)

    def tuck(self, *cards: str) -> None:
        """Tuck cards one by one (R7.3)."""
        for card in cards:
            zones.tuck(self.play, self.you, card)

    def score(self, *cards: str) -> None:
        """Score cards one by one (R7.2)."""
        for card in cards:
            zones.score(self.play, self.you, card)

    def give_back(self, *cards: str) -> None:
        """Return cards one by one, from wherever they are (R7.4)."""
        for card in cards:
            zones.give_back(self.play, self.you, card)

    def give_back_at_random(self, *cards: str) -> None:
        """Return cards in an order that nobody knows, as some lie face down for `you` (R7.4)."""
        self.give_back(*(self.play.shuffle("returns", cards) if len(cards) > 1 else cards))

    def transfer(self, cards: Sequence[str], seat: int, zone: zones.Zone) -> bool:
        """Move cards one by one to a zone of a player (R7.5); tell whether at least one moved."""
        for card in cards:
            zones.transfer(self.play, card, seat, zone)
        return bool(cards)

    def group(self, zone: Literal["hand", "score"], cards: Sequence[str | None]) -> zones.Group:
        """Return own cards as one side of an exchange, Nones left out (R7.6)."""
        return zones.Group(self.you, zone, tuple(card for card in cards if card))

    def rival_group(self, zone: Literal["hand", "score"], cards: Sequence[str | None]) -> zones.Group:
        """Return cards of the attacker as one side of an exchange, Nones left out (R7.6)."""
        return zones.Group(self.attacker, zone, tuple(card for card in cards if card))

    def exchange(self, one: zones.Group, other: zones.Group) -> bool:
        """Swap two groups of cards; tell whether there was anything to swap (R7.6)."""
        return zones.exchange(self.play, one, other)

    def splay(self, color: str, direction: str) -> bool:
        """Splay an own pile; tell whether that changed it (R8.2)."""
        return zones.splay(self.play, self.you, color, direction)

    def unsplay(self, color: str) -> bool:
        """Set an own pile to unsplayed (R8.7)."""
        return zones.unsplay(self.play, self.you, color)

    def reveal(self, card: str) -> None:
        """Show a card of the own hand to all (R7.7)."""
        zones.reveal(self.play, self.you, card)

    def prove(self) -> None:
        """Show the own hand as proof that it lacks what the effect asks for (R6.8)."""
        zones.show_hand(self.play, self.you)

    def claim(self, special: str) -> None:
        """Claim a special achievement by a card, if it is still there (R7.9, R10.2)."""
        achievements.claim(self.play, self.you, special)

    def win(self) -> None:
        """End the game: `you` wins by card (R11.5)."""
        raise achievements.end(self.state, "card", [self.you])

    def passes(self) -> None:
        """Note and tell that somebody passed; why, nobody learns (R13.7)."""
        self.action.passed = True
        self.play.log("event-pass", seat=self.you, who=seat_text(self.you))

    def execute(self, card: str) -> Step:
        """Carry out each share effect of another card, in order, for `you` only (R9)."""
        if self.depth >= DEEPEST:
            raise RuntimeError(f"more than {DEEPEST} nested executions")
        who, what = seat_text(self.you), names.card(card)
        self.play.log("event-execute", seat=self.you, refs=[f"card:{card}"], who=who, card=what)
        inner = Run(self.play, self.action, card, self.you, self.attacker, depth=self.depth + 1)
        with self.play.nested():
            for kind, effect in self.action.book[card]:
                if kind == "share":
                    yield from effect(inner)


Effect = Callable[[Run], Step]
"""One dogma effect of a card, carried out by one player."""
Effects = Mapping[str, tuple[Effect, ...]]
"""The effects of some cards, in the order printed."""
Book = Mapping[str, tuple[tuple[str, Effect], ...]]
"""The effects of all cards in one edition, each with its kind ("demand" or "share")."""


def instant(does: Callable[[Run], None]) -> Effect:
    """Make an effect of a function that does it all without asking anybody."""

    @wraps(does)
    def effect(run: Run) -> Step:
        does(run)
        yield from ()

    return effect
