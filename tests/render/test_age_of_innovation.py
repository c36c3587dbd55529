"""The pictures of Age of Innovation: what the gallery's common tests do not see."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import Any

import pytest

from games.age_of_innovation import GAME
from games.age_of_innovation.board import MAPS
from games.age_of_innovation.content import (
    BOARDS,
    BONUSES,
    COMPETENCIES,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    ROUND_TILES,
    STOCK,
)
from games.age_of_innovation.state import AgeState, Bridge, Offer
from games.core.table import Table
from render.age_of_innovation import board, card, display, glyphs, ground, legend, mat, terrain
from render.kit import icons
from render.kit.audit import faults
from render.kit.box import Box
from render.kit.frame import Size
from render.kit.ink import INK, contrast
from render.scene import Look, Scene
from render.words import LANGUAGES, RENDER_FOLDER, words_for
from tests.render.eyes import SIMULATORS, apart
from tests.render.gallery import FORMS, NAMES, Moment, Shot, played, scene_of

TILES = (*INNOVATIONS, *PALACES, *COMPETENCIES, *BONUSES)
SHOT = Shot("age_of_innovation", 3, 90)


@lru_cache(maxsize=4)
def state(seats: int = 3, moves: int = 90) -> AgeState:
    found = played("age_of_innovation", seats, moves).state
    assert isinstance(found, AgeState)
    return found


def scene(changed: AgeState, size: Size = Size.FULL, **more: Any) -> Scene:
    shot = replace(SHOT, seats=changed.seats, size=size)
    return replace(scene_of(shot, Moment(changed, 90, (), ())), **more)


def texts(canvas: Any) -> list[str]:
    return [mark.text for mark in canvas.texts]


def pixels(canvas: Any, box: Box) -> bytes:
    x, y, w, h = (round(value) for value in box)
    cut: bytes = canvas.image.crop((x, y, x + w, y + h)).tobytes()
    return cut


# -- the map ----------------------------------------------------------------------------------------------


def test_every_hex_is_named_and_claimed() -> None:
    canvas = board(scene(state()))
    lands = MAPS[state().map].lands
    assert {f"hex:{one}" for one in lands} <= canvas.places.keys()
    shown = texts(canvas)
    assert [one for one in lands if shown.count(one) != 1] == []


@pytest.mark.parametrize("map_id", MAPS)
def test_hexes_tile_the_map_without_gap_or_overlap(map_id: str) -> None:
    """Neighbours lie one hex width apart, all others further."""
    laid = ground.lay(map_id, Box(0, 0, 1000, 800))
    apart = laid.radius * ground.TALL
    for one, (x, y) in laid.centres.items():
        near = {
            other
            for other, (a, b) in laid.centres.items()
            if other != one and ((a - x) ** 2 + (b - y) ** 2) ** 0.5 < apart * 1.01
        }
        assert near == set(MAPS[map_id].near[one])
    lowest = max(y for _, y in laid.centres.values()) + laid.radius
    assert lowest == pytest.approx(ground.height(map_id, 1000))


@pytest.mark.parametrize("map_id", MAPS)
def test_borders_are_dashed_where_the_map_says_edge(map_id: str) -> None:
    open_hexes = {one for one in MAPS[map_id].lands if ground.open_sides(MAPS[map_id], one)}
    assert open_hexes == MAPS[map_id].edge


@pytest.mark.parametrize("members", [["D4"], ["D4", "C4"], ["D4", "C4", "C5", "D5"], ["A1", "I12"]])
def test_city_border_closes_around_its_hexes(members: list[str]) -> None:
    """The segments of a border join end to end: every point is met by exactly two of them."""
    laid = ground.lay("map_3_5", Box(0, 0, 1000, 800))
    ends: dict[tuple[int, int], int] = {}
    for segment in ground.outline(laid, members, 0.1):
        for x, y in segment:
            spot = round(x * 10), round(y * 10)
            ends[spot] = ends.get(spot, 0) + 1
    assert ends
    assert set(ends.values()) == {2}


def test_each_building_changes_the_picture_in_its_own_way() -> None:
    """Every kind of piece, own or neutral, of each seat, is drawn differently; so is an annex."""
    seen: dict[bytes, str] = {}
    kinds = [*STOCK, *(f"neutral_{piece}" for piece in STOCK), "tower", "monument"]
    for seat in range(2):
        for piece in kinds:
            changed = state().model_copy(deep=True)
            for side in changed.sides:
                side.buildings, side.annexes, side.cities = {}, [], []
            changed.sides[seat].buildings = {"D4": piece}
            drawn = board(scene(changed))
            place = drawn.places["hex:D4"]
            seen[pixels(drawn, place.inset(-70, -70))] = f"{seat} {piece}"
            changed.sides[seat].annexes = ["D4"]
            seen[pixels(board(scene(changed)), place.inset(-70, -70))] = f"{seat} {piece} annex"
    assert len(seen) == 2 * 2 * len(kinds)


def test_bridges_cities_and_terrain_are_drawn() -> None:
    plain = board(scene(state()))
    changes: list[dict[str, Any]] = [
        {"terrain": {**state().terrain, "G5": "forest"}},
        {"bridges": [*state().bridges, Bridge(a="D4", b="F2", owner=1)]},
    ]
    for change in changes:
        changed = state().model_copy(update=change, deep=True)
        assert board(scene(changed)).image.tobytes() != plain.image.tobytes()
    changed = state().model_copy(deep=True)
    side = next(one for one in changed.sides if one.buildings)
    side.cities = [list(side.buildings)[:1]]
    assert board(scene(changed)).image.tobytes() != plain.image.tobytes()


@pytest.mark.parametrize("form", FORMS)
def test_options_are_numbered_on_their_hexes(form: str) -> None:
    """The preview of a question carries 1, 2, 3 … on the hexes of its options, in their order (E7 = hex)."""
    table = played("age_of_innovation", 4, 0)
    source = table
    while source.asked[0].key != "first-hex":
        source.answer(source.asked[0], source.asked[0].legal_default())
    decision = source.asked[0]
    now = Moment(source.state, 1, (), (decision.seat,))
    canvas = board(scene_of(replace(SHOT, seats=4).on(form), now).asking(decision))
    assert faults(canvas) == []
    marks = {mark.text: mark.box.centre for mark in canvas.texts if mark.text.isdigit()}
    for number, option in enumerate(decision.options, start=1):
        x, y = canvas.places[option.refs[0]].centre
        assert abs(marks[str(number)][0] - x) < 3
        assert abs(marks[str(number)][1] - y) < 30


# -- terrain and icons ---------------------------------------------------------------------------


def test_terrains_differ_and_carry_ink() -> None:
    """Names of hexes read on every terrain (4.5:1); each terrain has a texture of its own."""
    assert set(terrain.GROUNDS) == set(BOARDS) == set(terrain.ENGRAVINGS)
    assert len(set(terrain.ENGRAVINGS.values())) == 7
    for colour in terrain.GROUNDS.values():
        assert contrast(INK, colour) >= 4.5


@pytest.mark.parametrize("eye", SIMULATORS)
def test_terrains_can_be_told_apart(eye: str) -> None:
    """Any two terrains are at least 10 apart (CIE76), and all from the river 9, for every kind of eye."""
    simulated = SIMULATORS[eye]
    grounds = terrain.GROUNDS.values()
    assert min(apart(one, two, simulated) for one, two in combinations(grounds, 2)) >= 10
    assert min(apart(one, terrain.WATER, simulated) for one in grounds) >= 9


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
def test_words_of_the_pictures_exist_in_each_language(language: str) -> None:
    found = {}
    for one in ("en", language):
        text = (RENDER_FOLDER / f"{one}-age_of_innovation.ftl").read_text("utf-8")
        found[one] = dict(re.findall(r"^([\w-]+) = (.*)$", text, re.M))
    assert found["en"].keys() == found[language].keys()
    for key, words in found["en"].items():
        assert re.findall(r"\$\w+", words) == re.findall(r"\$\w+", found[language][key])


def templates() -> list[str]:
    found = [line for tile in TILES for line in glyphs.effects(tile)]
    found += [glyphs.left_half(tile) for tile in (*ROUND_TILES.values(), *FINAL_TILES.values())]
    return found + [glyphs.right_half(tile) for tile in ROUND_TILES.values()]


def test_every_tile_says_what_it_does_in_known_icons() -> None:
    assert [tile for tile in TILES if not glyphs.effects(tile)] == []
    named = {name for line in templates() for name in glyphs.MARK.findall(line)}
    assert named <= set(icons.known())
    shown = [glyphs.effects(tile) for tile in TILES if tile not in BONUSES]
    assert len(set(shown)) == len(shown)


# -- displays and mats ---------------------------------------------------------------------------


def test_every_icon_of_a_tile_has_its_word() -> None:
    """Whatever tiles, rounds, cities and disciplines show is explained below them, on every sheet."""
    told = [line for tile in TILES for line in glyphs.effects(tile)]
    told += [half(tile) for tile in ROUND_TILES.values() for half in (glyphs.left_half, glyphs.right_half)]
    told += [glyphs.left_half(tile) for tile in FINAL_TILES.values()]
    used = {icon for line in told for icon in glyphs.MARK.findall(line)} | {"key", "lock", "rotate"}
    explained = {icon for line, _ in legend.ICONS for icon in glyphs.MARK.findall(line)}
    assert used - explained == set()
    for form in FORMS:
        shown = scene_of(SHOT.on(form))
        assert {shown.say(key) for _, key in legend.ICONS} <= set(texts(display(shown)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("sort", ("power", "bonus", "city", "competency"))
def test_numbers_of_a_question_stand_at_the_upper_edges_of_tiles(sort: str, form: str, language: str) -> None:
    """So that each is seen to belong to the tile below it, and no word is hidden."""
    shown = scene_of(replace(SHOT, language=language).on(form))
    refs = [ref for ref in display(replace(shown, marks=())).places if ref.startswith(f"{sort}:")]
    canvas = display(replace(shown, marks=(), numbers=tuple((ref,) for ref in refs)))
    numbers = canvas.texts[-len(refs) :]
    assert sorted(int(mark.text) for mark in numbers) == list(range(1, len(refs) + 1))
    for mark in numbers:
        place = canvas.places[refs[int(mark.text) - 1]]
        assert abs(mark.ink.centre[1] - place.y) < mark.size, (mark, place)
        assert place.x <= mark.ink.centre[0] <= place.right + mark.size
    assert faults(canvas) == []


def test_nothing_empty_is_on_mats_and_display() -> None:
    """No tiles before there are any, no income after the last round, no palaces when all are taken."""
    early, late = state().model_copy(deep=True), state().model_copy(deep=True)
    early.round, late.round = 0, 6
    side = early.sides[0]
    side.bonus = side.next_bonus = side.palace = side.drafted_palace = ""
    side.innovations, side.competencies, side.city_tiles = [], [], []
    late.palaces = []
    one, two = texts(mat(scene(early), 0)), texts(mat(scene(late), 0))
    say = scene(early).say
    assert (say("aoi-tiles") in one, say("aoi-next-income") in one) == (False, True)
    assert (say("aoi-tiles") in two, say("aoi-next-income") in two) == (True, False)
    assert say("aoi-palaces") in texts(display(scene(early)))
    assert say("aoi-palaces") not in texts(display(scene(late)))


def test_the_first_round_is_on_the_map_during_setup() -> None:
    """Whoever places first buildings sees what round 1 scores (R26)."""
    early = state().model_copy(deep=True)
    early.round = 0
    assert scene(early).say("aoi-round", n=1) in texts(board(scene(early)))


def test_display_shows_what_can_be_taken_and_what_is_used() -> None:
    """Every tile on offer has its place; a used action and a sold-out city tile look otherwise."""
    now = state(5, 90).model_copy(update={"used": []})
    canvas = display(scene(now))
    wanted = {f"slot:{slot}" for slot in (*now.innovations, *now.competency_slots)}
    wanted |= {f"palace:{tile}" for tile in now.palaces} | {f"city:{tile}" for tile in now.city_left}
    wanted |= {f"bonus:{tile}" for tile in now.bonus_offer} | {f"round:{tile}" for tile in now.round_tiles}
    wanted |= {f"book:{one}" for one in now.book_actions} | {"power:power_bridge", f"final:{now.final_tile}"}
    assert wanted <= canvas.places.keys()
    for name, change in (
        ("power:power_bridge", {"used": ["power_bridge"]}),
        ("city:city_coins", {"city_left": {**now.city_left, "city_coins": 0}}),
    ):
        other = display(scene(now.model_copy(update=change)))
        place = canvas.places[name]
        assert pixels(other, place) != pixels(canvas, place), name


def test_hidden_area_is_not_told_before_round_six() -> None:
    """With two players the area tile is named only when it is turned up (R19.2)."""
    now = state(2, 60).model_copy(update={"area_tile": "area_13", "area_shown": False}, deep=True)
    assert not any("largest area" in text for text in texts(display(scene(now))))
    now.area_shown = True
    assert any("largest area 13" in text for text in texts(display(scene(now))))


def test_setup_shows_the_sets() -> None:
    """Before everybody has chosen, the display shows each set with its faction and board (R3.1)."""
    start = played("age_of_innovation", 3, 0)
    while not start.state.bundles:
        start.answer(start.asked[0], start.asked[0].legal_default())
    drawn = scene(start.state)
    shown = " ".join(texts(display(drawn)))
    for bundle in start.state.bundles:
        assert drawn.say(f"name-{bundle.faction}") in shown
        assert drawn.say(f"name-{bundle.home}") in shown


def test_mat_shows_income_goods_and_used_specials() -> None:
    now = state().model_copy(deep=True)
    side = now.sides[0]
    side.coins, side.bowls, side.used = 41, [3, 7, 2], []
    canvas = mat(scene(now), 0)
    shown = texts(canvas)
    assert "41" in shown
    assert f"bonus:{side.bonus or side.next_bonus}" in canvas.places
    before = canvas.image.tobytes()
    side.used = [side.bonus or side.next_bonus]
    assert mat(scene(now), 0).image.tobytes() != before


def test_mat_before_a_set_is_chosen() -> None:
    fresh = played("age_of_innovation", 3, 0).state.model_copy(deep=True)
    fresh.sides[1].home = fresh.sides[1].faction = ""
    assert any(NAMES[1] in text for text in texts(mat(scene(fresh), 1)))


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_every_component_has_a_picture_with_its_words(language: str) -> None:
    words = words_for(GAME, language)
    for one in GAME.cards():
        look = Look(GAME, one, words, strict=True)
        shown = texts(card(look))
        assert look.put(one.name) in shown
        assert all(look.put(line) in shown for line in one.words)


def test_innovations_show_price_and_name() -> None:
    """The innovations on offer are named, with the books that their slot asks for."""
    now = state(5, 0)
    drawn = scene(now)
    shown = texts(display(drawn))
    for tile in now.innovations.values():
        assert drawn.say(f"name-{tile.replace('_', '-')}") in shown
    assert len(now.innovations) == 12
    assert set(now.innovations.values()) <= set(INNOVATIONS)


def test_draft_shows_what_is_left_and_what_has_been_taken() -> None:
    """Each pool of the draft is drawn; the plates say what everybody has drafted (R18.2)."""
    table = Table.start(GAME, 3, {"setup": "draft"}, "draft")
    while not any(side.faction for side in table.state.sides):
        table.answer(table.asked[0], table.asked[0].options[-1].id if table.asked[0].options else True)
    now = table.state
    drawn = scene(now)
    canvas = display(drawn)
    wanted = {f"board:{home}" for home in now.draft_homes} | {f"bonus:{one}" for one in now.draft_bonuses}
    wanted |= {f"faction:{one}" for one in now.draft_factions}
    assert wanted <= canvas.places.keys()
    taken = [side.faction for side in now.sides if side.faction]
    assert all(any(drawn.say(f"name-{one}") in text for text in texts(canvas)) for one in taken)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("faction", ("psychics", "philosophers"))
def test_specials_of_factions_and_annexes_left_are_on_the_mat(faction: str, form: str, language: str) -> None:
    """Like a tile, under an X once used (R14.1); annexes not yet on the map can be counted (R14.3)."""
    now = state().model_copy(deep=True)
    side = now.sides[0]
    side.faction = faction
    looks = []
    for side.annex_stock, side.used in ((0, []), (1, []), (2, []), (2, [faction])):
        drawn = scene_of(replace(SHOT, language=language).on(form), Moment(now, 90, (), ()))
        canvas = mat(drawn, 0)
        looks.append(canvas.image.tobytes())
        assert f"special:{faction}" in canvas.places
        assert faults(canvas) == []
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_power_on_offer_is_told_above_the_map(form: str, language: str) -> None:
    """Who may take how much for which building (R4.5), also when every seat has several offers."""
    now = state(5).model_copy(deep=True)
    for count in (1, 4, 20):
        hexes = list(MAPS[now.map].lands)[:count]
        now.offers = [Offer(seat=place % 5, power=7 + place, hex=one) for place, one in enumerate(hexes)]
        shot = replace(SHOT, seats=5, language=language).on(form)
        canvas = board(scene_of(shot, Moment(now, 90, (), ())))
        shown = " ".join(texts(canvas))
        assert all(f"+{offer.power}" in shown for offer in now.offers)
        assert faults(canvas) == []


def test_used_specials_of_tiles_given_back_are_told_no_more() -> None:
    """Whoever passes gives the bonus tile back (R15.3): words and mat name what the player still has."""
    now = state().model_copy(deep=True)
    side = now.sides[0]
    side.bonus, side.next_bonus, side.used = "", "bonus_bridge", ["bonus_spade"]
    drawn = scene(now)
    name = drawn.say("name-bonus-spade")
    assert not any(name in drawn.put(line) for line in GAME.status(drawn.view) if "used" in drawn.put(line))
    side.used = ["bonus_bridge"]
    other = scene(now)
    assert GAME.status(other.view) != GAME.status(drawn.view)
    assert mat(other, 0).image.tobytes() != mat(drawn, 0).image.tobytes()
