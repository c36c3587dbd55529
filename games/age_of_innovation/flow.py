"""The course of the game: income, turns, science rewards, end (R5, R6, R15, R16, R17)."""

from collections.abc import Callable, Mapping

from games.age_of_innovation.actions import ACTIONS, POSSIBLE, special
from games.age_of_innovation.content import EFFECTS, FIELDS, ROUND_TILES, ROUNDS, SOURCE, Effect
from games.age_of_innovation.conversions import conversions
from games.age_of_innovation.details import tile_detail
from games.age_of_innovation.digging import spades_only
from games.age_of_innovation.effects import count_up, counted, resolve, river_groups
from games.age_of_innovation.gains import plain, tell_vp
from games.age_of_innovation.income import collect, give_income
from games.age_of_innovation.inquiry import close_offers, inquire, named, put
from games.age_of_innovation.opening import SETUP
from games.age_of_innovation.scoring import final_points
from games.age_of_innovation.setup import deal
from games.age_of_innovation.state import AgeState, Side
from games.age_of_innovation.tracks import sail_detail, track_detail
from games.age_of_innovation.wording import amounts
from games.core.play import Play, Step, Steps
from games.core.question import Decision, Kind, Option
from games.core.text import Text, say, seat_text

Age = Play[AgeState]
BLESSED_LEVELS = 3
PASS = "pass"
DETAILS: dict[str, Callable[[AgeState, int], Text]] = {
    "sail": sail_detail,
    "terraform": track_detail,
}
"""Actions that ask nothing more, so that their option tells cost and reward."""


def setup_step(play: Age) -> Step:
    """The next step of setup; after the last, round 1 starts (R3.13)."""
    state = play.state
    what, _, seat = state.todo.pop(0).partition(":")
    yield from SETUP[what](play, int(seat))
    if not state.todo:
        state.round, state.phase = 1, "income"


def income(play: Age) -> Step:
    """Phase I: everybody's income, choices in parallel (R5)."""
    state = play.state
    play.log("log-round", n=state.round, tile=named(state.round_tiles[state.round - 1]))
    for seat in state.order:
        give_income(play, seat)
    yield from collect(play)
    state.phase, state.turn = "actions", 0


def turn(play: Age) -> Step:
    """One turn: own offers first, then one action with all that it sets off (R6.1, R28.3)."""
    state = play.state
    seat = state.order[state.turn]
    yield from close_offers(play, seat)
    again = True
    while again:
        action = yield from inquire(play, lambda: action_question(state, seat))
        before = conversions(state, seat)
        again = yield from act(play, seat, str(action))
    if more_to_convert(state, seat, before) or river_groups(state, seat):
        yield from inquire(play, lambda: _end_question(seat))
    yield from _next(play)


def more_to_convert(state: AgeState, seat: int, before: Mapping[str, int]) -> bool:
    """Tell whether the action has made a conversion possible that was not possible before it (R6.4).

    Only then is the end of the turn asked: all else could be converted to the same end before the action.
    """
    return any(times > before.get(one, 0) for one, times in conversions(state, seat).items())


def act(play: Age, seat: int, action: str) -> Steps[bool]:
    """Carry out an action and what becomes due; True if another follows at once (R14.5)."""
    again, before = False, play.state.sides[seat].vp
    if action == PASS:
        yield from pass_round(play, seat)
    elif action == "special":
        again = yield from special(play, seat)
    else:
        yield from ACTIONS[action](play, seat)
    yield from resolve(play, seat)
    tell_vp(play, seat, before)
    return again


def action_question(state: AgeState, seat: int) -> Decision:
    """Return the question for the action of a turn (R6.2)."""
    options = [
        Option(one, f"action-{one}", detail=DETAILS[one](state, seat) if one in DETAILS else None)
        for one, possible in POSSIBLE.items()
        if possible(state, seat)
    ]
    options.append(Option(PASS, "action-pass", detail=_pass_detail(state, seat), ends=True))
    return Decision(seat, "action", Kind.ONE, options, rule="R6.2", default=PASS)


def _pass_detail(state: AgeState, seat: int) -> Text | None:
    """Return the VP that passing brings by what all can see (R15.1)."""
    vp = pass_vp(state, seat)
    return say("detail-gain", what=[say("amount-vp", n=vp)]) if vp else None


def pass_preview(state: AgeState, seat: int) -> list[Text]:
    """Return what passing now would bring: VP, and the place in the next turn order (R15.1, R15.4)."""
    told = [say("preview-vp", n=pass_vp(state, seat))]
    if state.round < ROUNDS:
        told.append(say("preview-place", n=len(state.next_order) + 1))
    return told


def _end_question(seat: int) -> Decision:
    return Decision(seat, "end", Kind.ONE, [Option("end", "end-turn")], rule="R6.4")


def _next(play: Age) -> Step:
    """Turn to the next player who has not passed; when all have, close the offers and the phase (R28.3)."""
    state = play.state
    waiting = [place for place, seat in enumerate(state.order) if not state.sides[seat].passed]
    if waiting:
        state.turn = next((place for place in waiting if place > state.turn), waiting[0])
        return
    yield from close_offers(play)
    state.phase = "science" if state.round < ROUNDS else "final"


def pass_round(play: Age, seat: int) -> Step:
    """Pass: pass effects, another round bonus, the place in the next turn order (R15)."""
    state = play.state
    side = state.sides[seat]
    play.log("log-pass", seat=seat, who=seat_text(seat), refs=[f"seat:{seat}"])
    yield from pass_effects(play, seat)
    if state.round < ROUNDS:
        yield from _change_bonus(play, seat)
    side.passed = True
    state.next_order.append(seat)


def pass_effects(play: Age, seat: int) -> Step:
    """Resolve what tiles give on passing, levels first: they can only raise the rest (R15.1)."""
    side = play.state.sides[seat]
    for tile, effect in sorted(pass_lines(side), key=lambda one: not one[1].levels):
        yield from count_up(play, seat, effect, SOURCE[tile])
    if "competency_12" in side.competencies:
        side.score("competencies", min(side.levels.values()))


def pass_lines(side: Side) -> list[tuple[str, Effect]]:
    """Return the pass effects of a player with their tiles."""
    return [(tile, one) for tile in side.held for one in EFFECTS.get(tile, ()) if one.timing == "pass"]


def pass_vp(state: AgeState, seat: int) -> int:
    """Return the VP for things counted that passing would bring now."""
    side = state.sides[seat]
    lowest = min(side.levels.values()) if "competency_12" in side.competencies else 0
    return lowest + sum(one.vp * counted(state, seat, one.what) for _, one in pass_lines(side) if one.vp)


def _change_bonus(play: Age, seat: int) -> Step:
    """Take a round bonus with its coins, face down, and lay back the old one (R15.2, R15.3)."""
    state = play.state
    side = state.sides[seat]
    taken = yield from put(play, bonus_question(state, seat))
    side.coins += state.bonus_offer.pop(taken)
    state.bonus_offer[side.bonus] = 0
    side.bonus, side.next_bonus = "", taken
    play.log("log-bonus", seat=seat, who=seat_text(seat), what=named(taken), refs=[f"bonus:{taken}"])


def bonus_question(state: AgeState, seat: int) -> Decision:
    """Return the question which round bonus is taken (R15.2)."""
    options = [
        Option(one, "bonus-coins", {"thing": named(one), "n": coins}, (f"bonus:{one}",), tile_detail(one))
        for one, coins in state.bonus_offer.items()
    ]
    return Decision(seat, "bonus", Kind.ONE, options, rule="R15.2")


def science(play: Age) -> Step:
    """Phase III: rewards in the new turn order, then everything is made ready (R16)."""
    state = play.state
    state.order, state.next_order = state.next_order, []
    spades = {seat: _reward(play, seat) for seat in state.order}
    yield from collect(play)
    for seat in state.order:
        yield from spades_only(play, seat, spades[seat])
    make_ready(state)
    if state.area_tile and state.round == ROUNDS:
        state.area_shown = True
        play.reveals()
        play.log("log-area", what=named(state.area_tile))


def reward_times(state: AgeState, seat: int) -> int:
    """Return how many times a player gets the science reward of the round (R16.1, R20.1)."""
    tile, side = ROUND_TILES[state.round_tiles[state.round - 1]], state.sides[seat]
    return (side.levels[tile.field] + BLESSED_LEVELS * (side.faction == "blessed")) // tile.every


def _reward(play: Age, seat: int) -> int:
    """Give a player's science reward; return the spades to use (R16.1-16.3)."""
    state = play.state
    gain, times = ROUND_TILES[state.round_tiles[state.round - 1]].gain, reward_times(state, seat)
    for _ in range(times):
        plain(state, seat, gain, "science")
    state.sides[seat].owed_books += gain.books_any * times
    if times:
        what = amounts(gain, times)
        play.log("log-reward", seat=seat, who=seat_text(seat), what=what)
    return gain.spades * times


def make_ready(state: AgeState) -> None:
    """Remove all X, add a coin to the round bonuses left, turn the new ones up: the next round (R16.4)."""
    state.used = []
    for bonus in state.bonus_offer:
        state.bonus_offer[bonus] += 1
    for side in state.sides:
        side.used, side.passed = [], False
        side.bonus, side.next_bonus = side.next_bonus, ""
    state.round += 1
    state.phase = "income"


def final(play: Age) -> Step:
    """Final scoring: area, disciplines, resources (R17)."""
    state = play.state
    state.awards = final_points(state)
    for seat, side in enumerate(state.sides):
        side.vp += sum(points[seat] for points in state.awards.values())
    state.phase = "over"
    for what in ("area", *FIELDS, "resources"):
        for seat, points in enumerate(state.awards[what]):
            if points:
                play.log("log-award", seat=seat, who=seat_text(seat), what=say(f"award-{what}"), n=points)
    yield from ()


FLOW: dict[str, Callable[[Age], Step]] = {
    "deal": deal,
    "setup": setup_step,
    "income": income,
    "actions": turn,
    "science": science,
    "final": final,
}
"""Phase -> its step."""
