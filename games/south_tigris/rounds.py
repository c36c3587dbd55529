"""Start and end of a round (R12, R19)."""

from games.core.play import Step, Steps
from games.core.question import Option
from games.core.text import say, seat_text
from games.south_tigris.asking import Params, Tigris, pick
from games.south_tigris.content import (
    AREAS,
    CAMELS,
    COLOUR,
    DUMMY_CARDS,
    GUILDS,
    LAST,
    LEVELS,
    ROWS,
    ROYALTIES,
    Effect,
)
from games.south_tigris.dice import can_rise, move_up
from games.south_tigris.effects import gain, reached_goals, triggered
from games.south_tigris.state import DUMMY


def round_start(play: Tigris) -> Step:
    """Dummy, then royalties and income of every player in turn order (R12.2, R12.3)."""
    state = play.state
    if state.dummy is not None:
        dummy_card(play, tokens=True)
    for place, seat in enumerate(state.order()):
        yield from _income(play, seat, place)
    yield from reached_goals(play)
    state.phase, state.active = "turn", state.start


def _income(play: Tigris, seat: int, place: int) -> Step:
    state, player = play.state, play.state.players[seat]
    player.ability_used = player.plus_used = False
    effects = triggered(state, seat, "round_start")
    if state.round > 1:
        effects += LEVELS[player.low].income + ROYALTIES[player.royalties]
        if state.seats > 2 and place >= 2:
            effects += (Effect("draw_card"),)
    yield from gain(play, seat, effects)


def dummy_card(play: Tigris, *, tokens: bool) -> None:
    """Draw a dummy card: influence, ship, and with `tokens` the blocked spaces (R12.2, R21.4)."""
    state, dummy = play.state, play.state.dummy
    assert dummy is not None
    if not dummy.deck:
        return
    card = DUMMY_CARDS[dummy.deck.pop(0)]
    dummy.discard.append(card.id)
    for guild, n in card.influence:
        placed = min(n, dummy.supply)
        dummy.supply -= placed
        dummy.influence[guild] += placed
    dummy.ship = min(LAST, dummy.ship + card.ship)
    state.ship_order = [*(one for one in state.ship_order if one != DUMMY), DUMMY]
    if tokens:
        dummy.blocked, dummy.extra, dummy.extra_guild = list(card.blocked), card.extra, card.extra_guild
    play.reveals()
    play.log("log-dummy", pos=dummy.ship)


def round_end(play: Tigris) -> Step:
    """Rest, dice, workers, tents; then the next round or the end of the game (R19)."""
    state = play.state
    final = state.round == state.rounds
    order = state.order()
    if not final:
        state.start = next(seat for _, seat in sorted(state.tents.items()) if seat != DUMMY)
        for seat in order:
            yield from rest(play, seat)
        for seat in order:
            _come_home(play, seat)
        state.spaces = {}
    else:
        for player in state.players:
            player.envoy = ""
    yield from _raise_tents(play, final=final)
    yield from reached_goals(play)
    state.phase = "over" if final else "start"
    state.round += not final
    if state.dummy is not None:
        state.dummy.blocked, state.dummy.extra, state.dummy.extra_guild = [], "", ""
    play.log("log-game-over" if final else "log-next-round", round=state.round)


def rest(play: Tigris, seat: int) -> Step:
    """Brighten every die in the zones and the rack once (R19.2)."""
    player = play.state.players[seat]
    for zone in ("determined", "ready", "exhausted"):
        for die in list(player.dice[zone]):
            yield from move_up(play, seat, zone, die, "zone")
    for level in (3, 2, 1):
        for guild in GUILDS:
            die, place = guild[0], f"rack_{level}"
            if die in player.dice[place]:
                way = "out"
                if can_rise(player, level, die):
                    way = yield from _rise_or_leave(seat, place, die)
                yield from move_up(play, seat, place, die, way)


def _rise_or_leave(seat: int, place: str, die: str) -> Steps[str]:
    params: Params = {"colour": say(f"colour-{COLOUR[die]}")}
    refs = (f"die:{place}:{die}",)
    options = [Option(way, f"option-die-{way}", params, refs) for way in ("up", "out")]
    return (yield from pick(seat, "rest_rack", "R19.2", lambda: options, params=params))


def _come_home(play: Tigris, seat: int) -> None:
    """Used dice are exhausted, camel 4 closes, workers and envoy return (R19.3-R19.5)."""
    player = play.state.players[seat]
    for place in (*CAMELS, *(f"workshop_{row}" for row in ROWS)):
        player.dice["exhausted"] += [die[0] for die in player.dice[place]]
        player.dice[place] = []
    player.camel_4 = False
    player.workers += len(player.placed)
    player.placed, player.envoy = [], ""


def _raise_tents(play: Tigris, *, final: bool) -> Step:
    """Move tents into their areas from left to right; gain the spaces' rewards (R19.6)."""
    state = play.state
    for space, seat in sorted(state.tents.items()):
        if seat == DUMMY:
            continue
        area = state.areas[space]
        reward = AREAS[int(space)][len(area)] if len(area) < 4 else ()
        area.append(seat)
        play.log("log-tent-raised", seat=seat, who=seat_text(seat), space=int(space))
        if final:
            reward = tuple(effect for effect in reward if effect.op == "influence")
        yield from gain(play, seat, reward, "mat:tent_areas")
    state.tents = {}
