"""Write the snapshots of a release: `python -m tests.saves.make` (one per game and number of seats).

A file that is there stays as it is: it is what that release has written.
"""

import json
import random
from dataclasses import asdict
from pathlib import Path

from games.core.registry import AnyGame, all_games
from games.core.selfplay import choose, random_options
from games.core.table import Table

FOLDER = Path(__file__).parent
MOVES = 60


def snapshot_of(game: AnyGame, seats: int) -> dict[str, object]:
    """Play a random game on and return its last snapshot."""
    source = random.Random(f"save/{seats}")
    table = Table.start(game, seats, random_options(game, seats, source), f"save/{seats}")
    for _ in range(min(MOVES, game.longest // 50)):
        if not table.finished:
            table.answer(*choose(table, source))
    return asdict(table.snapshots[max(table.snapshots)])


def main() -> None:
    for game in all_games().values():
        for seats in game.seats:
            path = FOLDER / f"{game.id}-{seats}-v{game.rules_version}.json"
            if not path.exists():
                path.write_text(json.dumps(snapshot_of(game, seats), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
