"""The position in words."""

from games.core.text import Text, say, seat_text
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
    return [view.headline, *_board(view), *(_player(seat, one) for seat, one in enumerate(view.players))]


def _board(view: EraView) -> list[Text]:
    areas = [
        say("status-area", area=area_name(area), who=[seat_text(seat) for seat in seats] or [say("nobody")])
        for area, seats in view.areas.items()
    ]
    marked = [
        say(
            "status-box-patent" if box.patented else "status-box",
            box=box_name(box.id),
            who=seat_text(box.owner),
        )
        for box in view.boxes
        if box.owner is not None
    ]
    cards = [
        say("status-card", slot=f"s{n}", card=card_name(card), detail=cost_detail(card))
        for n, card in enumerate(view.display, 1)
        if card
    ]
    row = [factory_name(card) for card in view.row if card] or [say("nothing")]
    places = [
        say("status-place", place=source_name(one.id), got=amounts({one.resource: one.amount}))
        for one in view.places
    ]
    piles = say("status-piles", draw=view.draw, factories=view.factory_pile, bonus=view.pool_bonus)
    return [*areas, *marked, *cards, say("status-row", cards=row), *places, piles]


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
        factories=[factory_name(one) for one in player.factories],
    )
