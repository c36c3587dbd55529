"""Scenario states: built from `given`, described in the keys of `expect` (R26.2, R26.3, R26.5)."""

from collections.abc import Mapping
from typing import Any

from games.south_tigris.content import (
    BOARDS,
    CAMELS,
    DEVICE_CARDS,
    DUMMY_CARDS,
    RESEARCH_DECKS,
    RIVER_TILES,
    SECTION,
    SETUP_CARDS,
)
from games.south_tigris.points import guild_order, points
from games.south_tigris.state import DUMMY, NEUTRAL, Craft, Device, Dummy, Player, Site, TigrisState

Raw = Mapping[str, Any]
NAMES = "ABCD"
PASS = ["river_market", "lamplit_library", "caravanserai_rest", "night_observatory", "court_audience"]


def seat_of(text: str | None) -> int | None:
    """Return the seat of a scenario's player name."""
    return None if text is None else {"neutral": NEUTRAL, "dummy": DUMMY}.get(text, NAMES.find(text))


def name_of(seat: int | None) -> str | None:
    """Return a scenario's name for a seat."""
    return None if seat is None else {NEUTRAL: "neutral", DUMMY: "dummy"}.get(seat, NAMES[seat])


def build_state(given: Raw) -> TigrisState:
    """Return the state that `given` describes, everything else by default."""
    seats = given.get("players", 3)
    state = TigrisState(seats=seats, seed="scenario", players=[Player() for _ in range(seats)], phase="turn")
    state.rounds = given.get("rounds", 3 if given.get("era") and "rounds" not in given else 4)
    state.round, state.era = given.get("round", 2), bool(given.get("era"))
    state.start = seat_of(given.get("start_player", "A")) or 0
    state.active = seat_of(given.get("turn", "A")) or 0
    state.pass_tiles = list(given.get("pass_tiles", PASS))
    state.tents = {space: seat_of(who) or 0 for space, who in given.get("tents", {}).items()}
    areas = given.get("tent_areas", {})
    state.areas = {str(n): [seat_of(who) or 0 for who in areas.get(str(n), ())] for n in range(1, 6)}
    state.spaces = {s: [seat_of(who) or 0 for who in seats] for s, seats in given.get("spaces", {}).items()}
    ships = [seat_of(who) or 0 for who in given.get("ship_order", ())]
    state.ship_order = ships or [*reversed(state.order()), DUMMY]
    if "dummy" in given or seats == 2:
        state.dummy = _dummy(given.get("dummy", {}))
    for seat in range(seats):
        fill_player(state, seat, given.get(NAMES[seat], {}))
    _river(state, given.get("river", {}))
    _devices_and_decks(state, given)
    return state


def _dummy(raw: Raw) -> Dummy:
    dummy = Dummy(deck=list(raw.get("deck", DUMMY_CARDS)), ship=raw.get("ship", 0))
    dummy.influence.update(raw.get("influence", {}))
    dummy.supply = raw.get("supply", 12)
    dummy.blocked = list(raw.get("blocked", ()))
    if raw.get("extra"):
        dummy.extra, dummy.extra_guild = raw["extra"]
    return dummy


def fill_player(state: TigrisState, seat: int, raw: Raw) -> None:
    """Fill one player's board from its object."""
    player = state.players[seat]
    for key in ("silver", "royalties", "ship", "tests", "goal_step", "setup_card", "character", "goals_on"):
        if key in raw:
            setattr(player, key, raw[key])
    player.camel_3, player.camel_4 = raw.get("camel_3", False), raw.get("camel_4", False)
    player.hand, player.research = list(raw.get("hand", ())), list(raw.get("research", ()))
    player.influence.update(raw.get("influence", {}))
    player.supply = raw.get("influence_supply", 25 - sum(player.influence.values()))
    player.tents = raw.get("tents_left", 4)
    player.goals_on = bool(raw.get("goals_on", "goal_step" in raw or (state.era and "character" in raw)))
    for place, dice in raw.get("dice", {}).items():
        player.dice[place] = list(dice)
    for camel in raw.get("camels_used", ()):
        player.dice[camel] = ["w1"]
    for trade, text in raw.get("craftspeople", {}).items():
        player.crafts[trade] = Craft(level=int(text[:-1]), up=text.endswith("u"))
    player.low = raw.get("low", min(craft.level for craft in player.crafts.values()))
    player.rows.update({row: list(tiles) for row, tiles in raw.get("rows", {}).items()})
    player.rack.update({column: list(tiles) for column, tiles in raw.get("rack", {}).items()})
    workers = raw.get("workers", {})
    player.workers, player.reserve = workers.get("available", 2), workers.get("reserve", 1)
    player.placed = list(workers.get("placed", ()))
    player.envoy = raw.get("envoy") or ""
    for space in player.placed:
        if seat not in state.spaces.get(space, ()):
            state.spaces.setdefault(space, []).append(seat)


def _river(state: TigrisState, raw: Raw) -> None:
    state.stacks = {pos: list(tiles) for pos, tiles in raw.get("stacks", {}).items()}
    reached = {SECTION[player.ship] for player in state.players} | {1}
    state.revealed = list(raw.get("revealed", sorted(reached)))
    for pos, site in raw.get("sites", {}).items():
        left, right = seat_of(site.get("left")), seat_of(site.get("right"))
        state.sites[pos] = Site(tile=site.get("tile") or "", left=left, right=right)


def _devices_and_decks(state: TigrisState, given: Raw) -> None:
    for raw in given.get("devices", ()):
        device = Device(board=raw["board"], column=raw["column"], card=raw.get("card") or "")
        device.tile, device.tests = raw.get("tile") or "", dict(raw.get("tests", {}))
        device.inventor, device.builder = seat_of(raw.get("inventor")), seat_of(raw.get("builder"))
        device.publisher = seat_of(raw.get("publisher"))
        state.devices.append(device)
    decks = given.get("decks", {})
    used = {card for player in state.players for card in player.hand} | {d.card for d in state.devices}
    boards = [board for board in BOARDS if board not in {device.board for device in state.devices}]
    state.board_deck = list(decks.get("device_boards", boards))
    state.card_deck = list(decks.get("device_cards", [card for card in DEVICE_CARDS if card not in used]))
    state.discard = list(decks.get("discard", ()))
    state.end_pile = list(decks.get("end_pile", RIVER_TILES[:9]))
    for section, deck in RESEARCH_DECKS.items():
        state.research_decks[str(section)] = list(decks.get(f"research_{section}", deck))
    state.setup_cards = list(SETUP_CARDS)


def describe(state: TigrisState, given: Raw) -> dict[str, Any]:
    """Return the whole state in the keys of `expect`."""
    seats = range(state.seats)
    order = {g: [name_of(s) for s in guild_order(state, g)] for g in ("blue", "orange", "charcoal")}
    found: dict[str, Any] = {NAMES[seat]: describe_player(state, seat) for seat in seats}
    sites = {
        pos: {"tile": site.tile or None, "left": name_of(site.left), "right": name_of(site.right)}
        for pos, site in state.sites.items()
    }
    decks = {
        "device_boards": len(state.board_deck),
        "device_cards": len(state.card_deck),
        "discard": len(state.discard),
        "end_pile": len(state.end_pile),
        **{f"research_{section}": len(deck) for section, deck in state.research_decks.items()},
    }
    return found | {
        "devices": {device.board: _device(device) for device in state.devices},
        "devices_in_column": {str(n): len(state.column(n)) for n in (1, 2, 3)},
        "decks": decks,
        "river": {"stacks": state.stacks, "revealed": state.revealed, "sites": sites},
        "tents": {space: name_of(seat) for space, seat in state.tents.items()},
        "tent_areas": {n: [name_of(s) for s in seats] for n, seats in state.areas.items() if seats},
        "spaces": {space: [name_of(s) for s in seats] for space, seats in state.spaces.items()},
        "start_player": name_of(state.start),
        "round": state.round,
        "game_over": state.phase == "over",
        "dummy": _describe_dummy(state.dummy),
        "vp": {NAMES[seat]: points(state, seat) for seat in seats},
        "guild_order": order,
        "setup": _describe_setup(state),
    }


def describe_player(state: TigrisState, seat: int) -> dict[str, Any]:
    """Return one player's board in the keys of `expect`."""
    player = state.players[seat]
    crafts = {trade: f"{craft.level}{'u' if craft.up else 'd'}" for trade, craft in player.crafts.items()}
    tent = next((int(space) for space, who in state.tents.items() if who == seat), None)
    envoy = player.envoy if player.envoy in ("", "available") else "placed"
    return player.model_dump() | {
        "hand_size": len(player.hand),
        "influence_supply": player.supply,
        "dice_total": player.dice_total(),
        "craftspeople": crafts,
        "tower": [player.low, player.top()],
        "workers": {"available": player.workers, "placed": player.placed, "reserve": player.reserve},
        "envoy": envoy or None,
        "tents_left": player.tents,
        "sites": state.sites_of(seat),
        "tent": tent,
        "camels_used": [camel for camel in CAMELS if player.dice[camel]],
    }


def _device(device: Device) -> dict[str, Any]:
    return {
        "column": device.column,
        "card": device.card or None,
        "tile": device.tile or None,
        "inventor": name_of(device.inventor),
        "builder": name_of(device.builder),
        "publisher": name_of(device.publisher),
        "tests": device.tests,
    }


def _describe_dummy(dummy: Dummy | None) -> dict[str, Any]:
    if dummy is None:
        return {}
    extra = [dummy.extra, dummy.extra_guild] if dummy.extra else None
    return {
        "influence": dummy.influence,
        "supply": dummy.supply,
        "ship": dummy.ship,
        "blocked": dummy.blocked,
        "extra": extra,
        "deck": dummy.deck,
    }


def _describe_setup(state: TigrisState) -> dict[str, Any]:
    return {
        "neutral_builders": sum(device.builder == NEUTRAL for device in state.devices),
        "neutral_tiles_unused": len(state.neutral_tiles),
        "river_tiles": sum(len(tiles) for tiles in state.stacks.values()),
        "workshop_tiles_unused": len(state.unused_tiles),
        "pass_tiles_on_board": len(state.pass_tiles[:5]),
        "pass_tiles_unused": len(state.pass_tiles[5:]),
        "faceup_river_positions": [int(p) for p in state.stacks if int(p) <= 5]
        if state.revealed == [1]
        else [],
        "envoy_beside_tent_space": None if any(player.envoy for player in state.players) else 4,
        "dummy_cards_in_deck": len(state.dummy.deck) if state.dummy else 0,
    }
