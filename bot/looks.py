"""Looking at a game without touching it: hand, board, mats, score, log, status, all for the visitor alone."""

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import replace

from discord import ButtonStyle

from bot.layout import Layout, Part, layout, paragraph, picture, plain, png, row, rows
from bot.limits import clip
from bot.panel.draft import picked, read_draft
from bot.panel.show import Desk
from bot.panel.steps import seated
from bot.posts import totals
from bot.press import button, choice, on_press, select
from bot.scene import described, drawn, scene_of
from bot.tables import Sitting
from bot.visit import Visit
from games.core.errors import refuse
from render.pictures import kinds, preview
from render.words import Words

LINES = 12
PAGE = 3400
"""Most letters of the position on one page: a message holds little more."""
FOUND = 40
"""Most letters of a search that are carried on to the next page."""
BRIEFING, MOVES = 2000, 1500
"""Most letters of the position, and of the possible moves, that who takes a seat is shown at once."""


async def look(visit: Visit, game_id: str, what: str, whose: int | None = None) -> None:
    """Show a picture (`board`, `display`, `mat`, `hand`, `score`) as the visitor may see it."""
    await visit.private()
    sitting = await visit.house.tables.sit(game_id)
    seat = sitting.seat_of(visit.user_id)
    words = visit.words(sitting.game)
    scene = scene_of(sitting, words, seat, large=visit.large)
    image = await drawn(scene, what, whose)
    alt = totals(sitting) if what == "score" else await described(scene)
    name = f"{what}.png"
    await visit.show(layout(picture(name, alt)), [png(name, image)])


@on_press("board")
async def press_board(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show the board."""
    await look(visit, parts[0], "board")


@on_press("display")
async def press_display(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show what lies beside the board."""
    await look(visit, parts[0], "display")


@on_press("score")
async def press_score(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show the score sheet as it would be now."""
    await look(visit, parts[0], "score")


@on_press("mat")
async def press_mat(visit: Visit, parts: Sequence[str], values: Sequence[str]) -> None:
    """Show one player's mat."""
    await look(visit, parts[0], "mat", int(values[0]))


@on_press("hand")
async def press_hand(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show the visitor's own hand, else their mat, and what they owe, in a message for them alone."""
    await visit.private()
    desk = await seated(visit, parts[0])
    sitting, words = desk.sitting, desk.words
    drawable = kinds(sitting.game.id)
    what = next((kind for kind in ("hand", "mat") if kind in drawable), "board")
    scene = scene_of(sitting, words, desk.seat, large=visit.large)
    image = await drawn(scene, what, desk.seat)
    take = rows([button(words.say("bot-take-turn"), "turn", sitting.id, sitting.version)])
    mine = [f"- {plain(line)}" for line in hand_lines(desk)]
    view = layout(paragraph(*mine), picture("hand.png", await described(scene)), *take)
    await visit.show(view, [png("hand.png", image)])


@on_press("where")
async def press_where(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show the picture in which the options of a question are numbered and those chosen are outlined."""
    await visit.private()
    draft = read_draft(parts)
    desk = await seated(visit, draft.game)
    decision = desk.find(draft.mark)
    if decision is None:
        raise refuse("bot-old-button")
    put, names = desk.words.put, desk.sitting.names
    question = put(decision.text, names)
    scene = replace(scene_of(desk.sitting, desk.words, desk.seat, large=visit.large), caption=question)
    image = await asyncio.to_thread(preview, scene, decision, picked(decision, draft), desk.seat)
    named = [f"**{n}** {plain(put(option.text, names))}" for n, option in enumerate(decision.options, 1)]
    words = paragraph(f"**{plain(question)}**", " · ".join(named))
    if image is None:
        await visit.show(layout(words))
        return
    view = layout(picture("where.png", await described(scene)), words)
    await visit.show(view, [png("where.png", image)])


def hand_lines(desk: Desk) -> list[str]:
    """Return what the seat may answer now, in words: each open question with its options."""
    put, names = desk.words.put, desk.sitting.names
    return [
        f"{put(one.text, names)} " + " · ".join(put(option.text, names) for option in one.options[:LINES])
        for one in desk.decisions()
    ]


@on_press("status")
async def press_status(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show the whole position in words, a page at a time where it is longer than a message."""
    await visit.private()
    sitting = await visit.house.tables.sit(parts[0])
    pages = in_pages([*status_lines(sitting, visit), *await clock_lines(sitting, visit)])
    page = min(int(parts[1]) if len(parts) > 1 else 0, len(pages) - 1)
    more = [button(visit.say("bot-further"), "status", sitting.id, page + 1)]
    further = more if page + 1 < len(pages) else []
    await visit.show(layout(paragraph(*pages[page]), *rows(further)))


def in_pages(lines: Sequence[str], most: int = PAGE) -> list[list[str]]:
    """Return the lines in groups of at most so many characters, none cut apart."""
    pages: list[list[str]] = [[]]
    for line in lines:
        if pages[-1] and sum(len(one) + 1 for one in pages[-1]) + len(line) > most:
            pages.append([])
        pages[-1].append(line)
    return pages


def status_lines(sitting: Sitting, visit: Visit) -> list[str]:
    """Return the position as the visitor may see it, a line each, and who must act."""
    words = visit.words(sitting.game)
    view = sitting.table.view(sitting.seat_of(visit.user_id))
    head = f"**{plain(words.say('game'))} · {plain(words.put(view.headline, sitting.names))}**"
    lines = [f"- {plain(words.put(line, sitting.names))}" for line in sitting.game.status(view)]
    who = ", ".join(plain(sitting.names[seat]) for seat in sitting.owing())
    owing = words.say("bot-over") if sitting.table.finished else words.say("bot-to-move", who=who)
    return [head, *lines, owing]


async def clock_lines(sitting: Sitting, visit: Visit) -> list[str]:
    """Return how much time each person has left, a line each; none for a game without a clock."""
    lines = []
    for seat, bank, due in await visit.house.tables.clocks_now(sitting):
        who, hours = plain(sitting.names[seat]), round(bank.total_seconds() / 3600)
        when = f"<t:{round(due.timestamp())}:R>" if due is not None else ""
        key = "bot-clock-running" if when else "bot-clock-left"
        lines.append(f"- {visit.say(key, who=who, bank=hours, when=when)}")
    return lines


@on_press("log")
async def press_log(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show a page of the log as the visitor may read it, the newest first."""
    await visit.private()
    of = int(parts[2]) if len(parts) > 2 and parts[2] else None
    await show_log(visit, parts[0], int(parts[1]), of, ":".join(parts[3:]))


async def show_log(visit: Visit, game_id: str, page: int, of: int | None = None, find: str = "") -> None:
    """Show page `page` (0 = newest) of the log as the visitor may read it.

    Only what the seat `of` did, if given, and only lines with the words `find`, which are cut if long.
    """
    find = find[:FOUND]
    sitting = await visit.house.tables.sit(game_id)
    seat, words = sitting.seat_of(visit.user_id), visit.words(sitting.game)
    wanted = sys.maxsize if find or of is not None else (page + 1) * LINES + 1
    lines = [
        f"{'  ' * event.depth}- {plain(text)}"
        for event in await visit.house.tables.log(sitting, wanted)
        if of is None or event.seat == of
        if find.casefold() in (text := words.put(event.words_for(seat), sitting.names)).casefold()
    ]
    end = len(lines) - page * LINES
    shown = lines[max(0, end - LINES) : end]
    more = (game_id, page + 1, "" if of is None else of, find)
    older = [button(words.say("bot-older"), "log", *more)] if end > LINES else []
    nothing = words.say("bot-log-none" if find or of is not None else "bot-log-empty")
    await visit.show(layout(paragraph(*(shown or [nothing])), *rows(older)))


@on_press("more")
async def press_more(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show what else can be looked at, and an open seat to anybody without one."""
    await visit.private()
    sitting = await visit.house.tables.sit(parts[0])
    words = visit.words(sitting.game)
    found = [
        button(words.say("bot-status"), "status", sitting.id),
        button(words.say("bot-log"), "log", sitting.id, 0),
        button(words.say("bot-score"), "score", sitting.id),
        *_displays(sitting, words),
        *_open_seats(sitting, visit, words),
    ]
    await visit.show(layout(*rows(found[:10]), *_mats(sitting, words)))


def _open_seats(sitting: Sitting, visit: Visit, words: Words) -> list[Part]:
    if sitting.seat_of(visit.user_id) is not None:
        return []
    free = [chair for chair in sitting.seats if chair.kind == "open"]
    return [
        button(words.say("bot-claim", name=chair.name), "claim", sitting.id, chair.seat) for chair in free
    ]


def _displays(sitting: Sitting, words: Words) -> list[Part]:
    """A button for the picture of what lies beside the board, in games that have one."""
    if "display" not in kinds(sitting.game.id):
        return []
    return [button(words.say("bot-display"), "display", sitting.id)]


def _mats(sitting: Sitting, words: Words) -> list[Part]:
    if "mat" not in kinds(sitting.game.id):
        return []
    lines = [choice(name, str(seat)) for seat, name in enumerate(sitting.names)]
    return [row(select(words.say("bot-mats"), lines, "mat", sitting.id))]


@on_press("claim")
async def press_claim(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Give an open seat to the visitor, and tell how the game stands and what they may do."""
    await visit.private()
    await visit.house.tables.claim(parts[0], int(parts[1]), visit.user_id, visit.name)
    visit.house.ring()
    await visit.show(briefing(visit, await seated(visit, parts[0])))


def briefing(visit: Visit, desk: Desk) -> Layout:
    """Return the position as the seat sees it, in words, and its possible moves, with buttons to go on."""
    sitting, words = desk.sitting, desk.words
    position = in_pages(status_lines(sitting, visit), BRIEFING)
    moves = [f"- {plain(line)}" for line in hand_lines(desk)]
    may = clip("\n".join([words.say("bot-you-may"), *moves]), MOVES) if moves else ""
    take = button(words.say("bot-take-turn"), "turn", sitting.id, sitting.version, style=ButtonStyle.primary)
    hand = button(words.say("bot-hand"), "hand", sitting.id)
    whole = [button(words.say("bot-status"), "status", sitting.id)] if len(position) > 1 else []
    told = paragraph(f"**{visit.say('bot-claimed')}**", *position[0])
    return layout(told, paragraph(may), *rows([take, hand, *whole]))


@on_press("mute")
async def press_mute(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Send the visitor no more reminders until they have answered."""
    await visit.private()
    desk = await seated(visit, parts[0])
    await visit.house.tables.mute(desk.sitting, desk.seat)
    await visit.tell(visit.say("bot-muted"))
