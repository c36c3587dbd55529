"""Discord's limits as a table; the tests judge by it whatever the bot sends.

Sources: the pages "Application Commands", "Message resource", "Component Reference" and "Uploading Files"
of Discord's developer documentation.
"""

COMMANDS = 100
CHILDREN = 25
COMMAND_CHARACTERS = 8000
NAME = 32
DESCRIPTION = 100
CHOICES = 25
CHOICE = 100
CONTENT = 2000
EMBEDS = 6000
LAYOUT_TEXT = 4000
LAYOUT_PARTS = 40
ROW_BUTTONS = 5
SELECT_OPTIONS = 25
OPTION_TEXT = 100
CUSTOM_ID = 100
LABEL = 80
PLACEHOLDER = 150
MODAL_TITLE = 45
MODAL_PARTS = 5
MODAL_LABEL = 45
MODAL_PLACEHOLDER = 100
FILE_BYTES = 10 * 1024 * 1024
FILES = 10
ALT_TEXT = 1024
GALLERY = 10

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""What the bot must be allowed to do in a channel where a game is played."""
NEEDED_IN_THREADS = (*(one for one in NEEDED if one != "send_messages"), "send_messages_in_threads")
"""The same of a channel in whose threads games are played."""


def clip(text: str, most: int) -> str:
    """Return the text, shortened with an ellipsis if it has more than `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
