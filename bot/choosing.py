"""Where what was asked is not clear, the answer offers what may be meant: one press says which."""

from collections.abc import Iterable

from bot.almanac import games_of
from bot.finding import meant
from bot.limits import CHOICE, clip
from bot.press import button
from bot.trouble import Unclear
from bot.visit import Visit
from games.core.registry import AnyGame, all_games
from games.core.text import Text, say

OFFERED = 10
"""How many things are offered at most: a longer list would have to be read."""


def game_typed(visit: Visit, typed: str, verb: str) -> AnyGame:
    """Return the game that was chosen, or typed by its id or its name in any language.

    Raises Unclear with a button for every game, which does `verb` with the game's id.
    """
    games = all_games()
    one = meant(games_of(tuple(games.values()), visit.language), typed.strip())
    if one is None:
        raise which_game(visit, say("bot-no-such-game", typed=clip(typed, CHOICE)), verb)
    return games[one.value]


def which_game(visit: Visit, text: Text, verb: str, games: Iterable[AnyGame] = ()) -> Unclear:
    """Return the question which of these games is meant, or of all, each a button; none without `verb`."""
    shown = (games or all_games().values()) if verb else ()
    return Unclear(text, [button(visit.words(game).say("game"), verb, game.id) for game in shown])
