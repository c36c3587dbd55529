"""`eureka games`, `selfplay`, `scenarios`, `render`: the games without Discord."""

import json
import random
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.progress import track

from bot.texts import language_named
from games.core.chance import seed_hash
from games.core.errors import Unfit
from games.core.game import Options
from games.core.registry import AnyGame, all_games, game_named
from games.core.report import Outcome, lines, summary
from games.core.selfplay import AnyTable, Pace, choose, counted_game, play_game, random_options
from games.core.table import Table
from render.kit.frame import Size
from render.pictures import draw
from render.scene import Scene
from render.words import words_for

Report = dict[str, object]


def described() -> list[Report]:
    """Return id, name, seats and options of every game."""
    return [
        {
            "id": game.id,
            "name": words_for(game, "en").say("game"),
            "seats": list(game.seats),
            "options": {option.id: list(option.choices) for option in game.options},
        }
        for game in all_games().values()
    ]


def selfplay(
    game: AnyGame, players: int, count: int, seed: str, pace: Pace, *, shown: bool
) -> tuple[Report, list[str]]:
    """Play `count` seeded games; return the report and what failed.

    With `pace.counted` the report has the balance of the finished games under "report".
    """
    failures: list[str] = []
    outcomes: list[Outcome] = []
    decisions = finished = 0
    begun = time.perf_counter()
    for number in track(range(count), "playing", disable=not shown, transient=True):
        one = f"{seed}/{number}"
        options = random_options(game, players, random.Random(one))
        try:
            decisions += _play_one(game, players, options, one, pace, outcomes)
            finished += 1
        except Exception as error:
            failures.append(f"seed {one}, options {options}: {type(error).__name__}: {error}")
    seconds = round(time.perf_counter() - begun, 3)
    report: Report = {"game": game.id, "players": players, "games": count, "finished": finished}
    report |= {"decisions": decisions, "seconds": seconds, "failures": len(failures)}
    return (report | {"report": summary(outcomes)} if pace.counted else report), failures


def told(report: Report) -> list[str]:
    """Return the report of `selfplay` as lines for a terminal."""
    plain = [f"{name}: {part}" for name, part in report.items() if name != "report"]
    balance = report.get("report", {})
    assert isinstance(balance, Mapping)
    return [*plain, *lines(balance)]


def _play_one(
    game: AnyGame, players: int, options: Options, seed: str, pace: Pace, outcomes: list[Outcome]
) -> int:
    """Play one game, keep its outcome if it is counted; return the number of decisions."""
    if not pace.counted:
        return play_game(game, players, options, seed, pace)[1]
    outcomes.append(counted_game(game, players, options, seed, pace)[1])
    return outcomes[-1].decisions


def scenarios(game: AnyGame, file: Path | None) -> Report:
    """Run a scenario file (by default the game's own); return what passed, failed and was not understood."""
    path = file or game.scenarios()
    if not path.exists():
        raise Unfit(f"there is no scenario file {path.name} for {game.id}")
    try:
        listed = json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise Unfit(f"{path.name} is not JSON: {error}") from error
    if not isinstance(listed, Sequence) or not all(isinstance(one, Mapping) for one in listed):
        raise Unfit(f"{path.name} is not a list of scenarios")
    verdicts = [game.scenario(one) for one in listed]
    return {
        "game": game.id,
        "passed": sum(verdict.supported and not verdict.why for verdict in verdicts),
        "failed": [{"id": v.id, "why": v.why} for v in verdicts if v.supported and v.why],
        "unsupported": [verdict.id for verdict in verdicts if not verdict.supported],
    }


def position(game: AnyGame, players: int, seed: str, moves: int, policy: str) -> AnyTable:
    """Return a table after so many moves by a policy (or at its end)."""
    source = random.Random(seed)
    table: AnyTable = Table.start(game, players, {}, seed)
    for _ in range(moves):
        if table.finished:
            break
        table.answer(*choose(table, source, policy))
    return table


def picture(
    game_id: str,
    players: int,
    seed: str,
    moves: int,
    seat: str,
    what: str,
    size: str,
    lang: str,
    policy: str = "random",
) -> bytes:
    """Return the picture of a position as PNG. Raises Unfit for an unknown game, kind, seat or language."""
    game, words = game_named(game_id), words_for(game_named(game_id), language_named(lang))
    table = position(game, players, seed, moves, policy)
    viewer = int(seat) if seat.isdigit() else None
    if viewer is not None and viewer >= players:
        raise Unfit(f"there are seats 0 to {players - 1}")
    names = ("Ada", "Bo", "Cy", "Di", "Eli", "Flo")[:players]
    marks = tuple(event.refs for event in table.events() if event.refs)[-3:]
    scene = Scene(
        game,
        table.view(viewer),
        words,
        names,
        Size.FULL if size == "full" else Size.PHONE,
        caption=words.put(table.view(viewer).headline, names),
        foot=(f"seed {seed_hash(seed)[:8]}", str(table.number)),
        marks=marks if what == "board" else (),
        owing=tuple(table.owing()),
        sheet=game.score(table.state),
        large=size == "large",
    )
    try:
        return draw(scene, what, viewer)
    except LookupError:
        raise Unfit(f"{game_id} has no picture {what!r}") from None
