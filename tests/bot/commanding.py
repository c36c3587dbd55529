"""A member who plays with the slash commands of the game alone, else with /move."""

import random

from games.core.game import Command
from games.core.registry import AnyGame
from tests.bot.parlour import Parlour


async def filled(
    parlour: Parlour, game: AnyGame, seat: int, command: Command, source: random.Random
) -> dict[str, str] | None:
    """Fill a command's parameters from its own suggestions; None if it cannot be used now."""
    name, member = f"{game.group} {command.name}", parlour.members[seat]
    given: dict[str, str] = {}
    for param in command.params:
        offered = await member.autocomplete(parlour.channel, name, param.name, "", **given)
        if offered:
            given[param.name] = source.choice(offered)["value"]
        elif not param.optional:
            return None
    return given


async def move_by_command(parlour: Parlour, game_id: str, source: random.Random) -> str:
    """Let a seat that owes use a command of the game, else /move; return the name of the command used."""
    tables = parlour.bot.house.tables
    sitting = await tables.sit(game_id)
    seat = source.choice(sitting.owing())
    open_keys = {one.key for one in sitting.table.decisions(seat)}
    commands = [one for one in sitting.game.commands if open_keys & first_keys(one)]
    for command in source.sample(commands, len(commands)):
        if (given := await filled(parlour, sitting.game, seat, command, source)) is None:
            continue
        name = f"{sitting.game.group} {command.name}"
        await parlour.members[seat].slash(parlour.channel, name, **given)
        if (await tables.sit(game_id)).version > sitting.version:
            return command.name
    choices = await parlour.members[seat].autocomplete(parlour.channel, "move", "move", "")
    await parlour.members[seat].slash(parlour.channel, "move", move=source.choice(choices)["value"])
    assert (await tables.sit(game_id)).version > sitting.version
    return "move"


def first_keys(command: Command) -> set[str]:
    """Return the keys of the questions at which a command can be used."""
    fixed = {key for key, _ in command.fixed[:1]}
    return fixed | {key for param in command.params[:1] for key in (param.key, *param.others)}
