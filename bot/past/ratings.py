"""How strong somebody is at a game on a server, from the games that both have finished (OpenSkill).

Ratings are worked out from the results each time: a result that is corrected corrects them too.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store import FinishedGame

MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Standing:
    """A member's place: the `rating` is what they are worth at least, with 99.7% certainty."""

    user_id: int
    name: str
    rating: float
    games: int
    wins: int


@dataclass(slots=True)
class _Player:
    name: str
    skill: PlackettLuceRating
    games: int = 0
    wins: int = 0


def standings(finished: Iterable[FinishedGame]) -> list[Standing]:
    """Return everybody who has played against another person in these games, the strongest first."""
    players: dict[int, _Player] = {}
    for one in finished:
        _rate(players, one)
    found = [
        Standing(user, player.name, round(player.skill.ordinal(), 1), player.games, player.wins)
        for user, player in players.items()
    ]
    return sorted(found, key=lambda standing: (-standing.rating, standing.user_id))


def places(finished: FinishedGame, seats: Sequence[int]) -> list[int]:
    """Return the place of each of these seats: winners are first, the others by points; ties share one."""
    totals, winners = finished.totals, finished.winners
    keys = [(seat not in winners, -totals[seat]) for seat in seats]
    return [sorted(keys).index(key) for key in keys]


def _rate(players: dict[int, _Player], finished: FinishedGame) -> None:
    people = [row for row in finished.seats if row.kind == "human" and row.user_id is not None]
    if len(people) < 2 or len(finished.totals) < len(finished.seats):
        return
    known = []
    for row in people:
        assert row.user_id is not None
        player = players.setdefault(row.user_id, _Player(row.name, MODEL.rating()))
        player.name, player.games = row.name, player.games + 1
        player.wins += row.seat in finished.winners
        known.append(player)
    ranks = [float(place) for place in places(finished, [row.seat for row in people])]
    rated = MODEL.rate([[player.skill] for player in known], ranks=ranks)
    for player, (skill,) in zip(known, rated, strict=True):
        player.skill = skill
