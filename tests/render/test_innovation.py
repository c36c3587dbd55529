"""The pictures of Innovation: what can be counted by eye, what is claimed, who may read what."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from games.innovation.content import CARDS, COLORS, ICONS, SHOWN, SPECIALS
from games.innovation.view import InnovationView
from render.innovation import board, faces, hand, line, mat, piles
from render.innovation.players import block
from render.kit.audit import faults, leaked
from render.kit.box import Box, Point
from render.kit.canvas import Canvas
from render.kit.frame import Size
from render.kit.ink import BRASS_PALE, SEATS
from render.kit.layers import LayerCache
from render.kit.text import Role
from render.scene import Scene
from render.words import LANGUAGES
from tests.render.gallery import FORMS, Shot, moment, scene_of

DIRECTIONS = ("up", "left", "right", "up", "left")


def seen(scene: Scene) -> InnovationView:
    assert isinstance(scene.view, InnovationView)
    return scene.view


def crowded(size: Size, language: str = "en", piles_of: int = 8) -> Scene:
    """Four players, five colors each; two of them have piles of eight, splayed every way."""
    scene = scene_of(Shot("innovation", 4, 60, size=size, language=language))
    left = list(CARDS)
    random.Random(3).shuffle(left)
    players = []
    for seat, player in enumerate(seen(scene).players):
        most = piles_of if seat < 2 else 2
        made = {color: [card for card in left if CARDS[card].color == color][:most] for color in COLORS}
        left = [card for card in left if card not in made[CARDS[card].color]]
        ways = dict(zip(COLORS, DIRECTIONS, strict=True))
        splay = {color: ways[color] if len(made[color]) > 1 else "" for color in COLORS}
        icons = Counter(icon for color in COLORS for icon in shown(made[color], splay[color]))
        change = {"board": made, "splay": splay, "icons": {icon: icons[icon] for icon in ICONS}}
        players.append(player.model_copy(update=change))
    return replace(scene, view=seen(scene).model_copy(update={"players": players}))


def shown(pile: list[str], splay: str) -> list[str]:
    covered = [CARDS[card].icons[place] for card in pile[1:] for place in SHOWN[splay]]
    return [*(CARDS[pile[0]].icons if pile else ()), *covered]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", Size)
def test_piles_of_eight_splayed_up_still_fit(size: Size, language: str) -> None:
    """Four players, five colors, piles of eight: no text overflows, overlaps or is too small."""
    scene = crowded(size, language)
    assert faults(board(scene)) == []
    assert faults(mat(scene, 0)) == []


@pytest.mark.parametrize("form", FORMS)
def test_backs_of_every_age_keep_their_size(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many values lie in hand and score pile, each stands as large as a single one would (R13.1)."""
    drawn: list[float] = []

    def back(canvas: Canvas, box: Box, value: int, count: int) -> None:
        drawn.append(box.h)
        piles.slim(canvas, box, value, count)

    monkeypatch.setattr(line, "slim", back)
    scene, many = scene_of(Shot("innovation", 4, 60).on(form)), [*range(1, 11), *range(1, 11)]
    for held, scored in (([1], []), ([], many), (many, many)):
        change = {"hand_values": held, "score_values": scored, "achievements": ["1", "2", "monument"]}
        players = [player.model_copy(update=change) for player in seen(scene).players]
        told = replace(scene, view=seen(scene).model_copy(update={"players": players}))
        for canvas in (board(told), mat(told, 1)):
            assert faults(canvas) == []
    assert set(drawn) == {line.HIGH}


@pytest.mark.parametrize("size", Size)
def test_icons_counted_by_eye_are_the_totals(size: Size, monkeypatch: pytest.MonkeyPatch) -> None:
    """The icons drawn inside a player's part of the board add up to the totals in the plate (R8.3, R8.8)."""
    drawn: list[str] = []

    def chip(canvas: Canvas, centre: Point, size: float, icon: str, color: str) -> None:
        drawn.append(icon)
        assert size >= canvas.size(Role.NOTE), "an icon too small to be told from another"

    monkeypatch.setattr(faces, "chip", chip)
    monkeypatch.setattr(piles, "chip", chip)
    scene = crowded(size)
    for seat, player in enumerate(seen(scene).players):
        monkeypatch.setattr("render.kit.layers.TILES", LayerCache())
        drawn.clear()
        ruler = Canvas(scene.form.width, 4000, script=scene.script)
        block(scene, ruler, Box(0, 0, scene.form.width - 2 * scene.form.margin, 900), seat)
        counted = Counter(drawn)
        assert {icon: counted[icon] for icon in ICONS} == player.icons


def test_board_claims_every_card_pile_and_achievement() -> None:
    """Whatever an event may name has a place: covered cards too, under their strip or their pile."""
    scene = crowded(Size.PHONE)
    view, places = seen(scene), board(scene).places
    cards = {f"card:{card}" for player in view.players for pile in player.board.values() for card in pile}
    wanted = cards | {f"pile:{seat}.{color}" for seat in range(4) for color in COLORS}
    wanted |= {f"achievement:{one}" for one in (*range(1, 10), *SPECIALS)}
    assert wanted <= places.keys()


def test_leader_of_each_icon_is_framed() -> None:
    """Whoever has most of an icon has brass behind its total; others have not."""
    scene = crowded(Size.PHONE)
    canvas, view = board(scene), seen(scene)
    for seat, player in enumerate(view.players):
        room = canvas.places[f"plate-room:{SEATS[seat].hue}"].cut_bottom(6)[1]
        for icon, cell in zip(ICONS, room.columns(6, 4), strict=True):
            best = max(other.icons[icon] for other in view.players)
            pixel = canvas.image.getpixel((round(cell.right - 6), round(cell.y + 7)))
            assert (pixel == BRASS_PALE) == (0 < player.icons[icon] == best), (seat, icon)


@pytest.mark.parametrize("what", (board, lambda scene: mat(scene, 1), lambda scene: hand(scene, 1)))
def test_others_never_read_a_hand_or_score_pile(what: object) -> None:
    """No name of a card in a hand or score pile stands in a picture for somebody else (R13.2)."""
    shot = Shot("innovation", 3, 90)
    scene, state = scene_of(shot), moment(shot).state
    hidden = [f"card-{card}" for player in state.players for card in (*player.hand, *player.score)]
    lying = (card for player in state.players for pile in player.board.values() for card in pile)
    open_cards = {f"card-{card}" for card in lying}
    names = [scene.say(one) for one in hidden if one not in open_cards]
    assert names
    assert callable(what)
    assert leaked(what(scene), names) == []


def test_owner_reads_hand_and_score_pile_with_all_effects() -> None:
    """Every card of the own hand stands there with all its effects, every card of the score pile by name."""
    shot = Shot("innovation", 3, 90, "hand", seat=0, viewer=0)
    scene, state = scene_of(shot), moment(shot).state
    texts = "\n".join(mark.text for mark in hand(scene, 0).texts)
    for card in state.players[0].hand:
        assert scene.say(f"card-{card}") in texts
        for number in range(1, len(CARDS[card].kinds(state.edition)) + 1):
            assert scene.say(f"effect-{card}-{number}") in texts
    assert all(scene.say(f"card-{card}") in texts for card in state.players[0].score)


def test_second_edition_shows_its_own_words() -> None:
    """In a game of the second edition a card that differs shows the words of that edition (R15.1)."""
    scene = scene_of(Shot("innovation", 2, 0, viewer=0))
    view = seen(scene)
    mine = view.players[0].model_copy(update={"hand": ["oars"], "hand_values": [1]})
    older = view.model_copy(update={"edition": "second", "players": [mine, view.players[1]]})
    texts = {mark.text for mark in hand(replace(scene, view=older), 0).texts}
    assert scene.say("effect-oars-1-second") in texts
    assert scene.say("effect-oars-1") not in texts
