"""The house stays small-pieced: short functions, files that fit into a head."""

import ast
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
SOURCES = [path for folder in ("bot", "games", "render") for path in sorted((ROOT / folder).rglob("*.py"))]
LONGEST_FILE = 500
LONGEST_FUNCTION = 50
MEDIAN_FUNCTION = 9


def functions() -> list[tuple[str, int]]:
    """Return each function of the product with its number of lines."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                found.append((f"{path.relative_to(ROOT)}:{node.lineno} {node.name}", lines))
    return found


def test_no_file_is_longer_than_five_hundred_lines() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in SOURCES}
    assert [path for path, lines in lengths.items() if lines > LONGEST_FILE] == []


def test_no_function_is_longer_than_fifty_lines() -> None:
    """Tables of data inside a function count too: they belong outside."""
    assert [name for name, lines in functions() if lines > LONGEST_FUNCTION] == []


def test_the_usual_function_is_short() -> None:
    assert median(lines for _, lines in functions()) <= MEDIAN_FUNCTION
