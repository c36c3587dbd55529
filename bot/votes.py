"""The card of a vote."""

from discord import ButtonStyle

from bot.layout import Layout, layout, paragraph, plain, rows
from bot.press import button
from bot.sitting import Sitting
from bot.store import Vote
from bot.tables.voting import voters
from render.words import Words


def vote_card(sitting: Sitting, vote: Vote, words: Words) -> Layout:
    """Return the post of a vote: what is asked, who has said what, and buttons while it is open."""
    who = plain(sitting.names[vote.seat])
    ballots = sorted(vote.ballots.items())
    said = [f"{'✓' if yes else '✗'} {plain(sitting.names[seat])}" for seat, yes in ballots]
    missing = [sitting.names[seat] for seat in voters(sitting, vote) if seat not in vote.ballots]
    waiting = words.say("bot-vote-missing", who=plain(", ".join(missing))) if vote.open and missing else ""
    buttons = [
        button(words.say("bot-vote-yes"), "vote", vote.id, "yes", style=ButtonStyle.success),
        button(words.say("bot-vote-no"), "vote", vote.id, "no", style=ButtonStyle.danger),
    ]
    outcome = "agreed" if all(vote.ballots.values()) else "refused"
    ended = "" if vote.open else words.say(f"bot-vote-{outcome}")
    return layout(
        paragraph(words.say(f"bot-vote-{vote.kind}", who=who), " · ".join(said), waiting, ended),
        *(rows(buttons) if vote.open else []),
    )
