"""Every slash command of the bot, from the features and from the games found."""

from discord import app_commands

from bot.commands import help as helping
from bot.commands import how, info, of_game, orders, past, play, settings, table, why
from games.core.registry import all_games


def add_commands(tree: app_commands.CommandTree) -> None:
    """Put all commands into a tree that is still empty."""
    tree.add_command(table.group())
    for feature in (play, orders, info, how, settings, past, why, helping):
        for command in feature.commands():
            tree.add_command(command)
    for game in all_games().values():
        if game.commands:
            tree.add_command(of_game.group(game))
