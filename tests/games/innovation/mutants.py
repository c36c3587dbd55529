"""Breaks the card effects one place at a time and counts how many of the breaks the cases notice.

`python -m tests.games.innovation.mutants [card ...]` lists the unnoticed ones. The test that runs it is deep.
"""

import ast
import copy
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from games.innovation import cards, effects
from games.innovation.cards import second_edition
from games.innovation.content import COLORS, ICONS
from tests.games.innovation.cases import ALL_CASES, failure

SECONDS = 2
OTHER_NAME = {
    "highest": "lowest",
    "lowest": "highest",
    "bearing": "lacking",
    "lacking": "bearing",
    "in_order": "pick_all_unasked",
    "draw": "draw_and_score",
    "draw_and_meld": "draw_and_tuck",
    "draw_and_tuck": "draw_and_meld",
    "draw_and_score": "draw",
    "draw_and_reveal": "draw",
    "meld": "tuck",
    "tuck": "meld",
    "score": "give_back",
    "give_back": "score",
    "attacker": "you",
    "hand": "score_pile",
    "score_pile": "hand",
    "me": "rival",
    "rival": "me",
}
OTHER_WORD = {
    **dict(zip(COLORS, (*COLORS[1:], COLORS[0]), strict=True)),
    **dict(zip(ICONS, (*ICONS[1:], ICONS[0]), strict=True)),
    "left": "right",
    "right": "up",
    "up": "left",
    "hand": "score",
    "board": "hand",
    "monument": "empire",
    "empire": "world",
    "world": "wonder",
    "wonder": "universe",
    "universe": "monument",
}
ZONES = ("hand", "score", "board")
OTHER_SIGN = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.FloorDiv: ast.Mult,
}


@dataclass(frozen=True)
class Mutant:
    """One change: in which module, of which card, where and what."""

    module: ModuleType
    card: str
    where: str
    tree: ast.Module


def mutants(module: ModuleType) -> Iterator[Mutant]:
    """Give every change of the effects of a module."""
    source = Path(str(module.__file__)).read_text("utf-8")
    tree = ast.parse(source)
    owner = owners(module)
    for function in [node for node in tree.body if isinstance(node, ast.FunctionDef)]:
        same = alike(function)
        for number, node in enumerate(ast.walk(function)):
            for what, change in changes(node):
                if node in same and what.endswith("-1"):
                    continue
                changed = copy.deepcopy(tree)
                change(list(ast.walk(changed.body[tree.body.index(function)]))[number])
                where = f"{function.name}:{getattr(node, 'lineno', function.lineno)} {what}"
                yield Mutant(module, owner[function.name], where, ast.fix_missing_locations(changed))


def alike(function: ast.FunctionDef) -> set[ast.AST]:
    """Return the ones in draws of a 1: a 0 is drawn from the same pile (R5.4)."""
    draws = [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and "draw" in node.func.attr
    ]
    return {arg for draw in draws for arg in draw.args if isinstance(arg, ast.Constant) and arg.value == 1}


def owners(module: ModuleType) -> dict[str, str]:
    """Return the card of each effect function."""
    table: Mapping[str, Sequence[Any]] = module.EFFECTS
    return {effect.__name__: card for card, row in table.items() for effect in row}


def changes(node: ast.AST) -> Iterator[tuple[str, Any]]:
    """Give (what, function that makes the change) for one node."""
    if isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool):
        yield f"{node.value}+1", lambda n: setattr(n, "value", n.value + 1)
        yield f"{node.value}-1", lambda n: setattr(n, "value", n.value - 1)
    if isinstance(node, ast.Constant) and node.value in OTHER_WORD:
        yield f"{node.value} -> other", lambda n: setattr(n, "value", OTHER_WORD[n.value])
    if isinstance(node, ast.Compare | ast.BoolOp | ast.BinOp):
        yield from _signs(node)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "without not", lambda n: (setattr(n, "op", ast.Not()), setattr(n, "operand", _no(n.operand)))
    if isinstance(node, ast.Name | ast.Attribute):
        yield from _names(node)
    yield from _blocks(node)


def _no(node: ast.expr) -> ast.expr:
    return ast.UnaryOp(op=ast.Not(), operand=node)


def _signs(node: ast.AST) -> Iterator[tuple[str, Any]]:
    sign = node.ops[0] if isinstance(node, ast.Compare) else node.op  # type: ignore[attr-defined]
    other = OTHER_SIGN.get(type(sign))
    if other is not None:
        yield f"{type(sign).__name__} -> {other.__name__}", lambda n: _set_sign(n, other())


def _set_sign(node: Any, sign: Any) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = sign
    else:
        node.op = sign


def _names(node: ast.Name | ast.Attribute) -> Iterator[tuple[str, Any]]:
    field = "id" if isinstance(node, ast.Name) else "attr"
    other = OTHER_NAME.get(getattr(node, field))
    if other is not None and other != "pick_all_unasked" and not isinstance(node.ctx, ast.Store):
        yield f"{getattr(node, field)} -> {other}", lambda n: setattr(n, field, other)


def _blocks(node: ast.AST) -> Iterator[tuple[str, Any]]:
    """Give the changes of statements: left out, always, never, once, early."""
    body = getattr(node, "body", None)
    if isinstance(body, list):
        for place, statement in enumerate(body):
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue
            if isinstance(statement, ast.Expr | ast.Return | ast.Raise | ast.AugAssign | ast.For | ast.While):
                what = f"{statement.lineno} {type(statement).__name__} left out"
                yield what, lambda n, place=place: n.body.__setitem__(place, ast.Pass())
    if isinstance(node, ast.If):
        yield "if always", lambda n: setattr(n, "test", _either(n.test, ast.Or(), value=True))
        yield "if never", lambda n: setattr(n, "test", _either(n.test, ast.And(), value=False))
    if isinstance(node, ast.If) and node.orelse:
        yield "else left out", lambda n: setattr(n, "orelse", [])
    if isinstance(node, ast.comprehension) and node.ifs:
        yield "unfiltered", lambda n: setattr(n, "ifs", [])


def _either(test: ast.expr, sign: ast.boolop, *, value: bool) -> ast.expr:
    """Return the test joined to a constant, so that what it asks is still asked."""
    return ast.BoolOp(op=sign, values=[test, ast.Constant(value)])


def noticed(mutant: Mutant) -> bool:
    """Tell whether a case that has to do with the card fails with the mutant in place."""
    space: dict[str, Any] = {"__name__": mutant.module.__name__, "__file__": mutant.module.__file__}
    exec(compile(mutant.tree, str(mutant.module.__file__), "exec"), space)
    third, second = cards.THIRD_EDITION, cards.SECOND_EDITION
    new = {mutant.card: space["EFFECTS"][mutant.card]}
    try:
        if mutant.module is second_edition:
            effects.SECOND_EDITION = {**second, **new}
        else:
            effects.THIRD_EDITION = {**third, **new}
        effects.book.cache_clear()
        return any(fails(case) for case in cases_of(mutant.card, mutant.module is second_edition))
    finally:
        effects.THIRD_EDITION, effects.SECOND_EDITION = third, second
        effects.book.cache_clear()


def cases_of(card: str, second: bool) -> list[Mapping[str, Any]]:
    """Return the cases in which a card may be executed."""
    quoted = f'"{card}"'
    return [case for text, case in ALL_CASES if quoted in text and (not second or '"second"' in text)]


def fails(case: Mapping[str, Any]) -> bool:
    """Tell whether a case fails, by another result, an error or no end."""

    def stop(*_: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        return bool(failure(case))
    except Exception:
        return True
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def run(only: Sequence[str] = ()) -> tuple[int, list[str]]:
    """Return how many mutants there are and which ones nothing notices."""
    count, lost = 0, []
    for module in (*cards._AGES, second_edition):
        for mutant in mutants(module):
            if only and mutant.card not in only:
                continue
            count += 1
            if not noticed(mutant):
                lost.append(f"{mutant.card}: {mutant.where}")
    return count, lost


if __name__ == "__main__":
    total, unnoticed = run(sys.argv[1:])
    print("\n".join(unnoticed))
    print(f"{total - len(unnoticed)} of {total} noticed ({1 - len(unnoticed) / max(1, total):.1%})")
