"""After the game: score over time, seed, rematch, ratings, statistics, films, files."""

import io
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image
from simcord import ChannelHandle, MemberActor
from sqlalchemy import update

from bot.past.figures import usual, waits
from bot.past.ratings import places, standings
from bot.past.shown import LIMIT
from bot.store import FinishedGame, GameRow, SeatRow, StoreError
from bot.store.schema import games
from games.core.chance import seed_hash
from games.core.errors import Refused
from games.core.registry import all_games
from games.core.score import ScoreSheet
from render.growth import draw_growth
from render.scene import Scene
from tests.bot.parlour import Parlour, text_of

DAY = datetime(2026, 5, 1, tzinfo=UTC)


def finished(
    *totals: int, winners: tuple[int, ...], users: tuple[int | None, ...] | None = None
) -> FinishedGame:
    users = users or tuple(range(1, len(totals) + 1))
    result = {"totals": list(totals), "winners": list(winners)}
    head = ("g", 1, 1, None, "high_card", len(totals), {}, "s", "h", "1", "finished", 9, "en", 1)
    game = GameRow(*head, DAY, DAY, DAY, DAY, result)
    seats = [SeatRow(at, user, f"P{user}", "human" if user else "computer") for at, user in enumerate(users)]
    return FinishedGame(game, tuple(seats))


async def play_first(member: MemberActor, parlour: Parlour) -> None:
    choices = await member.autocomplete(parlour.channel, "move", "move", "")
    play = next(one for one in choices if one["name"].startswith("Card"))
    await member.slash(parlour.channel, "move", move=play["value"])


async def play_out(parlour: Parlour, *players: MemberActor) -> None:
    """Let everybody play their first card until the game is over."""
    for _ in range(3):
        for member in players:
            await play_first(member, parlour)


async def sheet_of(parlour: Parlour, game_id: str) -> ScoreSheet:
    sitting = await parlour.bot.house.tables.sit(game_id)
    return sitting.game.score(sitting.table.state)


@pytest.fixture
async def over(parlour: Parlour) -> str:
    """Play a game of three to its end and return its id."""
    game_id = await parlour.started(parlour.bob, parlour.carol)
    await play_out(parlour, parlour.alice, parlour.bob, parlour.carol)
    return game_id


async def test_the_hash_is_posted_at_the_start_and_the_seed_at_the_end(parlour: Parlour) -> None:
    """The lobby card swears to the seed; the last post tells it and /proof checks it."""
    await parlour.started(parlour.bob)
    cards = parlour.said()
    assert seed_hash("seed") in cards
    assert "Seed: seed" not in cards
    await play_out(parlour, parlour.alice, parlour.bob)
    assert "Seed: seed" in text_of(parlour.post())
    proof = (await parlour.carol.slash(parlour.channel, "proof")).response
    assert proof is not None and seed_hash("seed") in text_of(proof)


async def test_the_last_post_shows_score_board_and_curve(parlour: Parlour, over: str) -> None:
    names = {file.filename for file in parlour.post().attachments}
    assert names == {"score.png", "board.png", "growth.png"}


async def test_a_running_game_gives_nothing_out(parlour: Parlour) -> None:
    game_id = await parlour.started(parlour.bob)
    for name in ("export", "proof", "replay"):
        answer = (await parlour.alice.slash(parlour.channel, name, game_id=game_id)).response
        assert answer is not None and "once the game is over" in text_of(answer)


async def test_a_replay_is_a_film_of_the_board(parlour: Parlour, over: str) -> None:
    answer = (await parlour.bob.slash(parlour.channel, "replay")).response
    assert answer is not None
    film = Image.open(io.BytesIO(await answer.attachments[0].read()))
    assert film.format == "WEBP" and film.n_frames > 3


async def test_export_and_import_lead_to_the_same_game(parlour: Parlour, over: str) -> None:
    data = await exported(parlour)
    plain = json.loads(data)
    assert (plain["format"], plain["version"], plain["game"]) == ("eureka-game", 1, "high_card")
    answer = await imported(parlour, data)
    assert "is kept" in answer
    found = await parlour.bot.house.store.finished_games()
    played = next(one for one in found if one.game.id == over)
    taken_up = next(one for one in found if one.game.id != over)
    assert played.totals == taken_up.totals and played.winners == taken_up.winners
    assert all(row.user_id is None for row in taken_up.seats)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda plain: plain.update(seed="other"), "does not match its hash"),
        (lambda plain: plain.update(seed="x", seed_hash=seed_hash("x")), "comes out differently"),
        (lambda plain: plain.update(rules_version=99), "version 99"),
        (lambda plain: plain["answers"].pop(), "only a part"),
        (lambda plain: plain["answers"][-1].update(value="nonsense"), "comes out differently"),
        (lambda plain: plain.pop("seats"), "seats"),
        (lambda plain: plain.update(game="chess"), "no game called"),
    ],
)
async def test_a_changed_file_is_refused_and_nothing_kept(
    parlour: Parlour, over: str, change: Callable[[dict[str, Any]], None], said: str
) -> None:
    plain = json.loads(await exported(parlour))
    change(plain)
    assert said in await imported(parlour, json.dumps(plain).encode())
    assert len(await parlour.bot.house.store.finished_games()) == 1


async def test_what_is_no_json_is_refused(parlour: Parlour, over: str) -> None:
    assert "cannot be read" in await imported(parlour, b"\x89PNG not a game")


async def test_a_rematch_rotates_the_seats(parlour: Parlour, over: str) -> None:
    await parlour.bob.click(parlour.post(), label="Rematch")
    row = await parlour.bot.house.store.active_game_in(parlour.channel.id)
    assert row is not None and row.status == "lobby"
    users = [seat.user_id for seat in await parlour.bot.house.store.seats_of(row.id)]
    assert users == [parlour.bob.id, parlour.carol.id, parlour.alice.id]


async def test_history_leaderboard_and_stats_tell_the_game(parlour: Parlour, over: str) -> None:
    shown = {}
    for name, options in (("history", {}), ("leaderboard", {"game": "high_card"}), ("stats", {})):
        answer = (await parlour.alice.slash(parlour.channel, name, **options)).response
        assert answer is not None
        shown[name] = text_of(answer)
    assert over in shown["history"] and "★" in shown["history"]
    assert "of 1 won" in shown["leaderboard"]
    assert "High Card" in shown["stats"]


async def shown(who: MemberActor, channel: ChannelHandle, name: str, **options: object) -> str:
    answer = (await who.slash(channel, name, **options)).response
    assert answer is not None
    return text_of(answer)


async def test_stats_tell_median_time_rate_and_record(parlour: Parlour) -> None:
    """Bob keeps alice waiting for 10, 20 and 60 minutes; she answers at once."""
    game_id = await parlour.started(parlour.bob)
    for minutes in (10, 20, 60):
        await play_first(parlour.alice, parlour)
        parlour.env.backend.advance_clock(60 * minutes)
        await play_first(parlour.bob, parlour)
    sheet = await sheet_of(parlour, game_id)
    text = await shown(parlour.alice, parlour.channel, "stats", member=parlour.bob)
    won = 1 in sheet.winners
    assert f"High Card: {int(won)} of 1 won ({100 * won} %), best score {sheet.totals[1]}" in text
    assert "Usual time to answer: 20 min" in text
    assert "Usual time to answer: 0 min" in await shown(parlour.alice, parlour.channel, "stats")


async def test_ratings_history_and_stats_are_of_one_server_and_one_game(parlour: Parlour, over: str) -> None:
    """The same members have nothing to show elsewhere, nor in another game; the winner is first."""
    other = parlour.env.create_guild("Elsewhere")
    room = other.create_text_channel("attic")
    alice = other.add_member(parlour.alice.user)
    nothing = "No game has been finished"
    for name, options in (("history", {}), ("leaderboard", {"game": "high_card"}), ("stats", {})):
        assert nothing in await shown(alice, room, name, **options)
        assert nothing not in await shown(parlour.alice, parlour.channel, name, **options)
    assert nothing in await shown(parlour.alice, parlour.channel, "leaderboard", game="many_ways")
    assert nothing in await shown(parlour.alice, parlour.channel, "history", game="many_ways")
    text = await shown(parlour.alice, parlour.channel, "leaderboard", game="high_card")
    sheet = await sheet_of(parlour, over)
    winner = parlour.members[sheet.winners[0]].user.name
    first = next(line for line in text.split("\n") if line.startswith("1. "))
    assert first.startswith(f"1. **{winner}**") and "1 of 1 won" in first


@pytest.mark.parametrize(("limit", "fits"), [(30_000, True), (10, False)])
async def test_a_film_keeps_to_the_size_that_discord_takes(
    parlour: Parlour, over: str, monkeypatch: pytest.MonkeyPatch, limit: int, fits: bool
) -> None:
    """The limit of ten megabytes, made small: pictures are left out; what cannot fit is said."""
    assert LIMIT == 10 * 1024 * 1024
    monkeypatch.setattr("bot.past.shown.LIMIT", limit)
    answer = (await parlour.bob.slash(parlour.channel, "replay")).response
    assert answer is not None
    assert [len(await one.read()) <= limit for one in answer.attachments] == [True] * fits
    assert ("larger than Discord takes" in text_of(answer)) is not fits


async def test_a_seed_that_is_not_the_one_sworn_to_is_told(parlour: Parlour, over: str) -> None:
    store = parlour.bot.house.store
    async with store.writing() as connection:
        changed = update(games).where(games.c.id == over).values(seed_hash=seed_hash("another"))
        await connection.execute(changed)
    parlour.bot.house.tables.forget(over)
    text = await shown(parlour.carol, parlour.channel, "proof")
    assert "is not" in text and seed_hash("another") in text


async def test_a_file_of_another_schema_or_version_is_refused(parlour: Parlour, over: str) -> None:
    for change in ({"format": "chess-game"}, {"version": 2}, {"more": 1}):
        plain = json.loads(await exported(parlour)) | change
        said = await imported(parlour, json.dumps(plain).encode())
        assert next(iter(change)) in said
    assert len(await parlour.bot.house.store.finished_games()) == 1


async def test_the_curve_leads_from_the_start_to_the_final_points(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A point for the beginning and one for every answer."""
    curves: list[list[tuple[int, ...]]] = []

    def draw(scene: Scene, points: list[tuple[int, ...]]) -> bytes:
        curves.append(points)
        return draw_growth(scene, points)

    monkeypatch.setattr("bot.past.shown.draw_growth", draw)
    game_id = await parlour.started(parlour.bob)
    await play_out(parlour, parlour.alice, parlour.bob)
    (curve,) = curves
    assert (curve[0], curve[-1]) == ((0, 0), tuple((await sheet_of(parlour, game_id)).totals))
    assert len(curve) == 1 + 6
    assert all(one <= two for early, late in pairwise(curve) for one, two in zip(early, late, strict=True))


GAMES = ("age_of_innovation", "era_of_inventions", "innovation", "legendary_inventors", "south_tigris")


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_is_given_out_taken_up_and_shown_as_a_film(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr("bot.past.shown.FRAMES", 5)
    seats = all_games()[game].seats[0]
    game_id = await parlour.started(*parlour.members[1:seats], game=game)
    await parlour.bot.house.tables.demonstrate(game_id, lambda *_: False)
    data = await exported(parlour)
    assert json.loads(data)["game"] == game
    assert "is kept" in await imported(parlour, data)
    (first, second) = await parlour.bot.house.store.finished_games(game=game)
    assert (first.totals, first.winners) == (second.totals, second.winners)
    answer = (await parlour.bob.slash(parlour.channel, "replay", game_id=game_id)).response
    assert answer is not None
    film = await answer.attachments[0].read()
    assert len(film) <= LIMIT and Image.open(io.BytesIO(film)).n_frames == 5


def test_ratings_follow_results_and_leave_computers_out() -> None:
    """Whoever wins more stands higher; a game against computers alone rates nobody."""
    ranked = standings([finished(5, 3, winners=(0,)), finished(4, 2, winners=(0,))])
    assert [one.user_id for one in ranked] == [1, 2]
    assert ranked[0].wins == 2
    assert standings([finished(5, 3, winners=(0,), users=(1, None))]) == []


def test_places_put_winners_first_and_ties_share() -> None:
    assert places(finished(3, 5, 3, winners=(0,)), [0, 1, 2]) == [0, 1, 2]
    assert places(finished(3, 5, 5, winners=(1, 2)), [0, 1, 2]) == [2, 0, 0]


def test_waiting_time_counts_from_the_others_last_answer() -> None:
    def at(seat: int, minutes: int) -> tuple[int, datetime]:
        return seat, DAY + timedelta(minutes=minutes)

    found = waits([at(0, 0), at(1, 10), at(1, 11), at(0, 31), at(1, 61)], 1)
    assert found == [timedelta(minutes=10), timedelta(minutes=30)]
    assert usual(found) == timedelta(minutes=20)
    assert usual([]) is None


async def exported(parlour: Parlour) -> bytes:
    answer = (await parlour.alice.slash(parlour.channel, "export")).response
    assert answer is not None
    return await answer.attachments[0].read()


async def imported(parlour: Parlour, data: bytes) -> str:
    answer = (await parlour.dave.slash(parlour.channel, "import", file=("game.json", data))).response
    assert answer is not None
    return text_of(answer)


async def test_a_taking_up_that_broke_off_is_closed_at_the_next_start(parlour: Parlour, over: str) -> None:
    """Stopped between the last answer and the end, the game is over all the same, and the channel free."""
    data = await exported(parlour)
    store, tables = parlour.bot.house.store, parlour.bot.house.tables
    finish = store.finish

    async def broken(*_: object, **__: object) -> int:
        raise StoreError("the power went off")

    store.finish = broken  # type: ignore[method-assign]
    await imported(parlour, data)
    row = await store.active_game_in(parlour.channel.id)
    assert row is not None and row.status == "running"
    store.finish = finish  # type: ignore[method-assign]
    await tables.mend_all()
    assert (await store.game(row.id)).status == "finished"
    assert await store.active_game_in(parlour.channel.id) is None


async def test_no_rematch_of_a_game_that_runs(parlour: Parlour) -> None:
    game_id = await parlour.started(parlour.bob)
    with pytest.raises(Refused):
        await parlour.bot.house.tables.rematch(game_id, parlour.alice.id)
