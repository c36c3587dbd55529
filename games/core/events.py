"""What happened, with a public form and, where something hidden is involved, a private form per seat."""

from dataclasses import dataclass, field

from games.core.text import Text


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `text` may be read by all; `private` holds another wording for single seats; `seat` is who did it;
    `refs` name the pieces that changed; `depth` is how deep it is nested in another effect.
    """

    text: Text
    seat: int | None = None
    private: dict[int, Text] = field(default_factory=dict)
    refs: tuple[str, ...] = ()
    depth: int = 0

    def words_for(self, seat: int | None) -> Text:
        """Return the wording that `seat` (None = spectator) may read."""
        return self.text if seat is None else self.private.get(seat, self.text)
