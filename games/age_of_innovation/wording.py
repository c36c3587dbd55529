"""What components give, as Texts: "2 tools and 1 book of any discipline"."""

from collections.abc import Iterator, Mapping
from functools import reduce

from games.age_of_innovation.content import EFFECTS, Effect, Gain
from games.age_of_innovation.inquiry import named
from games.core.text import Text, say

COUNTED = (
    *("coins", "tools", "scholars", "vp", "power", "power_tokens_bowl3", "books_any"),
    *("books_any_distinct", "spades", "bridges", "competency_tile", "city_tile"),
    *("sailing_steps", "terraforming_steps", "annexes"),
)
"""The parts of a gain that are numbers, in the order in which they are told."""
TOLD = ("income", "immediate", "special_action", "pass")
"""Timings whose lines follow from the data; the others have a sentence of their own."""
SENTENCES = frozenset(
    {
        *("library", "steam_engine", "neutral_university", "neutral_palace", "monument"),
        *("palace_03", "palace_04", "palace_08", "palace_09", "palace_11", "palace_12", "palace_13"),
        *("palace_14", "palace_15", "palace_16", "competency_01", "competency_05", "competency_06"),
        *("competency_08", "competency_09", "competency_10", "competency_12", "bonus_river_workshop"),
        *("bonus_send_scholar", "bonus_build_guild", "bonus_pass_palace_university"),
    }
)
"""Components with a sentence `effect-<id>`."""


def dashed(thing: str) -> str:
    """Return an id as part of a message key."""
    return thing.replace("_", "-")


def amounts(gain: Gain, times: int = 1) -> list[Text]:
    """Return a gain, so many times, as "3 coins", "1 tool"… with nothing left out."""
    found = [say(f"amount-{dashed(key)}", n=n * times) for key in COUNTED if (n := getattr(gain, key))]
    if gain.neutral_building:
        found.append(say("amount-neutral", what=named(gain.neutral_building)))
    if gain.levels:
        found.append(say(f"amount-levels-{dashed(gain.mode)}", n=gain.levels))
    return found


def field_amounts(levels: Mapping[str, int]) -> list[Text]:
    """Return levels by discipline as "2 law"."""
    return [say("amount-field", n=n, field=named(field)) for field, n in levels.items() if n]


def told(effect: Effect) -> Iterator[Text]:
    """Yield what one effect line gives: its gain, and VP or levels per thing counted."""
    yield from amounts(effect.gain)
    what = say(f"count-{dashed(effect.what)}") if effect.what else None
    if what is not None and effect.vp:
        yield say("per-vp", n=effect.vp, what=what)
    if what is not None and effect.levels:
        yield say("per-levels", n=effect.levels, what=what)
    if what is not None and effect.table:
        yield say("per-table", what=what, steps=[say("per-step", n=low, vp=vp) for low, vp in effect.table])


def effect_lines(tile: str) -> tuple[Text, ...]:
    """Return the effects of a tile, a line for each timing, then what needs a sentence of its own."""
    lines = []
    for timing in TOLD:
        parts = [part for one in EFFECTS[tile] if one.timing == timing for part in told(one)]
        if parts:
            lines.append(say(f"when-{dashed(timing)}", what=parts))
    if tile in SENTENCES:
        lines.append(say(f"effect-{dashed(tile)}"))
    return tuple(lines)


def brief(tile: str) -> Text:
    """Return the effects of a tile in one text, for the detail of an option."""
    first, *others = effect_lines(tile)
    return reduce(lambda head, tail: say("card-joined", head=head, tail=tail), others, first)
