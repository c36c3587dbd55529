"""The question for the action of a turn (R4)."""

from games.core.question import Decision, Kind, Option
from games.core.text import Text, say, seat_text
from games.innovation import names
from games.innovation.achievements import eligible
from games.innovation.content import CARDS
from games.innovation.dogma import roles
from games.innovation.icons import highest_top, tops
from games.innovation.state import InnovationState


def action_question(state: InnovationState) -> Decision:
    """Ask for one of the four actions (R3.1); drawing is always possible (R3.4)."""
    seat, last = state.turn, state.actions == 1
    player = state.players[seat]
    options = [_draw(state, seat)]
    options += [_meld(card, last) for card in player.hand]
    options += [_dogma(state, seat, card) for card in tops(player)]
    options += [_achieve(age, last) for age in eligible(state, seat)]
    return Decision(
        seat, "action", Kind.ONE, options, {"n": state.actions}, rule="R3.1", default="draw"
    )


def draw_age(state: InnovationState, seat: int) -> int:
    """Return the age of the pile that a draw action takes from, 11 if it ends the game (R4.1, R5.1)."""
    least = max(1, highest_top(state.players[seat]))
    return next((age for age in range(least, 11) if state.supply[age]), 11)


def _draw(state: InnovationState, seat: int) -> Option:
    age = draw_age(state, seat)
    detail = say("detail-draw", age=age) if age <= 10 else say("detail-draw-ends")
    return Option("draw", "option-draw", detail=detail, ends=True)


def _meld(card: str, last: bool) -> Option:
    face = CARDS[card]
    detail = say("detail-card", age=face.age, color=names.color(face.color))
    return Option(f"meld.{card}", "option-meld", {"card": names.card(card)}, (f"card:{card}",), detail, last)


def _dogma(state: InnovationState, seat: int, card: str) -> Option:
    label: dict[str, int | str | Text | tuple[Text, ...]] = {"card": names.card(card)}
    return Option(
        f"dogma.{card}", "option-dogma", label, (f"card:{card}",), roles_text(state, seat, card), ends=True
    )


def roles_text(state: InnovationState, seat: int, card: str) -> Text:
    """Return who would share and who would be vulnerable, in words (R6.2, R14.7)."""
    now = roles(state, seat, card)
    demands = "demand" in CARDS[card].effects
    return say(
        "detail-dogma-demand" if demands else "detail-dogma",
        icon=names.icon(CARDS[card].featured),
        share=names.listed([seat_text(one) for one in now.sharing]),
        fall=names.listed([seat_text(one) for one in now.vulnerable]),
    )


def _achieve(age: int, last: bool) -> Option:
    label: dict[str, int | str | Text | tuple[Text, ...]] = {"age": age}
    return Option(
        f"achieve.{age}", "option-achieve", label, (f"achievement:{age}",), say("detail-achieve"), last
    )
