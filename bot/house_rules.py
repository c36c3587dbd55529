"""What a server's owner has decided: who may open games, where, with which clock, how much is posted."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import get_args

from bot.clock import BANKS, ClockRule, Zero
from bot.store import ServerSettings

CHOICES: dict[str, tuple[str, ...]] = {
    "create": ("all", "moderators"),
    "place": ("channel", "thread"),
    "clock": ("none", *BANKS),
    "zero": get_args(Zero),
    "posts": ("pictures", "words"),
    "live": ("on", "off"),
}
"""Every decision with its choices, the first of them the default."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A server's decisions: one choice of each of CHOICES."""

    create: str = "all"
    place: str = "channel"
    clock: str = "none"
    zero: str = "nudge"
    posts: str = "pictures"
    live: str = "on"

    @property
    def clock_rule(self) -> ClockRule | None:
        """The clock that a new game gets if its opener chooses none."""
        zeros: dict[str, Zero] = {"nudge": "nudge", "computer": "computer", "vote": "vote"}
        return ClockRule(BANKS[self.clock], zeros[self.zero]) if self.clock in BANKS else None


def rules_of(server: ServerSettings) -> HouseRules:
    """Return a server's decisions; what is not set, or no longer known, is the default."""
    kept = server.extra if isinstance(server.extra, Mapping) else {}
    found = {key: str(kept[key]) for key, known in CHOICES.items() if kept.get(key) in known}
    return replace(HouseRules(), **found)


def with_choice(server: ServerSettings, key: str, value: str) -> ServerSettings:
    """Return the settings with one decision changed. Raises KeyError for one that does not exist."""
    if value not in CHOICES[key]:
        raise KeyError(value)
    kept = dict(server.extra) if isinstance(server.extra, Mapping) else {}
    return replace(server, extra=kept | {key: value})
