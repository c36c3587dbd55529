"""Every panel and post of every game, along random games and in every language, against Discord's limits."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from discord import ui

from bot.layout import layout, paragraph
from bot.limits import CHOICE
from bot.lobby import lobby_card
from bot.looks import hand_lines
from bot.moves import moves_of
from bot.panel.draft import Draft, draft_of, value_of
from bot.panel.show import Desk, panel
from bot.sitting import Sitting
from games.core.errors import Refused
from games.core.question import Decision, Kind, Option
from games.core.registry import AnyGame, all_games
from games.core.selfplay import choose, random_options
from games.core.table import Table
from tests.bot.apart import SKETCH, Apart, no_growth
from tests.discord_api.exchange import Request
from tests.discord_api.extra_checks import extra_problems

FLAG = 1 << 15
POINTS = 12
LATE = 99_999
"""A version that no game outlives: custom ids are longest with it."""


def problems(view: ui.LayoutView, names: Sequence[str] = ()) -> list[str]:
    """Return what Discord would refuse about a layout with files of these names."""
    files = [{"id": 100 + place, "filename": name} for place, name in enumerate(names)]
    body = {"components": view.to_components(), "flags": FLAG, "attachments": files}
    sent = Request("POST", "/channels/1/messages", body)  # type: ignore[arg-type]
    return extra_problems(sent)


def drafts(sitting: Sitting, decision: Decision) -> Iterator[Draft]:
    """Give drafts of a question: empty, on its last page, and filled as far as it goes."""
    empty = draft_of(sitting.id, sitting.version, decision)
    count = len(decision.options)
    yield empty
    yield empty.on_page(max(0, (count - 1) // 4))
    if decision.kind in (Kind.SOME, Kind.ORDER):
        yield empty.with_picks(range(count)[-decision.most :])
    elif decision.kind is Kind.ALLOCATE:
        yield empty.with_picks([option.cap for option in decision.options])
    elif decision.kind is Kind.NUMBER:
        yield empty.with_picks([decision.most - decision.least])
    elif decision.kind is Kind.ONE:
        yield empty.with_picks([count - 1])


def is_whole(decision: Decision, draft: Draft) -> bool:
    """Tell whether a draft is an answer."""
    try:
        decision.check(value_of(decision, draft))
    except Refused:
        return False
    return True


def panels(sitting: Sitting, language: str) -> Iterator[ui.LayoutView]:
    """Give every panel that could be open now."""
    words = sitting.words(language)
    for seat in range(len(sitting.seats)):
        desk = Desk(sitting, seat, words)
        yield panel(desk)
        yield layout(paragraph(*hand_lines(desk)))
        for decision in desk.decisions():
            assert len(decision.options) <= SIZES.get(decision.kind, 1), decision.key
            for draft in drafts(sitting, decision):
                yield panel(desk, draft)
                if is_whole(decision, draft):
                    yield panel(desk, draft, note="x" * 900, sure=True)


def points_of(apart: Apart, source: random.Random) -> Iterator[Sitting]:
    """Give a random game at random points, the names of its players as awkward as Discord lets them be."""
    game, seats = apart.begun.game, len(apart.begun.seats)
    table = Table.start(game, seats, random_options(game, seats, source), str(source.random()))
    for _ in range(POINTS):
        for _ in range(source.randint(1, 25)):
            if not table.finished:
                table.answer(*choose(table, source))
        sitting = apart.at(table.fork())
        named = tuple(replace(chair, name="_*~`|" * 6 + "ab") for chair in sitting.seats)
        yield replace(sitting, seats=named, row=replace(sitting.row, version=LATE))


GAMES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in all_games().values()
    for seats in {game.seats.start, game.seats.stop - 1}
]


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_panels_and_posts_keep_discords_limits(
    game: AnyGame, seats: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.scene.draw", lambda *_: SKETCH)
    monkeypatch.setattr("bot.posts.growth_of", no_growth)
    source = random.Random(f"{game.id} {seats}")
    apart = await Apart.open(tmp_path, game, seats)
    for sitting in points_of(apart, source):
        for language in game.languages:
            for view in panels(sitting, language):
                assert problems(view) == []
            here = replace(sitting, row=replace(sitting.row, language=language))
            post = await apart.post(here)
            assert problems(post.view, [file.filename for file in post.files]) == []
            assert problems(lobby_card(replace(here.row, status="lobby"), here.seats[:1])) == []
    await apart.tables.store.close()


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_moves_fit_into_suggestions(game: AnyGame, seats: int, tmp_path: Path) -> None:
    """A name and a value of at most 100 characters, every value its own."""
    source = random.Random(f"{game.id} {seats}")
    apart = await Apart.open(tmp_path, game, seats)
    await apart.tables.store.close()
    for sitting in list(points_of(apart, source))[:3]:
        for language in game.languages:
            for seat in sitting.owing():
                moves = await moves_of(Desk(sitting, seat, sitting.words(language)))
                assert all(0 < len(move.label) <= CHOICE and 0 < len(move.code) <= CHOICE for move in moves)
                assert len({move.code for move in moves}) == len(moves)


def option(number: int) -> Option:
    """Return an option with the longest id and label there may be."""
    return Option(f"{number:040}", "item", {"n": number}, cap=3)


SIZES = {Kind.ONE: 1000, Kind.SOME: 300, Kind.ORDER: 60, Kind.ALLOCATE: 60}


@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 1.0])
async def test_a_question_of_any_size_can_be_shown(kind: Kind, share: float, tmp_path: Path) -> None:
    """Also where all its options are chosen: the draft must still fit into its buttons."""
    count = max(1, int(share * SIZES[kind]))
    apart = await Apart.open(tmp_path, all_games()["many_ways"], 1)
    await apart.tables.store.close()
    table = Table.start(apart.begun.game, 1, {}, "seed")
    sitting = apart.at(table)
    sitting = replace(sitting, row=replace(sitting.row, version=LATE))
    most = 3 * count if kind is Kind.ALLOCATE else count
    decision = Decision(0, "long", kind, [option(n) for n in range(count)], least=1, most=most)
    table._stack[-1].open = [decision]
    desk = Desk(sitting, 0, sitting.words("en"))
    for draft in drafts(sitting, decision):
        assert problems(panel(desk, draft)) == []
