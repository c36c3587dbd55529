"""What a seat may see (R13)."""

from games.core.state import Part, View
from games.core.text import Text, say, seat_text
from games.innovation import names
from games.innovation.content import CARDS, CONTENT
from games.innovation.icons import icon_counts, points
from games.innovation.state import InnovationState, Seat


class SeatView(Part):
    """One player. `hand` and `score` name the cards for their owner only; their values are public (R13.1)."""

    hand: list[str]
    score: list[str]
    hand_values: list[int]
    score_values: list[int]
    points: int
    board: dict[str, list[str]]
    splay: dict[str, str]
    icons: dict[str, int]
    achievements: list[str]
    tucked: int
    scored: int


class InnovationView(View):
    """The whole table. `supply` counts cards by age; `phase` is "opening", "turn" or "over"."""

    phase: str
    edition: str
    proof_reveal: bool
    goal: int
    supply: dict[int, int]
    normal: list[int]
    special: list[str]
    removed: list[str]
    turn: int
    turns: int
    actions: int
    activated: str
    ended_by: str
    players: list[SeatView]


def phase(state: InnovationState) -> str:
    """Return "opening" until all have melded their first card, "over" at the end, else "turn"."""
    if state.ended_by:
        return "over"
    return "turn" if state.turns else "opening"


def see(state: InnovationState, seat: int | None) -> InnovationView:
    """Return the table as `seat` sees it (R13.1-R13.4)."""
    now = phase(state)
    return InnovationView(
        seat=seat,
        headline=_headline(state, now),
        scores=[points(player) for player in state.players],
        active=state.turn if now == "turn" else None,
        finished=now == "over",
        winners=list(state.winners),
        phase=now,
        edition=state.edition,
        proof_reveal=state.proof_reveal,
        goal=CONTENT.goals[state.seats],
        supply={age: len(pile) for age, pile in state.supply.items()},
        normal=list(state.normal),
        special=list(state.special),
        removed=sorted(state.removed),
        turn=state.turn,
        turns=state.turns,
        actions=state.actions,
        activated=state.activated,
        ended_by=state.ended_by,
        players=[_seat(player, own=number == seat) for number, player in enumerate(state.players)],
    )


def _headline(state: InnovationState, now: str) -> Text:
    if now == "opening":
        return say("headline-opening")
    if now == "over":
        return names.ending(state.ended_by)
    who = seat_text(state.turn)
    if state.activated:
        return say("headline-dogma", who=who, card=names.card(state.activated))
    return say("headline-turn", who=who, n=state.actions)


def _seat(player: Seat, *, own: bool) -> SeatView:
    return SeatView(
        hand=list(player.hand) if own else [],
        score=list(player.score) if own else [],
        hand_values=values(player.hand),
        score_values=values(player.score),
        points=points(player),
        board={color: list(pile) for color, pile in player.board.items()},
        splay=dict(player.splay),
        icons=icon_counts(player),
        achievements=list(player.achievements),
        tucked=player.tucked,
        scored=player.scored,
    )


def values(cards: list[str]) -> list[int]:
    """Return the values of cards that lie face down, lowest first: their order tells nothing (R13.1)."""
    return sorted(CARDS[card].age for card in cards)
