"""The position in words and its pictures tell the same: what changes one of them changes the other.

Positions of random games of every number of players are altered in one thing at a time, every sort of thing
that a state holds, and looked at by a spectator or by one of the seats, their hand included.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

import pytest
from pydantic import BaseModel, ValidationError

from games.core.registry import AnyGame, all_games
from render.kit.frame import Size
from render.pictures import alt_text, canvas_of, kinds
from render.scene import Scene
from render.words import LANGUAGES, words_for
from tests.render.altered import Altered, Kind, Path, phase_of, positions
from tests.render.gallery import DRAWN, NAMES, Shot, scene_of

TRIES = 4
"""How often a sort of thing is altered, at most, until it shows."""
LOST = "…"
"""Stands in words that were cut."""
ONE_SIDED: dict[str, dict[str, str]] = {
    "innovation": {
        "*:normal*": "who holds achievements is drawn, and with it which are left",
        "*:special*": "the same",
    },
    "south_tigris": {
        "*:players.*.reserve": "drawn as locks on places without a worker, so never when there are three",
        "*:devices.*.tests.*": "a die lies on a slot of its own colour (R14.4)",
        "*:devices.*.tile": "drawn by its effects, which are over once the device is built",
    },
    "age_of_innovation": {
        "*:sides.*.annex_stock": "annexes not yet built are told in words alone",
        "*:sides.*.used*": "an X is drawn on tiles that the player has; actions of factions have none",
        "*:sides.*.drafted_palace": "drawn in place of the palace that it becomes",
        "*:offers*": "power on offer is told in words alone; whoever may take it is asked",
        "*:sides.*.next_bonus": "drawn in place of this round's bonus, which is gone by then (R15.3)",
        "setup:order*": "while sets are chosen the board of choices is drawn instead",
        "setup:book_actions*": "the same",
        "setup:scholar_spaces*": "the same",
    },
}
"""Things (phase and kind) that only the words or only the pictures tell, and why."""


@dataclass
class Looked:
    """A position as somebody sees it: None is a spectator."""

    game: AnyGame
    state: BaseModel
    viewer: int | None
    names: tuple[str, ...]
    shown: dict[tuple[str, int], bytes] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.view = self.game.view(self.state, self.viewer)

    def said(self) -> list[tuple[str, ...]]:
        """The words in each language."""
        lines = self.game.status(self.view)
        spoken = [words_for(self.game, language) for language in self.game.languages]
        return [tuple(words.put(line, self.names) for line in lines) for words in spoken]

    def drawn(self, what: str, seat: int) -> bytes:
        """The pixels of a picture."""
        if (what, seat) not in self.shown:
            words = words_for(self.game, "en")
            caption = words.put(self.view.headline, self.names)
            scene = Scene(self.game, self.view, words, self.names, Size.FULL, caption)
            self.shown[what, seat] = canvas_of(scene, what, seat).image.tobytes()
        return self.shown[what, seat]

    def pictures(self, first: int) -> Iterator[tuple[str, int]]:
        """Every kind of picture and whose it is, those of the seat `first` before others of the kind."""
        seats = sorted(range(len(self.names)), key=lambda seat: seat != first)
        for what in kinds(self.game.id):
            if what == "mat":
                yield from ((what, seat) for seat in seats)
            elif what != "score" and (what != "hand" or self.viewer is not None):
                yield what, self.viewer or 0


def seat_in(path: Path) -> int:
    """The seat whose thing may lie at a path."""
    return next((step for step in path if isinstance(step, int)), 0)


def verdict(before: Looked, after: Looked, path: Path) -> str:
    """Tell whether "both" changed, words or pictures alone or none of them; or words of some languages."""
    if before.view == after.view:
        return "none"
    worded = {one != two for one, two in zip(before.said(), after.said(), strict=True)}
    if len(worded) > 1:
        return "some languages"
    pictures = before.pictures(seat_in(path))
    pictured = any(before.drawn(*one) != after.drawn(*one) for one in pictures)
    return {(True, True): "both", (False, False): "none"}.get(
        (True in worded, pictured), "pictures alone" if pictured else "words alone"
    )


Places = list[tuple[Altered, Looked, Path]]


def everything(game: AnyGame, source: random.Random) -> dict[Kind, Places]:
    """Return where each sort of thing lies in positions of games of every number of players."""
    found: defaultdict[Kind, Places] = defaultdict(list)
    for seats in game.seats:
        states = positions(game, seats, source)
        viewers = [source.choice((None, *range(seats))) for _ in states]
        looks = [Looked(game, *pair, NAMES[:seats]) for pair in zip(states, viewers, strict=True)]
        by_state = {id(one.state): one for one in looks}
        altering = Altered(states, source)
        for kind, places in altering.places.items():
            found[kind] += [(altering, by_state[id(state)], path) for state, path in places]
    return found


def shown(kind: Kind, places: Places, source: random.Random) -> tuple[str, str] | None:
    """Alter a sort of thing until it shows: return the phase and the verdict; None if it never does."""
    for altering, before, path in source.sample(places, min(TRIES, len(places))):
        other = possible(altering, before.state, path, kind)
        found = "none" if other is None else judged(before, other, path)
        if found not in ("none", "no position"):
            return phase_of(before.state), found
    return None


def possible(at_hand: Altered, state: BaseModel, path: Path, kind: Kind) -> BaseModel | None:
    """The altered position, if there can be such a one."""
    try:
        return at_hand.other(state, path, kind)
    except ValidationError:
        return None


def judged(before: Looked, other: BaseModel, path: Path) -> str:
    """The verdict; "no position" where the altered one makes no sense at all."""
    try:
        after = Looked(before.game, other, before.viewer, before.names)
        return verdict(before, after, path)
    except (LookupError, ValueError, ArithmeticError, AttributeError):
        return "no position"


def excused(game: AnyGame, thing: str) -> bool:
    """Tell whether there is a reason why only one of the two tells it."""
    return any(fnmatchcase(thing, pattern) for pattern in ONE_SIDED.get(game.id, {}))


@pytest.mark.parametrize("game_id", DRAWN)
def test_what_changes_the_pictures_changes_the_words_and_the_other_way_round(game_id: str) -> None:
    """In every language; whoever looks; whatever is altered."""
    game, source = all_games()[game_id], random.Random(game_id)
    told, uneven = 0, {}
    for kind, places in everything(game, source).items():
        phase, found = shown(kind, places, source) or ("", "none")
        thing = f"{phase}:{'.'.join(kind)}"
        told += found == "both"
        if found not in ("both", "none") and not excused(game, thing):
            uneven[thing] = found
    assert uneven == {}
    assert told >= 15


@pytest.mark.parametrize("game_id", DRAWN)
def test_no_words_of_a_position_are_cut(game_id: str) -> None:
    """However long a line becomes, in every language, of whole games of every number of players."""
    game = all_games()[game_id]
    for seats in game.seats:
        for state in positions(game, seats, random.Random(seats)):
            for lines in Looked(game, state, 0, NAMES[:seats]).said():
                assert not any(LOST in line for line in lines)


@pytest.mark.parametrize("game_id", DRAWN)
def test_alt_text_says_nothing_twice(game_id: str) -> None:
    """The room of a picture's words is short: what the headline says is not said again below the points."""
    for language in LANGUAGES:
        said = alt_text(scene_of(Shot(game_id, all_games()[game_id].seats.start, 20, language=language)))
        lines = said.splitlines()
        assert len(lines) == len(set(lines)) > 3
