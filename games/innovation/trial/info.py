"""What players can see and what they cannot, as scenarios state it (R13)."""

import random
import re
from typing import Any

from games.core.text import Text
from games.innovation.state import InnovationState
from games.innovation.trial.scene import Scene, seat_of

DISGUISES = 20


def why(scene: Scene, key: str, wanted: Any) -> str | None:
    """Return why a statement about what is seen does not hold, "" if it does, None if it is unknown."""
    if key == "prompt_required":
        return _prompt(scene, wanted)
    if key == "not_logged":
        return _same_for_others(scene)
    if key in ("visible_to", "not_visible_to") and isinstance(wanted, dict):
        hidden = key.startswith("not_")
        return "; ".join(filter(None, (_told(scene, who, said, hidden) for who, said in wanted.items())))
    if found := re.fullmatch(r"(not_)?visible_to_([A-D])", key):
        return _told(scene, found[2], wanted, bool(found[1]))
    return None


def _told(scene: Scene, who: str, said: Any, hidden: bool) -> str:
    """Check what a player sees: a sentence, fields of others, or cards that are named (or are not)."""
    if isinstance(said, str):
        return _chosen(scene, who, said)
    if isinstance(said, dict):
        return _seen(scene, seat_of(who), said)
    named = _named(scene, seat_of(who), said)
    if hidden:
        return f"{who} sees {named}" if named else ""
    lost = [card for card in said if card not in named]
    return f"{who} does not see {lost}" if lost else ""


def _prompt(scene: Scene, wanted: dict[str, Any]) -> str:
    """Compare the open question with the expected one (R13.7)."""
    seat = seat_of(wanted["player"])
    for decision in scene.table.asked:
        if decision.seat == seat:
            options = [option.id for option in decision.options]
            return "" if options == wanted["options"] else f"options are {options}"
    return f"{wanted['player']} is not asked"


def _chosen(scene: Scene, who: str, said: str) -> str:
    """Check "A has chosen": A owes no answer any more while the reader still does."""
    found = re.fullmatch(r"([A-D]) has chosen", said)
    owing = scene.table.owing()
    if not found:
        return f"unknown: {said}"
    return "" if seat_of(found[1]) not in owing and seat_of(who) in owing else f"owing are {owing}"


def _seen(scene: Scene, seat: int, wanted: dict[str, Any]) -> str:
    """Compare what the view of a seat shows of others: "A.hand_values" and so on (R13.1)."""
    shown = scene.table.view(seat)
    wrong = []
    for path, value in wanted.items():
        letter, _, field = path.partition(".")
        found = getattr(shown.players[seat_of(letter)], field)
        if found != value:
            wrong.append(f"{path} is {found}")
    return "; ".join(wrong)


def _named(scene: Scene, seat: int, cards: list[str]) -> list[str]:
    """Return which of the cards are named in the view, the questions or the log of a seat (R13.2)."""
    texts: list[Text] = [event.words_for(seat) for event in scene.events()]
    texts += [decision.text for decision in scene.table.asked]
    texts += [option.text for one in scene.table.decisions(seat) for option in one.options]
    everything = scene.table.view(seat).model_dump_json() + repr(texts)
    return [card for card in cards if re.search(rf"\b(card-)?{card}\b", everything)]


def _same_for_others(scene: Scene) -> str:
    """Check that all else reads the same whatever the asked player's hidden cards are (R13.7)."""
    asked = scene.table.asked[0]
    source = random.Random(0)
    public = _view(scene, scene.state)
    for _ in range(DISGUISES):
        other = scene.table.game.disguise(scene.state, None, source)
        if _view(scene, other) != public:
            return "the public view changes with hidden cards"
    told = [event for event in scene.events() if event.seat == asked.seat]
    return f"told {told}" if told else ""


def _view(scene: Scene, state: InnovationState) -> str:
    return scene.table.game.view(state, None).model_dump_json()
