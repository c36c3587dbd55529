"""All of `eureka bench`."""

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bot.bench import clicks, play, stored
from bot.bench.figures import Figure, baseline, reported, store
from games.core.errors import Unfit
from games.core.registry import all_games

STORED_GAME, STORED_SEATS = "legendary_inventors", 4
PARTS = ("rules", "pictures", "store", "clicks")


def bench(parts: tuple[str, ...], *, quick: bool, as_json: bool, keep: bool) -> None:
    """Measure the parts (all by default), print them beside goals and baseline, keep them as the new one."""
    if unknown := set(parts) - set(PARTS):
        raise Unfit(f"no part {', '.join(sorted(unknown))}; there are: {', '.join(PARTS)}")
    figures = [figure for part in parts or PARTS for figure in _part(part, quick)]
    listed = reported(figures, baseline())
    if keep:
        store(figures)
    print(json.dumps(listed)) if as_json else Console(width=100).print(_table(listed))


def _part(part: str, quick: bool) -> Iterator[Figure]:
    if part == "store":
        with tempfile.TemporaryDirectory() as folder:
            yield from stored.measured(Path(folder), STORED_GAME, STORED_SEATS, quick=quick)
    elif part == "clicks":
        yield from clicks.measured(Path.cwd())
    else:
        for game in all_games().values():
            yield from play.rules(game) if part == "rules" else play.pictures(game)


def _table(listed: list[dict[str, object]]) -> Table:
    table = Table("figure", "value", "unit", "goal", "met", "against baseline")
    for row in listed:
        ratio = "" if row["ratio"] is None else f"x {row['ratio']}"
        goal = "" if row["goal"] is None else str(row["goal"])
        table.add_row(
            str(row["name"]), str(row["value"]), str(row["unit"]), goal, "yes" if row["met"] else "NO", ratio
        )
    return table
