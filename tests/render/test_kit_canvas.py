"""The canvas, its shapes, its layers and its file format."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from render.kit import marks, patterns
from render.kit.audit import overflowing
from render.kit.box import Box, around
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.ink import BRASS, INK, PAPER, SEATS, SHEET, Colour, Pattern, mix, rgb
from render.kit.layers import LayerCache, tile
from render.kit.path import dashes, hexagon
from render.kit.png import LEAST_COLOURS, encode
from render.kit.text import TextStyle


def reread(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def test_flat_colours_survive_the_palette() -> None:
    """Surfaces keep their exact colour in the file, even when two of them are alike."""
    canvas = Canvas(400, 200)
    flats: list[Colour] = [
        rgb("#EBDCCF"),
        rgb("#EBE3D1"),
        SHEET,
        INK,
        BRASS,
        *(seat.colour for seat in SEATS),
    ]
    for cell, colour in zip(canvas.box.grid(5, 2, 10), flats, strict=True):
        canvas.rect(cell, colour, radius=12)
        canvas.line([(cell.x, cell.y), (cell.right, cell.bottom)], mix(colour, INK, 0.5), 3)
    picture = reread(encode(canvas.image))
    spots = [(round(cell.x + 14), round(cell.bottom - 14)) for cell in canvas.box.grid(5, 2, 10)]
    assert [picture.getpixel(spot) for spot in spots] == flats
    assert picture.getpixel((75, 100)) == PAPER


def test_scale_gives_more_pixels_for_the_same_units() -> None:
    """A canvas drawn at scale 2 is twice as large and shows the same."""
    small, large = Canvas(200, 100), Canvas(200, 100, scale=2)
    for canvas in (small, large):
        canvas.rect(Box(20, 20, 60, 40), INK)
    assert large.image.size == (400, 200)
    assert large.image.reduce(2).tobytes() == small.image.tobytes()


def test_slanted_edges_are_smooth() -> None:
    """Polygons, discs and lines have pixels between ink and paper."""
    canvas = Canvas(100, 100)
    canvas.polygon(hexagon((50, 50), 40), INK)
    shades = canvas.image.convert("L").getcolors() or []
    assert len(shades) > 6


def test_upright_edges_are_sharp() -> None:
    """A rectangle has only its colour and the paper."""
    canvas = Canvas(100, 100)
    canvas.rect(Box(10.2, 10.7, 50.3, 30.1), INK)
    canvas.line([(0, 80), (100, 80)], INK, 2)
    assert len(canvas.image.getcolors() or []) == 2


def test_frame_of_a_rectangle_keeps_inside_it() -> None:
    """The line of a rounded rectangle lies inside its box and leaves the middle alone."""
    canvas = Canvas(100, 100)
    canvas.rect(Box(10, 10, 60, 40), None, INK, 4, 12)
    assert canvas.image.getpixel((40, 10)) == INK
    assert canvas.image.getpixel((10, 30)) == INK
    assert canvas.image.getpixel((40, 30)) == PAPER
    assert canvas.image.getpixel((40, 51)) == PAPER


@pytest.mark.parametrize("pattern", [one for one in Pattern if one is not Pattern.NONE])
def test_pattern_covers_part_of_its_surface(pattern: Pattern) -> None:
    """Every pattern rules between 5 and 60 % of a surface, and no two look the same."""
    mask = patterns.ruled(pattern, (140, 140), 14)
    cover = sum(value * count for value, count in enumerate(mask.histogram())) / (255 * 140 * 140)
    others = [one for one in Pattern if one not in {pattern, Pattern.NONE}]
    assert 0.05 < cover < 0.6
    assert all(patterns.ruled(one, (140, 140), 14).tobytes() != mask.tobytes() for one in others)


def test_dashes_follow_the_line_round_a_corner() -> None:
    """Dashes of 10 with gaps of 5 along an L of 2 × 20 units: 0–10, 15–25, 30–40."""
    pieces = dashes([(0, 0), (20, 0), (20, 20)], (10, 5))
    assert pieces == [[(0, 0), (10, 0)], [(15, 0), (20, 0), (20, 5)], [(20, 10), (20, 20)]]


def test_layer_is_drawn_once() -> None:
    """A layer is drawn once for its key."""
    drawn: list[int] = []

    def draw() -> Canvas:
        drawn.append(1)
        return Canvas(20, 20)

    cache = LayerCache()
    assert cache.get("board", draw) is cache.get("board", draw)
    assert len(drawn) == 1


def test_oldest_layer_goes_first() -> None:
    """The cache holds no more pixels than its budget; what was used last stays."""
    cache = LayerCache(2 * 4 * 4 * 4)
    drawn: list[str] = []
    for key in ("a", "b", "a", "c", "a", "b"):
        cache.get(key, lambda key=key: drawn.append(key) or Canvas(4, 4))  # type: ignore[misc]
    assert drawn == ["a", "b", "c", "b"]
    assert len(cache) == 2


def test_tile_is_drawn_once_and_keeps_its_records() -> None:
    """A tile from the cache looks the same and tells its texts and places where it lies this time."""
    drawn: list[int] = []

    def face(canvas: Canvas, box: Box) -> None:
        drawn.append(1)
        canvas.rect(box, BRASS)
        canvas.claim("stone", box.inset(10))
        canvas.text(box, "7", TextStyle(size=30))

    pictures = [Canvas(400, 200) for _ in range(2)]
    for number, canvas in enumerate(pictures):
        tile(canvas, Box(100 + number, 60.4, 80, 80), "test-tile", face, 10)
    assert len(drawn) == 1
    assert pictures[1].places == {"stone": Box(111, 70, 60, 60)}
    assert pictures[1].texts[0].ink == pictures[0].texts[0].ink.moved(1, 0)
    assert pictures[1].image.getpixel((101, 60)) == PAPER
    assert pictures[1].image.getpixel((140, 62)) == BRASS
    assert pictures[0].texts[0].size == 30


def test_chosen_piece_is_framed_in_ink_and_options_are_numbered() -> None:
    """The frame lies outside the piece; numbers stand on their pieces, side by side where they share one."""
    canvas = Canvas(400, 200)
    canvas.claim("hex", Box(100, 60, 40, 40), [(100, 80), (120, 60), (140, 80), (120, 100)])
    canvas.claim("card", Box(200, 40, 150, 120))
    marks.outline(canvas, "card")
    marks.numbered(canvas, {"hex": [1], "card": [2, 3]})
    assert canvas.image.getpixel((186, 100)) == INK
    assert canvas.image.getpixel((202, 100)) == PAPER
    assert [mark.text for mark in canvas.texts] == ["1", "2", "3"]
    assert around(canvas.texts[0].ink.centre, 1).overlaps(Box(115, 75, 10, 10))
    assert canvas.texts[1].ink.right < canvas.texts[2].ink.x


def test_letters_with_a_tail_to_the_left_stay_in_their_box() -> None:
    """J and an italic A start left of the pen: they are moved in, at either edge."""
    for face, words in ((Face.LABEL_BOLD, "J"), (Face.DISPLAY_ITALIC, "A j"), (Face.DISPLAY_BOLD, "Jj")):
        for align in ("left", "centre", "right"):
            canvas = Canvas(400, 200)
            canvas.text(Box(50, 50, 300, 90), words, TextStyle(face, size=80, align=align))  # type: ignore[arg-type]
            assert overflowing(canvas) == []
            mark = canvas.texts[0]
            assert canvas.image.crop((0, 0, 49, 200)).getcolors() == [(49 * 200, PAPER)]
            assert mark.ink.x >= 50


def test_last_move_leaves_a_brass_frame_and_its_number() -> None:
    """The places a move touched get a halo outside them and the number of the move."""
    canvas = Canvas(400, 200)
    canvas.claim("card", Box(100, 60, 120, 80))
    marks.last_moves(canvas, [["card"], ["card"]])
    assert canvas.image.getpixel((94, 100)) == BRASS
    assert canvas.image.getpixel((101, 100)) == PAPER
    assert sorted((mark.ink.x, mark.text) for mark in canvas.texts)[0][1] == "1"


def test_pieces_at_one_place_have_their_numbers_side_by_side() -> None:
    """Two pieces that share a place are framed once, and the numbers of their moves stand in order."""
    canvas = Canvas(400, 200)
    for name in ("upper", "under"):
        canvas.claim(name, Box(100, 60, 120, 80))
    marks.last_moves(canvas, [["upper"], ["under"], ["upper", "under"]])
    assert [mark.text for mark in sorted(canvas.texts, key=lambda mark: mark.ink.x)] == ["1", "2", "3"]


def test_tag_covers_no_icon_where_there_is_room() -> None:
    """A tag keeps off icons as it keeps off words, and hides least where it must hide something."""
    for blocked in ((), ("text",)):
        canvas = Canvas(400, 300)
        place = canvas.claim("card", Box(100, 100, 160, 80))
        for x in range(90, 280, 20):
            canvas.icon("star", (x, 90), 18)
        before = list(canvas.icons)
        if blocked:
            canvas.text(Box(90, 172, 190, 34), "a long line of words", TextStyle(size=24))
        words = [mark.ink for mark in canvas.texts]
        marks.last_moves(canvas, [["card"]])
        tag = canvas.texts[-1].ink
        assert not any(tag.overlaps(ink) for ink in (*before, *words)), blocked
        assert tag.overlaps(place.inset(-40))


def test_tag_stands_beside_a_short_last_line() -> None:
    """What counts is where the lines of a text are, not the box around them."""
    canvas = Canvas(400, 300)
    piece = Canvas(220, 70)
    piece.text(Box(0, 0, 220, 70), "words enough to fill a line\nend", TextStyle(size=24, valign="bottom"))
    canvas.lay(piece, Box(90, 6, 220, 70))
    place = canvas.claim("card", Box(90, 95, 220, 80))
    marks.numbered(canvas, {"card": [1]})
    number = canvas.texts[-1].ink
    assert number.y < place.y < number.bottom + 20 and number.centre[0] > place.centre[0]
    assert canvas.texts[0].ink.bottom > number.y


def test_mark_on_an_unknown_place_is_an_error() -> None:
    """A mark for a piece that is not in the picture must not get lost."""
    with pytest.raises(KeyError):
        marks.last_moves(Canvas(100, 100), [["nowhere"]])


def test_what_can_be_acted_on_is_bracketed() -> None:
    """Corner brackets stand outside the piece."""
    canvas = Canvas(200, 200)
    canvas.claim("card", Box(60, 60, 80, 80))
    marks.can_act(canvas, ["card"])
    assert canvas.image.getpixel((55, 62)) == INK
    assert canvas.image.getpixel((100, 55)) == PAPER


def test_a_large_picture_is_written_with_fewer_colours() -> None:
    """A picture whose file would be too large keeps its size in pixels and loses colours."""
    source = Random(1)
    image = Image.frombytes("RGB", (900, 900), source.randbytes(900 * 900 * 3))
    data = encode(image)
    assert len(reread(data).getcolors(1 << 20) or []) <= LEAST_COLOURS
    assert reread(data).size == image.size
