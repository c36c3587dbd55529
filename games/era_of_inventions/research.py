"""Inventing and patenting (R8)."""

from games.core.errors import refuse
from games.core.play import Play
from games.core.text import seat_text
from games.era_of_inventions.content import BOXES, PATENTS, cards_of, gold_of
from games.era_of_inventions.goods import gain, must_afford, pay, tell_square
from games.era_of_inventions.names import box_name
from games.era_of_inventions.state import EraState
from games.era_of_inventions.turns import limit, running

MOST_GEARS = 7


def may_invent(state: EraState, box_id: str) -> None:
    """Raise Refused unless a box may be marked now (R8.1, R8.2, R8.4)."""
    action, box = running(state, "invent"), BOXES[box_id]
    if action.kind == "patent":
        raise refuse("refused-invent-or-patent", "R8.1")
    if action.bonus:
        limit(action, 1, "R10.3")
    if state.owner(box_id) is not None:
        raise refuse("refused-box-taken", "R8.2b", box=box_name(box_id))
    if box.level == "silver" and state.owner(gold_of(box.invention)) is None:
        raise refuse("refused-gold-first", "R8.2c", box=box_name(gold_of(box.invention)))
    if state.me.markers <= 0:
        raise refuse("refused-no-marker", "R8.4")
    if action.gears + box.gears > MOST_GEARS:
        raise refuse("refused-gear-cap", "R8.2a", most=MOST_GEARS, paid=action.gears, cost=box.gears)
    must_afford(state.me, {"gear": box.gears}, "R8.2a")


def invent(play: Play[EraState], box_id: str) -> None:
    """Mark a box, gain its IP; a gold box lays its cards aside (R8.2d, R8.2e)."""
    state, seat = play.state, play.state.turn
    may_invent(state, box_id)
    action, box = running(state, "invent"), BOXES[box_id]
    pay(state.me, {"gear": box.gears})
    state.me.boxes.append(box_id)
    if box.level == "gold":
        state.aside += cards_of(box.invention)
    action.kind, action.gears, action.done = "invent", action.gears + box.gears, action.done + 1
    found = gain(play, seat, {"ip": box.ip})
    refs = [f"box:{box_id}", f"invention:{box.invention}", f"seat:{seat}"]
    play.log("log-invent", seat=seat, refs=refs, who=seat_text(seat), box=box_name(box_id), ip=box.ip)
    tell_square(play, seat, found)


def patentable(state: EraState) -> list[str]:
    """Return own boxes that may take a patent marker (R8.3b, R8.4)."""
    me = state.me
    return [box for box in me.boxes if box not in me.patented] if me.markers > 0 else []


def may_patent(state: EraState) -> None:
    """Raise Refused unless another patent may be registered (R8.1, R8.3a)."""
    action, me = running(state, "invent"), state.me
    if action.kind == "invent":
        raise refuse("refused-invent-or-patent", "R8.1")
    limit(action, 2, "R8.3a")
    if me.patent >= len(PATENTS):
        raise refuse("refused-track-end", "R8.3a")
    must_afford(me, {"coin": PATENTS[me.patent][0]}, "R8.3a")


def may_protect(state: EraState, box_id: str | None) -> None:
    """Raise Refused unless the patent may go on `box_id`; None only if no box is free (R8.3b, R8.3c)."""
    fit = patentable(state)
    if (box_id is None and fit) or (box_id is not None and box_id not in fit):
        raise refuse("refused-not-patentable", "R8.3b")


def patent(play: Play[EraState], box_id: str | None) -> None:
    """Register a patent: pay, move, gain IP, put a marker on an own box if there is one."""
    state, seat = play.state, play.state.turn
    may_patent(state)
    may_protect(state, box_id)
    price, ip = PATENTS[state.me.patent]
    pay(state.me, {"coin": price})
    state.me.patent += 1
    if box_id is not None:
        state.me.patented.append(box_id)
    action = running(state, "invent")
    action.kind, action.done = "patent", action.done + 1
    found = gain(play, seat, {"ip": ip})
    _tell(play, box_id, ip)
    tell_square(play, seat, found)


def _tell(play: Play[EraState], box_id: str | None, ip: int) -> None:
    seat = play.state.turn
    if box_id is None:
        refs = [f"seat:{seat}", "track:patent"]
        play.log("log-patent-none", seat=seat, refs=refs, who=seat_text(seat), ip=ip)
        return
    refs = [f"box:{box_id}", "track:patent", f"seat:{seat}"]
    play.log("log-patent", seat=seat, refs=refs, who=seat_text(seat), box=box_name(box_id), ip=ip)
