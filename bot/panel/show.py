"""The panel as a message: the question, what is chosen, the controls, and what else is possible."""

from dataclasses import dataclass

from discord import ButtonStyle

from bot.layout import Layout, Part, layout, paragraph, plain, row, rows
from bot.limits import SELECT_OPTIONS
from bot.panel.draft import MARK, Draft, draft_of, value_of
from bot.panel.kinds import Sight, chosen_words, controls
from bot.press import button, choice, select
from bot.tables import Sitting
from games.core.question import Decision
from render.words import Words

DETAILS = 5


@dataclass(frozen=True, slots=True)
class Desk:
    """A game as one of its seats sits before it, and the words to show it in."""

    sitting: Sitting
    seat: int
    words: Words
    can_undo: bool = False
    """Whether the seat may take its last answer back."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, harmless inside markdown."""
        return tuple(plain(name) for name in self.sitting.names)

    def decisions(self) -> list[Decision]:
        """Return what the seat must answer, then what it may do besides."""
        return self.sitting.table.decisions(self.seat)

    def find(self, mark: str) -> Decision | None:
        """Return the open question whose fingerprint starts with `mark`."""
        found = (one for one in self.decisions() if one.fingerprint.startswith(mark))
        return next(found, None)


def panel(desk: Desk, draft: Draft | None = None, *, note: str = "", sure: bool = False) -> Layout:
    """Return the panel for a draft, else for the first thing the seat owes.

    `note` stands above the question; with `sure` the chosen answer is to be confirmed.
    """
    decision = _current(desk, draft)
    head = f"-# {plain(desk.words.say('game'))} · {desk.words.say('bot-turn', n=desk.sitting.version)}"
    if decision is None:
        return layout(
            paragraph(note, state_of_play(desk)), *_besides(desk, None), *rows(_bottom(desk)), paragraph(head)
        )
    if draft is None or not decision.fingerprint.startswith(draft.mark):
        draft = draft_of(desk.sitting.id, desk.sitting.version, decision)
    sight = Sight(decision, draft, desk.words, desk.sitting.names)
    if sure:
        told = paragraph(note, *_question(sight), *_previewed(desk, sight))
        return layout(told, *rows(_confirm(sight)), paragraph(head))
    asked = paragraph(note, *_question(sight), *_behind(desk, sight), *_details(sight))
    parts = [asked, *controls(sight)]
    return layout(*parts, *_besides(desk, decision), *rows(_bottom(desk, sight)), paragraph(head))


def state_of_play(desk: Desk) -> str:
    """Return who must act now, in a sentence."""
    if desk.sitting.table.finished:
        return desk.words.say("bot-over")
    if desk.seat in desk.sitting.owing():
        return desk.words.say("bot-you-owe")
    who = ", ".join(desk.names[seat] for seat in desk.sitting.owing())
    return desk.words.say("bot-done-next", who=who)


def _current(desk: Desk, draft: Draft | None) -> Decision | None:
    if draft is not None and (found := desk.find(draft.mark)) is not None:
        return found
    return next((one for one in desk.decisions() if not one.free), None)


def _question(sight: Sight) -> list[str]:
    lines = [f"**{plain(sight.put(sight.decision.text))}**"]
    if chosen := chosen_words(sight):
        lines.append(sight.words.say("bot-chosen", what=plain(chosen)))
    return lines


def _behind(desk: Desk, sight: Sight) -> list[str]:
    """Return the words of what asks the question."""
    table = desk.sitting.table
    return [f"-# {plain(sight.put(line))}" for line in table.game.behind(table.state, sight.decision)]


def _previewed(desk: Desk, sight: Sight) -> list[str]:
    """Return what the chosen answer would lead to."""
    table = desk.sitting.table
    value = value_of(sight.decision, sight.draft)
    return [f"- {plain(sight.put(line))}" for line in table.game.preview(table.state, sight.decision, value)]


def _details(sight: Sight) -> list[str]:
    """Return what each option costs and does, where the options are buttons without room for it."""
    if len(sight.decision.options) > DETAILS:
        return []
    return [
        f"- {plain(sight.label(option))}: {plain(sight.put(option.detail))}"
        for option in sight.decision.options
        if option.detail is not None
    ]


def _confirm(sight: Sight) -> list[Part]:
    say, parts = sight.words.say, sight.draft.parts
    yes = button(say("bot-confirm"), "sure", *parts, style=ButtonStyle.success)
    return [yes, button(say("bot-back"), "clear", *parts)]


def _besides(desk: Desk, shown: Decision | None) -> list[Part]:
    others = [one for one in desk.decisions() if one is not shown]
    if not others:
        return []
    lines = [
        choice(desk.words.put(one.text, desk.sitting.names), one.fingerprint[:MARK])
        for one in others[:SELECT_OPTIONS]
    ]
    return [row(select(desk.words.say("bot-besides"), lines, "also", desk.sitting.id, desk.sitting.version))]


def _bottom(desk: Desk, sight: Sight | None = None) -> list[Part]:
    sitting = desk.sitting
    found = [button(desk.words.say("bot-hand"), "hand", sitting.id)]
    if sight is not None and any(option.refs for option in sight.decision.options):
        found.append(button(desk.words.say("bot-where"), "where", *sight.draft.parts))
    if desk.can_undo:
        found.append(button(desk.words.say("bot-undo"), "takeback", sitting.id, sitting.version))
    return found
