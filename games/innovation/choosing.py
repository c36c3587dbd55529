"""How an effect asks: one card, some cards, an order, yes or no, a pile, a player (R6.6, R13.7, R14.5).

`pool` is what all can see that there is to choose from (a hand of three cards), where only some of it may
be taken for a reason that is hidden (those with a castle). Then nobody must learn from a question left
out: a forced choice is asked all the same, and who has nothing to choose must pass by hand.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from games.core import ask
from games.core.play import Steps
from games.core.question import Decision, Kind, Option
from games.core.text import Text, say, seat_text
from games.innovation import names
from games.innovation.content import CARDS, COLORS
from games.innovation.icons import age
from games.innovation.orders import order_matters
from games.innovation.run import Run
from games.innovation.zones import Zone, can_splay, place_of

PASS = "pass"
Target = tuple[int, Zone]
"""Where a card goes: to which zone of which seat."""
Params = dict[str, "int | str | Text | tuple[Text, ...]"]


def pick(
    run: Run,
    deed: str,
    cards: Sequence[str],
    pool: Sequence[str] | None = None,
    *,
    seat: int | None = None,
    to: Target | None = None,
) -> Steps[str | None]:
    """Let `you` (or `seat`) choose one of the cards; None if there is none.

    `deed` is what is done to it, `to` where it is transferred.
    """
    if not cards:
        return None
    public = cards if pool is None else pool
    return (
        yield from ask.one(
            Decision(
                run.you if seat is None else seat,
                deed,
                Kind.ONE,
                [_card(card) for card in cards],
                _params(run, public, to=to),
                rule=_RULES[deed],
                auto=pool is None or len(pool) == 1,
            )
        )
    )


def pick_one(run: Run, deed: str, cards: Sequence[str], seat: int | None = None) -> Steps[str]:
    """Let `you` (or `seat`) choose one of the cards, where there is always at least one."""
    card = yield from pick(run, deed, cards, seat=seat)
    assert card is not None
    return card


def may_pick(
    run: Run, deed: str, cards: Sequence[str], pool: Sequence[str] | None = None
) -> Steps[str | None]:
    """Let `you` choose one of the cards or pass; None if passed or nothing to choose."""
    public = cards if pool is None else pool
    if not public:
        return None
    options = [*(_card(card) for card in cards), _PASS]
    return (yield from _one_or_pass(run, deed, options, _params(run, public, may="yes"), _RULES[deed]))


def pick_some(
    run: Run, deed: str, cards: Sequence[str], number: int, to: Target | None = None
) -> Steps[tuple[str, ...]]:
    """Let `you` choose so many of the cards, or all if there are no more, in the order in which they move."""
    if len(cards) <= number:
        return (yield from in_order(run, deed, cards, to))
    if number <= 0:
        return ()
    return (yield from _ask_some(run, deed, cards, number, number, _params(run, cards, many="yes", to=to)))


def pick_one_or_two(run: Run, deed: str, cards: Sequence[str]) -> Steps[tuple[str, ...]]:
    """Let `you` choose one or two of the cards, in the order in which they move; none if there is none."""
    if len(cards) < 2:
        return tuple(cards)
    return (yield from _ask_some(run, deed, cards, 1, 2, _params(run, cards, many="yes")))


def may_pick_some(
    run: Run, deed: str, cards: Sequence[str], most: int | None = None, pool: Sequence[str] | None = None
) -> Steps[tuple[str, ...]]:
    """Let `you` choose any number of the cards (up to `most`), in the order in which they move; or none."""
    public = cards if pool is None else pool
    if not public:
        return ()
    params = _params(run, public, may="yes", many="yes")
    if not cards:
        yield from _one_or_pass(run, deed, [_PASS], params, _RULES[deed])
        return ()
    limit = len(cards) if most is None else min(most, len(cards))
    chosen = yield from _ask_some(run, deed, cards, 0, limit, params)
    if not chosen:
        run.passes()
    return chosen


def in_order(run: Run, deed: str, cards: Sequence[str], to: Target | None = None) -> Steps[tuple[str, ...]]:
    """Return all the cards in the order in which `you` wants them to move, asked if it matters (R14.5)."""
    if not order_matters(run.state, run.you, deed, cards):
        return tuple(cards)
    count = len(cards)
    params = _params(run, cards, many="yes", to=to)
    return (yield from _ask_some(run, f"order-{deed}", cards, count, count, params))


def pick_highest(
    run: Run, deed: str, cards: Sequence[str], number: int, to: Target | None = None
) -> Steps[tuple[str, ...]]:
    """Return the highest cards, value by value downward; `you` chooses among the tied ones (R7.6)."""
    ranked = sorted(cards, key=age, reverse=True)
    if len(ranked) <= number:
        return tuple(ranked)
    edge = age(ranked[number - 1])
    sure = [card for card in ranked if age(card) > edge]
    tied = [card for card in ranked if age(card) == edge]
    if len(sure) + len(tied) == number:
        return tuple(ranked[:number])
    left = number - len(sure)
    chosen = yield from _ask_some(run, deed, tied, left, left, _params(run, cards, many="yes", to=to))
    return (*sure, *chosen)


def may(run: Run) -> Steps[bool]:
    """Ask `you` whether to do what the card allows, as a whole (R6.13)."""
    params: Params = {"card": names.card(run.card)}
    agreed = yield from ask.yes(Decision(run.you, f"may-{run.card}", Kind.YESNO, params=params, rule="R6.13"))
    if not agreed:
        run.passes()
    return agreed


def may_splay(run: Run, direction: str, colors: Iterable[str] = COLORS) -> Steps[str | None]:
    """Let `you` splay one of the piles, or none; return the color splayed (R8.9)."""
    piles = [color for color in colors if can_splay(run.me, color, direction)]
    if not piles:
        return None
    params: Params = {"card": names.card(run.card), "splay": names.splay(direction)}
    options = [*(_color(color, f"pile:{run.you}.{color}") for color in piles), _PASS]
    color = yield from _one_or_pass(run, "splay", options, params, "R8.9")
    if color:
        run.splay(color, direction)
    return color


def pick_colors(run: Run, number: int) -> Steps[tuple[str, ...]]:
    """Let `you` name so many different colors."""
    params: Params = {"card": names.card(run.card), "n": number}
    options = [_color(color) for color in COLORS]
    return (
        yield from ask.some(
            Decision(run.you, "colors", Kind.SOME, options, params, least=number, most=number, rule="R12")
        )
    )


def may_pick_pile(run: Run, colors: Sequence[str]) -> Steps[str | None]:
    """Let `you` choose one of the own piles to rearrange, or none (Publications)."""
    if not colors:
        return None
    options = [*(_color(color, f"pile:{run.you}.{color}") for color in colors), _PASS]
    params: Params = {"card": names.card(run.card)}
    return (yield from _one_or_pass(run, "rearrange", options, params, "R12.6"))


def pick_order(run: Run, pile: Sequence[str]) -> Steps[tuple[str, ...]]:
    """Let `you` name the new order of a pile, top card first."""
    return (yield from _ask_some(run, "pile-order", pile, len(pile), len(pile), _params(run, pile)))


def pick_value(run: Run) -> Steps[int]:
    """Let `you` name a value from 1 to 10 (Mass Media)."""
    params: Params = {"card": names.card(run.card)}
    question = Decision(run.you, "value", Kind.NUMBER, (), params, least=1, most=10, rule="R12")
    return (yield from ask.number(question))


def pick_player(run: Run, key: str, seats: Sequence[int]) -> Steps[int | None]:
    """Let `you` choose one of the players; None if there is none."""
    if not seats:
        return None
    options = [_player(seat) for seat in seats]
    params: Params = {"card": names.card(run.card)}
    seat = yield from ask.one(Decision(run.you, key, Kind.ONE, options, params, rule="R12.13", auto=True))
    return int(seat)


def may_pick_player(run: Run, key: str, seats: Sequence[int]) -> Steps[int | None]:
    """Let `you` choose one of the players or pass; None if passed."""
    options = [*(_player(seat) for seat in seats), _PASS]
    params: Params = {"card": names.card(run.card)}
    seat = yield from _one_or_pass(run, key, options, params, "R12.13")
    return None if seat is None else int(seat)


def may_pick_branch(run: Run, branches: Sequence[str]) -> Steps[str | None]:
    """Let `you` choose one of the ways that a card offers ("a", "b"), or none (Evolution)."""
    options = [*(Option(branch, f"branch-{run.card}-{branch}") for branch in branches), _PASS]
    params: Params = {"card": names.card(run.card)}
    return (yield from _one_or_pass(run, "branch", options, params, "R12.6"))


def pick_face_down(run: Run, seats: Sequence[int]) -> Steps[str | None]:
    """Let `you` choose owner and value of a card in a score pile; chance takes one of these (R13.5)."""
    groups: dict[str, list[str]] = {}
    for seat in seats:
        for card in run.player(seat).score:
            groups.setdefault(f"{seat}.{age(card)}", []).append(card)
    if not groups:
        return None
    options = [_face_down(group) for group in sorted(groups)]
    params: Params = {"card": names.card(run.card)}
    group = yield from ask.one(
        Decision(run.you, "face-down", Kind.ONE, options, params, rule="R13.5", auto=True)
    )
    cards = groups[group]
    return cards[0] if len(cards) == 1 else run.play.shuffle("face-down", cards)[0]


def _one_or_pass(
    run: Run, key: str, options: Sequence[Option], params: Params, rule: str
) -> Steps[str | None]:
    """Ask for one of the options, the last of which is to pass; None if passed."""
    chosen = yield from ask.one(Decision(run.you, key, Kind.ONE, options, params, rule=rule, default=PASS))
    if chosen == PASS:
        run.passes()
        return None
    return chosen


def _ask_some(
    run: Run, key: str, cards: Sequence[str], least: int, most: int, params: Params
) -> Steps[tuple[str, ...]]:
    rule = _RULES[key]
    options = [_card(card) for card in cards]
    kind = Kind.SOME if key in _UNORDERED else Kind.ORDER
    return (
        yield from ask.some(Decision(run.you, key, kind, options, params, least=least, most=most, rule=rule))
    )


def _params(
    run: Run, cards: Sequence[str], *, may: str = "no", many: str = "no", to: Target | None = None
) -> Params:
    """Return the public words of a question: the card that asks, where the choice lies, where it goes."""
    places = {place_of(run.state, card) for card in cards}
    owner, zone = next(iter(places))
    place = _place(owner, zone) if len(places) == 1 else say("place-several")
    params: Params = {"card": names.card(run.card), "place": place, "may": may, "many": many}
    return params if to is None else {**params, "target": _place(*to)}


def _place(seat: int, zone: Zone) -> Text:
    return say(f"place-{zone}", who=seat_text(seat))


@cache
def _card(card: str) -> Option:
    face = CARDS[card]
    detail = say("detail-card", age=face.age, color=names.color(face.color))
    return Option(card, f"card-{card}", refs=(f"card:{card}",), detail=detail)


def _color(color: str, *refs: str) -> Option:
    return Option(color, f"color-{color}", refs=refs)


def _player(seat: int) -> Option:
    return Option(str(seat), "option-player", {"who": seat_text(seat)}, (f"seat:{seat}",))


def _face_down(group: str) -> Option:
    seat, value = map(int, group.split("."))
    return Option(group, "option-face-down", {"who": seat_text(seat), "age": value})


_PASS = Option(PASS, "option-pass")
_UNORDERED = ("score", "transfer", "exchange")
"""What is done to several cards without their order being asked here."""
_RULES = {
    "return": "R7.4",
    "meld": "R7.1",
    "tuck": "R7.3",
    "score": "R7.2",
    "transfer": "R7.5",
    "take": "R7.10",
    "exchange": "R7.6",
    "reveal": "R7.7",
    "keep": "R6.6",
    "execute": "R9.1",
    "order-return": "R14.5",
    "order-meld": "R14.5",
    "order-tuck": "R14.5",
    "order-score": "R14.5",
    "order-transfer": "R14.5",
    "pile-order": "R12.16",
}
"""The rule behind each question about cards."""
