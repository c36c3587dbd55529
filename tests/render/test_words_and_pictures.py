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
from functools import cache, cached_property

import pytest
from pydantic import BaseModel, ValidationError

from games.core.registry import AnyGame, all_games
from render.kit.frame import Size
from render.pictures import alt_text, canvas_of, kinds
from render.scene import Scene
from render.words import LANGUAGES, words_for
from tests.render.altered import Altered, Kind, Path, phase_of, positions
from tests.render.gallery import DRAWN, NAMES, Shot, scene_of

TRIES = [4, pytest.param(16, marks=pytest.mark.deep)]
"""How often a sort of thing is altered, at most, until it shows; more often in the deep run."""
SEARCH = 60
"""How many alterations are looked at, at most, to find one that only words or only pictures tell."""
OWNED = ("players", "sides", "teams")
"""Where states keep what is one seat's."""
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
        "*:sides.*.drafted_palace": "drawn in place of the palace that it becomes",
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

    @cached_property
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

    def pictures(self, owner: int | None, others: bool) -> Iterator[tuple[str, int]]:
        """Every kind of picture and whose it is; the owner's mat first, `others`' mats last or not at all."""
        seats = sorted(range(len(self.names)), key=lambda seat: seat != owner)
        mats = [("mat", seat) for seat in seats] if "mat" in kinds(self.game.id) else []
        own = [(what, self.viewer or 0) for what in kinds(self.game.id) if what not in ("mat", "score")]
        own = [one for one in own if one[0] != "hand" or self.viewer is not None]
        yield from (*mats[:1], *own) if owner is not None else (*own, *mats[:1])
        yield from mats[1:] if others else ()


def owner_in(path: Path) -> int | None:
    """The seat whose thing lies at a path."""
    return path[1] if len(path) > 1 and path[0] in OWNED and isinstance(path[1], int) else None


def verdict(before: Looked, after: Looked, path: Path) -> str:
    """Tell whether "both" changed, words or pictures alone or none of them; or words of some languages.

    What changes no words is not looked for on the mats of players whose it is not.
    """
    if before.view == after.view:
        return "none"
    worded = {one != two for one, two in zip(before.said, after.said, strict=True)}
    if len(worded) > 1:
        return "some languages"
    pictures = before.pictures(owner_in(path), True in worded)
    pictured = any(before.drawn(*one) != after.drawn(*one) for one in pictures)
    return {(True, True): "both", (False, False): "none"}.get(
        (True in worded, pictured), "pictures alone" if pictured else "words alone"
    )


Places = list[tuple[Altered, Looked, Path]]


def everything(game: AnyGame, source: random.Random) -> dict[Kind, Places]:
    """Return where each sort of thing lies in positions of games of every number of players."""
    found: defaultdict[Kind, Places] = defaultdict(list)
    for seats in game.seats:
        states = positions(game.id, seats)
        viewers = [source.choice((None, *range(seats))) for _ in states]
        looks = [Looked(game, *pair, NAMES[:seats]) for pair in zip(states, viewers, strict=True)]
        by_state = {id(one.state): one for one in looks}
        altering = Altered(states, source)
        for kind, places in altering.places.items():
            found[kind] += [(altering, by_state[id(state)], path) for state, path in places]
    return found


def shown(kind: Kind, places: Places, source: random.Random, tries: int) -> tuple[str, str] | None:
    """Alter a sort of thing until it shows: return the phase and the verdict; None if it never does."""
    for place in source.sample(places, min(tries, len(places))):
        found = tried(kind, *place)
        if found not in ("none", "no position"):
            return phase_of(place[1].state), found
    return None


def tried(kind: Kind, altering: Altered, before: Looked, path: Path) -> str:
    """The verdict on one alteration."""
    other = possible(altering, before.state, path, kind)
    return "none" if other is None else judged(before, other, path)


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


def named(phase: str, kind: Kind) -> str:
    """A thing as `ONE_SIDED` names it."""
    return f"{phase}:{'.'.join(kind)}"


@cache
def scenery(game_id: str) -> dict[Kind, Places]:
    """Everything in positions of a game, drawn once for all tests."""
    return everything(all_games()[game_id], random.Random(game_id))


@pytest.mark.parametrize("tries", TRIES)
@pytest.mark.parametrize("game_id", DRAWN)
def test_what_changes_the_pictures_changes_the_words_and_the_other_way_round(
    game_id: str, tries: int
) -> None:
    """In every language; whoever looks; whatever is altered."""
    game, source = all_games()[game_id], random.Random(game_id)
    told, uneven = 0, {}
    for kind, places in scenery(game_id).items():
        phase, found = shown(kind, places, source, tries) or ("", "none")
        thing = named(phase, kind)
        told += found == "both"
        if found not in ("both", "none") and not excused(game, thing):
            uneven[thing] = found
    assert uneven == {}
    assert told >= 15


@pytest.mark.parametrize(
    ("game_id", "pattern"), [(one, what) for one, reasons in ONE_SIDED.items() for what in reasons]
)
def test_what_is_excused_is_still_told_by_one_alone(game_id: str, pattern: str) -> None:
    """Whatever both tell by now, or no state holds any more, has no place among the exceptions."""
    matching = [
        (kind, place)
        for kind, places in scenery(game_id).items()
        for place in places
        if fnmatchcase(named(phase_of(place[1].state), kind), pattern)
    ]
    some = random.Random(pattern).sample(matching, min(SEARCH, len(matching)))
    assert any(tried(kind, *place) in ("words alone", "pictures alone") for kind, place in some)


@pytest.mark.parametrize("game_id", DRAWN)
def test_no_words_of_a_position_are_cut(game_id: str) -> None:
    """However long a line becomes, in every language, of whole games of every number of players."""
    game = all_games()[game_id]
    for seats in game.seats:
        for state in positions(game_id, seats):
            for lines in Looked(game, state, 0, NAMES[:seats]).said:
                assert not any(LOST in line for line in lines)


@pytest.mark.parametrize("game_id", DRAWN)
def test_alt_text_says_nothing_twice(game_id: str) -> None:
    """The room of a picture's words is short: what the headline says is not said again below the points."""
    for language in LANGUAGES:
        said = alt_text(scene_of(Shot(game_id, all_games()[game_id].seats.start, 20, language=language)))
        lines = said.splitlines()
        assert len(lines) == len(set(lines)) > 3
