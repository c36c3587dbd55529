"""Games as people use them: lobbies, moves, taking back, leaving; each change is one commit."""

from bot.sitting import Sitting
from bot.tables.lobbies import Lobbies
from bot.tables.moves import Moves
from bot.tables.ordering import Ordering
from bot.tables.telling import PAGE, Telling
from bot.tables.timing import Timing

__all__ = ["PAGE", "Sitting", "Tables"]


class Tables(Lobbies, Moves, Timing, Telling, Ordering):
    """All games, by id."""
