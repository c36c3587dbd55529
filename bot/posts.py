"""What the bot posts in a game's channel: whose turn it is and what has happened, and the end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord
from discord import ButtonStyle, ui

from bot.layout import BRASS, Layout, Part, layout, paragraph, picture, plain, png, rows
from bot.press import button
from bot.scene import described, drawn, scene_of
from bot.store import OutboxEntry
from bot.tables import Sitting, Tables
from games.core.events import Event
from render.words import Words

DIGEST = 6
BOARD = "board.png"
MARKED = 6


@dataclass(frozen=True, slots=True)
class Message:
    """A post ready to be sent: `mentions` are the ids of the users whom it may ping."""

    view: Layout
    files: list[discord.File]
    mentions: list[int]


class Posts:
    """Composes posts; everything in them may be read by everybody."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def compose(self, sitting: Sitting, entry: OutboxEntry) -> Message | None:
        """Return the post for an outbox entry, None if there is nothing more to say."""
        if entry.kind == "over" or sitting.table.finished:
            return await self._over(sitting)
        seats = _pinged(entry, sitting)
        return await self._turn(sitting, entry, seats) if seats else None

    async def _turn(self, sitting: Sitting, entry: OutboxEntry, seats: Sequence[int]) -> Message:
        words = sitting.words(sitting.row.language)
        told = await self.tables.told(sitting, seats)
        who = _mentions(sitting, seats)
        scene = scene_of(sitting, words, marks=[event.refs for event in told if event.refs][-MARKED:])
        image, alt = await drawn(scene), await described(scene)
        key = "bot-reminder" if entry.kind == "reminder" else "bot-to-move"
        view = layout(
            paragraph(
                f"**{plain(words.say('game'))} · {plain(words.put(scene.view.headline, sitting.names))}**",
                words.say(key, who=who),
                *digest_lines(told, words, sitting.names),
            ),
            picture(BOARD, alt),
            *rows(turn_buttons(sitting, words)),
            paragraph(f"-# {words.say('bot-turn', n=sitting.version)} · {sitting.id}"),
        )
        return Message(view, [png(BOARD, image)], _users(sitting, seats))

    async def _over(self, sitting: Sitting) -> Message:
        words = sitting.words(sitting.row.language)
        everybody = list(range(len(sitting.names)))
        told = await self.tables.told(sitting, everybody, own=True)
        scene = scene_of(sitting, words)
        score, board = await drawn(scene, "score"), await drawn(scene)
        sheet = sitting.game.score(sitting.table.state)
        won = ", ".join(plain(sitting.names[seat]) for seat in sheet.winners)
        reason = plain(words.put(sheet.reason, sitting.names)) if sheet.reason is not None else ""
        view = layout(
            paragraph(
                f"**{words.say('bot-won', who=won, n=len(sheet.winners))}**",
                reason,
                _mentions(sitting, everybody),
                *digest_lines(told, words, sitting.names),
            ),
            picture("score.png", totals(sitting)),
            picture(BOARD, await described(scene)),
            *rows([button(words.say("bot-log"), "log", sitting.id, 0)]),
        )
        return Message(view, [png("score.png", score), png(BOARD, board)], _users(sitting, everybody))


def digest_lines(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[str]:
    """Return the newest events in words, at most six lines, nested ones only if there is room."""
    told = [event for event in events if event.depth == 0] if len(events) > DIGEST else list(events)
    lines = [f"- {plain(words.put(event.text, names))}" for event in told[-DIGEST:]]
    left = len(told) - len(lines)
    return [*([words.say("bot-earlier", n=left)] if left else []), *lines]


def turn_buttons(sitting: Sitting, words: Words) -> list[Part]:
    """Return the five buttons of a turn post."""
    at = (sitting.id, sitting.version)
    return [
        button(words.say("bot-take-turn"), "turn", *at, style=ButtonStyle.primary),
        button(words.say("bot-hand"), "hand", sitting.id),
        button(words.say("bot-board"), "board", sitting.id),
        button(words.say("bot-undo"), "undo", *at),
        button(words.say("bot-more"), "more", sitting.id),
    ]


def totals(sitting: Sitting) -> str:
    """Return every player's points in words."""
    sheet = sitting.game.score(sitting.table.state)
    return "; ".join(f"{name} {points}" for name, points in zip(sitting.names, sheet.totals, strict=True))


def retired(message: discord.Message) -> Layout:
    """Return what stands on a sent post, without its buttons (its attachments are to be kept)."""
    view = ui.LayoutView(timeout=None)
    for top in ui.LayoutView.from_message(message, timeout=None).children:
        if isinstance(top, ui.Container):
            kept = [_unlinked(part) for part in top.children if not isinstance(part, ui.ActionRow)]
            view.add_item(ui.Container(*kept, accent_colour=BRASS))
        elif not isinstance(top, ui.ActionRow):
            view.add_item(_unlinked(top))
    return view


def _unlinked(part: Part) -> Part:
    """Return the part with pictures that point at the message's files, not at links that expire."""
    if isinstance(part, ui.MediaGallery):
        return ui.MediaGallery(*(_own_file(item) for item in part.items))
    if isinstance(part, ui.TextDisplay):
        return ui.TextDisplay(part.content)
    return part


def _own_file(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    name = item.media.url.split("?")[0].rsplit("/", 1)[-1]
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)


def _pinged(entry: OutboxEntry, sitting: Sitting) -> list[int]:
    """Return the seats that the post calls: those of its payload that still must act."""
    payload = entry.payload if isinstance(entry.payload, Mapping) else {}
    asked, owing = payload.get("ping"), sitting.owing()
    return [seat for seat in owing if seat in asked] if isinstance(asked, list | tuple) else owing


def _users(sitting: Sitting, seats: Sequence[int]) -> list[int]:
    return [
        row.user_id
        for row in sitting.seats
        if row.seat in seats and row.kind == "human" and row.user_id is not None
    ]


def _mentions(sitting: Sitting, seats: Sequence[int]) -> str:
    """Return the seats as mentions where people sit, as names where the computer plays."""
    users = {row.seat: row.user_id for row in sitting.seats if row.kind == "human"}
    return " ".join(
        f"<@{user}>" if (user := users.get(seat)) else plain(sitting.names[seat]) for seat in seats
    )
