"""Eureka in Discord: client, commands, panels, posts, store, command line."""
