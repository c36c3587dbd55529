"""Typefaces: EB Garamond for names, Barlow Semi Condensed for labels and numbers, Font Awesome for icons.

Chinese comes, glyph by glyph, from the Noto fonts of the `cjk` extra or from the system's fonts.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

from PIL import ImageFont, features

from render.kit.cmap import characters


class Face(StrEnum):
    """The faces a text can be set in."""

    DISPLAY = "display"
    DISPLAY_BOLD = "display-bold"
    DISPLAY_ITALIC = "display-italic"
    LABEL = "label"
    LABEL_BOLD = "label-bold"
    NUMBER = "number"


class Script(StrEnum):
    """Which Chinese forms come first where both fonts have a glyph."""

    TRADITIONAL = "zh-Hant"
    SIMPLIFIED = "zh-Hans"


class NoGlyph(UserWarning):
    """No installed font can draw a character; a question mark in brackets stands in for it."""


@dataclass(frozen=True)
class Source:
    """A font file, the member of a collection, the weight of a variable font, and false boldness."""

    path: Path
    index: int = 0
    weight: int | None = None
    embolden: float = 0.0


def _package(name: str) -> Path | None:
    spec = find_spec(name)
    return Path(spec.origin).parent if spec and spec.origin else None


def _barlow(cut: str) -> Source:
    root = _package("fontpkg_barlow_semi_condensed")
    assert root is not None
    return Source(root / "files" / f"BarlowSemiCondensed-{cut}.ttf")


def _garamond(cut: str, weight: int) -> Source:
    root = _package("fontpkg_eb_garamond")
    assert root is not None
    return Source(root / "files" / f"EBGaramond{cut}[wght].ttf", weight=weight)


@lru_cache(maxsize=1)
def latin() -> dict[Face, Source]:
    """The font of each face for Latin text."""
    return {
        Face.DISPLAY: _garamond("", 560),
        Face.DISPLAY_BOLD: _garamond("", 720),
        Face.DISPLAY_ITALIC: _garamond("-Italic", 520),
        Face.LABEL: _barlow("Medium"),
        Face.LABEL_BOLD: _barlow("SemiBold"),
        Face.NUMBER: _barlow("Bold"),
    }


BOLDNESS = {Face.LABEL: 0.006, Face.DISPLAY_BOLD: 0.016, Face.LABEL_BOLD: 0.016, Face.NUMBER: 0.024}
SERIF_FACES = frozenset({Face.DISPLAY, Face.DISPLAY_BOLD, Face.DISPLAY_ITALIC})
SYSTEM_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
SYSTEM_NAMES = ("NotoSerifCJK-Regular.ttc", "NotoSansCJK-Regular.ttc", "NotoSansTC-Regular.otf")
COLLECTION_MEMBER = {Script.SIMPLIFIED: 2, Script.TRADITIONAL: 3}


def _packaged(family: str, script: Script) -> list[Path]:
    roots = {
        Script.TRADITIONAL: _package("pylopdf_fonts_zh_tw"),
        Script.SIMPLIFIED: _package("pylopdf_fonts_zh_cn"),
    }
    order = sorted(roots, key=lambda one: one is not script)
    cut = {Script.TRADITIONAL: "TC", Script.SIMPLIFIED: "SC"}
    paths = [(root / f"Noto{family}{cut[one]}-Regular.otf") for one in order if (root := roots[one])]
    return [path for path in paths if path.exists()]


def _system(family: str) -> list[Path]:
    found: list[Path] = []
    for folder in SYSTEM_FOLDERS:
        for name in sorted(SYSTEM_NAMES, key=lambda one: family not in one):
            found += sorted(Path(folder).expanduser().rglob(name))
    return found


@lru_cache(maxsize=8)
def chinese(family: str, script: Script) -> tuple[Source, ...]:
    """The fonts asked in turn for Chinese, `family` being Serif or Sans; empty, with a warning, if none."""
    packaged = [Source(path) for path in _packaged(family, script)]
    if packaged:
        return tuple(packaged)
    found = tuple(
        Source(path, COLLECTION_MEMBER[script] if path.suffix == ".ttc" else 0) for path in _system(family)
    )
    if not found:
        hint = "install the 'cjk' extra or Debian's fonts-noto-cjk"
        warnings.warn(f"no font for Chinese text: {hint}", NoGlyph, stacklevel=2)
    return found


@lru_cache(maxsize=8192)
def source_of(char: str, face: Face, script: Script = Script.TRADITIONAL) -> Source | None:
    """The first font that has `char`: the face itself, its sister, then Chinese; None if no font has it."""
    fonts = latin()
    sister = Face.LABEL if face in SERIF_FACES else Face.DISPLAY
    for source in (fonts[face], fonts[sister]):
        if ord(char) in characters(source.path, source.index):
            return source
    for source in chinese("Serif" if face in SERIF_FACES else "Sans", script):
        if ord(char) in characters(source.path, source.index):
            return Source(source.path, source.index, embolden=BOLDNESS.get(face, 0.0))
    return None


@dataclass(frozen=True)
class Run:
    """Characters that one font draws."""

    text: str
    source: Source


@lru_cache(maxsize=8192)
def runs(text: str, face: Face, script: Script = Script.TRADITIONAL) -> tuple[Run, ...]:
    """`text` cut where the font changes. A character that no font has becomes `[?]`, with a warning."""
    fallback = latin()[face]
    pieces: list[tuple[str, Source]] = []
    for char in text:
        source = source_of(char, face, script)
        if source is None:
            warnings.warn(f"no font has U+{ord(char):04X}", NoGlyph, stacklevel=2)
        pieces.append((char, source) if source else ("[?]", fallback))
    grouped = groupby(pieces, key=lambda piece: piece[1])
    return tuple(Run("".join(char for char, _ in group), source) for source, group in grouped)


@lru_cache(maxsize=512)
def load(source: Source, pixels: int) -> ImageFont.FreeTypeFont:
    """The font at a size in pixels per em."""
    font = ImageFont.truetype(str(source.path), pixels, index=source.index)
    if source.weight is not None:
        font.set_variation_by_axes([source.weight])
    return font


@lru_cache(maxsize=1)
def shaping() -> bool:
    """Whether Pillow can shape text here (kerning, tabular figures)."""
    return bool(features.check("raqm"))


def figures(source: Source) -> list[str] | None:
    """OpenType features for a font: lining figures of equal width where the font has them."""
    is_latin = any(source.path == one.path for one in latin().values())
    return ["tnum", "lnum"] if is_latin and shaping() else None


@lru_cache(maxsize=1)
def icon_path() -> Path:
    """The file of Font Awesome Free Solid."""
    root = _package("fontawesomefree")
    assert root is not None
    return root / "static" / "fontawesomefree" / "webfonts" / "fa-solid-900.ttf"


@lru_cache(maxsize=16384)
def advance(text: str, source: Source, pixels: int) -> float:
    """How far the pen moves when `text` is set, in pixels."""
    font = load(source, pixels)
    return font.getlength(text, features=figures(source))
