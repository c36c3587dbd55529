"""The position in words: the text twin of the pictures."""

from collections.abc import Iterable, Mapping

from games.age_of_innovation.board import MAPS
from games.age_of_innovation.content import POWER_ACTIONS
from games.age_of_innovation.ground import kind
from games.age_of_innovation.inquiry import named
from games.age_of_innovation.state import Side
from games.age_of_innovation.view import AgeView, SideView
from games.core.text import Text, say, seat_text


def lines(view: AgeView) -> list[Text]:
    """Return the whole position, a line each: the round, the displays, the land, the players."""
    found = [view.headline, *_order(view), *_rounds(view), *_setup(view)]
    found += [*_offers(view), *_actions(view), *_displays(view), *_science(view), *_land(view)]
    for seat, one in enumerate(view.sides):
        if one.side.home:
            found += _player(seat, one)
    return found


def _names(things: Iterable[str]) -> list[Text]:
    return [named(one) for one in things]


def _counts(counts: Mapping[str, int]) -> list[Text]:
    return [say("status-count", what=named(one), n=n) for one, n in counts.items() if n]


def _order(view: AgeView) -> list[Text]:
    found = [say("status-order", who=[seat_text(seat) for seat in view.order])] if view.order else []
    if view.passed():
        found.append(say("status-next-order", who=[seat_text(seat) for seat in view.passed()]))
    return found


def _rounds(view: AgeView) -> list[Text]:
    tiles = [
        say("status-round-tile", n=number, what=named(tile))
        for number, tile in enumerate(view.round_tiles, start=1)
    ]
    if not tiles:
        return []
    return [say("status-rounds", tiles=tiles, final=named(view.final_tile))]


def _setup(view: AgeView) -> list[Text]:
    bundles = [
        say("bundle", home=named(one.home), faction=named(one.faction), bonus=named(one.bonus))
        for one in view.bundles
    ]
    pools = (view.draft_homes, view.draft_factions, view.draft_bonuses)
    drafts = [say("status-draft", what=_names(pool)) for pool in pools if pool]
    return [*(say("status-bundle", what=one) for one in bundles), *drafts]


def _offers(view: AgeView) -> list[Text]:
    return [say("status-offer", who=seat_text(one.seat), n=one.power, hex=one.hex) for one in view.offers]


def _actions(view: AgeView) -> list[Text]:
    if not view.book_actions:
        return []
    known = (*POWER_ACTIONS, *view.book_actions)
    free, used = ([one for one in known if (one in view.used) == over] for over in (False, True))
    return [say("status-actions", free=_names(free), used=_names(used))]


def _displays(view: AgeView) -> list[Text]:
    found = []
    if view.innovations:
        found.append(say("status-innovations", what=_names(view.innovations.values())))
        slots = view.competency_slots.items()
        left = {tile: view.competency_left[tile] for _, tile in slots}
        found.append(say("status-competencies", what=_counts(left)))
        found.append(say("status-cities", what=_counts(view.city_left)))
    if view.palaces:
        found.append(say("status-palaces", what=_names(view.palaces)))
    if view.bonus_offer:
        bonuses = [say("bonus-coins", thing=named(one), n=n) for one, n in view.bonus_offer.items()]
        found.append(say("status-bonuses", what=bonuses))
    return found


def _science(view: AgeView) -> list[Text]:
    found = [
        say("status-spaces", field=named(field), spaces=[say("number", n=one) for one in spaces])
        for field, spaces in view.scholar_spaces.items()
    ]
    if view.neutral_levels:
        found.append(say("status-neutral", what=_counts(view.neutral_levels)))
    if view.area_tile:
        found.append(say("status-area", what=named(view.area_tile)))
    return found


def _land(view: AgeView) -> list[Text]:
    """Return the rows of the map with terrain and buildings as they are, then the bridges."""
    rows: dict[str, list[Text]] = {}
    board = MAPS[view.map]
    owner = {hexagon: seat for seat, one in enumerate(view.sides) for hexagon in one.side.buildings}
    for hexagon in board.lands:
        terrain = view.terrain.get(hexagon, board.terrain[hexagon])
        rows.setdefault(hexagon[0], []).append(_hex(view, owner.get(hexagon), hexagon, terrain))
    bridges = [say("status-bridge", a=one.a, b=one.b, who=seat_text(one.owner)) for one in view.bridges]
    found = [say("status-row", row=row, hexes=hexes) for row, hexes in rows.items()]
    return [*found, *([say("status-bridges", what=bridges)] if bridges else [])]


def _hex(view: AgeView, owner: int | None, hexagon: str, terrain: str) -> Text:
    """Return what lies there; below a building its owner's own terrain goes without saying (R7.4)."""
    if owner is None:
        return say("status-hex", hex=hexagon, terrain=named(terrain))
    built = _built(view.sides[owner].side, owner, hexagon)
    own = terrain == view.sides[owner].side.home
    return built if own else say("status-built-on", built=built, terrain=named(terrain))


def _built(side: Side, seat: int, hexagon: str) -> Text:
    key = "status-built-annex" if hexagon in side.annexes else "status-built"
    return say(key, hex=hexagon, who=seat_text(seat), what=named(kind(side.buildings[hexagon])))


def _player(seat: int, one: SideView) -> list[Text]:
    side, who = one.side, seat_text(seat)
    first, second, third = side.bowls
    bowls = say("card-bowls", first=first, second=second, third=third)
    goods = say("status-goods", who=who, vp=side.vp, coins=side.coins, tools=side.tools, bowls=bowls)
    study = say(
        "status-study", who=who, scholars=side.scholars, supply=one.scholar_supply, books=_counts(side.books)
    )
    tracks = say("status-tracks", who=who, sailing=side.sailing, track=side.track, bridges=side.bridges)
    held = [side.bonus, side.next_bonus, side.palace, side.drafted_palace]
    tiles = [one for one in (*held, *side.innovations, *side.competencies, *side.city_tiles) if one]
    used = [one for one in side.used if one in (*tiles, side.faction)]
    cities = [say("status-city", hexes=[say("hex", hex=one) for one in city]) for city in side.cities]
    return [
        say("status-player", who=who, faction=_or_none(side.faction), home=named(side.home)),
        goods,
        study,
        say("status-levels", who=who, levels=_counts(side.levels), keys=one.free_keys),
        tracks,
        say("status-tiles", who=who, tiles=_names(tiles), used=_names(used)),
        say("status-left", who=who, pieces=_counts(one.left), annexes=side.annex_stock),
        *([say("status-own-cities", who=who, cities=cities)] if cities else []),
    ]


def _or_none(thing: str) -> Text:
    return named(thing) if thing else say("list-none")
