"""Delivers what the commits have queued, takes the buttons off old posts, sends daily reminders."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import datetime, timedelta
from itertools import groupby

import discord

from bot.posts import Message, retired, substitutes
from bot.sitting import Sitting
from bot.store import NewPost, OutboxEntry, Reminder, StoreError, Target
from bot.store.outbox import backoff
from bot.tables import Tables
from games.core.errors import Unfit

AGAIN = 30
"""Seconds until another try after one that failed."""
IDLE = 3600
"""Most seconds between two rounds; shorter than a new reminder is ever ahead."""
GRACE = 5
"""Seconds that a post on its way gets when the bot is stopped."""
PATIENCE = timedelta(minutes=5)
"""How long somebody may take in a live game until they are called by a post after all."""
KEPT_FOR = timedelta(days=30)
"""How long deliveries, reminders and interactions that are done with are remembered."""
BATCH = 20
SWEEP = 100
"""How many reminders are read at once."""
LOOKED_THROUGH = 300
"""How many of a channel's newest messages are searched for one that may have been sent already."""
PASSING = ("turn", "reminder")
"""Kinds of post that a newer one of NEWS makes pointless."""
NEWS = ("turn", "over")
RETIRES = {
    "reminder": ("lobby", "turn", "reminder"),
    **dict.fromkeys(NEWS, ("lobby", "turn", "reminder", "vote")),
}
"""Which older kinds of post a new one takes the buttons off; an offered seat keeps its own."""

_log = logging.getLogger(__name__)

Compose = Callable[[Sitting, OutboxEntry], Awaitable[Message | None]]


def mark_of(entry: OutboxEntry) -> int:
    """Return the component id by which a post in its channel is known to be this entry's (below 2^31)."""
    return 1 << 30 | int(entry.nonce[:7], 16)


class Courier:
    """Carries posts to Discord; `compose` makes the message of an entry."""

    def __init__(self, client: discord.Client, tables: Tables, compose: Compose) -> None:
        self._client = client
        self._tables = tables
        self._compose = compose
        self._round: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._lock = asyncio.Lock()
        self._tidied: datetime | None = None
        self._working = asyncio.Lock()
        self._next: tuple[datetime, asyncio.Task[None]] | None = None
        """When the next round is to be, and the task that waits for it."""

    def start(self) -> None:
        """Begin the rounds."""
        self._round = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """End the rounds; a post on its way gets a moment to arrive and be noted."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._lock.acquire(), GRACE)
            self._lock.release()
        tasks = [*self._errands, *([self._round] if self._round else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def ring(self) -> None:
        """Ask for a delivery at once, and for a round as soon as a rule is to answer."""
        self._send_off(self.deliver())

    async def deliver(self) -> None:
        """Deliver all that is queued, and return when it is done."""
        await self._survive(self._heed())

    async def _heed(self) -> None:
        await self._deliver_all()
        if (due := await self._tables.store.next_rule()) is not None:
            self._plan((due - self._tables.now()).total_seconds())

    def _send_off(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        errand = asyncio.create_task(work)
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)
        return errand

    async def _go_round(self) -> None:
        await self._client.wait_until_ready()
        self._send_off(self._survive(self._mend()))
        await self._work()

    async def _work(self) -> None:
        """Do all that is due, and see to the next round."""
        async with self._working:
            await self._survive(self._tidy())
            await self._survive(self._remind())
            await self._survive(self._ring_clocks())
            await self._survive(self._follow_orders())
            await self._survive(self._deliver_all())
        self._plan(await self._pause())

    def _plan(self, seconds: float) -> None:
        """See to a round after so many seconds, unless one comes sooner anyway."""
        seconds = max(AGAIN, seconds)
        at = self._tables.now() + timedelta(seconds=seconds)
        if self._next is not None:
            if self._next[0] <= at:
                return
            self._next[1].cancel()
        self._next = at, self._send_off(self._after(seconds))

    async def _after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._next = None
        await self._work()

    async def _mend(self) -> None:
        """Take up every game once, so that whoever must answer anew hears of it."""
        await self._tables.mend_all()
        await self._deliver_all()

    async def _tidy(self) -> None:
        """Once a day, forget what is long past."""
        now = self._tables.now()
        if self._tidied is None or now - self._tidied >= timedelta(days=1):
            self._tidied = now
            await self._tables.store.cancel_outdated()
            await self._tables.store.prune(now - KEPT_FOR)

    @staticmethod
    async def _survive(work: Coroutine[None, None, None]) -> None:
        """Do the work; whatever fails is logged, and tried again in the next round."""
        try:
            await work
        except Exception:
            _log.exception("The courier's round was broken off; another follows.")

    async def _pause(self) -> float:
        """Return the seconds until there is something to do again."""
        try:
            soonest = await self._tables.store.next_wake()
        except StoreError:
            return AGAIN
        if soonest is None:
            return IDLE
        return min((soonest - self._tables.now()).total_seconds(), IDLE)

    async def _deliver_all(self) -> None:
        async with self._lock:
            while entries := await self._tables.store.claim_due(self._tables.now(), limit=BATCH):
                for entry in entries:
                    await self._deliver(entry)

    async def _deliver(self, entry: OutboxEntry) -> None:
        store, now = self._tables.store, self._tables.now()
        try:
            await self._send(entry)
        except (discord.NotFound, discord.Forbidden) as error:
            _log.warning("Post %s cannot be delivered: %s", entry.key, error)
            instead = substitutes(entry, await self._tables.sit(entry.game_id))
            await store.mark_dead(entry, str(error), at=now, instead=instead)
        except (discord.HTTPException, OSError) as error:
            await self._put_back(entry, str(error))
        except Unfit as error:
            _log.warning("Post %s waits: its game cannot be read (%s).", entry.key, error)
            await self._put_back(entry, str(error))
        except Exception as error:
            _log.exception("Post %s failed.", entry.key)
            await self._put_back(entry, repr(error))

    async def _put_back(self, entry: OutboxEntry, error: str) -> None:
        """Note a failure, and see to another try: the rounds may be far apart."""
        wait = backoff(entry.attempts)
        if await self._tables.store.mark_failed(entry, error, at=self._tables.now(), wait=wait) == "waiting":
            self._send_off(self._try_again(wait.total_seconds()))

    async def _try_again(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._survive(self._deliver_all())

    async def _send(self, entry: OutboxEntry) -> None:
        """Send one entry, unless it was sent before or the game has moved on to a newer post of its own."""
        store = self._tables.store
        old = await store.live_posts(entry.game_id)
        sent = await self._sent_before(entry) or await self._sent_now(entry)
        if sent is None:
            await store.mark_done(entry, at=self._tables.now())
            return
        await store.mark_done(entry, at=self._tables.now(), message_id=sent.id, channel_id=sent.channel.id)
        passed = await self._passed(entry)
        for post in old:
            if post.message_id != sent.id and post.kind in passed:
                await self._retire(post.channel_id, post.message_id)

    async def _passed(self, entry: OutboxEntry) -> tuple[str, ...]:
        """Return which older kinds of post this one takes the buttons off: not off a vote that stands."""
        kinds = RETIRES.get(entry.kind, ())
        if "vote" in kinds and await self._tables.asked_about(await self._tables.sit(entry.game_id)):
            return tuple(kind for kind in kinds if kind != "vote")
        return kinds

    async def _sent_now(self, entry: OutboxEntry) -> discord.Message | None:
        """Compose and send; None if there is nothing to say any more."""
        if entry.kind in PASSING and await self._tables.store.is_overtaken(entry, NEWS):
            return None
        message = await self._compose(await self._tables.sit(entry.game_id), entry)
        if message is None:
            return None
        channel = await self._channel(entry.target)
        message.view.children[0].id = mark_of(entry)
        if (edited := await self._edited(channel, entry, message)) is not None:
            return edited
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in message.mentions])
        return await channel.send(
            view=message.view, files=message.files, nonce=entry.nonce, allowed_mentions=mentions
        )

    async def _edited(
        self,
        channel: discord.abc.MessageableChannel,
        entry: OutboxEntry,
        message: Message,
    ) -> discord.Message | None:
        """While all answer within minutes, put a turn's post in place of the last one, and return it.

        Nobody is pinged by that. Whoever does not answer soon after all is called by a post of its own.
        """
        if entry.kind != "turn" or not await self._tables.is_live(entry.game_id):
            return None
        live = await self._tables.store.live_posts(entry.game_id)
        last = [post for post in live if post.kind == "turn" and post.channel_id == channel.id]
        if not last:
            return None
        with contextlib.suppress(discord.NotFound):
            shown = await channel.fetch_message(last[-1].message_id)
            edited = await shown.edit(view=message.view, attachments=message.files)
            await self._tables.store.call_later(entry, self._tables.now() + PATIENCE)
            self._send_off(self._try_again(PATIENCE.total_seconds()))
            return edited
        return None

    async def _sent_before(self, entry: OutboxEntry) -> discord.Message | None:
        """Return the message of an earlier try whose outcome was never noted, if there is one.

        Discord itself drops a repeated nonce only for a few minutes.
        """
        if entry.attempts <= 1:
            return None
        channel = await self._channel(entry.target)
        known = await self._tables.store.newest_post(entry.game_id, channel.id) or 0
        with contextlib.suppress(discord.Forbidden):
            async for message in channel.history(limit=LOOKED_THROUGH):
                if message.id <= known:
                    return None
                if any(getattr(part, "id", None) == mark_of(entry) for part in message.components):
                    return message
        return None

    async def _channel(self, target: Target) -> discord.abc.MessageableChannel:
        if target.kind == "dm":
            return await (await self._client.fetch_user(target.id)).create_dm()
        known = self._client.get_channel(target.id) or await self._client.fetch_channel(target.id)
        assert isinstance(known, discord.abc.Messageable)
        return known

    async def _retire(self, channel_id: int, message_id: int) -> None:
        """Take the buttons off an old post; one that is gone is only noted."""
        with contextlib.suppress(discord.HTTPException):
            channel = await self._channel(Target("channel", channel_id))
            message = await channel.fetch_message(message_id)
            await message.edit(view=retired(message), attachments=message.attachments)
        await self._tables.store.retire_post(message_id)

    async def _ring_clocks(self) -> None:
        """Do what the tables have chosen for clocks that have run out."""
        for due in await self._tables.store.clocks_due(self._tables.now(), SWEEP):
            await self._survive(self._tables.time_up(due))

    async def _follow_orders(self) -> None:
        """Let rules answer whose time has come."""
        for game_id, seat in await self._tables.store.orders_due(self._tables.now(), SWEEP):
            await self._survive(self._tables.follow_rules(game_id, seat))

    async def _remind(self) -> None:
        """Queue the reminders that are due, however late: one post for all whom it calls in one place."""
        while due := await self._tables.store.due(self._tables.now(), SWEEP):
            for _, together in groupby(sorted(due, key=_game_of), key=_game_of):
                await self._remind_of(list(together))
            if len(due) < SWEEP:
                return

    async def _remind_of(self, due: Sequence[Reminder]) -> None:
        """Queue the reminders of one game: a direct message for each who wants that, a post for the rest."""
        row = await self._tables.store.game(due[0].game_id)
        channel = row.home
        places = {one: await self._tables.reminded_in(row, one.seat) for one in due}
        for target in dict.fromkeys(place or channel for place in places.values()):
            here = [one for one in due if (places[one] or channel) == target]
            post = NewPost("reminder", target, {"ping": [one.seat for one in here]}, here[0].seat)
            then = {one.seat: await self._tables.next_reminder(row, one.seat) for one in here}
            await self._tables.store.mark_sent(*here, at=self._tables.now(), post=post, then=then)


def _game_of(reminder: Reminder) -> tuple[str, int]:
    return (reminder.game_id, reminder.version)
