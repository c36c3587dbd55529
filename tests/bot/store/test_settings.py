"""What members and servers have set."""

from dataclasses import replace

from bot.store import MemberSettings, ServerSettings, Store
from tests.bot.store.house import NOON


async def test_who_has_set_nothing_gets_empty_settings(store: Store) -> None:
    assert await store.member(1) == MemberSettings(1)
    assert await store.server(7) == ServerSettings(7)


async def test_a_members_settings_come_back(store: Store) -> None:
    mine = MemberSettings(1, "zh-Hant", "Asia/Taipei", 21, "dm", NOON, {"marks": True})
    await store.put_member(mine)
    assert await store.member(1) == mine
    assert await store.member(2) == MemberSettings(2)


async def test_new_settings_replace_the_old(store: Store) -> None:
    mine = MemberSettings(1, "en", "Europe/Vienna", 8, "channel", NOON)
    await store.put_member(mine)
    await store.put_member(replace(mine, away_until=None, reminder_hour=9))
    assert await store.member(1) == replace(mine, away_until=None, reminder_hour=9)


async def test_a_servers_settings_come_back_and_can_be_replaced(store: Store) -> None:
    ours = ServerSettings(7, "en", "Europe/Vienna", 18, {"create": ["everyone"]})
    await store.put_server(ours)
    assert await store.server(7) == ours
    await store.put_server(replace(ours, reminder_hour=None))
    assert (await store.server(7)).reminder_hour is None
