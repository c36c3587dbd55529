"""The command `eureka`."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import discord
import typer
from rich.console import Console

from bot import config
from bot.line import care, play
from bot.store import StoreError
from games.core.errors import Refused, Unfit
from games.core.registry import game_named
from games.core.selfplay import Pace

app = typer.Typer(
    no_args_is_help=True, add_completion=False, help="Heavy board games about invention, by post."
)
_say = Console(stderr=True, soft_wrap=True)

DATABASE = config.DATABASE.default

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Database = Annotated[str, typer.Option("--db", envvar=config.DATABASE.name, help="The database's URL.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of the game; see `eureka games`.")]


def main() -> None:
    """Run the command line; errors become one sentence and exit status 1."""
    try:
        app()
    except (Unfit, StoreError) as error:
        _fail(str(error))
    except Refused as error:
        from render.words import words_for

        _fail(words_for(None, "en").put(error.text))


@app.command()
def run(db: Database = DATABASE) -> None:
    """Connect to Discord and serve until stopped."""
    from bot.client import Eureka

    token = config.token()
    if not token:
        _fail(f"No token. Set {config.TOKEN.name}, or {config.TOKEN_FILE.name} to a file that holds it.")
    discord.utils.setup_logging(root=True)
    try:
        asyncio.run(_serve(Eureka(db), token))
    except discord.LoginFailure:
        _fail("Discord refuses the token. Copy it again from the developer portal (Bot, Reset Token).")
    _say.print("Stopped.")


@app.command()
def sandbox(
    port: Annotated[int | None, typer.Option(help="Port of the page.")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
    game: Annotated[str | None, typer.Option(help="Show this game's channel.")] = None,
    seed: Annotated[str, typer.Option(help="Seed of the ready positions.")] = "sandbox",
    lang: Annotated[str, typer.Option(help="en, zh-Hant or zh-Hans.")] = "en",
    members: Annotated[int, typer.Option(help="How many members to view as, 3 to 5.")] = 3,
) -> None:
    """Open the bot in a simulated Discord, in a page on this machine."""
    try:
        from bot.sandbox import Wish, serve
    except ModuleNotFoundError as error:
        _fail(f"The sandbox needs the extra 'sandbox': pip install '.[sandbox]' ({error.name} is missing).")
    try:
        asyncio.run(serve(Wish(port, browser, game, seed, lang, members)))
    except KeyboardInterrupt:
        _say.print("Closed.")


@app.command()
def games(as_json: Json = False) -> None:
    """List the games."""
    listed = play.described()
    if as_json:
        print(json.dumps(listed))
    else:
        for one in listed:
            print(f"{one['id']:24} {one['name']}  seats {one['seats']}")


@app.command()
def selfplay(
    game: GameId,
    players: Annotated[int, typer.Option(help="Number of seats.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Seed of the first game.")] = "1",
    policy: Annotated[str, typer.Option(help="random or greedy.")] = "random",
    fast: Annotated[bool, typer.Option("--fast", help="Without checks, for speed.")] = False,
    balance: Annotated[bool, typer.Option("--report", help="Add the balance of the games played.")] = False,
    as_json: Json = False,
) -> None:
    """Play seeded games among computer players, every law checked."""
    rules = game_named(game)
    if players not in rules.seats:
        _fail(f"{game} is for {rules.seats.start} to {rules.seats.stop - 1} players.")
    pace = Pace(policy, fast, counted=balance)
    report, failures = play.selfplay(rules, players, games, seed, pace, shown=sys.stderr.isatty())
    for failure in failures:
        _say.print(failure, markup=False)
    print(json.dumps(report) if as_json else "\n".join(play.told(report)))
    raise typer.Exit(1 if failures else 0)


@app.command()
def scenarios(
    game: GameId,
    file: Annotated[Path | None, typer.Argument(help="A scenario file; the game's own by default.")] = None,
    as_json: Json = False,
) -> None:
    """Run scenarios of the rules."""
    report = play.scenarios(game_named(game), file)
    if as_json:
        print(json.dumps(report))
    else:
        print(f"{report['game']}: {report['passed']} passed")
        for kind in ("failed", "unsupported"):
            print(f"{kind}: {report[kind] or 'none'}")
    raise typer.Exit(1 if report["failed"] else 0)


@app.command()
def render(
    game: GameId,
    out: Annotated[Path, typer.Option(help="The file to write (PNG).")],
    players: Annotated[int, typer.Option(help="Number of seats.")] = 3,
    seed: Annotated[str, typer.Option()] = "1",
    moves: Annotated[int, typer.Option(help="How many moves first.")] = 0,
    seat: Annotated[str, typer.Option(help="A seat from 0, `none` for a spectator, `all`.")] = "none",
    what: Annotated[str, typer.Option(help="board, mat, hand or score.")] = "board",
    size: Annotated[str, typer.Option(help="phone, full or large (larger type).")] = "full",
    lang: Annotated[str, typer.Option(help="en, zh-Hant or zh-Hans.")] = "en",
    policy: Annotated[str, typer.Option(help="Who moves: random or greedy.")] = "random",
) -> None:
    """Draw a position. With `--seat all` one file per seat, its number before the ending."""
    if seat != "all":
        out.write_bytes(play.picture(game, players, seed, moves, seat, what, size, lang, policy))
        return
    for one in range(players):
        file = out.with_name(f"{out.stem}-{one}{out.suffix}")
        drawn = play.picture(game, players, seed, moves, str(one), what, size, lang, policy)
        file.write_bytes(drawn)


@app.command()
def commands(as_json: Json = False) -> None:
    """List every slash command with its full name."""
    from bot.client import Eureka

    tree = Eureka(DATABASE).tree
    plain = [one for one in tree.walk_commands() if isinstance(one, discord.app_commands.Command)]
    names = sorted(one.qualified_name for one in plain)
    print(json.dumps({"commands": names}) if as_json else "\n".join(f"/{name}" for name in names))


@app.command()
def settings() -> None:
    """Write the reference of all that can be set, as Markdown."""
    from bot.client import Eureka
    from bot.line.reference import reference

    print(reference(Eureka(DATABASE).tree), end="")


@app.command()
def verify(db: Database = DATABASE) -> None:
    """Load and replay every stored game; list what no longer matches."""
    count, faults = asyncio.run(care.verify(db))
    for fault in faults:
        print(fault)
    print(f"{count} running games, {len(faults)} with faults")
    raise typer.Exit(1 if faults else 0)


@app.command()
def doctor(db: Database = DATABASE) -> None:
    """Look at token, database and fonts; say what to mend."""
    found = asyncio.run(care.doctor(db, config.token()))
    for what, fault in found:
        print(f"{what}: {fault or 'fine'}")
    raise typer.Exit(1 if any(fault for _, fault in found) else 0)


@app.command()
def backup(file: Annotated[Path, typer.Argument(help="The copy to write.")], db: Database = DATABASE) -> None:
    """Copy the database while the bot runs."""
    asyncio.run(care.backup(db, file))
    print(f"Copied to {file}.")


@app.command()
def bench(
    parts: Annotated[
        list[str] | None, typer.Argument(help="rules, pictures, store, clicks; all by default.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Leave out what takes over a minute.")] = False,
    keep: Annotated[bool, typer.Option("--save", help="Make these figures the baseline.")] = False,
    as_json: Json = False,
) -> None:
    """Measure speed and memory; print goals and ratios to the stored baseline."""
    from bot.bench import run as benches

    benches.bench(tuple(parts or ()), quick=quick, as_json=as_json, keep=keep)


async def _serve(client: discord.Client, token: str) -> None:
    """Serve until interrupted from the keyboard, or by SIGTERM as service managers do."""
    serving = asyncio.current_task()
    if serving is not None and os.name == "posix":
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, serving.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        async with client:
            await client.start(token)


def _fail(sentence: str) -> NoReturn:
    _say.print(sentence, markup=False)
    raise SystemExit(1)


if __name__ == "__main__":
    main()
