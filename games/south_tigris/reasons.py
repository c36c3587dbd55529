"""Where the points of each category come from, in words (R20)."""

from collections.abc import Callable

from games.core.text import Text, say
from games.south_tigris.asking import name
from games.south_tigris.content import (
    DEVICE_CARDS,
    GUILD_VP,
    GUILDS,
    LEVELS,
    RESEARCH_VP,
    ROYALTIES_VP,
    SECTION,
    TRADES,
    WORKSHOP_TILES,
)
from games.south_tigris.points import condition_count, guild_count, guild_order, role_points
from games.south_tigris.state import Device, TigrisState

Reason = Callable[[TigrisState, int], list[Text]]


def why(state: TigrisState, category: str, seat: int) -> tuple[Text, ...]:
    """Return what gives a seat its points in a category, a line each."""
    return tuple(_REASONS[category](state, seat))


def _guilds(state: TigrisState, seat: int) -> list[Text]:
    found = []
    for guild in GUILDS:
        order = guild_order(state, guild)
        if seat in order:
            place = order.index(seat)
            points = GUILD_VP[guild][place] if place < 2 else 0
            count = guild_count(state, seat, guild)
            found.append(
                say("why-guild", guild=say(f"guild-{guild}"), n=count, place=place + 1, points=points)
            )
    return found


def _royalties(state: TigrisState, seat: int) -> list[Text]:
    space = state.players[seat].royalties
    return [say("why-royalties", n=space, points=ROYALTIES_VP[space])]


def _research(state: TigrisState, seat: int) -> list[Text]:
    return [
        say("why-site", n=int(pos), points=RESEARCH_VP[SECTION[int(pos)]][0 if site.left == seat else 1])
        for pos, site in state.sites.items()
        if seat in (site.left, site.right)
    ]


def _crafts(state: TigrisState, seat: int) -> list[Text]:
    crafts = state.players[seat].crafts
    return [
        say("why-craft", craft=name(trade), n=crafts[trade].level, points=LEVELS[crafts[trade].level].vp)
        for trade in TRADES
    ]


def _tiles(state: TigrisState, seat: int) -> list[Text]:
    tiles = [tile for row in state.players[seat].rows.values() for tile in row]
    return [say("why-thing", what=name(tile), points=WORKSHOP_TILES[tile].vp) for tile in tiles]


def _inventions(state: TigrisState, seat: int) -> list[Text]:
    empty = [2 - len(tiles) for tiles in state.players[seat].rack.values()]
    return [say("why-rack", n=sum(empty), columns=empty.count(2))]


def _roles(state: TigrisState, seat: int) -> list[Text]:
    return [_device("why-role", device, role_points(device, seat)) for device in _mine(state, seat)]


def _conditions(state: TigrisState, seat: int) -> list[Text]:
    found = []
    for device in _mine(state, seat):
        card = DEVICE_CARDS[device.card]
        count = condition_count(state, device, seat, card)
        points = min(card.most, count // card.per * card.vp)
        roles = (device.builder == seat) + (device.publisher == seat)
        found.append(say("why-condition", device=_called(device), count=count, points=points, roles=roles))
    return found


def _mine(state: TigrisState, seat: int) -> list[Device]:
    return [one for one in state.devices if one.column > 1 and seat in (one.builder, one.publisher)]


def _device(key: str, device: Device, points: int) -> Text:
    return say(key, device=_called(device), tests=len(device.tests), points=points)


def _called(device: Device) -> Text:
    return say("device-name", board=name(device.board), card=name(device.card))


def _leftovers(state: TigrisState, seat: int) -> list[Text]:
    player = state.players[seat]
    cards = len(player.hand) if state.phase == "over" else 0
    return [say("why-leftovers", silver=player.silver, cards=cards)]


_REASONS: dict[str, Reason] = {
    "guild_majorities": _guilds,
    "royalties": _royalties,
    "research": _research,
    "craftspeople": _crafts,
    "workshop_tiles": _tiles,
    "invention_tiles": _inventions,
    "builder_publisher_influence": _roles,
    "device_conditions": _conditions,
    "leftovers": _leftovers,
}
