"""What a seat may see: everything but the area tile before round 6 and the seed (R0.5)."""

from games.age_of_innovation.building import left
from games.age_of_innovation.content import ROUNDS, STOCK
from games.age_of_innovation.gains import ALL_SCHOLARS, free_keys
from games.age_of_innovation.scoring import sheet
from games.age_of_innovation.state import AgeState, Bridge, Bundle, Offer, Side
from games.core.state import Part, View
from games.core.text import Text, say, seat_text


class SideView(Part):
    """One player's things, with what is left on the planning board and in the supply."""

    side: Side
    left: dict[str, int]
    scholar_supply: int
    free_keys: int


class AgeView(View):
    """The table as a seat sees it; the same for all."""

    map: str
    balance: str
    draft: bool
    phase: str
    round: int
    rounds: int
    order: list[int]
    next_order: list[int]
    terrain: dict[str, str]
    """Hexes whose terrain is no longer the printed one."""
    bridges: list[Bridge]
    round_tiles: list[str]
    final_tile: str
    book_actions: list[str]
    used: list[str]
    innovations: dict[str, str]
    competency_slots: dict[str, str]
    competency_left: dict[str, int]
    palaces: list[str]
    city_left: dict[str, int]
    bonus_offer: dict[str, int]
    scholar_spaces: dict[str, list[int]]
    offers: list[Offer]
    bundles: list[Bundle]
    draft_homes: list[str]
    draft_factions: list[str]
    draft_bonuses: list[str]
    neutral_levels: dict[str, int]
    area_tile: str
    """Empty while it lies face down, or without one."""
    sides: list[SideView]

    def passed(self) -> list[int]:
        """Return who has passed, in the order of the next round (R15.4)."""
        others = [seat for seat, one in enumerate(self.sides) if one.side.passed]
        return [*self.next_order, *(seat for seat in others if seat not in self.next_order)]


SHARED = tuple(name for name in AgeView.model_fields if name in AgeState.model_fields and name != "sides")
"""Fields that the view has from the state as they are."""


def see(state: AgeState, seat: int | None) -> AgeView:
    """Return the view of a seat; what it holds is copied."""
    whole = state.model_copy(deep=True)
    points = sheet(state)
    shared = {name: getattr(whole, name) for name in SHARED}
    shared["area_tile"] = state.area_tile if state.area_shown else ""
    return AgeView(
        seat=seat,
        headline=headline(state),
        scores=[side.vp for side in state.sides],
        active=active(state),
        finished=state.phase == "over",
        winners=list(points.winners) if state.phase == "over" else [],
        rounds=ROUNDS,
        sides=[_side(whole, at) for at in range(state.seats)],
        **shared,
    )


def active(state: AgeState) -> int | None:
    """Return whose turn it is."""
    if state.phase == "actions":
        return state.order[state.turn]
    return None


def headline(state: AgeState) -> Text:
    """Return where the game stands in a few words."""
    seat = active(state)
    if seat is not None:
        return say("headline-actions", n=state.round, who=seat_text(seat))
    return say("headline-" + ("setup" if state.phase in ("deal", "setup") else state.phase), n=state.round)


def _side(state: AgeState, seat: int) -> SideView:
    side = state.sides[seat]
    return SideView(
        side=side,
        left={piece: left(side, piece) for piece in STOCK},
        scholar_supply=ALL_SCHOLARS - side.scholars - side.scholars_out,
        free_keys=free_keys(state, seat),
    )
