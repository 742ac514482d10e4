"""Every testable rule has a test named after it, and no test is named after a rule that is not listed."""

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
NAMED = re.compile(r"test_(\d+)_(\d+)_\w+")


REAL_TABLE = "at a real table: "


def lines() -> list[list[str]]:
    """Return the committed list of testable rules: of each the number and a few words."""
    text = (TESTS / "data" / "rules.txt").read_text(encoding="utf-8")
    return [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]


def listed() -> list[str]:
    """Return the numbers of all rules in the list."""
    return [number for number, _ in lines()]


def played() -> list[str]:
    """Return the numbers of the rules that matter on these pages too, not only at a real table."""
    return [number for number, words in lines() if not words.startswith(REAL_TABLE)]


def collected(tree: ast.Module) -> list[str]:
    """Return the names of the test functions that pytest collects from a file."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name.startswith("Test")]
    scopes: list[list[ast.stmt]] = [tree.body, *(node.body for node in classes)]
    functions = [node for body in scopes for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [node.name for node in functions if node.name.startswith("test_")]


@cache
def proved() -> dict[str, list[str]]:
    """Return the rules that tests are named after, each with those tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for name in collected(ast.parse(path.read_text(encoding="utf-8"))):
            if match := NAMED.fullmatch(name):
                found.setdefault(f"{match[1]}.{match[2]}", []).append(name)
    return found


def test_listed_rules_stand_once_and_in_order() -> None:
    numbers = [tuple(map(int, number.split("."))) for number in listed()]
    assert numbers == sorted(set(numbers))
    assert len(numbers) > 0


def test_every_listed_rule_has_a_test() -> None:
    assert [number for number in listed() if number not in proved()] == []


def test_every_test_proves_a_listed_rule() -> None:
    assert {number: names for number, names in proved().items() if number not in listed()} == {}


def test_a_test_inside_a_function_or_a_helper_class_is_not_collected() -> None:
    source = """
def test_1_1_found(): ...
class TestRules:
    def test_1_2_found(self): ...
class Helper:
    def test_1_3_hidden(self): ...
def build():
    def test_1_4_hidden(): ...
"""
    assert collected(ast.parse(source)) == ["test_1_1_found", "test_1_2_found"]
