"""The language files themselves: no message is written twice, so that none takes the place of another."""

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
