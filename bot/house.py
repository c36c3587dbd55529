"""What every feature of the bot works with: store, tables, clock, and the courier's bell."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.store import Store
from bot.tables import Tables


@dataclass(slots=True)
class House:
    """The bot's parts that outlive one interaction."""

    store: Store
    tables: Tables
    now: Callable[[], datetime]
    ring: Callable[[], None]
    """Asks the courier to deliver what has just been queued."""
