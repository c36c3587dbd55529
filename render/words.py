"""Puts Texts into words with Project Fluent: a game's messages, the core's and the caller's own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

import games.core
from games.core.registry import AnyGame
from games.core.text import SEAT_KEY, Text, say

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
FALLBACK = "en"
CORE_FOLDER = Path(games.core.__file__).parent / "text"
LONGEST = 1000
"""Most characters of one parameter of a message."""
SEAM = "\u241f"
"""Where a text begins or ends in another, until that one is finished."""
TIGHT = re.compile(f"(?<=[\u4e00-\u9fff]){SEAM}+(?=[0-9A-Za-z])|(?<=[0-9A-Za-z]){SEAM}+(?=[\u4e00-\u9fff])")
"""A seam of a Chinese character and a figure or Latin letter: a space belongs there, as Chinese sets them."""
RENDER_FOLDER = Path(__file__).parent / "text"


class UnknownMessage(KeyError):  # noqa: N818 - named for what it is about
    """A message key that no language file holds, or one with a parameter missing."""


class Words:
    """One language for one game. Missing messages are taken from English."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self._bundles = [_bundle(language, folders)]
        if language != FALLBACK:
            self._bundles.append(_bundle(FALLBACK, folders))

    def has(self, key: str) -> bool:
        """Tell whether there is a message `key`."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def put(self, text: Text, names: Sequence[str] = ()) -> str:
        """Return the text in words; `names` are the players' names by seat.

        Raises UnknownMessage for a key that does not exist or a parameter that is missing.
        """
        if text.key == SEAT_KEY:
            return _name(names, text.params["n"])
        filled = {name: self._param(value, names) for name, value in text.params.items()}
        for bundle in self._bundles:
            if bundle.has_message(text.key):
                return TIGHT.sub(" ", _format(bundle, text.key, filled)).replace(SEAM, "")
        raise UnknownMessage(text.key)

    def say(self, key: str, names: Sequence[str] = (), /, **params: int | str | Text | Sequence[Text]) -> str:
        """Return message `key` with these parameters in words."""
        return self.put(say(key, **params), names)

    def _param(self, value: int | str | Text | tuple[Text, ...], names: Sequence[str]) -> int | str:
        if isinstance(value, int):
            return value
        if isinstance(value, Text):
            value = _seamed(self.put(value, names))
        elif isinstance(value, tuple):
            value = _seamed(self._joined([self.put(one, names) for one in value]))
        # Fluent refuses a message with a longer part.
        return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"

    def _joined(self, parts: Sequence[str]) -> str:
        """Return "a", "a and b", "a, b and c" as the language has it."""
        if len(parts) <= 1:
            return parts[0] if parts else self.say("list-none")
        between, seamed = self.say("list-comma", head="", tail=""), [_seamed(part) for part in parts]
        return self.say("list-and", head=between.join(seamed[:-1]), tail=seamed[-1])


def words_for(game: AnyGame | None, language: str, *folders: Path) -> Words:
    """Return the words of a game (None: of no game) in a language, with more folders of messages."""
    return _words(game.folder if game is not None else None, language, folders)


@cache
def _words(game_folder: Path | None, language: str, folders: tuple[Path, ...]) -> Words:
    own = [game_folder / "text"] if game_folder is not None else []
    known = language if language in LANGUAGES else FALLBACK
    return Words(known, [CORE_FOLDER, RENDER_FOLDER, *folders, *own])


def _bundle(language: str, folders: Sequence[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in sorted(folder.glob(f"{language}*.ftl")):
            bundle.add_resource(_resource(file), allow_overrides=True)
    return bundle


@cache
def _resource(file: Path) -> Resource:
    """Return a language file, parsed once for all games that share it."""
    return FluentResource(file.read_text(encoding="utf-8"))


def _format(bundle: FluentBundle, key: str, params: dict[str, int | str]) -> str:
    message = bundle.get_message(key)
    if message.value is None:
        raise UnknownMessage(key)
    words, errors = bundle.format_pattern(message.value, params)
    if errors:
        raise UnknownMessage(f"{key}: {errors[0]}")
    return str(words)


def _seamed(words: str) -> str:
    return f"{SEAM}{words}{SEAM}"


def _name(names: Sequence[str], seat: int | str | Text | tuple[Text, ...]) -> str:
    return names[seat] if isinstance(seat, int) and seat < len(names) else f"P{seat}"
