"""The public names: documented, frozen, comparable where that means something, and in need of nothing else."""

import ast
import copy
import inspect
import pickle
import sys
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

import rake
from rake import (
    BETTORS,
    BOOK,
    LITERAL,
    Bot,
    Card,
    Chair,
    HandValue,
    HouseRules,
    IllegalPosition,
    InvalidNotation,
    MadeHand,
    Rank,
    Round,
    Showdown,
    Suit,
    Violation,
    evaluate,
    made_hand,
    odds,
    outs,
    parse_action,
    parse_cards,
    parse_rules,
    parse_spot,
    parse_table,
    showdown,
)
from rake.hands import HandRefusal
from tests.bounded import end_of

PACKAGE = Path(rake.__file__).parent
SOURCES = {path.relative_to(PACKAGE).as_posix(): path for path in sorted(PACKAGE.rglob("*.py"))}
LIBRARY = [name for name in SOURCES if name not in ("__main__.py", "cli/commands.py")]
TREES = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in SOURCES.items()}

HAND = parse_cards("AS.AW.AF.9C.2S")
OTHER = parse_cards("DS.DW.DF.DC.2W")


def some_values() -> dict[str, Any]:
    """Return a value of every public dataclass."""
    deck = parse_cards("AS.LW.AW.LC.AF.3C.7S.8S.7C.8C")
    dealt = Round.from_deck(2, 100, 1, BOOK, deck)
    over = end_of(dealt, lambda now: now.options().actions[0])
    return {
        "Action": parse_action("take x3"),
        "Middle": over.middle,
        "Record": over.seen_by(1).record(),
        "Result": over.result,
        "Round": dealt,
        "Bettor": replace(BETTORS["sly"]),
        "Bot": Bot("outs", BETTORS["sly"]),
        "Outs": outs(HAND[:3], OTHER),
        "Chair": Chair(80, away=True),
        "Table": parse_table("rake=1 chairs=100.-.80a ante=2 dealer=3"),
        "Spot": parse_spot("rake=1 players=2 seat=2 pick=1 hand=AS.AW.9F up=DS.2W down=1 took=1-xx"),
        "Odds": odds(parse_spot("rake=1 players=2 seat=1 pick=1 hand=AS.AW.9F up=DS.2W down=2")).advance(),
        "View": over.seen_by(2),
        "Card": Card(Rank.ACE, Suit.SKULLS),
        "HouseRules": parse_rules("literal.min_raise-last"),
        "MadeHand": made_hand(HAND[:4]),
        "HandValue": evaluate(HAND),
        "Showdown": showdown({1: HAND, 2: OTHER}),
        "Violation": Violation(HandRefusal.SIZE, (6, 5, 5)),
    }


VALUES = some_values()
AGAIN = some_values()


# Documented


def public_definitions(tree: ast.Module) -> Iterator[tuple[str, str | None]]:
    """Yield the public functions, classes and methods of a module, each with its docstring.

    A method that overrides another is documented there.
    """
    scopes: list[tuple[str, ast.Module | ast.ClassDef]] = [("", tree)]
    while scopes:
        prefix, scope = scopes.pop()
        for node in scope.body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith(
                "_"
            ):
                if not any(isinstance(mark, ast.Name) and mark.id == "override" for mark in node.decorator_list):
                    yield prefix + node.name, ast.get_docstring(node)
                if isinstance(node, ast.ClassDef):
                    scopes.append((f"{prefix}{node.name}.", node))


def documented_constants(tree: ast.Module) -> set[str]:
    """Return the module's names that are assigned and followed by a docstring."""
    found = set()
    for node, following in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(following, ast.Expr):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if isinstance(following.value, ast.Constant) and isinstance(following.value.value, str):
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


@pytest.mark.parametrize("module", SOURCES)
def test_every_module_and_public_definition_is_documented(module: str) -> None:
    assert ast.get_docstring(TREES[module])
    assert [name for name, text in public_definitions(TREES[module]) if not text] == []


@pytest.mark.parametrize("name", rake.__all__)
def test_every_public_name_is_documented(name: str) -> None:
    value = getattr(rake, name)
    if inspect.isclass(value) or inspect.isfunction(getattr(value, "__wrapped__", value)):
        text = value.__doc__ or ""
        assert text
        # What `dataclass` writes by itself tells nobody anything.
        assert not text.startswith(f"{name}(")
    else:
        assert name in set().union(*map(documented_constants, TREES.values()))


def test_public_names_are_sorted_and_stand_once() -> None:
    names = [name for name in rake.__all__ if not name.isupper()]
    assert names == sorted(names)
    assert len(rake.__all__) == len(set(rake.__all__))
    imported = {
        alias.name for node in TREES["__init__.py"].body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    assert imported == set(rake.__all__)


# Frozen


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
def test_values_cannot_be_changed(value: Any) -> None:
    assert is_dataclass(value)
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, getattr(value, field.name))
        with pytest.raises(FrozenInstanceError):
            delattr(value, field.name)
    assert not hasattr(value, "__dict__")


@pytest.mark.parametrize("name", VALUES)
def test_values_are_hashable_and_equal_to_their_like(name: str) -> None:
    assert VALUES[name] is not AGAIN[name]
    assert VALUES[name] == AGAIN[name]
    assert hash(VALUES[name]) == hash(AGAIN[name])


@pytest.mark.parametrize("name", VALUES)
def test_values_survive_copying_and_pickling(name: str) -> None:
    assert copy.deepcopy(VALUES[name]) == VALUES[name] == pickle.loads(pickle.dumps(VALUES[name]))


def test_text_in_place_of_cards_is_named() -> None:
    text: Any = "AS AW AF 9C 2S"
    with pytest.raises(TypeError, match="expected a Card, found 'A': read text with parse_cards"):
        evaluate(text)


@pytest.mark.parametrize("name", ["values", "drawn"])
def test_the_mappings_of_a_showdown_cannot_be_changed(name: str) -> None:
    result = showdown({1: HAND, 2: OTHER})
    with pytest.raises(TypeError):
        getattr(result, name)[1] = None


def test_every_public_dataclass_is_among_these_values() -> None:
    public = {name for name in rake.__all__ if is_dataclass(getattr(rake, name))}
    assert {name for name in public if inspect.isclass(getattr(rake, name))} == set(VALUES)
    assert all(type(value).__name__ == name for name, value in VALUES.items())


# Comparing


def test_hands_under_one_ranking_compare() -> None:
    aces, dukes = evaluate(HAND), evaluate(OTHER)
    assert dukes < aces
    assert aces > dukes
    assert dukes <= aces != dukes
    # Rules that rank hands alike, whatever else they change.
    assert evaluate(HAND, parse_rules("russian")) == evaluate(HAND, parse_rules("card-room"))


@pytest.mark.parametrize(
    "rules", [LITERAL, parse_rules("book.kickers-one"), parse_rules("book.two_pair_beats_three-on")]
)
def test_hands_under_different_rankings_do_not_compare(rules: HouseRules) -> None:
    ours, theirs = evaluate(HAND, BOOK), evaluate(HAND, rules)
    with pytest.raises(TypeError):
        assert ours == theirs
    with pytest.raises(TypeError):
        assert ours != theirs
    with pytest.raises(TypeError):
        assert ours < theirs
    with pytest.raises(TypeError):
        assert ours >= theirs


def test_hands_compare_with_nothing_else() -> None:
    value: Any = evaluate(HAND)
    assert value != value.strength
    assert value != made_hand(HAND[:4])
    for other in (value.strength, made_hand(HAND[:4]), None):
        with pytest.raises(TypeError):
            assert value < other


def test_cards_do_not_compare() -> None:
    ace: Any = HAND[0]
    with pytest.raises(TypeError):
        assert ace < HAND[1]


def test_kinds_of_value() -> None:
    assert isinstance(evaluate(HAND), HandValue)
    assert isinstance(evaluate(HAND), MadeHand)
    assert not isinstance(made_hand(HAND[:4]), HandValue)
    assert isinstance(showdown({1: HAND, 2: OTHER}), Showdown)
    assert issubclass(InvalidNotation, ValueError)
    assert issubclass(IllegalPosition, ValueError)
    assert not issubclass(InvalidNotation, IllegalPosition)
    assert Card.parse("AS") == HAND[0] is not Card.parse("AS")


# In need of nothing


def imported_modules(tree: ast.Module) -> set[str]:
    """Return the top names of what a module imports from outside its package."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
    return found


@pytest.mark.parametrize("module", SOURCES)
def test_only_the_standard_library_is_imported(module: str) -> None:
    assert imported_modules(TREES[module]) <= set(sys.stdlib_module_names)


# What reaches a file, a clock, the environment or another process.
FILES = {"os", "io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "importlib", "zipfile", "sqlite3"}
CLOCKS = {"time", "datetime", "calendar", "sched"}
SURROUNDINGS = {"platform", "locale", "getpass", "socket", "subprocess", "secrets", "uuid"}


NEEDS = {"shelf/__init__.py": {"importlib"}, "cli/games.py": {"importlib"}, "cli/saying.py": {"pathlib"}}
"""The modules that find games, and the one that reads the terminal's sentences."""


@pytest.mark.parametrize("module", LIBRARY)
def test_no_file_clock_or_environment_is_read(module: str) -> None:
    tree = TREES[module]
    assert imported_modules(tree) & (FILES | CLOCKS | SURROUNDINGS) == NEEDS.get(module, set())
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert names & {"open", "print", "input", "exec", "eval", "__import__"} == set()


@pytest.mark.parametrize("module", LIBRARY)
def test_chance_is_passed_in_or_seeded(module: str) -> None:
    """Of `random`, only its class may be used: the functions share a generator that nobody has seeded."""
    nodes = list(ast.walk(TREES[module]))
    taken = {
        alias.name
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module == "random"
        for alias in node.names
    }
    used = {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
    }
    assert taken | used <= {"Random"}
