"""Slash commands: one file per feature, gathered in `bot.commands.all`."""
