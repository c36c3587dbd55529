"""A member who plays with buttons and selects alone, tapping whatever the panel offers."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import discord
from simcord import MemberActor, ResponseMessage

from tests.bot.parlour import Parlour, parts_of

ANSWERS = ("pick", "go", "sure", "plus")
CHOICES = ("pickone", "picksome", "picknext")
LONGEST = 60
"""More taps than this for one answer are a dead end."""


@dataclass(frozen=True)
class Tap:
    """Something that can be tapped now; a select has how many of which values may be chosen."""

    custom_id: str
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def verb(self) -> str:
        """What the tap does."""
        return self.custom_id.split(":")[1]


def taps(panel: ResponseMessage) -> Iterator[Tap]:
    """Give what can be tapped in a panel."""
    for part in parts_of(panel):
        if isinstance(part, discord.Button) and not part.disabled and part.custom_id:
            yield Tap(part.custom_id)
        elif isinstance(part, discord.SelectMenu):
            values = tuple(option.value for option in part.options)
            yield Tap(part.custom_id, values, part.min_values, part.max_values)


async def tap_on(member: MemberActor, panel: ResponseMessage, source: random.Random) -> bool:
    """Tap once at random towards an answer; False if the panel leads nowhere."""
    here = list(taps(panel))
    found = [tap for tap in here if tap.verb in ANSWERS + CHOICES]
    done = [tap for tap in found if tap.verb in ("go", "sure")]
    if not found:
        return False
    tap = source.choice(done) if done and source.random() < 0.7 else source.choice(found)
    if tap.values:
        chosen = source.sample(tap.values, source.randint(max(1, tap.least), tap.most))
        await member.select(panel, chosen, custom_id=tap.custom_id)
    else:
        await member.click(panel, custom_id=tap.custom_id)
    return True


async def answer_by_taps(parlour: Parlour, game_id: str, seat: int, source: random.Random) -> int:
    """Open a seat's panel from the newest post and tap until it owes nothing; return the answers given."""
    return (await turn_by_taps(parlour, game_id, seat, source))[1]


async def turn_by_taps(
    parlour: Parlour, game_id: str, seat: int, source: random.Random
) -> tuple[ResponseMessage, int]:
    """Do so; return the panel as it is then, and the answers given."""
    tables, member = parlour.bot.house.tables, parlour.members[seat]
    panel = (await member.click(parlour.post(), label="Take turn")).response
    assert panel is not None
    assert panel.ephemeral
    given = idle = 0
    while seat in (sitting := await tables.sit(game_id)).owing() and idle < LONGEST:
        assert await tap_on(member, panel, source), f"seat {seat}: nothing to tap"
        after = (await tables.sit(game_id)).version
        given, idle = given + (after > sitting.version), 0 if after > sitting.version else idle + 1
    assert idle < LONGEST, f"seat {seat}: {[tap.custom_id for tap in taps(panel)]}"
    return panel, given
