"""Scenarios of completing inventions, rewards and ages (R7, R8)."""

from games.core.errors import Refused
from games.core.table import Answer
from games.legendary_inventors.content import CUBES, INVENTIONS, INVENTORS, Invention
from games.legendary_inventors.state import InventorsState, project
from games.legendary_inventors.trial.scene import (
    InventorsTable,
    Observed,
    Scene,
    Unknown,
    attempt,
    first_inventor,
    hold,
    play_defaults,
    show,
    take_face,
)

ALONE = {1: 4, 2: 5, 3: 7}
"""Cubes of the completer by age, where a scenario gives no counts: a size that the age has."""


def counts_of(scene: Scene) -> list[int]:
    """Return the cubes by seat on the invention once it is complete."""
    counts = scene.given.counts
    if isinstance(counts, dict):
        return [counts.get(str(seat), 0) for seat in range(scene.given.players)]
    alone = [
        ALONE[scene.given.age] if seat == scene.given.completer else 0 for seat in range(scene.given.players)
    ]
    return list(counts) or alone


def stage(scene: Scene) -> tuple[InventorsState, str, str]:
    """Return a position one cube short of a completion, the invention and the inventor to send."""
    given, state = scene.given, scene.state()
    counts = counts_of(scene)
    card = _of_size(sum(counts), state.age)
    state.seat = given.completer
    place = next(place for place, slot in enumerate(card.slots) if slot)
    state.levels[state.seat][0] = [int(one == place) for one in range(4)]
    short = {seat: count - (seat == state.seat) for seat, count in enumerate(counts)}
    at = show(state, card.id, [int(one == place) for one in range(4)], short)
    for spot, face in enumerate(given.rewards[1:]):
        state.bag.insert(0, at.tokens[spot])
        at.tokens[spot] = ""
        take_face(state, face)
        at.tokens[spot] = face
    if given.inventions_on_board:
        _shorten(state, given.inventions_on_board)
    return state, at.id, first_inventor(state, state.seat)


def _of_size(size: int, age: int) -> Invention:
    fit = [card for card in INVENTIONS.values() if sum(card.slots) == size and card.age >= age]
    if not fit:
        raise Unknown(f"an invention with {size} slots")
    return fit[0]


def _shorten(state: InventorsState, length: int) -> None:
    """Leave so many open inventions; the others count as completed before."""
    state.completed[state.age - 1] = state.seats + 3 - length
    state.row = state.row[:length]


def complete(scene: Scene) -> tuple[InventorsTable, Answer, str]:
    """Place the last cube; return the table at the first reward, the record entry and the invention."""
    state, invention, inventor = stage(scene)
    return _complete_from(scene, state, invention, inventor)


def _complete_from(
    scene: Scene, state: InventorsState, invention: str, inventor: str
) -> tuple[InventorsTable, Answer, str]:
    table = scene.table(state)
    refusal = attempt(scene.game, table, state.seat, "turn", f"send.{inventor}")
    if refusal:
        raise refusal
    return table, table.answer(table.asked[0], invention), invention


def rank(scene: Scene) -> Observed:
    """Rank the contributors, then let all take rewards by default (R7.3-R7.6)."""
    table, _, invention = complete(scene)
    at = project(table.state, invention)
    assert at is not None
    order, cubes = list(table.state.takers), list(at.cubes)
    boxed = len(table.state.box_tokens) + len(table.state.box_cards)
    play_defaults(table, "reward")
    after = len(table.state.box_tokens) + len(table.state.box_cards)
    return {
        "order": order,
        "leonardo": table.state.leonardo,
        "boxed_rewards": after - boxed,
        "without_reward": [seat for seat, count in enumerate(cubes) if count and seat not in order],
    }


def take_named(scene: Scene) -> Observed:
    """Let seats take the rewards named in the scenario, in its order (R7.3, R7.6)."""
    assert isinstance(scene.do, str)
    table, _, invention = complete(scene)
    bag, tokens, cards = len(table.state.bag), len(table.state.box_tokens), len(table.state.box_cards)
    gets: Observed = {}
    for seat, wish in _wishes(scene.do):
        if any(decision.key == "reward" for decision in table.decisions(seat)):
            refusal = attempt(scene.game, table, seat, "reward", _pick(table, invention, wish))
            if refusal:
                raise refusal
    for seat in range(table.state.seats):
        owned = "card" if invention in table.state.cards[seat] else "".join(table.state.tokens[seat])
        gets[f"seat{seat}_gets"] = owned
    boxed = ["card"] if invention in table.state.box_cards[cards:] else []
    owners = [seat for seat, owned in enumerate(table.state.cards) if invention in owned]
    return gets | {
        "boxed": boxed + table.state.box_tokens[tokens:],
        "bag_changed": len(table.state.bag) != bag,
        "nobody_owns_card": not owners,
    }


def _wishes(do: str) -> list[tuple[int, str]]:
    """Read "seat 0 takes vp3, seat 1 takes the card, …" as (seat, reward)."""
    found = []
    for part in do.split(","):
        words = part.split()
        found.append((int(words[1]), "rest" if "what is left" in part else words[-1]))
    return found


def _pick(table: InventorsTable, invention: str, wish: str) -> str:
    """Return the option id of a reward named as in the dossier."""
    at = project(table.state, invention)
    assert at is not None
    if wish == "card":
        return "card"
    if wish == "rest":
        return table.asked[0].options[0].id
    return f"token{at.tokens.index(wish)}"


def outsider_asks(scene: Scene) -> Observed:
    """Let a seat without a cube ask for a reward (R7.3)."""
    table, _, invention = complete(scene)
    refusal = attempt(scene.game, table, 0, "reward", "card")
    at = project(table.state, invention)
    none_placed = at is not None and not at.cubes[0]
    words = "at least one cube on the invention is needed" if none_placed else ""
    return _verdict(refusal, words)


def takes_two(scene: Scene) -> Observed:
    """Let the first taker ask for a second reward (R7.3)."""
    table, _, invention = complete(scene)
    first = attempt(scene.game, table, 0, "reward", "card")
    refusal = attempt(scene.game, table, 0, "reward", _pick(table, invention, "vp2"))
    words = "one reward per player and invention" if first is None and table.state.cards[0] else ""
    return _verdict(refusal, words)


def _verdict(refusal: Refused | None, words: str) -> Observed:
    return {"legal": refusal is None} | ({"reason": words} if refusal else {})


def distribute(scene: Scene) -> Observed:
    """Finish the distribution and read the reserves (R7.7)."""
    state, invention, inventor = stage(scene)
    given = scene.given.reserve
    assert isinstance(given, dict)
    for seat, count in given.items():
        state.reserve[int(seat)] = count + (int(seat) == state.seat)
    table, _, _ = _complete_from(scene, state, invention, inventor)
    busy = [list(row) for row in table.state.busy]
    play_defaults(table, "reward")
    return {
        "reserve": {seat: table.state.reserve[int(seat)] for seat in given},
        "inventors_ready_changed": table.state.busy != busy,
    }


def finish(scene: Scene) -> Observed:
    """Complete one invention, share out its rewards, observe board, age and turn (R7.8, R8)."""
    state, invention, inventor = stage(scene)
    for seat in range(state.seats):
        hold(state, seat, ["vp1"])
    age, last, dealt = state.age, state.row[-1].id, len(state.decks[state.age - 1])
    stuck = list(state.row[-1].tokens)
    table, _, _ = _complete_from(scene, state, invention, inventor)
    play_defaults(table, "reward")
    now = table.state
    drawn = [card for card in _open(now) if INVENTIONS[card].age == age and card not in _open(state)]
    return {
        "leonardo": now.leonardo,
        "seat_to_act": table.owing()[0],
        "age_over": last not in _open(now),
        "last_invention": "box" if last in now.box_cards else "table",
        "its_tokens": "box" if all(face in now.box_tokens[-2:] for face in stuck) else "elsewhere",
        "its_cubes": "returned" if all(count == CUBES for count in now.reserve) else "lost",
        "next_age": now.age,
        "inventions_on_board": len(now.row),
        "new_card_drawn": bool(drawn) or len(now.decks[age - 1]) != dealt,
        "game_phase": {"final": "final_adjustment"}.get(now.phase, now.phase),
        "completed_in_age": now.completed[age - 1],
    }


def _open(state: InventorsState) -> list[str]:
    return [at.id for at in state.row]


def age_changes(scene: Scene) -> Observed:
    """End an age and lay out the next; another seat's inventors stay as they are (R8.3)."""
    state, invention, inventor = stage(scene)
    _shorten(state, 2)
    other = (state.seat + 1) % state.seats
    state.busy[other] = list(scene.given.busy_before_age_change)
    age = state.age
    table, _, _ = _complete_from(scene, state, invention, inventor)
    play_defaults(table, "reward")
    if table.state.age != age + 1:
        raise Unknown("an age that does not end")
    return {"busy_after": table.state.busy[other]}


def whole_invention(scene: Scene) -> Observed:
    """Send the named inventors one after the other until the invention is complete (R7)."""
    given, state = scene.given, scene.state()
    if given.slots != list(INVENTIONS[given.invention].slots):
        raise Unknown("other slots than printed")
    show(state, given.invention, given.slots, {})
    state.seat = 0
    table = scene.table(state)
    seen: Observed = {}
    for line in scene.do:
        _, seat, _, inventor = line.split()
        seen[f"after_seat{seat}"] = _send_named(scene, table, int(seat), inventor)
    at = project(table.state, given.invention)
    assert at is not None
    seen |= {"counts": list(at.cubes), "leonardo": table.state.leonardo, "order": list(table.state.takers)}
    play_defaults(table, "reward")
    return seen | {"next_seat": table.owing()[0]}


def _send_named(scene: Scene, table: InventorsTable, seat: int, inventor: str) -> Observed:
    target = scene.given.invention
    before = project(table.state, target)
    assert before is not None
    was = list(before.free)
    for key, value in (("turn", f"send.{INVENTORS[inventor].id}"), ("invention", target)):
        refusal = attempt(scene.game, table, seat, key, value)
        if refusal:
            raise refusal
    at = project(table.state, target)
    assert at is not None
    return {
        "free": list(at.free),
        "placed": [old - new for old, new in zip(was, at.free, strict=True)],
        "completes": table.state.completing == target,
    }
