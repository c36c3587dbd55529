"""Whole three-player games of Legendary Inventors, from the lobby to the final score."""

import random

import pytest

from games.core.game import Command
from games.core.registry import game_named
from render.pictures import draw
from render.scene import Scene
from tests.bot.parlour import Parlour, text_of
from tests.bot.thumbs import answer_by_taps

GAME = "legendary_inventors"
MOVES = 400


@pytest.fixture(autouse=True)
def only_the_last_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the final score alone: what is played counts here, and the pictures have tests of their own."""

    def sketch(scene: Scene, what: str = "board", seat: int | None = None) -> bytes:
        return draw(scene, what, seat) if scene.view.finished else b"\x89PNG\r\n\x1a\n"

    monkeypatch.setattr("bot.scene.draw", sketch)
    monkeypatch.setattr("bot.scene.alt_text", lambda *_: "a picture")


async def is_over(parlour: Parlour, game_id: str) -> bool:
    """Tell whether the game is over and said so, with its winner, to everybody."""
    row = await parlour.bot.house.store.game(game_id)
    if row.status != "finished":
        return False
    sitting = await parlour.bot.house.tables.sit(game_id)
    sheet = sitting.game.score(sitting.table.state)
    assert all(sitting.names[seat] in text_of(parlour.post()) for seat in sheet.winners)
    assert len(parlour.post().attachments) == 2
    return True


async def test_a_game_of_three_with_buttons_only(parlour: Parlour) -> None:
    card = (await parlour.open(game=GAME, seats=3)).response
    assert card is not None
    for member in (parlour.bob, parlour.carol):
        await member.click(card, label="Join")
    await parlour.alice.click(card, label="Start")
    game_id, source, moves = await parlour.game_id(), random.Random(3), 0
    while not await is_over(parlour, game_id) and moves < MOVES:
        sitting = await parlour.bot.house.tables.sit(game_id)
        given = await answer_by_taps(parlour, game_id, source.choice(sitting.owing()), source)
        assert given
        moves += given
    assert await is_over(parlour, game_id)


async def filled(
    parlour: Parlour, seat: int, command: Command, source: random.Random
) -> dict[str, str] | None:
    """Fill a command's parameters from its own suggestions; None if it cannot be used now."""
    name, member = f"{game_named(GAME).group} {command.name}", parlour.members[seat]
    given: dict[str, str] = {}
    for param in command.params:
        offered = await member.autocomplete(parlour.channel, name, param.name, "", **given)
        if offered:
            given[param.name] = source.choice(offered)["value"]
        elif not param.optional:
            return None
    return given


async def move_by_command(parlour: Parlour, game_id: str, source: random.Random) -> str:
    """Let a seat that owes use a command of the game, else /move; return the name of the command used."""
    tables = parlour.bot.house.tables
    sitting = await tables.sit(game_id)
    seat = source.choice(sitting.owing())
    open_keys = {one.key for one in sitting.table.decisions(seat)}
    commands = [one for one in game_named(GAME).commands if first_key(one) in open_keys]
    for command in source.sample(commands, len(commands)):
        if (given := await filled(parlour, seat, command, source)) is None:
            continue
        name = f"{game_named(GAME).group} {command.name}"
        await parlour.members[seat].slash(parlour.channel, name, **given)
        if (await tables.sit(game_id)).version > sitting.version:
            return command.name
    choices = await parlour.members[seat].autocomplete(parlour.channel, "move", "move", "")
    await parlour.members[seat].slash(parlour.channel, "move", move=source.choice(choices)["value"])
    assert (await tables.sit(game_id)).version > sitting.version
    return "move"


def first_key(command: Command) -> str:
    """Return the key of the first question that a command answers."""
    return command.fixed[0][0] if command.fixed else command.params[0].key


async def test_a_game_of_three_with_slash_commands_only(parlour: Parlour) -> None:
    """The game's own commands are enough for every question; /move is needed for none of them."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    source, used = random.Random(4), []
    while not await is_over(parlour, game_id) and len(used) < MOVES:
        used.append(await move_by_command(parlour, game_id, source))
    assert await is_over(parlour, game_id)
    assert set(used) >= {"team", "send", "refresh", "reward", "place"}
    assert "move" not in used
