"""From a sitting to the picture of it, drawn off the event loop."""

import asyncio
from collections.abc import Sequence

from bot.tables import Sitting
from render.kit.frame import Size
from render.pictures import alt_text, draw
from render.scene import Scene
from render.words import Words


def scene_of(
    sitting: Sitting,
    words: Words,
    seat: int | None = None,
    *,
    size: Size = Size.PHONE,
    marks: Sequence[tuple[str, ...]] = (),
    large: bool = False,
) -> Scene:
    """Return what `seat` (None = spectator) may see of the game, ready to be drawn.

    `marks` are the refs of the last moves, in order; `large` asks for larger type.
    """
    table, game = sitting.table, sitting.game
    view = table.view(seat)
    mine = table.decisions(seat) if seat is not None else ()
    refs = dict.fromkeys(ref for one in mine for option in one.options for ref in option.refs)
    return Scene(
        game=game,
        view=view,
        words=words,
        names=tuple(sitting.names),
        size=size,
        caption=words.put(view.headline, sitting.names),
        block=(
            (words.say("bot-block-game"), sitting.id),
            (words.say("bot-block-turn"), str(sitting.version)),
        ),
        marks=tuple(marks),
        can_act=tuple(refs),
        owing=tuple(sitting.owing()),
        sheet=game.score(table.state),
        large=large,
    )


async def drawn(scene: Scene, what: str = "board", seat: int | None = None) -> bytes:
    """Return the picture as PNG, drawn in a thread."""
    return await asyncio.to_thread(draw, scene, what, seat)


async def described(scene: Scene) -> str:
    """Return the picture in words, for screen readers."""
    return await asyncio.to_thread(alt_text, scene)
