"""The language files themselves: no message is written twice, so that none takes the place of another."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

ROOT = Path(__file__).parents[1]
FILES = sorted(file for part in ("bot", "games", "render") for file in (ROOT / part).rglob("*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_message_is_written_once(file: Path) -> None:
    parts = FluentParser().parse(file.read_text(encoding="utf-8")).body
    keys = Counter(part.id.name for part in parts if isinstance(part, Message))
    assert keys
    assert [key for key, count in keys.items() if count > 1] == []
    assert [part.content for part in parts if isinstance(part, Junk)] == []


def together() -> dict[tuple[Path, str], list[Path]]:
    """Return the files of each folder and language."""
    found: dict[tuple[Path, str], list[Path]] = {}
    for file in FILES:
        language = next(one for one in ("en", *ALPHABETS) if file.name.startswith(one))
        found.setdefault((file.parent, language), []).append(file)
    return found


def test_no_file_says_what_another_beside_it_says() -> None:
    """A message stands in one file of its folder and language."""
    twice = {}
    for place, files in together().items():
        said = Counter(
            part.id.name
            for file in files
            for part in FluentParser().parse(file.read_text(encoding="utf-8")).body
            if isinstance(part, Message)
        )
        twice |= {(place, key): count for key, count in said.items() if count > 1}
    assert twice == {}


ALPHABETS = {"zh-Hans": "gb2312", "zh-Hant": "big5"}
"""Sets of characters that hold the one script and hardly any of the other."""
NAMED_IN_THEMSELVES = {"bot-language-zh-Hant", "bot-language-zh-Hans"}


CHINESE = [file for file in FILES if file.name[:7] in ALPHABETS]


@pytest.mark.parametrize("file", CHINESE, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_character_of_the_other_script(file: Path) -> None:
    """Simplified texts hold no traditional character, traditional ones no simplified one."""
    alphabet = ALPHABETS[file.name[:7]]
    strange = {
        char: line
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.partition(" =")[0] not in NAMED_IN_THEMSELVES
        for char in line
        if "\u4e00" <= char <= "\u9fff" and not _written(char, alphabet)
    }
    assert strange == {}


def _written(char: str, alphabet: str) -> bool:
    try:
        char.encode(alphabet)
    except UnicodeEncodeError:
        return False
    return True


HALF = re.compile(
    r"[\u3400-\u9fff」）”、。] ?[,;:?!]|[,;:?!] ?[\u3400-\u9fff「（“]|\([^()]*[\u3400-\u9fff][^()]*\)"
)
QUOTES = {"zh-Hans": "「」", "zh-Hant": "“”"}


@pytest.mark.parametrize("file", CHINESE, ids=lambda file: str(file.relative_to(ROOT)))
def test_chinese_is_punctuated_as_chinese(file: Path) -> None:
    """Full-width marks beside characters; the quotation marks of the script."""
    said = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in said if HALF.search(line.partition(" = ")[2] or line)] == []
    assert [line for line in said if any(mark in line for mark in QUOTES[file.name[:7]])] == []


def test_a_half_width_mark_is_noticed() -> None:
    for wrong in ("座位,由電腦", "提醒:輪到", "小時(0 到)", "嗎?"):
        assert HALF.search(wrong), wrong
    for right in ("座位，由電腦", "{ $begun }:00", "（0 到）", "/setup language"):
        assert not HALF.search(right), right
