"""Everything /card shows, with its values and effects in words."""

from collections.abc import Iterator, Sequence
from functools import cache

from games.core.game import Card
from games.core.text import Text, say
from games.south_tigris.asking import name
from games.south_tigris.content import (
    AREAS,
    BEYOND_TRACK,
    BLUE_SPOTS,
    BOARDS,
    CELLS,
    CHARACTERS,
    DEVICE_CARDS,
    DUMMY_CARDS,
    HOME,
    INVENTIONS,
    LEVELS,
    ONCE_TILES,
    PASS_TILES,
    PASSIVES,
    PRINTED,
    RACK_COLUMNS,
    RACK_EFFECTS,
    RESEARCH_DECKS,
    RESEARCH_VP,
    ROYALTIES,
    ROYALTIES_VP,
    SETUP_CARDS,
    SPACES,
    STACKS,
    TENT_ROW,
    TENT_SPACES,
    TENT_TILES,
    TRADES,
    WORKSHOP_TILES,
    Effects,
    Goal,
    Power,
    WorkshopTile,
)
from games.south_tigris.effects import cost_text, effect_text


def all_cards() -> list[Card]:
    """Return every card, tile, board, space and track with what it does."""
    found = [Card(ref, name(ref.partition(":")[2]), tuple(words)) for ref, words in _things()]
    return [*found, *(Card(f"mat:{one}", say(f"mat-{one}"), tuple(words)) for one, words in _mats())]


@cache
def _by_ref() -> dict[str, Card]:
    return {card.id: card for card in all_cards()}


TELLING = {"card": slice(2, 3), "tile": slice(1), "invention": slice(1), "research": slice(1, 4)}
"""Which words of a component tell the effect that it gives."""


def source_words(ref: str) -> list[Text]:
    """Return the name of a component by its ref and, where it is short, what it gives."""
    card, kind = _by_ref()[ref], ref.partition(":")[0]
    whole = card.words if kind in ("pass", "space") else ()
    return [card.name, *(card.words[TELLING[kind]] if kind in TELLING else whole)]


def gains(effects: Effects) -> list[Text]:
    """Return effects in words, one Text each."""
    return [effect_text(effect) for effect in effects]


def _things() -> Iterator[tuple[str, Sequence[Text]]]:
    yield from ((f"device:{thing}", _board(thing)) for thing in BOARDS)
    yield from ((f"card:{thing}", _device_card(thing)) for thing in DEVICE_CARDS)
    yield from ((f"invention:{thing}", _invention(thing)) for thing in INVENTIONS)
    yield from ((f"tile:{thing}", workshop_words(tile)) for thing, tile in WORKSHOP_TILES.items())
    yield from ((f"tile:printed_{row}", workshop_words(tile)) for row, tile in PRINTED.items())
    for section, deck in RESEARCH_DECKS.items():
        kind = say(f"card-research-{section}")
        yield from ((f"research:{thing}", [kind, *research_words(thing)]) for thing in deck)
    yield from (
        (f"pass:{thing}", [say("card-pass", gain=gains(gained))]) for thing, gained in PASS_TILES.items()
    )
    yield from ((f"space:{thing}", [_space(thing)]) for thing in SPACES)
    yield from ((f"setup:{thing}", _setup(thing)) for thing in SETUP_CARDS)
    yield from ((f"character:{thing}", _character(thing)) for thing in CHARACTERS)
    yield from ((f"dummy:{thing}", _dummy(thing)) for thing in DUMMY_CARDS)
    yield from ((f"craft:{trade}", [say("card-craftsperson")]) for trade in TRADES)


def _guild(guild: str) -> Text:
    return say(f"guild-{guild}")


def _board(thing: str) -> list[Text]:
    board = BOARDS[thing]
    top, bottom = (_guild(guild) for guild in board.sockets)
    words = [
        say("card-joints", top=top, bottom=bottom),
        say("card-invent", value=board.invent_value, n=board.invent_discard),
        say("card-wages", people=[name(trade) for trade in board.build_craft]),
    ]
    for number, slot in enumerate(board.slots, 1):
        key = "card-slot" if slot.influence else "card-slot-plain"
        words.append(say(key, n=number, colour=say(f"colour-{slot.colour}"), ship=slot.ship))
    return words


def _device_card(thing: str) -> list[Text]:
    card = DEVICE_CARDS[thing]
    top, bottom = (_guild(guild) for guild in card.plugs)
    return [
        say("card-joints", top=top, bottom=bottom),
        say("card-build", value=card.build_value),
        say("card-played", gain=gains(card.effects)),
        condition_text(thing),
    ]


def condition_text(card: str) -> Text:
    """Return what a device card scores at the end, in words (R20.8)."""
    known = DEVICE_CARDS[card]
    what = say(f"condition-{known.what.replace('_', '-')}", n=known.per, guild=_guild(known.guild or "any"))
    return say("card-condition", vp=known.vp, what=what, most=known.most)


def _invention(thing: str) -> list[Text]:
    tile = INVENTIONS[thing]
    return [
        say("card-invention", gain=gains(tile.effects)),
        say("card-publish", people=[name(trade) for trade in tile.craft]),
    ]


def requirement_text(tile: WorkshopTile) -> Text:
    """Return what dice an ability needs, in words (R11.6)."""
    colours = [say(f"colour-{colour}") for colour in tile.colours]
    if tile.colours and tile.least:
        return say("need-both", n=tile.least, colours=colours)
    return say("need-colours", colours=colours) if tile.colours else say("need-sum", n=tile.least)


def workshop_words(tile: WorkshopTile) -> list[Text]:
    """Return a workshop tile's requirement, effect and points in words."""
    words = [say("card-workshop", need=requirement_text(tile), gain=gains(tile.effects))]
    words += [say("card-home-bonus", n=tile.home_bonus)] if tile.home_bonus else []
    return [*words, say("card-points", n=tile.vp)]


def research_words(thing: str) -> list[Text]:
    """Return what a research tile does in words."""
    if thing in PASSIVES:
        return [power_text(power) for power in PASSIVES[thing]]
    if thing in TENT_TILES:
        return [say("card-tent-research", gain=gains(TENT_TILES[thing]))]
    return [say("card-once", gain=gains(ONCE_TILES[thing]))]


def power_text(power: Power) -> Text:
    """Return a lasting power in words (R24)."""
    key = power.name.replace("_", "-")
    if power.kind == "modifier":
        return say(f"power-{key}", n=abs(power.delta))
    if power.kind == "trigger":
        return say(f"power-{key}", gain=gains(power.effects))
    return say("power-once-per-round", cost=cost_text(power.cost), gain=gains(power.effects))


def goal_text(goal: Goal) -> Text:
    """Return a goal with what it gives in words (R21.3)."""
    return say(
        "card-goal", what=say(f"goal-{goal.kind.replace('_', '-')}", n=goal.least), gain=gains(goal.effects)
    )


def _space(thing: str) -> Text:
    space = SPACES[thing]
    key = "card-space" if space.capacity else "card-court"
    return say(key, cost=cost_text(space.cost), gain=gains(space.effects))


def _setup(thing: str) -> list[Text]:
    card = SETUP_CARDS[thing]
    pieces = [say("cost-influence", n=n, guild=_guild(guild)) for guild, n in card.influence.items() if n]
    dice: dict[str, int | Text] = {
        "research": say(f"colour-{card.research}"),
        "ready": say(f"colour-{card.ready}"),
        "exhausted": say(f"colour-{card.exhausted}"),
        "n": card.ready_white,
        "m": card.exhausted_white,
    }
    words = [say("card-setup-influence", pieces=pieces), say("card-setup-dice", **dice)]
    words.append(say("card-setup-tile", tile=name(card.tile)))
    return [*words, say("card-goals"), *(goal_text(goal) for goal in card.goals)]


def _character(thing: str) -> list[Text]:
    character = CHARACTERS[thing]
    words = [power_text(power) for power in character.powers]
    words.append(say("card-setup-tile", tile=name(character.tile)))
    words.append(say("card-character-setup", gain=gains(character.setup)))
    return [*words, say("card-goals"), *(goal_text(goal) for goal in character.goals)]


def _dummy(thing: str) -> list[Text]:
    card = DUMMY_CARDS[thing]
    return [
        say(
            "card-dummy",
            pieces=[say("cost-influence", n=n, guild=_guild(guild)) for guild, n in card.influence],
            ship=card.ship,
        ),
        say(
            "card-dummy-tokens",
            blocked=[name(space) for space in card.blocked],
            extra=name(card.extra),
            guild=_guild(card.extra_guild),
        ),
    ]


def _mats() -> Iterator[tuple[str, Sequence[Text]]]:
    yield "tower", [_level(level) for level in range(1, 11)]
    yield "royalties", _royalties()
    yield "river", _river()
    yield (
        "research_rack",
        [
            say(
                "mat-line",
                what=say("mat-rack-slot", level=level, colour=say(f"colour-{colour}")),
                gain=gains(gained),
            )
            for (level, colour), gained in RACK_EFFECTS.items()
        ],
    )
    yield "workshops", _workshops()
    yield (
        "invention_rack",
        [
            say("mat-line", what=say("mat-column", n=column), gain=gains(gained))
            for column, gained in RACK_COLUMNS.items()
        ],
    )
    yield (
        "tent_row",
        [
            say("mat-tent-row", seats=seats, n=place, gain=gains(gained))
            for seats, row in TENT_ROW.items()
            for place, gained in enumerate(row, 1)
        ],
    )
    yield (
        "tent_areas",
        [
            say("mat-area", area=name(f"tent-{TENT_SPACES[area - 1]}"), n=place, gain=gains(gained))
            for area, spaces in AREAS.items()
            for place, gained in enumerate(spaces, 1)
            if gained
        ],
    )


def _level(level: int) -> Text:
    one = LEVELS[level]
    return say(
        "mat-level", n=level, wage=one.wage, vp=one.vp, income=gains(one.income), ascent=gains(one.ascent)
    )


def _royalties() -> list[Text]:
    lines = [
        say("mat-royalties-line", n=place, vp=ROYALTIES_VP[place], gain=gains(gained))
        for place, gained in enumerate(ROYALTIES)
        if place
    ]
    spots = [say("mat-blue-spot", n=spot, m=spot + 1) for spot in BLUE_SPOTS]
    return [*lines, say("mat-blue-spots", spots=spots), say("mat-beyond", gain=gains(BEYOND_TRACK))]


def _river() -> list[Text]:
    spaces = [
        say("mat-river-space", n=pos, two=counts[2], three=counts[3], four=counts[4])
        for pos, counts in STACKS.items()
    ]
    points = [say("mat-sites", n=section, left=vp[0], right=vp[1]) for section, vp in RESEARCH_VP.items()]
    return [*points, *spaces]


def _workshops() -> list[Text]:
    homes = [say("mat-home", row=row.upper(), colour=say(f"colour-{colour}")) for row, colour in HOME.items()]
    cells = [
        say("mat-line", what=say("option-row", row=row.upper(), column=column), gain=gains(gained))
        for (row, column), gained in CELLS.items()
    ]
    return [*homes, *cells]
