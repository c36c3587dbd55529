"""Setup: tiles, sets and draft, first buildings, the faction nobody plays."""

import random

import pytest

from games.age_of_innovation import GAME
from games.age_of_innovation.content import BONUSES, FACTIONS, FIELDS, ROUND_TILES
from games.age_of_innovation.effects import resolve
from games.age_of_innovation.setup import may_end, may_lie, neutral_levels
from games.age_of_innovation.state import AgeState
from games.age_of_innovation.view import AgeView
from games.core.selfplay import choose
from games.core.table import Table
from tests.games.age_of_innovation.tables import Desk, side, table

AgeTable = Table[AgeState, AgeView]


def started(seats: int, seed: str = "s", **options: str) -> AgeTable:
    return Table.start(GAME, seats, options, seed)


def set_up(seats: int, seed: str = "s", **options: str) -> AgeTable:
    """Return a table at the beginning of round 1, setup answered at random."""
    at, source = started(seats, seed, **options), random.Random(seed)
    while at.state.phase == "setup":
        at.answer(*choose(at, source))
    return at


def test_round_tiles_obey_the_restrictions() -> None:
    """R2.2, R2.3: over many deals."""
    for number in range(60):
        state = started(2, f"tiles{number}").state
        assert "spade_engineering" not in state.round_tiles[4:]
        early = [ROUND_TILES[tile].field for tile in state.round_tiles[:5]]
        assert max(early.count(one) for one in FIELDS) <= 2
        assert len(set(state.round_tiles)) == 6
        assert may_end(state.round_tiles[5], state.final_tile)


def test_the_third_tile_of_a_discipline() -> None:
    """R2.2.2: only if one of the others lies in round 6."""
    assert may_lie({6: "workshop_law", 5: "guild_law"}, 4, "innovation_law")
    assert not may_lie({6: "school_banking", 5: "workshop_law", 4: "guild_law"}, 3, "innovation_law")


def test_final_tile_clashes_by_building() -> None:
    """R2.3."""
    assert not may_end("workshop_law", "final_edge_workshop")
    assert may_end("workshop_law", "final_guild")
    assert may_end("town_engineering", "final_workshop")


@pytest.mark.parametrize(("seats", "slots"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_displays(seats: int, slots: int) -> None:
    """R2.4 to R2.7, R2.11."""
    state = started(seats).state
    assert len(state.innovations) == len(set(state.innovations.values())) == slots
    assert len(state.competency_slots) == 12
    assert len(state.palaces) == seats + 1
    assert "palace_17" in state.palaces
    assert len(state.book_actions) == 3
    assert len(started(seats, palaces="more").state.palaces) == seats + 2


@pytest.mark.parametrize(
    ("seats", "option", "side"),
    [(2, "large", "map_1_3"), (3, "large", "map_3_5"), (3, "small", "map_1_3"), (4, "small", "map_3_5")],
)
def test_map_by_players(seats: int, option: str, side: str) -> None:
    """R2.1."""
    assert started(seats, map=option).state.map == side


def test_bundles() -> None:
    """R3.1, R3.2: seven sets; the player right of the start player chooses first."""
    at = started(4)
    state = at.state
    assert len({one.faction for one in state.bundles}) == 7
    assert sorted([*(one.bonus for one in state.bundles), *state.bonus_offer]) == sorted(BONUSES)
    assert set(state.bonus_offer.values()) == {1}
    assert at.owing() == [state.order[-1]]
    done = set_up(4).state
    assert done.bundles == []
    assert len({side.home for side in done.sides}) == 4


def test_draft() -> None:
    """R18: six lands, one faction and palace more than players, three bonuses more."""
    at = started(3, setup="draft")
    state = at.state
    assert (len(state.draft_homes), len(state.draft_factions), len(state.draft_bonuses)) == (6, 4, 6)
    assert len(state.palaces) == 4
    assert "palace_17" not in state.palaces
    order = [int(one.partition(":")[2]) for one in state.todo]
    first = state.order
    assert [at.owing()[0], *order] == [*first, *first, *first, *reversed(first)]
    done = set_up(3, setup="draft").state
    assert all(side.drafted_palace and side.home and side.faction in FACTIONS for side in done.sides)
    assert set(done.bonus_offer.values()) == {1}
    assert done.palaces == []


def test_the_drafted_palace_is_the_only_one() -> None:
    """R18.4."""
    desk = Desk(table(side(drafted_palace="palace_17", buildings={"D4": "palace"}), palaces=[]))
    desk.state.due.append("palace")
    desk.run(resolve(desk.play, 0))
    assert (desk.me.palace, desk.me.drafted_palace, desk.me.vp) == ("palace_17", "", 30)


def find(faction: str, seats: int = 3) -> AgeTable:
    """Return a table set up in which somebody plays this faction."""
    for number in range(80):
        at = set_up(seats, f"{faction}{number}")
        if any(side.faction == faction for side in at.state.sides):
            return at
    raise AssertionError(faction)


@pytest.mark.parametrize(
    ("faction", "pieces"),
    [
        ("felines", ["workshop", "workshop"]),
        ("omar", ["tower", "workshop", "workshop"]),
        ("monks", ["university"]),
    ],
)
def test_first_buildings(faction: str, pieces: list[str]) -> None:
    """R3.8: two workshops; omar a tower besides; the monks their university and a competency."""
    side = next(one for one in find(faction).state.sides if one.faction == faction)
    placed = sorted(side.buildings.values())
    assert placed == pieces or "competency_10" in side.competencies
    assert len(side.competencies) == (faction == "monks")


def test_inventors_take_a_competency() -> None:
    """R3.9."""
    side = next(one for one in find("inventors").state.sides if one.faction == "inventors")
    assert len(side.competencies) == 1


def test_first_buildings_in_turn_order_and_back() -> None:
    """R3.8: the last player places two in a row."""
    at, source, placed = started(4, "order"), random.Random(1), []
    while at.state.phase == "setup":
        decision, value = choose(at, source)
        if decision.key == "first-hex":
            placed.append(decision.seat)
        at.answer(decision, value)
    plain = [seat for seat in at.state.order if at.state.sides[seat].faction != "monks"]
    assert placed[: 2 * len(plain)] == [*plain, *reversed(plain)]


def test_desert_uses_a_spade_before_round_one() -> None:
    """R3.10, R21.1: no building, no buying."""
    seen = 0
    for number in range(6):
        at, source, asked = started(5, f"desert{number}"), random.Random(number), set()
        while at.state.phase == "setup":
            decision, value = choose(at, source)
            asked |= {decision.seat} if decision.key == "reward-spade" else set()
            at.answer(decision, value)
        sides = enumerate(at.state.sides)
        due = {seat for seat, one in sides if one.home == "desert" or "competency_05" in one.competencies}
        assert asked == due
        seen += len(due)
    assert seen


def test_the_faction_nobody_plays() -> None:
    """R19.3, R19.4: level 2 everywhere, then the tiles of rounds 1 to 5; no key needed."""
    tiles = ["town_engineering", "track_engineering", "knowledge_medicine", "guild_law", "workshop_banking"]
    assert neutral_levels([*tiles, "workshop_law"]) == {
        "banking": 5,
        "law": 5,
        "engineering": 9,
        "medicine": 5,
    }
    state = started(2).state
    assert state.scholar_spaces == {one: [3, 2, 2] for one in FIELDS}
    assert state.area_tile
    assert started(3).state.area_tile == ""


def test_the_area_tile_is_hidden_until_round_six() -> None:
    """R19.2, R16.5."""
    at, source = started(2, "area"), random.Random(3)
    while at.state.round < 6:
        assert at.view(0).area_tile == ""
        assert not at.state.area_shown
        at.answer(*choose(at, source))
    assert at.view(None).area_tile == at.state.area_tile != ""
