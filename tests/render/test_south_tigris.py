"""The pictures of Inventors of the South Tigris over played positions."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from games.south_tigris import GAME
from games.south_tigris.almanac import goal_text
from games.south_tigris.content import CHARACTERS, LAST, SETUP_CARDS, SPACES
from games.south_tigris.view import TigrisView
from render.kit.audit import faults
from render.kit.words import Inline
from render.pictures import canvas_of, preview
from render.south_tigris import board, mat
from render.south_tigris.devices import CONDITIONS, ROLES
from render.south_tigris.look import OPS, TRADES
from render.south_tigris.meanings import ICONS
from render.south_tigris.river import POWERS
from render.words import LANGUAGES
from tests.render.gallery import FORMS, Shot, photograph, played, scene_of

GAME_ID = "south_tigris"


def view(shot: Shot) -> TigrisView:
    found = scene_of(shot).view
    assert isinstance(found, TigrisView)
    return found


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", (2, 4))
def test_board_claims_every_piece_that_events_name(seats: int, form: str) -> None:
    """Each device, worker place, tent space, river space and royalties marker has a place under its ref."""
    shot = Shot(GAME_ID, seats, 150).on(form)
    found = view(shot)
    wanted = {f"device:{one.board}" for one in found.devices} | {f"space:{space}" for space in SPACES}
    wanted |= {f"tent:{n}" for n in range(1, 6)} | {f"river:{pos}" for pos in range(LAST + 1)}
    wanted |= {f"royalties:{seat}" for seat in range(seats)}
    assert wanted <= board(scene_of(shot)).places.keys()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seat", (0, 2))
def test_mat_has_a_place_for_each_die_and_craftsperson(seat: int, form: str) -> None:
    """Every die of zones, rack, camels and rows, and the six people, can be pointed at."""
    shot = Shot(GAME_ID, 3, 150, "mat").on(form)
    own = view(shot).players[seat].board
    places = mat(scene_of(shot), seat).places.keys()
    dice = {f"die:{place}:{die}" for place, dice in own.dice.items() for die in dice}
    assert dice | {f"craft:{seat}:{trade}" for trade in own.crafts} <= places


@pytest.mark.parametrize("form", FORMS)
def test_dice_lie_side_by_side_uncovered(form: str) -> None:
    """Dice are countable by eye: twelve in one zone do not cover each other's pips."""
    shot = Shot(GAME_ID, 3, 150, "mat").on(form)
    scene = scene_of(shot)
    changed = view(shot).model_copy(deep=True)
    changed.players[0].board.dice = {place: [] for place in changed.players[0].board.dice}
    changed.players[0].board.dice["ready"] = [
        f"{c}{n}" for c, n in zip("wbocwbocwboc", "123456654321", strict=True)
    ]
    places = mat(replace(scene, view=changed), 0).places
    spots = sorted(box for name, box in places.items() if name.startswith("die:ready"))
    assert len(spots) == 12
    assert not any(left.overlaps(right) for left, right in pairwise(spots))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_every_icon_has_its_word_on_the_mat(form: str, language: str) -> None:
    """Effects, craftspeople, ways with a device, what scores, what powers are about: all stand below them."""
    explained = {part.name for icon, _ in ICONS for part in icon if isinstance(part, Inline)}
    kinds = (OPS, TRADES, CONDITIONS, POWERS, dict(ROLES))
    used = {icon for kind in kinds for icon in kind.values()}
    assert used - explained <= {"plus"}
    drawn = scene_of(Shot(GAME_ID, 3, 150, "mat", language=language).on(form))
    shown = {mark.text for mark in mat(drawn, 1).texts}
    assert [key for _, key in ICONS if drawn.say(key) not in shown] == []


def test_the_dummy_and_what_it_closes_are_shown() -> None:
    """Two players: a place that the dummy closes this round looks closed (R15.5)."""
    shot = Shot(GAME_ID, 2, 150)
    found = view(shot)
    assert found.dummy is not None
    assert found.dummy.blocked
    changed = found.model_copy(deep=True)
    assert changed.dummy is not None
    changed.dummy.blocked = []
    plain = board(replace(scene_of(shot), view=changed))
    assert plain.image.tobytes() != photograph(shot).image.tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_what_the_dummy_has_left_is_on_the_board(form: str, language: str) -> None:
    """Two players: its pieces in supply and its cards (R12.2); more players have no line for it."""
    drawn = scene_of(Shot(GAME_ID, 2, 150, language=language).on(form))
    changed = view(Shot(GAME_ID, 2, 150)).model_copy(deep=True)
    assert changed.dummy is not None
    changed.dummy.supply, changed.dummy_deck = 11, 3
    canvas = board(replace(drawn, view=changed))
    assert drawn.say("st-dummy", n=11, m=3) in {mark.text for mark in canvas.texts}
    assert faults(canvas) == []
    name = drawn.say("st-dummy", n=0, m=0)[:2]
    more = board(scene_of(Shot(GAME_ID, 3, 150, language=language).on(form)))
    assert not any(mark.text.startswith(name) for mark in more.texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("era", (False, True))
def test_goals_are_shown_before_they_count(era: bool, form: str, language: str) -> None:
    """Of the setup card or the character from the start of a short game on (R21.1, R23.3), else never."""
    drawn = scene_of(Shot(GAME_ID, 2, 0, "mat", language=language).on(form))
    changed = view(Shot(GAME_ID, 2, 0)).model_copy(deep=True)
    own = changed.players[0].board
    own.character, changed.era = next(iter(CHARACTERS)) if era else "", era
    goals = CHARACTERS[own.character].goals if era else SETUP_CARDS[own.setup_card].goals
    told = {drawn.put(goal_text(goal)) for goal in goals}
    for changed.rounds, shown in ((3, told), (4, set())):
        for own.goals_on in (False, True)[: 5 - changed.rounds]:
            canvas = mat(replace(drawn, view=changed), 0)
            assert told & {mark.text for mark in canvas.texts} == shown
            assert faults(canvas) == []


def test_a_setup_card_is_shown_until_it_is_used() -> None:
    """Before round 1 by its name; with four rounds it is out of the game then, in words and pictures."""
    drawn, changed = scene_of(Shot(GAME_ID, 2, 150)), view(Shot(GAME_ID, 2, 150)).model_copy(deep=True)
    name = drawn.say(f"name-{changed.players[0].board.setup_card}")
    for changed.phase, shown in (("players", True), ("turn", False)):
        canvas = mat(replace(drawn, view=changed), 0)
        said = [drawn.put(line) for line in GAME.status(changed)]
        assert (name in {mark.text for mark in canvas.texts}) == shown
        assert any(name in line for line in said) == shown


def test_finished_game_names_its_winners() -> None:
    """The winner's plate says so on board and score sheet alike (R20.10)."""
    shot = Shot(GAME_ID, 2, 999)
    drawn = replace(scene_of(shot), owing=())
    assert drawn.view.finished
    for what in ("board", "score"):
        shown = Counter(mark.text for mark in canvas_of(drawn, what).texts)
        assert shown[drawn.say("picture-winner")] == len(drawn.view.winners)


def test_a_hand_is_shown_to_its_owner_only() -> None:
    """R2.6: others see how many cards, not which."""
    own = photograph(Shot(GAME_ID, 3, 150, "hand", seat=1, viewer=1))
    other = photograph(Shot(GAME_ID, 3, 150, "hand", seat=1, viewer=0))
    held = played(GAME_ID, 3, 150).state.players[1].hand
    assert {f"card:{card}" for card in held} <= own.places.keys()
    assert not any(name.startswith("card:") for name in other.places)


@pytest.mark.parametrize("moves", (60, 61, 150))
def test_options_on_pieces_are_numbered_in_a_preview(moves: int) -> None:
    """A question about pieces that a picture shows has a preview for the asked seat."""
    table = played(GAME_ID, 3, moves)
    decision = table.asked[0]
    scene = scene_of(Shot(GAME_ID, 3, moves, viewer=decision.seat))
    shown = preview(scene, decision, seat=decision.seat)
    assert (shown is not None) == any(option.refs for option in decision.options)


@pytest.mark.parametrize("form", FORMS)
def test_many_published_devices_stay_on_the_sheet(form: str) -> None:
    """Published devices go where there is room, none is lost and none covers another."""
    shot = Shot(GAME_ID, 4, 150).on(form)
    changed = view(shot).model_copy(deep=True)
    known = changed.devices[0].model_copy()
    more = [
        f"board_{n:02}" for n in range(1, 25) if f"board_{n:02}" not in {d.board for d in changed.devices}
    ]
    for name in more[:11]:
        extra = {
            "board": name,
            "column": 3,
            "card": "card_01",
            "tile": "inv_sail",
            "publisher": 1,
            "builder": 1,
        }
        changed.devices.append(known.model_copy(update=extra))
    canvas = board(replace(scene_of(shot), view=changed))
    assert {f"device:{name}" for name in more[:11]} <= canvas.places.keys()
    assert all(canvas.box.contains(box) for box in canvas.places.values())
    placed = [box for name, box in canvas.places.items() if name.startswith("device:")]
    assert not any(one.overlaps(two) for one, two in combinations(placed, 2))
    assert GAME.id == GAME_ID


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("what", ("board", "mat"))
def test_crowds_and_two_digits_fit(what: str, form: str, language: str) -> None:
    """All ships, royalties markers and people in one place, all counts of two digits, goals and research."""
    shot = Shot(GAME_ID, 4, 150, what, language=language).on(form)
    changed = view(shot).model_copy(deep=True)
    for number, player in enumerate(changed.players):
        own = player.board
        own.ship, own.royalties, own.silver, own.supply = 14, 11, 23, 20
        own.influence = dict.fromkeys(own.influence, 11)
        own.character, own.goals_on = list(CHARACTERS)[number], True
        for craft in own.crafts.values():
            craft.level = own.low
    for seat in range(4 if what == "mat" else 1):
        canvas = canvas_of(replace(scene_of(shot), view=changed), what, seat)
        assert faults(canvas) == []
        assert all(canvas.box.contains(box) for box in canvas.places.values())


@pytest.mark.parametrize("form", FORMS)
def test_every_seat_in_a_crowd_shows_its_letter(form: str) -> None:
    """Four ships on a space and four markers on a royalties space have letters: never colour alone."""
    shot = Shot(GAME_ID, 4, 150).on(form)
    apart, together = view(shot).model_copy(deep=True), view(shot).model_copy(deep=True)
    for seat, player in enumerate(apart.players):
        player.board.ship, player.board.royalties = 13 + seat, seat
    for player in together.players:
        player.board.ship, player.board.royalties = 14, 0
    for letter in "ABCD":
        counts = [
            sum(mark.text == letter for mark in board(replace(scene_of(shot), view=one)).texts)
            for one in (apart, together)
        ]
        assert counts[0] == counts[1], letter
