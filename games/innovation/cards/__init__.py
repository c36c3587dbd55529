"""The effects of the cards, one function each, by age."""

from typing import Final

from games.innovation.cards import (
    age_01,
    age_02,
    age_03,
    age_04,
    age_05,
    age_06,
    age_07,
    age_08,
    age_09,
    age_10,
    second_edition,
)
from games.innovation.run import Effects

_AGES = (age_01, age_02, age_03, age_04, age_05, age_06, age_07, age_08, age_09, age_10)
THIRD_EDITION: Final[Effects] = {card: effects for age in _AGES for card, effects in age.EFFECTS.items()}
SECOND_EDITION: Final[Effects] = second_edition.EFFECTS
"""Only the cards that differ there (R15.1)."""
