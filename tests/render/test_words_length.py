"""Parameters of any length."""

from render.words import LONGEST, words_for


def test_a_parameter_too_long_for_fluent_is_cut_and_not_refused() -> None:
    shown = words_for(None, "en").say("refused-option", option="x" * 3 * LONGEST, choice="y")
    assert "x" * (LONGEST - 1) + "…" in shown
    assert "y" in shown
