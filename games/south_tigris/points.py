"""What players have at the end by category (R20)."""

from games.south_tigris.content import (
    DEVICE_CARDS,
    GUILD_VP,
    GUILDS,
    LEVELS,
    RESEARCH_VP,
    ROYALTIES_VP,
    SECTION,
    TENT_SPACES,
    WORKSHOP_TILES,
    DeviceCard,
)
from games.south_tigris.state import DUMMY, Device, TigrisState


def guild_count(state: TigrisState, seat: int, guild: str) -> int:
    """Return own pieces in a guild + 2 per own tent in its area (R20.1)."""
    if seat == DUMMY:
        return state.dummy.influence[guild] if state.dummy else 0
    area = state.areas.get(str(TENT_SPACES.index(guild) + 1), [])
    return state.players[seat].influence[guild] + 2 * area.count(seat)


def ship_rank(state: TigrisState, seat: int) -> tuple[int, int]:
    """Return a key that is larger the better the ship stands: further right, then lower (R20.11)."""
    ship = state.dummy.ship if seat == DUMMY and state.dummy else state.players[seat].ship
    low = -state.ship_order.index(seat) if seat in state.ship_order else -99
    return ship, low


def guild_order(state: TigrisState, guild: str) -> list[int]:
    """Return the seats (dummy -2) with a count of at least 1, best first (R20.1)."""
    seats = [*range(state.seats), *([DUMMY] if state.dummy else [])]
    found = [seat for seat in seats if guild_count(state, seat, guild)]
    return sorted(
        found, key=lambda seat: (guild_count(state, seat, guild), ship_rank(state, seat)), reverse=True
    )


def points(state: TigrisState, seat: int, *, hidden: bool = True) -> dict[str, int]:
    """Return the points of a seat by category; `hidden` False counts the cards in hand as none."""
    player = state.players[seat]
    majorities = 0
    for guild in GUILDS:
        places = guild_order(state, guild)[:2]
        majorities += GUILD_VP[guild][places.index(seat)] if seat in places else 0
    research = sum(
        RESEARCH_VP[SECTION[int(pos)]][0 if site.left == seat else 1]
        for pos, site in state.sites.items()
        if seat in (site.left, site.right)
    )
    cards = len(player.hand) if hidden else 0
    empty = [2 - len(tiles) for tiles in player.rack.values()]
    return {
        "guild_majorities": majorities,
        "royalties": ROYALTIES_VP[player.royalties],
        "research": research,
        "craftspeople": sum(LEVELS[craft.level].vp for craft in player.crafts.values()),
        "workshop_tiles": sum(WORKSHOP_TILES[tile].vp for tiles in player.rows.values() for tile in tiles),
        "invention_tiles": sum(2 * n + 2 * (n == 2) for n in empty),
        "builder_publisher_influence": sum(role_points(device, seat) for device in state.devices),
        "device_conditions": sum(_conditions(state, device, seat) for device in state.devices),
        "leftovers": (player.silver + cards) // 4,
    }


def role_points(device: Device, seat: int) -> int:
    """Return the points for builder and publisher influence on one device (R20.7)."""
    dice = len(device.tests)
    if device.column == 2:
        return dice if device.builder == seat else 0
    if device.column < 2:
        return 0
    if device.builder == seat and device.publisher == seat:
        return 1 + dice
    return 3 * (device.builder == seat) + dice * (device.publisher == seat)


def _conditions(state: TigrisState, device: Device, seat: int) -> int:
    """Points of a device's card for the roles the seat holds (R20.8)."""
    roles = (device.builder == seat) + (device.publisher == seat)
    if not roles or device.column < 2:
        return 0
    card = DEVICE_CARDS[device.card]
    return roles * min(card.most, condition_count(state, device, seat, card) // card.per * card.vp)


def condition_count(state: TigrisState, device: Device, seat: int, card: DeviceCard) -> int:
    """Return what a card's condition counts for a seat (R20.8)."""
    player = state.players[seat]
    if card.what == "own_influence":
        return guild_count(state, seat, card.guild)
    counts = {
        "workshop_tiles_on_board": sum(len(tiles) for tiles in player.rows.values()),
        "own_research_influence": len(state.sites_of(seat)),
        "own_invention_tiles_placed": 6 - sum(len(tiles) for tiles in player.rack.values()),
        "devices_you_built": sum(one.builder == seat for one in state.devices),
        "devices_you_published": sum(one.publisher == seat for one in state.devices),
        "different_test_colours_on_this_device": len({die[0] for die in device.tests.values()}),
        "craftspeople_at_level_5_or_higher": sum(craft.level >= 5 for craft in player.crafts.values()),
        "royalties_spaces": player.royalties,
    }
    return counts[card.what]
