"""/settings for oneself and /setup for the server: language, time zone, hour of the reminder."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Literal, TypeAlias, get_args
from zoneinfo import available_timezones

import discord
from discord import app_commands

from bot.choosing import OFFERED
from bot.commands.kit import SERVER, Command, command
from bot.finding import Entry, found, meant
from bot.hours import habits_of
from bot.house_rules import CHOICES, rules_of, with_choice
from bot.layout import Layout, Part, layout, paragraph, row
from bot.limits import CHOICE, clip
from bot.places import matching
from bot.press import button, choice, on_press, select
from bot.store import Json, MemberSettings, ServerSettings
from bot.trouble import Unclear
from bot.visit import Visit
from games.core.errors import refuse
from games.core.text import say

Language: TypeAlias = Literal["en", "zh-Hant", "zh-Hans"]
Hour: TypeAlias = app_commands.Range[int, 0, 23]
Where: TypeAlias = Literal["channel", "dm"]
LANGUAGES: tuple[str, ...] = get_args(Language)
HOURS = range(24)
UNSET = "unset"


def commands() -> list[Command]:
    """Return the commands."""
    setup_ = command("setup", setup, "setup", SERVER, time_zone=suggest_zones)
    setup_.default_permissions = discord.Permissions(manage_guild=True)
    return [command("settings", settings, time_zone=suggest_zones), command("away", away), setup_]


async def settings(
    visit: Visit,
    language: Language | None = None,
    time_zone: str | None = None,
    hour: Hour | None = None,
    reminders: Where | None = None,
    every: app_commands.Range[int, 0, 48] | None = None,
    quiet_from: Hour | None = None,
    quiet_to: Hour | None = None,
    heads_up: bool | None = None,
    large_text: bool | None = None,
) -> None:
    """Set what is given, and show what then holds for the visitor."""
    await visit.private()
    mine = await visit.house.store.member(visit.user_id)
    mine = replace(
        mine,
        language=language or mine.language,
        time_zone=checked_zone(time_zone, "mine") or mine.time_zone,
        reminder_hour=mine.reminder_hour if hour is None else hour,
        remind_in=reminders or mine.remind_in,
        extra=_habits(mine, every, quiet_from, quiet_to, heads_up, large_text),
    )
    await visit.house.store.put_member(mine)
    if time_zone or any(one is not None for one in (hour, every, quiet_from, quiet_to)):
        await visit.house.tables.plan_anew(visit.user_id)
    visit.language = mine.language or visit.language
    where = visit.say(f"bot-remind-{mine.remind_in}") if mine.remind_in else visit.say("bot-unset")
    lines = _lines(visit, mine.language, mine.time_zone, mine.reminder_hour)
    await visit.show(layout(paragraph(*lines, f"{visit.say('bot-set-where')} {where}", _often(visit, mine))))


async def away(visit: Visit, days: app_commands.Range[int, 0, 21]) -> None:
    """Say to be away for so many days, or with 0 to be back."""
    await visit.private()
    mine = await visit.house.tables.leave_for(visit.user_id, days)
    if mine.away_until is None:
        await visit.tell(visit.say("bot-welcome-back"))
    else:
        await visit.tell(visit.say("bot-away", until=f"<t:{int(mine.away_until.timestamp())}:F>"))


def _habits(
    mine: MemberSettings,
    every: int | None,
    quiet_from: int | None,
    quiet_to: int | None,
    heads_up: bool | None,
    large_text: bool | None,
) -> Json:
    """Return the member's further settings with what is given; every 0 hours means once a day again."""
    extra = dict(mine.extra) if isinstance(mine.extra, Mapping) else {}
    given = {"every": every or None, "quiet_from": quiet_from, "quiet_to": quiet_to, "heads_up": heads_up}
    given["large_text"] = large_text
    if every == 0:
        extra.pop("every", None)
    return extra | {key: value for key, value in given.items() if value is not None}


def _often(visit: Visit, mine: MemberSettings) -> str:
    habits = habits_of(mine)
    lines = [visit.say("bot-set-heads-up")] if habits.heads_up else []
    if isinstance(mine.extra, Mapping) and mine.extra.get("large_text"):
        lines.append(visit.say("bot-set-large-text"))
    hours = {"begun": habits.quiet_from, "ended": habits.quiet_to}
    if habits.every is not None:
        lines.append(visit.say("bot-set-every", n=habits.every, **hours))
    elif habits.quiet:
        lines.append(visit.say("bot-set-quiet", **hours))
    return "\n".join(lines)


async def setup(
    visit: Visit,
    language: Language | None = None,
    time_zone: str | None = None,
    hour: Hour | None = None,
) -> None:
    """Set the server's defaults, and show what then holds."""
    await visit.private()
    guild = visit.interaction.guild_id
    if guild is None or not visit.interaction.permissions.manage_guild:
        raise refuse("bot-may-not-setup")
    ours = await visit.house.store.server(guild)
    ours = replace(
        ours,
        language=language or ours.language,
        time_zone=checked_zone(time_zone, "ours") or ours.time_zone,
        reminder_hour=ours.reminder_hour if hour is None else hour,
    )
    await visit.house.store.put_server(ours)
    if hour is not None or time_zone:
        await visit.house.tables.plan_server_anew(guild)
    await visit.show(_setup_card(visit, ours))


@on_press("setup")
async def press_setup(visit: Visit, parts: Sequence[str], values: Sequence[str]) -> None:
    """Change one of the server's decisions."""
    await visit.update()
    guild = visit.interaction.guild_id
    if guild is None or not visit.interaction.permissions.manage_guild:
        raise refuse("bot-may-not-setup")
    try:
        ours = _changed(await visit.house.store.server(guild), parts[0], values[0])
    except (LookupError, ValueError):
        raise refuse("bot-old-button") from None
    await visit.house.store.put_server(ours)
    if parts[0] == "hour":
        await visit.house.tables.plan_server_anew(guild)
    await visit.show(_setup_card(visit, ours))


def _changed(ours: ServerSettings, key: str, value: str) -> ServerSettings:
    """Return the server's settings with one changed; raise LookupError or ValueError for no choice of it."""
    if key == "language":
        return replace(ours, language=None if value == UNSET else LANGUAGES[LANGUAGES.index(value)])
    if key == "hour":
        return replace(ours, reminder_hour=None if value == UNSET else HOURS[int(value)])
    return with_choice(ours, key, value)


def _setup_card(visit: Visit, ours: ServerSettings) -> Layout:
    """Return all that holds for the server, each decision with a select that changes it."""
    rules = rules_of(ours)
    picks = [_language_pick(visit, ours), _hour_pick(visit, ours)]
    for key, choices in CHOICES.items():
        now = getattr(rules, key)
        title = visit.say(f"bot-setup-{key}")
        options = [
            choice(f"{title} {visit.say(f'bot-setup-{key}-{one}')}", one, chosen=one == now)
            for one in choices
        ]
        picks.append(row(select(title, options, "setup", key)))
    lines = _lines(visit, ours.language, ours.time_zone, ours.reminder_hour)
    how = visit.say("bot-setup-how")
    return layout(paragraph(f"**{visit.say('bot-setup')}**", *lines, f"-# {how}"), *picks)


def _language_pick(visit: Visit, ours: ServerSettings) -> Part:
    title, unset = visit.say("bot-set-language"), visit.say("bot-unset")
    names = {UNSET: unset} | {one: visit.say(f"bot-language-{one}") for one in LANGUAGES}
    now = ours.language or UNSET
    options = [choice(f"{title} {name}", one, chosen=one == now) for one, name in names.items()]
    return row(select(title, options, "setup", "language"))


def _hour_pick(visit: Visit, ours: ServerSettings) -> Part:
    title, unset = visit.say("bot-set-hour"), visit.say("bot-unset")
    names = {UNSET: unset} | {str(hour): f"{hour}:00" for hour in HOURS}
    now = UNSET if ours.reminder_hour is None else str(ours.reminder_hour)
    options = [choice(f"{title} {name}", one, chosen=one == now) for one, name in names.items()]
    return row(select(title, options, "setup", "hour"))


def checked_zone(typed: str | None, whose: str) -> str | None:
    """Return the time zone as IANA spells it; the name of its city is enough.

    Raises Unclear if there is none or more than one, with the nearest ones as buttons; `whose` says for whom
    they set it: `mine` or `ours`.
    """
    if not typed:
        return None
    known = [Entry(zone, zone, (zone,)) for zone in zones()]
    if (sure := meant(known, typed)) is not None:
        return sure.value
    near = [button(one.label, "zone", whose, one.value) for one in found(known, typed)[:OFFERED]]
    raise Unclear(say("bot-no-such-zone", typed=clip(typed, CHOICE)), near)


@on_press("zone")
async def press_zone(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Set the time zone that was chosen among several."""
    await visit.update()
    await (settings(visit, time_zone=parts[1]) if parts[0] == "mine" else setup(visit, time_zone=parts[1]))


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones that stand for a place, and UTC."""
    places = (zone for zone in available_timezones() if "/" in zone and not zone.startswith("Etc/"))
    return ("UTC", *sorted(places))


async def suggest_zones(_: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest time zones by any part of their name."""
    return matching(((zone, zone) for zone in zones()), typed.replace(" ", "_"))


def _lines(visit: Visit, language: str | None, zone: str | None, hour: int | None) -> list[str]:
    unset = visit.say("bot-unset")
    return [
        f"{visit.say('bot-set-language')} {visit.say(f'bot-language-{language}') if language else unset}",
        f"{visit.say('bot-set-zone')} {zone or unset}",
        f"{visit.say('bot-set-hour')} {f'{hour}:00' if hour is not None else unset}",
    ]
