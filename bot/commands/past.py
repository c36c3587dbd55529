"""Finished games: who won, who is strong, playing one again in pictures, files, the seed's proof."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from io import BytesIO

import discord

from bot.choosing import OFFERED, game_typed
from bot.commands.kit import SERVER, Command, command
from bot.commands.table import suggest_games
from bot.layout import layout, paragraph, picture, plain
from bot.limits import clip
from bot.past import archive, shown
from bot.past.figures import Tally, tallies, usual, waits
from bot.past.ratings import standings
from bot.press import button, on_press
from bot.sitting import Sitting
from bot.store import FinishedGame
from bot.texts import name_of
from bot.trouble import Unclear
from bot.visit import Visit
from games.core.chance import seed_hash
from games.core.errors import refuse
from games.core.text import say

LISTED = 15
TIMED = 30
"""From how many of the latest games the usual waiting time is taken."""
FILM = "replay.webp"


def commands() -> list[Command]:
    """Return the commands."""
    return [
        command("history", history, "history", SERVER, game=suggest_games),
        command("leaderboard", leaderboard, "leaderboard", SERVER, game=suggest_games),
        command("stats", stats, "stats", SERVER),
        command("replay", replay, game_id=suggest_finished),
        command("proof", proof, game_id=suggest_finished),
        command("export", export, game_id=suggest_finished),
        command("import", import_, "import", SERVER),
    ]


async def history(visit: Visit, game: str | None = None) -> None:
    """List the server's finished games, the latest first."""
    await visit.private()
    only = game_typed(visit, game, "history").id if game else None
    found = await visit.house.store.finished_games(guild_id=visit.interaction.guild_id, game=only)
    lines = [_line(visit, one) for one in reversed(found[-LISTED:])]
    await visit.show(layout(paragraph(*(lines or [visit.say("bot-no-history")]))))


@on_press("history")
async def press_history(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """List the finished games of the game that was chosen."""
    await visit.update()
    await history(visit, parts[0])


async def leaderboard(visit: Visit, game: str) -> None:
    """Show the server's strongest players of a game."""
    await visit.private()
    one = game_typed(visit, game, "leaderboard")
    found = await visit.house.store.finished_games(guild_id=visit.interaction.guild_id, game=one.id)
    ranked = standings(found)
    lines = [
        visit.say(
            "bot-standing",
            place=place,
            name=plain(rank.name),
            rating=f"{rank.rating:.1f}",
            games=rank.games,
            wins=rank.wins,
        )
        for place, rank in enumerate(ranked[:LISTED], 1)
    ]
    title = f"**{visit.words(one).say('game')}**"
    note = visit.say("bot-standing-note") if lines else visit.say("bot-no-history")
    await visit.show(layout(paragraph(title, *lines, f"-# {note}")))


@on_press("leaderboard")
async def press_leaderboard(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show the strongest players of the game that was chosen."""
    await visit.update()
    await leaderboard(visit, parts[0])


async def stats(visit: Visit, member: discord.Member | None = None) -> None:
    """Show what a member has played here: games, wins, best score, how long their answers take."""
    await visit.private()
    user = member.id if member is not None else visit.user_id
    guild = visit.interaction.guild_id
    found = await visit.house.store.finished_games(guild_id=guild, user_id=user)
    lines = [_tally_line(visit, one) for one in tallies(found, user)]
    usual_wait = usual(await _waits(visit, found[-TIMED:], user))
    if usual_wait is not None:
        lines.append(visit.say("bot-usual-wait", time=span(visit, usual_wait)))
    name = plain(member.display_name if member is not None else visit.name)
    await visit.show(layout(paragraph(f"**{name}**", *(lines or [visit.say("bot-no-history")]))))


async def replay(visit: Visit, game_id: str | None = None) -> None:
    """Show a finished game as a film of its board."""
    await visit.private()
    sitting = await _finished(visit, game_id, "replay")
    limit = min(visit.interaction.filesize_limit, shown.LIMIT)
    data = await shown.film_of(visit.house.store, sitting, visit.words(sitting.game), limit)
    if data is None:
        raise refuse("bot-film-too-long")
    view = layout(picture(FILM, visit.say("bot-film", id=sitting.id)))
    await visit.show(view, [discord.File(BytesIO(data), FILM)])


async def proof(visit: Visit, game_id: str | None = None) -> None:
    """Show the seed of a finished game and whether its hash is the one posted at the start."""
    await visit.private()
    sitting = await _finished(visit, game_id, "proof")
    seed = sitting.row.seed or ""
    fits = seed_hash(seed) == sitting.row.seed_hash
    key = "bot-proof" if fits else "bot-proof-wrong"
    await visit.tell(visit.say(key, id=sitting.id, seed=seed, hash=sitting.row.seed_hash or ""))


async def export(visit: Visit, game_id: str | None = None) -> None:
    """Give a finished game out as a file."""
    await visit.private()
    sitting = await _finished(visit, game_id, "export")
    data = archive.written(sitting, await shown.answers_of(visit.house.store, sitting.id))
    name = f"eureka-{sitting.row.game}-{sitting.id}.json"
    view = layout(paragraph(visit.say("bot-exported", id=sitting.id)), shown.attached(name))
    await visit.show(view, [discord.File(BytesIO(data), name)])


async def import_(visit: Visit, file: discord.Attachment) -> None:
    """Take up a finished game from a file, so that it can be looked at and played back here."""
    await visit.private()
    if file.size > archive.MOST_BYTES:
        raise refuse("bot-import-big")
    opened = await asyncio.to_thread(archive.opened, await file.read())
    channel = visit.interaction.channel_id
    assert channel is not None
    row = await visit.house.tables.keep_finished(
        opened.table,
        opened.archive.seats,
        opened.archive.seed,
        opened.archive.options,
        channel_id=channel,
        guild_id=visit.interaction.guild_id,
        user_id=visit.user_id,
        language=visit.language,
    )
    await visit.tell(visit.say("bot-imported", id=row.id))


def _on_press(verb: str, work: Callable[[Visit, str], Awaitable[None]]) -> None:
    """Let a button do what the command of the same name does with a finished game."""

    @on_press(verb)
    async def press(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
        await visit.update()
        await work(visit, parts[0])


for _verb, _work in {"replay": replay, "proof": proof, "export": export}.items():
    _on_press(_verb, _work)


async def suggest_finished(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest the visitor's finished games, the latest first."""
    found = await visit.house.store.finished_games(user_id=visit.user_id)
    lines = [(clip(_line(visit, one), 100), one.game.id) for one in reversed(found)]
    return [pair for pair in lines if typed.casefold() in pair[0].casefold()][:25]


def span(visit: Visit, time: timedelta) -> str:
    """Return a length of time in words: minutes below two hours, hours below two days, else days."""
    minutes = round(time.total_seconds() / 60)
    if minutes < 120:
        return visit.say("bot-minutes", n=minutes)
    if minutes < 48 * 60:
        return visit.say("bot-hours", n=round(minutes / 60))
    return visit.say("bot-days", n=round(minutes / 1440))


async def _waits(visit: Visit, found: list[FinishedGame], user: int) -> list[timedelta]:
    lengths: list[timedelta] = []
    for one in found:
        seat = next(row.seat for row in one.seats if row.user_id == user)
        lengths += waits(await visit.house.store.answer_times(one.game.id), seat)
    return lengths


async def _finished(visit: Visit, game_id: str | None, verb: str) -> Sitting:
    """Return the named game, else the channel's last; raise Refused if it still runs.

    Raises Unclear if there is none here, with a button for each of the visitor's that does `verb`.
    """
    store, channel = visit.house.store, visit.interaction.channel_id
    if game_id:
        row = await store.game(game_id.strip())
    elif channel is None or (last := await store.last_game_in(channel)) is None:
        mine = (await store.finished_games(user_id=visit.user_id))[-OFFERED:]
        buttons = [button(_line(visit, one), verb, one.game.id) for one in reversed(mine)]
        raise Unclear(say("bot-which-finished" if mine else "bot-no-history"), buttons)
    else:
        row = last
    if row.status != "finished":
        raise refuse("bot-not-over")
    return await visit.house.tables.sit(row.id)


def _line(visit: Visit, one: FinishedGame) -> str:
    """Return a finished game in one line: when, which, who with how many points; winners are marked."""
    name = name_of(one.game.game, visit.language)
    points = dict(enumerate(one.totals))
    players = ", ".join(
        f"{'★ ' if row.seat in one.winners else ''}{plain(row.name)} {points.get(row.seat, '')}".strip()
        for row in one.seats
    )
    day = one.game.finished_at.date().isoformat() if one.game.finished_at else ""
    return f"{day} · {name} · {players} · {one.game.id}"


def _tally_line(visit: Visit, one: Tally) -> str:
    name, rate = name_of(one.game, visit.language), round(100 * one.wins / one.games)
    return visit.say("bot-tally", game=name, games=one.games, wins=one.wins, rate=rate, best=one.best)
