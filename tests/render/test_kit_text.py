"""Text: every glyph drawn, fitted without cuts, wrapped as each script wants it."""

from __future__ import annotations

import pytest
from PIL import Image

from render.kit import fonts, icons
from render.kit.audit import faults, leaked, overflowing, overlapping, too_small
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.cmap import characters
from render.kit.fonts import Face, NoGlyph, Script, runs
from render.kit.text import Role, TextFitError, TextStyle, layout
from render.kit.words import Inline, words

SAMPLE = "Ada Ünïted — 發明家 发明家 「時鐘」，①→×½ Łódź Ødegård"
PLAIN = TextStyle(Face.LABEL, Role.NOTE, 30)


def canvas() -> Canvas:
    return Canvas(1600, 400, strict=True)


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("script", Script)
def test_no_character_becomes_a_box(face: Face, script: Script) -> None:
    """Each run of a text goes to a font that has all its characters."""
    for run in runs(SAMPLE, face, script):
        assert {ord(char) for char in run.text} <= characters(run.source.path, run.source.index)


def test_character_without_font_is_said_and_replaced() -> None:
    """A character that no font has is warned of and drawn as [?], not as an empty box."""
    fonts.runs.cache_clear()
    with pytest.warns(NoGlyph, match="U\\+10FFFD"):
        drawn = "".join(run.text for run in runs("a\U0010fffd", Face.LABEL))
    assert drawn == "a[?]"


def test_missing_chinese_fonts_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any font for Chinese a warning tells what to install."""
    monkeypatch.setattr(fonts, "_packaged", lambda family, script: [])
    monkeypatch.setattr(fonts, "_system", lambda family: [])
    fonts.chinese.cache_clear()
    with pytest.warns(NoGlyph, match="cjk"):
        assert fonts.chinese("Sans", Script.TRADITIONAL) == ()
    fonts.chinese.cache_clear()


@pytest.mark.parametrize(("script", "cut"), [(Script.TRADITIONAL, "TC"), (Script.SIMPLIFIED, "SC")])
def test_script_chooses_the_chinese_forms(script: Script, cut: str) -> None:
    """A character that both fonts have comes in the forms of the reader's script."""
    (run,) = runs("今", Face.LABEL, script)
    assert cut in run.source.path.name or run.source.path.suffix == ".ttc"


@pytest.mark.parametrize("name", icons.known())
def test_icon_is_drawn(name: str) -> None:
    """Every named icon has ink and keeps to its size; font icons exist in the font."""
    mask = icons.mask(name, 40)
    assert mask.getbbox() == (0, 0, mask.width, mask.height)
    assert max(mask.size) in range(38, 43)
    glyph = icons.GLYPHS.get(name)
    assert glyph is None or glyph in characters(fonts.icon_path())


def test_unknown_icon_is_refused() -> None:
    """A wrong icon name is an error, not an empty place."""
    with pytest.raises(icons.UnknownIconError):
        icons.mask("no such thing", 20)


def test_long_text_shrinks_on_one_line() -> None:
    """A text a little too long for its box is set smaller, on one line."""
    drawn = canvas()
    drawn.text(Box(0, 0, 250, 40), "Perpetual motion machine", PLAIN)
    assert drawn.size(Role.NOTE) <= drawn.texts[0].size < 30
    assert faults(drawn) == []


@pytest.mark.parametrize("name", ("埃達·勒芙蕾絲", "約翰內斯·古騰堡", "胡奈因·伊本·伊斯哈格"))
def test_foreign_names_in_chinese_break_after_their_dots(name: str) -> None:
    """No part of a name is torn apart while it fits a line; in a sentence lines are filled as ever."""
    parts = ["".join(map(str, word.parts)) for word in words(name)]
    assert [part.strip("·") for part in parts] == name.split("·")
    assert all(part.endswith("·") for part in parts[:-1])
    assert len(words(f"派{name}去。")) > len(parts)


def test_lines_of_chinese_do_not_touch() -> None:
    """However near lines of Latin letters may be, those of Chinese characters stay apart."""
    tight = TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 30, leading=0.9)
    found = layout("本傑明·富蘭克林", tight, 30, 130, Script.TRADITIONAL, wrap=True)
    assert len(found.lines) == 2
    assert found.lead >= found.lines[0].below + found.lines[1].above
    assert layout("one two", tight, 30, 60, Script.TRADITIONAL, wrap=True).lead == 27


def test_longer_text_wraps_and_keeps_every_word() -> None:
    """A text that one line cannot hold goes on several lines, whole."""
    found = layout("one two three four five", PLAIN, 30, 120, Script.TRADITIONAL, wrap=True)
    said = " ".join(piece.what.text for line in found.lines for piece in line.pieces)  # type: ignore[union-attr]
    assert len(found.lines) > 1
    assert said == "one two three four five"


def test_text_that_cannot_fit_is_an_error_in_tests() -> None:
    """On a strict canvas a text that does not fit raises."""
    with pytest.raises(TextFitError, match="Perpetual"):
        canvas().text(Box(0, 0, 60, 24), "Perpetual motion machine", PLAIN)


def test_text_that_cannot_fit_is_set_small_for_players() -> None:
    """On a live canvas it is set smaller than the rule, and the audit tells."""
    drawn = Canvas(1600, 400)
    drawn.text(Box(0, 0, 60, 24), "Perpetual motion machine", PLAIN)
    assert overflowing(drawn) == []
    assert len(too_small(drawn)) == 1


def test_name_without_spaces_is_broken_not_cut() -> None:
    """A name of 32 letters without a space still goes into a narrow box, letter for letter."""
    drawn = canvas()
    drawn.text(Box(0, 0, 190, 120), "Wolfeschlegelsteinhausenbergerdo", PLAIN)
    assert faults(drawn) == []


@pytest.mark.parametrize("mark", "，。」；！")
def test_no_line_starts_with_closing_punctuation(mark: str) -> None:
    """Chinese closing punctuation stays with the character before it."""
    assert [word.parts for word in words(f"時鐘{mark}水")] == [["時"], ["鐘", mark], ["水"]]


def test_no_line_ends_with_an_opening_bracket() -> None:
    """An opening bracket stays with the character after it."""
    assert [word.parts for word in words("取「時鐘")] == [["取"], ["「", "時"], ["鐘"]]


def test_icon_stays_with_the_number_beside_it() -> None:
    """No line breaks between an icon and a text that touches it."""
    assert [len(word.parts) for word in words(("pay ", Inline("coin"), "3 now"))] == [1, 2, 1]


@pytest.mark.skipif(not fonts.shaping(), reason="Pillow cannot shape text here")
@pytest.mark.parametrize("face", Face)
def test_figures_have_one_width(face: Face) -> None:
    """Figures are tabular, so that columns of numbers line up."""
    source = fonts.latin()[face]
    assert len({fonts.advance(figure, source, 100) for figure in "0123456789"}) == 1


def test_capital_letter_is_optically_centred() -> None:
    """A letter in a square has as much ground above its ink as below, to a pixel."""
    drawn = Canvas(400, 400, ground=(255, 255, 255))
    style = TextStyle(Face.NUMBER, Role.NOTE, 200, align="centre")
    drawn.text(Box(0, 0, 400, 400), "H", style)
    box = drawn.image.convert("L").point([255] * 128 + [0] * 128).getbbox()
    assert box is not None
    assert abs(box[1] - (400 - box[3])) <= 3
    assert abs(box[0] - (400 - box[2])) <= 3


def test_audit_sees_overlap_and_leak() -> None:
    """The audit tells of two texts on each other and of a hidden word shown."""
    drawn = canvas()
    drawn.text(Box(0, 0, 300, 60), "Galileo", PLAIN)
    drawn.text(Box(20, 0, 300, 60), "Newton", PLAIN)
    assert len(overlapping(drawn)) == 1
    assert leaked(drawn, ["galileo", "Pascal"]) == ["galileo"]


def test_recorded_ink_is_where_the_ink_is() -> None:
    """The ink box in the record holds every dark pixel of the text."""
    drawn = Canvas(800, 200, ground=(255, 255, 255))
    ink = drawn.text(Box(50, 20, 600, 160), "Jypq 發 Ég", TextStyle(Face.DISPLAY_BOLD, Role.NOTE, 80))
    dark: Image.Image = drawn.image.convert("L").point([255] * 200 + [0] * 56)
    found = dark.getbbox()
    assert found is not None
    assert ink.contains(Box(found[0], found[1], found[2] - found[0], found[3] - found[1]), 2)
