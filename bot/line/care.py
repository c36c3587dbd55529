"""`eureka verify`, `doctor`, `backup`: looking after a database and an installation."""

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import discord

from bot.limits import NEEDED, NEEDED_IN_THREADS
from bot.sitting import loaded, restored
from bot.store import AnswerRow, GameRow, Store, StoreError
from games.core.errors import Refused, Unfit
from games.core.registry import broken_games, game_named
from games.core.table import Table


async def verify(url: str) -> tuple[int, list[str]]:
    """Load and replay every running game; return how many there are and what no longer matches."""
    store = await Store.open(url)
    faults: list[str] = []
    count = 0
    try:
        async for row in store.running_games():
            count += 1
            faults += [f"{row.id} ({row.game}): {fault}" for fault in await _faults(store, row)]
    finally:
        await store.close()
    return count, faults


async def _faults(store: Store, row: GameRow) -> list[str]:
    history = await store.history(row.id)
    try:
        record = await store.load(row.id)
        if record.snapshot is None:
            return ["has no snapshot"]
        table = loaded(game_named(row.game), record.snapshot, record.tail)
        if table.void:
            return [f"{len(table.void)} answers no longer fit, the first is {table.void[0].key}"]
        return list(_replayed(row, history, table.state.model_dump_json()))
    except (Unfit, StoreError, Refused) as error:
        return [str(error)]


def _replayed(row: GameRow, history: tuple[AnswerRow, ...], now: str) -> Iterator[str]:
    """Replay a game from its beginning and compare with the state now."""
    options = {str(k): str(v) for k, v in (row.options if isinstance(row.options, dict) else {}).items()}
    table = Table.start(game_named(row.game), row.seats, options, row.seed or "")
    for answer in restored(history):
        if answer.seat >= 0:
            table.resolve(answer.seat, answer.fingerprint, answer.value)
    if table.state.model_dump_json() != now:
        yield "the replay from the start leads to another state"


async def backup(url: str, path: Path) -> None:
    """Copy the database to a file while it is in use. Raises StoreError."""
    store = await Store.open(url)
    try:
        await asyncio.wait_for(store.backup(path), 600)
    finally:
        await store.close()


async def doctor(url: str, token: str | None) -> list[tuple[str, str]]:
    """Return (what was looked at, what is wrong or empty).

    With a token and a database that answer, every channel with a running game is looked at too.
    """
    found = [
        ("token", "" if token else "Set EUREKA_TOKEN, or EUREKA_TOKEN_FILE to a file that holds it."),
        ("database", await _database(url)),
        ("fonts", _fonts()),
        *((f"game {name}", f"cannot be loaded: {why}") for name, why in broken_games().items()),
    ]
    if token and not found[1][1]:
        found += await _discord(url, token)
    return found


async def _discord(url: str, token: str) -> list[tuple[str, str]]:
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(token)
        return [("Discord", ""), *await channels(client, await _played_in(url))]
    except discord.LoginFailure:
        return [("Discord", "refuses the token; copy it again from the developer portal.")]
    except (discord.HTTPException, OSError) as error:
        return [("Discord", f"cannot be reached: {error}")]
    finally:
        await client.close()


async def _played_in(url: str) -> dict[int, set[int]]:
    """Return the channels (or threads) of running games by server."""
    store = await Store.open(url)
    found: defaultdict[int, set[int]] = defaultdict(set)
    try:
        async for row in store.running_games():
            if row.guild_id is not None:
                found[row.guild_id].add(row.channel_id)
    finally:
        await store.close()
    return found


async def channels(client: discord.Client, played: Mapping[int, Collection[int]]) -> list[tuple[str, str]]:
    """Return each of the channels where games are played, with the permissions that the bot lacks there."""
    found: list[tuple[str, str]] = []
    for guild_id, ids in played.items():
        try:
            guild = await client.fetch_guild(guild_id)
            me = await guild.fetch_member(client.user.id) if client.user else None
            known = {one.id: one for one in await guild.fetch_channels()}
        except (discord.NotFound, discord.Forbidden):
            found.append((f"server {guild_id}", "the bot is not in it any more"))
            continue
        for one in sorted(ids):
            thread = await _thread(guild, one) if one not in known else None
            place = known.get(thread.parent_id if thread is not None else one)
            found.append(_judged(place, thread, one, me))
    return found


async def _thread(guild: discord.Guild, channel_id: int) -> discord.Thread | None:
    """Return a thread, which is not among a server's channels; None if it is gone or none."""
    try:
        found = await guild.fetch_channel(channel_id)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return None
    return found if isinstance(found, discord.Thread) else None


def _judged(
    channel: discord.abc.GuildChannel | None,
    thread: discord.Thread | None,
    channel_id: int,
    me: discord.Member | None,
) -> tuple[str, str]:
    """Return a channel, or a thread with the channel whose permissions hold for it, and what is missing."""
    if channel is None or me is None:
        return f"channel {channel_id}", "is gone, or out of the bot's sight"
    have, needed = channel.permissions_for(me), NEEDED if thread is None else NEEDED_IN_THREADS
    missing = [name.replace("_", " ").title() for name in needed if not getattr(have, name)]
    name = f"#{channel.name}" if thread is None else f"#{channel.name} › {thread.name}"
    return name, f"lacks {', '.join(missing)}" if missing else ""


async def _database(url: str) -> str:
    try:
        store = await Store.open(url)
    except StoreError as error:
        return str(error)
    await store.close()
    return ""


def _fonts() -> str:
    from render.kit.canvas import Canvas
    from render.kit.text import TextStyle

    canvas = Canvas(200, 60)
    canvas.text(canvas.box, "發明 Eureka", TextStyle())
    return ""
