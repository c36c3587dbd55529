"""Effects of age 1 that leave nothing to choose."""

from games.core.play import Step
from games.innovation import zones
from games.innovation.content import CARDS
from games.innovation.effects import Effect, Turn


def writing(turn: Turn) -> Step:
    """Draw a 2."""
    zones.draw(turn.state, turn.you, 2)
    yield from ()


def sailing(turn: Turn) -> Step:
    """Draw and meld a 1."""
    zones.meld(turn.state, turn.you, zones.draw(turn.state, turn.you, 1))
    yield from ()


def the_wheel(turn: Turn) -> Step:
    """Draw two 1s."""
    for _ in range(2):
        zones.draw(turn.state, turn.you, 1)
    yield from ()


def metalworking(turn: Turn) -> Step:
    """Draw and reveal 1s, scoring each, until one bears no castle."""
    while CARDS[card := zones.draw(turn.state, turn.you, 1)].shows("castle"):
        zones.reveal(turn.state)
        zones.score(turn.state, turn.you, card)
    zones.reveal(turn.state)
    yield from ()


def mysticism(turn: Turn) -> Step:
    """Draw and reveal a 1; if its color is on your board, meld it and draw a 1."""
    card = zones.draw(turn.state, turn.you, 1)
    zones.reveal(turn.state)
    if turn.state.players[turn.you].board[CARDS[card].color]:
        zones.meld(turn.state, turn.you, card)
        zones.draw(turn.state, turn.you, 1)
    yield from ()


EFFECTS: dict[str, tuple[Effect, ...]] = {
    "writing": (writing,),
    "sailing": (sailing,),
    "the_wheel": (the_wheel,),
    "metalworking": (metalworking,),
    "mysticism": (mysticism,),
}
