"""Standing orders at work within a commit: queued moves at once, rules after a while.

A rule answers only after a random time, so that nobody can tell from the time that it was a rule.
"""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.sitting import AnyTable
from bot.store import Json, NewPost, OrdersRow, SeatRow, Target
from games.core.errors import Refused
from games.core.events import Event
from games.core.orders import Orders
from games.core.record import events_to_json
from games.core.standing import carry_out, consult
from games.core.text import Text

SOONEST, LATEST = timedelta(minutes=1), timedelta(minutes=15)


@dataclass(slots=True)
class Followed:
    """What orders have done: what is left of them by seat, and what their seats are to be told."""

    orders: dict[int, Orders]
    rows: Mapping[int, OrdersRow] = field(default_factory=dict)
    """The orders as they were kept before."""
    notices: list[tuple[int, Text]] = field(default_factory=list)


def read_orders(rows: Mapping[int, OrdersRow], seats: Sequence[SeatRow]) -> dict[int, Orders]:
    """Return the orders of the seats on which people sit."""
    people = {chair.seat for chair in seats if chair.kind == "human"}
    return {seat: Orders.model_validate(row.data) for seat, row in rows.items() if seat in people}


def follow(table: AnyTable, orders: Mapping[int, Orders], ruled: int | None = None) -> Followed:
    """Answer what is queued; the rules of one seat only, if it is given. The table is changed."""
    active = {
        seat: one if seat == ruled else one.model_copy(update={"rules": [], "forced": False})
        for seat, one in orders.items()
    }
    try:
        outcome = carry_out(table, active)
    except Refused:
        return Followed(dict(orders))
    left = {
        seat: orders[seat].model_copy(update={"queue": one.queue}) for seat, one in outcome.orders.items()
    }
    return Followed(left, notices=outcome.notices)


def kept_orders(
    table: AnyTable,
    orders: Mapping[int, Orders],
    before: Mapping[int, OrdersRow],
    now: datetime,
    source: random.Random,
) -> list[OrdersRow]:
    """Return the orders as they are to be kept: with a time for the seat whose rule will answer.

    A time still to come that was set `before` stands, whatever others do meanwhile.
    """
    times = {
        seat: _planned(before.get(seat), now) or _when(now, source)
        for seat, one in orders.items()
        if _applies(table, seat, one)
    }
    return [OrdersRow(seat, one.model_dump(mode="json"), times.get(seat)) for seat, one in orders.items()]


def notices(
    game_id: str, number: int, chairs: Sequence[SeatRow], told: Sequence[tuple[int, Text]]
) -> list[NewPost]:
    """Return the private messages that tell seats what was done or dropped for them."""
    posts = []
    for seat in dict.fromkeys(seat for seat, _ in told):
        user = chairs[seat].user_id
        lines = [Event(text) for other, text in told if other == seat]
        if user is not None:
            payload: Json = {"events": json.loads(events_to_json(lines))}
            key = f"{game_id}/{number}/{seat}/notice"
            posts.append(NewPost("notice", Target("dm", user), payload, seat, key))
    return posts


def _applies(table: AnyTable, seat: int, orders: Orders) -> bool:
    mine = [decision for decision in table.asked if decision.seat == seat]
    return any(consult(table.game, table, decision, orders).value is not None for decision in mine)


def _planned(row: OrdersRow | None, now: datetime) -> datetime | None:
    return row.due_at if row is not None and row.due_at is not None and row.due_at > now else None


def _when(now: datetime, source: random.Random) -> datetime:
    return now + SOONEST + (LATEST - SOONEST) * source.random()
