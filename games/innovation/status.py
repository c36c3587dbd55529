"""The position in words, a line each."""

from collections.abc import Iterator

from games.core.text import Text, say, seat_text
from games.innovation import names
from games.innovation.view import InnovationView, SeatView


def lines(view: InnovationView) -> list[Text]:
    """Return all that the view shows: shared things first, then each player with every pile."""
    return [*_table(view), *(line for seat in range(len(view.players)) for line in _player(view, seat))]


def _table(view: InnovationView) -> Iterator[Text]:
    yield view.headline
    if view.winners:
        yield say("status-winners", who=[seat_text(seat) for seat in view.winners])
    yield say("status-goal", n=view.goal, edition=say(f"option-edition-{view.edition}"))
    if not view.proof_reveal:
        yield say("option-proof_reveal-off")
    supply = [say("status-pile", age=age, n=count) for age, count in view.supply.items()]
    yield say("status-supply", piles=supply)
    yield say(
        "status-achievements",
        normal=names.listed([say("number", n=age) for age in view.normal]),
        special=names.listed([names.achievement(one) for one in view.special]),
    )
    if view.removed:
        yield say("status-removed", cards=[names.card(card) for card in view.removed])


def _player(view: InnovationView, seat: int) -> Iterator[Text]:
    player = view.players[seat]
    who = seat_text(seat)
    yield say(
        "status-player",
        who=who,
        points=player.points,
        achieved=len(player.achievements),
        achievements=names.listed([names.achievement(one) for one in player.achievements]),
    )
    icons = [say("status-icon", icon=names.icon(icon), n=count) for icon, count in player.icons.items()]
    yield say("status-icons", who=who, icons=icons)
    for color, pile in player.board.items():
        if pile:
            yield _pile(who, color, pile, player.splay[color])
    yield from _hidden(view, seat, player)
    if player.tucked or player.scored:
        yield say("status-counters", who=who, tucked=player.tucked, scored=player.scored)


def _pile(who: Text, color: str, pile: list[str], splay: str) -> Text:
    cards = [names.card(card) for card in pile]
    return say("status-board", who=who, color=names.color(color), splay=names.splay(splay), cards=cards)


def _hidden(view: InnovationView, seat: int, player: SeatView) -> Iterator[Text]:
    """Return hand and score pile: the cards for their owner, the values for all others (R13.1)."""
    own = seat == view.seat
    for key, cards, values in (
        ("status-hand", player.hand, player.hand_values),
        ("status-score", player.score, player.score_values),
    ):
        shown = [names.card(card) for card in cards] if own else [say("number", n=one) for one in values]
        yield say(key, who=seat_text(seat), n=len(values), cards=names.listed(shown))
