"""Device cards: drawing, the hand limit, playing and discarding (R2.3, R2.4, R3.3, R17)."""

from games.core.play import Step
from games.core.question import Option
from games.core.text import say, seat_text
from games.south_tigris.asking import Tigris, name, named, pick
from games.south_tigris.content import DEVICE_CARDS, Effect
from games.south_tigris.effects import effect_text, gain, modifier, op

HAND_LIMIT = 8


@op("draw_card")
def draw_card(play: Tigris, seat: int, effect: Effect) -> Step:
    """Draw cards one at a time; the hand limit is checked after each (R3.3, R2.4)."""
    player = play.state.players[seat]
    for _ in range(effect.n):
        if len(player.hand) >= limit(play, seat):
            wanted = yield from pick(
                seat, "draw", "R3.6", lambda: [Option("draw", "option-draw", ends=True)], decline=True
            )
            if not wanted:
                return
        if not draw_one(play, seat):
            return
        yield from overflow(play, seat)


def limit(play: Tigris, seat: int) -> int:
    """Return a seat's hand limit (R2.4)."""
    return HAND_LIMIT + modifier(play.state, seat, "hand_limit")


def draw_one(play: Tigris, seat: int) -> bool:
    """Draw one card; False if deck and discard pile are empty (R2.3)."""
    state = play.state
    if not state.card_deck and state.discard:
        state.card_deck = play.shuffle("cards", state.discard)
        state.discard = []
    if not state.card_deck:
        return False
    card = state.card_deck.pop(0)
    state.players[seat].hand.append(card)
    play.reveals()
    own = say("log-drew-own", card=name(card))
    play.log("log-drew", seat=seat, private={seat: own}, who=seat_text(seat))
    return True


def overflow(play: Tigris, seat: int) -> Step:
    """Above the limit: play or discard cards until it holds (R2.4)."""
    player = play.state.players[seat]
    while len(player.hand) > limit(play, seat):
        card = yield from pick(seat, "overflow", "R2.4", lambda: card_options(play, seat))
        mode = yield from pick(
            seat,
            "overflow_mode",
            "R2.4",
            lambda: [Option("play", "option-play-card"), Option("discard", "option-discard-card")],
        )
        if mode == "play":
            yield from play_card(play, seat, card)
        else:
            discard(play, seat, card)


def card_options(play: Tigris, seat: int) -> list[Option]:
    """Return the seat's hand as options with what playing each gives."""
    return [
        named(
            card,
            card,
            say("detail-card", gain=[effect_text(e) for e in DEVICE_CARDS[card].effects]),
            f"card:{card}",
        )
        for card in play.state.players[seat].hand
    ]


def discard(play: Tigris, seat: int, card: str) -> None:
    """Put a card from hand onto the discard pile, without effect."""
    play.state.players[seat].hand.remove(card)
    play.state.discard.append(card)
    play.log("log-discarded", seat=seat, who=seat_text(seat), card=name(card))


def play_card(play: Tigris, seat: int, card: str) -> Step:
    """Discard a card for its effect (R17.1)."""
    play.state.players[seat].hand.remove(card)
    play.state.discard.append(card)
    play.log("log-played-card", seat=seat, who=seat_text(seat), card=name(card))
    with play.nested():
        yield from gain(play, seat, DEVICE_CARDS[card].effects, f"card:{card}")


def discard_two(play: Tigris, seat: int, cards: tuple[str, ...]) -> Step:
    """Discard two cards: brighten 1 or refresh 1 (R17.2)."""
    for card in cards:
        discard(play, seat, card)
    choices = {"brighten": Effect("brighten"), "refresh": Effect("refresh")}
    chosen = yield from pick(
        seat,
        "option",
        "R17.2",
        lambda: [
            Option(key, effect_text(effect).key, effect_text(effect).params)
            for key, effect in choices.items()
        ],
    )
    yield from gain(play, seat, (choices[chosen],))
