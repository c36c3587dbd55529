"""Finds the games: every package beside this one, and in the folders of EUREKA_GAMES, that has a GAME."""

import importlib
import logging
import os
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import games
from games.core.errors import Unfit
from games.core.game import Game

AnyGame = Game[Any, Any]

_log = logging.getLogger(__name__)


@cache
def all_games() -> dict[str, AnyGame]:
    """Return every game by id, in alphabetical order.

    One that cannot be loaded is logged and left out, so that the others can be played.
    """
    found: dict[str, AnyGame] = {}
    for name in _packages():
        try:
            game = _game_in(name)
        except Exception:
            _log.exception("The game in %r cannot be loaded and is left out.", name)
            continue
        if game is not None:
            found[game.id] = game
    return found


def broken_games() -> dict[str, str]:
    """Return the packages whose game cannot be loaded, each with what is wrong."""
    found: dict[str, str] = {}
    for name in _packages():
        try:
            _game_in(name)
        except Exception as error:
            found[name] = f"{type(error).__name__}: {error}"
    return found


def _packages() -> Iterator[str]:
    """Give the names of the packages in which there may be a game, in alphabetical order."""
    _widen()
    for module in sorted(pkgutil.iter_modules(games.__path__), key=lambda module: module.name):
        if module.ispkg and module.name != "core":
            yield module.name


def _game_in(name: str) -> AnyGame | None:
    game = getattr(importlib.import_module(f"games.{name}"), "GAME", None)
    return game if isinstance(game, Game) else None


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
