"""What a seat may see: everything but the order of the piles and the cards in them (R2.11)."""

from games.core.state import Part, View
from games.core.text import say, seat_text
from games.era_of_inventions.content import BOXES, SEATINGS, SOURCES
from games.era_of_inventions.scoring import measures, sheet
from games.era_of_inventions.state import Action, EraState


class PlayerView(Part):
    """One player's holdings; `factories` with the personal one first."""

    stock: dict[str, int]
    discs: int
    bonus: int
    ip: int
    patent: int
    markers: int
    boxes: list[str]
    patented: list[str]
    factories: list[str]
    research: int
    industry: int


class BoxView(Part):
    """A place of an invention: who marked it (None = free) and whether a patent protects it."""

    id: str
    owner: int | None
    patented: bool


class PlaceView(Part):
    """A ship or warehouse and what lies there."""

    id: str
    resource: str
    amount: int


class EraView(View):
    """The board and all holdings; piles as counts."""

    phase: str
    round: int
    rounds: int
    start: int
    areas: dict[str, list[int]]
    boxes: list[BoxView]
    display: list[str | None]
    row: list[str | None]
    places: list[PlaceView]
    pool_bonus: int
    draw: int
    discard: list[str]
    aside: list[str]
    removed: list[str]
    factory_pile: int
    factory_discard: list[str]
    action: Action | None
    players: list[PlayerView]


def see(state: EraState, seat: int | None) -> EraView:
    """Return the view of a seat (the same for all)."""
    over = state.phase == "finished"
    score = sheet(state)
    return EraView(
        seat=seat,
        headline=say(
            f"headline-{state.phase}", n=state.round, rounds=state.rounds, who=seat_text(state.turn)
        ),
        scores=list(score.totals) if over else [player.ip for player in state.players],
        active=state.turn if state.phase in ("place", "resolve") else None,
        finished=over,
        winners=list(score.winners) if over else [],
        phase=state.phase,
        round=state.round,
        rounds=SEATINGS[state.seats].rounds,
        start=state.start,
        areas={area: list(seats) for area, seats in state.areas.items()},
        boxes=_boxes(state),
        display=list(state.display),
        row=list(state.row),
        places=[
            PlaceView(id=one.id, resource=one.resource, amount=state.places[one.id])
            for one in SOURCES.values()
        ],
        pool_bonus=state.pool_bonus,
        draw=len(state.draw),
        discard=list(state.discard),
        aside=list(state.aside),
        removed=list(state.removed),
        factory_pile=len(state.factory_pile),
        factory_discard=list(state.factory_discard),
        action=None if state.action is None else state.action.model_copy(deep=True),
        players=_players(state),
    )


def _boxes(state: EraState) -> list[BoxView]:
    patented = {box for player in state.players for box in player.patented}
    return [BoxView(id=box, owner=state.owner(box), patented=box in patented) for box in BOXES]


def _players(state: EraState) -> list[PlayerView]:
    values = measures(state)
    return [
        PlayerView(
            stock=dict(player.stock),
            discs=player.discs,
            bonus=player.bonus,
            ip=player.ip,
            patent=player.patent,
            markers=player.markers,
            boxes=list(player.boxes),
            patented=list(player.patented),
            factories=player.all_factories,
            research=values["research"][seat],
            industry=values["industry"][seat],
        )
        for seat, player in enumerate(state.players)
    ]
