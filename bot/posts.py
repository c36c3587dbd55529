"""What the bot posts in a game's channel: whose turn it is and what has happened, and the end."""

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord
from discord import ButtonStyle, ui

from bot.layout import BRASS, Layout, Part, layout, paragraph, picture, plain, png, rows
from bot.past.shown import growth_of
from bot.press import button
from bot.scene import described, drawn, scene_of
from bot.store import Json, NewPost, OutboxEntry, Target
from bot.tables import Sitting, Tables
from bot.tables.voting import voters
from bot.votes import vote_card
from games.core.errors import Refused, Unfit
from games.core.events import Event
from games.core.record import events_from_json
from render.scene import Scene
from render.words import Words

DIGEST = 6
"""Most lines that tell what happened, the one about what is left out included."""
BOARD, GROWTH = "board.png", "growth.png"

_log = logging.getLogger(__name__)


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
        if entry.kind == "over":
            return await self._over(sitting)
        if sitting.table.finished:
            return None
        if entry.kind == "seat":
            return _open_seat(sitting, entry)
        if entry.kind == "note":
            return _note(sitting, entry)
        if entry.kind == "notice":
            return _notice(sitting, entry)
        if entry.kind == "headsup":
            return _heads_up(sitting)
        if entry.kind == "vote":
            return await self._vote(sitting, entry)
        seats = called(entry, sitting)
        return await self._turn(sitting, entry, seats) if seats else None

    async def _turn(self, sitting: Sitting, entry: OutboxEntry, seats: Sequence[int]) -> Message:
        words = sitting.words(sitting.row.language)
        told = await self.tables.told(sitting, seats)
        who = _mentions(sitting, seats)
        scene = scene_of(sitting, words, marks=[event.refs for event in told if event.refs])
        shown: Part | None = None
        files: list[discord.File] = []
        if (await self.tables.house_rules(sitting.row)).posts == "pictures":
            shown, files = await _pictured(scene, BOARD, "board", await described(scene))
        key = "bot-reminder" if entry.kind == "reminder" else "bot-to-move"
        view = layout(
            paragraph(
                f"**{plain(words.say('game'))} · {plain(words.put(scene.view.headline, sitting.names))}**",
                words.say(key, who=who),
                *_apart(sitting, entry, words),
                *digest_lines(told, words, sitting.names),
            ),
            shown,
            *rows(turn_buttons(sitting, words, reminding=entry.kind == "reminder")),
            paragraph(f"-# {words.say('bot-turn', n=sitting.version)} · {sitting.id}"),
        )
        return Message(view, files, _users(sitting, seats))

    async def _vote(self, sitting: Sitting, entry: OutboxEntry) -> Message | None:
        """Return the question to the table, for those who have not answered; None once it is closed."""
        number = _payload(entry).get("vote")
        vote = await self.tables.store.vote(number) if isinstance(number, int) else None
        if vote is None or not await self.tables.stands(sitting, vote):
            return None
        words = sitting.words(sitting.row.language)
        asked = [seat for seat in voters(sitting, vote) if seat not in vote.ballots]
        return Message(vote_card(sitting, vote, words), [], _users(sitting, asked))

    async def _over(self, sitting: Sitting) -> Message:
        words = sitting.words(sitting.row.language)
        everybody = list(range(len(sitting.names)))
        told = await self.tables.told(sitting, everybody, own=True)
        scene = scene_of(sitting, words)
        score, files = await _pictured(scene, "score.png", "score", totals(sitting))
        board, more = await _pictured(scene, BOARD, "board", await described(scene))
        sheet = sitting.game.score(sitting.table.state)
        won = ", ".join(plain(sitting.names[seat]) for seat in sheet.winners)
        reason = plain(words.put(sheet.reason, sitting.names)) if sheet.reason is not None else ""
        curve, most = await self._growth(sitting, words)
        view = layout(
            paragraph(
                f"**{words.say('bot-won', who=won, n=len(sheet.winners))}**",
                reason,
                _mentions(sitting, everybody),
                *digest_lines(told, words, sitting.names),
            ),
            score,
            board,
            curve,
            *rows(over_buttons(sitting, words)),
            paragraph(f"-# {words.say('bot-seed-shown', seed=sitting.row.seed or '')} · {sitting.id}"),
        )
        return Message(view, [*files, *more, *most], _users(sitting, everybody))

    async def _growth(self, sitting: Sitting, words: Words) -> tuple[Part | None, list[discord.File]]:
        """Return the points over time with their file; nothing for a record that no longer replays."""
        try:
            data = await growth_of(self.tables.store, sitting, words)
        except (Unfit, Refused):
            _log.exception("The game %s cannot be played again.", sitting.id)
            return None, []
        return picture(GROWTH, words.say("bot-growth")), [png(GROWTH, data)]


async def _pictured(scene: Scene, name: str, what: str, alt: str) -> tuple[Part | None, list[discord.File]]:
    """Return a picture with its file; nothing if it cannot be drawn: the game must go on without it."""
    try:
        data = await drawn(scene, what)
    except Exception:
        _log.exception("The picture %s of %s cannot be drawn.", what, scene.game.id)
        return None, []
    return picture(name, alt), [png(name, data)]


def _open_seat(sitting: Sitting, entry: OutboxEntry) -> Message | None:
    """Return the offer of a seat that was given up, None if it is taken again."""
    seat = entry.seat
    if seat is None or sitting.seats[seat].kind != "open":
        return None
    words, name = sitting.words(sitting.row.language), plain(sitting.names[seat])
    claim = button(words.say("bot-claim", name=sitting.names[seat]), "claim", sitting.id, seat)
    told = words.say(str(_payload(entry).get("note", "bot-seat-open")), name=name)
    return Message(layout(paragraph(told), *rows([claim])), [], [])


def _note(sitting: Sitting, entry: OutboxEntry) -> Message:
    """Return something that all must be told: which message, and its `who` and `number`."""
    payload, words = _payload(entry), sitting.words(sitting.row.language)
    number = payload.get("number")
    told = words.say(
        str(payload.get("note")),
        who=plain(str(payload.get("who", ""))),
        number=number if isinstance(number, int) else 0,
    )
    pinged = payload.get("ping")
    seats = [one for one in pinged if isinstance(one, int)] if isinstance(pinged, list | tuple) else []
    return Message(layout(paragraph(told, _mentions(sitting, seats))), [], _users(sitting, seats))


def _notice(sitting: Sitting, entry: OutboxEntry) -> Message:
    """Return what one seat is told of its own orders, in private."""
    words = sitting.words(sitting.row.language)
    events = events_from_json(json.dumps(_payload(entry).get("events", [])))
    lines = [f"- {plain(words.put(event.text, sitting.names))}" for event in events]
    place = f"<#{sitting.row.place_id}>"
    return Message(layout(paragraph(words.say("bot-played-in", place=place), *lines)), [], [])


def _heads_up(sitting: Sitting) -> Message:
    """Return a private word to whoever comes next."""
    words = sitting.words(sitting.row.language)
    place = f"<#{sitting.row.place_id}>"
    told = words.say("bot-heads-up", game=words.say("game"), place=place)
    return Message(layout(paragraph(told)), [], [])


def _apart(sitting: Sitting, entry: OutboxEntry, words: Words) -> list[str]:
    """Return what is out of the ordinary: answers that no longer count, a post in an unusual place."""
    payload = _payload(entry)
    void = payload.get("void")
    lines = [words.say("bot-void", n=void)] if isinstance(void, int) and void else []
    if entry.target.kind == "dm":
        key = "bot-instead" if payload.get("instead") else "bot-played-in"
        lines.append(words.say(key, place=f"<#{sitting.row.place_id}>"))
    return lines


def digest_lines(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[str]:
    """Return the newest events in words, at most six lines, nested ones only if there is room."""
    told = [event for event in events if event.depth == 0] if len(events) > DIGEST else list(events)
    shown = told if len(told) <= DIGEST else told[1 - DIGEST :]
    lines = [f"- {plain(words.put(event.text, names))}" for event in shown]
    left = len(told) - len(lines)
    return [*([words.say("bot-earlier", n=left)] if left else []), *lines]


def turn_buttons(sitting: Sitting, words: Words, *, reminding: bool = False) -> list[Part]:
    """Return the five buttons of a turn post; a reminder has one more, against further ones."""
    at = (sitting.id, sitting.version)
    mute = [button(words.say("bot-mute"), "mute", *at)] if reminding else []
    return [
        button(words.say("bot-take-turn"), "turn", *at, style=ButtonStyle.primary),
        button(words.say("bot-hand"), "hand", sitting.id),
        button(words.say("bot-board"), "board", sitting.id),
        button(words.say("bot-undo"), "undo", *at),
        button(words.say("bot-more"), "more", sitting.id),
        *mute,
    ]


def over_buttons(sitting: Sitting, words: Words) -> list[Part]:
    """Return the buttons below a finished game."""
    return [
        button(words.say("bot-rematch"), "rematch", sitting.id, style=ButtonStyle.primary),
        button(words.say("bot-log"), "log", sitting.id, 0),
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
            view.add_item(ui.Container(*kept, accent_colour=BRASS, id=top.id))
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


def called(entry: OutboxEntry, sitting: Sitting) -> list[int]:
    """Return the seats that a post calls: those of its payload that still must act; all at the end."""
    if entry.kind == "over":
        return list(range(len(sitting.names)))
    asked, owing = _payload(entry).get("ping"), sitting.owing()
    return [seat for seat in owing if seat in asked] if isinstance(asked, list | tuple) else owing


def substitutes(entry: OutboxEntry, sitting: Sitting) -> list[NewPost]:
    """Return what is sent instead of a post that could not be delivered; nothing for a substitute.

    A channel that is gone or closed to the bot is replaced by direct messages to those called, direct
    messages that are blocked by a post in the channel.
    """
    payload = dict(_payload(entry))
    if payload.get("instead") or entry.kind in ("seat", "notice", "headsup"):
        return []
    payload["instead"] = True
    if entry.target.kind == "dm":
        channel = sitting.row.home
        return [NewPost(entry.kind, channel, payload, entry.seat, f"{entry.key}/channel")]
    return [
        NewPost(entry.kind, Target("dm", user), {**payload, "ping": [seat]}, seat, f"{entry.key}/dm/{seat}")
        for seat in called(entry, sitting)
        for user in _users(sitting, [seat])
    ]


def _payload(entry: OutboxEntry) -> Mapping[str, Json]:
    return entry.payload if isinstance(entry.payload, Mapping) else {}


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
