"""Buying from ships and warehouses, and the exchange market (R6, R7)."""

from games.core.errors import refuse
from games.core.play import Play
from games.core.text import say, seat_text
from games.era_of_inventions.content import MARKET_OF, SOURCES, TRADABLE, TRADES
from games.era_of_inventions.goods import gain, must_afford, pay, tell_square
from games.era_of_inventions.names import amounts, source_name
from games.era_of_inventions.state import Action, EraState
from games.era_of_inventions.turns import limit, running


def may_buy(state: EraState, source: str) -> None:
    """Raise Refused unless a place may be bought now (R6.1, R6.2)."""
    limit(running(state, "buy"), 3, "R6.1")
    if not state.places[source]:
        raise refuse("refused-empty-place", "R6.2", place=source_name(source))
    must_afford(state.me, {"coin": 1}, "R6.1")


def buy(play: Play[EraState], source: str) -> None:
    """Pay a coin and take everything that lies at a place."""
    state, seat = play.state, play.state.turn
    may_buy(state, source)
    pay(state.me, {"coin": 1})
    taken = {SOURCES[source].resource: state.places[source]}
    state.places[source] = 0
    gain(play, seat, taken)
    running(state, "buy").done += 1
    refs = [f"place:{source}", f"seat:{seat}"]
    play.log(
        "log-buy", seat=seat, refs=refs, who=seat_text(seat), place=source_name(source), got=amounts(taken)
    )


def may_take_gear(state: EraState) -> None:
    """Raise Refused unless the free gear may be taken (R7.2)."""
    action = running(state, "market")
    if action.bonus:
        raise refuse("refused-not-with-bonus", "R10.3")
    if action.done:
        raise refuse("refused-exclusive", "R7.2")


def take_gear(play: Play[EraState]) -> None:
    """Take the free gear."""
    state, seat = play.state, play.state.turn
    may_take_gear(state)
    action = running(state, "market")
    action.done, action.kind = 1, "gear"
    gain(play, seat, {"gear": 1})
    play.log("log-gear", seat=seat, refs=["area:market", f"seat:{seat}"], who=seat_text(seat))


def may_trade(state: EraState, trade: str) -> None:
    """Raise Refused unless an exchange of this sort may be made now (R7.3, R7.5)."""
    action = running(state, "market")
    _within_limits(action, MARKET_OF[trade])
    if trade == "barter":
        if sum(state.me.stock[kind] for kind in TRADABLE) < 2:
            raise refuse("refused-cannot-pay", "R7.3", cost=say("any-two"))
        return
    if trade == "coins_to_bonus_disc" and not state.pool_bonus:
        raise refuse("refused-none-left", "R7.5")
    must_afford(state.me, TRADES[trade].give, "R7.3")


def _within_limits(action: Action, market: str) -> None:
    if action.kind == "gear":
        raise refuse("refused-exclusive", "R7.2")
    limit(action, 5, "R7.3")
    if action.markets.get(market, 0) >= 3:
        raise refuse("refused-per-market", "R7.3", market=say(f"market-{market}"))


def trade(play: Play[EraState], name: str) -> None:
    """Make one of the fixed exchanges."""
    state, seat = play.state, play.state.turn
    may_trade(state, name)
    deal = TRADES[name]
    pay(state.me, deal.give)
    _count(state, name)
    if "bonus_disc" in deal.get:
        state.pool_bonus -= 1
        state.me.bonus += 1
        running(state, "market").bought += 1
        found = None
    else:
        found = gain(play, seat, deal.get)
    _tell(play, deal.give, deal.get)
    tell_square(play, seat, found)


def may_barter(state: EraState, give: tuple[str, str], get: str) -> None:
    """Raise Refused unless two units may be bartered for a third kind (R7.3c, R7.4)."""
    if any(kind not in TRADABLE for kind in (*give, get)):
        raise refuse("refused-not-tradable", "R7.4")
    if get in give:
        raise refuse("refused-same-kind", "R7.4")
    may_trade(state, "barter")
    must_afford(state.me, _two(give), "R7.3")


def barter(play: Play[EraState], give: tuple[str, str], get: str) -> None:
    """Give two units for one of another kind."""
    state, seat = play.state, play.state.turn
    may_barter(state, give, get)
    pay(state.me, _two(give))
    _count(state, "barter")
    gain(play, seat, {get: 1})
    _tell(play, _two(give), {get: 1})


def _two(give: tuple[str, str]) -> dict[str, int]:
    return {kind: give.count(kind) for kind in give}


def _count(state: EraState, name: str) -> None:
    action = running(state, "market")
    action.done += 1
    market = MARKET_OF[name]
    action.markets[market] = action.markets.get(market, 0) + 1


def _tell(play: Play[EraState], give: dict[str, int], get: dict[str, int]) -> None:
    seat = play.state.turn
    refs = ["area:market", f"seat:{seat}"]
    play.log("log-trade", seat=seat, refs=refs, who=seat_text(seat), gave=amounts(give), got=amounts(get))
