"""Completing an invention and sharing out its rewards (R7)."""

from games.core import ask
from games.core.play import Play, Step
from games.core.text import seat_text
from games.legendary_inventors import names as words
from games.legendary_inventors.asking import reward_question
from games.legendary_inventors.ranking import takers
from games.legendary_inventors.state import InventorsState, Project


def complete(play: Play[InventorsState], at: Project) -> Step:
    """Resolve a completion by the active seat: Leonardo, ranking, rewards, cubes back (R7.1-R7.7)."""
    state = play.state
    state.leonardo = state.seat
    state.completing = at.id
    state.phase = "reward"
    state.takers = takers(at.cubes, state.seat)
    play.log(
        "log-complete",
        seat=state.seat,
        refs=[f"invention:{at.id}"],
        who=seat_text(state.seat),
        invention=words.invention(at.id),
        order=[seat_text(seat) for seat in state.takers],
    )
    while state.takers:
        yield from _pick(play, at, state.takers[0])
    state.completed[state.age - 1] += 1
    state.phase = "turn"
    state.completing = ""
    clear(state, at)
    play.log("log-cleared", refs=[f"invention:{at.id}"], invention=words.invention(at.id))


def _pick(play: Play[InventorsState], at: Project, seat: int) -> Step:
    """Let one contributor take a reward (R7.3)."""
    state = play.state
    choice = yield from ask.live(lambda: reward_question(state, seat))
    taken = take(state, at, seat, str(choice))
    state.takers.pop(0)
    name = words.invention(at.id) if taken == at.id else words.token(taken)
    play.log("log-reward", seat=seat, refs=[f"seat:{seat}"], who=seat_text(seat), reward=name)


def take(state: InventorsState, at: Project, seat: int, choice: str) -> str:
    """Give `card`, `token0` or `token1` to a seat; return what it was (invention id or face)."""
    if choice == "card":
        at.card = False
        state.cards[seat].append(at.id)
        return at.id
    place = int(choice.removeprefix("token"))
    face, at.tokens[place] = at.tokens[place], ""
    state.tokens[seat].append(face)
    return face


def clear(state: InventorsState, at: Project) -> None:
    """Take an invention off the table: cubes to their owners, what is left of it to the box (R7.6, R7.7)."""
    for seat, count in enumerate(at.cubes):
        state.reserve[seat] += count
    state.box_tokens += [face for face in at.tokens if face]
    if at.card:
        state.box_cards.append(at.id)
    state.row.remove(at)
