"""All that can be looked up: every tile, faction, board, building, action and discipline; the help topics."""

from collections.abc import Sequence

from games.age_of_innovation.content import (
    AREA_TILES,
    BOARDS,
    BONUSES,
    BOOK_ACTIONS,
    CITY_TILES,
    COMPETENCIES,
    FACTION_TOOLS,
    FACTIONS,
    FIELDS,
    FINAL_TILES,
    INNOVATIONS,
    LEVEL_POWER,
    NEUTRALS,
    PALACES,
    POWER_ACTIONS,
    REBALANCED_FACTIONS,
    ROUND_TILES,
    SCIENCE_INCOME,
    STOCK,
    VALUE,
    WHEEL,
    Board,
    Round,
)
from games.age_of_innovation.inquiry import named
from games.age_of_innovation.wording import amounts, dashed, effect_lines, field_amounts
from games.core.game import Card
from games.core.text import Text, say

TOPICS = (
    *("goal", "setup", "draft", "two-players", "rounds", "income", "actions", "conversions", "power"),
    *("offers", "terrain", "reach", "build", "upgrade", "cities", "neutral", "tracks", "science"),
    *("scholars", "innovations", "power-book", "special", "pass", "rewards", "final", "factions"),
    *("options", "rulings"),
)
"""Rules help: messages `topic-<id>` and `topic-<id>-body`."""
BUILDING_RULES = {"tower": "R4.7", "annex": "R14.3", "palace": "R8.5", "workshop": "R7.4"}


def all_cards() -> Sequence[Card]:
    """Return a Card for every component with a name; its id is its ref on the table."""
    return (
        *map(_faction, FACTIONS),
        *(_board(board) for board in BOARDS.values()),
        *(_tile("innovation", tile, f"R22.{n}") for n, tile in enumerate(INNOVATIONS, start=1)),
        *(_tile("palace", tile, f"R23.{n}") for n, tile in enumerate(PALACES, start=1)),
        *(_tile("competency", tile, _competency_rule(n)) for n, tile in enumerate(COMPETENCIES, start=1)),
        *(_tile("bonus", tile, "R25.1") for tile in BONUSES),
        *map(_round, ROUND_TILES.values()),
        *map(_final, FINAL_TILES.values()),
        *map(_city, CITY_TILES),
        *map(_power, POWER_ACTIONS),
        *map(_book, BOOK_ACTIONS),
        *map(_field, FIELDS),
        *map(_building, (*STOCK, "tower", "annex")),
        *map(_area, AREA_TILES),
    )


def _card(group: str, thing: str, rule: str, *lines: Text) -> Card:
    return Card(f"{group}:{thing}", named(thing), (say(f"card-{group}", rule=rule), *lines))


def _competency_rule(number: int) -> str:
    return f"R24.{number}" if number in (5, 6) or number >= 8 else "R24.1"


def _tile(group: str, tile: str, rule: str) -> Card:
    return _card(group, tile, rule, *effect_lines(tile))


def _faction(faction: str) -> Card:
    number = list(FACTIONS).index(faction) + 1
    start = field_amounts(FACTIONS[faction])
    if FACTION_TOOLS[faction]:
        start.append(say("amount-tools", n=FACTION_TOOLS[faction]))
    if faction == "lizards":
        start.append(say("amount-levels-free-split", n=2))
    lines = [say("card-start", what=start)] if start else []
    lines.append(say(f"ability-{faction}"))
    if faction in REBALANCED_FACTIONS:
        lines.append(say(f"ability-{faction}-2024"))
    return _card("faction", faction, f"R20.{number}", *lines)


def _board(board: Board) -> Card:
    start = [
        say(f"amount-{key}", n=n)
        for key, n in (("coins", board.coins), ("tools", board.tools), ("scholars", board.scholars))
        if n
    ]
    first, second, third = board.bowls
    lines = (
        say("card-start", what=start),
        say("card-bowls", first=first, second=second, third=third),
        say(f"ability-board-{board.terrain}"),
    )
    rule = f"R21.{WHEEL.index(board.terrain) + 1}"
    name = say("name-board", terrain=named(board.terrain))
    return Card(f"board:{board.terrain}", name, (say("card-board", rule=rule), *lines))


def trigger_text(tile: Round) -> Text:
    """Return what a round or final tile rewards: "2 VP for each workshop you build"."""
    return say("trigger-edge-workshop" if tile.edge else f"trigger-{dashed(tile.on)}", n=tile.vp)


def science_text(tile: Round) -> Text:
    """Return the right half of a round tile: "every 3 levels of law: 1 scholar"."""
    return say("round-science", n=tile.every, field=named(tile.field), what=amounts(tile.gain))


def _round(tile: Round) -> Card:
    return _card("round", tile.id, "R26", trigger_text(tile), science_text(tile))


def _final(tile: Round) -> Card:
    return _card("final", tile.id, "R26.3", trigger_text(tile))


def _city(tile: str) -> Card:
    points, gain = CITY_TILES[tile]
    what = [say("amount-vp", n=points), *amounts(gain), say("amount-key")]
    return _card("city", tile, "R27.1", say("card-gives", what=what))


def _power(action: str) -> Card:
    price, gain = POWER_ACTIONS[action]
    line = say("card-trade", price=say("amount-power", n=price), what=amounts(gain))
    return _card("power", action, "R13.2", line, say("card-once"))


def _book(action: str) -> Card:
    price, gain = BOOK_ACTIONS[action]
    got = amounts(gain) or [say(f"action-{dashed(action)}")]
    line = say("card-trade", price=say("amount-books-any", n=price), what=got)
    return _card("book", action, "R13.1", line, say("card-once"))


def _field(field: str) -> Card:
    steps = [say("card-level-power", level=level, n=power) for level, power in LEVEL_POWER.items()]
    income = say("card-level-income", what=amounts(SCIENCE_INCOME[field]))
    return _card("science", field, "R4.8", say("card-levels", steps=steps), income, say("card-keys"))


def _building(piece: str) -> Card:
    lines = [say("card-value", n=VALUE.get(piece, 1))]
    if piece in STOCK:
        lines.append(say("card-stock", n=STOCK[piece]))
    lines.append(say(f"building-{piece}"))
    if piece in NEUTRALS:
        lines.append(say("card-neutral-stock", n=NEUTRALS[piece]))
    return _card("building", piece, BUILDING_RULES.get(piece, "R8.1"), *lines)


def _area(tile: str) -> Card:
    return _card("area", tile, "R19.2", say("card-area-size", n=AREA_TILES[tile]))


__all__ = ["TOPICS", "all_cards", "science_text", "trigger_text"]
