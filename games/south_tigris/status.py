"""The whole position in words: the text twin of the pictures."""

from collections.abc import Sequence

from games.core.text import Text, say, seat_text
from games.south_tigris.almanac import goal_text, research_words
from games.south_tigris.asking import name
from games.south_tigris.content import (
    BOARDS,
    CAMELS,
    COLOUR,
    GUILDS,
    LAST,
    LIT,
    ROWS,
    SECTION_STARTS,
    SPACES,
    TENT_SPACES,
    TRADES,
)
from games.south_tigris.state import DUMMY, NEUTRAL, Device, Player
from games.south_tigris.view import PlayerView, TigrisView


def status(view: TigrisView) -> list[Text]:
    """Return the position line by line: seats in short, board, then every mat and the own hand."""
    lines = [view.headline, say("status-start", who=seat_text(view.start))]
    lines += [_short(view, seat) for seat in range(len(view.players))]
    lines += [_device(device) for device in sorted(view.devices, key=lambda device: device.column)]
    lines += [*_places(view), *_river(view), *_dummy(view), _piles(view)]
    for seat in range(len(view.players)):
        lines += _mat(view, seat)
    return lines


def who(seat: int) -> Text:
    """Return the name of a seat, of the neutral pieces or of the dummy."""
    return {NEUTRAL: say("status-neutral"), DUMMY: say("status-dummy-name")}.get(seat) or seat_text(seat)


def _short(view: TigrisView, seat: int) -> Text:
    one = view.players[seat]
    return say(
        "status-seat",
        who=seat_text(seat),
        points=view.scores[seat],
        silver=one.board.silver,
        cards=one.hand_size,
        influence=[say("status-guild", guild=say(f"guild-{g}"), n=one.board.influence[g]) for g in GUILDS],
        ship=one.board.ship,
        royalties=one.board.royalties,
    )


def _device(device: Device) -> Text:
    roles = {"inventor": device.inventor, "builder": device.builder, "publisher": device.publisher}
    known = [say(f"status-{role}", who=who(seat)) for role, seat in roles.items() if seat is not None]
    slots = BOARDS[device.board].slots
    tests = [
        say(
            "status-test",
            n=int(number),
            colour=say(f"colour-{slots[int(number) - 1].colour}"),
            value=int(die[1]),
        )
        for number, die in sorted(device.tests.items())
    ]
    parts = [name(device.card)] if device.card else []
    parts += [name(device.tile)] if device.tile else []
    return say(
        "status-device",
        board=name(device.board),
        column=say(f"status-column-{device.column}"),
        parts=parts,
        roles=known,
        tests=tests,
    )


def _places(view: TigrisView) -> list[Text]:
    lines = []
    for number, area in enumerate(TENT_SPACES, 1):
        raised = [who(seat) for seat in view.areas.get(str(number), ())]
        here = [who(view.tents[str(number)])] if str(number) in view.tents else []
        tile = [name(tile) for tile in view.pass_tiles[number - 1 : number]]
        lines.append(
            say("status-tent", n=number, area=name(f"tent-{area}"), tile=tile, here=here, raised=raised)
        )
    taken = [
        say("status-worker", space=name(space), who=[who(seat) for seat in view.spaces[space]])
        for space in SPACES
        if view.spaces.get(space)
    ]
    return [*lines, say("status-workers", taken=taken)]


def _river(view: TigrisView) -> list[Text]:
    lines = []
    for pos in range(LAST + 1):
        here = [who(seat) for seat in view.ship_order if _ship(view, seat) == pos]
        tiles, site = view.stacks.get(str(pos), []), view.sites.get(str(pos))
        parts = [say("status-ships", who=here)] if here else []
        if tiles:
            top = name(tiles[0]) if tiles[0] else say("status-facedown")
            parts.append(say("status-stack", tile=top, n=len(tiles)))
        if site is not None:
            holders = [who(seat) for seat in (site.left, site.right) if seat is not None]
            known = name(site.tile) if site.tile else say("status-no-tile")
            parts.append(say("status-site", tile=known, who=holders))
        if parts:
            lines.append(say("status-river", n=pos, place=_kind(pos), parts=parts))
    return lines


def _kind(pos: int) -> Text:
    key = "start" if pos == 0 else "end" if pos == LAST else "section" if pos in SECTION_STARTS else "space"
    return say(f"status-river-{key}")


def _ship(view: TigrisView, seat: int) -> int:
    if seat == DUMMY:
        return view.dummy.ship if view.dummy else -1
    return view.players[seat].board.ship


def _dummy(view: TigrisView) -> list[Text]:
    dummy = view.dummy
    if dummy is None:
        return []
    pieces = [say("status-guild", guild=say(f"guild-{g}"), n=dummy.influence[g]) for g in GUILDS]
    lines = [say("status-dummy", influence=pieces, supply=dummy.supply, cards=view.dummy_deck)]
    if dummy.extra:
        blocked = [name(space) for space in dummy.blocked]
        guild = say(f"guild-{dummy.extra_guild}")
        lines.append(say("card-dummy-tokens", blocked=blocked, extra=name(dummy.extra), guild=guild))
    return lines


def _piles(view: TigrisView) -> Text:
    research = {f"r{section}": count for section, count in view.research_decks.items()}
    counts = {"boards": view.board_deck, "cards": view.card_deck, "discard": len(view.discard)}
    return say("status-piles", end=view.end_pile, **counts, **research)


def dice_text(dice: Sequence[str]) -> list[Text]:
    """Return dice in words, those without a value by colour alone."""
    faces = []
    for die in dice:
        colour = say(f"colour-{COLOUR[die[0]]}")
        faces.append(say("die-face", colour=colour, value=int(die[1])) if len(die) > 1 else colour)
    return faces


def _mat(view: TigrisView, seat: int) -> list[Text]:
    one = view.players[seat]
    board = one.board
    lines = [say("status-mat", who=seat_text(seat)), _goods(board, view.tents, seat)]
    used = [*LIT, "exhausted", "rack_1", "rack_2", "rack_3", *CAMELS, *(f"workshop_{row}" for row in ROWS)]
    zones = [
        say("status-zone", place=say(f"zone-{place}"), dice=dice_text(board.dice[place]))
        for place in used
        if board.dice[place]
    ]
    people = [
        say("status-up" if board.crafts[t].up else "status-down", craft=name(t), level=board.crafts[t].level)
        for t in TRADES
    ]
    lines += [
        say("status-dice", n=board.dice_total(), zones=zones),
        say("status-tower", low=board.low, top=board.top(), people=people),
    ]
    lines += [
        say("status-row", row=row.upper(), tiles=[name(tile) for tile in board.rows[row]]) for row in ROWS
    ]
    rack = [name(tile) for column in board.rack.values() for tile in column]
    lines.append(say("status-rack", tiles=rack))
    if board.research:
        lines.append(say("status-research", tiles=[name(tile) for tile in board.research]))
        lines += [text for tile in board.research for text in research_words(tile)]
    return [*lines, *_goals(view, seat), *_hand(one, view.seat == seat)]


def _goods(board: Player, tents: dict[str, int], seat: int) -> Text:
    camels = sum(1 for camel in board.free_camels())
    opened = 2 + board.camel_3 + board.camel_4
    return say(
        "status-goods",
        supply=board.supply,
        workers=board.workers,
        reserve=board.reserve,
        envoy=say(
            f"status-envoy-{'no' if not board.envoy else 'free' if board.envoy == 'available' else 'used'}"
        ),
        camels=camels,
        opened=opened,
        tents=board.tents,
        placed=say("status-tent-up" if seat in tents.values() else "status-tent-down"),
        tests=board.tests,
    )


def _goals(view: TigrisView, seat: int) -> list[Text]:
    board, owner, goals = view.players[seat].board, view.card_of(seat), view.goals_of(seat)
    if not owner:
        return []
    lines = [say("status-character" if board.character else "status-setup", card=name(owner))]
    if goals:
        lines.append(say("status-goals", n=board.goal_step, of=len(goals)))
        lines += [goal_text(goal) for goal in goals[board.goal_step :]]
    return lines


def _hand(one: PlayerView, mine: bool) -> list[Text]:
    if not mine:
        return []
    lines = [say("status-hand", cards=[name(card) for card in one.board.hand])]
    lines += [say("status-offered", tiles=[name(c) for c in one.board.offered])] if one.board.offered else []
    return [
        *lines,
        *([say("status-drawn", tiles=[name(t) for t in one.board.drawn])] if one.board.drawn else []),
    ]
