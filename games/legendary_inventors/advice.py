"""A sensible answer to each question, for computer players: one step ahead, public knowledge only."""

from collections.abc import Callable

from games.core.question import Decision, Value
from games.legendary_inventors import knowledge
from games.legendary_inventors.content import INVENTIONS, INVENTORS, POINTS, PROGRESS
from games.legendary_inventors.ranking import ranked
from games.legendary_inventors.scoring import runs
from games.legendary_inventors.sending import plan, targets
from games.legendary_inventors.state import InventorsState, Project, project


def advise(state: InventorsState, decision: Decision) -> Value | None:
    """Return an answer, or None to leave it to chance (or, for a free action, not to act)."""
    give = _ADVICE.get(decision.key)
    return give(state, decision) if give else None


def _turn(state: InventorsState, decision: Decision) -> Value:
    """Send whoever gains most; rest when more than half are busy and nothing good is open."""
    seat = decision.seat
    best, gain = "", 0
    for option in decision.options:
        if option.id.startswith("send."):
            name = option.id.removeprefix("send.")
            worth = max(send_worth(state, name, at) for at in targets(state, seat, name))
            if worth > gain:
                best, gain = option.id, worth
    ids = [option.id for option in decision.options]
    if best and (gain >= sum(state.busy[seat]) or "refresh" not in ids):
        return best
    return "availability" if "availability" in ids else ids[-1]


def send_worth(state: InventorsState, name: str, at: Project) -> int:
    """Return how good a send is: cubes placed, more if the seat then leads or completes."""
    seat = state.seat
    what = plan(state.levels[seat][INVENTORS[name].place], at.free, state.reserve[seat], 0)
    if not what.normal:
        return 0
    after = list(at.cubes)
    after[seat] += what.normal
    rank = ranked(after, seat).index(seat)
    worth = 2 * what.normal + max(0, 3 - rank)
    left = sum(at.free) - what.normal
    return worth + (4 if not left else 1 if left <= 2 else 0) * max(0, 3 - rank)


def _invention(state: InventorsState, decision: Decision) -> Value | None:
    """Choose the best target of the inventor named in the question."""
    asked = decision.params["inventor"]
    name = getattr(asked, "key", "").removeprefix("inventor-")
    if name not in INVENTORS:
        return None
    ids = [option.id for option in decision.options]
    return max(ids, key=lambda one: _worth_at(state, name, one))


def _worth_at(state: InventorsState, name: str, invention: str) -> int:
    at = project(state, invention)
    return send_worth(state, name, at) if at is not None else 0


def _extra(state: InventorsState, decision: Decision) -> Value:
    return decision.most


def _reward(state: InventorsState, decision: Decision) -> Value:
    """Take what is worth most to this seat."""
    at = project(state, state.completing)
    assert at is not None
    return max(
        (option.id for option in decision.options),
        key=lambda pick: _reward_worth(state, decision.seat, at, pick),
    )


def _reward_worth(state: InventorsState, seat: int, at: Project, pick: str) -> int:
    """Return twice the points (about) that a reward is worth."""
    if pick == "card":
        before = runs(state, seat)
        state.cards[seat].append(at.id)
        more = runs(state, seat) - before
        state.cards[seat].pop()
        return 2 * (INVENTIONS[at.id].points + more) + 1
    face = at.tokens[int(pick[-1])]
    if face in PROGRESS:
        return 5 if _wanted(state, seat, PROGRESS[face]) else 1
    return 2 * POINTS.get(face, 1) + 1


def _wanted(state: InventorsState, seat: int, level: int) -> bool:
    """Tell whether a field that a goal needs waits for this level."""
    return any(
        now == level - 1 and goal >= level
        for name, levels in _tiles(state, seat)
        for now, goal in zip(levels, INVENTORS[name].goal, strict=True)
    )


def _tiles(state: InventorsState, seat: int) -> list[tuple[str, list[int]]]:
    team = state.levels[seat]
    return [(name.id, team[name.place]) for name in INVENTORS.values() if name.team == state.teams[seat]]


def _place(state: InventorsState, decision: Decision) -> Value | None:
    """Place progress where a goal needs it first; in the end anywhere that helps."""
    useful = [option.id for option in decision.options if _helps(option.id)]
    return useful[0] if useful else None if state.age == 1 else decision.options[0].id


def _flip(state: InventorsState, decision: Decision) -> Value | None:
    """Flip only what has no worth of its own, and only where a goal needs level 1."""
    for option in decision.options:
        put = knowledge.read(option.id)
        if put is not None and put.face not in POINTS and _helps(option.id):
            return option.id
    return None


def _helps(option: str) -> bool:
    put = knowledge.read(option)
    if put is None:
        return False
    level = 1 if put.flipped else PROGRESS[put.face]
    return INVENTORS[put.inventor].goal[put.discipline] >= level


_ADVICE: dict[str, Callable[[InventorsState, Decision], Value | None]] = {
    "turn": _turn,
    "invention": _invention,
    "extra": _extra,
    "reward": _reward,
    "place": _place,
    "flip": _flip,
}
