"""The lobby card: who plays, with which options, and the buttons to join, leave and start."""

from collections.abc import Mapping, Sequence

import discord
from discord import ButtonStyle

from bot.clock import rule_of
from bot.layout import Layout, Part, layout, paragraph, plain, rows
from bot.press import button, on_press
from bot.store import GameRow, Post, SeatRow
from bot.texts import wording
from bot.visit import Visit
from games.core.errors import refuse
from games.core.registry import AnyGame, game_named
from render.words import Words


def lobby_card(row: GameRow, seats: Sequence[SeatRow]) -> Layout:
    """Return the card of a game in its lobby, or of one that has left it (without buttons)."""
    game = game_named(row.game)
    words = wording(row.language, game)
    seated = [_seat_line(seat, words) for seat in seats]
    empty = [f"{place + 1}. …" for place in range(len(seats), row.seats)]
    lobby = row.status == "lobby"
    return layout(
        paragraph(f"## {plain(words.say('game'))}", plain(words.say("game-blurb"))),
        paragraph(*seated, *(empty if lobby else [])),
        paragraph(*option_lines(game, row.options, words), *_clock_line(row, words)),
        paragraph(_standing(row, len(seats), game, words), *_sworn(row, words)),
        *(rows(_buttons(row, len(seats), game, words)) if lobby else []),
    )


def option_lines(game: AnyGame, chosen: object, words: Words) -> list[str]:
    """Return the game's options with what is chosen, a line each."""
    picked = chosen if isinstance(chosen, Mapping) else {}
    return [
        f"-# {words.say(f'option-{one.id}')}: "
        f"{words.say(f'option-{one.id}-{picked.get(one.id, one.choices[0])}')}"
        for one in game.options
    ]


def _seat_line(seat: SeatRow, words: Words) -> str:
    robot = f" ({words.say('bot-computer')})" if seat.kind == "computer" else ""
    return f"{seat.seat + 1}. {plain(seat.name)}{robot}"


def _standing(row: GameRow, taken: int, game: AnyGame, words: Words) -> str:
    if row.status != "lobby":
        return words.say(f"bot-status-{row.status}")
    missing = max(0, game.seats.start - taken)
    return words.say("bot-seats-missing", n=missing) if missing else words.say("bot-ready")


def _clock_line(row: GameRow, words: Words) -> list[str]:
    rule = rule_of(row.clock)
    if rule is None:
        return []
    bank, grace = (round(time.total_seconds() / 3600) for time in (rule.bank, rule.grace))
    told = words.say("bot-clock", bank=bank, grace=grace, zero=words.say(f"bot-zero-{rule.zero}"))
    return [f"-# {told}"]


def _sworn(row: GameRow, words: Words) -> list[str]:
    """Return the hash of the secret seed: after the game anybody can check that nothing was changed."""
    return [f"-# {words.say('bot-sworn', hash=row.seed_hash)}"] if row.seed_hash else []


def _buttons(row: GameRow, taken: int, game: AnyGame, words: Words) -> list[Part]:
    full, ready = taken >= row.seats, taken in game.seats
    say = words.say
    return [
        button(say("bot-join"), "join", row.id, style=ButtonStyle.primary, disabled=full),
        button(say("bot-leave"), "leave", row.id),
        button(say("bot-add-computer"), "robot", row.id, disabled=full),
        button(say("bot-start"), "start", row.id, style=ButtonStyle.success, disabled=not ready),
    ]


@on_press("join")
async def press_join(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Give the visitor a seat."""
    await visit.update()
    await visit.house.tables.join(parts[0], visit.user_id, visit.name)
    await _show_card(visit, parts[0])


@on_press("leave")
async def press_leave(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Free the visitor's seat."""
    await visit.update()
    await visit.house.tables.leave(parts[0], visit.user_id)
    await _show_card(visit, parts[0])


@on_press("robot")
async def press_robot(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Give a seat to a computer player."""
    await visit.update()
    await must_be_seated(visit, parts[0])
    await visit.house.tables.add_computer(parts[0])
    await _show_card(visit, parts[0])


@on_press("start")
async def press_start(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Start the game."""
    await visit.update()
    await must_be_seated(visit, parts[0])
    await visit.house.tables.start(parts[0], visit.id)
    visit.house.ring()
    await _show_card(visit, parts[0])


async def must_be_seated(visit: Visit, game_id: str) -> None:
    """Raise Refused unless the visitor has a seat in the game or opened it."""
    row = await visit.house.store.game(game_id)
    seats = await visit.house.store.seats_of(game_id)
    if visit.user_id not in [row.created_by, *(seat.user_id for seat in seats)]:
        raise refuse("bot-not-seated")


async def _show_card(visit: Visit, game_id: str) -> None:
    """Show the card as it is now, in place of the one that was pressed."""
    await visit.show(await current_card(visit, game_id))


async def current_card(visit: Visit, game_id: str) -> Layout:
    """Return the card as it is now."""
    row = await visit.house.store.game(game_id)
    return lobby_card(row, await visit.house.store.seats_of(game_id))


async def put_up(visit: Visit, row: GameRow) -> None:
    """Answer with the card of a new lobby and note it as the lobby's post; say where it is played."""
    message_id = await visit.show(await current_card(visit, row.id))
    channel_id = visit.interaction.channel_id or row.channel_id
    if row.channel_id != channel_id:
        await visit.tell(visit.say("bot-played-in", place=f"<#{row.channel_id}>"))
    await visit.house.store.record_post(Post(message_id, channel_id, row.id, row.version, "lobby", live=True))


async def renew(visit: Visit, game_id: str) -> None:
    """Show the lobby's posted card as it is now, after a command; a card that is gone is let go."""
    card = await current_card(visit, game_id)
    for post in await visit.house.store.live_posts(game_id):
        if post.kind != "lobby":
            continue
        channel = visit.interaction.client.get_partial_messageable(post.channel_id)
        try:
            await channel.get_partial_message(post.message_id).edit(view=card)
        except (discord.NotFound, discord.Forbidden):
            await visit.house.store.retire_post(post.message_id)


@on_press("rematch")
async def press_rematch(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Open a lobby with the same people, each one seat earlier and the first one last."""
    await visit.public()
    row = await visit.house.tables.rematch(parts[0], visit.user_id)
    await put_up(visit, row)
