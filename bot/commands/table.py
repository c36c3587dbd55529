"""/game: open a table, sit down, start, look, take back, leave."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import discord
from discord import ButtonStyle, app_commands

from bot import backing, lobby, looks
from bot.almanac import games_of
from bot.choosing import game_typed
from bot.clock import BANKS, ClockRule, Zero
from bot.commands import care
from bot.commands.kit import SERVER, chosen, command, named, worded
from bot.finding import offered
from bot.house_rules import HouseRules, rules_of
from bot.layout import layout, paragraph, rows
from bot.limits import CHOICE, NEEDED, clip
from bot.panel.steps import seated
from bot.places import game_here, matching, played_here, running_here
from bot.press import button, on_press
from bot.store import ServerSettings
from bot.texts import wording
from bot.visit import Visit
from games.core.errors import Refused, refuse
from games.core.registry import AnyGame, all_games
from games.core.text import say

Bank: TypeAlias = Literal["day", "three-days", "week"]


def group() -> app_commands.Group:
    """Return the group with all its commands."""
    made = app_commands.Group(
        name=named("game"), description=worded("cmd-game-about"), allowed_contexts=SERVER
    )
    works = {
        "join": join,
        "leave": leave,
        "start": start,
        "status": status,
        "board": board,
        "undo": take_back,
        "resign": resign,
        "end": end,
    }
    made.add_command(command("new", new, "new", SERVER, game=suggest_games, options=suggest_options))
    for name, work in works.items():
        made.add_command(command(name, work, name, SERVER))
    made.add_command(command("log", log, "log", SERVER, player=suggest_players))
    for one in care.commands():
        made.add_command(one)
    return made


async def new(
    visit: Visit,
    game: str,
    seats: app_commands.Range[int, 1, 10] | None = None,
    computers: app_commands.Range[int, 0, 9] = 0,
    options: str = "",
    clock: Bank | None = None,
    at_zero: Zero = "nudge",
) -> None:
    """Open a lobby in this channel and show its card."""
    rules = game_typed(visit, game, "new")
    _must_be_allowed(visit.interaction)
    most = seats if seats is not None else rules.seats.stop - 1
    if most not in rules.seats:
        raise refuse("refused-seats", least=rules.seats.start, most=rules.seats.stop - 1)
    picked = read_options(rules, options)
    guild = visit.interaction.guild_id
    server = await visit.house.store.server(guild) if guild is not None else ServerSettings(0)
    house = rules_of(server)
    if house.create == "moderators" and not visit.interaction.permissions.manage_channels:
        raise refuse("bot-may-not-create")
    await _must_be_free(visit, house)
    await visit.public()
    channel = await _place(visit, rules, house)
    language = server.language or visit.language
    chosen_clock = ClockRule(BANKS[clock], at_zero) if clock is not None else house.clock_rule
    row = await visit.house.tables.new_lobby(
        rules.id,
        channel,
        guild,
        visit.user_id,
        visit.name,
        most,
        picked,
        language,
        chosen_clock,
    )
    for _ in range(min(computers, most - 1)):
        row = await visit.house.tables.add_computer(row.id)
    await lobby.put_up(visit, row)


@on_press("new")
async def press_new(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Open a lobby of a game as it is usually played."""
    await new(visit, parts[0])


def read_options(rules: AnyGame, typed: str) -> dict[str, str]:
    """Return chosen options of `id=choice, id=choice`; raise Refused, naming all, for one it has not."""
    known = {option.id: option.choices for option in rules.options}
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in typed.split(","))):
        name, _, picked = (piece.strip() for piece in part.replace(":", "=").partition("="))
        if picked not in known.get(name, ()):
            every = [f"{one}={pick}" for one, choices in known.items() for pick in choices]
            raise refuse("bot-no-such-option", typed=clip(part, CHOICE), options=", ".join(every) or "–")
        found[name] = picked
    return found


async def suggest_games(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest games by name."""
    return offered(games_of(tuple(all_games().values()), visit.language), typed)


async def suggest_options(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest one more option of the chosen game, after those typed already."""
    rules = all_games().get(chosen(visit, "game"))
    if rules is None:
        return []
    done, _, last = typed.rpartition(",")
    prefix = f"{done}, " if done else ""
    words = visit.words(rules)
    lines = [
        (
            f"{prefix}{words.say(f'option-{one.id}')}: {words.say(f'option-{one.id}-{pick}')}",
            f"{prefix}{one.id}={pick}",
        )
        for one in rules.options
        if f"{one.id}=" not in done
        for pick in one.choices
    ]
    low = last.strip().casefold()
    fitting = [pair for pair in lines if low in pair[0].casefold() or low in pair[1]]
    return [(clip(label, CHOICE), value) for label, value in fitting if len(value) <= CHOICE][:25]


async def join(visit: Visit) -> None:
    """Sit down in the lobby, or on an open seat of the running game."""
    await visit.private()
    row = await game_here(visit)
    if row.status == "running":
        await _claim_any(visit, row.id)
        return
    await visit.house.tables.join(row.id, visit.user_id, visit.name)
    await lobby.renew(visit, row.id)
    await visit.tell(visit.say("bot-joined"))


async def leave(visit: Visit) -> None:
    """Stand up from the lobby."""
    await visit.private()
    row = await game_here(visit)
    await visit.house.tables.leave(row.id, visit.user_id)
    await lobby.renew(visit, row.id)
    await visit.tell(visit.say("bot-left"))


async def start(visit: Visit) -> None:
    """Start the game."""
    await visit.private()
    row = await game_here(visit)
    await lobby.must_be_seated(visit, row.id)
    await visit.house.tables.start(row.id, visit.id)
    visit.house.ring()
    await lobby.renew(visit, row.id)
    await visit.tell(visit.say("bot-started"))


async def status(visit: Visit) -> None:
    """Show the position in words, or the lobby's card."""
    await visit.private()
    row = await game_here(visit, verb="status")
    if row.status == "lobby":
        await visit.show(await lobby.current_card(visit, row.id))
    else:
        await looks.press_status(visit, [row.id], ())


async def board(visit: Visit) -> None:
    """Show the board."""
    await visit.private()
    await looks.look(visit, (await running_here(visit, verb="board")).id, "board")


async def log(visit: Visit, player: int | None = None, find: str = "") -> None:
    """Show what has happened; only what one player did, or with certain words, if wanted."""
    await visit.private()
    await looks.show_log(visit, (await running_here(visit, verb="log")).id, 0, player, find)


async def suggest_players(visit: Visit, typed: str) -> list[tuple[str, int]]:
    """Suggest who plays in this channel's game, or has played in the last."""
    sitting = await visit.house.tables.sit((await played_here(visit)).id)
    found = matching(((name, str(seat)) for seat, name in enumerate(sitting.names)), typed)
    return [(name, int(seat)) for name, seat in found]


async def take_back(visit: Visit) -> None:
    """Take the visitor's last answer back."""
    await visit.private()
    await backing.take_back(visit, await seated(visit, (await running_here(visit)).id))


async def resign(visit: Visit) -> None:
    """Ask whether the visitor means to give up the seat."""
    await visit.private()
    desk = await seated(visit, (await running_here(visit)).id)
    sure = button(visit.say("bot-resign"), "resign", desk.sitting.id, style=ButtonStyle.danger)
    await visit.show(layout(paragraph(visit.say("bot-resign-sure")), *rows([sure])))


async def end(visit: Visit) -> None:
    """Ask whether the table is to be closed; for who opened it and for moderators."""
    await visit.private()
    row = await game_here(visit)
    if not may_end(visit, row.created_by):
        raise refuse("bot-may-not-end")
    sure = button(visit.say("bot-end"), "end", row.id, style=ButtonStyle.danger)
    await visit.show(layout(paragraph(visit.say("bot-end-sure")), *rows([sure])))


def may_end(visit: Visit, created_by: int) -> bool:
    """Tell whether the visitor may break a game off."""
    return visit.user_id == created_by or visit.interaction.permissions.manage_channels


async def _claim_any(visit: Visit, game_id: str) -> None:
    sitting = await visit.house.tables.sit(game_id)
    free = next((chair.seat for chair in sitting.seats if chair.kind == "open"), None)
    if free is None:
        raise refuse("bot-no-open-seat")
    await looks.press_claim(visit, [game_id, str(free)], ())


def _must_be_allowed(interaction: discord.Interaction) -> None:
    have = interaction.app_permissions
    missing = [say(f"bot-permission-{name.replace('_', '-')}") for name in NEEDED if not getattr(have, name)]
    if missing:
        raise Refused(say("bot-missing-permissions", what=missing))


async def _must_be_free(visit: Visit, house: HouseRules) -> None:
    """Raise Refused if the game would be played in this channel and another one is already."""
    here = visit.interaction.channel_id
    if house.place == "thread" or here is None:
        return
    if await visit.house.tables.lobby_or_game_in(here) is not None:
        raise refuse("bot-channel-busy")


async def _place(visit: Visit, rules: AnyGame, house: HouseRules) -> int:
    """Return where the game is to be played: this channel, or a thread of its own if the server wants that.

    Raises Refused where no thread can be made.
    """
    here = visit.interaction.channel
    assert here is not None
    if house.place != "thread" or not isinstance(here, discord.TextChannel):
        return here.id
    name = f"{wording(visit.language, rules).say('game')} · {visit.name}"
    try:
        thread = await here.create_thread(name=clip(name, CHOICE), type=discord.ChannelType.public_thread)
    except discord.Forbidden:
        raise refuse("bot-no-thread") from None
    return thread.id


@on_press("resign")
async def press_resign(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Give up the visitor's seat: the computer plays it until somebody claims it."""
    await visit.update()
    desk = await seated(visit, parts[0])
    await visit.house.tables.resign(parts[0], desk.seat, interaction_id=visit.id)
    visit.house.ring()
    await visit.show(layout(paragraph(visit.say("bot-resigned"))))


@on_press("end")
async def press_end(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Break the game off."""
    await visit.update()
    row = await visit.house.store.game(parts[0])
    if not may_end(visit, row.created_by):
        raise refuse("bot-may-not-end")
    await visit.house.tables.end(row.id, interaction_id=visit.id)
    visit.house.ring()
    await lobby.renew(visit, row.id)
    await visit.show(layout(paragraph(visit.say("bot-ended"))))
