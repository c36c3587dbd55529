"""What a seat may see: everything but the order of the bag and of the decks (R14.1)."""

from games.core.state import Part, View
from games.core.text import say
from games.legendary_inventors.content import INVENTIONS, INVENTORS
from games.legendary_inventors.ranking import ranked
from games.legendary_inventors.scoring import sheet, totals
from games.legendary_inventors.state import InventorsState, Placed, Project, goal_reached, names


class InventionView(Part):
    """An open invention. `ranking` is the order of reward now, ties from Leonardo's holder (R7.4)."""

    id: str
    category: int
    points: int
    slots: list[int]
    free: list[int]
    cubes: list[int]
    tokens: list[str]
    card: bool
    ranking: list[int]


class InventorView(Part):
    """An inventor of a seat: levels and goal per discipline."""

    id: str
    levels: list[int]
    goal: list[int]
    points: int
    reached: bool
    busy: bool


class SeatView(Part):
    """Everything in front of one player."""

    team: str
    inventors: list[InventorView]
    reserve: int
    tokens: list[str]
    cards: list[str]
    placed: list[Placed]


class InventorsView(View):
    """The whole table. `row` is in dealing order; `unused` counts the undealt cards of each age."""

    phase: str
    age: int
    leonardo: int
    passes: int
    row: list[InventionView]
    takers: list[int]
    completing: str
    players: list[SeatView]
    bag: int
    unused: list[int]
    box_tokens: list[str]
    box_cards: list[str]
    completed: list[int]


def view(state: InventorsState, seat: int | None) -> InventorsView:
    """Return the table as `seat` sees it; all seats and spectators see the same."""
    over = state.phase == "finished"
    return InventorsView(
        seat=seat,
        headline=say(f"headline-{state.phase}", age=state.age, left=max(0, len(state.row) - 1)),
        scores=list(totals(state)),
        active=_active(state),
        finished=over,
        winners=list(sheet(state).winners) if over else [],
        phase=state.phase,
        age=state.age,
        leonardo=state.leonardo,
        passes=state.passes,
        row=[_invention(state, at) for at in state.row],
        takers=list(state.takers),
        completing=state.completing,
        players=[_seat(state, one) for one in range(state.seats)],
        bag=len(state.bag),
        unused=[len(deck) for deck in state.decks],
        box_tokens=list(state.box_tokens),
        box_cards=list(state.box_cards),
        completed=list(state.completed),
    )


def _active(state: InventorsState) -> int | None:
    if state.phase == "reward" and state.takers:
        return state.takers[0]
    return state.seat if state.phase == "turn" else None


def _invention(state: InventorsState, at: Project) -> InventionView:
    card = INVENTIONS[at.id]
    return InventionView(
        id=at.id,
        category=card.category,
        points=card.points,
        slots=list(card.slots),
        free=list(at.free),
        cubes=list(at.cubes),
        tokens=list(at.tokens),
        card=at.card,
        ranking=ranked(at.cubes, state.leonardo),
    )


def _seat(state: InventorsState, seat: int) -> SeatView:
    return SeatView(
        team=state.teams[seat],
        inventors=[_inventor(state, seat, place, name) for place, name in enumerate(names(state, seat))],
        reserve=state.reserve[seat],
        tokens=list(state.tokens[seat]),
        cards=list(state.cards[seat]),
        placed=[put.model_copy() for put in state.placed[seat]],
    )


def _inventor(state: InventorsState, seat: int, place: int, name: str) -> InventorView:
    tile = INVENTORS[name]
    return InventorView(
        id=name,
        levels=list(state.levels[seat][place]),
        goal=list(tile.goal),
        points=tile.points,
        reached=goal_reached(state, seat, place),
        busy=state.busy[seat][place],
    )
