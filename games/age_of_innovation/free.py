"""What the active player may do around an action: conversions, and palace 14's city (R6.4, R23.14)."""

from collections.abc import Sequence

from games.age_of_innovation.conversions import SACRIFICE, conversions, convert
from games.age_of_innovation.effects import gain_city_tile, resolve, river_groups
from games.age_of_innovation.gains import tell_vp
from games.age_of_innovation.inquiry import named, number
from games.age_of_innovation.state import AgeState
from games.core.play import Play, Step
from games.core.question import Decision, Kind, Option
from games.core.text import Text, say, seat_text

AROUND = ("action", "end", "reward-hex")
"""Questions before, after and between actions, a reward Terraform and Build being one (R6.5)."""
CONVERT, RIVER_CITY = "convert", "river-city"


def around(state: AgeState, asked: Sequence[Decision]) -> list[Decision]:
    """Return the free actions of the seat that is asked for an action, or for the end of its turn."""
    found = []
    for decision in asked:
        if decision.key in AROUND and state.phase == "actions":
            found += _conversions(state, decision.seat)
            found += [] if decision.key == "reward-hex" else _river_cities(state, decision.seat)
    return found


def _conversions(state: AgeState, seat: int) -> list[Decision]:
    options = [
        Option(one, f"convert-{_label(one)}", {"field": _field(one)}, detail=say("detail-times", n=times))
        for one, times in conversions(state, seat).items()
    ]
    return [Decision(seat, CONVERT, Kind.ONE, options, rule="R6.4", free=True)] if options else []


def _label(conversion: str) -> str:
    """Return the conversion without its discipline."""
    parts = conversion.split("-")
    if "book" in parts:
        parts.pop(parts.index("book") + 1)
    return "-".join(parts)


def _field(conversion: str) -> Text:
    parts = conversion.split("-")
    return named(parts[parts.index("book") + 1]) if "book" in parts else say("any-field")


def _river_cities(state: AgeState, seat: int) -> list[Decision]:
    options = [
        Option(river, "river-city", {"hex": river, "n": len(group)}, (f"hex:{river}",))
        for river, group in river_groups(state, seat).items()
    ]
    return [Decision(seat, RIVER_CITY, Kind.ONE, options, rule="R23.14", free=True)] if options else []


def act(play: Play[AgeState], decision: Decision, choice: str) -> Step:
    """Carry out a free action."""
    if decision.key == RIVER_CITY:
        yield from _found_across(play, decision.seat, choice)
    else:
        yield from _convert(play, decision.seat, choice)


def _convert(play: Play[AgeState], seat: int, conversion: str) -> Step:
    state = play.state
    most = conversions(state, seat)[conversion]
    times = yield from number(play, seat, "times", 1, most, "R6.4")
    convert(state, seat, conversion, times)
    what = say(f"convert-{_label(conversion)}", field=_field(conversion))
    key = "log-sacrifice" if conversion == SACRIFICE else "log-convert"
    play.log(key, seat=seat, who=seat_text(seat), what=what, n=times)


def _found_across(play: Play[AgeState], seat: int, river: str) -> Step:
    """Found a city whose buildings lie around one river hex (R23.14)."""
    state = play.state
    side = state.sides[seat]
    before = side.vp
    side.cities.append(river_groups(state, seat)[river])
    side.river_cities.append(river)
    yield from gain_city_tile(play, seat)
    yield from resolve(play, seat)
    tell_vp(play, seat, before)
