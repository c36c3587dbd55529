"""The simulated server: its members, a lobby, a channel per game with a position worth playing from."""

from dataclasses import dataclass

import simcord

from bot.client import Eureka
from bot.sitting import Sitting
from bot.store import MemberSettings, ServerSettings
from bot.texts import wording
from games.core.registry import AnyGame, all_games

MEMBERS = ("Ada", "Bo", "Cy", "Di", "Eli")
GUIDE = "Guide"
LOBBY = "lobby"
PLAYED = 30
"""After how many answers a ready position is looked for; sooner in a short game."""
SHARE = 50
LONGEST = 200


@dataclass(slots=True)
class World:
    """What the page shows: the channels by name, the first is the lobby, and who can be viewed as."""

    channels: dict[str, simcord.ChannelHandle]
    members: list[simcord.MemberActor]


async def furnish(env: simcord.Env, bot: Eureka, language: str, seats: int) -> World:
    """Make the server with its channels and so many members, begin a game in each and play it on a little."""
    guild = env.create_guild("Eureka")
    members = [guild.add_member(env.create_user(name)) for name in MEMBERS[:seats]]
    guide = guild.add_member(env.create_user(GUIDE))
    games = all_games()
    channels = {name: guild.create_text_channel(name) for name in (LOBBY, *map(_channel_of, games))}
    await env.settle()
    await bot.house.store.put_server(ServerSettings(guild.id, language=language))
    for member in members:
        await bot.house.store.put_member(MemberSettings(member.id, language=language))
    await guide.send(channels[LOBBY], wording(language).say("sandbox-tour"))
    for game_id, game in games.items():
        await begin(bot, game, channels[_channel_of(game_id)].id, guild.id, members, language)
        await bot.courier.deliver()
    return World(channels, members)


async def begin(
    bot: Eureka,
    game: AnyGame,
    channel_id: int,
    guild_id: int,
    members: list[simcord.MemberActor],
    language: str,
) -> Sitting:
    """Begin a game of the members in a channel and play it on until the first member must act."""
    tables, seats = bot.house.tables, min(len(members), game.seats.stop - 1)
    first = members[0]
    row = await tables.new_lobby(game.id, channel_id, guild_id, first.id, MEMBERS[0], seats, {}, language)
    for member, name in list(zip(members, MEMBERS, strict=False))[1:seats]:
        await tables.join(row.id, member.id, name)
    await tables.start(row.id)
    least = min(PLAYED, game.longest // SHARE)
    return await tables.demonstrate(
        row.id, lambda table, count: count > LONGEST or (count >= least and 0 in table.owing())
    )


def _channel_of(game_id: str) -> str:
    return game_id.replace("_", "-")
