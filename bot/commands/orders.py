"""/orders and /ahead: answering routine questions by rule, and moves before one's turn."""

from collections.abc import Sequence

from discord import ButtonStyle, SelectOption

from bot.commands.kit import Command, chosen, command
from bot.layout import Layout, layout, paragraph, plain, row, rows
from bot.limits import CHOICE, CHOICES, clip
from bot.panel.show import Desk
from bot.panel.steps import seated
from bot.places import matching, running_here
from bot.press import button, choice, on_press, select
from bot.visit import Visit
from games.core.errors import Refused, refuse
from games.core.orders import Ahead, Band, Orders, Routine, Rule
from games.core.question import Decision, Kind, Value
from games.core.standing import ahead
from games.core.text import say
from render.words import Words

LISTED = 6
"""How many moves are named in place of one that cannot be queued."""
MOST = 4
"""Up to which measure the ready-made rules go."""
ASK = "ask"


def commands() -> list[Command]:
    """Return the commands."""
    return [
        command("orders", orders),
        command("ahead", plan, "ahead", move=suggest_first, then=suggest_then),
    ]


async def orders(visit: Visit) -> None:
    """Show the visitor's rules and queued moves in this game, to be changed."""
    await visit.private()
    desk = await seated(visit, (await running_here(visit, verb="orders")).id)
    await visit.show(await orders_card(visit, desk))


async def plan(visit: Visit, move: str, then: str = "") -> None:
    """Queue a move for the visitor's next turn; it is dropped, with a message, if it no longer fits."""
    await visit.private()
    desk = await seated(visit, (await running_here(visit)).id)
    offered = _offered(desk)
    steps = [_step(offered, move, first=True), *([_step(offered, then, first=False)] if then else [])]
    await visit.house.tables.queue_move(desk.sitting.id, desk.seat, steps)
    visit.house.ring()
    await visit.show(await orders_card(visit, await seated(visit, desk.sitting.id)))


async def suggest_first(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest what a queued move may begin with."""
    desk = await seated(visit, (await running_here(visit)).id)
    return _suggested(desk, typed, [one for one in _offered(desk) if one.first])


async def suggest_then(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest what may follow within the move; what begins one is left out."""
    if not chosen(visit, "move"):
        return []
    desk = await seated(visit, (await running_here(visit)).id)
    return _suggested(desk, typed, [one for one in _offered(desk) if not one.first])


async def orders_card(visit: Visit, desk: Desk, note: str = "") -> Layout:
    """Return the seat's orders with a select for each sort of routine question."""
    mine = await visit.house.tables.orders(desk.sitting, desk.seat)
    words, game_id = desk.words, desk.sitting.id
    routines = desk.sitting.game.routines()
    picks = [
        row(select(words.say(f"routine-{one.id}"), _choices(one, mine, words), "rule", game_id, one.id))
        for one in routines
    ]
    queued = [f"{at}. {_told(desk, one)}" for at, one in enumerate(_queued(mine), 1)]
    other = "on" if not mine.forced else "off"
    forced = button(words.say(f"bot-forced-{other}"), "forced", game_id, other)
    clear = button(words.say("bot-queue-clear"), "unqueue", game_id)
    empty = "" if routines or queued else words.say("bot-orders-none")
    return layout(
        paragraph(f"**{words.say('bot-orders')}**", note, empty),
        *picks,
        *rows([forced]),
        paragraph(words.say("bot-queue") if queued else "", *queued),
        *(rows([clear]) if queued else []),
    )


@on_press("rule")
async def press_rule(visit: Visit, parts: Sequence[str], values: Sequence[str]) -> None:
    """Show what a rule would have answered lately, before it is kept."""
    await visit.update()
    desk = await seated(visit, parts[0])
    routine, words = _routine(desk, parts[1]), desk.words
    rule = _rule(routine, values[0])
    if rule is None:
        await visit.house.tables.set_rule(parts[0], desk.seat, None, routine.id)
        await visit.show(await orders_card(visit, desk, visit.say("bot-rule-kept")))
        return
    past = await visit.house.tables.rehearsed(desk.sitting, desk.seat, rule)
    lines = [_compared(desk, routine, *one) for one in past] or [words.say("bot-rule-untried")]
    kept = (parts[0], routine.id, values[0])
    keep = button(words.say("bot-rule-keep"), "rulekeep", *kept, style=ButtonStyle.success)
    back = button(words.say("bot-back-to"), "orders", parts[0])
    told = _code_words(routine, values[0], words)
    await visit.show(layout(paragraph(f"**{plain(told)}**", *lines), *rows([keep, back])))


@on_press("forced")
async def press_forced(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show for how many past questions there was one answer only, before that is answered; or stop it."""
    await visit.update()
    desk = await seated(visit, parts[0])
    if parts[1] != "on":
        await visit.house.tables.set_forced(parts[0], desk.seat, forced=False)
        await visit.show(await orders_card(visit, desk, visit.say("bot-forced-stopped")))
        return
    past = await visit.house.tables.past_of(desk.sitting, desk.seat)
    single = sum(asked.only_answer() is not None for asked, _ in past)
    told = visit.say("bot-forced-past", n=len(past), single=single)
    keep = button(visit.say("bot-rule-keep"), "forcedkeep", parts[0], style=ButtonStyle.success)
    back = button(visit.say("bot-back-to"), "orders", parts[0])
    await visit.show(layout(paragraph(f"**{visit.say('bot-forced-on')}**", told), *rows([keep, back])))


@on_press("forcedkeep")
async def press_keep_forced(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Have questions with one possible answer answered for the visitor from now on."""
    await visit.update()
    desk = await seated(visit, parts[0])
    await visit.house.tables.set_forced(parts[0], desk.seat, forced=True)
    visit.house.ring()
    await visit.show(await orders_card(visit, desk, visit.say("bot-rule-kept")))


@on_press("rulekeep")
async def press_keep(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Keep a rule."""
    await visit.update()
    desk = await seated(visit, parts[0])
    routine = _routine(desk, parts[1])
    await visit.house.tables.set_rule(parts[0], desk.seat, _rule(routine, parts[2]), routine.id)
    visit.house.ring()
    await visit.show(await orders_card(visit, desk, visit.say("bot-rule-kept")))


@on_press("orders")
async def press_orders(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show the orders again."""
    await visit.update()
    await visit.show(await orders_card(visit, await seated(visit, parts[0])))


@on_press("unqueue")
async def press_clear(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Forget the queued moves."""
    await visit.update()
    desk = await seated(visit, parts[0])
    await visit.house.tables.clear_queue(parts[0], desk.seat)
    await visit.show(await orders_card(visit, desk))


def _offered(desk: Desk) -> list[Ahead]:
    return [
        one
        for one in ahead(desk.sitting.game, desk.sitting.table, desk.seat)
        if one.decision.kind is Kind.ONE
    ]


def _suggested(desk: Desk, typed: str, offered: Sequence[Ahead]) -> list[tuple[str, str]]:
    put, names = desk.words.put, desk.sitting.names
    lines = [
        (put(option.text, names), f"{one.decision.key}={option.id}")
        for one in offered
        for option in one.decision.options
    ]
    return [(label, value) for label, value in matching(lines, typed) if len(value) <= CHOICE][:CHOICES]


def _step(offered: Sequence[Ahead], code: str, *, first: bool) -> tuple[Decision, Value]:
    """Return the answer that a suggestion stands for; raise Refused, naming what is offered, if it is not."""
    key, _, value = code.partition("=")
    fitting = [one for one in offered if one.first is first]
    for one in fitting:
        if one.decision.key == key:
            return one.decision, value
    options = [option.text for one in fitting for option in one.decision.options]
    no = say("refused-not-ahead")
    raise Refused(say("bot-not-but", why=no, options=options[:LISTED]) if options else no)


def _queued(mine: Orders) -> list[tuple[str, Value]]:
    return [(wish.key, wish.wanted[0]) for intent in mine.queue for wish in intent.wishes]


def _told(desk: Desk, one: tuple[str, Value]) -> str:
    """Return a queued answer in words; its id if it is not offered now."""
    key, value = one
    for offered in _offered(desk):
        for option in offered.decision.options:
            if (offered.decision.key, option.id) == (key, value):
                return plain(desk.words.put(option.text, desk.sitting.names))
    return plain(str(value))


def _routine(desk: Desk, routine_id: str) -> Routine:
    for one in desk.sitting.game.routines():
        if one.id == routine_id:
            return one
    raise refuse("refused-no-routine")


def _choices(routine: Routine, mine: Orders, words: Words) -> list[SelectOption]:
    kept = next((one for one in mine.rules if one.routine == routine.id), None)
    return [
        choice(_code_words(routine, code, words), code, chosen=_rule(routine, code) == kept)
        for code in _codes(routine)
    ]


def _codes(routine: Routine) -> list[str]:
    """Return the ready-made rules: ask, always one answer, one up to n and then another or a question."""
    answers = [str(answer) for answer in routine.answers]
    found = [ASK, *answers]
    if routine.measure:
        first = answers[0]
        found += [f"{first}.{n}.{then}" for n in range(1, MOST + 1) for then in (*answers[1:], ASK)]
    return found[:CHOICES]


def _rule(routine: Routine, code: str) -> Rule | None:
    """Return the rule of a code, None for being asked. Raises Refused for an unknown code."""
    if code not in _codes(routine):
        raise refuse("refused-rule-answer")
    if code == ASK:
        return None
    answer, _, rest = code.partition(".")
    if not rest:
        return Rule(routine=routine.id, bands=[Band(answer=answer)])
    most, _, then = rest.partition(".")
    after = Band(answer=None if then == ASK else then)
    return Rule(routine=routine.id, bands=[Band(up_to=int(most), answer=answer), after])


def _code_words(routine: Routine, code: str, words: Words) -> str:
    answer, _, rest = code.partition(".")
    if not rest:
        return words.say("bot-rule-ask") if code == ASK else _answer(routine, answer, words)
    most, _, then = rest.partition(".")
    after = words.say("bot-rule-ask") if then == ASK else _answer(routine, then, words)
    return words.say("bot-rule-upto", answer=_answer(routine, answer, words), n=int(most), then=after)


def _answer(routine: Routine, answer: str, words: Words) -> str:
    return words.say(f"routine-{routine.id}-{answer}")


def _compared(desk: Desk, routine: Routine, asked: Decision, given: Value, would: Value | None) -> str:
    """Return one past question: what it was, what was answered, what the rule would answer."""
    words = desk.words
    rule = words.say("bot-rule-ask") if would is None else _answer(routine, str(would), words)
    question = plain(clip(words.put(asked.text, desk.sitting.names), CHOICE))
    return words.say("bot-rule-past", ask=question, given=_given(desk, routine, asked, given), rule=rule)


def _given(desk: Desk, routine: Routine, asked: Decision, given: Value) -> str:
    """Return an answer in words: that of the routine, else the option's, for a rule may give only some."""
    if given in routine.answers or not isinstance(given, str):
        return _answer(routine, str(given), desk.words)
    return plain(desk.words.put(asked.option(given).text, desk.sitting.names))
