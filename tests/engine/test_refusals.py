"""Whatever the rules refuse, the terminal says in a sentence."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import rake
from rake import RULE_OF
from rake.cli.refusals import SENTENCES, refusal
from rake.game import RULES
from rake.kit.errors import Violation

CODES = {(type(code).__name__, code.name): code for code in RULE_OF}
FOLDER = Path(rake.__file__).parent
FILES = [path for path in FOLDER.rglob("*.py") if "shelf" not in path.parts]


def raised(paths: Iterable[Path]) -> Iterator[tuple[tuple[str, str], int]]:
    """Yield every refusal in these files that lists its values one by one: enumeration and name, number of values."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name("Violation"), [ast.Attribute(ast.Name(kind), name)]):
                    values: list[ast.expr] = []
                case ast.Call(ast.Name("Violation"), [ast.Attribute(ast.Name(kind), name), ast.Tuple(values)]):
                    pass
                case _:
                    continue
            if not any(isinstance(value, ast.Starred) for value in values):
                yield (kind, name), len(values)


def wanted(sentence: str) -> int:
    """Return how many values a sentence needs."""
    numbered = [int(number) for number in re.findall(r"{(\d+)}", sentence)]
    return max(numbered) + 1 if numbered else sentence.count("{}")


def test_every_refusal_has_a_sentence() -> None:
    assert set(SENTENCES) == set(RULE_OF)


def test_every_refusal_of_rake_has_a_rule() -> None:
    own = [path for path in FILES if "kit" not in path.relative_to(FOLDER).parts]
    found = [code for code, _ in raised(own)]
    assert len(found) > 40
    assert {*found} <= {*CODES} | {(type(code).__name__, code.name) for code in RULES}
    assert {*RULES.values()} == {*RULE_OF.values()}


def test_every_sentence_gets_the_values_that_it_needs() -> None:
    found = [(CODES[code], values) for code, values in raised(FILES) if code in CODES]
    assert len(found) > 50
    assert [(code, values) for code, values in found if wanted(SENTENCES[code]) > values] == []


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ((6, 1, 5), "a hand has 1 to 5 cards here, not 6 (rule 1.1)"),
        ((4, 5, 5), "a hand has 5 cards here, not 4 (rule 1.1)"),
    ],
)
def test_a_range_of_one_is_said_once(values: tuple[int, ...], said: str) -> None:
    assert refusal(Violation(rake.hands.HandRefusal.SIZE, values)) == said
