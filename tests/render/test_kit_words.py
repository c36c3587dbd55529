"""Where lines break, and how texts stand in texts."""

from __future__ import annotations

import pytest

from games.core.registry import all_games
from games.core.text import say, seat_text
from render.kit.fonts import Face, Script
from render.kit.text import TextStyle, layout
from render.words import words_for


def lines(text: str, ems: float) -> list[str]:
    """The lines of a text in a box so many letters wide."""
    laid = layout(text, TextStyle(Face.LABEL), 20, 20 * ems, Script.TRADITIONAL, True)
    return ["".join(piece.what.text for piece in line.pieces) for line in laid.lines]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "ems", "found"),
    [
        ("手中標記", 3.2, ["手中", "標記"]),
        ("抽一張卡。", 3.2, ["抽一", "張卡。"]),
        ("手中", 1.2, ["手", "中"]),
        ("手中標記", 2.2, ["手中", "標記"]),
    ],
)
def test_no_chinese_character_is_left_alone_on_the_last_line(text: str, ems: float, found: list[str]) -> None:
    """A last line of one character takes the one before it along, if that leaves two above."""
    assert lines(text, ems) == found


LISTS = [("draw 9 · discard 10 · next round 0", 7.6), ("抽牌 9 · 棄牌 10", 4)]


@pytest.mark.parametrize(("text", "ems"), LISTS)
def test_no_line_begins_with_the_dot_between_parts(text: str, ems: float) -> None:
    """The dot between the parts of a list ends a line rather than begin the next."""
    found = lines(text, ems)
    assert len(found) > 1
    assert [line for line in found if line.startswith("·")] == []


def test_chinese_and_figures_stand_apart_where_texts_meet() -> None:
    """A text that begins or ends with a figure has a space between it and a Chinese character."""
    words = words_for(all_games()["south_tigris"], "zh-Hant")
    two, one = say("effect-silver", n=2), say("effect-promote", n=1)
    paid = say("effect-pay-to-gain", cost=two, gain=[one, two])
    assert words.put(paid) == "付 2 銀幣換取提升 1 和 2 銀幣"


def test_names_of_players_are_left_as_they_are() -> None:
    """Within a name nothing is changed."""
    words = words_for(all_games()["south_tigris"], "zh-Hant")
    assert "小李3號" in words.put(say("picture-waits", who=[seat_text(0)]), ("小李3號",))


def test_latin_names_stand_apart_from_the_chinese_around_them() -> None:
    """Chinese ones do not, nor does a mark of punctuation."""
    words = words_for(all_games()["innovation"], "zh-Hans")
    who = [seat_text(seat) for seat in range(3)]
    assert words.put(say("picture-waits", who=who), ("Ada", "小李", "Bo")) == "轮到：Ada、小李和 Bo"
    assert words.put(say("picture-waits", who=who), ("Ada", "Bo", "小李")) == "轮到：Ada、Bo 和小李"
