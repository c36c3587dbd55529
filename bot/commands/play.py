"""/hand, /move and /turns: for whoever is to act, in the channel or in private."""

from collections.abc import Sequence

from bot import looks
from bot.commands.kit import Command, chosen, command
from bot.layout import layout, paragraph, plain, rows
from bot.limits import CHOICE, ROW_BUTTONS, clip
from bot.moves import LATER, Move, Path, after, closest, moves_of, read_move, read_path, value_from
from bot.panel.draft import draft_of
from bot.panel.show import Desk
from bot.panel.steps import give, seated, show_panel
from bot.places import game_line, matching, running_here
from bot.press import button, on_press
from bot.sitting import Sitting
from bot.store import GameRow, StoreError
from bot.trouble import Unclear
from bot.visit import Visit
from games.core.errors import Refused, Unfit, refuse
from games.core.text import say

NEAREST = 3
"""How many moves are offered in place of one that is none."""


def commands() -> list[Command]:
    """Return the commands."""
    return [
        command("hand", hand, game=suggest_mine),
        command("move", move, move=suggest_moves, game=suggest_mine),
        command("turns", turns),
    ]


async def hand(visit: Visit, game: str | None = None) -> None:
    """Show the visitor's hand."""
    await visit.private()
    row = await running_here(visit, game, "hand")
    await looks.press_hand(visit, [row.id], ())


async def move(visit: Visit, move: str, game: str | None = None) -> None:
    """Make a move, or open the panel where the move is too long for a line."""
    await visit.private()
    desk = await seated(visit, (await running_here(visit, game, "turn")).id)
    moves = await moves_of(desk)
    path = read_move(moves, move)
    if path is None:
        raise _nearest(desk, moves, move)
    await play(visit, desk, path)


def _nearest(desk: Desk, moves: Sequence[Move], typed: str) -> Refused:
    """Return the refusal of a move that is none, with the nearest ones as buttons."""
    if not moves:
        return refuse("bot-not-your-turn")
    at = (desk.sitting.id, desk.sitting.version)
    near = [button(one.label, "near", *at, moves.index(one)) for one in closest(moves, typed, NEAREST)]
    return Unclear(say("bot-no-such-move", typed=clip(typed, CHOICE)), near)


@on_press("near")
async def press_near(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Make the move that was offered because it is like what was typed."""
    await visit.update()
    desk = await seated(visit, parts[0])
    moves = await moves_of(desk)
    if int(parts[1]) != desk.sitting.version or int(parts[2]) >= len(moves):
        raise refuse("bot-move-gone")
    await play(visit, desk, read_path(moves[int(parts[2])].code))


async def play(visit: Visit, desk: Desk, path: Path) -> None:
    """Answer along a path and show what comes next. Nothing is answered if the path is known to be wrong."""
    rehearse(desk, path)
    for mark, text in path:
        decision = desk.find(mark)
        if decision is None:
            break
        if text == LATER:
            await show_panel(visit, desk, draft_of(desk.sitting.id, desk.sitting.version, decision))
            return
        # One interaction, one first step: a repeat is stopped before anything is done.
        desk = await give(visit, desk, decision, value_from(decision, text), first=mark == path[0][0])
    await show_panel(visit, desk)


def rehearse(desk: Desk, path: Path) -> None:
    """Try a path out as far as it is public; raise Refused if one of its answers is not legal."""
    table = desk.sitting.table
    for mark, text in path:
        open_now = table.decisions(desk.seat)
        decision = next((one for one in open_now if one.fingerprint.startswith(mark)), None)
        if decision is None:
            raise refuse("refused-not-asked")
        if text == LATER:
            return
        then = after(table, decision, value_from(decision, text))
        if then is None:
            return
        table = then


async def turns(visit: Visit) -> None:
    """List every game, in all servers, in which the visitor must act, with links and buttons."""
    await visit.private()
    games = await visit.house.store.games_of_user(visit.user_id, ("running",))
    sittings, unread = await _read(visit, games)
    mine = [one for one in sittings if one.seat_of(visit.user_id) in one.owing()]
    lines = [await _asked_line(visit, one) for one in mine]
    broken = [f"- {await _link(visit, row)}\n  {visit.say('bot-unfit')}" for row in unread]
    waiting = len(sittings) - len(mine)
    foot = visit.say("bot-turns-others", n=waiting) if waiting else ""
    shown = paragraph(visit.say("bot-turns", n=len(mine)), *lines, *broken, f"-# {foot}" if foot else "")
    takes = [button(game_line(one.row, visit.language), "turn", one.id, one.version) for one in mine]
    await visit.show(layout(shown, *rows(takes[: 2 * ROW_BUTTONS])))


async def _read(visit: Visit, games: Sequence[GameRow]) -> tuple[list[Sitting], list[GameRow]]:
    """Return the games as they stand, and those that the present version of the bot cannot read."""
    sittings, unread = [], []
    for row in games:
        try:
            sittings.append(await visit.house.tables.sit(row.id))
        except (Unfit, StoreError):
            unread.append(row)
    return sittings, unread


async def _asked_line(visit: Visit, sitting: Sitting) -> str:
    """Return a game that waits for the visitor: its name, a link, what is asked."""
    words, seat = visit.words(sitting.game), sitting.seat_of(visit.user_id)
    question = next(one for one in sitting.table.asked if one.seat == seat)
    asked = plain(words.put(question.text, sitting.names))
    return f"- **{plain(words.say('game'))}** · {await _link(visit, sitting.row)}\n  {asked}"


async def _link(visit: Visit, row: GameRow) -> str:
    """Return a link to the game's newest post, else its channel."""
    channel = row.place_id
    posts = await visit.house.store.live_posts(row.id)
    where = f"https://discord.com/channels/{row.guild_id or '@me'}/{channel}"
    here = [post for post in posts if post.channel_id == channel]
    return f"{where}/{here[-1].message_id}" if here else where


async def suggest_mine(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest the visitor's running games."""
    games = await visit.house.store.games_of_user(visit.user_id, ("running",))
    return matching(((game_line(row, visit.language), row.id) for row in games), typed)


async def suggest_moves(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest legal moves, those most like what is typed first."""
    row = await running_here(visit, chosen(visit, "game") or None)
    desk = await seated(visit, row.id)
    return [(found.label, found.code) for found in closest(await moves_of(desk), typed)]
