"""The table in words, a line each."""

from collections.abc import Sequence

from games.core.text import Text, say, seat_text
from games.legendary_inventors import names as words
from games.legendary_inventors.view import InventionView, InventorsView, InventorView, SeatView


def lines(view: InventorsView) -> list[Text]:
    """Return the whole position: where the game stands, inventions, then each player."""
    said = [view.headline, say("status-table", leonardo=seat_text(view.leonardo), bag=view.bag)]
    said += [_invention(at) for at in view.row]
    for seat, player in enumerate(view.players):
        said += _player(view, seat, player)
    return said


def _invention(at: InventionView) -> Text:
    cubes = [say("rank", who=seat_text(seat), n=at.cubes[seat]) for seat in at.ranking]
    card = [say("status-itself")] if at.card else []
    rewards = [*card, *(words.token(face) for face in at.tokens if face)]
    return say(
        "status-invention",
        invention=words.invention(at.id),
        category=say(f"category-{at.category}"),
        points=at.points,
        free=words.listed(words.amounts(at.free)),
        cubes=words.listed(cubes),
        rewards=words.listed(rewards),
    )


def _player(view: InventorsView, seat: int, player: SeatView) -> Sequence[Text]:
    said = [
        say(
            "status-seat",
            who=seat_text(seat),
            points=view.scores[seat],
            team=words.team(player.team) if player.team else say("none"),
            reserve=player.reserve,
            tokens=words.listed([words.token(face) for face in player.tokens]),
            cards=words.listed([words.invention(card) for card in player.cards]),
        )
    ]
    return [*said, *[_inventor(one) for one in player.inventors]]


def _inventor(one: InventorView) -> Text:
    return say(
        "status-inventor",
        inventor=words.inventor(one.id),
        state=say("busy" if one.busy else "ready"),
        levels=words.listed(words.amounts(one.levels)),
        goal=words.amounts(one.goal),
        points=one.points,
        reached=say("goal-reached" if one.reached else "goal-open"),
    )
