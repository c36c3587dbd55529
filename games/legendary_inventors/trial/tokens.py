"""Scenarios of placing, flipping and spending tokens (R9, R10, R11)."""

import re

from games.core.errors import Refused
from games.legendary_inventors.content import DISCIPLINES, EXTRA, INVENTORS
from games.legendary_inventors.knowledge import spot
from games.legendary_inventors.scoring import token_points
from games.legendary_inventors.state import InventorsState, names
from games.legendary_inventors.trial.scene import (
    InventorsTable,
    Observed,
    Scene,
    Unknown,
    attempt,
    first_inventor,
    hold,
    spoken,
)

_STEP = re.compile(
    r"(?:seat (?P<seat>\d) )?"
    r"(?P<how>places?|flip) (?P<what>it|\w+) (?:and place it )?(?:onto|on) (?P<where>\w+)"
)


def stage(scene: Scene) -> InventorsState:
    """Return the position with the owner's levels and tokens."""
    given, state = scene.given, scene.state()
    owner = given.owner_of_token
    if given.levels:
        state.levels[owner][0] = list(given.levels)
    hold(state, owner, [*given.tokens, *([given.token] if given.token else [])])
    if given.phase == "final_adjustment":
        state.phase, state.row = "final", []
    return state


def place(scene: Scene) -> Observed:
    """Place or flip the tokens as the scenario says, one step after the other."""
    assert isinstance(scene.do, str)
    state = stage(scene)
    table, owner = scene.table(state), scene.given.owner_of_token
    for step in scene.do.split(" and place progress"):
        refusal = _step(scene, table, step if step.startswith(("seat", "place", "flip")) else _again(step))
        if refusal:
            return {"legal": False, "reason": refusal}
    return {
        "legal": True,
        "levels_after": table.state.levels[owner][0],
        "token_points_later": token_points(table.state, owner),
        "seat_to_act": table.owing()[0] if table.asked else None,
    }


def _again(step: str) -> str:
    return f"place progress{step}"


def _step(scene: Scene, table: InventorsTable, step: str) -> str:
    """Carry out one placement; return the reason if it is refused, else an empty string."""
    said = _STEP.fullmatch(step.strip())
    if said is None or said["where"] not in DISCIPLINES:
        raise Unknown(step)
    owner = scene.given.owner_of_token
    seat = int(said["seat"] or owner)
    face = scene.given.token if said["what"] == "it" else said["what"]
    flipped = said["how"] == "flip"
    field = DISCIPLINES.index(said["where"])
    option = spot(face, first_inventor(table.state, owner), field, flipped=flipped)
    refusal = attempt(scene.game, table, seat, "flip" if flipped else "place", option)
    return _words(refusal, said["where"]) if refusal else ""


def _words(refusal: Refused, discipline: str) -> str:
    words = spoken(refusal)
    return f"{discipline} {words}" if words.startswith("is already") else words


def move_placed(scene: Scene) -> Observed:
    """Try to place a token again that already lies on an inventor (R9.4)."""
    assert isinstance(scene.do, str)
    face, _, inventor, discipline = scene.given.placed_token.split()
    other = scene.do.split()[-1]
    if INVENTORS[inventor].team != INVENTORS[other].team:
        raise Unknown("inventors of two teams")
    state = Scene(scene.game, scene.given.model_copy(update={"team": INVENTORS[other].team}), "").state()
    state.seat = 1
    hold(state, 0, [face])
    table, field = scene.table(state), DISCIPLINES.index(discipline)
    first = attempt(scene.game, table, 0, "place", spot(face, inventor, field, flipped=False))
    refusal = attempt(scene.game, table, 0, "place", spot(face, other, field, flipped=False))
    lies = [put.face for put in table.state.placed[0]] == [face] and first is None
    words = "placed tokens never move" if lies else ""
    return {"legal": refusal is None} | ({"reason": words} if refusal else {})


def extra_after_flip(scene: Scene) -> Observed:
    """Try to spend an additional-knowledge token that was flipped before (R10.1)."""
    state = stage(scene)
    table = scene.table(state)
    seat = state.seat
    name = names(state, seat)[0]
    field = state.levels[seat][0].index(0)
    attempt(scene.game, table, seat, "flip", spot(EXTRA, name, field, flipped=True))
    sender = table.asked[0].options[0].id
    table.answer(table.asked[0], sender)
    table.answer(table.asked[0], table.asked[0].legal_default())
    refusal = attempt(scene.game, table, seat, "extra", 1)
    spent = [put.face for put in table.state.placed[seat]] == [EXTRA]
    words = "a token spent as level 1 has no other use" if spent else ""
    return {"legal": refusal is None} | ({"reason": words} if refusal else {})


def extra_at_the_end(scene: Scene) -> Observed:
    """Try to spend an additional-knowledge token in the final adjustment (R11.3)."""
    table = scene.table(stage(scene))
    refusal = attempt(scene.game, table, 0, "extra", 1)
    words = "no invention is open any more" if not table.state.row else ""
    return {"legal": refusal is None} | ({"reason": words} if refusal else {})


def point_tokens(scene: Scene) -> Observed:
    """Flip some tokens and score the rest (R10.2, R12.2)."""
    state = stage(scene)
    table = scene.table(state)
    for face in scene.given.flipped:
        name = names(state, 0)[0]
        field = table.state.levels[0][0].index(0)
        refusal = attempt(scene.game, table, 0, "flip", spot(face, name, field, flipped=True))
        if refusal:
            raise refusal
    return {"points": token_points(table.state, 0)}
