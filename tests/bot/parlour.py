"""A server with members and ready games, and short ways to do there what people do."""

from dataclasses import dataclass, field
from typing import Any

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.backend.serializers import message_payload
from simcord.enums import OverwriteType
from simcord.interactions import base_payload

from bot.client import Eureka
from games.core.question import Decision


def new_bot(url: str) -> Eureka:
    """Return the bot, its seeds fixed."""
    return Eureka(url, new_seed=lambda: "seed")


@dataclass
class Parlour:
    """The simulated Discord and who is in it."""

    env: simcord.Env
    bot: Eureka
    guild: simcord.GuildHandle = field(init=False)
    channel: simcord.ChannelHandle = field(init=False)

    def __post_init__(self) -> None:
        self.guild = self.env.create_guild("Guild")
        self.channel = self.guild.create_text_channel("play")
        names = ("alice", "bob", "carol", "dave", "erin")
        self.members = [self.guild.add_member(self.env.create_user(name)) for name in names]
        self.alice, self.bob, self.carol, self.dave, self.erin = self.members

    async def open(self, game: str = "high_card", **options: object) -> simcord.InteractionResult:
        """Let alice open a lobby."""
        return await self.alice.slash(self.channel, "game new", game=game, **options)

    async def started(self, *others: simcord.MemberActor, game: str = "high_card") -> str:
        """Let alice open a game, the others join it and alice start it; return its id."""
        await self.open(game, seats=1 + len(others))
        for member in others:
            await member.slash(self.channel, "game join")
        await self.alice.slash(self.channel, "game start")
        return await self.game_id()

    async def game_id(self) -> str:
        """Return the id of the channel's game."""
        row = await self.bot.house.store.active_game_in(self.channel.id)
        assert row is not None
        return row.id

    async def asked(self, game_id: str) -> list[Decision]:
        """Return the questions open now."""
        return list((await self.bot.house.tables.sit(game_id)).table.asked)

    async def restart(self) -> None:
        """Kill the bot and start another on the same database."""
        dead, self.bot = self.bot, new_bot(self.bot.store_url)
        await self.env.restart_bot(self.bot)
        await dead.house.store.close()

    async def at_once(self, *presses: "Press") -> None:
        """Let several presses arrive before the bot has dealt with any of them."""
        for press in presses:
            self.env.backend.emit("INTERACTION_CREATE", press.event(self.env))
        await self.env.settle()

    def deny(self, **permissions: bool) -> None:
        """Take permissions (given as `send_messages=False`) from the bot in the channel."""
        _, denied = discord.PermissionOverwrite(**permissions).pair()
        bot = self.env.backend.bot_user.id
        overwrite = Overwrite(bot, OverwriteType.MEMBER, deny=denied.value)
        self.env.backend.set_overwrite(self.channel.id, overwrite)

    def moderator(self) -> simcord.MemberActor:
        """Return a member who may manage channels and the server."""
        may = discord.Permissions(manage_channels=True, manage_guild=True)
        role = self.guild.create_role("moderators", permissions=may)
        return self.guild.add_member(self.env.create_user("judge"), roles=[role])

    def said(self) -> str:
        """Return all that the bot has sent so far, as one text."""
        return "\n".join(str(request.json) for request in self.env.http_requests)

    def letters(self, member: simcord.MemberActor) -> list[str]:
        """Return the texts of the bot's direct messages to a member, oldest first."""
        return [text_of(one) for one in member.user.dm_channel.history()]

    def post(self) -> discord.Message:
        """Return the newest message that all see."""
        message = self.channel.last_message
        assert message is not None
        return message


Shown = discord.Message | simcord.ResponseMessage


@dataclass(frozen=True)
class Press:
    """A press of a button, or a choice in a select, on its way to the bot."""

    member: simcord.MemberActor
    message: Shown
    custom_id: str
    values: tuple[str, ...] = ()

    def event(self, env: simcord.Env) -> dict[str, Any]:
        """Return the event that tells the bot of it; it counts as an interaction from now on."""
        stored = env.backend.get_message(self.channel_id, self.message.id)
        data: dict[str, Any] = {"custom_id": self.custom_id, "component_type": 3 if self.values else 2}
        if self.values:
            data["values"] = list(self.values)
        record, payload = base_payload(
            env.backend,
            type=3,
            channel_id=self.channel_id,
            guild_id=self.member.guild.id,
            user_id=self.member.id,
            data=data,
        )
        record.source_message_id = self.message.id
        return payload | {"message": dict(message_payload(env.backend, stored))}

    @property
    def channel_id(self) -> int:
        """Where it is pressed."""
        message = self.message
        return message.channel_id if isinstance(message, simcord.ResponseMessage) else message.channel.id


def text_of(message: Shown) -> str:
    """Return all words of a message, whichever kind it is."""
    parts = [part.content for part in parts_of(message) if isinstance(part, discord.TextDisplay)]
    return "\n".join([message.content, *parts])


def labels(message: Shown) -> list[str]:
    """Return the labels of a message's buttons."""
    return [part.label or "" for part in parts_of(message) if isinstance(part, discord.Button)]


def selects(message: Shown) -> list[discord.SelectMenu]:
    """Return the selects of a message."""
    return [part for part in parts_of(message) if isinstance(part, discord.SelectMenu)]


def custom_id(message: Shown, verb: str) -> str:
    """Return the custom id of the first button or select with this verb."""
    ids = [getattr(part, "custom_id", None) or "" for part in parts_of(message)]
    return next(one for one in ids if one.split(":")[1:2] == [verb])


def parts_of(message: Shown) -> list[discord.Component]:
    """Return all components of a message, nested ones too, in reading order."""
    shown = message.message if isinstance(message, simcord.ResponseMessage) else message
    found: list[discord.Component] = []
    left = list(shown.components)
    while left:
        part = left.pop(0)
        found.append(part)
        left = [*getattr(part, "children", []), *left]
    return found
