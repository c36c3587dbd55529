"""/card and /rules: what a card does, what the rules say, without looking away from the game."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.almanac import BETWEEN, cards_of, looked_up, together, topics_of
from bot.commands.kit import Command, chosen, command
from bot.commands.table import suggest_games
from bot.finding import Entry, offered
from bot.layout import Layout, layout, paragraph, picture, plain, png
from bot.limits import CHOICE, clip
from bot.visit import Visit
from games.core.errors import Refused, refuse
from games.core.registry import AnyGame, all_games
from render.pictures import draw_card
from render.scene import Look

Listed: TypeAlias = Callable[[AnyGame, str], Sequence[Entry]]
"""Gives all that can be looked up of a game, labelled in a language."""


def commands() -> list[Command]:
    """Return the commands."""
    return [
        command("card", card, name=suggest_cards, game=suggest_games),
        command("rules", rules, topic=suggest_topics, game=suggest_games),
    ]


async def card(visit: Visit, name: str, game: str | None = None) -> None:
    """Show a card: its picture if it has one, its name and words."""
    await visit.private()
    meant, one = await _looked_up(visit, game, name, cards_of)
    if one is None:
        raise refuse("bot-no-such-card", typed=clip(name, CHOICE))
    found = next(card for card in meant.cards() if card.id == one)
    await _show(visit, Look(meant, found, visit.words(meant)))


async def _show(visit: Visit, look: Look) -> None:
    lines = [look.put(line) for line in look.card.words]
    words = paragraph(f"**{plain(look.put(look.card.name))}**", *map(plain, lines))
    image = await asyncio.to_thread(draw_card, look)
    if image is None:
        await visit.show(layout(words))
        return
    shown = picture("card.png", "\n".join([look.put(look.card.name), *lines]))
    await visit.show(layout(shown, words), [png("card.png", image)])


async def rules(visit: Visit, topic: str | None = None, game: str | None = None) -> None:
    """Show what the rules say about a topic; without one, which topics there are and what of it is ours."""
    await visit.private()
    if not topic:
        await visit.show(_contents(visit, await game_meant(visit, game)))
        return
    meant, one = await _looked_up(visit, game, topic, topics_of)
    words = visit.words(meant)
    if one is None:
        raise refuse("bot-no-such-topic", typed=clip(topic, CHOICE))
    title, body = words.say(f"topic-{one}"), words.say(f"topic-{one}-body")
    await visit.show(layout(paragraph(f"**{plain(title)}** · {words.say('game')}", body)))


def _contents(visit: Visit, meant: AnyGame) -> Layout:
    words, made = visit.words(meant), meant.credits
    titles = [f"- {plain(words.say(f'topic-{one}'))}" for one in meant.topics]
    ours = [f"-# - {words.say(f'designed-{one}')}" for one in made.designed_by_us]
    head = [f"-# {words.say('bot-designed')}"] if ours else []
    made_by = words.say("bot-credits", who=made.designer, publisher=made.publisher)
    return layout(paragraph(f"**{plain(words.say('game'))}**", *titles, f"-# {made_by}", *head, *ours))


async def _looked_up(
    visit: Visit, named: str | None, typed: str, listed: Listed
) -> tuple[AnyGame, str | None]:
    """Return the game and the id of the thing that is meant; None for the id if that is unclear.

    Where neither the channel nor the visitor says which game, the thing itself may say so.
    """
    scope = await _scope(visit, named)
    if len(scope) == 1:
        return scope[0], looked_up(listed(scope[0], visit.language), typed)
    everything = together(((one, listed(one, visit.language)) for one in scope), visit.language)
    both = looked_up(list(everything), typed)
    if both is None:
        raise refuse("bot-which-game")
    game, _, one = both.partition(BETWEEN)
    return all_games()[game], one


async def _scope(visit: Visit, named: str | None) -> list[AnyGame]:
    """Return the game meant, or all games if none is named and none is played here."""
    try:
        return [await game_meant(visit, named)]
    except Refused:
        if named:
            raise
        return list(all_games().values())


async def game_meant(visit: Visit, named: str | None) -> AnyGame:
    """Return the game named, else the one of the channel; raise Refused if neither is known."""
    games = all_games()
    if named:
        if named not in games:
            raise refuse("bot-no-such-game", typed=clip(named, CHOICE))
        return games[named]
    channel = visit.interaction.channel_id
    here = await visit.house.tables.lobby_or_game_in(channel) if channel is not None else None
    if here is not None:
        return games[here.game]
    raise refuse("bot-which-game")


async def suggest_cards(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest cards of the game meant, or of all games where none is."""
    return await _suggested(visit, typed, cards_of)


async def suggest_topics(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest topics of the game meant, or of all games where none is."""
    return await _suggested(visit, typed, topics_of)


async def _suggested(visit: Visit, typed: str, listed: Listed) -> list[tuple[str, str]]:
    scope = await _scope(visit, chosen(visit, "game") or None)
    if len(scope) == 1:
        return offered(listed(scope[0], visit.language), typed)
    return offered(together(((one, listed(one, visit.language)) for one in scope), visit.language), typed)
