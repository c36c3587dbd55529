"""How slash commands are made: words from the language files, one error path, safe suggestions."""

import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import update_wrapper
from typing import Any, Concatenate, Literal, ParamSpec, TypeAlias, get_args, get_origin, get_type_hints

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.limits import CHOICE, DESCRIPTION, NAME, clip
from bot.press import house_of
from bot.texts import wording
from bot.trouble import attempt
from bot.visit import Visit
from games.core.registry import AnyGame

P = ParamSpec("P")
Command: TypeAlias = app_commands.Command[Any, ..., None]
Suggest: TypeAlias = Callable[[Visit, str], Awaitable[Sequence[tuple[str, Any]]]]
"""Returns (label, value) pairs for what is typed so far; the values as the parameter takes them."""

_log = logging.getLogger(__name__)

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
SERVER = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)

LABELS = {
    "at_zero": "bot-setup-zero",
    "clock": "bot-setup-clock",
    "language": "bot-language",
    "reminders": "bot-remind",
}
"""Where the labels of a parameter with fixed choices are: message `<this>-<choice>`."""


def worded(key: str, game: AnyGame | None = None, most: int = DESCRIPTION) -> locale_str:
    """Return the English message `key` with what the translator needs for the other languages."""
    english = clip(wording("en", game).say(key), most)
    return locale_str(english, key=key, game=game.id if game else "", most=most)


def named(name: str, key: str = "", game: AnyGame | None = None) -> locale_str:
    """Return the name of a command or parameter; other languages have it as message `key` (`cmd-<name>`)."""
    return locale_str(name, key=key or f"cmd-{name}", game=game.id if game else "", most=NAME)


def answered(
    work: Callable[Concatenate[Visit, P], Awaitable[None]],
) -> Callable[Concatenate[discord.Interaction, P], Coroutine[Any, Any, None]]:
    """Turn a function of a visit into a command's callback that lets no error escape."""

    async def callback(interaction: discord.Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        await attempt(interaction, house_of(interaction), lambda visit: work(visit, *args, **kwargs))

    update_wrapper(callback, work)
    return callback


def command(
    name: str,
    work: Callable[Concatenate[Visit, P], Awaitable[None]],
    about: str | None = None,
    contexts: app_commands.AppCommandContext = ANYWHERE,
    /,
    **suggest: Suggest,
) -> Command:
    """Return the command `name`.

    Its words are the messages `cmd-<about>-about` and `arg-<parameter>`; where another language calls command
    or parameter by a name of its own, `cmd-<name>` and `opt-<parameter>`.
    """
    callback = answered(work)
    params = list(inspect.signature(work).parameters)[1:]
    dashed = {param: param.replace("_", "-") for param in params}
    name_params(
        callback,
        {param: named(param, f"opt-{key}") for param, key in dashed.items()},
        {param: worded(f"arg-{key}") for param, key in dashed.items()},
    )
    callback = app_commands.choices(**_choices(work))(callback)
    made: Command = app_commands.Command(
        name=named(name),
        description=worded(f"cmd-{about or name}-about"),
        callback=callback,
        allowed_contexts=contexts,
    )
    for param, source in suggest.items():
        made.autocomplete(param)(suggestions(source))
    return made


def name_params(
    callback: Callable[..., object], names: Mapping[str, locale_str], abouts: Mapping[str, locale_str]
) -> None:
    """Give a command's parameters their names and descriptions, as discord.py's decorators would."""
    callback.__discord_app_commands_param_rename__ = dict(names)  # type: ignore[attr-defined]
    callback.__discord_app_commands_param_description__ = dict(abouts)  # type: ignore[attr-defined]


def _choices(work: Callable[..., object]) -> dict[str, list[Choice[str]]]:
    """Return the choices of each parameter that has fixed ones, labelled in every language."""
    hints = get_type_hints(work)
    fixed = {param: found for param, hint in hints.items() if (found := _fixed(hint))}
    return {
        param: [Choice(name=worded(f"{LABELS[param]}-{value}", most=CHOICE), value=value) for value in values]
        for param, values in fixed.items()
    }


def _fixed(hint: object) -> tuple[str, ...]:
    """Return the values of a Literal, also of one that may be None."""
    if get_origin(hint) is Literal:
        return tuple(str(value) for value in get_args(hint))
    return next((found for part in get_args(hint) if (found := _fixed(part))), ())


def suggestions(
    source: Suggest,
) -> Callable[[discord.Interaction, str], Coroutine[Any, Any, list[Choice[Any]]]]:
    """Turn a source of suggestions into an autocomplete callback; what fails suggests nothing."""

    async def suggest(interaction: discord.Interaction, current: str) -> list[Choice[Any]]:
        try:
            visit = await Visit.open(interaction, house_of(interaction))
            return [Choice(name=label, value=value) for label, value in await source(visit, current)]
        except Exception:  # a suggestion is never worth an error
            _log.debug("No suggestions for %r", current, exc_info=True)
            return []

    return suggest


def chosen(visit: Visit, param: str) -> str:
    """Return what another parameter of the command holds already, empty if nothing."""
    value = getattr(visit.interaction.namespace, param, None)
    return str(value) if value is not None else ""
