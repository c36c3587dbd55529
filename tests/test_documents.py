"""README and guides agree with the code, and what they tell people to do works."""

import inspect
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import discord
import pytest
from PIL import Image

from bot.cli import app
from bot.commands.settings import settings, setup
from bot.config import SETTINGS
from bot.house_rules import CHOICES
from bot.limits import NEEDED
from bot.texts import FOLDER
from games.core.registry import all_games
from render.words import words_for

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
GAMES = [game for game in all_games().values() if game.folder.parent == ROOT / "games"]
LARGEST = 250 * 1024
IN_TESTS = {"EUREKA_DISCORD_OPENAPI", "EUREKA_TEST_DATABASE_URL"}


def test_the_table_of_settings_is_that_of_the_code() -> None:
    rows = re.findall(r"^\| `(EUREKA_\w+)` \| (.*) \| (.*) \|$", README, re.M)
    assert rows == [(one.name, one.about, f"`{one.default}`" if one.default else "–") for one in SETTINGS]


def test_the_reference_is_the_one_that_the_settings_write() -> None:
    """`eureka settings > docs/configuration.md` writes it anew."""
    call = [sys.executable, "-m", "bot", "settings"]
    env = {key: value for key, value in os.environ.items() if not key.startswith("EUREKA_")}
    written = subprocess.run(call, capture_output=True, text=True, env=env, cwd=ROOT, check=True).stdout
    assert written == (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8")
    for one in SETTINGS:
        assert f"| `{one.name}` | {one.about} |" in written


def test_the_reference_has_whatever_can_be_set() -> None:
    page = (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8")
    for work in (settings, setup):
        for name in list(inspect.signature(work).parameters)[1:]:
            assert f"| `{name}` | " in page, name
    for key, choices in CHOICES.items():
        told = [words_for(None, "en", FOLDER).say(f"bot-setup-{key}-{one}") for one in choices]
        assert f"| {' · '.join(told)} |" in page, key


def test_every_variable_that_is_read_is_a_setting() -> None:
    parts = (file for part in ("bot", "games", "render") for file in (ROOT / part).rglob("*.py"))
    read = {name for file in parts for name in re.findall(r"EUREKA_[A-Z_]+\b", file.read_text("utf-8"))}
    assert read == {one.name for one in SETTINGS}
    named = {name for page in PAGES for name in re.findall(r"EUREKA_[A-Z_]+\b", page.read_text("utf-8"))}
    assert named <= read | IN_TESTS


def test_the_invitation_asks_for_what_is_needed() -> None:
    found = re.search(r"permissions=(\d+)", README)
    assert found is not None
    threads = ("create_public_threads", "send_messages_in_threads")
    assert int(found[1]) == discord.Permissions(**dict.fromkeys((*NEEDED, *threads), True)).value
    for name in (*NEEDED, *threads):
        assert name.replace("_", " ").title().replace(" In ", " in ") in README


def test_the_line_of_commands_is_whole() -> None:
    listed = re.search(r"`eureka (run · .*?)`", README)
    assert listed is not None
    told = {one.name or str(one.callback and one.callback.__name__) for one in app.registered_commands}
    assert set(listed[1].split(" · ")) == told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_readme_names_every_game_its_makers_and_what_is_ours(game) -> None:  # type: ignore[no-untyped-def]
    words = words_for(game, "en")
    assert f"| {game.seats.start}–{game.seats.stop - 1} | {words.say('game-blurb')} |" in README
    ours = next(line for line in README.splitlines() if line.startswith(f"- **{words.say('game')}**"))
    assert game.credits.designer in ours
    assert game.credits.publisher in ours
    assert game.credits.designed_by_us
    assert all(words.say(f"designed-{one}") in ours for one in game.credits.designed_by_us)
    picture = ROOT / "docs" / f"{game.id.replace('_', '-')}.png"
    assert f'src="docs/{picture.name}"' in README
    assert picture.stat().st_size <= LARGEST


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_files_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", text)
    local = [one for pair in links for one in pair if one and not one.startswith("http")]
    assert [one for one in local if not (page.parent / one).exists()] == []


DRAWN_BESIDE = """import sys, render
render.__path__.append(sys.argv.pop(1))
from bot.cli import main
main()
"""
"""Runs the command line with one more folder of pictures."""


@pytest.fixture
def guide(tmp_path: Path) -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """Make the game of the guide from its page as it stands; return what runs `eureka` with it."""
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    found = {one: re.findall(rf"```{one}\n(.*?)```", page, re.S) for one in ("python", "ftl", "json")}
    (code, drawing), (words,), (scenarios,) = found.values()
    files = {
        "stones/__init__.py": code,
        "stones/text/en.ftl": words,
        "stones/content/scenarios.json": scenarios,
        "render/stones/__init__.py": drawing,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    env = {**os.environ, "EUREKA_GAMES": str(tmp_path), "PYTHONPATH": str(ROOT)}

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        call = [sys.executable, "-c", DRAWN_BESIDE, str(tmp_path / "render"), *arguments]
        return subprocess.run(call, capture_output=True, text=True, env=env, cwd=tmp_path, check=True)

    return run


def test_the_game_of_the_guide_is_played_with_every_law_checked(guide) -> None:  # type: ignore[no-untyped-def]
    report = json.loads(guide("selfplay", "stones", "--players", "3", "--games", "20", "--json").stdout)
    assert (report["finished"], report["failures"]) == (20, 0)


def test_the_scenarios_of_the_guide_pass(guide) -> None:  # type: ignore[no-untyped-def]
    report = json.loads(guide("scenarios", "stones", "--json").stdout)
    assert report == {"game": "stones", "passed": 2, "failed": [], "unsupported": []}


def test_the_pictures_of_the_guide_are_drawn(guide, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """A heap of few stones looks unlike one of many, and unlike the position in words."""
    for moves in ("2", "5"):
        guide("render", "stones", "--moves", moves, "--size", "phone", "--out", f"{moves}.png")
    few, many = (Image.open(tmp_path / f"{moves}.png") for moves in ("5", "2"))
    assert few.width == many.width == 1080
    assert few.tobytes() != many.tobytes()
    assert (tmp_path / "2.png").stat().st_size < LARGEST


def test_the_game_of_the_guide_keeps_the_rules_of_the_house(guide, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    """But for the order of imports: which of them are ours depends on where the folder lies."""
    rules = ["--config", str(ROOT / "pyproject.toml"), "--ignore", "I001"]
    call = [sys.executable, "-m", "ruff", "check", *rules, str(tmp_path)]
    found = subprocess.run(call, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout
