"""Posts are delivered in order, never lost and never twice."""

import asyncio
from datetime import timedelta

from bot.store import NewPost, Post, Store, Target
from bot.store.outbox import MOST_ATTEMPTS
from tests.bot.store.house import NOON, House, post

MINUTE = timedelta(minutes=1)
SECOND = timedelta(seconds=1)


async def test_a_queued_post_is_claimed_once(store: Store, house: House) -> None:
    game = await house.queued(post())
    (entry,) = await store.claim_due(NOON)
    assert (entry.game_id, entry.version, entry.seat, entry.state) == (game.id, 2, 0, "sending")
    assert (entry.target, entry.payload, entry.attempts) == (Target("channel", 5), {"text": "turn"}, 1)
    assert await store.claim_due(NOON) == []


async def test_two_claimers_at_once_share_the_entries(
    store: Store, second_store: Store, house: House
) -> None:
    await house.queued(*(post(channel=channel, kind=f"k{channel}") for channel in range(10)))
    shares = await asyncio.gather(*(place.claim_due(NOON) for place in (store, second_store)))
    kinds = [entry.kind for share in shares for entry in share]
    assert sorted(kinds) == [f"k{channel}" for channel in range(10)]


async def test_the_same_key_is_queued_once(store: Store, house: House) -> None:
    """One event, one ping: (game, version, seat, kind) is unique."""
    game = await house.queued(post(), post())
    assert len(await store.outbox_of(game.id)) == 1


async def test_an_own_key_is_unique_over_versions(store: Store, house: House) -> None:
    once = NewPost("welcome", Target("dm", 1), key="welcome-1")
    game = await house.queued(once)
    await store.commit_move(game.id, 2, at=NOON, outbox=[once])
    assert [entry.version for entry in await store.outbox_of(game.id)] == [2]


async def test_the_nonce_fits_discord_and_never_changes(store: Store, house: House) -> None:
    await house.queued(post(), post(seat=1))
    (first,) = await store.claim_due(NOON)
    (again,) = await store.claim_due(NOON + 10 * MINUTE)
    assert first.nonce == again.nonce
    assert len(first.nonce) <= 25
    await store.mark_done(again, at=NOON)
    (other,) = await store.claim_due(NOON)
    assert other.nonce != first.nonce


async def test_a_channel_gets_its_posts_in_order(store: Store, house: House) -> None:
    await house.queued(post("one"), post("two"), post("other", channel=6))
    first = await store.claim_due(NOON)
    assert [entry.kind for entry in first] == ["one", "other"]
    assert await store.claim_due(NOON) == []
    await store.mark_done(first[0], at=NOON, message_id=1)
    assert [entry.kind for entry in await store.claim_due(NOON)] == ["two"]


async def test_a_failed_post_holds_back_those_behind_it(store: Store, house: House) -> None:
    await house.queued(post("one"), post("two"))
    (entry,) = await store.claim_due(NOON)
    assert await store.mark_failed(entry, "503", at=NOON) == "waiting"
    assert await store.claim_due(NOON) == []
    (again,) = await store.claim_due(NOON + SECOND)
    assert (again.kind, again.attempts, again.last_error) == ("one", 2, "503")


async def test_a_post_put_off_on_purpose_holds_nobody_back(store: Store, house: House) -> None:
    await house.queued(post("later", not_before=NOON + MINUTE), post("now"))
    (entry,) = await store.claim_due(NOON)
    assert entry.kind == "now"
    await store.mark_done(entry, at=NOON)
    assert [entry.kind for entry in await store.claim_due(NOON + MINUTE)] == ["later"]


async def test_a_dead_post_lets_the_next_one_through(store: Store, house: House) -> None:
    game = await house.queued(post("one"), post("two"))
    (entry,) = await store.claim_due(NOON)
    assert await store.mark_dead(entry, "the channel is gone", at=NOON)
    assert [entry.kind for entry in await store.claim_due(NOON)] == ["two"]
    assert (await store.outbox_of(game.id))[0].last_error == "the channel is gone"


async def test_what_is_sent_instead_is_queued_with_the_giving_up(store: Store, house: House) -> None:
    game = await house.queued(post("one"))
    (entry,) = await store.claim_due(NOON)
    letter = NewPost("one", Target("dm", 1), {"instead": True}, 0, f"{entry.key}/dm/0")
    assert await store.mark_dead(entry, "the channel is gone", at=NOON, instead=[letter])
    assert not await store.mark_dead(entry, "once more", at=NOON, instead=[post("never")])
    found = await store.outbox_of(game.id)
    assert [(one.kind, one.state, one.target) for one in found] == [
        ("one", "dead", Target("channel", 5)),
        ("one", "waiting", Target("dm", 1)),
    ]
    assert found[1].version == entry.version


async def test_a_post_is_overtaken_by_a_later_one_of_a_newer_version(store: Store, house: House) -> None:
    game = await house.queued(post("turn"), post("turn", channel=6, seat=1))
    first, second = await store.outbox_of(game.id)
    assert not await store.is_overtaken(first, ["turn"]), "both are of one version"
    await store.commit_move(game.id, 2, at=NOON, outbox=[post("note")])
    assert not await store.is_overtaken(first, ["turn"]), "a note is no news of the kind"
    await store.commit_move(game.id, 3, at=NOON, outbox=[post("turn", channel=7)])
    assert await store.is_overtaken(first, ["turn"])
    assert await store.is_overtaken(second, ["turn"])
    for entry in await store.claim_due(NOON):
        await store.mark_dead(entry, "gone", at=NOON)
    assert not await store.is_overtaken(first, ["turn"]), "what never arrived is no news"


async def test_the_newest_post_of_a_game_in_a_channel(store: Store, house: House) -> None:
    game = await house.running()
    other = await house.running()
    assert await store.newest_post(game.id, 5) is None
    for message, channel, owner in ((70, 5, game), (71, 6, game), (72, 5, other)):
        await store.record_post(Post(message, channel, owner.id, 1, "turn", live=True))
    await store.retire_post(70)
    assert await store.newest_post(game.id, 5) == 70


async def test_what_a_crashed_claimer_held_comes_back_after_its_lease(store: Store, house: House) -> None:
    await house.queued(post())
    await store.claim_due(NOON, lease=MINUTE)
    assert await store.claim_due(NOON + MINUTE - SECOND) == []
    (entry,) = await store.claim_due(NOON + MINUTE)
    assert entry.attempts == 2


async def test_a_claimer_that_lost_its_lease_cannot_put_the_entry_back(store: Store, house: House) -> None:
    game = await house.queued(post())
    (late,) = await store.claim_due(NOON)
    await store.claim_due(NOON + 10 * MINUTE)
    await store.mark_failed(late, "timeout", at=NOON + 10 * MINUTE)
    assert not await store.mark_dead(late, "timeout", at=NOON + 10 * MINUTE)
    assert [entry.state for entry in await store.outbox_of(game.id)] == ["sending"]


async def test_a_delivered_post_stays_delivered(store: Store, house: House) -> None:
    game = await house.queued(post())
    (entry,) = await store.claim_due(NOON)
    assert await store.mark_done(entry, at=NOON, message_id=77)
    assert not await store.mark_done(entry, at=NOON, message_id=78)
    await store.mark_failed(entry, "too late", at=NOON)
    (row,) = await store.outbox_of(game.id)
    assert (row.state, row.message_id) == ("done", 77)
    assert await store.claim_due(NOON + 100 * MINUTE) == []


async def test_the_pause_doubles_up_to_a_quarter_of_an_hour(store: Store, house: House) -> None:
    await house.queued(post())
    now, pauses = NOON, []
    for _ in range(13):
        (entry,) = await store.claim_due(now)
        await store.mark_failed(entry, "503", at=now)
        pauses.append(((await store.outbox_of(entry.game_id))[0].not_before - now) // SECOND)
        now += timedelta(seconds=pauses[-1])
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]


async def test_the_senders_own_pause_counts(store: Store, house: House) -> None:
    """Discord says how long to wait (429)."""
    await house.queued(post())
    (entry,) = await store.claim_due(NOON)
    await store.mark_failed(entry, "429", at=NOON, wait=7 * SECOND)
    assert await store.claim_due(NOON + 6 * SECOND) == []
    assert len(await store.claim_due(NOON + 7 * SECOND)) == 1


async def test_nothing_is_tried_for_ever(store: Store, house: House) -> None:
    await house.queued(post())
    for _ in range(MOST_ATTEMPTS - 1):
        (entry,) = await store.claim_due(NOON)
        assert await store.mark_failed(entry, "503", at=NOON, wait=0 * SECOND) == "waiting"
    (entry,) = await store.claim_due(NOON)
    assert await store.mark_failed(entry, "503", at=NOON) == "dead"
    assert await store.claim_due(NOON + 100 * MINUTE) == []


async def test_a_delivered_post_is_live_until_retired(store: Store, house: House) -> None:
    game = await house.queued(post())
    (entry,) = await store.claim_due(NOON)
    await store.mark_done(entry, at=NOON, message_id=77)
    assert await store.live_posts(game.id) == [Post(77, 5, game.id, 2, "turn", live=True)]
    await store.retire_post(77)
    assert await store.live_posts(game.id) == []


async def test_a_message_to_a_person_is_noted_in_its_own_channel(store: Store, house: House) -> None:
    game = await house.queued(NewPost("turn", Target("dm", 1)))
    (entry,) = await store.claim_due(NOON)
    await store.mark_done(entry, at=NOON, message_id=77, channel_id=4000)
    assert [row.channel_id for row in await store.live_posts(game.id)] == [4000]


async def test_a_post_sent_without_the_outbox_is_noted_once(store: Store, house: House) -> None:
    game = await house.lobby()
    card = Post(70, 5, game.id, 0, "lobby", live=True)
    await store.record_post(card)
    await store.record_post(card)
    assert await store.live_posts(game.id) == [card]


async def test_old_delivered_posts_and_interactions_are_forgotten(store: Store, house: House) -> None:
    game = await house.queued(post("sent"), post("waiting"))
    (entry,) = await store.claim_due(NOON)
    await store.mark_done(entry, at=NOON, message_id=77)
    await store.commit_move(game.id, 2, at=NOON, interaction_id=99)
    await store.prune(NOON)
    assert len(await store.outbox_of(game.id)) == 2
    await store.prune(NOON + SECOND)
    assert [entry.kind for entry in await store.outbox_of(game.id)] == ["waiting"]
    assert await store.commit_move(game.id, 3, at=NOON, interaction_id=99) == 4
