"""/why: where every point of a score comes from, and what a move that is not possible now would break."""

from bot.commands.kit import SERVER, Command, command
from bot.commands.table import suggest_players
from bot.layout import layout, paragraph, plain
from bot.panel.show import Desk
from bot.panel.steps import seated
from bot.places import running_here
from bot.visit import Visit
from games.core.errors import Refused
from games.core.question import Decision, Kind
from games.core.score import ScoreLine
from games.core.text import Text

LATELY = 6
"""How many options of a question are listed at most."""


def commands() -> list[Command]:
    """Return the command."""
    return [command("why", why, "why", SERVER, player=suggest_players)]


async def why(visit: Visit, player: int | None = None, answer: str = "") -> None:
    """Explain a player's points line by line; or why an answer is not legal now."""
    await visit.private()
    desk = await seated(visit, (await running_here(visit)).id)
    if answer:
        await visit.show(layout(paragraph(*_refusal(desk, answer))))
        return
    seat = desk.seat if player is None or not 0 <= player < len(desk.sitting.names) else player
    sheet = desk.sitting.game.score(desk.sitting.table.state)
    lines = [line for one in sheet.lines for line in _line(desk, one, seat)]
    total = visit.say("bot-why-total", n=sheet.totals[seat])
    await visit.show(layout(paragraph(f"**{plain(desk.sitting.names[seat])}**", *lines, total)))


def _line(desk: Desk, one: ScoreLine, seat: int) -> list[str]:
    """Return a category with its points, its rule, and what they are for."""
    rule = f" ({one.rule})" if one.rule else ""
    head = f"- {plain(_put(desk, one.text))}: {one.points[seat]}{rule}"
    return [head, *(f"  - {plain(_put(desk, why))}" for why in (one.why[seat] if one.why else ()))]


def _refusal(desk: Desk, answer: str) -> list[str]:
    """Return, for each question the seat may answer, why this is no answer to it, and what would be."""
    lines = []
    for decision in desk.decisions():
        if decision.kind is Kind.ONE and (told := _told(desk, decision, answer)):
            lines += [f"**{plain(_put(desk, decision.text))}**", *told]
    return lines or [desk.words.say("bot-not-your-turn")]


def _told(desk: Desk, decision: Decision, answer: str) -> list[str]:
    low = answer.strip().casefold()
    names = {option.id: _put(desk, option.text) for option in decision.options}
    if any(low in (key.casefold(), name.casefold()) for key, name in names.items()):
        return [desk.words.say("bot-why-legal")]
    reason = desk.sitting.game.explain(desk.sitting.table.state, decision, answer.strip())
    refused = Refused(*reason) if reason is not None else _no_option(decision, answer)
    rule = f" ({refused.rule})" if refused.rule else ""
    listed = ", ".join(plain(name) for name in list(names.values())[:LATELY])
    return [f"{plain(_put(desk, refused.text))}{rule}", desk.words.say("bot-why-instead", options=listed)]


def _no_option(decision: Decision, answer: str) -> Refused:
    try:
        decision.check(answer)
    except Refused as no:
        return no
    raise AssertionError("an answer that is no option is legal")


def _put(desk: Desk, text: Text) -> str:
    return desk.words.put(text, desk.sitting.names)
