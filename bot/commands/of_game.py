"""One command group per game, made from the game's own description of its commands."""

import inspect
from collections.abc import Sequence

from discord import app_commands

from bot.almanac import cards_of
from bot.commands.kit import SERVER, Command, answered, chosen, name_params, named, suggestions, worded
from bot.commands.play import play
from bot.finding import folded, meant
from bot.limits import CHOICE, CHOICES, clip
from bot.moves import AnyTable, after, answers_to, value_from
from bot.panel.draft import MARK
from bot.panel.show import Desk
from bot.panel.steps import seated
from bot.places import running_here
from bot.press import button
from bot.trouble import Unclear
from bot.visit import Visit
from games.core.errors import Refused, refuse
from games.core.game import Command as GameCommand
from games.core.game import CommandParam
from games.core.question import Decision
from games.core.registry import AnyGame
from games.core.text import say
from render.words import Words

NOT_OFFERED = say("refused-not-offered")
LISTED = 6
"""How many of the possible answers are named in place of one that is not."""


def group(game: AnyGame) -> app_commands.Group:
    """Return the game's group; its commands stand in the order of the game's description."""
    made = app_commands.Group(
        name=named(game.group, "group", game),
        description=worded("game-blurb", game),
        allowed_contexts=SERVER,
    )
    for one in game.commands:
        made.add_command(_command(game, one))
    return made


def _command(game: AnyGame, described: GameCommand) -> Command:
    async def work(visit: Visit, /, **given: str | None) -> None:
        await visit.private()
        desk = await _desk(visit, game)
        by_name = {param.name: given.get(_inner(place)) for place, param in enumerate(described.params)}
        await play(visit, desk, walk(desk, described, by_name)[0])

    callback = answered(work)
    signature = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    signature += [_parameter(place, param) for place, param in enumerate(described.params)]
    callback.__signature__ = inspect.Signature(signature)  # type: ignore[attr-defined]
    params = {_inner(place): param.name for place, param in enumerate(described.params)}
    name_params(
        callback,
        {inner: named(name, f"param-{name}-name", game) for inner, name in params.items()},
        {inner: worded(f"param-{name}", game) for inner, name in params.items()},
    )
    name = named(described.name, f"command-{described.name}-name", game)
    about = worded(f"command-{described.name}", game)
    made: Command = app_commands.Command(name=name, description=about, callback=callback)
    for place in range(len(described.params)):
        made.autocomplete(_inner(place))(suggestions(_Suggest(game, described, place)))
    return made


def _inner(place: int) -> str:
    """Return what the callback calls a parameter; Discord shows its name, which may be a Python keyword."""
    return f"param{place}"


def _parameter(place: int, param: CommandParam) -> inspect.Parameter:
    kind = inspect.Parameter.KEYWORD_ONLY
    if param.optional:
        return inspect.Parameter(_inner(place), kind, annotation=str | None, default=None)
    return inspect.Parameter(_inner(place), kind, annotation=str)


class _Suggest:
    """Suggests the options of one parameter, after the answers that stand before it."""

    def __init__(self, game: AnyGame, described: GameCommand, place: int) -> None:
        self.game, self.described, self.place = game, described, place

    async def __call__(self, visit: Visit, typed: str) -> Sequence[tuple[str, str]]:
        desk = await _desk(visit, self.game)
        before = self.described.params[: self.place]
        given = {param.name: chosen(visit, param.name) or None for param in before}
        _, table = walk(desk, self.described, given)
        param = self.described.params[self.place]
        question = _question(table, desk.seat, param) if table is not None else None
        if question is None:
            return []
        decision, prefix = question
        low = typed.casefold()
        fit = [line for line in _labelled(decision, prefix, desk) if low in line[0].casefold()][:CHOICES]
        return [(clip(label + _consequence(decision, value, desk), CHOICE), value) for label, value in fit]


async def _desk(visit: Visit, game: AnyGame) -> Desk:
    row = await running_here(visit)
    if row.game != game.id:
        raise refuse("bot-other-game", game=visit.words(game).say("game"))
    return await seated(visit, row.id)


def walk(
    desk: Desk, described: GameCommand, given: dict[str, str | None]
) -> tuple[list[tuple[str, str]], AnyTable | None]:
    """Return the path that a command stands for, and the table after it.

    Fixed answers whose questions are not open are passed over if that of the first parameter is: the command
    then goes on with what it has begun. The table is None once something hidden came to light; then the rest
    of the path cannot be known, and is left to the panel.

    Raises Refused if a question is not open or an answer not offered.
    """
    table: AnyTable | None = desk.sitting.table
    steps = [(CommandParam("", key), value) for key, value in _fixed(desk, described)]
    steps += [(param, value) for param in described.params if (value := given.get(param.name)) is not None]
    path: list[tuple[str, str]] = []
    for param, value in steps:
        if table is None:
            break
        question = _question(table, desk.seat, param)
        if question is None:
            raise _not_now(desk)
        decision, prefix = question
        text = _meant(table, decision, value, desk, prefix)
        path.append((decision.fingerprint[:MARK], text))
        table = after(table, decision, value_from(decision, text))
    return path, table


def _fixed(desk: Desk, described: GameCommand) -> Sequence[tuple[str, str]]:
    """Return the fixed answers that must be given now."""
    table, seat = desk.sitting.table, desk.seat
    begun = described.params and _question(table, seat, described.params[0]) is not None
    if begun and all(_open(table, seat, key) is None for key, _ in described.fixed):
        return ()
    return described.fixed


def _open(table: AnyTable, seat: int, key: str) -> Decision | None:
    return next((one for one in table.decisions(seat) if one.key == key), None)


def _question(table: AnyTable, seat: int, param: CommandParam) -> tuple[Decision, str] | None:
    """Return the open question that a parameter answers, and the prefix of the options that it offers.

    Another question than its own must be one that can be answered in one word, else the panel is shorter.
    """
    if (own := _open(table, seat, param.key)) is not None:
        return own, param.prefix
    asked = (_open(table, seat, key) for key in param.others)
    return next(((one, "") for one in asked if one is not None and answers_to(one)), None)


def _meant(table: AnyTable, decision: Decision, typed: str, desk: Desk, prefix: str) -> str:
    """Return the answer chosen from the suggestions, or typed as it is worded.

    Raises Refused, with the game's own reason if it has one.
    """
    known = [text for text, _ in answers_to(decision)]
    if typed in known or not known:
        return typed
    for label, value in _labelled(decision, prefix, desk):
        if label.casefold() == typed.strip().casefold():
            return value
    wanted, in_full = _wanted(desk, typed, prefix)
    if wanted in known and in_full:
        return wanted
    why = table.game.explain(table.state, decision, wanted) if wanted not in known else None
    text, rule = why or (NOT_OFFERED, decision.rule)
    instead = [label for label, _ in _labelled(decision, prefix, desk)]
    if not instead or "options" in text.params:  # some games name what is possible themselves
        raise Refused(text, rule)
    listed = [say("bot-quoted", what=label) for label in instead[:LISTED]]
    raise Refused(say("bot-not-but", why=text, options=listed), rule)


def _wanted(desk: Desk, typed: str, prefix: str) -> tuple[str, bool]:
    """Return the id of the option that was typed by the name of a card, and whether it was typed in full.

    A name cut short or misspelt is good enough to say why it cannot be, not to act on.
    """
    thing = meant(cards_of(desk.sitting.game, desk.words.language), typed.strip())
    if thing is None:
        return prefix + typed.strip(), True
    in_full = folded(typed) in [folded(name) for name in thing.names]
    return prefix + thing.value.rpartition(":")[2], in_full


def _labelled(decision: Decision, prefix: str, desk: Desk) -> list[tuple[str, str]]:
    words: Words = desk.words
    found = []
    for text, label in answers_to(decision):
        if text.startswith(prefix):
            plain = words.say(f"bot-{text}") if text in ("yes", "no") else text
            found.append((words.put(label, desk.sitting.names) if label is not None else plain, text))
    return found


def _consequence(decision: Decision, value: str, desk: Desk) -> str:
    """Return what an option costs and does, to stand behind its label; a command asks for no confirmation."""
    option = next((one for one in decision.options if one.id == value), None)
    if option is None or option.detail is None:
        return ""
    return f" · {desk.words.put(option.detail, desk.sitting.names)}"


def _not_now(desk: Desk) -> Refused:
    """Return the refusal of a command whose question is not open: what is asked instead and its panel."""
    asked = [one.text for one in desk.decisions() if not one.free]
    if not asked:
        return Refused(say("bot-not-your-turn"))
    take = button(desk.words.say("bot-take-turn"), "turn", desk.sitting.id, desk.sitting.version)
    return Unclear(say("bot-not-now", asked=asked), [take])
