"""A half-given answer, kept in the custom ids of the panel itself, so that a restart loses nothing.

Options are named by their place in the decision; the fingerprint in the id says of which decision.
"""

import string
from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.core.errors import refuse
from games.core.question import Decision, Kind, Value

DIGITS = string.digits + string.ascii_letters + "-_"
MARK = 6
"""How many digits of a fingerprint stand in an id."""
_WIDE, _SET = ".", "="


@dataclass(frozen=True, slots=True)
class Draft:
    """Which decision of which game, the page shown, and what is chosen so far.

    `picks` are option places (ONE, SOME, ORDER), counts by option place (ALLOCATE), a number (NUMBER) or
    0/1 (YESNO); empty if nothing is chosen.
    """

    game: str
    version: int
    mark: str
    page: int = 0
    picks: tuple[int, ...] = ()

    @property
    def parts(self) -> tuple[str | int, ...]:
        """The draft as parts of a custom id."""
        return (self.game, self.version, self.mark, self.page, packed(self.picks))

    def on_page(self, page: int) -> "Draft":
        """Return the same draft on another page."""
        return replace(self, page=page)

    def with_picks(self, picks: Sequence[int]) -> "Draft":
        """Return the draft with other choices."""
        return replace(self, picks=tuple(picks))


def draft_of(game: str, version: int, decision: Decision) -> Draft:
    """Return an empty draft for a decision."""
    empty = (0,) * len(decision.options) if decision.kind is Kind.ALLOCATE else ()
    return Draft(game, version, decision.fingerprint[:MARK], 0, empty)


def read_draft(parts: Sequence[str]) -> Draft:
    """Return the draft of a custom id's parts; raise Refused if they are none."""
    try:
        game, version, mark, page, picks = parts[:5]
        return Draft(game, int(version), mark, int(page), unpacked(picks))
    except ValueError:
        raise refuse("bot-old-button") from None


def packed(numbers: Sequence[int]) -> str:
    """Return numbers (0 to 4095) as text, the shortest way that fits.

    One digit of 64 each, or a dot and two digits each, or, if they rise, an equals sign and their set.
    """
    if all(number < len(DIGITS) for number in numbers):
        return "".join(DIGITS[number] for number in numbers)
    pairs = _WIDE + "".join(_digits(number, 2) for number in numbers)
    if sorted(set(numbers)) != list(numbers):
        return pairs
    whole = sum(1 << number for number in numbers)
    return min(pairs, _SET + _digits(whole, -(-whole.bit_length() // 6)), key=len)


def unpacked(text: str) -> tuple[int, ...]:
    """Return the numbers of a packed text; raise ValueError if it is none."""
    if text.startswith(_SET):
        whole = _number(text[1:])
        return tuple(number for number in range(whole.bit_length()) if whole >> number & 1)
    if text.startswith(_WIDE):
        pairs = zip(text[1::2], text[2::2], strict=True)
        return tuple(_number(high + low) for high, low in pairs)
    return tuple(DIGITS.index(digit) for digit in text)


def _digits(number: int, count: int) -> str:
    return "".join(DIGITS[number >> 6 * place & 63] for place in reversed(range(count)))


def _number(digits: str) -> int:
    found = 0
    for digit in digits:
        found = found << 6 | DIGITS.index(digit)
    return found


def value_of(decision: Decision, draft: Draft) -> Value:
    """Return the answer that the draft stands for; raise Refused if it is not complete."""
    picks, kind = draft.picks, decision.kind
    if any(pick >= len(decision.options) for pick in picks) and kind in (Kind.ONE, Kind.SOME, Kind.ORDER):
        raise refuse("bot-old-button")
    if kind is Kind.ALLOCATE:
        return {option.id: count for option, count in zip(decision.options, picks, strict=True) if count}
    if kind in (Kind.SOME, Kind.ORDER):
        return tuple(decision.options[pick].id for pick in picks)
    if not picks:
        raise refuse("refused-pick-one")
    if kind is Kind.NUMBER:
        return picks[0] + decision.least
    return bool(picks[0]) if kind is Kind.YESNO else decision.options[picks[0]].id


def picked(decision: Decision, draft: Draft) -> list[str]:
    """Return the ids of the options chosen so far."""
    if decision.kind is Kind.ALLOCATE:
        return [one.id for one, count in zip(decision.options, draft.picks, strict=False) if count]
    if decision.kind in (Kind.ONE, Kind.SOME, Kind.ORDER):
        return [decision.options[pick].id for pick in draft.picks if pick < len(decision.options)]
    return []


def is_ending(decision: Decision, draft: Draft) -> bool:
    """Tell whether the chosen answer wants a confirmation (it ends the turn or reveals something)."""
    if decision.kind in (Kind.ONE, Kind.SOME, Kind.ORDER):
        return any(decision.options[pick].ends for pick in draft.picks if pick < len(decision.options))
    chosen = zip(decision.options, draft.picks, strict=False)
    return decision.kind is Kind.ALLOCATE and any(option.ends and count for option, count in chosen)
