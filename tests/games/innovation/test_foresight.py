"""What is shown before a dogma is confirmed (R14.7)."""

import pytest

from games.core.text import Text
from games.innovation import GAME
from games.innovation.foresight import Outlook, outlook
from games.innovation.trial.given import build
from games.innovation.trial.scene import Scene


def scene(**given: object) -> Scene:
    """Return a position of two players, or those given, as scenarios describe it."""
    return build(GAME, {"players": ["A", "B"], **given})[0]


@pytest.mark.parametrize(
    ("board", "other", "expected"),
    [
        ({"board": {"blue": ["calendar"]}, "hand": ["oars"]}, {}, Outlook(nothing=True, ends=False)),
        ({"board": {"blue": ["writing"]}}, {}, Outlook(nothing=False, ends=False)),
        ({"board": {"purple": ["philosophy"]}}, {}, Outlook(nothing=True, ends=False)),
        ({"board": {"purple": ["philosophy"]}, "hand": ["oars"]}, {}, Outlook(nothing=False, ends=False)),
        ({"board": {"red": ["gunpowder"]}}, {}, Outlook(nothing=True, ends=False)),
        (
            {"board": {"red": ["gunpowder"]}},
            {"board": {"green": ["the_wheel"]}},
            Outlook(nothing=False, ends=False),
        ),
    ],
    ids=["calendar", "writing", "philosophy", "philosophy-hand", "gunpowder", "gunpowder-victim"],
)
def test_empty_dogmas_are_known_before(
    board: dict[str, object], other: dict[str, object], expected: Outlook
) -> None:
    """An action that can change nothing is said to; one that might is not."""
    card = next(iter(board["board"].values()))[0]  # type: ignore[attr-defined]
    at = scene(A=board, B=other)
    assert outlook(at.state, 0, f"dogma.{card}") == expected


def test_an_end_is_announced() -> None:
    """R5.3: a dogma that draws above 10 may end the game."""
    at = scene(A={"board": {"yellow": ["agriculture"]}, "hand": ["software"]})
    assert outlook(at.state, 0, "dogma.agriculture").ends


def test_a_hand_that_nobody_can_see_does_not_tell() -> None:
    """R13.2: whether a victim's hand holds what a demand wants stays open."""
    for hand in (["sailing"], ["metalworking"]):
        at = scene(A={"board": {"red": ["oars"]}}, B={"hand": hand}, supply={"1": ["tools"]})
        assert not outlook(at.state, 0, "dogma.oars").nothing


def test_the_confirmation_tells_counts_and_roles() -> None:
    """R14.7: featured icon with counts, who shares, who is vulnerable; nothing for other actions."""
    at = scene(
        players=["A", "B", "C"],
        A={"board": {"red": ["archery"]}, "hand": ["tools"]},
        B={"board": {"red": ["metalworking"]}},
    )
    asked = at.table.asked[0]
    lines = GAME.preview(at.state, asked, "dogma.archery")
    assert [line.key for line in lines] == ["preview-counts", "preview-fall", "words-demand"]
    assert [one.params["n"] for one in lines[0].params["counts"]] == [2, 3, 0]  # type: ignore[union-attr]
    assert [one.params["n"] for one in lines[1].params["fall"]] == [2]  # type: ignore[union-attr]
    assert GAME.preview(at.state, asked, "meld.tools") == [] == GAME.preview(at.state, asked, "draw")
    option = asked.option("dogma.archery")
    assert option.ends and option.detail is not None and option.detail.key == "detail-dogma-demand"


def test_sharers_are_told_in_order() -> None:
    """R6.5: whoever shares is named from the left of the active player on."""
    at = scene(
        players=["A", "B", "C"],
        turn="B",
        A={"board": {"purple": ["philosophy"]}},
        B={"board": {"blue": ["writing"]}},
        C={"board": {"blue": ["experimentation"]}},
    )
    lines = GAME.preview(at.state, at.table.asked[0], "dogma.writing")
    assert [line.key for line in lines] == ["preview-counts", "preview-share", "words-share"]
    assert [one.params["n"] for one in lines[1].params["share"]] == [2, 0]  # type: ignore[union-attr]


@pytest.mark.parametrize(("edition", "key"), [("third", "effect-oars-1"), ("second", "effect-oars-1-second")])
def test_a_question_stands_with_the_effects_behind_it(edition: str, key: str) -> None:
    """Whoever is asked reads what the card does, in the edition played; an action has nothing behind it."""
    at = scene(A={"board": {"red": ["oars"]}}, B={"hand": ["sailing", "the_wheel"]}, edition=edition)
    assert GAME.behind(at.state, at.table.asked[0]) == []
    at.table.answer(at.table.asked[0], "dogma.oars")
    lines = GAME.behind(at.state, at.table.asked[0])
    assert [line.key for line in lines] == ["words-demand", "words-share"]
    assert lines[0].params["effect"] == Text(key)
