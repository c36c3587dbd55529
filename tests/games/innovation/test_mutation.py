"""The cases of the cards notice when an effect is changed."""

import ast
from pathlib import Path
from types import ModuleType

import pytest

from games.innovation import cards
from games.innovation.cards import age_01, second_edition
from tests.games.innovation.mutants import Mutant, mutants, noticed, run

MODULES = (*cards._AGES, second_edition)
ALIKE = {"skyscrapers"}
"""No yellow card bears a clock, so that its “non-yellow” cannot be told from no condition."""


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_unchanged_effects_are_not_noticed(module: ModuleType) -> None:
    """Compiled anew without a change, the effects pass all their cases."""
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    assert not any(noticed(Mutant(module, card, "unchanged", tree)) for card in module.EFFECTS)


def test_changed_effects_are_noticed() -> None:
    """Every change of the first age's effects makes a case fail."""
    assert [mutant.where for mutant in mutants(age_01) if not noticed(mutant)] == []


@pytest.mark.deep
def test_every_change_is_noticed() -> None:
    """Every change of any effect makes a case fail."""
    count, lost = run()
    assert count > 1400
    assert [one for one in lost if one.split(":")[0] not in ALIKE] == []
    assert len(lost) <= 2
