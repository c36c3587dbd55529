"""/card and /rules: what a card does, what the rules say, without looking away from the game."""

import asyncio

from bot.commands.kit import Command, chosen, command
from bot.commands.table import suggest_games
from bot.layout import layout, paragraph, picture, plain, png
from bot.limits import CHOICE, clip
from bot.places import matching
from bot.visit import Visit
from games.core.errors import refuse
from games.core.registry import AnyGame, all_games
from render.pictures import draw_card
from render.scene import Look


def commands() -> list[Command]:
    """Return the commands."""
    return [
        command("card", card, name=suggest_cards, game=suggest_games),
        command("rules", rules, topic=suggest_topics, game=suggest_games),
    ]


async def card(visit: Visit, name: str, game: str | None = None) -> None:
    """Show a card: its picture if it has one, its name and words."""
    await visit.private()
    meant = await game_meant(visit, game)
    words = visit.words(meant)
    low = name.strip().casefold()
    for one in meant.cards():
        if low in (one.id.casefold(), words.put(one.name).casefold()):
            await _show(visit, Look(meant, one, words))
            return
    raise refuse("bot-no-such-card", typed=clip(name, CHOICE))


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
    """Show what the rules say about a topic, or which topics there are."""
    await visit.private()
    meant = await game_meant(visit, game)
    words = visit.words(meant)
    low = (topic or "").strip().casefold()
    for one in meant.topics:
        if low in (one, words.say(f"topic-{one}").casefold()):
            title, body = words.say(f"topic-{one}"), words.say(f"topic-{one}-body")
            await visit.show(layout(paragraph(f"**{plain(title)}**", body)))
            return
    titles = [f"- {plain(words.say(f'topic-{one}'))}" for one in meant.topics]
    made_by = words.say("bot-credits", who=meant.credits.designer, publisher=meant.credits.publisher)
    await visit.show(layout(paragraph(f"**{plain(words.say('game'))}**", *titles, f"-# {made_by}")))


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
    """Suggest cards of the game meant."""
    meant = await game_meant(visit, chosen(visit, "game") or None)
    words = visit.words(meant)
    return matching(((words.put(one.name), one.id) for one in meant.cards()), typed)


async def suggest_topics(visit: Visit, typed: str) -> list[tuple[str, str]]:
    """Suggest topics of the game meant."""
    meant = await game_meant(visit, chosen(visit, "game") or None)
    words = visit.words(meant)
    return matching(((words.say(f"topic-{one}"), one) for one in meant.topics), typed)
