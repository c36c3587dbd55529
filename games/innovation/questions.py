"""The question for the action of a turn (R4)."""

from collections.abc import Sequence
from functools import cache, lru_cache

from games.core.orders import Ahead
from games.core.question import Decision, Kind, Option
from games.core.text import Text, say, seat_text
from games.innovation import names
from games.innovation.achievements import eligible
from games.innovation.content import CARDS
from games.innovation.dogma import Roles, roles_by
from games.innovation.icons import highest_top, tops, totals
from games.innovation.state import InnovationState


def action_question(state: InnovationState) -> Decision:
    """Ask for one of the four actions (R3.1); drawing is always possible (R3.4)."""
    seat, last = state.turn, state.actions == 1
    player = state.players[seat]
    options = [_draw(draw_age(state, seat))]
    options += [_meld(card, last) for card in player.hand]
    if shown := tops(player):
        counts = [totals(one) for one in state.players]
        options += [_dogma(card, roles_by(counts, seat, card), state.edition) for card in shown]
    options += [_achieve(age, last) for age in eligible(state, seat)]
    return Decision(seat, "action", Kind.ONE, options, {"n": state.actions}, rule="R3.1", default="draw")


def actions_ahead(state: InnovationState, seat: int) -> Sequence[Ahead]:
    """Return the action of a player's next turn as it would be asked now (R3.1); none after the end."""
    if state.ended_by or not state.turns:
        return ()
    return (Ahead(action_question(state.model_copy(update={"turn": seat, "actions": 2}))),)


def draw_age(state: InnovationState, seat: int) -> int:
    """Return the age of the pile that a draw action takes from, 11 if it ends the game (R4.1, R5.1)."""
    least = max(1, highest_top(state.players[seat]))
    return next((age for age in range(least, 11) if state.supply[age]), 11)


# Options are the same again and again, so each is made once.


@cache
def _draw(age: int) -> Option:
    detail = say("detail-draw", age=age) if age <= 10 else say("detail-draw-ends")
    refs = (f"supply:{age}",) if age <= 10 else ()
    return Option("draw", "option-draw", refs=refs, detail=detail, ends=True)


@cache
def _meld(card: str, last: bool) -> Option:
    face = CARDS[card]
    detail = say("detail-card", age=face.age, color=names.color(face.color))
    return Option(f"meld.{card}", "option-meld", {"card": names.card(card)}, (f"card:{card}",), detail, last)


@lru_cache(maxsize=1 << 14)
def _dogma(card: str, now: Roles, edition: str) -> Option:
    """Return the option with who would share and who would be vulnerable (R6.2, R14.7)."""
    demands = "demand" in CARDS[card].kinds(edition)
    detail = say(
        "detail-dogma-demand" if demands else "detail-dogma",
        icon=names.icon(CARDS[card].featured),
        share=names.listed([seat_text(one) for one in now.sharing]),
        fall=names.listed([seat_text(one) for one in now.vulnerable]),
    )
    label: dict[str, int | str | Text | tuple[Text, ...]] = {"card": names.card(card)}
    return Option(f"dogma.{card}", "option-dogma", label, (f"card:{card}",), detail, ends=True)


@cache
def _achieve(age: int, last: bool) -> Option:
    label: dict[str, int | str | Text | tuple[Text, ...]] = {"age": age}
    return Option(
        f"achieve.{age}", "option-achieve", label, (f"achievement:{age}",), say("detail-achieve"), last
    )
