"""Builds the position of a scenario and plays on from it at a real table."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.errors import Refused
from games.core.game import Game
from games.core.play import Play
from games.core.question import Decision, Kind, Value
from games.core.snapshot import pack
from games.core.table import Table
from games.core.text import Text, say
from games.legendary_inventors.ages import lay_out
from games.legendary_inventors.awards import clear
from games.legendary_inventors.content import INVENTIONS, INVENTORS, TEAMS
from games.legendary_inventors.state import InventorsState, Project, names
from games.legendary_inventors.trial.given import Given
from games.legendary_inventors.view import InventorsView

Inventors = Game[InventorsState, InventorsView]
InventorsTable = Table[InventorsState, InventorsView]
Observed = dict[str, object]


class Unknown(Exception):  # noqa: N818 - said of a scenario
    """A scenario that says something this interpreter does not know."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One scenario at work."""

    game: Inventors
    given: Given
    do: str | list[str]

    def state(self) -> InventorsState:
        """Return a position after setup, with the teams, age and seat given."""
        given = self.given
        table: InventorsTable = Table.start(self.game, given.players, {"teams": "random"}, "scenario")
        state = table.state.model_copy(deep=True)
        spare = [team for team in TEAMS if team not in given.seats.values()]
        if not given.seats:
            spare.sort(key=lambda team: team != given.team)
        for seat in range(state.seats):
            seat_team(state, seat, given.seats.get(str(seat)) or spare.pop(0))
        while state.age < given.age:
            next_age(state)
        state.seat = state.leonardo = given.seat or given.seat_to_act
        return state

    def table(self, state: InventorsState) -> InventorsTable:
        """Return a table at the first question of this position."""
        return Table.load(self.game, pack(state, 0), ())

    def value(self, table: InventorsTable, seat: int, key: str, value: Value) -> Refused | None:
        """Answer as a player would; return the refusal, or None if the answer was taken."""
        return attempt(self.game, table, seat, key, value)


def attempt(game: Inventors, table: InventorsTable, seat: int, key: str, value: Value) -> Refused | None:
    """Answer the seat's question `key`; return the refusal with its reason, or None."""
    open_now = [decision for decision in table.decisions(seat) if decision.key == key]
    fit = [one for one in open_now if value in [option.id for option in one.options]] or open_now
    if not fit:
        asked = Decision(seat, key, Kind.ONE)
        reason = game.explain(table.state, asked, value) if asked.key in ("place", "flip") else None
        return Refused(*reason) if reason else Refused(say("refused-not-asked"))
    try:
        table.answer(fit[0], value)
    except Refused as refusal:
        return refusal
    return None


def play_defaults(table: InventorsTable, key: str) -> None:
    """Answer questions of one key by their defaults until another kind of question is open."""
    while table.asked and table.asked[0].key == key:
        table.answer(table.asked[0], table.asked[0].legal_default())


def seat_team(state: InventorsState, seat: int, team: str) -> None:
    """Give a seat a team in its starting shape."""
    state.teams[seat] = team
    state.levels[seat] = [list(INVENTORS[name].start) for name in TEAMS[team]]
    state.busy[seat] = [False] * len(TEAMS[team])


def next_age(state: InventorsState) -> None:
    """Clear the table and lay out the next age."""
    for at in list(state.row):
        clear(state, at)
    lay_out(Play(state, _no_draw, keep_log=False))


def _no_draw(why: str, size: int, count: int) -> tuple[int, ...]:
    raise Unknown(f"a scenario that draws {count} of {size} for {why}")


def fitting(free: Sequence[int], filled: int | None = None, least: int = 0) -> str:
    """Return the first invention with at least these empty slots (and `filled` others, if said)."""
    for card in INVENTIONS.values():
        fits = all(slot >= need for slot, need in zip(card.slots, free, strict=True))
        rest = sum(card.slots) - sum(free)
        if fits and rest >= least and filled in (None, rest):
            return card.id
    raise Unknown(f"no invention with slots {list(free)}")


def show(state: InventorsState, invention: str, free: Sequence[int], cubes: dict[int, int]) -> Project:
    """Put an invention leftmost in the row with these empty slots; return it.

    `cubes` by seat come from reserves; what is still filled is filled by the seats not to act.
    """
    card = INVENTIONS[invention]
    while state.age < card.age:
        next_age(state)
    for old in [at for at in state.row if at.id == invention] or state.row[-1:]:
        clear(state, old)
    for pile in (*state.decks, state.box_cards):
        if invention in pile:
            pile.remove(invention)
    tokens = [state.bag.pop(), state.bag.pop()]
    at = Project(id=invention, free=list(free), cubes=[0] * state.seats, tokens=tokens)
    missing = sum(card.slots) - sum(free) - sum(cubes.values())
    others = [seat for seat in range(state.seats) if seat != state.seat and seat not in cubes] or [state.seat]
    for seat, count in [*cubes.items(), *((others[n % len(others)], 1) for n in range(missing))]:
        at.cubes[seat] += count
        state.reserve[seat] -= count
    state.row.insert(0, at)
    return at


def hold(state: InventorsState, seat: int, faces: Sequence[str]) -> None:
    """Move tokens from the bag (or else from the box, or the row) to a seat."""
    for face in faces:
        take_face(state, face)
        state.tokens[seat].append(face)


def take_face(state: InventorsState, face: str) -> None:
    """Take a token of this face out of the bag, the box or the row (there another takes its place)."""
    for pile in (state.bag, state.box_tokens):
        if face in pile:
            pile.remove(face)
            return
    for at in state.row:
        if face in at.tokens:
            at.tokens[at.tokens.index(face)] = state.bag.pop()
            return
    raise Unknown(f"no token {face}")


def reserve_of(given: Given, default: int) -> int:
    """Return the reserve given for the acting seat."""
    return given.reserve if isinstance(given.reserve, int) else default


def first_inventor(state: InventorsState, seat: int) -> str:
    """Return "this inventor" of a scenario: the first of the seat's team."""
    return names(state, seat)[0]


def spoken(refusal: Refused) -> str:
    """Return the dossier's words for a refusal."""
    number = refusal.text.params
    if refusal.text.key == "refused-level":
        return _level_words(refusal.text)
    words = _WORDS.get(refusal.text.key)
    return words if words is not None else f"{refusal.text.key} {number}"


def _level_words(text: Text) -> str:
    level, need, now = (int(str(text.params[name])) for name in ("level", "need", "now"))
    if now < need:
        return f"level {level} needs level {need} below it"
    return f"is already level {now}; the next step is level {now + 1}"


_WORDS = {
    "refused-busy": "inventor is busy",
    "refused-no-slot": "not one cube could be placed",
    "refused-no-cube-placed": "not one cube could be placed",
    "refused-nothing-busy": "no busy inventor",
    "refused-pass": "refresh is possible, so passing is not",
    "refused-team-taken": "team already taken",
    "refused-field-full": "level 1 goes on an empty field only",
}
