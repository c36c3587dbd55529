"""What can be set from outside: the variables of the environment, each with its meaning and default."""

import os
from dataclasses import dataclass
from pathlib import Path

from games.core.errors import Unfit


@dataclass(frozen=True, slots=True)
class Setting:
    """A variable of the environment; `about` is its line in the README."""

    name: str
    about: str
    default: str = ""


TOKEN = Setting("EUREKA_TOKEN", "the bot's token")
TOKEN_FILE = Setting(
    "EUREKA_TOKEN_FILE", "a file that holds the token, such as a secret of Docker; goes before `EUREKA_TOKEN`"
)
DATABASE = Setting(
    "EUREKA_DATABASE_URL",
    "the database: `sqlite+aiosqlite:///file.db`, or `postgresql+asyncpg://user:password@host/name`",
    "sqlite+aiosqlite:///eureka.db",
)
GAMES = Setting("EUREKA_GAMES", "more folders with games, separated as in `PATH`")
SETTINGS = (TOKEN, TOKEN_FILE, DATABASE, GAMES)


def token() -> str | None:
    """Return the token, None if there is none. Raises Unfit if its file cannot be read."""
    if file := os.environ.get(TOKEN_FILE.name):
        try:
            return Path(file).read_text(encoding="utf-8").strip()
        except OSError as error:
            raise Unfit(f"The token file cannot be read: {error}") from error
    return os.environ.get(TOKEN.name)
