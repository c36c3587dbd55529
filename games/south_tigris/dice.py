"""Dice: brightening, pips, research of dice, gaining and swapping (R6)."""

from games.core.play import Step
from games.core.question import Option
from games.core.text import say, seat_text
from games.south_tigris.asking import Params, Tigris, name, pick
from games.south_tigris.content import COLOUR, GUILDS, LETTER, LIT, RACK_EFFECTS, RACK_EXIT, Effect
from games.south_tigris.effects import gain, op, triggered
from games.south_tigris.influence import gain_piece
from games.south_tigris.state import Player

NEXT_ZONE = {"exhausted": "ready", "ready": "determined", "determined": "inspired"}


def die_option(place: str, die: str, suffix: str = "", key: str = "die") -> Option:
    """Return an option for a die at a place; its id is `place:die` with a suffix."""
    params: Params = {
        "colour": say(f"colour-{COLOUR[die[0]]}"),
        "value": int(die[1:] or 0),
        "place": say(f"zone-{place}"),
    }
    return Option(f"{place}:{die}{suffix}", f"option-{key}", params, refs=(f"die:{place}:{die}",))


def distinct(player: Player, places: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the different dice at these places as (place, die), equal ones once."""
    return list(dict.fromkeys((place, die) for place in places for die in player.dice[place]))


def brighten_options(player: Player) -> list[Option]:
    """Return every brighten step that is possible (R6.3)."""
    options = [
        die_option(place, die, ":zone", "die-zone") for place, die in distinct(player, tuple(NEXT_ZONE))
    ]
    for level in (1, 2, 3):
        for die in player.dice[f"rack_{level}"]:
            if can_rise(player, level, die):
                options.append(die_option(f"rack_{level}", die, ":up", "die-up"))
            options.append(die_option(f"rack_{level}", die, ":out", "die-out"))
    return options


def can_rise(player: Player, level: int, die: str) -> bool:
    """Tell whether a rack die may rise: the slot above is free (R6.7)."""
    return level < 3 and die not in player.dice[f"rack_{level + 1}"]


@op("brighten")
def brighten(play: Tigris, seat: int, effect: Effect) -> Step:
    """Brighten dice one step at a time (R6.3)."""
    player = play.state.players[seat]
    for _ in range(effect.n):
        chosen = yield from pick(seat, "brighten", "R6.3", lambda: brighten_options(player), decline=True)
        if not chosen:
            return
        place, die, way = chosen.split(":")
        yield from move_up(play, seat, place, die, way)


def move_up(play: Tigris, seat: int, place: str, die: str, way: str) -> Step:
    """Move one die a step: `zone` in the zones, `up` in the rack, `out` of it (R6.3-R6.5)."""
    player = play.state.players[seat]
    player.dice[place].remove(die)
    if way == "up":
        level = int(place[-1]) + 1
        player.dice[f"rack_{level}"].append(die)
        _tell(play, seat, die, f"rack_{level}")
        yield from gain(play, seat, RACK_EFFECTS[level, COLOUR[die[0]]], "mat:research_rack")
        return
    goal = RACK_EXIT[int(place[-1])] if way == "out" else NEXT_ZONE[place]
    player.dice[goal].append(die if place in LIT else rolled(play, die))
    _tell(play, seat, player.dice[goal][-1], goal)
    if place == "determined" and die[0] != "w":
        yield from gain_piece(play, seat, COLOUR[die[0]])


def rolled(play: Tigris, die: str) -> str:
    """Return the die after a roll (R6.4)."""
    return f"{die[0]}{play.roll('die', 6)}"


def _tell(play: Tigris, seat: int, die: str, place: str) -> None:
    colour, value = say(f"colour-{COLOUR[die[0]]}"), int(die[1:] or 0)
    zone = say(f"zone-{place}")
    play.log("log-die", seat=seat, who=seat_text(seat), colour=colour, value=value, place=zone)


@op("die_up")
def die_up(play: Tigris, seat: int, effect: Effect) -> Step:
    """Raise usable dice by a pip each time (R6.6)."""
    player = play.state.players[seat]
    for _ in range(effect.n):
        chosen = yield from pick(seat, "die_up", "R6.6", lambda: _below_six(player), decline=True)
        if not chosen:
            return
        place, die = chosen.split(":")
        dice = player.dice[place]
        dice[dice.index(die)] = f"{die[0]}{int(die[1]) + 1}"
        _tell(play, seat, f"{die[0]}{int(die[1]) + 1}", place)


def _below_six(player: Player) -> list[Option]:
    return [die_option(place, die) for place, die in distinct(player, LIT) if die[1] != "6"]


@op("research_die")
def research_die(play: Tigris, seat: int, effect: Effect) -> Step:
    """Gain a die into the research rack and return one (R6.7)."""
    player = play.state.players[seat]
    die = LETTER[effect.colour]
    place = "exhausted" if die in player.dice["rack_1"] else "rack_1"
    player.dice[place].append(die)
    player.returning = True
    _tell(play, seat, die, place)
    places = (*LIT, "exhausted", "rack_1", "rack_2", "rack_3")
    chosen = yield from pick(
        seat, "return_die", "R6.7", lambda: [die_option(p, d) for p, d in distinct(player, places)], auto=True
    )
    back, gone = chosen.split(":")
    player.dice[back].remove(gone)
    player.returning = False
    colour = say(f"colour-{COLOUR[gone[0]]}")
    play.log("log-die-returned", seat=seat, who=seat_text(seat), colour=colour, place=say(f"zone-{back}"))
    yield from gain(play, seat, triggered(play.state, seat, "on_gain_coloured_die"))


@op("gain_die")
def gain_die(play: Tigris, seat: int, effect: Effect) -> Step:
    """Gain a die into a zone, rolled; nothing is returned (R6.8)."""
    player = play.state.players[seat]
    for _ in range(effect.n):
        colour = effect.colour
        if colour == "choice":
            colour = yield from pick(
                seat, "die_colour", "R8.5", lambda: [Option(g, f"colour-{g}") for g in GUILDS]
            )
        player.dice[effect.zone].append(rolled(play, LETTER[colour]))
        player.gained += 1
        _tell(play, seat, player.dice[effect.zone][-1], effect.zone)
        if colour != "white":
            yield from gain(play, seat, triggered(play.state, seat, "on_gain_coloured_die"))


@op("swap_white_die")
def swap_white_die(play: Tigris, seat: int, effect: Effect) -> Step:
    """Exchange white dice for coloured ones; place and value stay (R6.9)."""
    player = play.state.players[seat]
    for _ in range(effect.n):
        chosen = yield from pick(seat, "swap", "R6.9", lambda: _white(player), decline=True)
        if not chosen:
            return
        colours = GUILDS if effect.colour in ("", "any") else (effect.colour,)
        colour = yield from pick(
            seat,
            "swap_colour",
            "R6.9",
            lambda allowed=colours: [Option(g, f"colour-{g}") for g in allowed],  # type: ignore[misc]
            auto=True,
        )
        place, die = chosen.split(":")
        dice = player.dice[place]
        dice[dice.index(die)] = LETTER[colour] + die[1:]
        play.log(
            "log-swapped",
            seat=seat,
            who=seat_text(seat),
            colour=name(f"colour-{colour}"),
            place=say(f"zone-{place}"),
        )
        yield from gain(play, seat, triggered(play.state, seat, "on_gain_coloured_die"))


def _white(player: Player) -> list[Option]:
    return [die_option(place, die) for place, die in distinct(player, tuple(player.dice)) if die[0] == "w"]
