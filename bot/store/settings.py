"""What members and servers have set."""

from dataclasses import asdict

from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import Connected
from bot.store.rows import MemberSettings, ServerSettings
from bot.store.schema import members, servers
from bot.store.upsert import insert_into


class Settings(Connected):
    """Settings per member and per server; whoever has set nothing gets empty ones."""

    async def member(self, user_id: int) -> MemberSettings:
        """Return what a member has set."""
        async with self.reading() as connection:
            rows = await connection.execute(select(members).where(members.c.user_id == user_id))
            row = rows.mappings().one_or_none()
            return MemberSettings(**row) if row is not None else MemberSettings(user_id)

    async def put_member(self, settings: MemberSettings) -> None:
        """Keep what a member has set, in place of what was set before."""
        async with self.writing() as connection:
            await _put(connection, members, settings)

    async def server(self, guild_id: int) -> ServerSettings:
        """Return what a server has set."""
        async with self.reading() as connection:
            rows = await connection.execute(select(servers).where(servers.c.guild_id == guild_id))
            row = rows.mappings().one_or_none()
            return ServerSettings(**row) if row is not None else ServerSettings(guild_id)

    async def put_server(self, settings: ServerSettings) -> None:
        """Keep what a server has set, in place of what was set before."""
        async with self.writing() as connection:
            await _put(connection, servers, settings)


async def _put(connection: AsyncConnection, table: Table, row: MemberSettings | ServerSettings) -> None:
    key = next(iter(table.primary_key)).name
    values = asdict(row)
    others = {name: value for name, value in values.items() if name != key}
    insert_ = insert_into(connection, table).values(values)
    await connection.execute(insert_.on_conflict_do_update(index_elements=[key], set_=others))
