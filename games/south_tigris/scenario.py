"""Runs a scenario of the dossier through the real rules and compares what it expects (R26)."""

from collections.abc import Mapping

from games.core.errors import Refused
from games.core.game import Verdict
from games.core.play import Ask, Play, Reply, Step
from games.core.question import Decision, Value
from games.south_tigris import free, setup
from games.south_tigris.camels import WHY
from games.south_tigris.content import effects_of
from games.south_tigris.effects import gain, reached_goals
from games.south_tigris.legality import why_not_row, why_not_space, why_not_test
from games.south_tigris.placing import max_raise
from games.south_tigris.river import has_cell, why_not_site
from games.south_tigris.rounds import dummy_card, round_end, round_start
from games.south_tigris.scenario_compare import differences
from games.south_tigris.scenario_state import Raw, build_state, seat_of
from games.south_tigris.state import TigrisState
from games.south_tigris.turns import turn


class Illegal(Exception):  # noqa: N818 - the verdict of the rules, not a fault
    """An object of `do` that the rules refuse; the argument is its reason code."""


class Unknown(Exception):  # noqa: N818 - said of a scenario
    """Wording that the interpreter does not know."""


SILENT = ("raise", "pay")
"""Questions with one answer that scenarios do not write out."""


class Runner:
    """Plays steps on a scenario's state, a stack of them as at a table."""

    def __init__(self, given: Raw) -> None:
        self.rolls = list(given.get("rolls", ()))
        self.play: Play[TigrisState] = Play(build_state(given), self._draw)
        self.stack: list[tuple[Step, list[Ask]]] = []
        self.asked: list[Decision] = []
        self.to_clear = ""

    @property
    def state(self) -> TigrisState:
        """The state now."""
        return self.play.state

    @property
    def pending(self) -> Decision | None:
        """The question that waits."""
        return self.asked[0] if self.asked else None

    def _draw(self, why: str, size: int, count: int) -> tuple[int, ...]:
        if why == "die" and self.rolls:
            return (int(self.rolls.pop(0)) - 1,)
        return (2,) if why == "die" else tuple(range(count))

    def start(self, step: Step) -> None:
        """Start a step and play to its first question."""
        self.stack.append((step, []))
        self._advance(None)

    def answer(self, decision: Decision, value: Value) -> None:
        """Answer a question, or start a free action."""
        value = decision.check(value)
        if decision.free:
            self.start(free.act(self.play, decision, value))
        else:
            self._advance({decision.seat: value})

    def _advance(self, reply: Reply | None) -> None:
        while self.stack:
            step, asks = self.stack[-1]
            try:
                asks[:] = [step.send(reply or {}) if asks else next(step)]
            except StopIteration:
                self.stack.pop()
                if not self.stack:
                    break
            self.asked = list(self.stack[-1][1][0].build())
            only = (
                self.asked[0].only_answer()
                if self.asked and self.asked[0].key in SILENT and self.asked[0].auto
                else None
            )
            if self.asked and only is None:
                return
            reply = {self.asked[0].seat: only} if self.asked and only is not None else {}
        self.asked = []


def run(scenario: Mapping[str, object]) -> Verdict:
    """Run one scenario; the verdict says what differs."""
    ident = str(scenario.get("id", "?"))
    if scenario.get("executable") is False:
        return Verdict(ident, "text only", supported=False)
    given, expect = dict(_raw(scenario["given"])), dict(_raw(scenario["expect"]))
    do = list(scenario["do"])  # type: ignore[call-overload]
    runner = Runner(given)
    reason = ""
    try:
        for place, one in enumerate(do):
            _settle(runner, one)
            _feed(runner, one, do[place + 1 :])
        _settle(runner, None)
    except Illegal as found:
        reason = str(found)
    except Unknown as found:
        return Verdict(ident, f"not understood: {found}", supported=False)
    if expect.get("legal") is False or reason:
        wanted = expect.get("reason", "legal")
        return Verdict(ident, "" if reason == wanted else f"refused because of {reason or 'nothing'}")
    return Verdict(ident, differences(runner.play, given, expect))


def _raw(value: object) -> Raw:
    assert isinstance(value, Mapping)
    return value


def _settle(runner: Runner, then: Raw | None) -> None:
    """Answer questions that scenarios leave out, until one is open that `then` is about."""
    while (decision := runner.pending) is not None:
        value = _implied(decision, then)
        if value is None:
            return
        runner.answer(decision, value)


def _implied(decision: Decision, then: Raw | None) -> Value | None:
    ids = [option.id for option in decision.options]
    wanted = str(then.get("choose", "")) if then else ""
    if decision.key == "pay" and "pay" in ids and not (then and then.get("action") == "free_exhaust"):
        return "pay"
    if decision.key == "effect":
        return _which_effect(ids, wanted)
    if (
        len(ids) == 1
        and decision.key in ("swap_colour", "invention_tile", "envoy_guild")
        and wanted != decision.key
    ):
        return ids[0]
    if decision.key in ("ascend", "draw", "research_under"):
        return ids[0]
    if decision.key == "bonus_left" and then:
        return ids[0] if wanted in ids else "no"
    if decision.key == "ship_plus" and wanted != "ship_plus":
        return "no"
    if decision.key == "end" and (
        then is None or not str(then.get("action", "")).startswith(("free", "colour"))
    ):
        return "end"
    return None


def _which_effect(ids: list[str], wanted: str) -> str:
    meant = {"pay_to_gain": "pass", "row": "ship", "return_die": "research_die", "swap": "swap_white_die"}
    for mark in (wanted, meant.get(wanted, "")):
        for one in ids:
            if mark and one.split(":")[-1] == mark:
                return one
    plain = [one for one in ids if not one.startswith("unused")]
    return (plain or ids)[0] if not wanted else next((one for one in plain if ":" not in one), ids[0])


def _feed(runner: Runner, one: Raw, after: list[Raw]) -> None:
    if "choose" in one:
        _choose(runner, one)
    elif str(one["action"]).startswith("free_") or one["action"] == "colour_bonus":
        _free(runner, one)
    else:
        _act(runner, one, after)


def _free(runner: Runner, one: Raw) -> None:
    state, action = runner.state, str(one["action"])
    seat = seat_of(one["player"]) or 0
    if action == "free_exhaust":
        _lower(runner, str(one["craftsperson"]))
        return
    if runner.pending is None:
        state.active = seat
        runner.start(turn(runner.play))
    offered = {d.key: d for d in free.free_actions(state, seat)}
    if seat != state.active:
        raise Illegal("not_your_turn")
    if action not in offered:
        raise Illegal({"free_goal": "goal_not_met", "free_ability": "once_per_round"}.get(action, "cards"))
    decision = offered[action]
    ids = [option.id for option in decision.options]
    if action == "free_discard_two":
        runner.answer(decision, tuple(one["cards"]))
        if runner.pending is not None and "gain" in one:
            runner.answer(runner.pending, one["gain"])
        return
    chosen = str(one.get("card", ids[0]))
    if chosen not in ids:
        raise Illegal("cards")
    runner.answer(decision, chosen)


def _lower(runner: Runner, trade: str) -> None:
    decision, action = runner.pending, runner.state.action
    if decision is None or not action.task_open:
        raise Illegal("no_open_task")
    if trade in action.task_used:
        raise Illegal("already_used_in_task")
    if f"exhaust:{trade}" not in [option.id for option in decision.options]:
        up = runner.state.players[decision.seat].crafts[trade].up
        raise Illegal("craftsperson_being_paid" if up else "craftsperson_facedown")
    runner.answer(decision, f"exhaust:{trade}")


def _act(runner: Runner, one: Raw, after: list[Raw]) -> None:
    play, action = runner.play, str(one["action"])
    seat = seat_of(one["player"]) or 0
    if action == "score":
        return
    if action in ("pass",):
        raise Illegal("cannot_pass")
    simple = {
        "apply": lambda: gain(play, seat, effects_of(one.get("effects", ()))),
        "setup_main_board": lambda: setup.setup_board(play),
        "setup_player": lambda: _equip(runner, seat, one),
        "setup_three_rounds": lambda: setup.first_tent(play, seat),
        "round_start": lambda: round_start(play),
        "round_end": lambda: round_end(play),
        "check_goals": lambda: reached_goals(play),
    }
    if action == "setup_extra_dummy_card":
        dummy_card(play, tokens=False)
    elif action in simple:
        runner.start(simple[action]())
    else:
        _take_turn(runner, seat, action, one)


def _equip(runner: Runner, seat: int, one: Raw) -> Step:
    runner.state.players[seat].setup_card = str(one["card"])
    setup.provide(runner.play, seat, int(one["seat"]) - 1)
    return setup.equip(runner.play, seat, one.get("tiles", ("start", "character")))


def _take_turn(runner: Runner, seat: int, action: str, one: Raw) -> None:
    state = runner.state
    if runner.pending is None:
        if seat != state.active and not state.tented(seat):
            raise Illegal("not_your_turn")
        state.active, state.phase = seat, "turn"
        runner.start(turn(runner.play))
    decision = runner.pending
    assert decision is not None
    if action == "after_tent":
        if decision.key != "after_tent":
            raise Illegal("tent_not_placed")
        _put(runner, str(one["option"]), "craftsperson_facedown")
        action = str(one["option"])
    else:
        if decision.key == "after_tent":
            raise Illegal("tent_placed")
        _put(runner, action, _why(state, seat, action, one))
    _target(runner, seat, action, one)


def _why(state: TigrisState, seat: int, action: str, one: Raw) -> str:
    """Return the reason code why this target of an action is refused."""
    if action in WHY:
        why = WHY[action](state, seat, state.device(str(one["board"])))
        if why == "dice_total":
            for text in one["dice"]:
                _check_die(state, seat, *_parts(text))
        return why
    if action == "test":
        why = why_not_test(state, seat, state.device(str(one["board"])), int(one["slot"]))
        return "die_colour" if not why and str(one["die"])[0] == "w" else why
    if action == "workshop":
        return why_not_row(state, seat, str(one["row"]))
    if action == "worker":
        return why_not_space(
            state, seat, str(one["space"]), envoy=bool(one.get("envoy") or one.get("use_envoy"))
        )
    return "space_occupied" if action == "tent" else ""


def _target(runner: Runner, seat: int, action: str, one: Raw) -> None:
    state = runner.state
    if action in WHY or action == "test":
        _put(runner, str(one["board"]), _why(state, seat, action, one))
    if action == "test":
        _put(runner, str(one["slot"]), _why(state, seat, action, one))
        _dice(runner, seat, [str(one["die"])], "die_value")
    elif action in WHY:
        _dice(runner, seat, list(one["dice"]))
    elif action == "workshop":
        _put(runner, str(one["row"]), _why(state, seat, action, one))
        _dice(runner, seat, list(one["dice"]))
    elif action == "worker":
        envoy = bool(one.get("envoy") or one.get("use_envoy"))
        _put(runner, ("envoy:" if envoy else "") + str(one["space"]), _why(state, seat, action, one))
        if runner.pending is not None and runner.pending.key == "envoy_guild":
            saved = one["envoy"] if isinstance(one.get("envoy"), str) else one.get("envoy_saves", "")
            _put(runner, str(saved), "envoy")
    elif action == "tent":
        _put(runner, str(one["space"]), "space_occupied")
        if runner.pending is not None and runner.pending.key == "dummy_space":
            _put(runner, str(one["dummy_space"]), "space_occupied")
    elif action == "clear":
        _wait_row(runner, one)


def _wait_row(runner: Runner, one: Raw) -> None:
    """Remember the row to clear: the scenario names it before the craftsperson."""
    runner.to_clear = str(one["row"])


def _parts(text: str) -> tuple[str, str, int]:
    """Return zone, die and raise of `w4@ready+1`."""
    code, _, up = text.partition("+")
    die, _, zone = code.partition("@")
    return zone, die, int(up or 0)


def _dice(runner: Runner, seat: int, codes: list[str], why: str = "dice_total") -> None:
    """Answer the questions for the dice of an action."""
    if not 1 <= len(codes) <= 2:
        raise Illegal("dice_count")
    for place, text in enumerate(codes):
        zone, die, up = _parts(text)
        _check_die(runner.state, seat, zone, die, up)
        decision = runner.pending
        if decision is None or decision.key not in ("die", "second"):
            raise Illegal("dice_count")
        _put(runner, f"{zone}:{die}", why)
        decision = runner.pending
        if decision is not None and decision.key == "raise":
            try:
                runner.answer(decision, up)
            except Refused:
                raise Illegal("dice_total") from None
        if place == len(codes) - 1 and runner.pending is not None and runner.pending.key == "second":
            _put(runner, "none", "dice_total")


def _check_die(state: TigrisState, seat: int, zone: str, die: str, up: int) -> None:
    if zone not in ("inspired", "determined", "ready"):
        raise Illegal("die_not_usable")
    if die not in state.players[seat].dice[zone]:
        raise Illegal("no_such_die")
    if up <= max_raise(state, seat, zone, die):
        return
    allowed = {"ready": 0, "determined": 1, "inspired": 5}[zone]
    raise Illegal("raise_above_6" if up <= allowed else "raise_too_high")


def _put(runner: Runner, value: str, why: str) -> None:
    """Answer the pending question, or say why that is refused."""
    decision = runner.pending
    if decision is None:
        raise Unknown("nothing is asked")
    if value not in [option.id for option in decision.options]:
        raise Illegal(why or f"not offered at {decision.key}")
    runner.answer(decision, value)


KEYS = {
    "craft": "craftsperson",
    "refresh": "craftsperson",
    "promote": "craftsperson",
    "exhaust": "craftsperson",
    "influence": "guild",
    "influence_piece_from": "guild",
    "spend_influence": "guild",
    "joint_colour": "guild",
    "row": "row",
    "clear_row": "row",
    "site": "pos",
    "river_tile": "pos",
    "research_tile": "tile",
    "invention_tile": "tile",
    "discard_card": "card",
    "play_card": "card",
    "end_option": "id",
    "ability": "id",
    "die_colour": "colour",
    "overflow": "card",
}
FIRST = {"move_influence": "move_from", "influence_limit": "influence_piece_from"}


def _choose(runner: Runner, one: Raw) -> None:
    kind = str(one["choose"])
    while (decision := runner.pending) is not None and decision.key != FIRST.get(kind, kind):
        if decision.key == "clear_row" and runner.to_clear:
            runner.answer(decision, runner.to_clear)
        elif "no" in [option.id for option in decision.options]:
            runner.answer(decision, "no")
        else:
            raise Illegal(_reason(runner, decision, kind, one))
        _settle(runner, one)
    if decision is None:
        raise Illegal(_nothing(runner, kind, one))
    value = "no" if one.get("decline") else _value(decision, kind, one)
    _put(runner, value, _reason(runner, decision, kind, one))
    follow = {"overflow": "mode", "swap": "colour", "move_influence": "to"}.get(kind)
    if follow and follow in one and runner.pending is not None and not one.get("decline"):
        _put(runner, str(one[follow]), "not_offered")
    if runner.pending is not None and runner.pending.key == "clear_row" and runner.to_clear:
        runner.answer(runner.pending, runner.to_clear)


def _value(decision: Decision, kind: str, one: Raw) -> str:
    if kind == "ability" and one.get("done"):
        return "done"
    if kind in KEYS:
        return str(one.get(KEYS[kind], ""))
    if kind in ("brighten", "die_up", "return_die", "swap"):
        die, _, place = str(one["die"]).partition("@")
        way = str(one.get("to", "zone")) if place.startswith("rack") or kind == "brighten" else ""
        return f"{place}:{die}" + (
            f":{way if way in ('up', 'out') else 'zone'}" if kind == "brighten" else ""
        )
    if kind == "rest_rack":
        return str(one["to"])
    if kind == "move_influence":
        return str(one["from"])
    if kind == "retrieve":
        return "envoy" if one.get("envoy") else f"worker:{one.get('space')}"
    if kind in ("pay_to_gain", "ship_plus"):
        return {"pay_to_gain": "pay", "ship_plus": "plus"}[kind]
    if kind == "option":
        wanted = str(one.get("op", one.get("id", one.get("option", ""))))
        by_place = [
            o.id for n, o in enumerate(decision.options) if wanted in (str(n), o.id, o.id.split(":")[-1])
        ]
        return by_place[0] if by_place else wanted
    raise Unknown(kind)


def _reason(runner: Runner, decision: Decision, kind: str, one: Raw) -> str:
    """Return the reason code for a choice that is not offered."""
    state, player = runner.state, runner.state.players[decision.seat]
    if kind == "craft":
        trade = str(one.get("craftsperson"))
        if not player.crafts[trade].up:
            return "craftsperson_facedown"
        return (
            "silver"
            if trade in [o.id for o in decision.options] or player.silver < 1
            else "craft_not_required"
        )
    if kind == "row":
        return "row_full" if len(player.rows[str(one["row"])]) == 4 else "silver"
    if kind == "site":
        return why_not_site(state, decision.seat, int(one.get("pos", 0))) or "silver"
    if kind == "brighten":
        return "slot_taken" if one.get("to") == "up" else "cannot_brighten"
    if kind == "end_option":
        return "no_tile" if has_cell(player) else "no_free_cell"
    return {"die_up": "die_not_usable", "promote": "cannot_rise", "ability": "requirement"}.get(
        kind, "not_offered"
    )


def _nothing(runner: Runner, kind: str, one: Raw) -> str:
    """Return the reason code for a choice when nothing is asked any more."""
    seat = seat_of(one["player"]) or 0
    state, player = runner.state, runner.state.players[seat]
    if kind == "site":
        return why_not_site(state, seat, int(one.get("pos", 0))) or "silver"
    if kind == "brighten":
        return "slot_taken" if one.get("to") == "up" else "cannot_brighten"
    if kind == "ability":
        used = any(event.text.key == "log-ability" for event in runner.play.events)
        return "ability_used" if used and str(one.get("id")) in _used(runner) else "requirement"
    if kind == "end_option":
        return "no_tile" if has_cell(player) else "no_free_cell"
    return {"promote": "cannot_rise", "die_up": "die_not_usable"}.get(kind, f"nothing asked for {kind}")


def _used(runner: Runner) -> list[str]:
    return [ref.removeprefix("tile:") for event in runner.play.events for ref in event.refs]
