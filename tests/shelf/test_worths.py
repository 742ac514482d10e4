"""What a hint says of actions: the best first, and which of them are too close to call."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rake.kit.search import Worth
from widgets.shelf.worths import TooClose, too_close


def searched(*worths: tuple[float, float]) -> Any:
    """Return a search that has come to these averages and errors, of actions a, b and so on."""
    return SimpleNamespace(
        batches=1,
        worths=[Worth(letter, mean, error, 100) for letter, (mean, error) in zip("abcde", worths, strict=False)],
    )


@pytest.mark.parametrize(
    ("worths", "close"),
    [
        ([(1.0, 0.1), (0.5, 0.1)], None),
        ([(0.5, 0.1), (1.0, 0.1), (0.95, 0.1)], TooClose(2, 0)),
        ([(0.95, 0.1), (1.0, 0.1)], TooClose(2, 1)),
        ([(0.95, 0.1), (1.0, 0.1), (0.97, 0.1)], TooClose(3, 1)),
        ([(1.0, 0.0)], None),
    ],
)
def test_a_hint_counts_the_actions_that_it_cannot_tell_from_the_best(
    worths: list[tuple[float, float]], close: TooClose | None
) -> None:
    assert too_close(searched(*worths)) == close


def test_only_actions_that_a_hint_names_are_counted() -> None:
    alike = searched((1.0, 0.1), (0.99, 0.1), (0.98, 0.1), (0.97, 0.1))
    assert too_close(alike, lambda order, action: order < 2 or action == "d") == TooClose(3, 1)


def test_before_the_first_deal_nothing_is_close() -> None:
    assert too_close(None) is None
