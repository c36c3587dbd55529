"""Innovation in a channel: whole games by buttons, and a turn with a demand and sharing in it."""

import random

import pytest

from bot.sitting import Sitting
from games.core.selfplay import choose
from games.innovation.content import CARDS
from games.innovation.dogma import Roles, roles
from tests.bot.parlour import Parlour, custom_id, text_of
from tests.bot.thumbs import answer_by_taps, taps

GAME = "innovation"
MOVES = 900


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing: what is played counts here, and the pictures have tests of their own."""
    monkeypatch.setattr("bot.scene.draw", lambda *_: b"\x89PNG\r\n\x1a\n")
    monkeypatch.setattr("bot.scene.alt_text", lambda *_: "a picture")


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_whole_game_with_buttons_only(parlour: Parlour, seats: int) -> None:
    """No dead end from the first meld to the winner, whoever is asked."""
    game_id = await parlour.started(*parlour.members[1:seats], game=GAME)
    source, moves = random.Random(seats), 0
    while (row := await parlour.bot.house.store.game(game_id)).status != "finished" and moves < MOVES:
        sitting = await parlour.bot.house.tables.sit(game_id)
        moves += await answer_by_taps(parlour, game_id, source.choice(sitting.owing()), source)
    assert row.status == "finished"
    sitting = await parlour.bot.house.tables.sit(game_id)
    sheet = sitting.game.score(sitting.table.state)
    assert all(sitting.names[seat] in text_of(parlour.post()) for seat in sheet.winners)


def mixed(sitting: Sitting) -> tuple[str, Roles] | None:
    """Return a card with a demand and a share effect that somebody would share and somebody obey now."""
    asked = sitting.table.asked[0]
    for option in asked.options if asked.key == "action" else ():
        card = option.id.removeprefix("dogma.")
        if card in CARDS and {"demand", "share"} == set(CARDS[card].effects):
            now = roles(sitting.table.state, asked.seat, card)
            if now.sharing and now.vulnerable:
                return card, now
    return None


async def position(parlour: Parlour, game_id: str) -> tuple[Sitting, str, Roles]:
    """Play at random until such a card can be activated."""
    tables, source = parlour.bot.house.tables, random.Random(1)
    while (found := mixed(sitting := await tables.sit(game_id))) is None:
        decision, value = choose(sitting.table, source)
        await tables.answer(game_id, decision.seat, decision.fingerprint, value)
        parlour.bot.house.ring()
        await parlour.env.settle()
    return sitting, *found


async def test_a_turn_with_a_demand_and_sharing(parlour: Parlour) -> None:
    """Who shares and who is vulnerable is told before it is confirmed; then whoever must act is pinged."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    sitting, card, now = await position(parlour, game_id)
    asked = sitting.table.asked[0]
    member = parlour.members[asked.seat]
    panel = (await member.click(parlour.post(), label="Take turn")).response
    assert panel is not None
    place = str([option.id for option in asked.options].index(f"dogma.{card}"))
    here = next(tap for tap in taps(panel) if place in tap.values or tap.custom_id.endswith(f":{place}"))
    if here.values:
        await member.select(panel, [place], custom_id=here.custom_id)
    else:
        await member.click(panel, custom_id=here.custom_id)
    told = text_of(panel)
    for seat in now.sharing:
        assert f"Sharing, from your left, before you: {sitting.names[seat]}" in told
    for seat in now.vulnerable:
        assert f"Vulnerable to the demand: {sitting.names[seat]}" in told
    await member.click(panel, custom_id=custom_id(panel, "sure"))
    after = await parlour.bot.house.tables.sit(game_id)
    assert after.version > sitting.version
    events = after.table.answers[-1].events
    assert events[0].text.key == "event-dogma-demand" and events[0].depth == 0
    assert all(event.depth >= 1 for event in events[1:] if event.text.key != "log-turn")
    assert all(f"<@{parlour.members[seat].id}>" in text_of(parlour.post()) for seat in after.owing())
    seat = after.owing()[0]
    panel = (await parlour.members[seat].click(parlour.post(), label="Take turn")).response
    assert panel is not None
    assert "1. Demand" in text_of(panel)


async def test_the_command_tells_who_shares_too(parlour: Parlour) -> None:
    """/innovation dogma needs no confirmation, so its suggestions say who shares and who is vulnerable."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    sitting, card, now = await position(parlour, game_id)
    member = parlour.members[sitting.table.asked[0].seat]
    offered = await member.autocomplete(parlour.channel, "innovation dogma", "card", "")
    line = next(one for one in offered if one["value"] == f"dogma.{card}")
    assert all(sitting.names[seat] in line["name"] for seat in (*now.sharing, *now.vulnerable))
    await member.slash(parlour.channel, "innovation dogma", card=line["value"])
    after = await parlour.bot.house.tables.sit(game_id)
    assert after.table.answers[-1].events[0].text.key == "event-dogma-demand"


async def test_the_first_card_is_melded_with_the_command_for_melding(parlour: Parlour) -> None:
    """It suggests the two cards and takes one by its name; in a turn too (R2.5, R4.2)."""
    game_id = await parlour.started(parlour.bob, game=GAME)
    tables = parlour.bot.house.tables
    first, second = (one.id for one in (await tables.sit(game_id)).table.decisions(0)[0].options)
    offered = await parlour.alice.autocomplete(parlour.channel, "innovation meld", "card", "")
    assert [one["value"] for one in offered] == [first, second]
    assert [one["name"] for one in offered] == [CARDS[card].name for card in (first, second)]
    await parlour.alice.slash(parlour.channel, "innovation meld", card=CARDS[second].name.upper())
    assert (await tables.sit(game_id)).owing() == [1]
    bobs = await parlour.bob.autocomplete(parlour.channel, "innovation meld", "card", "")
    await parlour.bob.slash(parlour.channel, "innovation meld", card=bobs[0]["value"])
    players = (await tables.sit(game_id)).table.state.players
    assert players[0].hand == [first] and players[0].board[CARDS[second].color] == [second]
    seat = (await tables.sit(game_id)).owing()[0]
    card = players[seat].hand[0]
    await parlour.members[seat].slash(parlour.channel, "innovation meld", card=CARDS[card].name)
    assert (await tables.sit(game_id)).table.state.players[seat].board[CARDS[card].color][0] == card


async def test_a_first_card_that_is_not_in_hand_is_refused_by_name(parlour: Parlour) -> None:
    """With what is in hand; a name cut short is never acted on (R2.5)."""
    game_id = await parlour.started(parlour.bob, game=GAME)
    version = (await parlour.bot.house.tables.sit(game_id)).version
    held = (await parlour.bot.house.tables.sit(game_id)).table.state.players[0].hand
    cut = CARDS[held[0]].name[:-1]
    for typed, why in (("Fission", "Fission is not in your hand. You hold: "), (cut, "Possible now: “")):
        shown = (await parlour.alice.slash(parlour.channel, "innovation meld", card=typed)).response
        assert shown is not None
        assert why in text_of(shown) and all(CARDS[card].name in text_of(shown) for card in held)
    assert (await parlour.bot.house.tables.sit(game_id)).version == version


async def test_a_meld_that_a_card_asks_for_is_made_with_the_command_too(parlour: Parlour) -> None:
    """Where one card is asked for; the suggestions are those of the card that asks (R7.1)."""
    game_id = await parlour.started(parlour.bob, parlour.carol, game=GAME)
    tables, source = parlour.bot.house.tables, random.Random(2)
    while (asked := (sitting := await tables.sit(game_id)).table.asked[0]).key != "meld" or not asked.options:
        decision, value = choose(sitting.table, source)
        await tables.answer(game_id, decision.seat, decision.fingerprint, value)
        parlour.bot.house.ring()
        await parlour.env.settle()
    member, card = parlour.members[asked.seat], asked.options[0].id
    offered = await member.autocomplete(parlour.channel, "innovation meld", "card", "")
    assert [one["value"] for one in offered] == [option.id for option in asked.options]
    await member.slash(parlour.channel, "innovation meld", card=card)
    after = await tables.sit(game_id)
    assert after.version > sitting.version
    assert after.table.state.players[asked.seat].board[CARDS[card].color][0] == card
