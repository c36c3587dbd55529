"""What each card does: position, answers, position (R12, R15.1)."""

import json
from pathlib import Path

import pytest

from games.innovation.cards import SECOND_EDITION, THIRD_EDITION
from games.innovation.content import CARDS
from games.innovation.effects import book
from tests.games.innovation.cases import ALL_CASES, OWN, Case, failure

DOSSIER_CARDS = Path(__file__).parents[3] / "games" / "innovation" / "content" / "innovation.json"


@pytest.mark.parametrize("case", OWN, ids=lambda case: case["id"])
def test_card(case: Case) -> None:
    """A card does what it says, and refuses what it does not allow."""
    assert failure(case) == ""


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_activated(card: str) -> None:
    """Each card is activated by at least one case."""
    done = [op for _, case in ALL_CASES for op in case["do"]]
    assert any(op.get("card") == card and op.get("action") == "dogma" for op in done)


def test_every_effect_has_its_function() -> None:
    """R1.2: one function for each effect of each card, in both editions, none used for two cards."""
    rows = {row["id"]: row for row in json.loads(DOSSIER_CARDS.read_text("utf-8"))["cards"]}
    assert set(THIRD_EDITION) == set(rows)
    for card, row in rows.items():
        assert [kind for kind, _ in book("third")[card]] == row["effects"]
    effects = [effect for row in THIRD_EDITION.values() for effect in row]
    assert len(effects) == len(set(effects)) == 158
    assert sum(kind == "demand" for row in book("third").values() for kind, _ in row) == 34


def test_nine_cards_differ_in_the_second_edition() -> None:
    """R15.1: exactly these nine cards have other effects there; Combustion has no share effect."""
    differing = {card for card in CARDS if book("third")[card] != book("second")[card]}
    assert differing == set(SECOND_EDITION)
    assert len(differing) == 9
    assert [kind for kind, _ in book("second")["combustion"]] == ["demand"]


def test_a_wrong_case_fails() -> None:
    """The runner notices a wrong result, an open question and an answer that was not refused."""
    case = next(one for one in OWN if one["id"] == "writing-1")
    wrong = {**case, "expect": {"A": {"hand": ["currency"]}}}
    assert failure(wrong)
    assert failure({**case, "refused": "asked return"})
    pottery = next(one for one in OWN if one["id"] == "pottery-2")
    assert failure({**pottery, "do": pottery["do"][:1]})
