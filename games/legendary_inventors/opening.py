"""Setup (R2)."""

from games.core import ask
from games.core.play import Play, Step
from games.core.text import seat_text
from games.legendary_inventors import names as words
from games.legendary_inventors.ages import lay_out
from games.legendary_inventors.asking import team_question
from games.legendary_inventors.content import AGES, CUBES, INVENTORS, TEAMS, bag, deck
from games.legendary_inventors.state import InventorsState


def new(seats: int, team_choice: str, seed: str) -> InventorsState:
    """Return the state before setup: nothing shuffled, nobody with a team."""
    return InventorsState(
        seats=seats,
        seed=seed,
        team_choice=team_choice,
        teams=[""] * seats,
        levels=[[] for _ in range(seats)],
        busy=[[] for _ in range(seats)],
        reserve=[CUBES] * seats,
        tokens=[[] for _ in range(seats)],
        cards=[[] for _ in range(seats)],
        placed=[[] for _ in range(seats)],
        decks=[deck(age) for age in range(1, AGES + 1)],
        bag=bag(),
        completed=[0] * AGES,
    )


def setup(play: Play[InventorsState]) -> Step:
    """Start seat, decks, bag, teams, first age (R2.2-R2.7)."""
    state = play.state
    state.seat = state.leonardo = play.roll("start-seat", state.seats) - 1
    state.decks = [play.shuffle(f"age-{age}", cards) for age, cards in enumerate(state.decks, 1)]
    state.bag = play.shuffle("bag", state.bag)
    play.log("log-start", seat=state.seat, who=seat_text(state.seat))
    if state.team_choice == "random":
        for seat, team in enumerate(play.shuffle("teams", list(TEAMS))[: state.seats]):
            take_team(play, seat, team)
    else:
        yield from choose_teams(play)
    state.phase = "turn"
    lay_out(play)


def choose_teams(play: Play[InventorsState]) -> Step:
    """All seats choose at once; first come, first served (R2.2)."""
    state = play.state
    while "" in state.teams:
        reply = yield from ask.first(
            lambda: [team_question(state, seat) for seat in range(state.seats) if not state.teams[seat]]
        )
        assert reply is not None
        take_team(play, reply[0], str(reply[2]))


def take_team(play: Play[InventorsState], seat: int, team: str) -> None:
    """Give a team to a seat: start levels, all ready (R2.3)."""
    state = play.state
    state.teams[seat] = team
    state.levels[seat] = [list(INVENTORS[name].start) for name in TEAMS[team]]
    state.busy[seat] = [False] * len(TEAMS[team])
    play.log("log-team", seat=seat, refs=[f"team:{team}"], who=seat_text(seat), team=words.team(team))
