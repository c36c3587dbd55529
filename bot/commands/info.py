"""/card and /rules: what a card does, what the rules say, without looking away from the game."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.almanac import BETWEEN, cards_of, together, topics_of
from bot.choosing import OFFERED, game_typed, which_game
from bot.commands.kit import Command, chosen, command
from bot.commands.table import suggest_games
from bot.finding import Entry, found, meant, offered
from bot.layout import Layout, Part, layout, paragraph, picture, plain, png, row
from bot.limits import CHOICE, SELECT_OPTIONS, clip
from bot.press import button, choice, on_press, select
from bot.trouble import Unclear
from bot.visit import Visit
from games.core.errors import refuse
from games.core.registry import AnyGame, all_games
from games.core.text import say
from render.pictures import draw_card
from render.scene import Look

Listed: TypeAlias = Callable[[AnyGame, str], Sequence[Entry]]
"""Gives all that can be looked up of a game, labelled in a language."""


@dataclass(frozen=True, slots=True)
class Sought:
    """A kind of thing to look up: how it is listed, which verb shows one, what is said if there is none.

    `contents` is the verb that lists all of a game; empty where there are too many.
    """

    listed: Listed
    verb: str
    unknown: str
    contents: str = ""


CARDS = Sought(cards_of, "card", "bot-no-such-card")
TOPICS = Sought(topics_of, "topic", "bot-no-such-topic", "rules")


def commands() -> list[Command]:
    """Return the commands."""
    return [
        command("card", card, name=suggest_cards, game=suggest_games),
        command("rules", rules, topic=suggest_topics, game=suggest_games),
    ]


async def card(visit: Visit, name: str, game: str | None = None) -> None:
    """Show a card: its picture if it has one, its name and words."""
    await visit.private()
    await _show_card(visit, *await _looked_up(visit, game, name, CARDS))


@on_press("card")
async def press_card(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show the card that was chosen among several."""
    await visit.update()
    await _show_card(visit, game_of(parts[0]), ":".join(parts[1:]))


async def _show_card(visit: Visit, game: AnyGame, card_id: str) -> None:
    one = next((card for card in game.cards() if card.id == card_id), None)
    if one is None:
        raise refuse("bot-old-button")
    look = Look(game, one, visit.words(game))
    lines = [look.put(line) for line in one.words]
    words = paragraph(f"**{plain(look.put(one.name))}**", *map(plain, lines))
    image = await asyncio.to_thread(draw_card, look)
    if image is None:
        await visit.show(layout(words))
        return
    shown = picture("card.png", "\n".join([look.put(one.name), *lines]))
    await visit.show(layout(shown, words), [png("card.png", image)])


async def rules(visit: Visit, topic: str | None = None, game: str | None = None) -> None:
    """Show what the rules say about a topic; without one, which topics there are and what of it is ours."""
    await visit.private()
    if topic:
        await visit.show(topic_page(visit, *await _looked_up(visit, game, topic, TOPICS)))
    else:
        await visit.show(contents(visit, await game_meant(visit, game, "rules")))


@on_press("rules")
async def press_rules(visit: Visit, parts: Sequence[str], _: Sequence[str]) -> None:
    """Show which topics the rules of a game have."""
    await visit.update()
    await visit.show(contents(visit, game_of(parts[0])))


@on_press("topic")
async def press_topic(visit: Visit, parts: Sequence[str], values: Sequence[str]) -> None:
    """Show the topic that was chosen, from a list or among several."""
    await visit.update()
    game, topic = game_of(parts[0]), values[0] if values else parts[1]
    if topic not in game.topics:
        raise refuse("bot-old-button")
    await visit.show(topic_page(visit, game, topic))


def topic_page(visit: Visit, game: AnyGame, topic: str) -> Layout:
    """Return what the rules say about a topic, with the way to the others."""
    words = visit.words(game)
    head = f"**{plain(words.say(f'topic-{topic}'))}** · {words.say('game')}"
    return layout(paragraph(head, words.say(f"topic-{topic}-body")), *_topic_picks(visit, game, topic))


def contents(visit: Visit, game: AnyGame) -> Layout:
    """Return the topics of a game's rules, to be chosen from, who made it, and what of it is ours."""
    words, made = visit.words(game), game.credits
    titles = [f"- {plain(words.say(f'topic-{one}'))}" for one in game.topics]
    ours = [f"-# - {words.say(f'designed-{one}')}" for one in made.designed_by_us]
    head = [f"-# {words.say('bot-designed')}"] if ours else []
    made_by = words.say("bot-credits", who=made.designer, publisher=made.publisher)
    said = paragraph(f"**{plain(words.say('game'))}**", *titles, f"-# {made_by}", *head, *ours)
    return layout(said, *_topic_picks(visit, game))


def _topic_picks(visit: Visit, game: AnyGame, shown: str = "") -> list[Part]:
    words = visit.words(game)
    lines = [choice(words.say(f"topic-{one}"), one, chosen=one == shown) for one in game.topics]
    parts = [lines[at : at + SELECT_OPTIONS] for at in range(0, len(lines), SELECT_OPTIONS)]
    hint = words.say("bot-topics")
    return [row(select(hint, part, "topic", game.id, place)) for place, part in enumerate(parts)]


def game_of(game_id: str) -> AnyGame:
    """Return the game that a button names; raise Refused if it is no longer offered."""
    game = all_games().get(game_id)
    if game is None:
        raise refuse("bot-old-button")
    return game


async def _looked_up(visit: Visit, named: str | None, typed: str, sought: Sought) -> tuple[AnyGame, str]:
    """Return the game and the id of the thing that is meant.

    Where neither the channel nor the visitor says which game, the thing itself may say so. Raises Unclear,
    with what may be meant, where it does not.
    """
    scope = await _scope(visit, named, sought)
    if len(scope) == 1:
        near = meant(sought.listed(scope[0], visit.language), typed.strip())
        if near is not None:
            return scope[0], near.value
    elif (far := meant(_in_all(visit, scope, sought), typed.strip())) is not None:
        game, _, one = far.value.partition(BETWEEN)
        return all_games()[game], one
    raise _unclear(visit, typed, scope, sought)


def _unclear(visit: Visit, typed: str, scope: Sequence[AnyGame], sought: Sought) -> Unclear:
    """Return the question what is meant; where nothing is like it here, of all games."""
    nearby, everywhere = (_in_all(visit, games, sought) for games in (scope, list(all_games().values())))
    likely, shown = found(nearby, typed) or found(everywhere, typed), clip(typed, CHOICE)
    if likely:
        several = [(one.label, one.value.partition(BETWEEN)) for one in likely[:OFFERED]]
        buttons = [button(label, sought.verb, game, thing) for label, (game, _, thing) in several]
        return Unclear(say("bot-which-thing", typed=shown), buttons)
    return which_game(visit, say(sought.unknown, typed=shown), sought.contents, scope)


def _in_all(visit: Visit, games: Sequence[AnyGame], sought: Sought) -> list[Entry]:
    listed = ((one, sought.listed(one, visit.language)) for one in games)
    return list(together(listed, visit.language))


async def _scope(visit: Visit, named: str | None, sought: Sought) -> list[AnyGame]:
    """Return the game meant, or all games if none is named and none is played here."""
    if named:
        return [game_typed(visit, named, sought.contents)]
    here = await game_played(visit)
    return [here] if here is not None else list(all_games().values())


async def game_meant(visit: Visit, named: str | None, verb: str) -> AnyGame:
    """Return the game named, else the one of the channel.

    Raises Unclear if neither is known, with a button for every game that does `verb`.
    """
    if named:
        return game_typed(visit, named, verb)
    here = await game_played(visit)
    if here is None:
        raise which_game(visit, say("bot-which-game"), verb)
    return here


async def game_played(visit: Visit) -> AnyGame | None:
    """Return the game that is played, or about to be, in this channel."""
    channel = visit.interaction.channel_id
    here = await visit.house.tables.lobby_or_game_in(channel) if channel is not None else None
    return all_games().get(here.game) if here is not None else None


async def suggest_cards(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest cards of the game meant, or of all games where none is."""
    return await _suggested(visit, typed, CARDS)


async def suggest_topics(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest topics of the game meant, or of all games where none is."""
    return await _suggested(visit, typed, TOPICS)


async def _suggested(visit: Visit, typed: str, sought: Sought) -> list[tuple[str, str]]:
    scope = await _scope(visit, chosen(visit, "game") or None, sought)
    if len(scope) == 1:
        return offered(sought.listed(scope[0], visit.language), typed)
    return offered(_in_all(visit, scope, sought), typed)
