"""The sandbox: the unmodified bot in a simulated Discord, shown in a page on this machine."""

from bot.sandbox.serve import Wish, serve

__all__ = ["Wish", "serve"]
