"""The command line's parts, one command or family of commands a file."""
