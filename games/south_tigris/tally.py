"""What the balance report counts of this game."""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.core.events import Event
from games.core.question import Decision, Value
from games.core.tally import Tally
from games.south_tigris.content import (
    CHARACTERS,
    DEVICE_CARDS,
    LIT,
    PASS_TILES,
    PRINTED,
    RESEARCH_DECKS,
    SPACES,
    WORKSHOP_TILES,
)
from games.south_tigris.points import points
from games.south_tigris.state import TigrisState

ACTIONS = ("invent", "build", "test", "publish", "workshop", "worker", "tent")
AFTER = ("workshop", "brighten", "refresh", "clear")
FREE = ("free_play_card", "free_discard_two", "colour_bonus", "free_goal", "free_ability")


class TigrisTally(Tally[TigrisState]):
    """Counts actions, spaces and tiles used, silver and dice by round, and what tiles are worth to owners."""

    def __init__(self) -> None:
        self._used: Counter[str] = Counter()
        self._silver: list[int] = []
        self._rounds = 0

    def note(self, state: TigrisState, decision: Decision, value: Value) -> None:
        """See an answer: count it, and the silver that has moved since the last one."""
        self._economy(state)
        if state.phase == "turn" and state.round > self._rounds:
            self._rounds = state.round
            usable = sum(len(player.dice[zone]) for player in state.players for zone in LIT)
            self._used[f"dice.usable-round-{state.round}"] += usable
        if decision.key == "brighten" and value != "no":
            self._used[f"dice.brightened-round-{state.round}"] += 1
        kinds = {
            "turn": f"action.{value}",
            "after_tent": f"after.{value}",
            "space": f"space.{str(value).removeprefix('envoy:')}",
            "ability": f"ability.{value}",
            "free_play_card": f"played.{value}",
        }
        if decision.key in kinds:
            self._used[kinds[decision.key]] += 1
        if decision.key == "tent_space":
            self._used[f"pass.{state.pass_tiles[int(str(value)) - 1]}"] += 1
        if decision.free:
            self._used[f"free.{decision.key}"] += 1

    def _economy(self, state: TigrisState) -> None:
        now = [player.silver for player in state.players]
        for before, after in zip(self._silver, now, strict=False):
            way = "in" if after > before else "out"
            self._used[f"silver.{way}-round-{state.round}"] += abs(after - before)
        self._silver = now

    def figures(self, state: TigrisState, events: Sequence[Event]) -> Mapping[str, float]:
        """Return uses a game (silver and dice a player), and how owners of a tile do against the table."""
        told = dict.fromkeys(_names(state), 0.0)
        for name, n in self._used.items():
            told[name] = n / state.seats if name.startswith(("silver", "dice")) else n
        return told | _edges(state)


def _names(state: TigrisState) -> list[str]:
    rounds = range(1, state.rounds + 1)
    each = [f"silver.{way}-round-{n}" for way in ("in", "out") for n in rounds]
    each += [f"action.{one}" for one in ACTIONS] + [f"after.{one}" for one in AFTER]
    each += [f"space.{one}" for one in SPACES] + [f"free.{one}" for one in FREE]
    each += [f"ability.{one}" for one in (*WORKSHOP_TILES, *(f"printed_{row}" for row in PRINTED))]
    each += [f"pass.{one}" for one in PASS_TILES if one in state.pass_tiles[:5]]
    return each + [f"played.{one}" for one in DEVICE_CARDS]


def _edges(state: TigrisState) -> dict[str, float]:
    """Return, for what is owned, the owner's points less the mean of the table."""
    totals = [sum(points(state, seat).values()) for seat in range(state.seats)]
    mean = sum(totals) / len(totals)
    owned: dict[str, list[float]] = {}
    for seat, player in enumerate(state.players):
        tiles = [tile for row in player.rows.values() for tile in row]
        sites = [site.tile for site in state.sites.values() if seat in (site.left, site.right) and site.tile]
        cards = [device.card for device in state.devices if seat in (device.builder, device.publisher)]
        for thing in (*tiles, *sites, *cards, player.character, player.setup_card):
            if thing:
                owned.setdefault(thing, []).append(totals[seat] - mean)
    known = {*CHARACTERS, *(tile for deck in RESEARCH_DECKS.values() for tile in deck)}
    group = {thing: "research" if thing.startswith("res") else "character" for thing in known}
    return {
        f"edge-{group.get(thing, 'card' if thing in DEVICE_CARDS else 'tile')}.{thing}": sum(gaps) / len(gaps)
        for thing, gaps in owned.items()
    }
