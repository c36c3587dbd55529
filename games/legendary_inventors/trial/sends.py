"""Scenarios of sending an inventor (R4, R10.5)."""

from collections.abc import Iterator
from itertools import product

from games.core.question import Decision
from games.legendary_inventors.content import DISCIPLINES, EXTRA
from games.legendary_inventors.knowledge import spot
from games.legendary_inventors.ranking import ranked
from games.legendary_inventors.state import InventorsState, project
from games.legendary_inventors.trial.scene import (
    InventorsTable,
    Observed,
    Scene,
    attempt,
    first_inventor,
    fitting,
    hold,
    reserve_of,
    show,
    spoken,
)


def stage(scene: Scene) -> tuple[InventorsState, str]:
    """Return the position before a send, and the invention it aims at."""
    given, state = scene.given, scene.state()
    seat = state.seat
    filled = sum(given.counts_before) if given.counts_before else None
    target = given.invention or (given.inventions[0].id if given.inventions else fitting(given.free, filled))
    for entry in reversed(given.inventions):
        show(state, entry.id, entry.free or [], {})
    if not given.inventions:
        show(state, target, given.free, dict(enumerate(given.counts_before)))
    state.levels[seat][0] = list(given.levels)
    state.busy[seat][0] = given.inventor_busy
    state.reserve[seat] = reserve_of(given, state.reserve[seat])
    hold(state, seat, [EXTRA] * given.additional_tokens_used)
    if given.token:
        hold(state, seat, [given.token])
    return state, target


def send(scene: Scene) -> Observed:
    """Send "this inventor" with the tokens given."""
    state, target = stage(scene)
    table = scene.table(state)
    return _sent(scene, table, target, scene.given.additional_tokens_used)


def place_then_send(scene: Scene) -> Observed:
    """Place a progress token on mathematics, then send (R9.3)."""
    state, target = stage(scene)
    table = scene.table(state)
    option = spot(scene.given.token, first_inventor(state, state.seat), 3, flipped=False)
    refusal = attempt(scene.game, table, state.seat, "place", option)
    if refusal:
        return {"legal": False, "reason": spoken(refusal)}
    return _sent(scene, table, target, 0)


def _sent(scene: Scene, table: InventorsTable, target: str, tokens: int) -> Observed:
    """Send through the table's questions and observe everything that a send changes."""
    before = table.state.model_copy(deep=True)
    seat, inventor = before.seat, first_inventor(before, before.seat)
    for key, value in (("turn", f"send.{inventor}"), ("invention", target)):
        refusal = attempt(scene.game, table, seat, key, value)
        if refusal:
            return {"legal": False, "reason": spoken(refusal)}
    if table.asked[0].key == "extra":
        table.answer(table.asked[0], tokens)
    seen: Observed = {}
    if table.asked[0].key == "slots":
        seen["alternatives"] = _alternatives(table, before, target)
        table.answer(table.asked[0], _choice(scene, table.asked[0]))
    facts = _facts(before, table.state, target)
    if tokens:
        normal = _facts_without_tokens(scene, before, target)
        facts["placed_normal"] = normal
        facts["extra_cubes"] = int(str(facts["cubes_placed"])) - sum(normal)
    return seen | facts


def _choice(scene: Scene, decision: Decision) -> dict[str, int]:
    """Return the allocation that the scenario names, else the default."""
    if scene.given.extra_slots:
        return {name: scene.given.extra_slots.count(name) for name in dict.fromkeys(scene.given.extra_slots)}
    default = decision.legal_default()
    assert isinstance(default, dict)
    return default


def _facts_without_tokens(scene: Scene, before: InventorsState, target: str) -> list[int]:
    """Return what the same send places without tokens (zeros if it is then not legal)."""
    table = scene.table(before)
    inventor = first_inventor(before, before.seat)
    for key, value in (("turn", f"send.{inventor}"), ("invention", target)):
        if attempt(scene.game, table, before.seat, key, value):
            return [0] * len(DISCIPLINES)
    if table.asked[0].key == "extra" and table.asked[0].least > 0:
        return [0] * len(DISCIPLINES)
    if table.asked[0].key == "extra":
        table.answer(table.asked[0], 0)
    return _placed(before, table.state, target)


def _facts(before: InventorsState, after: InventorsState, target: str) -> Observed:
    seat = before.seat
    at = project(after, target)
    assert at is not None
    placed = _placed(before, after, target)
    spent = before.tokens[seat].count(EXTRA) - after.tokens[seat].count(EXTRA)
    boxed = after.box_tokens.count(EXTRA) - before.box_tokens.count(EXTRA)
    return {
        "legal": True,
        "placed": placed,
        "cubes_placed": sum(placed),
        "free_after": list(at.free),
        "reserve_after": after.reserve[seat],
        "inventor_busy": after.busy[seat][0],
        "token": "discarded" if spent and spent == boxed else "kept",
        "completes": after.completing == target,
        "counts_after": list(at.cubes),
        "order": list(after.takers) if after.completing else ranked(at.cubes, seat),
    }


def _placed(before: InventorsState, after: InventorsState, target: str) -> list[int]:
    old, new = project(before, target), project(after, target)
    assert old is not None
    assert new is not None
    return [was - now for was, now in zip(old.free, new.free, strict=True)]


def _alternatives(table: InventorsTable, before: InventorsState, target: str) -> list[list[int]]:
    """Return every placement that the open slots question allows, each tried on a fork."""
    found = []
    for shares in _allocations(table.asked[0]):
        trial = table.fork()
        trial.answer(trial.asked[0], shares)
        found.append(_placed(before, trial.state, target))
    return sorted(found, reverse=True)


def _allocations(decision: Decision) -> Iterator[dict[str, int]]:
    ids = [option.id for option in decision.options]
    for counts in product(*(range(option.cap + 1) for option in decision.options)):
        if decision.least <= sum(counts) <= decision.most:
            yield dict(zip(ids, counts, strict=True))


def partial_send(scene: Scene) -> Observed:
    """Try to place only the physics cube (R4.3)."""
    facts = send(scene)
    legal = facts["placed"] == [1, 0, 0, 0]
    return {"legal": legal} | ({} if legal else {"reason": "must fill every slot the inventor can fill"})


def split_send(scene: Scene) -> Observed:
    """Try to split the cubes of one action over two inventions (R4.3, R10.5)."""
    state, target = stage(scene)
    other = scene.given.inventions[1].id
    words = "all cubes of one action go to one invention"
    if scene.given.additional_tokens_used:
        words = "extra cubes go on the same invention"
    table = scene.table(state)
    _sent(scene, table, target, scene.given.additional_tokens_used)
    untouched = not any(_placed(state, table.state, other))
    return {"legal": not untouched} | ({"reason": words} if untouched else {})


def third_player_sends(scene: Scene) -> Observed:
    """Send after passes of the others; the count of passes starts anew (R6.2)."""
    state = scene.state()
    state.seat = scene.given.players - 1
    state.passes = scene.given.consecutive_forced_passes
    table = scene.table(state)
    rows = len(state.row)
    inventor = next(option.id for option in table.asked[0].options if option.id.startswith("send."))
    table.answer(table.asked[0], inventor)
    table.answer(table.asked[0], table.asked[0].legal_default())
    return {
        "consecutive_forced_passes": table.state.passes,
        "stalemate": len(table.state.row) < rows,
    }
