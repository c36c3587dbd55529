"""Whom the position in words tells which cards (R13)."""

import random
from collections.abc import Iterator

from games.core.selfplay import choose
from games.core.table import Table
from games.innovation import GAME
from games.innovation.view import InnovationView
from render.words import words_for

NAMES = ("Ada", "Bo", "Cy", "Di")


def views() -> Iterator[InnovationView]:
    """Give views of a random game, of all seats and a spectator."""
    table = Table.start(GAME, 3, {}, "status")
    source = random.Random(5)
    while not table.finished:
        if source.random() < 0.03:
            yield from (table.view(seat) for seat in (None, 0, 1, 2))
        table.answer(*choose(table, source))
    yield table.view(None)


def said(view: InnovationView) -> str:
    words = words_for(GAME, "en")
    return "\n".join(words.put(line, NAMES) for line in GAME.status(view))


def test_cards_are_named_to_their_owner_alone() -> None:
    """R13.1, R13.2: own hands by name, others' by value; all boards by name."""
    words = words_for(GAME, "en")
    for view in views():
        text = said(view)
        for seat, player in enumerate(view.players):
            cards = [card for pile in player.board.values() for card in pile]
            cards += [*player.hand, *player.score]
            assert all(words.say(f"card-{card}") in text for card in cards)
            assert bool(player.hand) == (seat == view.seat and bool(player.hand_values))
