"""What every feature of the bot works with: store, tables, clock, and the courier's bell."""

from collections.abc import Callable
from dataclasses import dataclass, field
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
    commands: dict[str, int] = field(default_factory=dict)
    """Discord's id of each slash command or group, once they are announced."""

    def command(self, name: str) -> str:
        """Return a slash command as a text that a tap on it types, in the words of the reader's Discord."""
        known = self.commands.get(name.partition(" ")[0])
        return f"`/{name}`" if known is None else f"</{name}:{known}>"
