"""The drawing kit: paper, ink, type, icons and the patent-drawing sheet, without a word about any game."""
