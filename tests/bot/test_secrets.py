"""What is hidden in a game reaches nobody who may not know it: no post, panel, picture or button."""

import hashlib
import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from simcord.backend.models import EPHEMERAL_FLAG

from bot.moves import moves_of
from bot.panel.show import Desk, panel
from bot.posts import GROWTH, Message
from bot.scene import drawn, scene_of
from bot.sitting import Sitting
from games.core.registry import all_games
from games.core.selfplay import choose
from games.core.table import Table
from render.pictures import draw, kinds
from render.scene import Scene
from tests.bot.apart import Apart, no_growth
from tests.bot.parlour import Parlour
from tests.bot.thumbs import answer_by_taps
from tests.discord_api.exchange import Request, strings
from tests.discord_api.plug import RequestLog

POINTS = 4
"""At so many points of a game everything is looked at."""
APART = 9
"""Answers between two of them."""


def public_face(message: Message) -> list[object]:
    """Return everything in a post that anybody can read."""
    files = [file.fp.read() for file in message.files]
    return [message.view.to_components(), files, message.mentions]


async def private_face(sitting: Sitting, seat: int) -> list[object]:
    """Return everything that a seat can read for itself."""
    desk = Desk(sitting, seat, sitting.words("en"))
    view = sitting.table.view(seat)
    lines = [desk.words.put(line, sitting.names) for line in sitting.game.status(view)]
    what = "hand" if "hand" in kinds(sitting.game.id) else "board"
    picture = await drawn(scene_of(sitting, desk.words, seat), what, seat)
    return [panel(desk).to_components(), lines, picture, await moves_of(desk)]


def disguised(sitting: Sitting, seat: int | None, source: random.Random) -> Sitting:
    """Return the sitting with everything exchanged that a seat (None: a spectator) cannot know."""
    other = sitting.table.fork()
    other._play.state = sitting.game.disguise(sitting.table.state, seat, source)
    return replace(sitting, table=other)


def points_of(apart: Apart, source: random.Random) -> Iterator[Sitting]:
    """Give a random game at several points, its end among them if it comes soon."""
    table = Table.start(apart.begun.game, 3, {}, f"secrets {apart.begun.game.id}")
    for _ in range(POINTS):
        for _ in range(APART):
            if not table.finished:
                table.answer(*choose(table, source))
        yield apart.at(table.fork())


@pytest.mark.parametrize("game_id", [game.id for game in all_games().values() if 3 in game.seats])
async def test_posts_and_panels_are_the_same_whatever_is_hidden(
    game_id: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Cards unknown to the reader are exchanged: not a letter and not a pixel changes."""
    monkeypatch.setattr("bot.posts.growth_of", no_growth)
    source = random.Random(game_id)
    apart = await Apart.open(tmp_path, all_games()[game_id], 3)
    for sitting in points_of(apart, source):
        hidden = disguised(sitting, None, source)
        assert public_face(await apart.post(sitting)) == public_face(await apart.post(hidden))
        seat = source.randrange(3)
        assert await private_face(sitting, seat) == await private_face(disguised(sitting, seat, source), seat)
    await apart.tables.store.close()


class Watch:
    """Knows at each request who can read it, which cards they may not see, and whose pictures these are."""

    def __init__(self, parlour: Parlour, game_id: str) -> None:
        self.parlour, self.game_id = parlour, game_id
        self.drawn_for: dict[str, int | None] = {}
        self.private_pictures = 0

    def draws(self, scene: Scene, what: str = "board", seat: int | None = None) -> bytes:
        """Draw, and note for whose eyes; no two pictures are the same file."""
        data = draw(scene, what, seat) + str(len(self.drawn_for)).encode()
        self.drawn_for[hashlib.sha256(data).hexdigest()] = scene.view.seat
        return data

    def reader(self, request: Request) -> int | None:
        """Return the user who alone can read what this request sends, None if others can too."""
        backend = self.parlour.env.backend
        for record in backend.interactions.values():
            if f"/{record.token}" in request.path:
                source = record.source_message_id
                shown = backend.get_message(record.channel_id, source) if source else None
                flags = json.dumps(request.body)
                own = record.ephemeral or bool(shown and shown.flags & EPHEMERAL_FLAG) or record.type == 4
                return record.user_id if own or f'"flags": {EPHEMERAL_FLAG}' in flags else None
        return None

    def check(self, request: Request, hands: list[list[int]]) -> None:
        """Fail if a request shows somebody a card or a picture that is not for them."""
        user = self.reader(request)
        seats = [self.parlour.alice.id, self.parlour.bob.id]
        seat = seats.index(user) if user in seats else None
        hidden = {card for other, hand in enumerate(hands) if other != seat for card in hand}
        named = re.compile(r"(?:[Cc]ard |=)(\d+)")
        told = {int(card) for text in strings(request.body) for card in named.findall(text)}
        assert not told & hidden, f"{request.name} tells {user} of {told & hidden}"
        for file in request.files.values():
            # The chart of the end is drawn from everybody's points alone.
            whose = None if file.filename == GROWTH else self.drawn_for[file.sha256]
            assert whose in (None, seat), f"{request.name} shows {user} what seat {whose} sees"
            self.private_pictures += whose is not None


async def test_hands_go_to_their_owners_alone(
    parlour: Parlour, conforming_requests: RequestLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole game with every look taken on the way; each request is judged by who can read it."""
    game_id = await parlour.started(parlour.bob)
    watch = Watch(parlour, game_id)
    monkeypatch.setattr("bot.scene.draw", watch.draws)
    source, tables = random.Random(1), parlour.bot.house.tables
    seen = len(conforming_requests.requests)
    while not (sitting := await tables.sit(game_id)).table.finished:
        hands = sitting.table.state.hands
        for member in parlour.members[:3]:
            for label in ("My hand", "Board", "More"):
                await member.click(parlour.post(), label=label)
            for name in ("game status", "game board", "game log", "hand", "help"):
                await member.slash(parlour.channel, name)
            await member.autocomplete(parlour.channel, "move", "move", "")
        for request in conforming_requests.requests[seen:]:
            watch.check(request, hands)
        seen = len(conforming_requests.requests)
        await answer_by_taps(parlour, game_id, sitting.owing()[0], source)
        now = (await tables.sit(game_id)).table.state.hands
        kept = [[card for card in hand if card in now[seat]] for seat, hand in enumerate(hands)]
        for request in conforming_requests.requests[seen:]:
            watch.check(request, kept)
        seen = len(conforming_requests.requests)
    assert watch.private_pictures > 6
