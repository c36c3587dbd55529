"""Setup, turns, the ways to win and who sees what, on real tables."""

import pytest

from games.core.errors import Refused
from games.core.table import Table
from games.innovation import GAME
from games.innovation.content import CONTENT
from games.innovation.state import InnovationState
from games.innovation.trial.given import build
from games.innovation.trial.scene import Scene


def scene(**given: object) -> Scene:
    """Return a position of two players (or those given), as scenarios describe it."""
    return build(GAME, {"players": ["A", "B"], **given})[0]


def do(at: Scene, choice: str) -> None:
    """Let whoever is on turn take an action."""
    at.table.answer(at.table.asked[0], choice)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_melds_are_secret_then_simultaneous(seats: int) -> None:
    """R2.5, R13.6: all are asked at once; nothing is on a board before the last has chosen."""
    table = Table.start(GAME, seats, {}, "secret")
    assert table.owing() == list(range(seats))
    for decision in list(table.asked)[:-1]:
        table.answer(decision, decision.options[1].id)
    shown = table.view(seats - 1)
    assert not any(pile for player in shown.players for pile in player.board.values())
    assert shown.players[0].hand == [] and shown.players[0].hand_values == [1, 1]
    assert (shown.phase, shown.active, shown.finished) == ("opening", None, False)
    last = table.asked[0]
    table.answer(last, last.options[0].id)
    assert all(len(player.hand) == 1 for player in table.state.players)
    assert table.asked[0].seat == table.state.turn and table.state.actions == 1
    shown = table.view(None)
    assert (shown.phase, shown.active, shown.finished) == ("turn", table.state.turn, False)


def test_a_first_meld_is_taken_back_only_before_all_have_chosen() -> None:
    """R2.5, R13.6: whoever chooses last may not choose again after seeing what the others melded."""
    table = Table.start(GAME, 2, {}, "undo")
    table.answer(table.asked[0], table.asked[0].options[0].id)
    table.undo(0)
    for decision in list(table.asked):
        table.answer(decision, decision.options[0].id)
    with pytest.raises(Refused):
        table.undo(1)


def test_what_is_drawn_is_not_taken_back_but_a_meld_is() -> None:
    """R14.2: undo ends where hidden cards have come to light."""
    at = scene(A={"hand": ["oars"]})
    do(at, "meld.oars")
    at.table.undo(0)
    assert at.state.players[0].hand == ["oars"]
    do(at, "draw")
    with pytest.raises(Refused):
        at.table.undo(0)


@pytest.mark.parametrize(("seats", "actions"), [(2, [1, 2, 2, 2]), (3, [1, 2, 2, 2]), (4, [1, 1, 2, 2])])
def test_actions_of_the_first_turns(seats: int, actions: list[int]) -> None:
    """R3.1-R3.3: turns go clockwise; the first (with four the second too) has one action."""
    table = Table.start(GAME, seats, {}, "turns")
    for decision in list(table.asked):
        table.answer(decision, decision.options[0].id)
    first, seen = table.state.turn, []
    for turn in range(4):
        assert table.asked[0].seat == (first + turn) % seats
        seen.append(table.state.actions)
        for _ in range(table.state.actions):
            table.answer(table.asked[0], "draw")
    assert seen == actions


def test_the_same_action_twice_and_no_pass() -> None:
    """R3.1, R3.4: the second action may be the first again; drawing is always there, passing never."""
    at = scene(A={"board": {"blue": ["writing"]}}, supply={"2": ["calendar", "paper"]})
    do(at, "dogma.writing")
    assert at.table.asked[0].seat == 0
    assert {option.id for option in at.table.asked[0].options} >= {"draw", "dogma.writing"}
    do(at, "dogma.writing")
    assert at.table.asked[0].seat == 1
    assert "pass" not in {option.id for option in at.table.asked[0].options}
    assert at.table.asked[0].legal_default() == "draw"


def test_monument_counters_end_with_the_turn() -> None:
    """R3.6: counters of all are reset when a turn ends, not before."""
    at = scene(A={"tucked_this_turn": 2}, B={"scored_this_turn": 5})
    do(at, "draw")
    assert (at.state.players[0].tucked, at.state.players[1].scored) == (2, 5)
    do(at, "draw")
    assert (at.state.players[0].tucked, at.state.players[1].scored) == (0, 0)


@pytest.mark.parametrize(("seats", "goal"), [("AB", 6), ("ABC", 5), ("ABCD", 4)])
def test_goals(seats: str, goal: int) -> None:
    """R11.1, R11.2: one before the goal nothing ends; with it that player alone wins at once."""
    owned = list(range(2, goal + 1))
    rich = {"board": {"purple": ["the_internet"]}, "score": ["software"], "achievements": owned[:-1]}
    at = scene(players=list(seats), A=rich)
    do(at, "achieve.1")
    assert not at.table.finished
    at = scene(players=list(seats), A={**rich, "achievements": owned})
    do(at, "achieve.1")
    assert at.table.finished and at.state.winners == [0] and at.state.ended_by == "achievements"
    shown = at.table.view(1)
    assert (shown.phase, shown.active, shown.finished, shown.winners) == ("over", None, True, [0])
    assert CONTENT.goals[len(seats)] == goal


@pytest.mark.parametrize(
    ("piles", "achievements", "winners"),
    [
        ((["coal"], ["tools"]), ([], [1, 2]), [0]),
        ((["coal"], ["physics"]), ([1], [2, 3]), [1]),
        ((["coal"], ["physics"]), ([1], [2]), [0, 1]),
        (([], []), ([], []), [0, 1]),
    ],
)
def test_end_by_score(
    piles: tuple[list[str], list[str]], achievements: tuple[list[int], list[int]], winners: list[int]
) -> None:
    """R5.3, R11.3, R11.4: points, then achievements, then a shared victory."""
    players = {
        letter: {"score": pile, "achievements": owned}
        for letter, pile, owned in zip("AB", piles, achievements, strict=True)
    }
    players["A"]["board"] = {"blue": ["software"]}
    at = scene(**players, empty_piles=[10])
    do(at, "draw")
    assert (at.state.ended_by, at.state.winners) == ("score", winners)
    sheet = GAME.score(at.state)
    assert list(sheet.winners) == winners and sheet.reason is not None


@pytest.mark.parametrize(
    ("empty", "key", "age"),
    [([10], "detail-draw-ends", None), ([], "detail-draw", 10)],
    ids=["ends", "goes-on"],
)
def test_a_draw_tells_what_comes_of_it(empty: list[int], key: str, age: int | None) -> None:
    """R5.1, R5.3: the option to draw names the age of the pile, or that no card is left."""
    at = scene(A={"board": {"blue": ["software"]}}, empty_piles=empty)
    detail = at.table.asked[0].option("draw").detail
    assert detail is not None
    assert (detail.key, detail.params.get("age")) == (key, age)


def refusal(at: Scene, choice: str) -> Refused:
    """Return the refusal of an action."""
    with pytest.raises(Refused) as caught:
        do(at, choice)
    return caught.value


@pytest.mark.parametrize(
    ("choice", "key", "rule"),
    [
        ("meld.coal", "refused-not-in-hand", "R4.2"),
        ("dogma.pottery", "refused-covered", "R4.3"),
        ("dogma.coal", "refused-not-on-board", "R4.3"),
        ("achieve.1", "refused-claimed", "R10.1"),
        ("achieve.3", "refused-points", "R4.4"),
        ("achieve.2", "refused-top", "R4.4"),
        ("achieve.world", "refused-special", "R10.2"),
        ("dance", "refused-instead", "R3.1"),
    ],
)
def test_refusals_name_rule_and_way_out(choice: str, key: str, rule: str) -> None:
    """Every refused action says why, by which rule, and what would be possible."""
    at = scene(
        A={"board": {"blue": ["tools", "pottery"]}, "hand": ["oars"], "score": ["software"]},
        B={"achievements": [1], "hand": ["coal"]},
    )
    no = refusal(at, choice)
    assert (no.text.key, no.rule) == (key, rule)


def test_an_effect_question_refuses_with_its_options() -> None:
    """R7.4: a card that may not be returned is refused with those that may."""
    at = scene(A={"board": {"yellow": ["agriculture"]}, "hand": ["oars", "tools"]})
    do(at, "dogma.agriculture")
    no = refusal(at, "coal")
    assert (no.text.key, no.rule) == ("refused-instead", "R7.4")
    assert len(no.text.params["options"]) == 3  # type: ignore[arg-type]


def test_check_finds_every_kind_of_loss() -> None:
    """R1.6: a lost card, a card in the wrong place, a lost achievement, an impossible splay."""

    def lose(state: InnovationState) -> None:
        state.supply[3].pop()

    def misplace(state: InnovationState) -> None:
        state.players[0].board["red"].append(state.players[0].board["blue"].pop())

    def mix(state: InnovationState) -> None:
        state.supply[4].append(state.supply[5].pop())

    def forget(state: InnovationState) -> None:
        state.special.remove("world")

    def lay(state: InnovationState) -> None:
        state.players[0].splay["blue"] = "left"

    def fold(state: InnovationState) -> None:
        state.players[0].splay["green"] = "down"

    for spoil in (lose, misplace, mix, forget, lay, fold):
        at = scene(A={"board": {"blue": ["tools"]}})
        GAME.check(at.state)
        spoil(at.state)
        with pytest.raises(AssertionError):
            GAME.check(at.state)
