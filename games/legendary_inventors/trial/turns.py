"""Scenarios of refreshing, passing, availability and stalemates (R5, R6, R10.4)."""

from games.legendary_inventors.asking import turn_question
from games.legendary_inventors.content import AVAILABILITY, INVENTIONS
from games.legendary_inventors.state import InventorsState
from games.legendary_inventors.trial.scene import (
    InventorsTable,
    Observed,
    Scene,
    attempt,
    first_inventor,
    hold,
    reserve_of,
    show,
    spoken,
)


def stage(scene: Scene) -> InventorsState:
    """Return the position before a turn, with the busy inventors, tokens and reserve given."""
    given, state = scene.given, scene.state()
    owner = given.owner
    busy = given.busy or [True] * given.busy_inventors + [False] * given.ready_inventors
    if given.busy or given.busy_inventors:
        state.busy[owner] = list(busy)
    state.reserve[owner] = reserve_of(given, state.reserve[owner])
    hold(state, owner, given.tokens)
    if given.all_free_slots:
        _levels_and_slots(state, given.team_levels_sum_by_discipline, given.all_free_slots)
    return state


def _levels_and_slots(state: InventorsState, levels: list[int], free: list[int]) -> None:
    """Spread the sums of levels over the team; leave only two inventions that share the empty slots."""
    team = state.levels[state.seat]
    for place, total in enumerate(levels):
        for one in range(len(team)):
            team[one][place] = total // len(team) + (one < total % len(team))
    first = [number // 2 for number in free]
    show(state, "papyrus", first, {})
    show(state, "oil_lamp", [number - half for number, half in zip(free, first, strict=True)], {})
    state.row = state.row[:2]


def legal_actions(scene: Scene) -> Observed:
    """List the actions offered."""
    question = turn_question(stage(scene))
    ids = [option.id.split(".")[0] for option in question.options]
    return {"legal_actions": list(dict.fromkeys(ids)), "forced": question.auto and len(ids) == 1}


def refresh(scene: Scene) -> Observed:
    """Refresh (R5)."""
    state = stage(scene)
    table = scene.table(state)
    seat = state.seat
    refusal = attempt(scene.game, table, seat, "turn", "refresh")
    if refusal:
        return {"legal": False, "reason": spoken(refusal)}
    return {"legal": True, "busy_after": table.state.busy[seat], "turn_over": seat not in table.owing()}


def partial_refresh(scene: Scene) -> Observed:
    """Try to refresh only the first inventor (R5.2)."""
    after = refresh(scene)["busy_after"]
    legal = after == [False, *scene.given.busy[1:]]
    return {"legal": legal} | ({} if legal else {"reason": "a refresh always turns all busy inventors"})


def refresh_then_send(scene: Scene) -> Observed:
    """Try to send after a refresh (R5.4)."""
    state = stage(scene)
    table = scene.table(state)
    seat = state.seat
    attempt(scene.game, table, seat, "turn", "refresh")
    refusal = attempt(scene.game, table, seat, "turn", f"send.{first_inventor(state, seat)}")
    over = seat not in table.owing()
    words = "the refresh action is the whole turn" if over else ""
    return {"legal": refusal is None} | ({"reason": words} if refusal else {})


def pass_turn(scene: Scene) -> Observed:
    """Try to pass (R6.1); a token in hand keeps the table from answering for the player."""
    state = stage(scene)
    hold(state, state.seat, ["vp1"])
    refusal = attempt(scene.game, scene.table(state), state.seat, "turn", "pass")
    return {"legal": refusal is None} | ({"reason": spoken(refusal)} if refusal else {})


def use_availability(scene: Scene) -> Observed:
    """Use an availability token, as the seat that owns it (R10.4)."""
    state = stage(scene)
    table, owner = scene.table(state), scene.given.owner
    refusal = attempt(scene.game, table, owner, "turn", AVAILABILITY)
    if refusal is None:
        return {"legal": True}
    reason = "own turn only" if owner not in table.owing() else spoken(refusal)
    return {"legal": False, "reason": reason}


def availability_then_send(scene: Scene) -> Observed:
    """Use an availability token, then send an inventor in the same turn (R10.4)."""
    state = stage(scene)
    table, seat = scene.table(state), state.seat
    steps = (AVAILABILITY, f"send.{first_inventor(state, seat)}")
    refusals = [attempt(scene.game, table, seat, "turn", step) for step in steps]
    if table.asked[0].key == "invention":
        table.answer(table.asked[0], table.asked[0].legal_default())
    return {
        "legal": not any(refusals),
        "tokens_after": table.state.tokens[seat],
        "busy_count_after": table.state.busy[seat].count(True),
    }


def turns_pass(scene: Scene) -> Observed:
    """Play turns elsewhere and read the cubes on one invention (R4.6)."""
    state = scene.state()
    cubes = {int(seat): count for seat, count in scene.given.cubes_on_it.items()}
    card = INVENTIONS["sundial"]
    at = show(state, card.id, [2, 0, 0, card.slots[3] - sum(cubes.values())], cubes)
    del state.row[3:]
    table = scene.table(state)
    for _ in range(scene.given.turns_passed):
        _turn_elsewhere(table, at.id)
    found = next(one for one in table.state.row if one.id == at.id)
    return {"cubes_on_it": {str(seat): count for seat, count in enumerate(found.cubes) if count}}


def _turn_elsewhere(table: InventorsTable, spared: str) -> None:
    """Play one turn that leaves one invention alone: refresh, else send to another."""
    turn = table.asked[0]
    ids = [option.id for option in turn.options]
    if "refresh" in ids:
        table.answer(turn, "refresh")
        return
    for sender in ids:
        trial = table.fork()
        trial.answer(trial.asked[0], sender)
        others = [option.id for option in trial.asked[0].options if option.id != spared]
        if others:
            table.answer(turn, sender)
            table.answer(table.asked[0], others[0])
            return


def stalemate(scene: Scene) -> Observed:
    """Let the last of the passes in a row be played (R6.3)."""
    given, state = scene.given, scene.state()
    for entry in reversed(given.inventions):
        cubes = {int(seat): count for seat, count in given.cubes.get(entry.id, {}).items()}
        show(state, entry.id, _spread(entry.id, entry.free_total or 0), cubes)
    state.row = state.row[: len(given.inventions)]
    state.reserve = [0] * state.seats
    state.passes = given.consecutive_forced_passes - 1
    for seat in range(state.seats):
        hold(state, seat, ["vp1"])
    tokens = {at.id: list(at.tokens) for at in state.row}
    boxed = len(state.box_tokens)
    table = scene.table(state)
    entry_made = table.answer(table.asked[0], "pass")
    told = {event.text.key: event.text.params.get("invention") for event in entry_made.events}
    gone = getattr(told.get("log-abandon"), "key", "").removeprefix("invention-")
    last = getattr(told.get("log-age-over"), "key", "").removeprefix("invention-")
    new = table.state.box_tokens[boxed:]
    return {
        "abandoned": gone,
        "cubes_returned": {str(seat): count for seat, count in enumerate(table.state.reserve)},
        "tokens_of_abandoned": "box" if new[:2] == tokens.get(gone) else "elsewhere",
        "inventions_left": [at.id for at in table.state.row],
        "age_over": bool(last),
        "last_invention_removed": last,
        "game_over": table.state.phase in ("final", "finished"),
    }


def _spread(invention: str, total: int) -> list[int]:
    """Return some empty slots of an invention, `total` in all."""
    free = []
    for slot in INVENTIONS[invention].slots:
        free.append(min(slot, total))
        total -= free[-1]
    return free
