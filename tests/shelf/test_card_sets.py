"""What every drill promises that asks which cards of a hand fit, whatever its game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

import pytest

from rake.kit.card_sets import OFFERED, OfCardSets
from rake.kit.drills import LEVELS
from widgets.other_games import words


def drilled() -> Iterator[tuple[str, str]]:
    """Yield each game and kind of such questions."""
    for word in words():
        if find_spec(f"rake.shelf.{word}.questions"):
            kinds = getattr(import_module(f"rake.shelf.{word}.questions"), "DRILLS", ())
            yield from ((word, kind.ask) for kind in kinds if issubclass(kind, OfCardSets))


every_drill = pytest.mark.parametrize(("word", "kind"), [*drilled()])


def asked(word: str, kind: str, level: int, seed: int) -> OfCardSets:
    question = import_module(f"rake.shelf.{word}.questions").drill(kind, level, str(seed))
    assert isinstance(question, OfCardSets)
    return question


@every_drill
@pytest.mark.parametrize("level", LEVELS)
def test_a_drill_offers_one_right_set_and_three_wrong_ones_and_reads_back(word: str, kind: str, level: int) -> None:
    read = import_module(f"rake.shelf.{word}.questions").parse_question
    for seed in range(200):
        question = asked(word, kind, level, seed)
        assert len(question.right) == 1
        assert len({*question.say}) == len(question.say) == OFFERED
        assert read(str(question)) == question


@every_drill
def test_a_drill_has_more_cards_the_harder_it_is(word: str, kind: str) -> None:
    sizes = [max(len(asked(word, kind, level, seed).hand) for seed in range(50)) for level in LEVELS]
    assert sizes[0] < sizes[1] < sizes[2]


def test_games_have_such_drills() -> None:
    assert {word for word, _ in drilled()} >= {"durak", "president"}
