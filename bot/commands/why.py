"""/why: where every point of a score comes from, and what a move that is not possible now would break."""

from bot.commands.kit import SERVER, Command, command
from bot.commands.table import suggest_players
from bot.layout import layout, paragraph, plain
from bot.panel.show import Desk
from bot.panel.steps import seated
from bot.places import played_here, running_here
from bot.sitting import Sitting
from bot.visit import Visit
from games.core.errors import Refused
from games.core.question import Decision, Kind
from games.core.text import Text

LATELY = 6
"""How many options of a question are listed at most."""


def commands() -> list[Command]:
    """Return the command."""
    return [command("why", why, "why", SERVER, player=suggest_players)]


async def why(visit: Visit, player: int | None = None, answer: str = "") -> None:
    """Explain a player's points line by line; or why an answer is not legal now."""
    await visit.private()
    if answer:
        desk = await seated(visit, (await running_here(visit)).id)
        await visit.show(layout(paragraph(*_refusal(desk, answer))))
        return
    sitting = await visit.house.tables.sit((await played_here(visit)).id)
    seat = player if player is not None else sitting.seat_of(visit.user_id) or 0
    await visit.show(layout(paragraph(*_points(visit, sitting, min(max(seat, 0), len(sitting.names) - 1)))))


def _points(visit: Visit, sitting: Sitting, seat: int) -> list[str]:
    """Return a player's points line by line, each with its rule and what it is for, and their sum."""
    words, sheet = visit.words(sitting.game), sitting.game.score(sitting.table.state)

    def put(text: Text) -> str:
        return plain(words.put(text, sitting.names))

    lines = [f"**{plain(sitting.names[seat])}**"]
    for one in sheet.lines:
        rule = f" ({one.rule})" if one.rule else ""
        lines.append(f"- {put(one.text)}: {one.points[seat]}{rule}")
        lines += [f"  - {put(why)}" for why in (one.why[seat] if one.why else ())]
    return [*lines, visit.say("bot-why-total", n=sheet.totals[seat])]


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
    said = [f"{plain(_put(desk, refused.text))}{rule}"]
    if "options" in refused.text.params:  # some games name what is possible themselves
        return said
    listed = ", ".join(plain(name) for name in list(names.values())[:LATELY])
    return [*said, desk.words.say("bot-why-instead", options=listed)]


def _no_option(decision: Decision, answer: str) -> Refused:
    try:
        decision.check(answer)
    except Refused as no:
        return no
    raise AssertionError("an answer that is no option is legal")


def _put(desk: Desk, text: Text) -> str:
    return desk.words.put(text, desk.sitting.names)
