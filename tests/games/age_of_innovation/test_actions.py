"""Actions of a turn carried out with random answers on a rich table."""

import random

import pytest

from games.age_of_innovation.actions import ACTIONS, POSSIBLE
from games.age_of_innovation.content import (
    CITY_TILES,
    COMPETENCIES,
    FIELDS,
    INNOVATIONS,
    NEUTRALS,
    PALACES,
    SLOTS,
    innovation_slots,
)
from games.age_of_innovation.effects import resolve
from games.age_of_innovation.state import AgeState, Side
from games.core.play import Play, Step
from games.core.players import random_value


def rich(home: str, faction: str, buildings: dict[str, str]) -> Side:
    return Side(
        home=home,
        faction=faction,
        coins=60,
        tools=40,
        scholars=4,
        bowls=[2, 2, 8],
        books=dict.fromkeys(FIELDS, 5),
        buildings=buildings,
        bonus="bonus_spade",
    )


def table() -> AgeState:
    sides = [
        rich("desert", "moles", {"D4": "workshop", "B5": "guild", "E4": "school"}),
        rich("lake", "felines", {"F2": "workshop", "E7": "guild", "B3": "school"}),
    ]
    return AgeState(
        seats=2,
        seed="",
        map="map_3_5",
        balance="original",
        draft=False,
        palace_extra=0,
        book_cap=False,
        phase="actions",
        round=1,
        sides=sides,
        round_tiles=["workshop_law"] * 6,
        final_tile="final_guild",
        book_actions=["book_power", "book_guild_vp", "book_spades"],
        innovations=dict(zip(innovation_slots(2), INNOVATIONS[10:], strict=False)),
        competency_slots=dict(zip(SLOTS, COMPETENCIES, strict=True)),
        competency_left=dict.fromkeys(COMPETENCIES, 4),
        palaces=list(PALACES),
        city_left=dict.fromkeys(CITY_TILES, 3),
        scholar_spaces={field: [3, 2, 2, 2] for field in FIELDS},
        neutral_left={what: n for what, n in NEUTRALS.items() if what != "annex"},
    )


def drive(step: Step, source: random.Random) -> None:
    """Answer every question of a step at random."""
    try:
        asked = next(step)
        while True:
            decision = source.choice(list(asked.build()))
            value = decision.check(random_value(decision, source))
            asked = step.send((decision.seat, decision.key, value))
    except StopIteration:
        return


@pytest.mark.parametrize("seed", range(12))
def test_random_actions_keep_tokens_and_resources(seed: int) -> None:
    """R4.2, R1.1: no resource below zero, no power token lost, no piece beyond the stock."""
    source = random.Random(seed)
    state = table()
    play = Play(state, lambda why, size, count: tuple(range(count)))
    for number in range(40):
        seat = number % 2
        able = [one for one, fits in POSSIBLE.items() if one in ACTIONS and fits(state, seat)]
        if able:
            drive(ACTIONS[source.choice(able)](play, seat), source)
            drive(resolve(play, seat), source)
        for side in state.sides:
            assert sum(side.bowls) == side.tokens
            assert min(side.coins, side.tools, side.scholars, side.bridges, side.vp, *side.bowls) >= 0
            assert min(side.books.values()) >= 0
    assert any(len(side.buildings) > 3 for side in state.sides)
