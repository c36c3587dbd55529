"""Finds the games: every package beside this one, and in the folders of EUREKA_GAMES, that has a GAME."""

import importlib
import os
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any

import games
from games.core.errors import Unfit
from games.core.game import Game

AnyGame = Game[Any, Any]


@cache
def all_games() -> dict[str, AnyGame]:
    """Return every game by id, in alphabetical order."""
    _widen()
    found: dict[str, AnyGame] = {}
    for module in sorted(pkgutil.iter_modules(games.__path__), key=lambda module: module.name):
        if module.ispkg and module.name != "core":
            package = importlib.import_module(f"games.{module.name}")
            if isinstance(game := getattr(package, "GAME", None), Game):
                found[game.id] = game
    return found


def game_named(game_id: str) -> AnyGame:
    """Return the game with this id; raise Unfit if there is none."""
    try:
        return all_games()[game_id]
    except KeyError:
        raise Unfit(f"no game {game_id!r}; there are: {', '.join(all_games())}") from None


def _widen() -> None:
    """Add the folders named by EUREKA_GAMES (as in PATH) to where games are looked for."""
    for folder in os.environ.get("EUREKA_GAMES", "").split(os.pathsep):
        if folder and folder not in games.__path__:
            games.__path__.append(str(Path(folder).resolve()))
