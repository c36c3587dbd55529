"""What may go wrong at a table, as values that a person can read."""

from games.core.text import Text, say


class Refused(Exception):  # noqa: N818 - the rule book refuses; nothing is broken
    """An answer that the rules do not allow. `text` says why, `rule` is the rule's number."""

    def __init__(self, text: Text, rule: str = "") -> None:
        super().__init__(f"{text.key} {rule}".strip())
        self.text = text
        self.rule = rule


class Broken(AssertionError):  # noqa: N818 - said of a state
    """A state that breaks a law of its game (a lost component, a negative count)."""


class Unfit(Exception):  # noqa: N818 - said of a save
    """A stored game that cannot be taken up again: damaged, or of rules no longer known."""


def refuse(key: str, rule: str = "", /, **params: int | str | Text) -> Refused:
    """Return a Refused with message `key`, ready to be raised."""
    return Refused(say(key, **params), rule)
