"""Placing tokens as knowledge levels: progress (R9) and flips (R10.7)."""

from collections.abc import Iterator

from games.legendary_inventors.content import DISCIPLINES, PROGRESS, SHORT, TOKENS
from games.legendary_inventors.state import InventorsState, Placed, names


def progress_spots(state: InventorsState, seat: int) -> Iterator[tuple[str, str, int]]:
    """Yield (face, inventor, discipline) for each legal progress placement (R9.2)."""
    held = {PROGRESS[face]: face for face in state.tokens[seat] if face in PROGRESS}
    if not held:
        return
    for name, levels in zip(names(state, seat), state.levels[seat], strict=True):
        for place, level in enumerate(levels):
            if level + 1 in held:
                yield held[level + 1], name, place


def empty_fields(state: InventorsState, seat: int) -> list[tuple[str, int]]:
    """Return the (inventor, discipline) fields at level 0: where a flipped token may go (R10.7)."""
    pairs = zip(names(state, seat), state.levels[seat], strict=True)
    return [(name, place) for name, levels in pairs for place, level in enumerate(levels) if not level]


def faces(state: InventorsState, seat: int) -> list[str]:
    """Return the different faces a seat holds, in printed order."""
    held = state.tokens[seat]
    return [face for face in TOKENS if face in held]


def can_place(state: InventorsState, seat: int) -> bool:
    """Tell whether a seat has any legal placement or flip."""
    if not state.tokens[seat]:
        return False
    return bool(empty_fields(state, seat)) or next(progress_spots(state, seat), None) is not None


def place(state: InventorsState, seat: int, put: Placed) -> int:
    """Place a held token on a field, for good (R9.4); return the new level."""
    row = state.levels[seat][names(state, seat).index(put.inventor)]
    state.tokens[seat].remove(put.face)
    row[put.discipline] = 1 if put.flipped else PROGRESS[put.face]
    state.placed[seat].append(put)
    return row[put.discipline]


_LONG = {short: face for face, short in SHORT.items()}


def spot(face: str, inventor: str, discipline: int, *, flipped: bool) -> str:
    """Return the option id of a placement; `read` is its inverse."""
    front = f"{SHORT.get(face, face)}.{inventor}.{DISCIPLINES[discipline]}"
    return f"flip.{front}" if flipped else front


def read(option: str) -> Placed | None:
    """Return the placement that an option id means (`progress3.curie.physics`, `flip.vp1.…`), or None."""
    flipped = option.startswith("flip.")
    parts = option.removeprefix("flip.").split(".")
    if len(parts) != len(("face", "inventor", "discipline")) or parts[2] not in DISCIPLINES:
        return None
    return Placed(
        face=_LONG.get(parts[0], parts[0]),
        flipped=flipped,
        inventor=parts[1],
        discipline=DISCIPLINES.index(parts[2]),
    )
