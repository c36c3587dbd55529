"""Dogma actions: who carries out which effect of a card, in which order, and the share bonus (R6)."""

from collections.abc import Sequence
from functools import cache

from games.core.play import Play, Step, Steps
from games.core.text import Text, seat_text
from games.innovation import names
from games.innovation.cards import SECOND_EDITION, THIRD_EDITION
from games.innovation.content import CARDS
from games.innovation.dogma import Roles, roles
from games.innovation.icons import highest_top, visible
from games.innovation.run import Action, Book, Demand, DogmaEndError, Run
from games.innovation.state import InnovationState
from games.innovation.zones import draw


@cache
def book(edition: str) -> Book:
    """Return the effects of all cards in the "third" or "second" edition, each with its kind (R15.1)."""
    effects = {**THIRD_EDITION, **SECOND_EDITION} if edition == "second" else THIRD_EDITION
    return {card: tuple(zip(face.kinds(edition), effects[card], strict=True)) for card, face in CARDS.items()}


def activate(play: Play[InnovationState], active: int, card: str) -> Step:
    """Carry out a dogma action: every effect by all its executors, then the share bonus (R6.2-R6.9).

    Raises GameEndError when an effect ends the game.
    """
    now = roles(play.state, active, card)
    action = Action(active, book(play.state.edition))
    _announce(play, card, now)
    with play.nested():
        try:
            shared = yield from _all_effects(play, action, now, card)
        except DogmaEndError:
            return
        if shared:
            play.log("event-bonus", seat=active, who=seat_text(active))
            draw(play, active, highest_top(play.state.players[active]))


def _all_effects(play: Play[InnovationState], action: Action, now: Roles, card: str) -> Steps[bool]:
    """Carry out the effects one after another; return whether an opponent's sharing changed the game."""
    shared, demand = False, Demand()
    for kind, effect in action.book[card]:
        for seat in now.executors(kind):
            before, action.passed = play.state.changes, False
            yield from effect(Run(play, action, card, seat, now.active, demand))
            changed = play.state.changes > before
            shared |= changed and kind == "share" and seat != now.active
            if not changed and not action.passed:
                play.log("event-nothing", seat=seat, who=seat_text(seat))
    return shared


def _announce(play: Play[InnovationState], card: str, now: Roles) -> None:
    """Tell which card is activated, who shares and who is vulnerable (R6.2)."""
    if play.silent:
        return
    face = CARDS[card]
    play.log(
        "event-dogma-demand" if "demand" in face.effects else "event-dogma",
        seat=now.active,
        refs=[f"card:{card}"],
        who=seat_text(now.active),
        card=names.card(card),
        icon=names.icon(face.featured),
        n=visible(play.state.players[now.active], face.featured),
        share=_players(now.sharing),
        fall=_players(now.vulnerable),
    )


def _players(seats: Sequence[int]) -> Sequence[Text] | Text:
    return names.listed([seat_text(seat) for seat in seats])
