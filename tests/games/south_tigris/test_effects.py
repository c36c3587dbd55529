"""Every card, tile, space and board carried out on one full position; what comes of it is a golden text.

A changed value anywhere in the content or in the rules that carry it out shows as a changed line.
"""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from games.core.question import Kind
from games.south_tigris.content import (
    AREAS,
    BEYOND_TRACK,
    BLUE_SPOT,
    BLUE_SPOTS,
    BOARDS,
    CELLS,
    CHARACTERS,
    DEVICE_CARDS,
    DUMMY_CARDS,
    GUILD_VP,
    INVENTIONS,
    LEVELS,
    ONCE_TILES,
    PASS_TILES,
    PASSIVES,
    RACK_COLUMNS,
    RACK_EFFECTS,
    RESEARCH_VP,
    ROYALTIES,
    ROYALTIES_VP,
    SECTION_STARTS,
    SETUP_CARDS,
    SPACES,
    STACKS,
    TENT_ROW,
    TENT_TILES,
    TRADES,
    WORKSHOP_TILES,
    Effects,
    Goal,
)
from games.south_tigris.effects import gain, measure
from games.south_tigris.legality import build_need, invent_discard, invent_need, publish_need
from games.south_tigris.placing import max_raise
from games.south_tigris.points import condition_count, points
from games.south_tigris.river import cell_cost, research_cost
from games.south_tigris.scenario import Runner
from games.south_tigris.state import Device, TigrisState
from games.south_tigris.workshops import ability, met

GOLDEN = Path(__file__).parent / "golden" / "effects.txt"
FULL = {
    "silver": 6,
    "hand": ["card_01", "card_02", "card_03"],
    "influence": {"blue": 3, "orange": 2, "charcoal": 1},
    "dice": {
        "inspired": ["b3"],
        "determined": ["o2", "w4"],
        "ready": ["c1", "w5"],
        "exhausted": ["w", "w", "b"],
        "rack_1": ["o"],
        "rack_2": ["c"],
        "workshop_c": ["w2"],
    },
    "craftspeople": {
        "coppersmith": "3u",
        "carpenter": "3d",
        "glassblower": "4d",
        "potter": "5d",
        "weaver": "4u",
        "goldsmith": "6d",
    },
    "royalties": 4,
    "ship": 3,
    "camel_3": True,
    "workers": {"available": 1, "placed": ["open_lamp_court"], "reserve": 1},
    "rows": {"a": ["start_drafting_board"], "b": ["toll_desk"], "c": []},
}
GIVEN = {
    "A": FULL,
    "river": {"stacks": {"4": ["kiln_yard", "mill_race"], "7": ["rope_walk"]}, "sites": {}},
    "devices": [{"board": "board_24", "column": 1}],
    "rolls": [6, 5, 4, 3, 2, 1, 6, 5, 4],
}


def outcome(effects: Effects) -> str:
    """Gain effects, each question answered with its first option; say what has changed for player A."""
    runner = Runner(GIVEN)
    before = summary(runner.state)
    runner.start(gain(runner.play, 0, effects))
    while (decision := runner.pending) is not None:
        first = decision.options[0].id if decision.kind is Kind.ONE else decision.legal_default()
        runner.answer(decision, first)
    after = summary(runner.state)
    return ", ".join(f"{key} {before[key]}>{after[key]}" for key in before if before[key] != after[key])


def summary(state: TigrisState) -> dict[str, object]:
    player = state.players[0]
    return {
        "silver": player.silver,
        "cards": len(player.hand),
        "influence": "/".join(str(n) for n in player.influence.values()),
        "supply": player.supply,
        **{place: " ".join(dice) or "-" for place, dice in player.dice.items()},
        "people": " ".join(f"{c.level}{'u' if c.up else 'd'}" for c in player.crafts.values()),
        "royalties": player.royalties,
        "ship": player.ship,
        "rows": "/".join(str(len(tiles)) for tiles in player.rows.values()),
        "sites": len(state.sites_of(0)),
        "workers": f"{player.workers}+{player.reserve}",
        "envoy": player.envoy or "-",
        "camels": f"{player.camel_3}/{player.camel_4}",
    }


def effects_by_name() -> Iterator[tuple[str, Effects]]:
    yield from ((f"card {key}", one.effects) for key, one in DEVICE_CARDS.items())
    for key, card in DEVICE_CARDS.items():
        options = [option for one in card.effects for option in one.options]
        yield from ((f"card {key} option {option.op}", (option,)) for option in options)
    yield from ((f"workshop {key}", one.effects) for key, one in WORKSHOP_TILES.items())
    yield from ((f"printed {row}", ability(f"printed_{row}").effects) for row in "abc")
    yield from ((f"invention {key}", one.effects) for key, one in INVENTIONS.items())
    yield from ((f"tent research {key}", one) for key, one in TENT_TILES.items())
    yield from ((f"once research {key}", one) for key, one in ONCE_TILES.items())
    yield from ((f"pass {key}", one) for key, one in PASS_TILES.items())
    yield from ((f"space {key}", one.effects) for key, one in SPACES.items())
    yield from ((f"royalties {place}", one) for place, one in enumerate(ROYALTIES))
    yield from (("beyond royalties", BEYOND_TRACK), (f"blue spot {BLUE_SPOTS}", BLUE_SPOT))
    yield from ((f"beyond royalties {one.op}", (one,)) for one in BEYOND_TRACK[0].options)
    yield from ((f"income {level}", one.income) for level, one in enumerate(LEVELS))
    yield from ((f"ascent {level}", one.ascent) for level, one in enumerate(LEVELS))
    yield from ((f"cell {row}{column}", one) for (row, column), one in CELLS.items())
    yield from ((f"rack {level} {colour}", one) for (level, colour), one in RACK_EFFECTS.items())
    yield from ((f"rack column {column}", one) for column, one in RACK_COLUMNS.items())
    yield from ((f"river start {pos}", one) for pos, one in SECTION_STARTS.items())
    for seats, row in TENT_ROW.items():
        yield from ((f"tent row {seats} players {place}", one) for place, one in enumerate(row))
    for area, spaces in AREAS.items():
        yield from ((f"tent area {area} {place}", one) for place, one in enumerate(spaces))
    for key, character in CHARACTERS.items():
        yield f"setup {key}", character.setup
        powers = [power for power in character.powers if power.effects]
        yield from (
            (f"power {key} {power.kind} {power.name} {power.cost}", power.effects) for power in powers
        )
    for key, passive in PASSIVES.items():
        yield from ((f"power {key} {power.name}", power.effects) for power in passive if power.effects)
    goals: dict[str, tuple[Goal, ...]] = {key: one.goals for key, one in SETUP_CARDS.items()}
    goals |= {key: one.goals for key, one in CHARACTERS.items()}
    for key, steps in goals.items():
        yield from ((f"goal {key} {one.kind} {one.least}", one.effects) for one in steps)


def requirement(tile: str) -> str:
    """Return the least sum of two white dice, and the colours with which it is met at once."""
    row = "c"
    found = []
    for dice in product("wboc", repeat=2):
        for pips in range(2, 13):
            state = Runner(GIVEN).state
            codes = [f"{dice[0]}{pips // 2}", f"{dice[1]}{pips - pips // 2}"]
            state.players[0].dice[f"workshop_{row}"] = codes
            if met(state, 0, row, ability(tile)):
                found.append((dice, pips))
                break
    least = {"".join(sorted(dice)): pips for dice, pips in found}
    return " ".join(f"{dice}{pips}" for dice, pips in sorted(least.items()))


def condition(card: str) -> str:
    """Return the points of a device's condition as its owner's counts grow together."""
    told = []
    for n in range(0, 13, 2):
        state = Runner(GIVEN).state
        player = state.players[0]
        player.influence = dict.fromkeys(player.influence, n)
        player.royalties = min(n, 11)
        player.rack = {str(c): list("xy")[: max(0, 2 - n // 3)] for c in (1, 2, 3)}
        for place, craft in enumerate(player.crafts.values()):
            craft.level = 5 if place < n / 2 else 3
        player.rows = {row: ["toll_desk"] * min(4, n // 3) for row in "abc"}
        state.devices = [
            Device(board=f"board_0{i}", column=2, card="card_44", builder=0 if i < n / 2 else 1)
            for i in range(4)
        ]
        state.devices[0].publisher, state.devices[0].column = (0 if n > 4 else 1), 3
        mine = Device(board="board_20", column=2, card=card, builder=0)
        mine.tests = {str(i): code for i, code in enumerate(["b1", "o1", "c1", "b2"][: n // 2])}
        state.devices.append(mine)
        known = DEVICE_CARDS[card]
        told.append(min(known.most, condition_count(state, mine, 0, known) // known.per * known.vp))
    return " ".join(str(one) for one in told)


def measures(power_owner: str) -> str:
    """Return the numbers that lasting modifiers change, with this research tile or character."""
    state = Runner(GIVEN).state
    player = state.players[0]
    if power_owner.startswith("char"):
        player.character = power_owner
    elif power_owner:
        player.research = [power_owner]
    board = state.devices[0]
    board.card = "card_01"
    numbers = {
        "build": build_need(state, 0, board),
        "invent": invent_need(state, 0, board),
        "discard": invent_discard(state, 0, board),
        "publish": publish_need(state, 0),
        "cell": cell_cost(state, 0, "a"),
        "research": research_cost(state, 0, 9, 0),
        "raise": max_raise(state, 0, "determined", "w1"),
        "workshop": min(n for n in range(1, 13) if _meets(state, n)),
    }
    others = [f"{p.name} {p.delta:+}" for p in _powers(power_owner) if p.kind == "modifier"]
    return " ".join(f"{key} {number}" for key, number in numbers.items()) + " | " + ", ".join(others)


def _meets(state: TigrisState, pips: int) -> bool:
    state.players[0].dice["workshop_a"] = [f"w{min(6, pips)}", f"w{max(0, pips - 6)}"]
    return met(state, 0, "a", ability("printed_a"))


def _powers(owner: str):  # type: ignore[no-untyped-def]
    return CHARACTERS[owner].powers if owner in CHARACTERS else PASSIVES.get(owner, ())


def boards() -> Iterator[str]:
    for key, one in BOARDS.items():
        slots = " ".join(f"{s.colour[0]}{s.ship}{s.influence[:1]}" for s in one.slots)
        wages = " ".join(one.build_craft)
        yield f"board {key}: {one.sockets} {one.invent_value} -{one.invent_discard} [{wages}] {slots}"
    for card, known in DEVICE_CARDS.items():
        yield f"card {card}: {known.plugs} build {known.build_value} {known.what} {condition(card)}"
    for tile, invention in INVENTIONS.items():
        yield f"invention {tile}: publish {invention.craft}"
    for space, place in SPACES.items():
        yield f"space {space}: {place.capacity} {place.cost}"


def tables() -> Iterator[str]:
    for tile, known in WORKSHOP_TILES.items():
        yield f"workshop {tile}: {known.vp} VP {requirement(tile)}"
    yield from (f"workshop printed_{row}: {requirement(f'printed_{row}')}" for row in "abc")
    for key, card in SETUP_CARDS.items():
        yield f"{key}: {dict(card.influence)} {card.research} {card.ready} {card.exhausted} {card.tile}"
    for key, character in CHARACTERS.items():
        yield f"{key}: {character.tile} {measures(key)}"
    yield f"nobody: {measures('')}"
    yield from (f"{key}: {measures(key)}" for key in PASSIVES)
    yield from (f"{key}: {one}" for key, one in DUMMY_CARDS.items())
    yield from (f"level {n}: wage {one.wage} vp {one.vp}" for n, one in enumerate(LEVELS))
    yield f"royalties {ROYALTIES_VP} research {RESEARCH_VP} guilds {GUILD_VP} stacks {STACKS}"


def golden() -> str:
    lines = [f"{key}: {outcome(effects)}" for key, effects in effects_by_name()]
    return "\n".join([*lines, *boards(), *tables()]) + "\n"


def test_every_effect_does_what_it_did() -> None:
    """R3.6 and all of the content: one line for each card, tile, space, level and board."""
    assert golden().splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


def test_every_effect_does_something() -> None:
    """Nothing on a card or tile is without effect on a position where everything is possible."""
    idle = [key for key, effects in effects_by_name() if effects and not outcome(effects)]
    assert idle == []


KNOWN: dict[str, Callable[[str], bool]] = {
    "card card_01": lambda line: line.endswith("silver 6>7"),
    "workshop mercury_cistern": lambda line: line.endswith("silver 6>9"),
    "invention inv_treatise": lambda line: line.endswith("cards 3>5"),
    "royalties 9": lambda line: line.endswith("silver 6>9"),
    "space advance_ship": lambda line: "ship 3>4" in line,
    "tent row 4 players 1": lambda line: "workers 1+1>2+0" in line,
    "tent area 5 0": lambda line: line.endswith("camels True/False>True/True"),
}


@pytest.mark.parametrize("key", KNOWN)
def test_lines_of_the_golden_text_are_those_of_the_dossier(key: str) -> None:
    """Some lines worked out by hand, so that the golden text is known to mean what it says."""
    lines = [line for line in GOLDEN.read_text(encoding="utf-8").splitlines() if line.startswith(key)]
    assert any(KNOWN[key](line) for line in lines)


@pytest.mark.parametrize("goal", sorted({goal.kind for one in CHARACTERS.values() for goal in one.goals}))
def test_goals_measure_the_full_position(goal: str) -> None:
    """R21.3: each kind of goal counts what it says."""
    state = Runner(GIVEN).state
    due = {
        "invented": 0,
        "built": 0,
        "published": 0,
        "tests": 0,
        "workshop_tiles": 2,
        "workshop_columns": 0,
        "research": 0,
        "royalties": 4,
        "lowest_level": 3,
        "ship_pos": 3,
        "guild_influence_any": 3,
        "coloured_dice": 6,
    }
    assert measure(state, 0, goal) == due[goal]
    state.devices += [Device(board=f"board_0{n}", inventor=0, builder=0, publisher=0) for n in (1, 2)]
    state.players[0].tests = 2
    assert measure(state, 0, goal) == (
        2 if goal in ("invented", "built", "published", "tests") else due[goal]
    )


def test_points_of_the_full_position() -> None:
    """R20: the categories of one position, worked out by hand."""
    assert points(Runner(GIVEN).state, 0) == {
        "guild_majorities": 24,
        "royalties": 1,
        "research": 0,
        "craftspeople": sum((1, 1, 2, 2, 2, 3)),
        "workshop_tiles": WORKSHOP_TILES["start_drafting_board"].vp + WORKSHOP_TILES["toll_desk"].vp,
        "invention_tiles": 0,
        "builder_publisher_influence": 0,
        "device_conditions": 0,
        "leftovers": (6 + 3) // 4,
    }


def test_each_trade_is_someone() -> None:
    """R7: six craftspeople."""
    assert len(TRADES) == 6
