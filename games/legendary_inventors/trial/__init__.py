"""Runs the dossier's scenarios through the real rules and compares what comes of them."""

from collections.abc import Callable, Mapping

from pydantic import ValidationError

from games.core.errors import Refused
from games.core.game import Verdict
from games.legendary_inventors.trial import completions, points, sends, setups, tokens, turns
from games.legendary_inventors.trial.given import Given
from games.legendary_inventors.trial.scene import Inventors, Observed, Scene, Unknown

_DO: tuple[tuple[str, Callable[[Scene], Observed]], ...] = (
    ("set up the game", setups.set_up),
    ("set up the team", setups.take_team),
    ("play all three ages", setups.whole_game),
    ("seat 1 chooses team", setups.same_team),
    ("send this inventor but place only the physics cube", sends.partial_send),
    ("send this inventor and split the cubes", sends.split_send),
    ("place the normal cubes on sundial and the extra cubes on fire", sends.split_send),
    ("send this inventor", sends.send),
    ("place the token on mathematics, then send this inventor", sends.place_then_send),
    ("the third player sends an inventor", sends.third_player_sends),
    ("list the legal actions", turns.legal_actions),
    ("take a turn", turns.legal_actions),
    ("refresh only the first inventor", turns.partial_refresh),
    ("refresh, then send an inventor", turns.refresh_then_send),
    ("refresh", turns.refresh),
    ("pass", turns.pass_turn),
    ("use availability, then send an inventor", turns.availability_then_send),
    ("use availability", turns.use_availability),
    ("seat 0 uses availability", turns.use_availability),
    ("read the cubes on the invention", turns.turns_pass),
    ("resolve the stalemate", turns.stalemate),
    ("rank the contributors", completions.rank),
    ("seat 0, who placed nothing, asks for a reward", completions.outsider_asks),
    ("seat 0 takes the card and also vp2", completions.takes_two),
    ("seat 0 takes", completions.take_named),
    ("seat 1 takes", completions.take_named),
    ("finish the distribution", completions.distribute),
    ("finish the completion", completions.finish),
    ("complete one", completions.finish),
    ("the age ends and the next is laid out", completions.age_changes),
    ("seat 0 places it on", tokens.place),
    ("place it on", tokens.place),
    ("flip", tokens.place),
    ("move it to", tokens.move_placed),
    ("use additional knowledge later", tokens.extra_after_flip),
    ("use additional knowledge for its cubes", tokens.extra_at_the_end),
    ("score the victory point tokens", tokens.point_tokens),
    ("check the goal at the end", points.goal),
    ("score the runs", points.run_scores),
    ("find the winner", points.winner),
    ("score the invention cards", points.owned_cards),
)
"""How a scenario's `do` begins, and who carries it out; the first that fits counts."""


def run(game: Inventors, scenario: Mapping[str, object]) -> Verdict:
    """Build the scenario's position, do what it says, compare every fact it expects."""
    name = str(scenario.get("id", "?"))
    expect = scenario.get("expect")
    if not isinstance(expect, dict) or not expect:
        return Verdict(name, "nothing is expected", supported=False)
    try:
        observed = _observe(game, scenario)
    except (Unknown, ValidationError) as unknown:
        return Verdict(name, str(unknown), supported=False)
    except Refused as refusal:
        return Verdict(name, f"refused: {refusal}")
    return Verdict(name, "; ".join(_differences(expect, observed)))


def _observe(game: Inventors, scenario: Mapping[str, object]) -> Observed:
    do = scenario.get("do")
    given = Given.model_validate(scenario.get("given"))
    if isinstance(do, list) and all(isinstance(line, str) for line in do):
        return completions.whole_invention(Scene(game, given, do))
    for beginning, carry_out in _DO:
        if isinstance(do, str) and do.startswith(beginning):
            return carry_out(Scene(game, given, do))
    raise Unknown(f"how to {do}")


def _differences(expect: Mapping[str, object], observed: Observed) -> list[str]:
    """Return a line for each expected fact that is not so. Notes are no facts."""
    found = []
    for key, wanted in expect.items():
        seen = observed.get(key, "not observed")
        if key.startswith("after_") and isinstance(wanted, dict) and isinstance(seen, dict):
            found += [f"{key} {line}" for line in _differences(wanted, seen)]
        elif key != "note" and not _same(wanted, seen):
            found.append(f"{key}: expected {wanted}, is {seen}")
    return found


def _same(wanted: object, seen: object) -> bool:
    """Compare strictly: True is not 1."""
    return type(wanted) is type(seen) and wanted == seen
