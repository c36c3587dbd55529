"""The position in words: all that the pictures show."""

from games.core.text import Text, say, seat_text
from games.era_of_inventions.content import BOXES, FACTORIES
from games.era_of_inventions.names import (
    amounts,
    area_name,
    box_name,
    card_name,
    cost_detail,
    factory_name,
    source_name,
)
from games.era_of_inventions.view import EraView, PlayerView


def lines(view: EraView) -> list[Text]:
    """Return the whole position, a line each."""
    start = say("status-start", who=seat_text(view.start))
    players = [_player(seat, one) for seat, one in enumerate(view.players)]
    return [view.headline, start, *_action(view), *_areas(view), *players, *_boxes(view), *_offers(view)]


def _action(view: EraView) -> list[Text]:
    """The action under way, if there is one."""
    if view.action is None or view.active is None:
        return []
    key = "status-bonus" if view.action.bonus else "status-action"
    who, area = seat_text(view.active), area_name(view.action.area)
    return [say(key, who=who, area=area, n=view.action.done)]


def _areas(view: EraView) -> list[Text]:
    return [
        say("status-area", area=area_name(area), who=[seat_text(seat) for seat in seats] or [say("nobody")])
        for area, seats in view.areas.items()
    ]


def _boxes(view: EraView) -> list[Text]:
    """Marked places with their owners, then the free ones with price and influence in one line."""
    marked = [
        say(
            "status-box-patent" if box.patented else "status-box",
            box=box_name(box.id),
            who=seat_text(box.owner),
        )
        for box in view.boxes
        if box.owner is not None
    ]
    free = [_free(box.id) for box in view.boxes if box.owner is None]
    return [*marked, say("status-free", boxes=free or [say("nothing")])]


def _free(box_id: str) -> Text:
    box = BOXES[box_id]
    return say("status-free-box", box=box_name(box_id), gears=box.gears, ip=box.ip)


def _offers(view: EraView) -> list[Text]:
    """Cards, factories, places to buy from, and piles."""
    cards = [
        say("status-card", slot=f"s{n}", card=card_name(card), detail=cost_detail(card))
        for n, card in enumerate(view.display, 1)
        if card
    ]
    row = [
        say("status-factory", slot=f"f{n}", factory=factory_name(card), cost=amounts(FACTORIES[card].cost))
        for n, card in enumerate(view.row, 1)
        if card
    ]
    places = [
        say("status-place", place=source_name(one.id), got=amounts({one.resource: one.amount}))
        for one in view.places
    ]
    piles = say(
        "status-piles",
        draw=view.draw,
        discard=len(view.discard),
        aside=len(view.aside),
        factories=view.factory_pile,
        bonus=view.pool_bonus,
    )
    return [*cards, *row, *places, piles]


def _player(seat: int, player: PlayerView) -> Text:
    return say(
        "status-player",
        who=seat_text(seat),
        ip=player.ip,
        stock=amounts(player.stock),
        bonus=player.bonus,
        discs=player.discs,
        patent=player.patent,
        boxes=len(player.boxes),
        markers=player.markers,
        research=player.research,
        industry=player.industry,
        factories=[factory_name(one) for one in player.factories],
    )
