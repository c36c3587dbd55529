"""What every picture of the game shares: colours of guilds and dice, icons of effects, the sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import TYPE_CHECKING

from games.south_tigris.content import LIT, Cost, Effect, WorkshopTile
from render.kit import pieces
from render.kit.box import Box
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.frame import Plate, open_sheet
from render.kit.ink import BRASS, FAINT, INK, SEATS, SHEET, SOFT, Colour, Pattern, SeatInk, mix, rgb, text_on
from render.kit.text import Role, TextStyle
from render.kit.words import Inline, Rich
from render.sheet import framed, plate_of

if TYPE_CHECKING:
    from games.south_tigris.view import TigrisView
    from render.scene import Scene

ACCENT = rgb("#2C4A86")
DUMMY_INK = SeatInk("grey", rgb("#9A9084"), Pattern.BRICKS, "X")
"""How the dummy player of two-player games looks."""
NEUTRAL_INK = SeatInk("black", rgb("#2B2620"), Pattern.NONE, "–")
"""How neutral pieces look."""
COLOURS: dict[str, Colour] = {
    "white": SHEET,
    "blue": rgb("#3D74B8"),
    "orange": rgb("#E08A2E"),
    "charcoal": rgb("#45413D"),
}
PATTERNS = {"blue": Pattern.HATCH, "orange": Pattern.WAVES, "charcoal": Pattern.NONE}
SYMBOLS = {"blue": "moon", "orange": "fire", "charcoal": "mountain"}
"""The sign of each guild: never colour alone."""
DIE = {"w": "white", "b": "blue", "o": "orange", "c": "charcoal"}
TRADES = {
    "coppersmith": "bell",
    "carpenter": "hammer",
    "glassblower": "flask",
    "potter": "mug",
    "weaver": "scissors",
    "goldsmith": "gem",
    "any": "user",
}
OPS = {
    "silver": "coin",
    "draw_card": "cards",
    "influence": "landmark",
    "move_influence": "swap",
    "brighten": "sun",
    "die_up": "plus",
    "refresh": "rotate",
    "refresh_all": "rotate",
    "promote": "arrow-up",
    "ship": "ship",
    "royalties": "scroll",
    "collect_royalties": "gift",
    "research": "book-open",
    "research_die": "microscope",
    "swap_white_die": "brush",
    "gain_die": "dice",
    "hire_camel": "camel",
    "unlock_camel": "camel",
    "gain_reserve_worker": "user",
    "take_envoy": "user-tie",
    "retrieve_worker": "undo",
    "clear_workshop": "trash",
}
"""The icon of each effect."""


def view_of(scene: Scene) -> TigrisView:
    """The scene's view as this game's own."""
    from games.south_tigris.view import TigrisView

    assert isinstance(scene.view, TigrisView)
    return scene.view


def ink_of(seat: int) -> SeatInk:
    """How a seat, the dummy (-2) or a neutral piece (-1) looks."""
    return SEATS[seat] if seat >= 0 else NEUTRAL_INK if seat == -1 else DUMMY_INK


def label(
    size: float,
    colour: Colour = INK,
    *,
    face: Face = Face.LABEL_BOLD,
    align: str = "left",
    lines: int = 1,
) -> TextStyle:
    """A style for small words, `size` units high."""
    assert align in ("left", "centre", "right")
    return TextStyle(face, Role.NOTE, size, colour, align, lines=lines, leading=0.98)  # type: ignore[arg-type]


def heading(scene: Scene, canvas: Canvas, box: Box, key: str, note: str = "") -> Box:
    """A heading over a part of a picture, with a note at its right end; gives back the room below."""
    head, rest = box.cut_top(32, 14)
    canvas.text(head, scene.say(key), label(28, SOFT))
    if note:
        canvas.text(head, note, label(25, SOFT, face=Face.LABEL, align="right"))
    return rest


def dark(colour: str) -> Colour:
    """A guild's colour for icons and letters on the sheet: dark enough to be read."""
    return mix(COLOURS[colour], INK, 0.3) if colour in COLOURS and colour != "white" else INK


def guild_icon(guild: str, scale: float = 1.0) -> Inline:
    """The sign of a guild in its colour; of any guild a hall."""
    return Inline(SYMBOLS.get(guild, "landmark"), dark(guild), scale)


def effects(gained: Iterable[Effect], scale: float = 1.0) -> list[str | Inline]:
    """Effects as a row of icons with numbers."""
    parts: list[str | Inline] = []
    for effect in gained:
        parts += [" "] if parts else []
        parts += _effect(effect, scale)
    return parts


def _effect(effect: Effect, scale: float) -> list[str | Inline]:
    if effect.op == "pay_to_gain":
        return [
            *cost(effect.cost, scale),
            " ",
            Inline("triangle-right", SOFT, scale * 0.8),
            " ",
            *effects(effect.gain, scale),
        ]
    if effect.op == "choose_one":
        parts: list[str | Inline] = []
        for option in effect.options:
            parts += ["/"] if parts else []
            parts += _effect(option, scale)
        return parts
    icon = Inline(OPS[effect.op], dark(effect.colour or "white"), scale)
    if effect.op == "influence":
        icon = guild_icon(effect.guild, scale)
    number = str(effect.n) if effect.n > 1 else "6" if effect.op == "refresh_all" else ""
    if effect.op == "die_up":
        return [f"+{effect.n}", Inline("dice", INK, scale)]
    if effect.op == "research" and effect.discount:
        number = f"−{effect.discount}"
    if effect.op == "research_die":
        return [icon, guild_icon(effect.colour, scale)]
    return [number, icon] if number and effect.op != "research" else [icon, number] if number else [icon]


def cost(due: Cost, scale: float = 1.0) -> list[str | Inline]:
    """A cost as icons."""
    parts: list[str | Inline] = []
    for guild, n in due.influence:
        parts += [guild_icon(guild, scale)] * n
    parts += [Inline("landmark", INK, scale)] * due.influence_any
    parts += [str(due.silver), Inline("coin", BRASS, scale)] if due.silver else []
    parts += [Inline("cards", INK, scale)] * due.discard_card
    parts += [Inline("user", SOFT, scale)] * due.exhaust_craftsperson
    return parts


def need(tile: WorkshopTile) -> list[str | Inline]:
    """What dice an ability needs: a sum, colours, or both."""
    parts: list[str | Inline] = [f"{tile.least}+"] if tile.least else []
    if tile.colours:
        parts += [" ", Inline("dice")] if parts else [Inline("dice")]
        parts += [guild_icon(colour) for colour in tile.colours]
    return parts


def opened(scene: Scene, body: float) -> tuple[Canvas, Box]:
    """The sheet of a picture with room, `body` units high, for what it shows."""
    view = view_of(scene)
    plates = tuple(_plate(scene, view, seat) for seat in range(len(view.players)))
    canvas, rest = open_sheet(framed(scene, plates, ACCENT, deep=DEEP), body)
    for seat in range(len(view.players)):
        _room(canvas, view, seat)
    return canvas, rest


DEEP = 92.0


def _plate(scene: Scene, view: TigrisView, seat: int) -> Plate:
    one = view.players[seat]
    note: tuple[str | Inline, ...] = (
        Inline("coin", BRASS),
        f" {one.board.silver}   ",
        Inline("cards"),
        f" {one.hand_size}",
    )
    if view.start == seat:
        note = (*note, "   ", Inline("flag", BRASS))
    return plate_of(scene, seat, SEATS[seat], note)


def _room(canvas: Canvas, view: TigrisView, seat: int) -> None:
    """In the plate's room: the usable dice, then free camels, workers, faceup craftspeople and the tent."""
    board = view.players[seat].board
    upper, lower = canvas.places[f"plate-room:{SEATS[seat].hue}"].inset(0, 4).rows(2, 4)
    dice_row(canvas, upper, [die for zone in LIT for die in board.dice[zone]], 38)
    camels = f" {len(board.free_camels())}/{2 + board.camel_3 + board.camel_4}"
    up = sum(craft.up for craft in board.crafts.values())
    tented = seat in view.tents.values()
    words: list[str | Inline] = [Inline("camel"), camels, "   ", Inline("pawn"), f" {board.workers}"]
    words += [" ", Inline("user-tie", BRASS)] if board.envoy == "available" else []
    words += ["   ", Inline("hammer"), f" {up}", "   ", Inline("tent", INK if tented else FAINT)]
    canvas.text(lower, tuple(words), label(28, SOFT))


def die(canvas: Canvas, box: Box, code: str) -> None:
    """A die in its colour: with pips, or without a value smaller and pale."""
    colour = COLOURS[DIE[code[0]]]
    if len(code) == 1:
        small = box.inset(box.w * 0.12)
        pale = mix(SHEET, colour, 0.5)
        canvas.rect(small, pale, SOFT, 2, small.w * 0.18)
        _ruled(canvas, small, code, pale)
        return
    canvas.rect(box, colour, INK, 2, box.w * 0.18)
    _ruled(canvas, box, code, colour)
    dots = SHEET if code[0] == "c" else text_on(colour)
    x, y = box.centre
    for across, down in pieces.PIPS[int(code[1])]:
        centre = x + across * box.w * 0.25, y + down * box.h * 0.25
        canvas.circle(centre, box.w * 0.105, dots)


def _ruled(canvas: Canvas, box: Box, code: str, colour: Colour) -> None:
    pattern = PATTERNS.get(DIE[code[0]], Pattern.NONE)
    if pattern is not Pattern.NONE:
        canvas.ruled(box.inset(2), pattern, mix(colour, SHEET, 0.22), box.w * 0.14, 12)


def dice_row(
    canvas: Canvas, box: Box, dice: Sequence[str], size: float, gap: float = 5, place: str = ""
) -> None:
    """Dice side by side from the left, smaller where there is no room; claimed as lying at `place`."""
    size = min(size, box.h, box.w / max(1, len(dice)) - 3)
    step = min(size + gap, (box.w - size) / max(1, len(dice) - 1))
    for number, code in enumerate(dice):
        spot = Box(box.x + number * step, box.centre[1] - size / 2, size, size)
        die(canvas, spot, code)
        if place:
            canvas.claim(f"die:{place}:{code}", spot)


def swatches(canvas: Canvas, box: Box, seats: Sequence[int], size: float, gap: float = 4) -> None:
    """Pieces of seats side by side from the left, in one line or two, whatever leaves them larger."""

    def fitting(lines: int) -> float:
        across = ceil(len(seats) / lines)
        return min(size, (box.w + gap) / across - gap, (box.h + gap) / lines - gap)

    lines = max((1, 2), key=fitting)
    side, across = fitting(lines), ceil(len(seats) / lines)
    top = box.centre[1] - (lines * (side + gap) - gap) / 2
    for number, seat in enumerate(seats):
        row, column = divmod(number, across)
        place = Box(box.x + column * (side + gap), top + row * (side + gap), side, side)
        pieces.swatch(canvas, place, ink_of(seat), radius=5)


def rich(parts: Sequence[str | Inline]) -> Rich:
    """Parts as a text; a dash when there are none."""
    return tuple(parts) if parts else "–"
