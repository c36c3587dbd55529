"""The position in words: the text twin of the pictures."""

from games.age_of_innovation.view import AgeView
from games.core.text import Text


def lines(view: AgeView) -> list[Text]:
    """Return the whole position, a line each."""
    return [view.headline]
