"""Starts the bot's own entry point against the wire server; nothing but three addresses is changed.

``python -m tests.wire.launch run`` with these variables:

* ``EUREKA_WIRE_API``, ``EUREKA_WIRE_GATEWAY``, ``EUREKA_WIRE_CDN``: the addresses
* ``EUREKA_WIRE_COMPRESSION``: ``zlib`` hides the zstd library, so that discord.py asks for zlib
* ``EUREKA_WIRE_ENTRY``: ``module:function``, ``bot.cli:main`` if not given
"""

from __future__ import annotations

import importlib
import os
import sys

API, GATEWAY, CDN = "EUREKA_WIRE_API", "EUREKA_WIRE_GATEWAY", "EUREKA_WIRE_CDN"
COMPRESSION, ENTRY = "EUREKA_WIRE_COMPRESSION", "EUREKA_WIRE_ENTRY"


def point_discord_at_the_server() -> None:
    """Sets the three addresses in discord.py."""
    if os.environ.get(COMPRESSION) == "zlib":
        for module in ("zstandard", "compression.zstd"):
            sys.modules[module] = None  # type: ignore[assignment]
    import discord
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    Route.BASE = os.environ[API]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ[GATEWAY])
    discord.Asset.BASE = os.environ[CDN]


def main() -> None:
    """Runs the entry point with this process's arguments."""
    point_discord_at_the_server()
    module, function = os.environ.get(ENTRY, "bot.cli:main").split(":")
    entry = getattr(importlib.import_module(module), function)
    entry()


if __name__ == "__main__":
    main()
