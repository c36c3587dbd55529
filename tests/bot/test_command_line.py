"""The command `eureka`, in a process of its own; a game in another folder appears everywhere by itself."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TINY = ROOT / "tests" / "games" / "tiny"


def eureka(*words: str, tiny: bool = True, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "EUREKA_GAMES": str(TINY) if tiny else "", **more}
    command = [sys.executable, "-m", "bot", *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def told(*words: str) -> Any:
    done = eureka(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_a_game_in_another_folder_is_listed_with_its_seats_and_options() -> None:
    listed = {one["id"]: one for one in told("games")}
    assert listed["high_card"]["seats"] == [2, 3, 4]
    assert listed["high_card"]["options"] == {"hand": ["three", "five"]}
    assert len(listed) == len(json.loads(eureka("games", "--json", tiny=False).stdout)) + 2


def test_its_commands_are_registered() -> None:
    names = told("commands")["commands"]
    assert {"highcard play", "highcard flip", "game new", "move", "card"} <= set(names)
    assert names == sorted(names)


def test_it_is_played_by_itself() -> None:
    report = told("selfplay", "high_card", "--players", "3", "--games", "5", "--seed", "1")
    assert (report["finished"], report["failures"]) == (5, 0)
    assert set(report) == {"game", "players", "games", "finished", "decisions", "seconds", "failures"}


def test_its_position_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    words = ("render", "high_card", "--players", "3", "--seed", "1", "--moves", "2", "--out", str(file))
    assert eureka(*words).returncode == 0
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("selfplay", "chess", "--players", "2"), "no game 'chess'"),
        (("selfplay", "high_card", "--players", "9"), "is for 2 to 4 players"),
        (("scenarios", "high_card", "nowhere.json"), "there is no scenario file"),
        (("render", "high_card", "--what", "mat", "--out", "x.png"), "no picture"),
        (("run",), "No token"),
        (("verify", "--db", "sqlite+aiosqlite:////nowhere/at/all.db"), "does not exist"),
        (("bench", "everything"), "no part everything"),
        (("sandbox", "--game", "chess", "--no-browser"), "no game 'chess'"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    done = eureka(*words, EUREKA_TOKEN="", EUREKA_TOKEN_FILE="")
    assert done.returncode == 1
    assert said in done.stderr and "Traceback" not in done.stderr


def test_the_doctor_says_what_is_missing(tmp_path: Path) -> None:
    done = eureka("doctor", "--db", f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", EUREKA_TOKEN="")
    assert done.returncode == 1
    assert "database: fine" in done.stdout and "Set EUREKA_TOKEN" in done.stdout


def test_a_backup_is_a_database_of_its_own(tmp_path: Path) -> None:
    db = f"sqlite+aiosqlite:///{tmp_path / 'a.db'}"
    assert eureka("verify", "--db", db).returncode == 0
    assert eureka("backup", str(tmp_path / "b.db"), "--db", db).returncode == 0
    assert eureka("verify", "--db", f"sqlite+aiosqlite:///{tmp_path / 'b.db'}").returncode == 0
