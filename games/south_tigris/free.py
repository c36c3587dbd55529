"""Free actions of the own turn, at any moment between steps (R17, R3.8, R14.1, R23.4, R23.5)."""

from collections.abc import Sequence

from games.core.play import Step
from games.core.question import Decision, Kind, Option, Value
from games.core.text import Text, say, seat_text
from games.south_tigris.asking import Tigris
from games.south_tigris.camels import bonus_options, take_bonus
from games.south_tigris.cards import discard_two, play_card
from games.south_tigris.content import DEVICE_CARDS, Power
from games.south_tigris.costs import payable, settle
from games.south_tigris.effects import effect_text, gain, next_goal, pass_goal, powers
from games.south_tigris.state import TigrisState

CLOSED = (
    "die",
    "raise",
    "second",
    "envoy_guild",
    "dummy_space",
    "return_die",
    "research_tile",
    "research_under",
    "overflow",
    "overflow_mode",
    "swap_colour",
    "move_to",
    "ship_plus",
    "river_tile",
)
"""Questions inside an atomic step, where nothing free may be done (R3.8)."""


def free_for(state: TigrisState, asked: Sequence[Decision]) -> Sequence[Decision]:
    """Return the free actions around the questions asked: only the active seat's, in its own turn."""
    if state.phase != "turn":
        return ()
    keys = [decision.key for decision in asked if decision.seat == state.active]
    if not keys or any(key in CLOSED for key in keys):
        return ()
    return free_actions(state, state.active)


def free_actions(state: TigrisState, seat: int) -> list[Decision]:
    """Return all free actions of a seat now."""
    hand = state.players[seat].hand
    found: list[Decision] = []

    def offer(key: str, rule: str, options: list[Option], kind: Kind = Kind.ONE, n: int = 1) -> None:
        found.append(Decision(seat, key, kind, options, least=n, most=n, rule=rule, free=True))

    cards = [Option(card, f"name-{card}", refs=(f"card:{card}",), detail=_words(card)) for card in hand]
    if cards:
        offer("free_play_card", "R17.1", cards)
    if len(cards) > 1:
        plain = [Option(card, f"name-{card}", refs=(f"card:{card}",)) for card in hand]
        offer("free_discard_two", "R17.2", plain, Kind.SOME, 2)
    if state.action.bonus:
        offer("colour_bonus", "R14.1", bonus_options(state))
    if state.era and next_goal(state, seat) is not None:
        offer("free_goal", "R23.5", [Option("goal", "option-goal")])
    if ability(state, seat) is not None:
        offer("free_ability", "R23.4", [Option("use", "option-ability")])
    return found


def _words(card: str) -> Text:
    return say("detail-card", gain=[effect_text(e) for e in DEVICE_CARDS[card].effects])


def ability(state: TigrisState, seat: int) -> Power | None:
    """Return a character's free ability if it may be used now (R23.4)."""
    player = state.players[seat]
    for power in powers(state, seat):
        if power.kind == "free_action" and not player.ability_used and payable(player, power.cost):
            return power
    return None


def act(play: Tigris, decision: Decision, value: Value) -> Step:
    """Carry out a free action."""
    seat, state = decision.seat, play.state
    if decision.key == "free_play_card":
        yield from play_card(play, seat, str(value))
    elif decision.key == "free_discard_two":
        assert isinstance(value, tuple)
        yield from discard_two(play, seat, value)
    elif decision.key == "colour_bonus":
        yield from take_bonus(play, seat, str(value))
    elif decision.key == "free_goal":
        yield from pass_goal(play, seat)
    else:
        power = ability(state, seat)
        assert power is not None
        state.players[seat].ability_used = True
        play.log("log-ability-used", seat=seat, who=seat_text(seat))
        if (yield from settle(play, seat, power.cost)):
            yield from gain(play, seat, power.effects, f"character:{state.players[seat].character}")
        else:
            state.players[seat].ability_used = False
